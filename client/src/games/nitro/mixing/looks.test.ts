import { expect, test } from "vitest";
import { Clock } from "./clock";
import { Looks, posesOf } from "./looks";

test("a look is read in hundredths and thousandths, and what lies far right lies outside", () => {
  const [green, blue] = posesOf([1234, 5000, 1571, 14200, 1000, 0]);
  expect(green).toMatchObject({ cube: "green", x: 12.34, y: 50, angle: 1.571, out: false });
  expect(blue).toMatchObject({ cube: "blue", out: true });
});

test("another's flask slides from look to look, a tenth of a second behind", () => {
  const looks = new Looks();
  for (let tick = 0; tick <= 60; tick += 3) {
    looks.add(tick, [tick * 100, 0, 0]);
    looks.advance(3);
  }
  const before = looks.poses()[0]?.x ?? 0;
  expect(60 - before).toBeGreaterThan(2);
  expect(60 - before).toBeLessThan(9);
  looks.advance(1);
  const after = looks.poses()[0];
  expect((after?.x ?? 0) - before).toBeCloseTo(1, 0);
  expect(after?.vx).toBeCloseTo(60);
});

test("nothing runs ahead of what was told", () => {
  const looks = new Looks();
  looks.add(3, [300, 0, 0]);
  looks.add(6, [600, 0, 0]);
  looks.advance(20);
  expect(looks.poses()[0]?.x).toBe(6);
});

test("a turn goes the short way round", () => {
  const looks = new Looks();
  looks.add(0, [0, 0, 3100]);
  looks.add(12, [0, 0, -3100]);
  for (let i = 0; i < 12; i += 1) looks.advance(1);
  expect(Math.abs(looks.poses()[0]?.angle ?? 0)).toBeGreaterThan(3);
});

test("the message that took least time to come sets the clock", () => {
  const clock = new Clock();
  expect([clock.runs, clock.at(500)]).toEqual([false, 0]);
  clock.hear(0, 1000);
  clock.hear(60, 2200);
  expect(clock.at(2000)).toBeCloseTo(60);
  clock.hear(120, 2950);
  expect(clock.at(2950)).toBeCloseTo(120);
});
