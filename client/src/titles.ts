/** What the games are called, before the catalogue of any is fetched. */
import { TITLES } from "./facts.gen";
import { settings } from "./settings.svelte";
import type { Language } from "./words";

const titles: Readonly<Record<Language, Readonly<Record<string, string>>>> = TITLES;

/** In the language spoken. A game that only the server knows goes by its key. */
export function titleOf(game: string): string {
  return titles[settings.language][game] ?? game;
}
