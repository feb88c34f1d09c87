import { expect, test } from "vitest";
import { beside, cardAt, CELL, edgeOf, sizeOf, spaceAt } from "./bunker";

const AT = { floor: "basement", column: 1, row: 2 };

test("both floors lie side by side, and only one of them on a narrow screen", () => {
  const size = sizeOf("beside", "ground");
  const upper = spaceAt(size, { ...AT, floor: "ground" });
  const lower = spaceAt(size, AT);
  expect(lower?.y).toBe(upper?.y);
  expect((lower?.x ?? 0) - (upper?.x ?? 0)).toBeGreaterThan(3 * CELL);
  expect(spaceAt(sizeOf("one", "ground"), AT)).toBeNull();
});

test("a barrier is the edge that two spaces share", () => {
  const size = sizeOf("one", "ground");
  const wall = { floor: "ground", what: "wall", open: false };
  const upright = edgeOf(size, { ...wall, from: [1, 0], to: [2, 0] });
  expect(upright?.[0].x).toBe(upright?.[1].x);
  expect(upright?.[0].x).toBe(spaceAt(size, { floor: "ground", column: 2, row: 0 })?.x);
  const level = edgeOf(size, { ...wall, from: [3, 0], to: [3, 1] });
  expect(level?.[0].y).toBe(level?.[1].y);
});

test("north is up", () => {
  expect(beside(AT, "north")).toEqual({ ...AT, row: 1 });
  expect(beside(AT, "west")).toEqual({ ...AT, column: 0 });
});

test("while the Captain lays the cards anew, only those lie there that are laid already", () => {
  const sides = { north: "A", east: "B", south: "C", west: "D", action: "E" };
  const map = { sides, pinned: {} };
  expect(cardAt(map, "action")).toBe("E");
  expect(cardAt({ ...map, pinned: { north: "C" } }, "north")).toBe("C");
  expect(cardAt({ ...map, pinned: { north: "C" } }, "east")).toBeNull();
});
