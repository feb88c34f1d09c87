/** What somebody wants to read more about: a card, a seat, the heap of spent finds. */
import type { CardName } from "./types";

class Reading {
  card: CardName | null = $state(null);
  seat: number | null = $state(null);
  heap = $state(false);

  /** The card large, with its text. */
  open(card: CardName): void {
    this.card = card;
  }

  /** All that lies before a seat. */
  visit(seat: number): void {
    this.close();
    this.seat = seat;
  }

  rummage(): void {
    this.close();
    this.heap = true;
  }

  close(): void {
    this.card = null;
    this.seat = null;
    this.heap = false;
  }
}

/** One page shows one table. */
export const reading = new Reading();
