/** Where pawns stand on a disc: on its diagonals, so that no rocket is covered. */
import type { Layout, Point } from "./layout";
import type { DiscView } from "./types";

export interface Spot extends Point {
  scale: number;
}

/** Letters on their heads are not smaller than this, where there is room. */
const LEGIBLE = 14 / 38;
const TALL = 92;
const ALONE: Point = { x: 38, y: -20 };
const PAIR: Point[] = [
  { x: 42, y: -20 },
  { x: -42, y: -20 },
];
const CORNERS: Point[] = [
  { x: 46, y: -22 },
  { x: -46, y: -22 },
  { x: 46, y: 62 },
  { x: -46, y: 62 },
];
const SIDES: Point[] = [
  { x: 0, y: -44 },
  { x: 56, y: 20 },
  { x: 0, y: 74 },
  { x: -56, y: 20 },
];

/** The foot of each pawn, by seat. */
export function crowd(disc: DiscView, layout: Layout): Map<number, Spot> {
  const middle = layout.spots[disc.place] ?? { x: 0, y: 0 };
  const unit = layout.scale;
  const many = disc.pawns.length > 2;
  const room = (Math.min(layout.pitch.x, layout.pitch.y) * 0.95) / TALL;
  const wanted = many ? Math.max(0.46 * unit, LEGIBLE * 0.72) : Math.max(0.62 * unit, LEGIBLE);
  const scale = Math.min(room, wanted);
  const free = SIDES[Math.max(0, disc.rockets.indexOf(null))] ?? ALONE;
  const feet = many ? [...CORNERS, free] : disc.pawns.length === 2 ? PAIR : [ALONE];
  return new Map(
    disc.pawns.map((seat, i) => {
      const foot = feet[i % feet.length] ?? ALONE;
      return [seat, { x: middle.x + foot.x * unit, y: middle.y + foot.y * unit, scale }];
    }),
  );
}
