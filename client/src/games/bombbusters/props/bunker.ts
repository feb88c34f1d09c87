/** Where the spaces of the bunker lie, in the map's own units. */
import type { BarrierView, BunkerView, ConstraintName, SpaceView } from "../types";

export const COLUMNS = 4;
export const ROWS = 3;
export const CELL = 44; // as large as a finger
/** Room at each side for the constraint that steers there. */
export const EDGE = { x: 60, y: 40 };
const BETWEEN = 16; // two floors

export type SideName = "north" | "east" | "south" | "west";
export const SIDES: readonly SideName[] = ["north", "east", "south", "west"];
const STEPS: Record<SideName, [number, number]> = {
  north: [0, -1],
  east: [1, 0],
  south: [0, 1],
  west: [-1, 0],
};

/** How floors lie: both side by side, one above the other, or only the one where the figure is. */
export type Plan = "beside" | "below" | "one";
export const FLOORS = ["ground", "basement"] as const;

export interface MapSize {
  w: number;
  h: number;
  /** The left upper corner of each floor that is drawn. */
  floors: Partial<Record<string, { x: number; y: number }>>;
}

export function sizeOf(plan: Plan, floor: string): MapSize {
  const [w, h] = [COLUMNS * CELL, ROWS * CELL];
  const at = { x: EDGE.x, y: EDGE.y };
  const whole = (across: number, down: number) => ({
    w: across + 2 * EDGE.x,
    h: down + 2 * EDGE.y,
  });
  if (plan === "one") return { ...whole(w, h), floors: { [floor]: at } };
  const next =
    plan === "beside" ? { ...at, x: at.x + w + BETWEEN } : { ...at, y: at.y + h + BETWEEN };
  const all = plan === "beside" ? whole(2 * w + BETWEEN, h) : whole(w, 2 * h + BETWEEN);
  return { ...all, floors: { ground: at, basement: next } };
}

interface Point {
  x: number;
  y: number;
}

/** The left upper corner of a space; null where its floor is not drawn. */
export function spaceAt(
  size: MapSize,
  { floor, column, row }: Pick<SpaceView, "floor" | "column" | "row">,
): Point | null {
  const corner = size.floors[floor];
  return corner ? { x: corner.x + column * CELL, y: corner.y + row * CELL } : null;
}

/** The edge between two spaces, as a line. */
export function edgeOf(size: MapSize, barrier: BarrierView): [Point, Point] | null {
  const [column, row] = barrier.to;
  const at = spaceAt(size, { floor: barrier.floor, column, row });
  if (!at) return null;
  const upright = barrier.from[0] !== column;
  return [at, upright ? { x: at.x, y: at.y + CELL } : { x: at.x + CELL, y: at.y }];
}

/** The space next to the figure on that side. */
export function beside(
  { floor, column, row }: Pick<BunkerView, "floor" | "column" | "row">,
  side: SideName,
): Pick<SpaceView, "floor" | "column" | "row"> {
  const [dx, dy] = STEPS[side];
  return { floor, column: column + dx, row: row + dy };
}

/** Where the constraints of the four sides lie, by their middles. */
export function middleOf({ w, h }: MapSize, side: SideName): Point {
  const inset = { x: EDGE.x / 2, y: EDGE.y / 2 };
  if (side === "north") return { x: w / 2, y: inset.y };
  if (side === "south") return { x: w / 2, y: h - inset.y };
  return { x: side === "west" ? inset.x : w - inset.x, y: h / 2 };
}

/** The card that lies there: while the Captain lays them anew, as far as that has come. */
export function cardAt(
  { sides, pinned }: Pick<BunkerView, "sides" | "pinned">,
  side: string,
): ConstraintName | null {
  const laid = Object.keys(pinned).length > 0 ? pinned : sides;
  return (laid[side] ?? null) as ConstraintName | null;
}
