import { describe, expect, test } from "vitest";
import type { SeatFace } from "../games/face";
import type { ChairView, Chatted } from "../protocol.gen";
import { Words } from "../words";
import { calledBy, roundOf, saidBy, seatsOf } from "./cast";

const seats = (count: number): SeatFace[] =>
  Array.from({ length: count }, (_, seat) => ({ seat, name: `${seat}`, badge: "A", bot: false }));
const said = (faces: SeatFace[]) => faces.map(({ name }) => name).join("");

describe("round the board", () => {
  test("the next player sits on my left, the last one on my right", () => {
    const { left, top, right } = roundOf(seats(4), 2);
    expect([said(left), said(top), said(right)]).toEqual(["3", "0", "1"]);
  });

  test("one opponent sits across", () => {
    const { left, top, right } = roundOf(seats(2), 0);
    expect([said(left), said(top), said(right)]).toEqual(["", "1", ""]);
  });

  test("at a full table the left side begins next to me, at the bottom", () => {
    const { left, top, right } = roundOf(seats(8), 0);
    expect([said(left), said(top), said(right)]).toEqual(["21", "345", "67"]);
  });

  test.each([2, 3, 4, 5, 6, 7, 8])("nobody of %i is forgotten, for a watcher either", (count) => {
    for (const me of [0, null]) {
      const { left, top, right } = roundOf(seats(count), me);
      expect(left.length + top.length + right.length).toBe(me === null ? count : count - 1);
    }
  });
});

test("seats are sorted by their number in the game, and free chairs have none", () => {
  const chair = (name: string, seat: number | null): ChairView => ({
    badge: "A",
    kind: "person",
    name,
    level: "",
    host: false,
    here: true,
    stand_in: false,
    seat,
    salt: "",
  });
  expect(said(seatsOf([chair("b", 1), chair("-", null), chair("a", 0)]))).toBe("ab");
});

describe("titles", () => {
  test("are what seats are called, for as long as they last", () => {
    const words = new Words([], {}, { 0: "Ada", 1: "Sir Pea of Pod" });
    expect(said(calledBy(words, seats(2)))).toBe("AdaSir Pea of Pod");
  });

  test("stand before what was said, too", () => {
    const line = { number: 0, chair: 3, name: "Ben", badge: "B", text: "hi", phrase: null, at: 0 };
    const chairs = Array.from({ length: 4 }, (_, seat) => ({ seat: seat === 3 ? 1 : null }));
    const [titled] = saidBy([line as Chatted], chairs as ChairView[], { 1: "Sir Pea of Pod" });
    expect(titled?.name).toBe("Sir Pea of Pod");
  });
});
