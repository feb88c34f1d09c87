import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pushed, slides } from "../../../../tests/flask";
import { flask, mixed } from "../../../../tests/nitro";
import type { Stream } from "../../face";
import { fingers } from "../hand/fingers";
import { toText } from "../physics/codec";
import type { Happening, NitroView } from "../types";
import { mixing } from "./mixing.svelte";

vi.mock("../physics/laboratory", () => ({ openLaboratory: () => Promise.resolve(slides) }));

const began: Happening = { event: "round-began", round: 4, poop: "nobody", seat: -1 };
const loaded = (seat: number): Happening => ({
  event: "loaded",
  seat,
  places: [[0, 0]],
  how: "ready",
});
const moved = (seat: number, tick: number, ticks: number): Happening => ({
  event: "mixed",
  seat,
  tick,
  pushes: toText(pushed(ticks, 1)),
  hash: "",
});
const round = [began, loaded(0), loaded(1)];
const onpick = vi.fn();

function view(tick: number, change: Partial<NitroView> = {}): NitroView {
  const each = flask([], { tick, places: [[0, 0]] });
  return mixed({ flasks: [each, each], ...change });
}

function sit(seen: NitroView, stream?: Stream<NitroView, Happening>, move = "stop") {
  const offers = [{ move, kind: "any", facts: {}, foreseen: [] }];
  const at = { view: seen, me: 0, offers, due: null, onpick, onwhy: () => undefined };
  mixing.sit(stream ? { ...at, stream } : at);
}

/** Where the only cube of a flask without physics has come to. */
async function shows(seat: number, x: number) {
  await vi.waitFor(() => {
    let seen = NaN;
    mixing.flask(seat).watch(({ poses }) => (seen = poses[0]?.x ?? NaN))();
    expect(seen).toBe(x);
  });
}

beforeEach(() => sit(view(0)));
afterEach(() => {
  mixing.leave();
  vi.restoreAllMocks();
});

test("on tape, what hands did since they loaded is gathered and played", async () => {
  for (const event of round) await mixing.play(event, 1);
  await mixing.play(moved(0, 0, 60), 1);
  await mixing.play(moved(1, 0, 60), 1);
  expect(mixing.left).toBe(30);
  mixing.hurry();
  await shows(0, 60);
  await shows(1, 60);
});

test("a tape that was wound into the middle goes on from there, with this round's hands only", async () => {
  const before = [...round, moved(0, 0, 600), moved(1, 0, 600)];
  mixing.recall([...before, ...round, moved(0, 0, 120), moved(1, 0, 120)]);
  sit(view(120));
  await mixing.play(moved(0, 120, 60), 0);
  await mixing.play(moved(1, 120, 60), 0);
  await shows(0, 180);
});

test("where nothing is known of a hand, the picture shows the flask", async () => {
  await mixing.play(moved(0, 300, 60), 1);
  sit(view(360));
  await shows(0, 58);
});

test("in the calm game a stop is a move like any other", () => {
  sit(view(0, { calm: true }));
  mixing.stop();
  expect(onpick).toHaveBeenCalledWith("stop");
});

test("in the lesson no sand runs: a cube is put back by a move", () => {
  sit(view(0), undefined, "back:R");
  mixing.putBack("blue");
  expect(onpick).not.toHaveBeenCalledWith("back:B");
  mixing.putBack("red");
  expect(onpick).toHaveBeenCalledWith("back:R");
});

test("at the table nothing waits for a hand that was told", async () => {
  const ears: unknown[] = [];
  const stream: Stream<NitroView, Happening> = {
    listen: (ear) => () => ears.push(ear),
    send: () => true,
    play: vi.fn(),
  };
  sit(view(0), stream);
  await mixing.play(moved(1, 0, 600), 1);
  expect(mixing.waiting).toBe(false);
});

test("a dry run shakes my flask, tells nobody, and ends when the sand is turned", async () => {
  const stream: Stream<NitroView, Happening> = {
    listen: () => vi.fn(),
    send: vi.fn(() => true),
    play: vi.fn(),
  };
  const empty = flask([], { loaded: false, cubes: [], places: [] });
  const loads = view(0, { phase: "load", flasks: [empty, empty] });
  vi.spyOn(fingers, "next").mockReturnValue([1, 0]);
  sit(loads, stream);
  mixing.try();
  await vi.waitFor(() => {
    let seen = 0;
    mixing.flask(0).watch(({ poses }) => (seen = poses[0]?.x ?? 0))();
    expect(seen).toBeGreaterThan(3);
  });
  mixing.stop();
  expect(mixing.trying).toBe(false);
  mixing.try();
  expect(mixing.trying).toBe(true);
  sit(view(0, { phase: "countdown" }), stream);
  expect(mixing.trying).toBe(false);
  expect(stream.send).not.toHaveBeenCalled();
  expect(stream.play).not.toHaveBeenCalled();
});

test("there is no dry run on tape, nor once the flask is loaded", () => {
  sit(view(0, { phase: "load" }));
  mixing.try();
  expect(mixing.trying).toBe(false);
});
