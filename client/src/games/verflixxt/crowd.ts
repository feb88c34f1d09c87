/** How pieces share a place: side by side while there is room, then alike ones behind each other. */
import type { PlaceName } from "./reading";
import { FOOT, MAT, type Layout } from "./layout";
import { cellOf, type Picture, type Piece } from "./picture";

/** Where a piece's foot is, and how large it is drawn. */
export interface Spot {
  x: number;
  y: number;
  scale: number;
  /** What stands in front is drawn later. */
  depth: number;
  /** How many alike stand here, told by the foremost when they are too many to be seen; else 0. */
  count: number;
}

const WIDTH_OF_FIGURE = 0.62; // heads may overlap a little
const ON_TILE = 3;
const ON_MAT = 6;
const COUNTED = 4; // up to three alike can be told apart by their heads

export function spotsOf(picture: Picture, layout: Layout): Map<string, Spot> {
  const byPlace = new Map<PlaceName, Piece[]>();
  for (const piece of picture.pieces) {
    const here = byPlace.get(piece.at);
    if (here) here.push(piece);
    else byPlace.set(piece.at, [piece]);
  }
  const spots = new Map<string, Spot>();
  for (const [at, pieces] of byPlace) arrange(pieces, at, picture, layout, spots);
  return spots;
}

function arrange(
  pieces: Piece[],
  at: PlaceName,
  picture: Picture,
  layout: Layout,
  spots: Map<string, Spot>,
): void {
  const cell = layout.cells[cellOf(picture, at)];
  if (!cell) return;
  const mat = typeof at === "string";
  const groups = groupsAt(pieces, at);
  const inTwo = groups.length > (mat ? 5 : 3);
  const split = inTwo ? Math.floor(groups.length / 2) : 0;
  const rows = inTwo ? [groups.slice(0, split), groups.slice(split)] : [groups];
  const most = Math.max(...rows.map((row) => row.length));
  const full = mat && most >= 5;
  const room = layout.tile * (full ? MAT + 0.3 : mat ? MAT : most > 3 ? 1.9 : 1.18);
  // The mats lie at the border: a full one has room on the path's side only.
  const aside = full ? Math.sign(layout.width / 2 - cell.x) * layout.tile * 0.14 : 0;
  const wide = layout.figure * WIDTH_OF_FIGURE;
  const widest = Math.max(...rows.map(breadth));
  const scale = Math.max(0.7, Math.min(inTwo ? (mat ? 0.84 : 0.8) : 1, room / (wide * widest)));
  const foot = cell.y + layout.tile * (mat ? (inTwo ? 0.24 : 0.16) : FOOT);
  for (const [i, row] of rows.entries()) {
    const unit = Math.min(wide * scale * 1.08, room / breadth(row));
    const back = i < rows.length - 1 ? layout.figure * scale * (mat ? 0.5 : 0.43) : 0;
    let x = cell.x + aside - (unit * breadth(row)) / 2;
    for (const [column, group] of row.entries()) {
      const half = (unit * breadth([group])) / 2;
      const y = foot - back - (row.length === 3 && column === 1 ? 3 : 0);
      stand(group, { x: x + half, y, scale, depth: y, count: 0 }, layout.figure, spots);
      x += 2 * half;
    }
  }
}

/** How many pawns wide: Flixxy is wider than one. */
function breadth(row: Piece[][]): number {
  return row.reduce((sum, [piece]) => sum + (piece?.kind === "flixxy" ? 1.45 : 1), 0);
}

/** Alike ones behind each other, each a little aside so that its head is seen. */
function stand(group: Piece[], front: Spot, figure: number, spots: Map<string, Spot>): void {
  group.forEach((piece, k) => {
    const behind = group.length - 1 - k;
    const peek = Math.min(behind, 2) * figure * front.scale * 0.13;
    const count = behind === 0 && group.length >= COUNTED ? group.length : 0;
    const { x, y, scale } = front;
    const spot = { x: x + peek, y: y - peek * 0.6, scale, depth: y - behind * 0.1, count };
    spots.set(piece.id, spot);
  });
}

function groupsAt(pieces: Piece[], at: PlaceName): Piece[][] {
  return grouped(pieces, pieces.length > (typeof at === "string" ? ON_MAT : ON_TILE));
}

/** A crowd is wider than its tile: its neighbours' values must step down too. */
export function besideCrowds(picture: Picture): PlaceName[] {
  const path = picture.path.map((lain) => lain.place);
  return path.flatMap((at, i) => {
    const pieces = picture.pieces.filter((piece) => piece.at === at);
    if (groupsAt(pieces, at).length <= 6) return [];
    return [path[i - 1], path[i + 1]].filter((other) => other !== undefined);
  });
}

/** Each on its own, or alike ones together. Guards stand left, Flixxy right. */
function grouped(pieces: Piece[], together: boolean): Piece[][] {
  const rank = (piece: Piece) =>
    piece.kind === "guard" ? -1 : piece.kind === "flixxy" ? 99 : piece.seat;
  const sorted = [...pieces].sort((a, b) => rank(a) - rank(b));
  if (!together) return sorted.map((piece) => [piece]);
  const groups = new Map<number, Piece[]>();
  for (const piece of sorted) groups.set(rank(piece), [...(groups.get(rank(piece)) ?? []), piece]);
  return [...groups.values()];
}
