import { expect, test } from "vitest";
import { sharesOf, stepOf } from "./ownrow";

const spells = { count: 3, width: 112 };

test("cards lie side by side where there is room", () => {
  expect(stepOf(spells, 600)).toBe(117);
});

test("and over each other where there is not, but never so far that one cannot be hit", () => {
  expect(stepOf({ count: 10, width: 92 }, 600)).toBeCloseTo((600 - 102) / 9);
  expect(stepOf({ count: 40, width: 92 }, 600)).toBe(46);
});

test("a few spells leave the rest of the shelf to the finds", () => {
  expect(sharesOf(spells, { count: 8, width: 92 }, 1000)).toEqual([361, 639]);
});

test("where names would be covered, finds lie in two rows and need less", () => {
  const [books, finds] = sharesOf({ count: 6, width: 112 }, { count: 12, width: 92 }, 1000);
  expect(finds).toBe(6 * 65 + 10);
  expect(books).toBe(600);
});

test("many finds do not push the spells away", () => {
  const [books] = sharesOf({ count: 11, width: 112 }, { count: 40, width: 92 }, 1000);
  expect(books).toBe(360);
});
