/** The boxes on the shelf, and what is promised on them. */
import { TITLES } from "../facts.gen";
import type { GameView } from "../protocol.gen";
import { settings } from "../settings.svelte";
import { catalogue, Words } from "../words";

/** So little that it comes with the page. */
const files = import.meta.glob<string>("../games/*/box/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** What the server plays, as it has it, and behind it what we know of beside. */
export function boxesOf(games: readonly GameView[]): string[] {
  return [...new Set([...games.map(({ name }) => name), ...Object.keys(TITLES.en)])];
}

/** A promise in the language spoken; empty where nobody has written one. */
export function promiseOf(game: string, key: "box-fun" | "box-pitch"): string {
  const text = files[`../games/${game}/box/${settings.language}.ftl`];
  return text ? new Words([catalogue(settings.language, text)]).say(key) : "";
}
