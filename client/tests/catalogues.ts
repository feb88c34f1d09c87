/** The words of a game's rules, as the files have them. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FluentBundle } from "@fluent/bundle";
import { catalogue } from "../src/words";

export const RULES = join(import.meta.dirname, "../../src/powderkeg/rules");

/** Every folder of a game's rules that has words. */
export function foldersOf(game: string): string[] {
  const files = readdirSync(join(RULES, game), { recursive: true, encoding: "utf8" });
  return files.filter((file) => file.endsWith("locale")).map((file) => join(RULES, game, file));
}

export function cataloguesOf(game: string, language: string): FluentBundle[] {
  return foldersOf(game).map((folder) =>
    catalogue(language, readFileSync(join(folder, `${language}.ftl`), "utf8")),
  );
}
