import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Settings } from "../settings.svelte";
import { Tape } from "./tape.svelte";
import type { Frame, Replay } from "./unfold";

const frame = (...events: string[]): Frame => ({
  actor: 0,
  move: "",
  events: events.map((event) => ({ event, seat: 0 })),
  view: {},
  awaited: [],
  prompt: { key: "prompt-over" },
  twin: [],
});

const replay = (...frames: Frame[]) => ({ frames }) as Replay;

let tape: Tape;
const settled = () => vi.waitFor(() => expect(tape.busy).toBe(false));

beforeEach(async () => {
  tape = new Tape(new Settings());
  tape.load(replay(frame(), frame("rolled"), frame("walked", "took"), frame("game-over")), 0);
  await settled();
});
afterEach(() => tape.stop());

describe("a tape", () => {
  test("goes forward line by line and stops at the end", async () => {
    for (const at of [1, 2, 3, 3]) {
      tape.forward();
      await settled();
      expect(tape.at).toBe(at);
    }
  });

  test("goes back and jumps, never off the tape", async () => {
    tape.jump(99);
    await settled();
    expect(tape.at).toBe(3);
    tape.back();
    await settled();
    expect(tape.at).toBe(2);
    tape.jump(-5);
    await settled();
    expect(tape.at).toBe(0);
  });

  test("winds turn by turn, to the very ends", async () => {
    const laid = { ...frame("laid"), actor: -1 };
    const of = (seat: number) => ({ ...frame("moved"), actor: seat, awaited: [1 - seat] });
    const begun = { ...laid, awaited: [0] };
    tape.load(replay(laid, laid, begun, of(0), { ...of(1), awaited: [1] }, of(1), of(0)), null);
    await settled();
    expect([tape.at, tape.turns]).toEqual([2, [2, 3, 5, 6]]);
    for (const [wind, at] of [
      [tape.nextTurn, 3],
      [tape.nextTurn, 5],
      [tape.lastTurn, 3],
      [tape.lastTurn, 2],
      [tape.lastTurn, 0],
    ] as const) {
      wind();
      await settled();
      expect(tape.at).toBe(at);
    }
  });

  test("tells what happened up to here", async () => {
    tape.jump(2);
    await settled();
    const told = tape.entries.map((entry) => (entry.kind === "event" ? entry.event.event : ""));
    expect(told).toEqual(["rolled", "walked", "took"]);
  });

  test("reminds a board of all that happened before, when it comes and at every jump", async () => {
    const recall = vi.fn();
    tape.jump(1);
    tape.board = { play: async () => undefined, hurry: () => undefined, recall };
    tape.jump(2);
    await settled();
    const told = recall.mock.calls.map(([events]) => (events as { event: string }[]).length);
    expect(told).toEqual([1, 3]);
  });

  test("plays by itself to the end, and from the end again from the beginning", async () => {
    tape.tempo = 4;
    tape.toggle();
    await vi.waitFor(() => expect([tape.at, tape.playing]).toEqual([3, false]), 3000);
    tape.toggle();
    expect(tape.playing).toBe(true);
    await vi.waitFor(() => expect(tape.at).toBe(1), 3000);
  });
});
