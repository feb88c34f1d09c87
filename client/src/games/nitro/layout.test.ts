import { describe, expect, test } from "vitest";
import { FRAME, flip, hallOf, OUTLINE, othersOf, planOf } from "./layout";

test("the glass is drawn from the flask's own numbers, with the neck up", () => {
  expect(OUTLINE).toMatch(/^M6 104L110 104L72 26L72 0L0 0/);
  expect(flip(99)).toBe(5);
});

describe.each([
  ["a phone", 348, 470],
  ["a small phone", 348, 370],
  ["a phone on its side", 388, 300],
  ["a tablet", 808, 900],
  ["a low screen", 1038, 355],
  ["a desk", 1112, 600],
])("on %s", (_, width, height) => {
  test.each([0, 1, 3])("the flask has its place beside %i others", (others) => {
    const plan = planOf(width, height, others);
    const column = plan.beside && others > 0 ? plan.rivals : 0;
    expect(plan.unit * FRAME.w).toBeLessThanOrEqual(width - column);
    expect(plan.unit * FRAME.h).toBeLessThanOrEqual(height);
    expect(plan.formula / 5).toBeGreaterThanOrEqual(44);
    expect(plan.sand).toBeGreaterThan(30);
  });

  test.each([2, 3, 4])("a watcher sees %i flasks, equally large and apart", (count) => {
    const { columns, unit } = hallOf(width, height, count);
    const rows = Math.ceil(count / columns);
    expect(columns * unit * FRAME.w).toBeLessThan(width);
    expect(rows * unit * FRAME.h).toBeLessThan(height);
  });
});

test("on a phone the cubes are large enough to be told apart", () => {
  expect(8 * planOf(348, 470, 3).unit).toBeGreaterThan(19);
});

test("the others sit as they do at the table, from my left", () => {
  expect(othersOf(4, 1)).toEqual([2, 3, 0]);
  expect(othersOf(2, null)).toEqual([0, 1]);
});
