import { describe, expect, test } from "vitest";
import { mat } from "../../../tests/mat";
import { isFar, layOut, slipAt, wireAt, type Layout, type Rect, type Wants } from "./layout";
import { lyingOf, wantsOf } from "./lying";
import { inStacks, inTiers } from "./shelf";

const FOUR =
  "1 1 2 4 4 5* 6 6 6.5 8 10* 12 | 2 3* 5 6* 7 7! 8 8 8 8.5 9! 9 12* | 1 2 4 5* 7 10 11* 11* 12* 12 | 1 2 2 3* 3 3.5 4! 5 6* 7 9 10*";
const FIVE =
  "1 2 3 4 5 6.5 7 8 9 12 | 1 2 2 4 5 5 7.5 9 10 11 | 1 3 3 4 6 7 8 9 10 11 12 | 2 3 5 6 6 7 8 10 11 12 | 1 4 6 8 8 9 10 11 12 12";
const TWO =
  "1 1 2 3 4 5 5 7 8 9 10 11 11 12 / 2 2 3 4 4 6 6 7 8 9 10 12 12 12 | 1 2 3 3.5 4 5 6 6 7 8 9 9 10 11 / 1 3 5 5 7 7 8 8 9 10 10 11 11 12";

function lay(hands: string, width: number, height: number, wants: Partial<Wants> = {}): Layout {
  const view = mat(hands);
  const roomy = width > 900;
  return layOut(width, height, lyingOf(view, 0), {
    ...wantsOf(view, 0),
    roomy,
    forward: null,
    ...wants,
  });
}

function rails(layout: Layout): Rect[] {
  return [...layout.stands.values()].map(({ rail }) => rail);
}

function overlap(one: Rect, other: Rect): boolean {
  const apart = one.x + one.w <= other.x + 1 || other.x + other.w <= one.x + 1;
  return !apart && one.y + one.h > other.y + 1 && other.y + other.h > one.y + 1;
}

const MATS: [string, string][] = [
  ["two", TWO],
  ["four", FOUR],
  ["five", FIVE],
];

test("on a phone five players' stands leave room for a short name beside the wires", () => {
  const { stands } = lay(FIVE, 348, 410, { things: true });
  const beside = [...stands.values()].filter(({ head }) => head === "beside");
  expect(beside.length).toBeGreaterThan(0);
  for (const { pad, shelf } of beside.filter(({ shelf: { slots } }) => slots.length < 11)) {
    expect(pad.x).toBeGreaterThanOrEqual(50);
    expect(shelf.wire).toBeGreaterThanOrEqual(25);
  }
});

test("oxygen has a place of its own, with a reserve and without", () => {
  const view = mat(FOUR);
  expect(wantsOf(view, 0).things).toBe(false);
  for (const reserve of [6, null]) {
    const props = { oxygen: { seats: [5, 5, 5, 5], reserve } };
    expect(wantsOf({ ...view, props }, 0).things).toBe(true);
  }
});

describe.each(MATS)("the mat of %s players", (_, hands) => {
  test.each([
    [348, 425],
    [1104, 560],
    [870, 420],
  ])("%i × %i: nothing lies on anything else, or off the mat", (width, height) => {
    const layout = lay(hands, width, height, { roomy: width > 800, cards: 4 });
    const all = [...rails(layout), layout.strip];
    for (const rail of all) {
      expect(rail.x).toBeGreaterThanOrEqual(0);
      expect(rail.y).toBeGreaterThanOrEqual(0);
      expect(rail.x + rail.w).toBeLessThanOrEqual(width);
      expect(rail.y + rail.h).toBeLessThanOrEqual(height);
    }
    all.forEach((one, i) => {
      for (const other of all.slice(i + 1)) expect(overlap(one, other)).toBe(false);
    });
  });

  test.each([
    [425, false],
    [405, true],
  ])("on a phone the stand that comes forward covers none (%i high)", (height, things) => {
    const layout = lay(hands, 348, height, { forward: "1", things });
    const box = layout.stands.get("1");
    expect(box?.shelf.wire).toBeGreaterThanOrEqual(35);
    expect(box?.shelf.feet.length).toBeGreaterThan(1);
    for (const rail of rails(layout))
      expect(rail === box?.rail || !overlap(rail, box?.rail ?? rail)).toBe(true);
  });
});

