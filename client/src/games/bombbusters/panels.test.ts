import { afterEach, expect, test } from "vitest";
import { BOMB } from "../../../tests/bomb";
import type { Facts, Offer } from "../face";
import { attemptOf, stateOf, stateOfRole, usableCount, use } from "./equipment";
import { selection } from "./selection.svelte";
import { goesWith, ownerOf, pairOf, panelOf, rests } from "./panels";
import { seatsOf, spotsOf, valuesOf } from "./tools";

const offer = (move: string, facts: Facts = {}): Offer => ({
  move,
  kind: move.split(":")[0] ?? "",
  facts,
  foreseen: [],
});
const drop = (first: number, second: number) => offer(`drop:${first}+${second}`, { first, second });

afterEach(() => selection.clear());

test("every question has its panel", () => {
  const panels = ["cut:1H=8", "snip", "lie:0C=7", "drop:3+9", "oxygen:2+3", "at:1H", "role:radar"];
  expect(panels.map((move) => panelOf([offer(move)], null))).toEqual([
    "cut",
    "call",
    "lie",
    "cards",
    "trade",
    "wires",
    "choices",
  ]);
});

test("a card that was taken up comes first, as long as it can be used", () => {
  const offers = [offer("cut:1H=8"), offer("double:8")];
  expect(panelOf(offers, "double")).toBe("tool");
  expect(panelOf(offers, "radar")).toBe("cut");
});

test("cards alone ask nothing, until one is taken up", () => {
  const offers = [offer("radar:1"), offer("radar:2")];
  expect(rests(offers)).toBe(true);
  selection.take("radar");
  expect(rests(offers)).toBe(false);
  expect(rests([...offers, offer("thumb")])).toBe(false);
});

test("wires of one hand have an owner, those of several have none", () => {
  const [mine, theirs] = [offer("at:0A", { owner: 0 }), offer("at:1A", { owner: 1 })];
  expect(ownerOf([mine])).toBe(0);
  expect(ownerOf([mine, theirs])).toBeNull();
});

test("two Number cards make a pair in any order", () => {
  const offers = [drop(3, 9), drop(3, 10)];
  expect(pairOf(offers, [9, 3])?.move).toBe("drop:3+9");
  expect(pairOf(offers, [3])).toBeUndefined();
});

test("with one card chosen only its partners are left", () => {
  const offers = [drop(3, 9), drop(3, 10), drop(4, 9)];
  expect([...goesWith(offers, [])].sort((a, b) => a - b)).toEqual([3, 4, 9, 10]);
  expect([...goesWith(offers, [10])].sort((a, b) => a - b)).toEqual([3, 10]);
});

test("a card is locked, usable, resting or used", () => {
  const [triple, rewinder, postIt] = BOMB.equipment;
  if (!triple || !rewinder || !postIt) throw new Error("no equipment there");
  const offers = [offer("triple:8")];
  expect(stateOf(triple, offers)).toBe("usable");
  expect(stateOf(rewinder, offers)).toBe("resting");
  expect(stateOf(postIt, offers)).toBe("locked");
  expect(stateOf({ ...triple, used: true }, offers)).toBe("used");
});

test("a character's own radar is not the radar on the table", () => {
  const seats = BOMB.seats.map((seat) => ({ ...seat, role: "radar" as const }));
  const view = { ...BOMB, seats };
  expect(stateOfRole(view, 0, [offer("radar:7")])).toBe("resting");
  expect(stateOfRole(view, 0, [offer("own-radar:7")])).toBe("usable");
});

test("each card counts once, however many moves it has", () => {
  const offers = ["cut:1H=8", "radar:1", "radar:2", "double:8", "skip"].map((move) => offer(move));
  expect(usableCount(offers)).toBe(2);
});

test("a card with nothing to choose is picked at once, another is taken up", () => {
  const picked: string[] = [];
  const offers = [offer("rewinder"), offer("radar:1"), offer("radar:2")];
  use("rewinder", offers, (move) => picked.push(move));
  use("radar", offers, (move) => picked.push(move));
  expect([picked, selection.tool]).toEqual([["rewinder"], "radar"]);
});

test("there is a move for every card to ask why not", () => {
  const kinds = ["post-it", "own-walkie", "x-or-y", "mug", "batteries", "stabilizer", "own-radar"];
  expect(kinds.map((kind) => attemptOf(kind, 1))).toEqual([
    "post-it:1A",
    "own-walkie:1A>0",
    "x-or-y:1+2",
    "mug:0",
    "batteries:1",
    "stabilizer",
    "own-radar:1",
  ]);
});

test("a detector asks for numbers in their order", () => {
  const offers = ["double:10", "double:2", "double:2/2"].map((move) => offer(move));
  expect(valuesOf(offers, [])).toEqual(["2", "10"]);
});

test("after the first of two values only its partners are left", () => {
  const offers = ["x-or-y:4+8", "x-or-y:8+4", "x-or-y:6+yellow"].map((move) => offer(move));
  expect(valuesOf(offers, [])).toEqual(["4", "6", "8", "yellow"]);
  expect(valuesOf(offers, ["4"])).toEqual(["4", "8"]);
});

test("who gets a wire is asked once the wire is chosen", () => {
  const offers = ["walkie:0C>1", "walkie:0C>2", "walkie:0D>3"].map((move) => offer(move));
  expect(spotsOf(offers)).toEqual(["0C", "0D"]);
  expect([seatsOf(offers, null), seatsOf(offers, "0C")]).toEqual([[], [1, 2]]);
});

test("batteries are for these seats", () => {
  expect(
    seatsOf(
      ["batteries:3", "batteries:0+3"].map((move) => offer(move)),
      null,
    ),
  ).toEqual([0, 3]);
});
