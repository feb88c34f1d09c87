/** A plan says where the sixteen discs lie, row by row: `oooo/ooSo/oooo/Eooo`. */
import { LAYOUTS, LONGEST_EDGE } from "./facts.gen";

export type Piece = "-" | "o" | "E" | "S";
export type Grid = Piece[][];

export const PIECES: readonly Piece[] = ["o", "E", "S", "-"];
/** Large enough for every plan of the book's discs that somebody draws. */
const SMALLEST = 8;

/** The plan that a value of the option names, or is. */
export function planOf(value: string): string {
  return value in LAYOUTS ? LAYOUTS[value as keyof typeof LAYOUTS] : value;
}

/** Its pieces; what is no piece is a hole, and short rows are filled up. */
export function piecesOf(plan: string): Grid {
  const rows = plan.split("/").slice(0, LONGEST_EDGE);
  const width = Math.min(LONGEST_EDGE, Math.max(...rows.map((row) => row.length)));
  return rows.map((row) =>
    Array.from({ length: width }, (_, i) => PIECES.find((piece) => piece === row[i]) ?? "-"),
  );
}

/** A square of places with the plan in its middle, and room to draw. */
export function gridOf(plan: string): Grid {
  const rows = piecesOf(plan);
  const side = Math.max(SMALLEST, rows.length, rows[0]?.length ?? 0);
  const top = Math.floor((side - rows.length) / 2);
  const left = Math.floor((side - (rows[0]?.length ?? 0)) / 2);
  return Array.from({ length: side }, (_, row) =>
    Array.from({ length: side }, (_, column) => rows[row - top]?.[column - left] ?? "-"),
  );
}

/** The plan that a grid shows, without its empty margin. */
export function textOf(grid: Grid): string {
  const { top, bottom, left, right } = edgesOf(grid);
  return grid
    .slice(top, bottom + 1)
    .map((row) => row.slice(left, right + 1).join(""))
    .join("/");
}

/** The first and the last rows and columns in which something lies: a plan's are counted from there. */
export function edgesOf(grid: Grid) {
  const used = spotsOf(grid);
  if (used.length === 0) return { top: 0, bottom: -1, left: 0, right: -1 };
  const rows = used.map(([row]) => row);
  const columns = used.map(([, column]) => column);
  return {
    top: Math.min(...rows),
    bottom: Math.max(...rows),
    left: Math.min(...columns),
    right: Math.max(...columns),
  };
}

/** Lay a piece. Earth and the sun are there once: where one lay before, a disc stays behind. */
export function lay(grid: Grid, row: number, column: number, piece: Piece): Grid {
  const once = piece === "E" || piece === "S";
  return grid.map((line, r) =>
    line.map((lies, c) => {
      if (r === row && c === column) return piece;
      return once && lies === piece ? "o" : lies;
    }),
  );
}

type Spot = [row: number, column: number];

function spotsOf(grid: Grid): Spot[] {
  return grid.flatMap((line, row) =>
    line.flatMap((piece, column): Spot[] => (piece === "-" ? [] : [[row, column]])),
  );
}

export function countOf(grid: Grid): number {
  return spotsOf(grid).length;
}

/** How many discs lie in each row and in each column: two or more make a loop. */
export function linesOf(grid: Grid): { rows: number[]; columns: number[] } {
  const spots = spotsOf(grid);
  const count = (of: (spot: Spot) => number) =>
    grid.map((_, line) => spots.filter((spot) => of(spot) === line).length);
  return { rows: count(([row]) => row), columns: count(([, column]) => column) };
}

/** From Earth to the sun, if every disc lay right; null while there is no way. */
export function stepsOf(grid: Grid): number | null {
  const spots = spotsOf(grid);
  const at = (piece: Piece) => spots.findIndex(([row, column]) => grid[row]?.[column] === piece);
  const [earth, sun] = [at("E"), at("S")];
  if (earth < 0 || sun < 0) return null;
  const far = new Map([[earth, 0]]);
  for (const [place, steps] of far) {
    for (const next of nextTo(spots, place)) if (!far.has(next)) far.set(next, steps + 1);
  }
  return far.get(sun) ?? null;
}

/** The next discs of a place's row and column, both ways round. */
function nextTo(spots: Spot[], place: number): number[] {
  return [0, 1].flatMap((axis) => {
    const line = spots.flatMap((spot, i) => (spot[axis] === spots[place]?.[axis] ? [i] : []));
    const i = line.indexOf(place);
    return [line[(i + 1) % line.length] ?? place, line.at(i - 1) ?? place];
  });
}
