/** What a card looks like, by its id. Other decks than the house's have cards that nobody has drawn. */
import type { Say } from "../face";
import { ANY_TIME, EFFECTS, FAMILIES } from "./facts.gen";
import type { CardName, ElixirView, FamilyName, FindName, SpellName, SpellView } from "./types";

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

/** The blot that an ingredient lies on. */
export function tintOf(find: FindName): string {
  return `var(--el-tint-${find}, var(--card-lo))`;
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
