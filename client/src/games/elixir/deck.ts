/** What a card looks like, by its id. Other decks than the house's have cards that nobody has drawn. */
import type { Say } from "../face";
import { ANY_TIME, EFFECTS, FAMILIES } from "./facts.gen";
import type { CardName, ElixirView, FamilyName, FindName, SpellName, SpellView } from "./types";

/** Ingredients, and the blot each lies on. */
const TINTS: Record<FindName, string> = {
  "moth-dust": "#efe0c4",
  "giggle-seed": "#ffe9b8",
  "thunder-crumb": "#f6dcc0",
  "goblin-sock": "#d8ecd4",
  "moon-milk": "#dcd8f2",
  "salamander-sneeze": "#ffd9c2",
  "raven-ink": "#d9d4ea",
  "bottled-yawn": "#d2eaf0",
  "rust-petal": "#f6d6c2",
  "echo-pebble": "#dbe2f0",
  "swamp-button": "#e0ecc4",
  "candle-ghost": "#e6def6",
  "hiccup-honey": "#ffe6a8",
  "basilisk-blink": "#d6ead4",
  "cobweb-lace": "#e2daf2",
  "stardrop-salt": "#d6e6f2",
};
/** The house's cards; a deck that players wrote may have others. */
const families: Readonly<Record<FindName, FamilyName>> = FAMILIES;
const effects: Readonly<Record<SpellName, string>> = EFFECTS;
const anyTime: readonly CardName[] = ANY_TIME;

/** Spells have numbers, finds have names. */
export function isSpell(card: CardName): boolean {
  return /^\d+$/.test(card);
}

export function nameOf(card: CardName | null, say: Say): string {
  return say(`card-${card ?? "unknown"}`);
}

export function familyOf(find: FindName): FamilyName {
  return families[find] ?? "ingredient";
}

export function isAnyTime(card: CardName): boolean {
  return anyTime.includes(card);
}

export function levelOf(spell: SpellName): number {
  return Number(spell[0]);
}

/** The effect code of a spell of the house's deck. */
export function effectOf(spell: SpellName): string {
  return effects[spell] ?? "";
}

export function tintOf(find: FindName): string {
  return TINTS[find] ?? "#efe6d2";
}

/** The symbol that shows a card. Spells are drawn by what they do. */
export function pictureOf(card: CardName, spell?: { effect: string } | null): string {
  if (isSpell(card)) {
    const effect = spell?.effect ?? effectOf(card);
    return effect ? `el-s-${effect}` : "el-odd";
  }
  return card in families ? `el-${card}` : "el-odd";
}

/** A spell that lies somewhere in sight. */
export function spellIn(view: ElixirView, id: SpellName): SpellView | null {
  const books = view.players.flatMap(({ books }) => books.map(({ spell }) => spell));
  const cast = view.players.flatMap((player) => player.cast.map(({ spell }) => spell));
  return [...view.spells, ...cast, ...books].find((spell) => spell?.spell === id) ?? null;
}
