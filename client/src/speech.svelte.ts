/** The catalogues fetched so far, and what is said with them. A component that reads them speaks
 *  anew when the language changes; nothing is reloaded. */
import type { FluentBundle } from "@fluent/bundle";
import { SvelteMap, SvelteSet } from "svelte/reactivity";
import { OWN_FAMILIES } from "./facts.gen";
import { settings } from "./settings.svelte";
import { catalogue, Words, type Facts, type Language } from "./words";

const files: Record<string, () => Promise<string>> = {
  ...import.meta.glob<string>("./**/locale/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("../../src/powderkeg/locale/*.ftl", {
    query: "?raw",
    import: "default",
  }),
  ...import.meta.glob<string>("../../src/powderkeg/rules/*/locale/*.ftl", {
    query: "?raw",
    import: "default",
  }),
};
/** By game: families of which players may have written some. */
const unnamed: Readonly<Record<string, readonly string[]>> = OWN_FAMILIES;
const HOUSE = "../../src/powderkeg/locale";
const CLIENT = "./locale";
/** The words of a game's rules. */
const rulesOf = (game: string) => `../../src/powderkeg/rules/${game}/locale`;
/** What the drawings of a game say beside the rules. */
const faceOf = (game: string) => `./games/${game}/locale`;

const bundles = new SvelteMap<string, FluentBundle>();
/** Folders whose words are in use, so that a new language brings all of them. */
const open = new SvelteSet<string>([HOUSE, CLIENT]);

async function bring(folder: string, language: Language): Promise<void> {
  const path = `${folder}/${language}.ftl`;
  if (bundles.has(path)) return;
  const text = await files[path]?.();
  if (text !== undefined) bundles.set(path, catalogue(language, text));
}

async function use(...folders: string[]): Promise<void> {
  for (const folder of folders) open.add(folder);
  await Promise.all(folders.map((folder) => bring(folder, settings.language)));
}

function found(folder: string): FluentBundle[] {
  const bundle = bundles.get(`${folder}/${settings.language}.ftl`);
  return bundle ? [bundle] : [];
}

/** Speak this language: fetch its words first, then change over at once. */
export async function speak(language: Language): Promise<void> {
  await Promise.all([...open].map((folder) => bring(folder, language)));
  settings.language = language;
}

/** Fetch the words of a game, in the language spoken. Await this before `wordsOf`. */
export async function learn(game: string): Promise<void> {
  await use(rulesOf(game), faceOf(game));
}

/** Fetch what a page of ours says, from the `locale` in its folder, where it has one. */
export async function learnPage(folder: string): Promise<void> {
  await use(`./${folder}/locale`);
}

/** Words about a game, to a seat; the client's own words too. */
export function wordsOf(
  game: string,
  families: Readonly<Record<string, string>> = {},
  names: Readonly<Record<number, string>> = {},
  viewer?: number,
): Words {
  const bundles = [...found(rulesOf(game)), ...own()];
  return new Words(bundles, families, names, viewer, unnamed[game]);
}

/** The client's own words: `say("shelf-play")`. */
export function say(key: string, facts: Facts = {}): string {
  return new Words(own()).say(key, facts);
}

function own(): FluentBundle[] {
  return [...open]
    .filter((folder) => !folder.startsWith("../../src/powderkeg/rules"))
    .flatMap(found);
}
