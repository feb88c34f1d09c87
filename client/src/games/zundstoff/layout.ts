/** Where the discs lie in the sky, and what room they leave for words beside them. */

export interface Point {
  x: number;
  y: number;
}

export interface Rect extends Point {
  w: number;
  h: number;
}

/** What can be drawn on a disc of this size: rockets with numbers, without, or only their colours. */
export type Detail = "full" | "plain" | "tiny";

export interface Layout {
  width: number;
  height: number;
  /** From one disc to the next, along a row and along a column. */
  pitch: Point;
  /** Pixels for a unit of the drawings, in which a disc has a radius of 66. */
  scale: number;
  detail: Detail;
  /** By place. */
  spots: Point[];
  /** Room for words and buttons. */
  side: Rect;
  /** There is room for whole sentences. */
  roomy: boolean;
  /** There is no room at all but in a corner. */
  tight: boolean;
}

export interface Lying {
  row: number;
  column: number;
}

/** Where the discs lie, and where the words. */
interface Try {
  sky: Rect;
  side: Rect | null;
  tight?: boolean;
}

/** A disc's radius in units; the sun is a little larger. */
export const RADIUS = 66;
export const SUN_RADIUS = 76;

const PITCH = 140; // in units
const FRAME = 7;
const DOORS = 0.15; // of a pitch: where the loops leave, on both sides together
const EMPTY_LINE = 0.45; // a row or column without any disc is narrow
const NARROW = 52; // a column or row of buttons
const BROAD = 232; // more than a note needs goes to the discs
const STRETCH = 1.16;
const ROOM_BONUS = 1.1;
const TIGHT_MALUS = 0.8; // only where the discs gain very much by it: flights and glasses are worth a column
const CORNER = 44;
const FULL = 0.4; // of a drawing's size
const PLAIN = 0.27;

/** `studied`: somebody needs the signs beside the discs. */
export function layOut(width: number, height: number, discs: Lying[], studied = false): Layout {
  const columns = linesOf(discs.map((disc) => disc.column));
  const rows = linesOf(discs.map((disc) => disc.row));
  const puts = studied ? [left, below, inside] : [left, below, inside, nowhere];
  const tries = puts.map((put) => put({ x: 0, y: 0, w: width, h: height }));
  let best: Layout | null = null;
  for (const { sky, side, tight } of tries) {
    const layout = fill(sky, side, tight);
    if (layout && (!best || worth(layout) > worth(best))) best = layout;
  }
  return best ?? bare();

  /** Words to the left of the discs. */
  function left(all: Rect): Try {
    const pitch = stepIn({ ...all, w: all.w - NARROW });
    const free = all.w - 2 * FRAME - pitch * (columns.length + DOORS);
    const w = free < 180 ? NARROW : Math.min(free, Math.max(BROAD, all.w * 0.3));
    return {
      sky: { ...all, x: w, w: all.w - w },
      side: inset({ x: 0, y: 0, w: w + FRAME, h: all.h }),
    };
  }

  /** Words below them. */
  function below(all: Rect): Try {
    const pitch = stepIn({ ...all, h: all.h - NARROW });
    const free = all.h - 2 * FRAME - pitch * (rows.length + DOORS);
    const h = free < 110 ? NARROW : Math.min(free, Math.max(BROAD * 0.8, all.h * 0.4));
    return {
      sky: { ...all, h: all.h - h },
      side: inset({ x: 0, y: all.h - h - FRAME, w: all.w, h: h + FRAME }),
    };
  }

  /** Words in a hole between them. */
  function inside(all: Rect): Try {
    return { sky: all, side: null };
  }

  /** No words: one button over the rim of the first disc. */
  function nowhere(all: Rect): Try {
    return { sky: all, side: { x: 0, y: 0, w: CORNER, h: CORNER }, tight: true };
  }

  function stepIn({ w, h }: Rect): number {
    return Math.min(
      (w - 2 * FRAME) / (columns.length + DOORS),
      (h - 2 * FRAME) / (rows.length + DOORS),
    );
  }

  function fill(sky: Rect, side: Rect | null, tight = false): Layout | null {
    const step = stepIn(sky);
    if (step <= 0) return null;
    const pitch = {
      x: Math.min(step * STRETCH, (sky.w - 2 * FRAME) / (columns.length + DOORS)),
      y: Math.min(step * STRETCH, (sky.h - 2 * FRAME) / (rows.length + DOORS)),
    };
    const scale = step / PITCH;
    const x = sky.x + (sky.w - pitch.x * columns.length) / 2;
    const y = sky.y + (sky.h - pitch.y * rows.length) / 2;
    const spots = discs.map(({ row, column }) => ({
      x: x + pitch.x * columns.middle(column),
      y: y + pitch.y * rows.middle(row),
    }));
    const found = tight
      ? side
      : roomier(side, hole(spots, pitch, { x: 0, y: 0, w: width, h: height }));
    if (!found) return null;
    const detail = scale >= FULL ? "full" : scale >= PLAIN ? "plain" : "tiny";
    const roomy = isRoomy(found);
    return { width, height, pitch, scale, detail, spots, side: found, roomy, tight };
  }

  function bare(): Layout {
    const side = { x: 0, y: 0, w: NARROW, h: height };
    const spots = discs.map(() => ({ x: 0, y: 0 }));
    const pitch = { x: 1, y: 1 };
    return {
      width,
      height,
      pitch,
      scale: 0.01,
      detail: "tiny",
      spots,
      side,
      roomy: false,
      tight: true,
    };
  }
}

