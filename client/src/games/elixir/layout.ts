/** How the kitchen is shared out: shelves for the others above, the worktop below. */
import type { Room } from "./shelf";

export interface Plan {
  /** Room for shelves with all that lies on them, and for words beside the kettle. */
  big: boolean;
  room: Room;
  perRow: number;
  /** Of one shelf, in pixels. */
  width: number;
  height: number;
  /** What is left for the worktop. */
  stove: number;
}

const EDGE = { big: 16, small: 5 };
const GAP = { big: 14, small: 4 };
const HEIGHTS: Record<Room, number> = { low: 54, tile: 94, wide: 150, tall: 258 };
/** The kettle needs as much. */
const STOVE = 112;
const ROOMY = { width: 760, height: 320 };
const TALL = 470;
/** More in a row are too narrow for a name, */
const ABREAST = 4;
/** or for what lies on a shelf, where there is height for two rows. */
const BROAD = 128;
const TWO_ROWS = 460;
const HALF = 128;

export function planOf(width: number, height: number, count: number): Plan {
  const big = width >= ROOMY.width && height >= ROOMY.height;
  const halves = height >= TWO_ROWS ? width / count < BROAD : width < ROOMY.width;
  const abreast = halves && count > ABREAST ? Math.ceil(count / 2) : count;
  const perRow = Math.max(1, abreast);
  const rows = Math.ceil(count / perRow);
  const fits = (room: Room) => height - rows * (HEIGHTS[room] + GAP.small) >= STOVE;
  const room = big ? (height / rows >= TALL ? "tall" : "wide") : fits("tile") ? "tile" : "low";
  const size = big ? "big" : "small";
  const high = big && rows > 1 ? HALF : HEIGHTS[room];
  const shelf = (width - 2 * EDGE[size] - (perRow - 1) * GAP[size]) / perRow;
  return {
    big,
    room,
    perRow,
    width: Math.min(shelf, big ? 330 : 240),
    height: high,
    stove: height - rows * (high + GAP.small) - (big ? 22 : 8),
  };
}

/** The others in the order they sit, from my left; for a watcher, all. */
export function othersOf(count: number, me: number | null): number[] {
  const all = Array.from({ length: count }, (_, seat) => seat);
  return me === null ? all : [...all.slice(me + 1), ...all.slice(0, me)];
}
