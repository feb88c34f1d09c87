/** The drawings of cards, chips and fuel, put into the page once; everything drawn refers to them. */
import { mountSprite } from "../../../parts/sprite";
import type { CardName, ColourName } from "../types";
import drawings from "./cards.svg?raw";

/** Every drawing calls this: which one comes first depends on the page. */
export function hangCards(): void {
  mountSprite("zundstoff-cards", drawings);
}

export type Suit = ColourName | "black" | "sun" | "planet";

/** What a card shows: turn cards have no matches. */
export function read(card: CardName): { suit: Suit; matches: number } {
  const found = /^(red|blue|yellow|black)([123])$/.exec(card);
  if (found) return { suit: found[1] as Suit, matches: Number(found[2]) };
  return { suit: card === "sun" ? "sun" : "planet", matches: 0 };
}

/** The suit's colour. */
export function paperOf(suit: Suit): string {
  return `var(--zu-card-${suit})`;
}

/** Ink that can be read on the suit's colour. */
export function inkOn(suit: Suit): string {
  return suit === "yellow" || suit === "sun" ? "var(--soot)" : "var(--cream)";
}
