/** The catalogues fetched so far, and what is said with them. A component that reads them speaks
 *  anew when the language changes; nothing is reloaded. */
import type { FluentBundle } from "@fluent/bundle";
import { SvelteMap, SvelteSet } from "svelte/reactivity";
import { ApiError } from "./api";
import { OWN_FAMILIES, TITLES } from "./facts.gen";
import type { Settings } from "./settings.svelte";
import { catalogue, Words, writtenIn, type Facts, type Language, type Messages } from "./words";

const files: Record<string, () => Promise<string>> = {
  ...import.meta.glob<string>("./**/locale/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("../../src/powderkeg/locale/*.ftl", {
    query: "?raw",
    import: "default",
  }),
  ...import.meta.glob<string>("../../src/powderkeg/rules/**/locale/*.ftl", {
    query: "?raw",
    import: "default",
  }),
};
/** By game: families of which players may have written some. */
const unnamed: Readonly<Record<string, readonly string[]>> = OWN_FAMILIES;
const titles: Readonly<Record<Language, Readonly<Record<string, string>>>> = TITLES;
const HOUSE = "../../src/powderkeg/locale";
const RULES = "../../src/powderkeg/rules";
const CLIENT = "./locale";
/** Where the words of a game's rules lie: beside them, in one folder or several. */
function rulesOf(game: string): string[] {
  const own = Object.keys(files).filter((path) => path.startsWith(`${RULES}/${game}/`));
  return [...new Set(own.map((path) => path.slice(0, path.lastIndexOf("/"))))];
}
/** What the drawings of a game say beside the rules. */
const faceOf = (game: string) => `./games/${game}/locale`;

export class Speech {
  private readonly bundles = new SvelteMap<string, FluentBundle>();
  /** Folders whose words are in use, so that a new language brings all of them. */
  private readonly open = new SvelteSet<string>([HOUSE, CLIENT]);

  /** By game: what players wrote, by message and then by language. */
  private readonly written = new SvelteMap<string, Messages>();

  constructor(private readonly settings: Settings) {}

  // Bound, because components take what they need: `const { say } = useSpeech()`.

  /** The client's own words: `say("shelf-play")`. */
  readonly say = (key: string, facts: Facts = {}): string => new Words(this.own()).say(key, facts);

  /** What a game is called, before its catalogue is fetched. One that only the server knows goes by its key. */
  readonly titleOf = (game: string): string => titles[this.settings.language][game] ?? game;

  /** Words about a game, to a seat; the client's own words too. */
  readonly wordsOf = (
    game: string,
    families: Readonly<Record<string, string>> = {},
    names: Readonly<Record<number, string>> = {},
    viewer?: number,
  ): Words => {
    const bundles = [...rulesOf(game).flatMap((folder) => this.found(folder)), ...this.own()];
    const quoted = writtenIn(this.settings.language, this.written.get(game) ?? {});
    return new Words(bundles, families, names, viewer, unnamed[game], quoted);
  };

  /** What players call what they brought to a game. */
  readonly quote = (game: string, messages: Messages): void => {
    this.written.set(game, messages);
  };

  /** What went wrong, and what to do next. `words` are the game's, for a rule that forbids it. */
  readonly inWords = (problem: unknown, words?: Words): string => {
    if (!(problem instanceof ApiError)) return this.say("trouble-fault");
    if (problem.refusal && words) return words.refusal(problem.refusal);
    return this.say(`trouble-${problem.code}`);
  };

  /** Speak this language: fetch its words first, then change over at once. */
  readonly speak = async (language: Language): Promise<void> => {
    await Promise.all([...this.open].map((folder) => this.bring(folder, language)));
    this.settings.language = language;
  };

  /** Fetch the words of a game, in the language spoken. Await this before `wordsOf`. */
  readonly learn = (game: string): Promise<void> => this.use(...rulesOf(game), faceOf(game));

  /** Fetch what a page of ours says, from the `locale` in its folder, where it has one. */
  readonly learnPage = (folder: string): Promise<void> => this.use(`./${folder}/locale`);

  private async use(...folders: string[]): Promise<void> {
    for (const folder of folders) this.open.add(folder);
    await Promise.all(folders.map((folder) => this.bring(folder, this.settings.language)));
  }

  private async bring(folder: string, language: Language): Promise<void> {
    const path = `${folder}/${language}.ftl`;
    if (this.bundles.has(path)) return;
    const text = await files[path]?.();
    if (text !== undefined) this.bundles.set(path, catalogue(language, text));
  }

  private found(folder: string): FluentBundle[] {
    const bundle = this.bundles.get(`${folder}/${this.settings.language}.ftl`);
    return bundle ? [bundle] : [];
  }

  private own(): FluentBundle[] {
    return [...this.open]
      .filter((folder) => !folder.startsWith(RULES))
      .flatMap((folder) => this.found(folder));
  }
}
