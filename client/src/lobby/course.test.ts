import { expect, test } from "vitest";
import type { CourseStep } from "../protocol.gen";
import { boxesOf, labelOf, nextOf } from "./course";

const step = (value: string, tries = 0, done = false): CourseStep => ({
  value,
  tries,
  best: null,
  done,
});

test("a new table begins at the beginning", () => {
  expect(nextOf([step("1"), step("2")])?.value).toBe("1");
});

test("what was tried in vain is tried again", () => {
  expect(nextOf([step("1", 1, true), step("2", 3), step("3")])?.value).toBe("2");
});

test("whoever skipped the first ones goes on from where they are", () => {
  expect(nextOf([step("1"), step("2"), step("3", 1, true), step("4")])?.value).toBe("4");
});

test("after the last one there is what was skipped, and then nothing", () => {
  const done = [step("1", 1, true), step("2", 1, true)];
  expect(nextOf([step("0"), ...done])?.value).toBe("0");
  expect(nextOf(done)).toBeNull();
});

test("a step is called by its own number, or by its place", () => {
  const course = [step("most"), step("43")];
  expect(course.map(({ value }) => labelOf(course, value))).toEqual(["1", "43"]);
});

test("a box opens when the last step of the box before is done", () => {
  const boxOf = (value: string) => (Number(value) > 2 ? 2 : 1);
  const shut = boxesOf([step("1", 1, true), step("2"), step("3"), step("4")], boxOf);
  expect(shut.map(({ open, steps }) => [open, steps.length])).toEqual([
    [true, 2],
    [false, 2],
  ]);
  expect(boxesOf([step("1"), step("2", 1, true), step("3")], boxOf).at(-1)?.open).toBe(true);
});