/** How long the lines are in pitches, and where the middle of each is. */
function linesOf(used: number[]): { length: number; middle: (line: number) => number } {
  const filled = new Set(used);
  const count = Math.max(-1, ...used) + 1;
  const middles: number[] = [];
  let length = 0;
  for (let line = 0; line < count; line++) {
    const broad = filled.has(line) ? 1 : EMPTY_LINE;
    middles.push(length + broad / 2);
    length += broad;
  }
  return { length, middle: (line) => middles[line] ?? 0 };
}

function inset({ x, y, w, h }: Rect): Rect {
  return { x: x + FRAME, y: y + FRAME, w: w - 2 * FRAME, h: h - 2 * FRAME };
}

/** Room for three sentences: in a column, in rows, or side by side. */
function isRoomy({ w, h }: Rect): boolean {
  return (w >= 170 && h >= 300) || (w >= 290 && h >= 150) || (w >= 560 && h >= 98);
}

/** The room set apart, unless the discs leave a better one elsewhere. */
function roomier(side: Rect | null, other: Rect | null): Rect | null {
  if (!side || !other) return side ?? other;
  return isRoomy(other) && !isRoomy(side) ? other : side;
}

function worth({ scale, roomy, tight }: Layout): number {
  return scale * (roomy ? ROOM_BONUS : tight ? TIGHT_MALUS : 1);
}

/** The largest empty part of the sky that can hold a column or a row of buttons. */
function hole(spots: Point[], pitch: Point, sky: Rect): Rect | null {
  const xs = edges(
    spots.map((spot) => spot.x),
    pitch.x / 2,
    sky.x,
    sky.x + sky.w,
  );
  const ys = edges(
    spots.map((spot) => spot.y),
    pitch.y / 2,
    sky.y,
    sky.y + sky.h,
  );
  const spans = (lines: number[]) =>
    lines.flatMap((first) =>
      lines.filter((last) => last - first >= NARROW).map((last): [number, number] => [first, last]),
    );
  const heights = spans(ys);
  let best: Rect | null = null;
  for (const [x, right] of spans(xs)) {
    const near = spots.filter((spot) => overlap(spot.x, pitch.x, x, right));
    for (const [y, bottom] of heights) {
      const rect = inset({ x, y, w: right - x, h: bottom - y });
      const holds = Math.min(rect.w, rect.h) >= NARROW && Math.max(rect.w, rect.h) >= 160;
      if (!holds || (best && rect.w * rect.h <= best.w * best.h)) continue;
      if (!near.some((spot) => overlap(spot.y, pitch.y, y, bottom))) best = rect;
    }
  }
  return best;
}

/** Does something so broad, round this middle, reach between the two lines? */
function overlap(middle: number, broad: number, first: number, last: number): boolean {
  return Math.abs(middle - (first + last) / 2) < (last - first + broad) / 2 - 1;
}

function edges(middles: number[], half: number, first: number, last: number): number[] {
  const all = middles.flatMap((middle) => [middle - half, middle + half]);
  return [...new Set([first, last, ...all].map(Math.round))].sort((a, b) => a - b);
}
