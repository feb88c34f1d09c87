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

const PAPER: Record<Suit, string> = {
  red: "#b92a19",
  blue: "#1d5cb8",
  yellow: "#f6c02a",
  black: "#37323c",
  sun: "#f79534",
  planet: "#4c3aa5",
};

/** The suit's colour. */
export function paperOf(suit: Suit): string {
  return PAPER[suit];
}

/** Ink that can be read on the suit's colour. */
export function inkOn(suit: Suit): string {
  return suit === "yellow" || suit === "sun" ? "#2b1608" : "#fff6e4";
}
