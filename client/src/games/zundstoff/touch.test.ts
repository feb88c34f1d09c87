import { expect, test } from "vitest";
import type { Offer } from "../face";
import type { Flight } from "./flights";
import { offersAt, plainMove, readMove } from "./touch";
import type { DiscView, ZundstoffView } from "./types";

const offer = (move: string): Offer => ({
  move,
  kind: move.split(":")[0] ?? "",
  facts: {},
  foreseen: [],
});

const disc = (place: number, planet: number | null): DiscView =>
  ({ place, planet, up: planet !== null, rockets: [], pawns: [] }) as unknown as DiscView;

/** Earth, planet 7, two hidden discs and the sun; my pawn on planet 7. */
const discs = [disc(0, 1), disc(1, 7), disc(2, null), disc(3, null), disc(4, 0)];
const view = { discs, sun: 4, seats: [{ place: 1, shown: ["blue3"] }] } as unknown as ZundstoffView;
const flight = {
  colour: "red",
  from: 0,
  steps: [{ from: 0, side: 1, to: 2 }],
} as unknown as Flight;

const movesAt = (place: number, ...moves: string[]) =>
  offersAt(discs[place] as DiscView, view, moves.map(offer), flight).map(({ move }) => move);

test("a disc stands for all quarters it may be turned by", () => {
  expect(movesAt(1, "turn:7+1", "turn:7+3", "turn:1+1")).toEqual(["turn:7+1", "turn:7+3"]);
});

test("planet 1 is not meant by a move with planet 13", () => {
  expect(movesAt(0, "turn:13+1", "fly:13")).toEqual([]);
});

test("of all hidden discs only the one at the path's end can be flown to", () => {
  expect(movesAt(2, "fly:rose")).toEqual(["fly:rose"]);
  expect(movesAt(3, "fly:rose")).toEqual([]);
});

test("the sun is flown to by its name", () => {
  expect(movesAt(4, "fly:sun", "fly:7")).toEqual(["fly:sun"]);
});

test("what is not offered is asked for in the same words", () => {
  const asked = (place: number, move: string) =>
    plainMove(discs[place] as DiscView, view, [offer(move)]);

  expect(asked(1, "turn:1+1")).toBe("turn:7+1");
  expect(asked(0, "fly:7")).toBe("fly:1");
  expect(asked(2, "fly:7")).toBe("fly:rose");
  expect(asked(4, "turn:1+1")).toBeNull();
  expect(asked(1, "card:sun")).toBeNull();
});

test("a picked card shows what it would turn or strengthen", () => {
  const picked = (move: string) => readMove(move, view, 0, flight);

  expect([...picked("card:sun").turns]).toEqual([[4, 1]]);
  expect([...picked("card:planet").turns]).toEqual([[1, 1]]);
  expect(picked("card:red3").colour).toBe("red");
  expect(picked("card:black2").colour).toBe("blue");
});

test("a picked turn and a picked stop are found in the sky", () => {
  expect([...readMove("turn:7+2", view, 0, null).turns]).toEqual([[1, 2]]);
  expect(readMove("fly:rose", view, 0, flight).goal).toBe(2);
  expect(readMove("fly:7", view, 0, flight).goal).toBe(1);
  expect(readMove("fly:sun", view, 0, flight).goal).toBe(4);
});
