/** Where the garden path runs: back and forth, as many rows as make tiles and figures largest. */

export interface Point {
  x: number;
  y: number;
}

export interface Layout {
  width: number;
  height: number;
  rows: number;
  /** The side of a tile. */
  tile: number;
  /** The height of a pawn. Lower than the rows are apart, so that no head hides a value. */
  figure: number;
  /** 0 is the start, the last one the finish. */
  cells: Point[];
  /** The middle of the path, for an SVG path and for keeping flowers off it. */
  line: Point[];
}

/** Start and finish are wider than a tile: this many steps to their neighbour. */
export const END_STEPS = 1.42;
/** A mat is this many tiles wide. */
export const MAT = 1.75;
/** Pieces stand this much of a tile below its middle. */
export const FOOT = 0;

const ROWS = [3, 4, 5, 6, 7, 8, 9];
const ALONG = 30; // points of a row's line …
const AROUND = 20; // … and of a turn's
const EDGE = 7; // wood and bricks
const TILE_OF_STEP = 0.92;
const TILE_OF_GAP = 0.87;
const VALUE_BELOW = 0.41; // of a tile: where its value ends
const FIGURE_OF_TILE = 0.78;

/** The path for so many tiles between start and finish. */
export function layOut(width: number, height: number, tiles: number): Layout {
  let best = withRows(width, height, tiles, 2);
  for (const rows of ROWS) {
    const other = withRows(width, height, tiles, rows);
    if (other.tile + other.figure > best.tile + best.figure) best = other;
  }
  return best;
}

function withRows(width: number, height: number, tiles: number, rows: number): Layout {
  let tile = Math.sqrt((width * height) / (tiles + 4)) * 0.7;
  let line: Point[] = [];
  let gap = 0;
  // The margins depend on the tile and the tile on what the margins leave: a few rounds settle it.
  for (let round = 0; round < 8; round++) {
    const top = tile * 0.76 + EDGE;
    const bottom = tile * 0.6 + EDGE;
    gap = (height - top - bottom) / (rows - 1);
    line = serpentine(width, top, gap, rows, tile);
    const step = lengthOf(line) / stepsOf(tiles);
    tile = (tile + Math.min(step * TILE_OF_STEP, gap * TILE_OF_GAP)) / 2;
  }
  const cells = spread(line, tiles);
  tile = Math.min(tile, nearest(cells.slice(1, -1)) * 1.02);
  const figure = Math.min(tile * FIGURE_OF_TILE, gap - tile * (VALUE_BELOW - FOOT));
  return { width, height, rows, tile, figure, cells, line };
}

function serpentine(width: number, top: number, gap: number, rows: number, tile: number): Point[] {
  const bend = gap / 2;
  const round = gap > tile * 1.35 ? 2 : 2.3; // 2 is a half circle; more is squarer and gives tiles room
  const side = EDGE + tile * 0.54;
  const mat = EDGE + (tile * MAT) / 2;
  const left = side + bend;
  const right = width - side - bend;
  const line: Point[] = [];
  for (let row = 0; row < rows; row++) {
    const y = top + row * gap;
    const rightwards = row % 2 === 0;
    const from = row === 0 ? mat : rightwards ? left : right;
    const to = row < rows - 1 ? (rightwards ? right : left) : rightwards ? width - mat : mat;
    for (let t = 0; t <= ALONG; t++) {
      const x = from + ((to - from) * t) / ALONG;
      const calm = Math.min(1, t / 6, (ALONG - t) / 6); // no wave at the ends: they must meet
      line.push({ x, y: y + gap * 0.035 * Math.sin((x / width) * Math.PI * 4 + row * 1.3) * calm });
    }
    if (row === rows - 1) break;
    for (let t = 1; t < AROUND; t++) {
      const a = -Math.PI / 2 + (Math.PI * t) / AROUND;
      const out = bend * Math.cos(a) ** (2 / round);
      const down = bend * Math.sign(a) * Math.abs(Math.sin(a)) ** (2 / round);
      line.push({ x: rightwards ? to + out : to - out, y: y + bend + down });
    }
  }
  return line;
}

/** The tiles at equal steps along the line, a longer one at both ends. */
function spread(line: Point[], tiles: number): Point[] {
  const step = lengthOf(line) / stepsOf(tiles);
  const ways = Array.from({ length: tiles }, (_, tile) => step * (END_STEPS + tile));
  const cells: Point[] = [];
  let walked = 0;
  line.forEach((q, i) => {
    const p = line[i - 1];
    if (!p) return;
    const length = distance(p, q);
    if (i === 1) cells.push(p);
    for (let way = ways[0]; way !== undefined && way <= walked + length; way = ways[0]) {
      const part = (way - walked) / length;
      cells.push({ x: p.x + (q.x - p.x) * part, y: p.y + (q.y - p.y) * part });
      ways.shift();
    }
    walked += length;
    if (i === line.length - 1) cells.push(q);
  });
  return cells;
}

function stepsOf(tiles: number): number {
  return tiles - 1 + 2 * END_STEPS;
}

export function distance(p: Point, q: Point): number {
  return Math.hypot(p.x - q.x, p.y - q.y);
}

export function lengthOf(line: Point[]): number {
  let length = 0;
  line.forEach((q, i) => {
    const p = line[i - 1];
    if (p) length += distance(p, q);
  });
  return length;
}

function nearest(cells: Point[]): number {
  let least = Infinity;
  cells.forEach((p, i) => {
    for (const q of cells.slice(i + 1)) least = Math.min(least, distance(p, q));
  });
  return least;
}
