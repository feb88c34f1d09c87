import { expect, test } from "vitest";
import type { AnyFace } from "../games/face";
import { turnsOf } from "./turns";
import type { Frame } from "./unfold";

const NATURE = -1;
const frame = (actor: number, awaited: number[], round = 0) =>
  ({ actor, awaited, view: { round } }) as unknown as Frame;

test("what is laid out before anybody may act is jumped over", () => {
  const frames = [
    frame(-4, []),
    frame(NATURE, []),
    frame(NATURE, [0]),
    frame(0, [1]),
    frame(1, [0]),
  ];
  expect(turnsOf(frames, null)).toEqual([2, 3, 4]);
});

test("dice and second choices belong to the turn of who is awaited", () => {
  const frames = [frame(-4, [0]), frame(0, []), frame(NATURE, [0]), frame(0, [1])];
  expect(turnsOf(frames, null)).toEqual([0, 3]);
});

test("where all choose at once, a turn begins when all are awaited again", () => {
  const frames = [frame(-4, [0, 1]), frame(0, [1]), frame(1, []), frame(NATURE, [0, 1])];
  expect(turnsOf(frames, null)).toEqual([0, 3]);
});

test("a game that counts its rounds says itself where they begin", () => {
  const frames = [frame(-4, [0]), frame(0, [1], 1), frame(1, [0], 1), frame(0, [1], 2)];
  const face = { turn: (view: { round: number }) => view.round } as unknown as AnyFace;
  expect(turnsOf(frames, face)).toEqual([0, 1, 3]);
});

test("a tape without a single move begins at its beginning", () => {
  expect(turnsOf([frame(-4, [0])], null)).toEqual([0]);
});
