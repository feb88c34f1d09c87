/** Discs that lie otherwise, for real or in somebody's mind. */
import { turnDisc } from "./picture";
import type { ZundstoffView } from "./types";

/** By place: quarters clockwise. */
export type Turns = ReadonlyMap<number, number>;

export const NO_TURNS: Turns = new Map();

/** One disc a quarter further; four of them, and it lies as it was. */
export function turnOnce(turns: Turns, place: number): Turns {
  const next = new Map(turns);
  const quarters = ((turns.get(place) ?? 0) + 1) % 4;
  if (quarters) next.set(place, quarters);
  else next.delete(place);
  return next;
}

/** The sky as it would lie. */
export function imagine(view: ZundstoffView, turns: Turns): ZundstoffView {
  let imagined = view;
  for (const [place, quarters] of turns) imagined = turnDisc(imagined, place, quarters);
  return imagined;
}

/** How all discs lie, to see whether one of them lies otherwise. */
export function lyingOf(view: ZundstoffView): string {
  return view.discs.map(({ planet, turned }) => `${planet}+${turned}`).join(" ");
}
