import { describe, expect, test } from "vitest";
import { distance, END_STEPS, layOut, lengthOf, MAT, type Layout } from "./layout";

const BOARDS = [
  { name: "a small phone", width: 312, height: 320 },
  { name: "a phone", width: 344, height: 332 },
  { name: "a tall phone", width: 344, height: 380 },
  { name: "a tablet", width: 700, height: 500 },
  { name: "a desk", width: 860, height: 540 },
  { name: "a wide desk", width: 1100, height: 560 },
];
const LENGTHS = [28, 29, 30, 31, 32, 33, 34, 35, 36, 40];

function nearestPair({ cells }: Layout): number {
  const tiles = cells.slice(1, -1);
  let least = Infinity;
  tiles.forEach((p, i) => {
    for (const q of tiles.slice(i + 1)) least = Math.min(least, distance(p, q));
  });
  return least;
}

describe.each(BOARDS)("on $name", ({ width, height }) => {
  test.each(LENGTHS)("a path of %i tiles lies on the board", (length) => {
    const { cells, tile } = layOut(width, height, length);

    expect(cells).toHaveLength(length + 2);
    for (const cell of cells.slice(1, -1)) {
      expect(cell.x).toBeGreaterThan(tile / 2);
      expect(cell.x).toBeLessThan(width - tile / 2);
      expect(cell.y).toBeGreaterThan(tile / 2);
      expect(cell.y).toBeLessThan(height - tile / 2);
    }
  });

  test.each(LENGTHS)("both mats of a path of %i tiles lie on the board", (length) => {
    const { cells, tile } = layOut(width, height, length);

    for (const end of [cells[0], cells.at(-1)]) {
      expect(end?.x).toBeGreaterThanOrEqual((tile * MAT) / 2);
      expect(end?.x).toBeLessThanOrEqual(width - (tile * MAT) / 2);
    }
  });

  test.each(LENGTHS)("no two of %i tiles overlap by more than a corner", (length) => {
    const layout = layOut(width, height, length);

    expect(nearestPair(layout)).toBeGreaterThan(layout.tile * 0.97);
  });

  test.each(LENGTHS)("%i tiles lie at equal steps along the path", (length) => {
    const { cells, line } = layOut(width, height, length);
    const step = lengthOf(line) / (length - 1 + 2 * END_STEPS);

    for (const [i, cell] of cells.slice(1, -2).entries()) {
      const next = cells[i + 2];
      // In a turn the straight way is shorter than the path, nowhere longer.
      expect(distance(cell, next ?? cell)).toBeLessThan(step * 1.01);
      expect(distance(cell, next ?? cell)).toBeGreaterThan(step * 0.75);
    }
  });

  test.each(LENGTHS)(
    "heads of one row stay below the values of the row above, with %i",
    (length) => {
      const { cells, figure, rows, tile } = layOut(width, height, length);
      const gap = ((cells.at(-1)?.y ?? 0) - (cells[0]?.y ?? 0)) / (rows - 1);

      for (const upper of cells.slice(1, -1)) {
        for (const lower of cells.slice(1, -1)) {
          const isBelow = lower.y - upper.y > gap * 0.93;
          if (!isBelow || Math.abs(lower.x - upper.x) > tile * 0.3) continue;
          expect(lower.y - figure).toBeGreaterThan(upper.y + tile * 0.3);
        }
      }
    },
  );
});

test("on a phone the tiles are big enough to read", () => {
  expect(layOut(344, 340, 32).tile).toBeGreaterThan(44);
  expect(layOut(344, 340, 36).tile).toBeGreaterThan(41);
});

test("a pawn is tall enough for its letter", () => {
  expect(layOut(344, 340, 36).figure).toBeGreaterThan(31);
});
