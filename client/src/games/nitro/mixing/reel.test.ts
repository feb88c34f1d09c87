import { beforeEach, describe, expect, test, vi } from "vitest";
import { pushed, slides } from "../../../../tests/flask";
import { Reel } from "./reel";

let reel: Reel;
const x = (seat: number) => reel.poses(seat)?.[0]?.x;
/** Milliseconds go by, a frame at a time. */
function wait(ms: number) {
  for (let gone = 0; gone < ms; gone += 50) reel.advance(50);
}
async function isDone(promise: Promise<void>) {
  const done = vi.fn();
  void promise.then(done);
  await Promise.resolve();
  await Promise.resolve();
  return done.mock.calls.length > 0;
}

beforeEach(() => {
  reel = new Reel();
  for (const seat of [0, 1]) reel.load(seat, [[0, 0]]);
});

function mixed(seat: number, tick: number, ticks = 60) {
  reel.add(seat, tick, pushed(ticks, 1));
  reel.equip(slides);
}

describe("a round on tape", () => {
  test("shows all flasks at the same tick, however they are told", async () => {
    mixed(0, 0);
    expect(await isDone(reel.flow(1))).toBe(true);
    wait(1000);
    expect([x(0), x(1)]).toEqual([0, 0]);
    mixed(1, 0);
    wait(500);
    expect([x(0), x(1)]).toEqual([30, 30]);
  });

  test("asks for more before all is shown", async () => {
    for (const tick of [0, 60, 120]) for (const seat of [0, 1]) mixed(seat, tick);
    const flow = reel.flow(1);
    expect(await isDone(flow)).toBe(false);
    wait(1500);
    expect(await isDone(flow)).toBe(true);
    wait(1500);
    expect([x(0), reel.runs]).toEqual([180, false]);
  });

  test("stretches the last second before a stop, and waits for it", async () => {
    for (const tick of [0, 60]) for (const seat of [0, 1]) mixed(seat, tick);
    reel.stop(0, 90);
    const reached = reel.reach(90, 1);
    wait(500);
    expect([x(0), reel.slow]).toEqual([30, 0]);
    wait(2000);
    expect(x(0)).toBe(60);
    expect(await isDone(reached)).toBe(false);
    wait(2000);
    expect([await isDone(reached), reel.slow]).toEqual([true, null]);
    wait(500);
    expect([x(0), x(1)]).toEqual([90, 120]);
  });

  test("goes on with the others after somebody has stopped", async () => {
    for (const seat of [0, 1]) mixed(seat, 0);
    reel.stop(0, 60);
    for (const tick of [60, 120, 180]) mixed(1, tick);
    const flow = reel.flow(1);
    wait(4000 + 1500);
    expect(await isDone(flow)).toBe(true);
    wait(2000);
    expect([x(0), x(1)]).toEqual([60, 240]);
  });

  test("runs faster at a faster pace, and is there at once when hurried", async () => {
    for (const seat of [0, 1]) mixed(seat, 0);
    void reel.flow(0.5);
    wait(250);
    expect(x(0)).toBe(30);
    const reached = reel.reach(60, 1);
    reel.hurry();
    expect([x(0), x(1), await isDone(reached)]).toEqual([60, 60, true]);
  });

  test("begins in the middle where it was wound to", () => {
    for (const seat of [0, 1]) reel.add(seat, 0, pushed(60, 1));
    reel.hurry();
    expect(x(0)).toBeUndefined();
    mixed(0, 60);
    mixed(1, 60);
    expect(x(0)).toBe(60);
    wait(500);
    expect(x(0)).toBe(90);
  });
});

test("a gap is not papered over: the picture shows that flask", () => {
  mixed(0, 0);
  expect(reel.add(0, 120, pushed(60, 1))).toBe(false);
  expect(reel.poses(0)).toBeNull();
});

test("in the calm game each flask moves as soon as something is told of it", () => {
  reel.together = false;
  mixed(1, 0, 30);
  wait(250);
  expect([x(0), x(1)]).toEqual([0, 15]);
});
