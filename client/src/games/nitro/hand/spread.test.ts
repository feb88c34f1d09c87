import { expect, test } from "vitest";
import { mixed } from "../../../../tests/nitro";
import { loading } from "./loading.svelte";
import { cubeAt, inSlots, isFree, moveOf, nearest, orderOf, stepped, swapped } from "./spread";

const five = inSlots(["blue", "red", "green", "yellow", "purple"]);

test("at first they lie in the order of the formula, the first nearest to the way out", () => {
  expect(five.blue).toEqual({ x: 58, y: 6 });
  expect(moveOf(five)).toBe("place:38.6,58.6,48.6,28.6,18.6");
  expect(orderOf(five)).toEqual(["blue", "red", "green", "yellow", "purple"]);
});

test("the buttons stand as the cubes lie, from left to right, whoever changes places", () => {
  loading.begin(mixed({ phase: "load", wanted: ["blue", "red", "green", "yellow", "purple"] }));
  expect(loading.inRow).toEqual(["purple", "yellow", "green", "red", "blue"]);
  loading.swap("purple", "blue");
  expect(loading.inRow).toEqual(["blue", "yellow", "green", "red", "purple"]);
});

test("the poop is laid by whoever has it, and told last", () => {
  expect(moveOf(inSlots(["poop", "green", "blue", "red", "yellow", "purple"]))).toBe(
    "place:48.6,38.6,28.6,18.6,58.16,58.6",
  );
});

test("nothing sticks out, nothing lies upon another", () => {
  expect(isFree(five, "blue", { x: 60, y: 18 })).toBe(true);
  expect(isFree(five, "blue", { x: 61, y: 18 })).toBe(false);
  expect(isFree(five, "blue", { x: 60, y: 4 })).toBe(false);
  expect(isFree(five, "blue", { x: 48, y: 13 })).toBe(false);
  expect(isFree(five, "blue", { x: 48, y: 14 })).toBe(true);
});

test("a cube lies as near to the finger as it can", () => {
  expect(nearest(five, "blue", { x: 90, y: 40 })).toEqual({ x: 60, y: 18 });
  expect(nearest(five, "blue", { x: 49.2, y: 12 })).toEqual({ x: 49, y: 14 });
});

test("a step goes a millimetre, and over a neighbour", () => {
  expect(stepped(five, "red", 1, 0)).toEqual({ x: 49, y: 6 });
  const close = { ...five, red: { x: 50, y: 6 } };
  expect(stepped(close, "red", 1, 0)).toBeNull();
  expect(
    stepped({ ...close, blue: { x: 42, y: 6 }, green: { x: 30, y: 16 } }, "red", -1, 0),
  ).toEqual(null);
});

test("two change places", () => {
  const now = swapped(five, "blue", "purple");
  expect([now.blue, now.purple]).toEqual([five.purple, five.blue]);
});

test("a finger finds the cube under it", () => {
  expect(cubeAt(five, { x: 50.9, y: 3 })).toBe("red");
  expect(cubeAt(five, { x: 53, y: 6 })).toBeNull();
});
