import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../src/facts.gen";
import { catalogue } from "../src/words";
import { foldersOf } from "./catalogues";

const src = join(import.meta.dirname, "../src");
const files = readdirSync(src, { recursive: true, encoding: "utf8" });
const folders = [...new Set(files.filter((file) => file.endsWith(".ftl")).map(dirname))];
const sources = files
  .filter((file) => /\.(svelte|ts)$/.test(file) && !/\.(gen|test)\.ts$/.test(file))
  .map((file) => readFileSync(join(src, file), "utf8"))
  .join("\n");

/** Every message and attribute of a catalogue with the variables it needs. */
function messages(folder: string, language: string): Map<string, string> {
  const text = readFileSync(join(src, folder, `${language}.ftl`), "utf8");
  catalogue(language, text); // throws where the file cannot be read
  const found = new Map<string, string>();
  let message = "";
  let key = "";
  for (const line of text.split("\n")) {
    const starts = /^([a-z][\w-]*) *=/.exec(line)?.[1];
    const attribute = /^ +\.([a-z][\w-]*) *=/.exec(line)?.[1];
    if (starts) message = key = starts;
    else if (attribute) key = `${message}.${attribute}`;
    if (!key || line.startsWith("#")) continue;
    const variables = [...(found.get(key)?.split(" ") ?? [])];
    // One language may choose by a fact's key where another says its word.
    for (const [, name = ""] of line.matchAll(/\$([\w-]+)/g))
      variables.push(name.replace(/-key$/, ""));
    found.set(key, [...new Set(variables)].filter(Boolean).sort().join(" "));
  }
  return found;
}

/** Is the key written in the sources, whole or as the rest of `start-${…}`? */
function used(key: string): boolean {
  if (sources.includes(`"${key}"`) || sources.includes(`\`${key}\``)) return true;
  const cuts = [...key].flatMap((letter, at) =>
    /[-.]/.test(letter) ? [key.slice(0, at + 1)] : [],
  );
  return cuts.some((start) => sources.includes(`\`${start}\${`));
}

describe.each(folders)("the words in %s", (folder) => {
  const english = messages(folder, "en");

  test.each(LANGUAGES)("are all there in %s, with the same facts", (language) => {
    expect(messages(folder, language)).toEqual(english);
  });

  test("are all used", () => {
    const idle = [...english.keys()].filter((key) => !used(key) && !used(key.split(".")[0] ?? ""));
    expect(idle).toEqual([]);
  });

  test.each(LANGUAGES)("are no key of the house or of a game in %s", (language) => {
    const rules = join(import.meta.dirname, "../../src/powderkeg");
    const catalogues = readdirSync(rules, { recursive: true, encoding: "utf8" }).filter((file) =>
      file.endsWith(`${language}.ftl`),
    );
    const theirs = catalogues.map((file) =>
      catalogue(language, readFileSync(join(rules, file), "utf8")),
    );
    const both = [...english.keys()].filter((key) => theirs.some((each) => each.hasMessage(key)));
    expect(both).toEqual([]);
  });
});

test("every word that is said is written", () => {
  // A game's drawings speak with the words of its rules, too.
  const drawn = readdirSync(join(src, "games"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => foldersOf(name))
    .map((folder) => relative(src, folder));
  const known = new Set(
    [...folders, ...drawn, "../../src/powderkeg/locale"].flatMap((folder) => [
      ...messages(folder, "en").keys(),
    ]),
  );
  const asked = [...sources.matchAll(/\bsay\(\s*"([\w.-]+)"/g)].map(([, key = ""]) => key);
  const ours = asked.filter((key) => !/^(game|rule|chapter|seat|prompt|twin|option)-/.test(key));
  expect(ours.filter((key) => !known.has(key))).toEqual([]);
});

test("every trouble the server can tell has a sentence", () => {
  const protocol = readFileSync(join(src, "protocol.gen.ts"), "utf8");
  const codes = /\bcode: ([^;]+);/.exec(protocol)?.[1]?.match(/[a-z-]+/g) ?? [];
  const known = messages("locale", "en");
  expect(codes.length).toBeGreaterThan(0);
  expect(codes.filter((code) => !known.has(`trouble-${code}`))).toEqual([]);
});
