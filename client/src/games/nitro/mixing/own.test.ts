import { beforeEach, describe, expect, test, vi } from "vitest";
import { pushed, slides } from "../../../../tests/flask";
import { fromText, type Push } from "../physics/codec";
import { Own, type Say } from "./own";
import { Vessel } from "./vessel";

const END = 1800;
const say = { push: vi.fn<Say["push"]>(), stop: vi.fn<Say["stop"]>() };
const right = (): Push => [10, 0];
let own: Own;

function sit(done = new Uint8Array()) {
  own = new Own(new Vessel(slides, [[0, 0]], done), END, say);
}

/** As a screen would draw it. */
function mix(from: number, to: number) {
  for (let due = from; due <= to; due += 1) own.advance(due, right);
}

const batches = () =>
  say.push.mock.calls.map(([tick, pushes]) => [tick, fromText(pushes).length / 2]);

beforeEach(() => {
  say.push.mockReset().mockReturnValue(true);
  say.stop.mockReset().mockReturnValue(true);
  sit();
});

describe("my flask", () => {
  test("tells every tick once, in batches of three", () => {
    mix(0, 10);
    expect(batches()).toEqual([
      [0, 3],
      [3, 3],
      [6, 3],
    ]);
  });

  test("tells how it stands at the end of every second", () => {
    mix(0, 62);
    expect(say.push.mock.calls.at(-1)?.[2]).toEqual({ 60: (600).toString(16).padStart(8, "0") });
  });

  test("catches up after a slow frame, with what the hand does now", () => {
    mix(0, 3);
    own.advance(33.7, right);
    expect(own.vessel.tick).toBe(33);
    expect(own.vessel.poses(1)[0]?.x).toBe(330);
  });

  test("was still while the page slept, but for the last second", () => {
    own.advance(600, right);
    expect(own.vessel.tick).toBe(600);
    expect(own.vessel.poses(1)[0]?.x).toBe(600);
    expect(batches().every(([, ticks]) => (ticks ?? 0) <= 120)).toBe(true);
  });

  test("rests when the sand is through", () => {
    own.advance(END + 5, right);
    expect([own.vessel.tick, own.rests]).toEqual([END, true]);
    expect(say.push.mock.calls.at(-1)?.[0]).toBe(END - 120);
  });
});

describe("without a connection", () => {
  test("what was not heard is told again, from the judge's last act on", () => {
    mix(0, 59);
    say.push.mockReturnValue(false);
    mix(60, 90);
    say.push.mockReset().mockReturnValue(true);
    own.resume(48);
    own.advance(91, right);
    expect(batches()).toEqual([[48, 43]]);
  });

  test("a stop is told when somebody hears it", () => {
    mix(0, 20);
    say.push.mockReturnValue(false);
    own.stop();
    expect(say.stop).not.toHaveBeenCalled();
    say.push.mockReturnValue(true);
    own.resume(12);
    own.advance(40, right);
    own.advance(41, right);
    expect(say.stop.mock.calls).toEqual([[20, (200).toString(16).padStart(8, "0")]]);
    expect(own.vessel.tick).toBe(20);
  });
});

describe("the judge", () => {
  beforeEach(() => mix(0, 100));

  test("says the same: nothing changes", () => {
    expect(own.correct(30, pushed(30, 10))).toBe(false);
    expect(own.vessel.poses(1)[0]?.x).toBe(1000);
  });

  test("says otherwise: his pushes stand, and mine after them", () => {
    expect(own.correct(40, pushed(20, 0))).toBe(true);
    expect(own.vessel.tick).toBe(100);
    expect(own.vessel.poses(1)[0]?.x).toBe(800);
  });

  test("sets right what is near: the flask begins again from what he has written down", () => {
    own.settle(0, pushed(60, 10));
    own.advance(101, right);
    const made = vi.spyOn(slides, "flask");
    expect(own.correct(70, pushed(20, 0))).toBe(true);
    expect(made).not.toHaveBeenCalled();
    expect([own.vessel.tick, own.vessel.poses(1)[0]?.x]).toEqual([101, 810]);
    made.mockRestore();
  });

  test("has a flask that stands otherwise: mine is built anew", () => {
    expect(own.correct(0, pushed(100, 10), true)).toBe(true);
    expect(own.vessel.poses(1)[0]?.x).toBe(1000);
  });

  test("filled in more than I did: that comes, too, and then my hand", () => {
    own.correct(100, pushed(30, -10));
    own.resume(130);
    own.advance(140, right);
    expect(own.vessel.tick).toBe(140);
    expect(own.vessel.poses(1)[0]?.x).toBe(1000 - 300 + 100);
  });

  test("wakes me late: the hand was still until now", () => {
    own.correct(100, pushed(0, 0));
    own.wake(100, 150);
    own.advance(150, right);
    expect(own.vessel.poses(1)[0]?.x).toBe(1000);
  });

  test("whose clock is behind mine hears nothing that lies ahead of it", () => {
    own.resume(50);
    say.push.mockClear();
    own.advance(60, right);
    expect(batches()).toEqual([[50, 10]]);
    expect(own.vessel.tick).toBe(100);
  });
});

describe("a stop", () => {
  test("is told after all that came before it, and is final", () => {
    mix(0, 10);
    own.stop();
    own.advance(30, right);
    expect(batches().at(-1)).toEqual([9, 1]);
    expect(say.stop.mock.calls).toEqual([[10, (100).toString(16).padStart(8, "0")]]);
    expect([own.stopped, own.vessel.tick]).toEqual([10, 10]);
  });
});

test("after a reload my flask stands where its acts left it", () => {
  sit(pushed(60, 10));
  own.correct(60, pushed(12, 5));
  own.resume(72);
  own.wake(72, 90);
  own.advance(93, right);
  expect(own.vessel.poses(1)[0]?.x).toBe(600 + 60 + 30);
  expect(batches()[0]?.[0]).toBe(72);
});
