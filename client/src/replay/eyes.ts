/** Through whose eyes a game is watched, in the address and in the protocol. */
import { BADGES, EVERYONE, WATCHER } from "../facts.gen";

/** `?seat=all`, `watcher` or a number; null where the address does not say. */
export function eyesIn(search: string): number | null {
  const wish = new URLSearchParams(search).get("seat");
  if (wish === "all") return EVERYONE;
  if (wish === "watcher") return WATCHER;
  return /^\d$/.test(wish ?? "") && Number(wish) < BADGES.length ? Number(wish) : null;
}

/** `?at=42`: so many lines into the record; null where the address does not say. */
export function lineIn(search: string): number | null {
  const at = new URLSearchParams(search).get("at") ?? "";
  return /^\d{1,6}$/.test(at) ? Number(at) : null;
}

export function searchFor(at: number, eyes: number, table: string | null): string {
  const seat = eyes === EVERYONE ? "all" : eyes === WATCHER ? "watcher" : String(eyes);
  const search = new URLSearchParams({ at: String(at), seat });
  if (table) search.set("table", table);
  return `?${search}`;
}
