import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { brew } from "../../../tests/elixir";
import finds from "./art/finds.svg?raw";
import kitchen from "./art/kitchen.svg?raw";
import spells from "./art/spells.svg?raw";
import { effectOf, familyOf, isAnyTime, isSpell, levelOf, pictureOf, spellIn } from "./deck";

const drawn = new Set(
  [...(finds + kitchen + spells).matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id),
);
const toml = readFileSync("../src/powderkeg/rules/elixir/deck.toml", "utf8");

/** The lines of one table of the house's deck. */
function tableOf(name: string): { id: string; line: string }[] {
  const [, rest = ""] = toml.split(`[${name}]`);
  const lines = (rest.split(/^\[/m)[0] ?? "").split("\n");
  return lines.flatMap((line) => {
    const id = /^([a-z0-9-]+) = /.exec(line)?.[1];
    return id ? [{ id, line }] : [];
  });
}

describe("the house's deck", () => {
  const families = {
    ingredients: "ingredient",
    things: "thing",
    transactions: "transaction",
    objects: "object",
  };
  it("has 46 kinds of finds and 56 spells", () => {
    expect(Object.keys(families).flatMap(tableOf)).toHaveLength(46);
    expect(tableOf("spells")).toHaveLength(56);
  });

  it.each(Object.entries(families))("has a picture for all %s", (table, family) => {
    for (const { id, line } of tableOf(table)) {
      expect(drawn, id).toContain(pictureOf(id));
      expect(pictureOf(id)).not.toBe("el-odd");
      expect(familyOf(id)).toBe(family);
      if (family === "object") expect(isAnyTime(id), id).toBe(line.includes('when = "any"'));
    }
  });

  it("has a picture of its own for every spell, by what it does", () => {
    const pictures = tableOf("spells").map(({ id, line }) => {
      expect(effectOf(id)).toBe(/effect = "([^"]+)"/.exec(line)?.[1]);
      expect(levelOf(id)).toBe((/recipe = \[([^\]]+)\]/.exec(line)?.[1] ?? "").split(",").length);
      expect(isAnyTime(id), id).toBe(line.includes('when = "any"'));
      expect(drawn, id).toContain(pictureOf(id));
      return pictureOf(id);
    });
    expect(new Set(pictures).size).toBe(56);
  });
});

describe("another deck", () => {
  it("shows what nobody has drawn as an odd thing", () => {
    expect(pictureOf("dragon-snot")).toBe("el-odd");
    expect(drawn).toContain("el-odd");
  });

  it("draws a spell by its effect, whatever its id", () => {
    expect(pictureOf("206", { effect: "parrot" })).toBe("el-s-parrot");
  });
});

describe("cards", () => {
  it("are spells by their number", () => {
    expect([isSpell("206"), isSpell("moth-dust")]).toEqual([true, false]);
  });

  it("are found where they lie open", () => {
    expect(spellIn(brew(), "402")?.level).toBe(4);
    expect(spellIn(brew(), "101")).toBeNull();
  });
});
