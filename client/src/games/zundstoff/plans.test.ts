import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LAYOUTS } from "./facts.gen";
import { countOf, edgesOf, gridOf, lay, linesOf, piecesOf, stepsOf, textOf } from "./plans";

const SQUARE = gridOf(LAYOUTS.square);

test("the six plans are those of the rules", () => {
  const rules = "../../../../src/powderkeg/rules/zundstoff/layouts.py";
  const python = readFileSync(join(import.meta.dirname, rules), "utf8");
  const theirs = [...python.matchAll(/"([a-z]+)": "([oES/-]+)"/g)].map(([, name, plan]) => [
    name,
    plan,
  ]);
  expect(Object.fromEntries(theirs)).toEqual(LAYOUTS);
});

test.each(Object.entries(LAYOUTS))("%s comes back from the grid as it was", (_, plan) => {
  expect(textOf(gridOf(plan))).toBe(plan);
});

test.each(Object.entries(LAYOUTS))("%s has sixteen discs and a long way to the sun", (_, plan) => {
  expect(countOf(gridOf(plan))).toBe(16);
  expect(stepsOf(gridOf(plan))).toBeGreaterThanOrEqual(4);
});

test("a loop makes the way short", () => {
  expect(stepsOf(gridOf("Eooo/oooo/oooo/oooS"))).toBe(2);
});

test("without the sun there is no way", () => {
  expect(stepsOf(gridOf("Eoo"))).toBeNull();
});

test("Earth moves, and a disc stays behind", () => {
  const moved = lay(gridOf("Eo"), 3, 4, "E");
  expect(textOf(moved)).toBe("oE");
});

test("a line of two is a loop, a disc alone is none", () => {
  const { rows, columns } = linesOf(gridOf("oo"));
  expect(rows.filter((discs) => discs > 1)).toHaveLength(1);
  expect(columns.filter((discs) => discs > 1)).toHaveLength(0);
});

test("what is no piece is drawn as a hole, and short rows are filled up", () => {
  expect(piecesOf("oX/o")).toEqual([
    ["o", "-"],
    ["o", "-"],
  ]);
});

test("a plan larger than the usual sky gets a larger one", () => {
  expect(gridOf("o".repeat(12))).toHaveLength(12);
  expect(SQUARE).toHaveLength(8);
});

test("the lines of a plan are counted from its first disc", () => {
  expect(edgesOf(gridOf("oo/oo/oo"))).toEqual({ top: 2, bottom: 4, left: 3, right: 4 });
});

test("an empty sky is no plan", () => {
  expect(textOf(gridOf(""))).toBe("");
});
