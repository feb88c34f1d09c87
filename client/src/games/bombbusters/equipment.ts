/** Cards and characters: which moves are theirs, and whether they can be used now. */
import type { Offer } from "../face";
import { EQUIPMENT, ROLES } from "./facts.gen";
import { selection } from "./selection.svelte";
import type { BombBustersView, EquipmentView, RoleName } from "./types";

export type CardState = "locked" | "used" | "usable" | "resting";

/** Kinds of moves that use a card or a character. */
const TOOLS = new Set<string>([...EQUIPMENT, ...ROLES.map(kindOfRole)]);

export function isTool(kind: string): boolean {
  return TOOLS.has(kind);
}

/** Done instead of a cut, or beside it, in so many ways that one takes it up first, like a card. */
const MANY = new Set(["reversed", "reversed-solo", "tripwire", "call-red", "link"]);

export function isMany(kind: string): boolean {
  return MANY.has(kind);
}

/** What is there to do but use cards. */
export function deedsOf(offers: readonly Offer[]): Offer[] {
  return offers.filter(({ kind }) => !isTool(kind));
}

/** The kind of the character's moves: only the Double Detector is no equipment as well. */
export function kindOfRole(role: RoleName): string {
  return role === "double" ? role : `own-${role}`;
}

/** The picture and the name it shares with the equipment. */
export function cardOf(kind: string): string {
  return kind.replace(/^own-/, "");
}

export function stateOf(card: EquipmentView, offers: readonly Offer[]): CardState {
  if (card.used) return "used";
  if (card.locked) return "locked";
  return offers.some(({ kind }) => kind === card.card) ? "usable" : "resting";
}

export function stateOfRole(
  view: BombBustersView,
  seat: number,
  offers: readonly Offer[],
): CardState {
  const { role, used } = view.seats[seat] ?? {};
  if (!role || used) return "used";
  return offers.some(({ kind }) => kind === kindOfRole(role)) ? "usable" : "resting";
}

/** How many cards could be used now, the character included. */
export function usableCount(offers: readonly Offer[]): number {
  return new Set(offers.map(({ kind }) => kind).filter(isTool)).size;
}

/** Use a card: at once where there is nothing to choose, else it is taken up. */
export function use(kind: string, offers: readonly Offer[], onpick: (move: string) => void): void {
  const [only, ...more] = offers.filter((offer) => offer.kind === kind);
  if (only && more.length === 0) onpick(only.move);
  else if (only) selection.take(kind);
}

/** A move of the card, to ask why it cannot be used. */
export function attemptOf(kind: string, me: number): string {
  const other = me === 0 ? 1 : 0;
  switch (cardOf(kind)) {
    case "walkie":
      return `${kind}:${me}A>${other}`;
    case "post-it":
    case "single-label":
    case "alike":
    case "unlike":
      return `${kind}:${me}A`;
    case "grapnel":
      return `${kind}:${other}A`;
    case "x-or-y":
      return `${kind}:1+2`;
    case "mug":
      return `${kind}:${other}`;
    case "batteries":
      return `${kind}:${me}`;
    case "rewinder":
    case "stabilizer":
      return kind;
    default:
      return `${kind}:1`;
  }
}
