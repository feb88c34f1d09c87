/** What a tap in the kitchen comes to. Only what is offered glows. */
import type { Offer } from "../face";
import type { CardName, FindName } from "./types";

export interface Glow {
  seats: Set<number>;
  /** Curses, by their spell. */
  signs: Set<CardName>;
  /** Lasting spells that can be copied. */
  effects: Set<CardName>;
  /** Piles of spells, by level. */
  piles: Set<number>;
  /** Finds that lie at a stall. */
  stalls: Set<FindName>;
  /** Whose offer can be accepted. */
  cries: Set<number>;
}

export function glowOf(offers: readonly Offer[]): Glow {
  const named = (...kinds: string[]) =>
    offers.filter(({ kind }) => kinds.includes(kind)).map(({ move }) => move.split(":")[1] ?? "");
  return {
    seats: new Set(named("at", "to").map(Number)),
    signs: new Set(named("lift")),
    effects: new Set(named("copy")),
    piles: new Set(named("take").map(Number)),
    stalls: new Set(named("pick")),
    cries: new Set(named("accept").map(Number)),
  };
}

/** The first of these moves that is offered. */
export function offered(offers: readonly Offer[], ...moves: string[]): string | null {
  return moves.find((wanted) => offers.some(({ move }) => move === wanted)) ?? null;
}
