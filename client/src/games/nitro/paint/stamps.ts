/** What is stamped onto a flask: a cube's top and side, its shadow, right and wrong. */
import { CUBES } from "../facts.gen";
import type { CubeName } from "../types";
import { sheetOf, stamp, type Box } from "./prints";

export type StampName = `top-${CubeName}` | `side-${CubeName}` | "under" | "right" | "wrong";

const NAMES: readonly StampName[] = [
  ...CUBES.flatMap((cube): StampName[] => [`top-${cube}`, `side-${cube}`]),
  "under",
  "right",
  "wrong",
];
/** A cube with some room round it, in millimetres. */
const CELL: Box = { x: -5, y: -5, w: 10, h: 10 };
/** Finer than the screen: they are turned. */
const FINE = 2;

export type Put = (context: CanvasRenderingContext2D, name: StampName) => void;

const made = new Map<number, Promise<Put>>();

/** For so many dots a millimetre. What is put lies round the middle of where the context stands, in millimetres. */
export function stampsOf(dots: number): Promise<Put> {
  const known = made.get(dots);
  if (known) return known;
  const put = cut(dots * FINE);
  made.clear(); // the window has another size: the old one hardly comes back
  made.set(dots, put);
  put.catch(() => made.delete(dots));
  return put;
}

async function cut(fine: number): Promise<Put> {
  const ids = NAMES.map((name) => `ng-${name}`);
  const side = Math.ceil(CELL.w * fine);
  const sheet = stamp(await sheetOf(ids, CELL), side * NAMES.length, side);
  const at = new Map(NAMES.map((name, place) => [name, place * side]));
  return (context, name) =>
    context.drawImage(sheet, at.get(name) ?? 0, 0, side, side, CELL.x, CELL.y, CELL.w, CELL.h);
}
