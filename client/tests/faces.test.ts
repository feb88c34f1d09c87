import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Face } from "../src/games/face";
import { LANGUAGES } from "../src/facts.gen";
import { catalogue } from "../src/words";

const root = join(import.meta.dirname, "../..");
const games = readdirSync(join(root, "client/src/games"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const files = import.meta.glob<Face>("../src/games/*/index.ts", { import: "face" });

async function faceOf(game: string): Promise<Face> {
  const file = files[`../src/games/${game}/index.ts`];
  if (!file) throw new Error(`${game} has no face`);
  return file();
}

function known(folder: string, language: string, keys: readonly string[]): string[] {
  const text = readFileSync(join(root, folder, "locale", `${language}.ftl`), "utf8");
  return keys.filter((key) => catalogue(language, text).hasMessage(key));
}

describe.each(games)("the face of %s", (game) => {
  test.each(LANGUAGES)("has words for its signals and switches in %s", async (language) => {
    const { signs = {}, switches = [] } = await faceOf(game);
    const phrases = Object.keys(signs).map((phrase) => `phrase-${phrase}`);
    expect(known(`src/powderkeg/rules/${game}`, language, phrases)).toEqual(phrases);
    const labels = switches.flatMap(({ label, about }) => (about ? [label, about] : [label]));
    if (labels.length > 0)
      expect(known(`client/src/games/${game}`, language, labels)).toEqual(labels);
  });

  test("makes its big moments heard by sounds of its own", async () => {
    const { sounds = {}, bigSounds = [] } = await faceOf(game);
    expect(bigSounds.filter((name) => !(name in sounds))).toEqual([]);
  });
});

test("no two games keep a switch under one key", async () => {
  const faces = await Promise.all(games.map(faceOf));
  const keys = faces.flatMap(({ switches = [] }) => switches.map(({ key }) => key));
  expect(keys).toEqual([...new Set(keys)]);
});
