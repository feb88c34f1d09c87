import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { brew } from "../../../tests/elixir";
import finds from "./art/finds.svg?raw";
import kitchen from "./art/kitchen.svg?raw";
import spells from "./art/spells.svg?raw";
import {
  effectOf,
  familyOf,
  isAnyTime,
  isSpell,
  lay,
  levelOf,
  pictureOf,
  spellIn,
  strokesOf,
} from "./deck";
import { CARDS, PICTURES } from "./facts.gen";
import { wishOf } from "./steps";

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
  const dip = { family: "spell", level: 2, effect: "draw-and-keep", any_time: true };
  const spit = { family: "ingredient", level: 0, effect: "", any_time: false };
  const sponge = { family: "object", level: 0, effect: "soap", any_time: true };
  const stroke = { path: "M8 8h48v48z", fill: "#5a8f3c", line: "none", width: 2 };
  beforeEach(() => {
    const cards = { "lucky-dip": dip, "frog-spit": spit, sponge, "206": spit };
    lay({ cards, pictures: { "frog-spit": [stroke] } });
  });
  afterEach(() => lay({ cards: CARDS, pictures: PICTURES }));

  it("has spells whose ids are no numbers, and numbers that are no spells", () => {
    expect([isSpell("lucky-dip"), isSpell("206"), isSpell("frog-spit")]).toEqual([
      true,
      false,
      false,
    ]);
    expect([levelOf("lucky-dip"), effectOf("lucky-dip"), isAnyTime("lucky-dip")]).toEqual([
      2,
      "draw-and-keep",
      true,
    ]);
    expect(familyOf("sponge")).toBe("object");
  });

  it("asks why a spell of its own cannot be cast, not why it cannot be used", () => {
    expect(wishOf("lucky-dip", [], brew({ phase: "turn" }))).toBe("cast:lucky-dip");
    expect(wishOf("lucky-dip", [], brew())).toBe("retort:lucky-dip");
  });

  it("draws what it brought, else by what a card does", () => {
    expect(strokesOf("frog-spit")).toEqual([stroke]);
    expect(strokesOf("sponge")).toBeNull();
    expect(pictureOf("lucky-dip")).toBe("el-s-draw-and-keep");
    expect(pictureOf("sponge")).toBe("el-curse-soap");
    expect(pictureOf("206")).toBe("el-odd");
  });

  it("shows what nobody has drawn as an odd thing", () => {
    expect(pictureOf("dragon-snot")).toBe("el-odd");
    expect(drawn).toContain("el-odd");
  });

  it("draws a spell by its effect, whatever its id", () => {
    expect(pictureOf("lucky-dip", { effect: "parrot" })).toBe("el-s-parrot");
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
