/** What is picked and not yet confirmed: shared by the cards, the panel and the kitchen, never sent. */
import type { CardName } from "./types";

/** Where a card is let go. */
export type Target = "kettle" | number;

export interface Drag {
  card: CardName;
  /** In pixels of the page. */
  x: number;
  y: number;
}

class Selection {
  /** The card that is dragged out of the hand. */
  drag: Drag | null = $state.raw(null);
  /** What it would fall on. */
  over: Target | null = $state(null);
  /** Whom a card was dropped on: it is aimed there as soon as that can be said. */
  aim: { card: CardName; seat: number } | null = $state.raw(null);
  /** Market day: what is laid into the offer lies face down. */
  veiled = $state(false);
}

/** One page shows one table. */
export const selection = new Selection();
