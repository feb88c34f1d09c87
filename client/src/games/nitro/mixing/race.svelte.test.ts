import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pushed, slides } from "../../../../tests/flask";
import { flask, mixed } from "../../../../tests/nitro";
import type { Corrected, Happened, News, Push, Stop, Welcome } from "../../../protocol.gen";
import type { Stream, Told } from "../../face";
import { fingers } from "../hand/fingers";
import { toText } from "../physics/codec";
import type { Happening, NitroView } from "../types";
import { Race } from "./race.svelte";

vi.mock("../physics/laboratory", () => ({ openLaboratory: () => Promise.resolve(slides) }));

const TICK = 1000 / 60;
let now: number;
let race: Race;
let tell: (news: Told<News, NitroView, Happening>) => void;
const sent: (Push | Stop)[] = [];
const stream: Stream<NitroView, Happening> = {
  listen: (ear) => {
    tell = ear;
    return () => undefined;
  },
  send: (request) => sent.push(request) > 0,
  play: vi.fn(),
};

/** Loaded, nothing done; the sand is about to be turned. */
function view(change: Partial<NitroView> = {}, done = 0): NitroView {
  const pushes = toText(pushed(done, 10));
  const mine = flask([], { tick: done, pushes, places: [[0, 0]] });
  return mixed({ phase: "countdown", flasks: [mine, flask([])], ...change });
}

function happened(view: NitroView, ...events: Happening[]): Told<Happened, NitroView, Happening> {
  const bare = {
    undo: "",
    signals: null,
    features: null,
    due: null,
    time: null,
    outcome: null,
  } as const;
  const told = { at: 0, view, events, awaited: [], prompt: { key: "" }, twin: [], offers: [] };
  return { tell: "happened", ...told, ...bare };
}

function corrected(why: Corrected["why"], tick: number, pushes: Uint8Array, at: number): Corrected {
  return { tell: "corrected", why, tick, pushes: toText(pushes), now: at };
}

/** The sand runs up to this tick. */
function run(tick: number, from = 1000) {
  now = from + (tick + 0.01) * TICK;
  race.advance(now, TICK);
}
const x = () => race.poses(0, now)?.[0]?.x;
const pushes = () => sent.filter((request) => request.do === "push");

beforeEach(async () => {
  sent.length = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  vi.spyOn(fingers, "next").mockReturnValue([10, 0]);
  now = 1000;
  race = new Race(() => undefined);
  race.join(stream, 0, view());
  race.show(view());
  await vi.waitFor(() => expect(race.own).not.toBeNull());
});
afterEach(() => {
  race.leave();
  vi.restoreAllMocks();
});

function turnSand() {
  tell(happened(view({ phase: "mix" }), { event: "sand-turned", seat: 0 }));
}

test("nothing moves before the sand is turned; then it does, whatever is still shown", () => {
  race.advance(now + 500, 500);
  expect([race.runs, sent]).toEqual([false, []]);
  turnSand();
  run(6);
  expect(race.own?.vessel.tick).toBe(6);
  expect(pushes()).toMatchObject([{ tick: 0 }]);
});

test("the others' flasks come with the stream, and set the clock of who only watches", () => {
  tell({ tell: "streams", tick: 30, streams: [{ seat: 1, tick: 30, look: [1234, 500, 0] }] });
  run(30);
  expect(race.poses(1, now)?.[0]).toMatchObject({ cube: "green", x: 12.34, y: 5 });
  expect(race.at(now)).toBeCloseTo(60, 0);
});

test("a stop freezes my flask at once, and waits for the judge", () => {
  turnSand();
  run(10);
  race.stop();
  expect([race.waiting, race.mixes]).toEqual([true, false]);
  expect(sent.at(-1)).toMatchObject({ do: "stop", tick: 10 });
  run(40);
  expect([race.own?.vessel.tick, x()]).toEqual([10, 100]);
  tell(happened(view({ phase: "mix" }), { event: "stopped", seat: 0, tick: 10 }));
  expect(race.waiting).toBe(false);
});

test("the judge sets my flask right, and it is said", () => {
  turnSand();
  run(60);
  tell(corrected("late", 20, pushed(10, 0), 54));
  expect([x(), race.note]).toEqual([500, "ng-hand-late"]);
  run(63);
  expect(pushes().at(-1)).toMatchObject({ tick: 30 });
});

test("after a break all that the judge had not written down is told again", () => {
  turnSand();
  run(60);
  run(90);
  sent.length = 0;
  const game = happened(view({ phase: "mix" }, 60));
  tell({ tell: "welcome", game } as Told<Welcome, NitroView, Happening>);
  tell(corrected("back", 60, pushed(12, 10), 90));
  run(96);
  expect(pushes()[0]).toMatchObject({ tick: 72 });
  expect([race.own?.vessel.poses(1)[0]?.x, race.note]).toEqual([960, null]);
});

test("the connection is slow when my hand comes late again and again, not when it is shown late", () => {
  turnSand();
  run(60);
  const behind = [{ seat: 0, tick: 36, look: [] }];
  for (let i = 0; i < 30; i += 1) tell({ tell: "streams", tick: 60, streams: behind });
  expect(race.note).toBeNull();
  const notes = [20, 30, 40].map((tick) => {
    now += 501;
    for (const at of [tick, tick + 5]) tell(corrected("late", at, pushed(5, 0), 60));
    return race.note;
  });
  expect(notes).toEqual(["ng-hand-late", "ng-hand-late", "ng-hand-far"]);
});

test("hands off: nothing more is noted", () => {
  turnSand();
  run(60);
  tell(corrected("late", 20, pushed(10, 0), 54));
  race.stop();
  expect(race.note).toBeNull();
  tell(corrected("late", 40, pushed(10, 0), 60));
  expect(race.note).toBeNull();
});

test("a grab counts from when the sand ran out here", () => {
  turnSand();
  now = 5000;
  tell(happened(view({ phase: "grab" }), { event: "sand-out" }));
  race.grab(5250, 0);
  race.grab(5300, 0);
  expect(sent).toEqual([{ do: "stop", tick: 15 }]);
});

test("the next round begins with a fresh flask", async () => {
  turnSand();
  run(30);
  const next = view({ round: 5, phase: "load", flasks: [flask([], { loaded: false })] });
  tell(happened(next));
  race.show(next);
  expect([race.own, race.runs]).toEqual([null, false]);
  tell(happened(view({ round: 5 })));
  await vi.waitFor(() => expect(race.own?.vessel.tick).toBe(0));
});
