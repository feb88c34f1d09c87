import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Pose } from "../live";
import type { CubeName } from "../types";
import { Painter } from "./painter";
import type { StampName } from "./stamps";

const stamped: StampName[] = [];
const put = (_: unknown, name: StampName) => void stamped.push(name);
vi.mock("./stamps", () => ({ stampsOf: () => Promise.resolve(put) }));

const BOX = { x: 0, y: 0, w: 120, h: 120 };
const wiped: number[][] = [];
const context = new Proxy(
  { clearRect: (...box: number[]) => void wiped.push(box) },
  { get: (own, name) => Reflect.get(own, name) ?? (() => undefined), set: () => true },
);
const canvas = { width: 0, height: 0, getContext: () => context } as unknown as HTMLCanvasElement;

function pose(cube: CubeName, x: number, change: Partial<Pose> = {}): Pose {
  return { cube, x, y: 50, angle: 0, vx: 0, vy: 0, out: false, ...change };
}
const frame = (...poses: Pose[]) => ({ poses, shift: { x: 0, y: 0 }, push: 0 });
const tops = () => stamped.filter((name) => name.startsWith("top-")).map((name) => name.slice(4));

let painter: Painter;
let frames: FrameRequestCallback[];
let now = 0;

async function begin(pause = 0): Promise<void> {
  painter = new Painter(canvas, { box: BOX, pause, ink: "ink" });
  painter.fit(2);
  await Promise.resolve();
  painter.show({ cubes: ["green", "blue", "red"], pace: 1 });
  painter.draw(frame(pose("green", 10), pose("blue", 60), pose("red", 110, { out: true })));
  now += 1000;
  stamped.length = wiped.length = 0;
}

function nextFrame(ms: number): void {
  now += ms;
  for (const each of frames.splice(0)) each(now);
}

beforeEach(() => {
  frames = [];
  vi.spyOn(performance, "now").mockImplementation(() => now);
  vi.stubGlobal("requestAnimationFrame", (draw: FrameRequestCallback) => frames.push(draw));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("what moves in a flask", () => {
  beforeEach(() => begin());

  test("is not painted where nothing has moved", () => {
    painter.draw(frame(pose("green", 10), pose("blue", 60.001)));
    expect([stamped, wiped, frames]).toEqual([[], [], []]);
  });

  test("is painted where it was and where it is, and nowhere else", () => {
    painter.draw(frame(pose("green", 12), pose("blue", 60)));
    expect(tops()).toEqual(["green"]);
    expect(wiped).toHaveLength(1);
    const [left = 0, , wide = 0] = wiped[0] ?? [];
    expect(left).toBeLessThan(2 * 10 - 8);
    expect(left + wide).toBeGreaterThan(2 * 12 + 8);
    expect(left + wide).toBeLessThan(2 * 60 - 8);
  });

  test("takes along whatever it touches", () => {
    painter.draw(frame(pose("green", 50), pose("blue", 60)));
    expect(tops()).toEqual(["green", "blue"]);
  });

  test("is wiped away when it jumps out", () => {
    painter.draw(frame(pose("green", 10, { out: true }), pose("blue", 60)));
    expect([tops(), wiped.length]).toEqual([[], 1]);
  });

  test("leaves a trail where it is quick, unless nothing shall be seen to move", () => {
    const quick = frame(pose("green", 14, { vx: 200 }), pose("blue", 60));
    painter.draw(quick);
    expect(stamped.filter((name) => name === "side-green")).toHaveLength(4);
    stamped.length = 0;
    painter.show({ cubes: ["green", "blue"], pace: 0 });
    expect(stamped.filter((name) => name === "side-green")).toHaveLength(1);
  });

  test("is what lies in it: nothing of the last round", () => {
    painter.show({ cubes: ["blue"], pace: 1 });
    expect([tops(), wiped.length]).toEqual([[], 1]);
  });
});

test("a tick above a cube comes by itself, and then rests", async () => {
  await begin();
  painter.show({ cubes: ["green", "blue"], marks: [{ cube: "green", right: true }], pace: 1 });
  expect(stamped).toEqual(expect.arrayContaining(["right"]));
  for (const ms of [100, 100, 100]) nextFrame(ms);
  expect(frames).toEqual([]);
  stamped.length = 0;
  painter.draw(frame(pose("green", 10), pose("blue", 60)));
  expect(stamped).toEqual([]);
});

test("another's flask is painted less often, and in the end as it lies", async () => {
  await begin(30);
  painter.draw(frame(pose("green", 11), pose("blue", 60)));
  for (const x of [12, 13]) {
    now += 8;
    painter.draw(frame(pose("green", x), pose("blue", 60)));
  }
  expect(tops()).toEqual(["green"]);
  nextFrame(8);
  expect(tops()).toEqual(["green"]);
  nextFrame(8);
  expect(tops()).toEqual(["green", "green"]);
  expect(frames).toEqual([]);
});
