import { expect, test } from "vitest";
import type { ReplayView } from "../protocol.gen";
import { changed, unfold } from "./unfold";

test("what has not changed is the very same", () => {
  const before = { flasks: [{ tick: 0 }, { tick: 5, hand: "ab" }], round: 1 };
  const after = changed(before, { flasks: { "1": { tick: [6], hand: "cd" } } });
  expect(after).toEqual({ flasks: [{ tick: 0 }, { tick: 6, hand: "abcd" }], round: 1 });
  expect((after as typeof before).flasks[0]).toBe(before.flasks[0]);
  expect(before.flasks[1]).toEqual({ tick: 5, hand: "ab" });
});

test("something may become nothing, and a list another list", () => {
  expect(changed({ a: 1, b: [1, 2] }, { a: [null], b: [[3]] })).toEqual({ a: null, b: [3] });
});

test("every frame of a replay shows all there is to see", () => {
  const told = { actor: 0, move: "", events: [], awaited: [], prompt: { key: "prompt-over" } };
  const frames = [
    { ...told, view: [{ round: 1 }], twin: [[{ key: "twin-round" }]] },
    { ...told, view: { round: [2] }, twin: null },
  ];
  const replay = unfold({ frames } as unknown as ReplayView);
  expect(replay.frames.map(({ view }) => view)).toEqual([{ round: 1 }, { round: 2 }]);
  expect(replay.frames[1]?.twin).toEqual([{ key: "twin-round" }]);
});
