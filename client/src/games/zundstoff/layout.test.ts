import { describe, expect, test } from "vitest";
import { LAYOUTS } from "./facts.gen";
import { layOut, RADIUS, type Layout, type Lying } from "./layout";

const PLANS = {
  ...LAYOUTS,
  thin: "ooooooooooooooS/E--------------",
};
const PHONE = [348, 290] as const;
const DESK = [808, 500] as const;

function discs(text: string): Lying[] {
  return text
    .split("/")
    .flatMap((line, row) =>
      [...line].flatMap((disc, column) => (disc === "-" ? [] : [{ row, column }])),
    );
}

/** The least room between the rims of two discs. */
function gap({ spots, scale }: Layout): number {
  const far = spots.flatMap((p, i) =>
    spots.slice(i + 1).map((q) => Math.hypot(p.x - q.x, p.y - q.y)),
  );
  return Math.min(...far) - 2 * RADIUS * scale;
}

describe.each(Object.entries(PLANS))("%s", (_, text) => {
  test.each([PHONE, DESK])("lies within %i × %i, and no disc on another", (width, height) => {
    const layout = layOut(width, height, discs(text));
    const rim = RADIUS * layout.scale;

    for (const { x, y } of layout.spots) {
      expect(x - rim).toBeGreaterThan(0);
      expect(y - rim).toBeGreaterThan(0);
      expect(x + rim).toBeLessThan(width);
      expect(y + rim).toBeLessThan(height);
    }
    expect(gap(layout)).toBeGreaterThan(0);
  });

  test.each([PHONE, DESK])("leaves room beside its discs in %i × %i", (width, height) => {
    const { side, spots, scale } = layOut(width, height, discs(text));

    expect(Math.min(side.w, side.h)).toBeGreaterThanOrEqual(44);
    for (const { x, y } of spots) {
      const dx = Math.max(side.x - x, 0, x - side.x - side.w);
      const dy = Math.max(side.y - y, 0, y - side.y - side.h);
      expect(Math.hypot(dx, dy)).toBeGreaterThan(RADIUS * scale * 0.9);
    }
  });
});

test("on a desk the square has room for three sentences, and on a phone for three signs", () => {
  expect(layOut(...DESK, discs(PLANS.square)).roomy).toBe(true);
  expect(layOut(...PHONE, discs(PLANS.square)).roomy).toBe(false);
});

test("where the discs would lose much by it, words have no room but for who studies them", () => {
  const square = discs(PLANS.square);
  const full = layOut(200, 200, square);
  const studied = layOut(200, 200, square, true);

  expect(full.tight).toBe(true);
  expect(studied.tight).toBe(false);
  expect(full.scale).toBeGreaterThan(studied.scale * 1.1);
});

test("on a phone of 360 × 740 every layout has room for the flights, and the square for its numbers", () => {
  for (const text of Object.values(LAYOUTS)) {
    const { tight, side } = layOut(348, 336, discs(text));
    expect(tight).toBe(false);
    expect(Math.max(side.w, side.h)).toBeGreaterThanOrEqual(160);
  }
  expect(layOut(348, 336, discs(PLANS.square)).detail).toBe("full");
});

test("numbers are left off rockets that are too small for them", () => {
  const details = [DESK, PHONE, [348, 80] as const].map(
    ([width, height]) => layOut(width, height, discs(PLANS.long)).detail,
  );

  expect(details).toEqual(["full", "plain", "tiny"]);
});

test("a row without any disc is narrow", () => {
  const wide = layOut(...PHONE, discs("oo/oo"));
  const apart = layOut(...PHONE, discs("oo/--/oo"));

  const [first, , third] = apart.spots;
  expect((third?.y ?? 0) - (first?.y ?? 0)).toBeLessThan(apart.pitch.y * 1.6);
  expect(apart.scale).toBeLessThan(wide.scale);
});
