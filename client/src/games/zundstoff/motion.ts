/** How long things take in the sky, and what can be hurried. */
import type { Layout, Point } from "./layout";

export { BIG, EASE, FLIP, isStill, SLIDE, Stage, STEP, TUMBLE } from "../verflixxt/motion";

const NARROW = 620;

/** Just off the board, towards a seat: mine below, the others above on a phone, around the table on a desk. */
export function edgeOf(seat: number, me: number | null, seats: number, layout: Layout): Point {
  const { width, height } = layout;
  const turn = (seat - (me ?? 0) + seats) % seats;
  if (turn === 0) return { x: width / 2, y: height + 50 };
  if (width < NARROW) return { x: (width * (turn - 0.5)) / (seats - 1), y: -46 };
  const angle = Math.PI / 2 + (2 * Math.PI * turn) / seats;
  return {
    x: width / 2 + (width / 2 + 60) * Math.cos(angle),
    y: height / 2 + (height / 2 + 60) * Math.sin(angle),
  };
}
