/** The seats this browser holds, by table. A seat's token is its key: whoever has it sits there. */

export interface Seating {
  readonly table: string;
  readonly game: string;
  readonly token: string;
  /** When we sat there last, in milliseconds. */
  readonly at: number;
}

const KEY = "powderkeg.seats";
const MOST = 24; // older tables fall off the end

function load(): Seating[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isSeating) : [];
  } catch {
    return []; // storage forbidden or spoilt: no seat is remembered
  }
}

function isSeating(value: unknown): value is Seating {
  if (typeof value !== "object" || value === null) return false;
  const { table, game, token, at } = value as Record<string, unknown>;
  const texts = [table, game, token].every((text) => typeof text === "string");
  return texts && typeof at === "number";
}

// Where storage is forbidden the book lasts as long as the page.
let book = load();

function save(): void {
  book = book.toSorted((a, b) => b.at - a.at).slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(book));
  } catch {
    // Storage is full or forbidden.
  }
}

/** All seats, the latest first. */
export function seats(): readonly Seating[] {
  return book;
}

export function tokenOf(table: string): string | null {
  return book.find((seating) => seating.table === table)?.token ?? null;
}

export function keep(table: string, token: string, game = "", at = Date.now()): void {
  const was = book.find((seating) => seating.table === table);
  book = book.filter((seating) => seating !== was);
  book.push({ table, token, game: game || (was?.game ?? ""), at });
  save();
}

export function forget(table: string): void {
  book = book.filter((seating) => seating.table !== table);
  save();
}

/** Take the seat out of `/t/TABLE#seat=TOKEN`, a link that moves a seat to another device. The
 *  token leaves the address bar at once, so that nobody copies it by accident. */
export function pickUp(table: string): void {
  const token = new URLSearchParams(location.hash.slice(1)).get("seat");
  if (!token) return;
  keep(table, token);
  history.replaceState(history.state, "", location.pathname + location.search);
}
