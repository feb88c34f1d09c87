import { expect, test } from "vitest";
import { mixed } from "../../../tests/nitro";
import { after, cardOf } from "./picture";

test("a card that is won lies with its owner", () => {
  const view = after(mixed(), { event: "won-card", seat: 1, card: "R6", place: 1 });
  expect(view.formula[1]?.owner).toBe(1);
  expect(view.seats[1]?.score).toBe(15 + 6);
  expect(view.seats[1]?.cards.at(-1)).toEqual(cardOf("R6"));
});

test("who takes a stop card leaves the next lowest one", () => {
  const view = after(mixed(), { event: "took-stop", seat: 0, number: 2, how: "stop", tick: 700 });
  expect(view.flasks[0]?.stop_card).toBe(2);
  expect(view.next_stop).toBe(3);
});

test("a new round empties all flasks and hands the poop on", () => {
  const view = after(mixed(), { event: "round-began", round: 5, poop: "somebody", seat: 3 });
  expect(view.seats.map(({ poop }) => poop)).toEqual([false, false, false, true]);
  expect(view.flasks.every(({ cubes, stop_card }) => cubes.length === 0 && !stop_card)).toBe(true);
  expect(after(view, { event: "laid", place: 0, card: "P10" }).formula).toEqual([
    { colour: "purple", value: 10, owner: null },
  ]);
});

test("what is loaded lies where it was laid", () => {
  const places = [58, 48, 38, 28, 18].map((x) => [x, 6]);
  const view = after(mixed(), { event: "loaded", seat: 0, places, how: "ready" });
  expect(view.flasks[0]?.cubes.map(({ cube, x }) => `${cube} ${x}`).slice(0, 2)).toEqual([
    "green 58",
    "blue 48",
  ]);
});

test("when the sand is through nobody can stop any more", () => {
  const view = after(mixed(), { event: "sand-out" });
  expect(view.flasks.map(({ stopped }) => stopped)).toEqual([1800, 1800, 1800, 480]);
});
