/** Words: keys and facts become sentences. The twin of `words.py`; tests hold the two together. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { FAMILIES, VERBATIM, WATCHER, type LANGUAGES } from "./facts.gen";

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Facts = Record<string, Json>;
/** One line of a board told in words, and what belongs to it. */
export type Line = { readonly key: string; readonly facts?: Facts; readonly parts?: Line[] };

export type Language = (typeof LANGUAGES)[number];

export function catalogue(language: string, text: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const problems = bundle.addResource(new FluentResource(text));
  if (problems[0]) throw problems[0];
  return bundle;
}

/** What players wrote: by message, then by language. */
export type Messages = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What players wrote, in this language; else in English, or in whichever there is. */
export function writtenIn(language: string, messages: Messages): Record<string, string> {
  const said = Object.entries(messages).flatMap(([key, texts]) => {
    const text = texts[language] ?? texts["en"] ?? Object.values(texts)[0];
    return text === undefined ? [] : [[key, text] as const];
  });
  return Object.fromEntries(said);
}

/** Says things in one language: about one game, to one seat, or just for the house. */
export class Words {
  private readonly families: Readonly<Record<string, string>>;

  /** `bundles` are asked in turn: the game's, the house's, the client's. */
  constructor(
    private readonly bundles: readonly FluentBundle[],
    families: Readonly<Record<string, string>> = {},
    private readonly names: Readonly<Record<number, string>> = {},
    private readonly viewer: number = WATCHER,
    /** Families of which players may have written some: what no catalogue names goes by its id. */
    private readonly unnamed: readonly string[] = [],
    /** And what they wrote instead, by message. */
    private readonly written: Readonly<Record<string, string>> = {},
  ) {
    this.families = { ...FAMILIES, ...families };
  }

  /**
   * The message with these facts. A key nobody knows is said as it is: better than nothing.
   * Bound, because components hand it on: `say={words.say}`.
   */
  readonly say = (key: string, facts: Facts = {}): string => {
    const quoted = this.written[key];
    if (quoted !== undefined) return quoted;
    const [name = "", attribute] = key.split(".", 2);
    const bundle = this.bundles.find((each) => each.hasMessage(name));
    const message = bundle?.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return bundle && pattern
      ? bundle.formatPattern(pattern, this.told(facts), [])
      : this.unheard(key);
  };

  /** What to say for a key that nobody knows: itself; for what players wrote, its id. */
  private unheard(key: string): string {
    const [name = "", attribute] = key.split(".", 2);
    const family = this.unnamed.find((each) => name.startsWith(`${each}-`));
    if (family === undefined) return key;
    return attribute ? "" : name.slice(family.length + 1).replaceAll("-", " ");
  }

  has(key: string): boolean {
    const [name = "", attribute] = key.split(".", 2);
    const message = this.bundles.find((each) => each.hasMessage(name))?.getMessage(name);
    return Boolean(attribute ? message?.attributes[attribute] : message?.value);
  }

  /** Facts as words: names for seats, nouns for pieces, and who `you` is. */
  told(facts: Facts): Record<string, string | number> {
    const words: Record<string, string | number> = { you: "no", them: "no" };
    for (const [name, value] of Object.entries(facts)) {
      const family = this.families[name] ?? name;
      if (family === "seat") {
        words[`${name}-you`] = this.isMeant(value) ? "yes" : "no";
        if (this.isMeant(value)) words[name === "seat" ? "you" : "them"] = "yes";
      }
      words[name] = this.word(family, value);
      // For selectors, which must not depend on the language.
      words[`${name}-key`] = typeof value === "number" ? value : plain(value);
      if (Array.isArray(value)) {
        words[`${name}-count`] = value.length;
        if (family === "seat")
          words[`${name}-others`] = this.word(
            family,
            value.filter((seat) => seat !== this.viewer),
          );
      }
    }
    return words;
  }

  /** Is the viewer this seat, or one of these? */
  private isMeant(seats: Json): boolean {
    return Array.isArray(seats) ? seats.includes(this.viewer) : seats === this.viewer;
  }

  word(family: string, value: Json): string | number {
    if (Array.isArray(value)) {
      const words = value.map((item) => String(this.word(family, item)));
      return family === "seat" ? this.row(words) : words.join(", ");
    }
    if (family === "seat" && typeof value === "number") return this.name(value);
    const own = `${family}-${plain(value)}`;
    if (own in this.written || this.bundles[0]?.hasMessage(own)) return this.say(own);
    if (typeof value === "number" && value >= 0) return value;
    const text = plain(value);
    if (this.unnamed.includes(family)) return text.replaceAll("-", " ");
    if (VERBATIM.some((each) => each === family) || !/^\p{Nd}+$/u.test(text.slice(1))) return text;
    return text.replaceAll("-", "−"); // a minus, not a hyphen
  }

  /** People, as one says them: with an *and* before the last. */
  private row(words: readonly string[]): string {
    const last = words.at(-1) ?? "";
    if (words.length < 2) return last;
    return this.say("list-and", { some: words.slice(0, -1).join(", "), last });
  }

  /** Several seats in one breath. */
  namesOf(seats: readonly number[]): string {
    return String(this.word("seat", [...seats]));
  }

  name(seat: number): string {
    return (
      this.names[seat] ??
      this.say(seat === this.viewer ? "seat-you" : "seat-name", { number: seat })
    );
  }

  // What there is to say.

  event(event: { readonly event: string } & Facts): string {
    const { event: key, ...facts } = event;
    return this.say(`event-${key}`, facts);
  }

  move(move: { readonly kind: string; readonly facts?: Facts }): string {
    return this.say(`move-${move.kind}`, move.facts);
  }

  line(line: Line): string {
    const parts = line.parts ?? [];
    return [this.say(line.key, line.facts), ...parts.map((part) => this.line(part))].join(" ");
  }

  rule(key: string): string {
    return this.say(`rule-${key}`);
  }

  /** Where the rule is written. */
  cite(key: string): string {
    return this.say(`rule-${key}.cite`);
  }

  /** Why not, in this very case. */
  refusal(refusal: { readonly rule: string; readonly facts: Facts }): string {
    return this.say(`rule-${refusal.rule}.no`, refusal.facts);
  }

  option(key: string): string {
    return this.say(`option-${key}`);
  }

  /**
   * What a value of an option means; numbers share one message, and players' own values.
   * A value that no catalogue knows is the name of something that players wrote.
   */
  value(key: string, value: string): string {
    if (/^\d+$/.test(value)) return this.say(`option-${key}.number`, { value: Number(value) });
    const known = [value, "own"].find((name) => this.has(`option-${key}.${name}`));
    return known ? this.say(`option-${key}.${known}`, { value }) : value;
  }
}

/** A fact as its bare text, written as the catalogues' selectors expect it. */
function plain(value: Json): string {
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value === "object") return JSON.stringify(value);
  return String(value);
}
