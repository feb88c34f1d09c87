/** The boxes on the shelf, and what is promised on them. */
import { TITLES } from "../facts.gen";
import type { GameView } from "../protocol.gen";
import { catalogue, Words, type Language } from "../words";

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

/** A promise in this language; empty where nobody has written one. */
export function promiseOf(game: string, key: "box-fun" | "box-pitch", language: Language): string {
  const text = files[`../games/${game}/box/${language}.ftl`];
  return text ? new Words([catalogue(language, text)]).say(key) : "";
}
