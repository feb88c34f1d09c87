/** What is asked, read from what may be done. */
import type { Offer } from "../face";
import { isSpell } from "./deck";
import type { CardName, ElixirView } from "./types";

/** Cards of one's own hand are tapped for these. */
const OF_FINDS = new Set([
  "use",
  "open",
  "pay",
  "grind",
  "show",
  "answer",
  "give",
  "shed",
  "lay",
  "veil",
]);
const OF_SPELLS = new Set(["cast", "retort", "hand", "burn", "return"]);
/** A card is put together, and nobody sees it yet. */
const STEPS = new Set(["turn", "pay", "grind", "aim", "lift", "copy", "show"]);
/** What is chosen here counts when the fuse is out. */
const WINDOWS = new Set(["window", "between", "bell"]);
/** Made by a button of their own, at once. */
const ASIDE = new Set([
  "end",
  "ask",
  "pass",
  "grant",
  "agree",
  "disagree",
  "steady",
  "slip",
  "cry",
  "withdraw",
]);
/** An offer on a market day is put together by single touches. */
const STALL = new Set([
  "to",
  "lay",
  "veil",
  "want",
  "want-any",
  "cry",
  "withdraw",
  "accept",
  "decline",
]);

export type PanelName = "turn" | "answer" | "bid" | "market" | "choices";

export function isWindow(view: ElixirView): boolean {
  return WINDOWS.has(view.phase);
}

/** The find or spell that an offer names. */
export function cardOf({ facts }: Offer): CardName | null {
  const card = facts["find"] ?? facts["spell"];
  return typeof card === "string" ? card : null;
}

/** The seat that an offer names. */
export function seatOf({ facts }: Offer): number | null {
  const seat = facts["other"];
  return typeof seat === "number" ? seat : null;
}

/** Does it name a card of one's own, which lies there to be tapped? */
export function isHeld(offer: Offer, view: ElixirView): boolean {
  const card = cardOf(offer);
  if (card === null) return false;
  if (OF_SPELLS.has(offer.kind)) return view.spells.some(({ spell }) => spell === card);
  return OF_FINDS.has(offer.kind) && view.finds.some(({ find }) => find === card);
}

/** What tapping a card of one's own can mean now. */
export function meaningsOf(card: CardName, offers: readonly Offer[], view: ElixirView): Offer[] {
  return offers.filter((offer) => cardOf(offer) === card && isHeld(offer, view));
}

/** The move that a card would be if it could be played; null where it never could. */
export function wishOf(card: CardName, offers: readonly Offer[], view: ElixirView): string | null {
  if (isWindow(view)) return `${isSpell(card) ? "retort" : "answer"}:${card}`;
  const asked = offers.find((offer) => isHeld(offer, view) && !STEPS.has(view.phase));
  if (asked) return `${asked.kind}:${card}`;
  if (isSpell(card)) return `cast:${card}`;
  const family = view.finds.find(({ find }) => find === card)?.family;
  if (family === "object") return `use:${card}`;
  return family === "transaction" ? `open:${card}` : null;
}

/** One touch makes it: it can be taken back or chosen otherwise, or its button says it all. */
export function isLight(offer: Offer, view: ElixirView): boolean {
  if (ASIDE.has(offer.kind) || isWindow(view)) return true;
  if (view.phase === "market") return STALL.has(offer.kind);
  return STEPS.has(view.phase) && offer.foreseen.length === 0;
}

export function isAside({ kind }: Offer): boolean {
  return ASIDE.has(kind);
}

export function panelOf(offers: readonly Offer[], view: ElixirView): PanelName {
  const has = (kind: string) => offers.some((offer) => offer.kind === kind);
  if (isWindow(view)) return "answer";
  if (view.phase === "market" && !has("give")) return "market";
  if (has("bid")) return "bid";
  return has("end") ? "turn" : "choices";
}

/** Beside the game: there for who likes to, and nobody is asked. */
export function isBeside({ kind }: Offer): boolean {
  return kind === "steady" || kind === "slip";
}
