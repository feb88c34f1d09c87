import { expect, test } from "vitest";
import { slotsOf } from "./slots";
import { grownBy, inHand, sumsOf } from "./sums";
import type { CardName, SeatView, ZundstoffView } from "./types";

const SEAT: SeatView = {
  place: 0,
  planet: 1,
  chips: [],
  cards: 10,
  aside: 0,
  hand: null,
  shown: [],
  ready: false,
  matches: {},
  won: [],
  flight: null,
  turns: 0,
};

function view(
  phase: ZundstoffView["phase"],
  seat: Partial<SeatView>,
  chosen: string | null = null,
) {
  return { phase, chosen, seats: [{ ...SEAT, ...seat }] } as ZundstoffView;
}

test("black matches strengthen the colour beside them", () => {
  expect(sumsOf(["yellow3", "black2"])).toEqual([{ colour: "yellow", matches: 5 }]);
});

test("two colours count each for itself", () => {
  expect(sumsOf(["yellow3", "red2"])).toEqual([
    { colour: "red", matches: 2 },
    { colour: "yellow", matches: 3 },
  ]);
});

test("black alone is no colour", () => {
  expect(sumsOf(["black1", "sun"])).toEqual([]);
});

test("a card shows what it adds to, once the first one lies open", () => {
  const second = view("second", { shown: ["yellow3"] });
  expect(grownBy("yellow2", second, 0)).toEqual([{ colour: "yellow", matches: 5 }]);
  expect(grownBy("red2", second, 0)).toEqual([{ colour: "red", matches: 2 }]);
  expect(grownBy("sun", second, 0)).toEqual([]);
  expect(grownBy("red2", view("first", {}), 0)).toEqual([]);
});

test("a hand is sorted by colour, the turn cards last", () => {
  const hand: CardName[] = ["planet", "yellow2", "black1", "red3", "sun", "red2"];
  expect(hand.sort(inHand)).toEqual(["red2", "red3", "yellow2", "black1", "sun", "planet"]);
});

test("who thinks about the second card shows the first, and dots", () => {
  expect(slotsOf(view("second", { shown: ["red2"] }), 0, false)).toEqual([
    { card: "red2", state: "" },
    { card: null, state: "choosing" },
  ]);
});

test("a card face down has its back up for others, and its face for its owner", () => {
  const laid = view("first", { ready: true }, "black2");
  expect(slotsOf(laid, 0, false)[0]).toEqual({ card: "back", state: "ready" });
  expect(slotsOf(laid, 0, true)[0]).toEqual({ card: "black2", state: "ready" });
});

test("between the rounds nothing is awaited", () => {
  expect(slotsOf(view("turn", { shown: ["sun", "red2"] }), 0, false)[1].state).toBe("");
  expect(slotsOf(view("over", {}), 0, false)[0]).toEqual({ card: null, state: "" });
});