test("my own stand is the lowest", () => {
  for (const [width, height] of [
    [348, 425],
    [1104, 560],
  ] as const) {
    const layout = lay(FOUR, width, height);
    const lowest = rails(layout).reduce((a, b) => (a.y > b.y ? a : b));
    expect(layout.stands.get("0")?.rail).toBe(lowest);
  }
});

test("eighteen wires come forward in two rows", () => {
  const many = "1 | 1 2 3 4 5 5.5 6 6 7 7 8 9 10 10.5 11 11 12 12";
  const box = lay(many, 348, 425, { forward: "1" }).stands.get("1");
  expect(box?.shelf.slots).toHaveLength(18);
  expect(new Set(box?.shelf.slots.map(({ tier }) => tier)).size).toBeGreaterThan(1);
});

test("a small stand is far until it comes forward", () => {
  expect(isFar(lay(FOUR, 348, 425), "1")).toBe(true);
  expect(isFar(lay(FOUR, 348, 425, { forward: "1" }), "1")).toBe(false);
  expect(isFar(lay(FOUR, 1104, 560), "1")).toBe(false);
});

test("a slip of paper about a wire lies on the mat, and not on my wires", () => {
  for (const index of [0, 12]) {
    const layout = lay(FOUR, 348, 425, { forward: "3" });
    const slip = slipAt(layout, "3", index, { w: 160, h: 80 });
    const mine = layout.stands.get("0")?.rail;
    expect(slip && mine && overlap(slip, mine)).toBeFalsy();
  }
  const first = lay(FOUR, 348, 425, { forward: "1" });
  const slip = slipAt(first, "1", 0, { w: 160, h: 80 });
  expect(slip?.x).toBeGreaterThanOrEqual(0);
  expect(slip?.y).toBeGreaterThanOrEqual(0);
});

test("with many cards the last row of stands leaves room for them", () => {
  const few = lay(FIVE, 1104, 560, { cards: 5 });
  const many = lay(FIVE, 1104, 560, { cards: 8 });
  expect(many.gear?.h).toBeGreaterThan(few.gear?.h ?? 0);
  for (const rail of rails(many)) expect(many.gear && overlap(rail, many.gear)).toBe(false);
});

test("the robot walks free: the mission's slip of paper lies on its other side", () => {
  const left = lay(FOUR, 1104, 560, { robot: 2 });
  const right = lay(FOUR, 1104, 560, { robot: 11 });
  expect(left.note?.x).toBeGreaterThan(right.note?.x ?? 0);
});

describe("wires on a stand", () => {
  const wire = (face: string | null, open = false) => ({ face, open, shy: false });

  test("equal ones stand one behind the other when it gets narrow", () => {
    const { slots } = inStacks([wire("4"), wire("4"), wire("4"), wire("5")], 100, {
      most: 44,
      least: 30,
    });
    expect(slots.map(({ behind }) => behind)).toEqual([0, 1, 2, 0]);
  });

  test("a cut one parts them", () => {
    const { slots } = inStacks([wire("4"), wire("4", true), wire("4")], 80, {
      most: 44,
      least: 30,
    });
    expect(slots.map(({ behind }) => behind)).toEqual([0, 0, 0]);
  });

  test("cut ones take less room", () => {
    const { slots } = inTiers([wire(null), wire("4", true)], 300, 44);
    expect(slots[1]?.w).toBeLessThan(slots[0]?.w ?? 0);
  });

  test("each is found again on the mat", () => {
    const layout = lay(FOUR, 348, 425);
    const [a, b] = [wireAt(layout, "1", 0), wireAt(layout, "1", 1)];
    expect(a && b && a.x < b.x && a.y === b.y).toBe(true);
    expect(wireAt(layout, "1", 40)).toBeNull();
  });
});
