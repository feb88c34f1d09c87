import { beforeEach, describe, expect, test, vi } from "vitest";
import { PUT_BACK } from "../facts.gen";
import { isPush } from "../physics/codec";
import { tiltAt } from "./bowl";
import { TILT, CAP } from "./caps";
import { wayOfArrows, wayOfPad } from "./compass";
import { fingers } from "./fingers";
import { listenHand } from "./keys";
import { joltOf, slantOf, tiltFrom, turned } from "./phone.svelte";

/** So many ticks; the last push, in mm/s². */
function after(ticks: number) {
  let last: readonly number[] = [0, 0];
  for (let tick = 0; tick < ticks; tick += 1) {
    last = fingers.next();
    expect(isPush(last[0] ?? 0, last[1] ?? 0)).toBe(true);
  }
  return last.map((byte) => (byte * CAP) / 127);
}
const strength = (ticks: number) => Math.hypot(...after(ticks));
const level = { x: 0, y: 0 };

beforeEach(() => {
  fingers.rest();
  after(20);
});

describe("a tilt that is held is as strong on every device", () => {
  test("in the bowl, at the rim and beyond it", () => {
    fingers.pad.towards(tiltAt(500, 0, 60));
    expect(strength(60)).toBeCloseTo(TILT, -1);
  });

  test("on the keyboard, straight and across", () => {
    fingers.keys.towards({ x: 1, y: 0 });
    expect(strength(60)).toBeCloseTo(TILT, -1);
    fingers.keys.towards({ x: 1, y: -1 });
    expect(strength(60)).toBeCloseTo(TILT, -1);
  });

  test("with a phone held upside down", () => {
    fingers.phone.towards(tiltFrom(level, slantOf(-80, 0)));
    expect(strength(60)).toBeCloseTo(TILT, -1);
  });

  test("by holding the flask where it was dragged", () => {
    fingers.tray.pull({ x: 0, y: -300 });
    expect(strength(120)).toBeCloseTo(TILT, -1);
    expect(fingers.tilt.y).toBeLessThan(-0.99);
  });

  test("with all of them at once", () => {
    for (const lean of [fingers.pad, fingers.keys, fingers.phone]) lean.towards({ x: 1, y: 0 });
    expect(strength(60)).toBeCloseTo(TILT, -1);
  });
});

describe("a shake stays under the cap", () => {
  test("by dragging the flask", () => {
    fingers.tray.pull({ x: 400, y: 300 });
    expect(strength(1)).toBeGreaterThan(0.9 * CAP);
  });

  test("with a shaken phone", () => {
    fingers.jolt = joltOf({ x: 90, y: 0 });
    const [x] = after(1);
    expect(x).toBeCloseTo(-CAP, -2);
  });
});

test("a flask that is dragged pushes its cubes back, and then on", () => {
  fingers.tray.pull({ x: 2.5, y: 0 });
  expect(after(1)[0]).toBeLessThan(-100);
  const felt = Array.from({ length: 30 }, () => after(1)[0] ?? 0);
  expect(Math.max(...felt)).toBeGreaterThan(20);
  expect(fingers.tray.at.x).toBeCloseTo(1, 0);
  expect(fingers.tilt).toEqual(level);
});

test("let go, everything is level again", () => {
  fingers.pad.towards({ x: 0, y: 1 });
  after(10);
  fingers.pad.towards(level);
  expect(strength(15)).toBe(0);
});

test("the middle of the bowl does nothing", () => {
  expect(tiltAt(2, -2, 60)).toEqual(level);
});

test("a tap is two ticks, the way of the tilt, and then a pause", () => {
  fingers.keys.towards({ x: -1, y: 0 });
  after(30);
  fingers.keys.towards(level);
  after(60);
  fingers.tap();
  expect(after(1)[0]).toBeCloseTo((-100 * CAP) / 127, -1);
  expect(strength(1)).toBeGreaterThan(1000);
  expect(strength(1)).toBe(0);
  fingers.tap();
  expect(strength(1)).toBe(0);
  after(10);
  fingers.tap();
  expect(strength(1)).toBeGreaterThan(1000);
});

test("cubes are put back one a tick", () => {
  fingers.putBack(2);
  fingers.putBack(4);
  fingers.putBack(2);
  expect([fingers.next(), fingers.next(), fingers.next()]).toEqual([
    [PUT_BACK, 2],
    [PUT_BACK, 4],
    [0, 0],
  ]);
});

describe("a phone", () => {
  test("leans the way its lower edge points", () => {
    expect(slantOf(0, 30).x).toBeCloseTo(0.5);
    expect(slantOf(30, 0).y).toBeCloseTo(-0.5);
  });

  test("is level as it was held", () => {
    const rest = slantOf(40, 5);
    expect(tiltFrom(rest, slantOf(40.5, 5))).toEqual(level);
    expect(tiltFrom(rest, slantOf(20, 5)).y).toBeGreaterThan(0.5);
  });

  test("on its side turns the tilt along", () => {
    expect(turned({ x: 1, y: 0 }, 90).y).toBeCloseTo(1);
  });

  test("that trembles shakes nothing", () => {
    expect(joltOf({ x: 1, y: 0.5 })).toEqual(level);
  });
});

describe("the keyboard", () => {
  const acts = { mixes: vi.fn(() => true), stop: vi.fn(), putBack: vi.fn() };
  const press = (key: string, type = "keydown") =>
    window.dispatchEvent(new KeyboardEvent(type, { key, cancelable: true }));

  test("tilts with arrows, stops with Enter, puts back by number", () => {
    const hush = listenHand(acts);
    press("ArrowUp");
    press("ArrowRight");
    const [x, y] = after(60);
    expect([x, y].map((part) => Math.round((part ?? 0) / 20) * 20)).toEqual([420, 420]);
    press("ArrowRight", "keyup");
    expect(after(60)[0]).toBeCloseTo(0);
    press("Enter");
    press("3");
    press("b");
    hush();
    expect(acts.stop).toHaveBeenCalledOnce();
    expect(acts.putBack.mock.calls).toEqual([[2], [null]]);
    expect(strength(60)).toBe(0);
  });

  test("is the table's when nothing is mixed", () => {
    acts.mixes.mockReturnValue(false);
    const hush = listenHand(acts);
    expect(press("Enter")).toBe(true);
    hush();
  });

  test("has eight ways and level for the calm game", () => {
    expect(wayOfArrows({ x: -1, y: 1 })).toBe("nw");
    expect(wayOfArrows({ x: 0, y: -1 })).toBe("s");
    expect(wayOfArrows({ x: 0, y: 0 })).toBeNull();
    expect([wayOfPad("Numpad9"), wayOfPad("Numpad5"), wayOfPad("KeyA")]).toEqual([
      "ne",
      "level",
      null,
    ]);
  });
});
