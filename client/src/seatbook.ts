/** The seats this browser holds, by table. A seat's token is its key: whoever has it sits there. */
import { MOST_SEATS } from "./facts.gen";
import type { SeatKey } from "./protocol.gen";

export interface Seating {
  readonly table: string;
  readonly game: string;
  readonly token: string;
  /** When we sat there last, in milliseconds. */
  readonly at: number;
}

const KEY = "powderkeg.seats";

function load(): Seating[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isSeating) : [];
  } catch {
    return []; // storage forbidden or spoilt: no seat is remembered
  }
}

export function isSeating(value: unknown): value is Seating {
  if (typeof value !== "object" || value === null) return false;
  const { table, game, token, at } = value as Record<string, unknown>;
  const texts = [table, game, token].every((text) => typeof text === "string");
  return texts && typeof at === "number";
}

export class SeatBook {
  // Where storage is forbidden the book lasts as long as the page.
  private book = load();

  /** All seats, the latest first. */
  get seats(): readonly Seating[] {
    return this.book;
  }

  /** For a request: at most so many, the latest first. */
  keys(most: number = MOST_SEATS): SeatKey[] {
    return this.book.slice(0, most).map(({ table, token }) => ({ table, token }));
  }

  tokenOf(table: string): string | null {
    return this.book.find((seating) => seating.table === table)?.token ?? null;
  }

  keep(table: string, token: string, game = "", at = Date.now()): void {
    const was = this.book.find((seating) => seating.table === table);
    const others = this.book.filter((seating) => seating !== was);
    this.save([...others, { table, token, game: game || (was?.game ?? ""), at }]);
  }

  forget(table: string): void {
    this.save(this.book.filter((seating) => seating.table !== table));
  }

  /** Take the seat out of `/t/TABLE#seat=TOKEN`, a link that moves a seat to another device. The
   *  token leaves the address bar at once, so that nobody copies it by accident. */
  pickUp(table: string): void {
    const token = new URLSearchParams(location.hash.slice(1)).get("seat");
    if (!token) return;
    this.keep(table, token);
    history.replaceState(history.state, "", location.pathname + location.search);
  }

  forgetAll(): void {
    this.save([]);
  }

  private save(book: readonly Seating[]): void {
    // Older tables fall off the end.
    this.book = book.toSorted((a, b) => b.at - a.at).slice(0, MOST_SEATS);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.book));
    } catch {
      // Storage is full or forbidden.
    }
  }
}
