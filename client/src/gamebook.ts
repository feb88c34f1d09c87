/** The finished games this browser knows of: what the server told to its seats, and what was brought
 *  in a file. They outlast the seats, which end with their tables. */
import type { GameResult } from "./protocol.gen";

const KEY = "powderkeg.games";
const MOST = 500; // older games fall off the end

function load(): GameResult[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isResult) : [];
  } catch {
    return []; // storage forbidden or spoilt: no game is remembered
  }
}

function isResult(value: unknown): value is GameResult {
  if (typeof value !== "object" || value === null) return false;
  const { replay, game, names, outcome } = value as Record<string, unknown>;
  const whole = typeof outcome === "object" && outcome !== null && "scores" in outcome;
  return typeof replay === "string" && typeof game === "string" && Array.isArray(names) && whole;
}

export class GameBook {
  // Where storage is forbidden the book lasts as long as the page.
  private book = load();

  /** All games, the latest first. */
  get games(): readonly GameResult[] {
    return this.book;
  }

  has(replay: string): boolean {
    return this.book.some((game) => game.replay === replay);
  }

  /** A game that is known already stays once, as it was told last. */
  add(games: readonly GameResult[]): void {
    const known = new Map(this.book.map((game) => [game.replay, game]));
    for (const game of games) known.set(game.replay, game);
    this.save([...known.values()]);
  }

  forgetTable(table: string): void {
    this.save(this.book.filter((game) => game.table !== table));
  }

  forgetAll(): void {
    this.save([]);
  }

  private save(book: readonly GameResult[]): void {
    this.book = book.toSorted((a, b) => b.at - a.at).slice(0, MOST);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.book));
    } catch {
      // Storage is full or forbidden.
    }
  }
}
