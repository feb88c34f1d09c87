/** What lasts: signs that hang from a shelf, and chips on the spells that still work. */
import type { Say } from "../face";
import { nameOf } from "./deck";
import type { CardName, EffectView, ElixirView } from "./types";

/** They wait for one occasion, and are used up by it. */
const WAITING = new Set(["no-draw", "borrowed-draw", "no-casting", "no-cards", "obliging"]);

/** Curses and the like on a seat, the oldest first. */
export function signsOn(view: ElixirView, seat: number): EffectView[] {
  return view.effects.filter(({ victim }) => victim === seat);
}

/** What still works of a card that lies open; a spell at a victim hangs there, not here. */
export function workingOf(view: ElixirView, card: CardName): EffectView | null {
  return view.effects.find(({ spell, victim }) => spell === card && victim === null) ?? null;
}

/** Turns left; null: for the rest of the game. */
export function turnsOf({ left, effect }: EffectView): number | null {
  return left ?? (WAITING.has(effect) ? 1 : null);
}

/** How long, in words. */
export function lengthOf(effect: EffectView, say: Say): string {
  if (WAITING.has(effect.effect)) return say("el-mat-once");
  const count = turnsOf(effect);
  if (count === null) return say("el-mat-ever");
  return say(effect.effect === "picky-draws" ? "el-mat-draws" : "el-mat-turns", { count });
}

/** A sign or a chip for ears: what it is, and how long it lasts. */
export function tellOf(effect: EffectView, say: Say): string {
  const card = effect.copied ?? effect.spell;
  const parts = [nameOf(card, say), lengthOf(effect, say)];
  if (effect.finds.length > 0) parts.push(effect.finds.map((find) => nameOf(find, say)).join(", "));
  if (effect.steady) parts.push(say("el-mat-steady"));
  return parts.join(", ");
}
