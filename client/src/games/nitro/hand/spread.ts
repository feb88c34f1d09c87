/** Where cubes may lie in the start area: on whole millimetres, none sticking out, none upon another. */
import { FLASK } from "../physics/spec";
import { CUBES } from "../facts.gen";
import type { CubeName } from "../types";

export interface Spot {
  x: number;
  y: number;
}
export type Spread = Readonly<Partial<Record<CubeName, Spot>>>;

const [LEFT, LOW, RIGHT, HIGH] = FLASK.startArea;
const HALF = FLASK.cube / 2;
const SPOTS: readonly Spot[] = Array.from({ length: HIGH - LOW - 2 * HALF + 1 }, (_, row) =>
  Array.from({ length: RIGHT - LEFT - 2 * HALF + 1 }, (_, column) => ({
    x: LEFT + HALF + column,
    y: LOW + HALF + row,
  })),
).flat();

/** One after the other in the slots, the first nearest to the way out. */
export function inSlots(order: readonly CubeName[]): Spread {
  return Object.fromEntries(
    order.map((cube, at) => {
      const [x, y] = FLASK.slots[at] ?? [0, 0];
      return [cube, { x, y }];
    }),
  );
}

export function isFree(spread: Spread, cube: CubeName, { x, y }: Spot): boolean {
  if (x < LEFT + HALF || x > RIGHT - HALF || y < LOW + HALF || y > HIGH - HALF) return false;
  return CUBES.every((other) => {
    const at = spread[other];
    if (!at || other === cube) return true;
    return Math.abs(at.x - x) >= FLASK.cube || Math.abs(at.y - y) >= FLASK.cube;
  });
}

/** The free spot that is nearest to where it is held. */
export function nearest(spread: Spread, cube: CubeName, { x, y }: Spot): Spot | null {
  let best: Spot | null = null;
  let least = Infinity;
  for (const spot of SPOTS) {
    const far = (spot.x - x) ** 2 + (spot.y - y) ** 2;
    if (far >= least || !isFree(spread, cube, spot)) continue;
    least = far;
    best = spot;
  }
  return best;
}

/** A step to the side; over a neighbour, where one lies there. */
export function stepped(spread: Spread, cube: CubeName, dx: number, dy: number): Spot | null {
  const from = spread[cube];
  if (!from) return null;
  for (let far = 1; far <= RIGHT - LEFT; far += 1) {
    const spot = { x: from.x + dx * far, y: from.y + dy * far };
    if (isFree(spread, cube, spot)) return spot;
  }
  return null;
}

export function swapped(spread: Spread, one: CubeName, other: CubeName): Spread {
  const [a, b] = [spread[one], spread[other]];
  return a && b ? { ...spread, [one]: b, [other]: a } : spread;
}

/** Whose middle is this near? */
export function cubeAt(spread: Spread, { x, y }: Spot, within = HALF): CubeName | null {
  return (
    CUBES.find((cube) => {
      const at = spread[cube];
      return at && Math.abs(at.x - x) <= within && Math.abs(at.y - y) <= within;
    }) ?? null
  );
}

/** As the rules read it: by cube, millimetres from the left and from the bottom. */
export function moveOf(spread: Spread): string {
  const spots = CUBES.flatMap((cube) => spread[cube] ?? []);
  return `place:${spots.map(({ x, y }) => `${x}.${y}`).join(",")}`;
}

/** The cubes from the way out inwards, as an order would lay them. */
export function orderOf(spread: Spread): CubeName[] {
  return CUBES.filter((cube) => spread[cube]).sort((a, b) => {
    const [one, other] = [spread[a], spread[b]];
    return (other?.x ?? 0) - (one?.x ?? 0) || (one?.y ?? 0) - (other?.y ?? 0);
  });
}
