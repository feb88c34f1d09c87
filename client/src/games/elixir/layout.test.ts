import { describe, expect, it } from "vitest";
import { othersOf, planOf } from "./layout";
import { sizesOf } from "./shelf";

const PHONE = [348, 236] as const;
const DESK = [1112, 384] as const;

describe("the kitchen", () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    "has a place for %i on a phone, and for the kettle",
    (count) => {
      const { big, perRow, width, height, stove } = planOf(...PHONE, count);
      const rows = Math.ceil(count / perRow);
      expect(big).toBe(false);
      expect(width).toBeGreaterThan(78);
      expect(height).toBeGreaterThanOrEqual(44);
      expect(rows * height + stove).toBeLessThanOrEqual(PHONE[1]);
      expect(stove).toBeGreaterThanOrEqual(100);
    },
  );

  it.each([1, 2, 4, 7, 8])("has shelves side by side for %i on a desk", (count) => {
    const plan = planOf(...DESK, count);
    expect(plan).toMatchObject({ big: true, room: "wide", perRow: count });
    expect(count * plan.width).toBeLessThan(DESK[0]);
  });

  it("has two rows of shelves where one would be too narrow and there is height", () => {
    const upright = planOf(808, 526, 7);
    expect(upright).toMatchObject({ big: true, room: "wide", perRow: 4 });
    expect(upright.width).toBeGreaterThan(180);
    expect(upright.stove).toBeGreaterThan(230);
    expect(planOf(808, 526, 4).perRow).toBe(4);
    expect(planOf(1152, 310, 7).perRow).toBe(7);
  });

  it("shows uncast spells in a row of their own where nothing else needs the room", () => {
    expect(planOf(1112, 560, 5).room).toBe("tall");
  });

  it("is a phone's kitchen on a low desk", () => {
    expect(planOf(1038, 214, 4)).toMatchObject({ big: false, perRow: 4, room: "tile" });
  });
});

describe("seats", () => {
  it("begin at my left, and are all there for a watcher", () => {
    expect(othersOf(4, 1)).toEqual([2, 3, 0]);
    expect(othersOf(3, null)).toEqual([0, 1, 2]);
  });
});

describe("a shelf", () => {
  it("lays spells closer the more there are, and never out of sight", () => {
    const step = (spells: number) => sizesOf("wide", 260, spells, 0).step;
    expect(step(2)).toBe(58);
    expect(step(6)).toBeLessThan(step(4));
    expect(step(40)).toBe(4);
  });

  it("leaves the finds what the spells do not take", () => {
    const few = sizesOf("wide", 260, 1, 0).finds;
    expect(few).toBeGreaterThan(sizesOf("wide", 260, 4, 0).finds);
  });
});
