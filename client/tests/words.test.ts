import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { LANGUAGES, OWN_FAMILIES, WATCHER } from "../src/facts.gen";
import { catalogue, Words, writtenIn, type Facts, type Line } from "../src/words";
import { cataloguesOf } from "./catalogues";

interface Case {
  kind: "event" | "move" | "refusal" | "line" | "option" | "rule";
  viewer: number;
  what: Facts;
  said: Record<string, string>;
}
interface Fixture {
  game: string;
  families: Record<string, string>;
  names: Record<number, string>;
  cases: Case[];
}

const unnamed: Readonly<Record<string, readonly string[]>> = OWN_FAMILIES;
const root = join(import.meta.dirname, "../../src/powderkeg");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const said = readFileSync(join(import.meta.dirname, "said.json"), "utf8");
const fixtures = JSON.parse(said) as [Fixture, ...Fixture[]];

function wordsFor(
  language: string,
  viewer: number = WATCHER,
  names: Record<number, string> = {},
  { game, families }: Fixture = fixtures[0],
): Words {
  const house = catalogue(language, read(`locale/${language}.ftl`));
  const bundles = [...cataloguesOf(game, language), house];
  return new Words(bundles, families, names, viewer, unnamed[game]);
}

function say(words: Words, { kind, what }: Case): string {
  switch (kind) {
    case "event":
      return words.event(what as { event: string } & Facts);
    case "move":
      return words.move(what as { kind: string; facts: Facts });
    case "refusal":
      return words.refusal(what as { rule: string; facts: Facts });
    case "line":
      return words.line(what as Line);
    case "option":
      return `${words.option(String(what["key"]))}: ${words.value(String(what["key"]), String(what["value"]))}`;
    case "rule":
      return `${words.rule(String(what["key"]))} [${words.cite(String(what["key"]))}]`;
  }
}

describe.each(LANGUAGES)("in %s", (language) => {
  test.each(fixtures)("the browser says what the server says of $game", (fixture) => {
    const speakers = new Map<number, Words>();
    for (const scene of fixture.cases) {
      const { viewer } = scene;
      const words = speakers.get(viewer) ?? wordsFor(language, viewer, fixture.names, fixture);
      speakers.set(viewer, words);
      expect(say(words, scene)).toBe(scene.said[language]);
    }
  });
});

test("a seat without a name is a number, and oneself is you", () => {
  const words = wordsFor("en", 2, { 0: "Mia" });
  expect([words.name(0), words.name(1), words.name(2)]).toEqual(["Mia", "Seat 1", "You"]);
});

test("a number below zero has a minus, what somebody typed keeps its hyphen", () => {
  const words = wordsFor("en");
  expect(words.word("points", "-7")).toBe("−7");
  expect(words.word("points", -7)).toBe("−7");
  expect(words.word("text", "-7")).toBe("-7");
  expect(words.word("die", "any-7")).toBe("any-7");
});

test("a key that nobody knows is said as it is", () => {
  expect(wordsFor("en").say("rule-unheard-of.no")).toBe("rule-unheard-of.no");
});

test("what players may have written goes by its id where no catalogue knows it", () => {
  const words = new Words([], {}, {}, WATCHER, ["card"]);
  expect(words.word("card", "frog-spit")).toBe("frog spit");
  expect(words.say("card-frog-spit")).toBe("frog spit");
  expect(words.say("card-frog-spit.text")).toBe("");
  expect(words.say("place-frog-spit")).toBe("place-frog-spit");
});

test("a value that no catalogue knows is said as it is", () => {
  expect(wordsFor("en").value("path", "my-own")).toBe("my-own");
});

describe("what players wrote", () => {
  const messages = {
    "card-lucky-dip": { en: "Lucky Dip", de: "Glücksgriff" },
    "card-lucky-dip.text": { it: "Peschi quattro trovate." },
  };

  test.each([
    ["de", "Glücksgriff"],
    ["fr", "Lucky Dip"],
  ])("is said in %s as far as they did", (language, name) => {
    const bundle = catalogue(language, "event-cast = { $card }!\n");
    const words = new Words([bundle], {}, {}, WATCHER, ["card"], writtenIn(language, messages));
    expect(words.say("card-lucky-dip")).toBe(name);
    expect(words.event({ event: "cast", card: "lucky-dip" })).toBe(`${name}!`);
    expect(words.say("card-lucky-dip.text")).toBe("Peschi quattro trovate.");
    expect(words.event({ event: "cast", card: "frog-spit" })).toBe("frog spit!");
  });
});
