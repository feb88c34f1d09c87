/** What cards say together: the matches of each colour. The black ones join the colour beside them. */
import type { Offer, Say } from "../face";
import { read } from "./art/cards";
import { COLOURS } from "./facts.gen";
import type { CardName, ColourName, ZundstoffView } from "./types";

export interface Sum {
  colour: ColourName;
  matches: number;
}

export function sumsOf(cards: readonly CardName[]): Sum[] {
  const seen = cards.map(read);
  const count = (suit: string) =>
    seen.reduce((sum, card) => sum + (card.suit === suit ? card.matches : 0), 0);
  const sums = COLOURS.map((colour) => ({ colour, matches: count(colour) }));
  const there = sums.filter(({ matches }) => matches > 0);
  return there.map((sum) => ({ ...sum, matches: sum.matches + count("black") }));
}

/** The card that a choice lays. */
export function cardOf(offer: Offer): CardName | null {
  const card = offer.facts["card"];
  return typeof card === "string" ? (card as CardName) : null;
}

/** What the two cards of this round come to, once the first one lies open. */
export function sumsWith(card: CardName, view: ZundstoffView, me: number | null): Sum[] {
  const shown = view.seats[me ?? -1]?.shown ?? [];
  return shown.length > 0 ? sumsOf([...shown, card]) : [];
}

/** Of these, what the card itself adds to. */
export function grownBy(card: CardName, view: ZundstoffView, me: number | null): Sum[] {
  const { suit } = read(card);
  return sumsWith(card, view, me).filter(({ colour }) => suit === "black" || suit === colour);
}

export function sumInWords(
  card: CardName,
  view: ZundstoffView,
  me: number | null,
  say: Say,
): string {
  if (card === "sun" || card === "planet") return say(`zundstoff-sum-${card}`);
  const sums = sumsWith(card, view, me);
  return sums.map(({ colour, matches }) => say("zundstoff-sum", { colour, matches })).join(", ");
}

const SUITS = ["red", "blue", "yellow", "black", "sun", "planet"];

/** Cards in the order one holds them: by colour, the turn cards last. */
export function inHand(a: CardName, b: CardName): number {
  const [one, other] = [read(a), read(b)];
  return SUITS.indexOf(one.suit) - SUITS.indexOf(other.suit) || one.matches - other.matches;
}
