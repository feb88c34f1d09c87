/** What a card looks like, by its id. The server tells which cards there are: players may have brought
 *  a deck of their own. Until it has, they are the house's, and so are the drawings. */
import type { Say } from "../face";
import { CARDS, PICTURES } from "./facts.gen";
import type { CardName, ElixirView, FamilyName, FindName, SpellName, SpellView } from "./types";

export interface CardFacts {
  readonly family: FamilyName | "spell";
  /** 0 if it is no spell. */
  readonly level: number;
  /** Empty if it does nothing. */
  readonly effect: string;
  readonly any_time: boolean;
}

/** One path of a picture that stands in a deck file. */
export interface Stroke {
  readonly path: string;
  readonly fill: string;
  readonly line: string;
  readonly width: number;
}

interface Deck {
  readonly cards: Readonly<Record<CardName, CardFacts>>;
  readonly pictures: Readonly<Record<CardName, readonly Stroke[]>>;
}

const house: Deck = { cards: CARDS, pictures: PICTURES };
/** Which of the house's finds does what: one that nobody has drawn borrows its picture. */
const drawn: Readonly<Record<string, FindName>> = Object.fromEntries(
  Object.entries(house.cards)
    .filter(([, { family, effect }]) => family !== "spell" && effect)
    .map(([find, { effect }]) => [effect, find]),
);
let deck = house;

/** The deck of the server. Before anything is drawn: a server has one, and keeps it. */
export function lay(facts: Readonly<Record<string, unknown>>): void {
  deck = facts as unknown as Deck;
}

export function isSpell(card: CardName): boolean {
  return deck.cards[card]?.family === "spell";
}

export function nameOf(card: CardName | null, say: Say): string {
  return say(`card-${card ?? "unknown"}`);
}

export function familyOf(find: FindName): FamilyName {
  const family = deck.cards[find]?.family ?? "ingredient";
  return family === "spell" ? "ingredient" : family;
}

export function isAnyTime(card: CardName): boolean {
  return deck.cards[card]?.any_time ?? false;
}

export function levelOf(spell: SpellName): number {
  return deck.cards[spell]?.level ?? 0;
}

/** The effect code of a card. */
export function effectOf(card: CardName): string {
  return deck.cards[card]?.effect ?? "";
}

/** The blot that an ingredient lies on. */
export function tintOf(find: FindName): string {
  return `var(--el-tint-${find}, var(--card-lo))`;
}

/** The picture in the deck file, if there is one. */
export function strokesOf(card: CardName): readonly Stroke[] | null {
  return deck.pictures[card] ?? null;
}

/** The symbol that shows a card. Spells are drawn by what they do, and so are finds of another deck. */
export function pictureOf(card: CardName, spell?: { effect: string } | null): string {
  const effect = spell?.effect ?? effectOf(card);
  if (isSpell(card)) return effect ? `el-s-${effect}` : "el-odd";
  if (house.cards[card] && house.cards[card].family !== "spell") return `el-${card}`;
  return drawn[effect] ? `el-${drawn[effect]}` : "el-odd";
}

/** A spell that lies somewhere in sight. */
export function spellIn(view: ElixirView, id: SpellName): SpellView | null {
  const books = view.players.flatMap(({ books }) => books.map(({ spell }) => spell));
  const cast = view.players.flatMap((player) => player.cast.map(({ spell }) => spell));
  return [...view.spells, ...cast, ...books].find((spell) => spell?.spell === id) ?? null;
}
