/** What one can do in a window: let it be, first of all, and the cards that answer. */
import type { Offer } from "../face";
import { cardOf } from "./steps";
import type { CardName, ElixirView } from "./types";

export interface Answer {
  offer: Offer;
  /** null: let it be. */
  card: CardName | null;
  /** It lies ready; when the fuse is out it counts. */
  chosen: boolean;
  /** It may be chosen; what lies ready, if its payment was chosen too: then that is open again. */
  open: boolean;
}

/** In this order. */
const RANK = ["pass", "answer", "retort"];

/** How a spell that lies ready may be paid instead. */
const PAYMENTS = ["pay", "grind", "key", "jackdaw"];

export function paymentsIn(offers: readonly Offer[]): Offer[] {
  return offers.filter(({ kind }) => PAYMENTS.includes(kind));
}

/** The next step to a payment without what its owner keeps back; null if there is none to make. */
export function sparing(
  offers: readonly Offer[],
  { payment }: ElixirView,
  spares: (card: CardName) => boolean,
): string | null {
  if (!payment?.finds.some(spares)) return null;
  const other = paymentsIn(offers).find((offer) => !spares(cardOf(offer) ?? ""));
  return other?.move ?? null;
}

/** What was chosen stays in its place, be it offered again or not. */
export function answersIn(
  offers: readonly Offer[],
  view: ElixirView,
  wanted: (card: CardName) => boolean,
): Answer[] {
  const open = offers.filter(({ kind }) => RANK.includes(kind));
  const isOpen = (move: string) => open.some((offer) => offer.move === move);
  const closed = view.choice && !isOpen(view.choice) ? [offerOf(view.choice)] : [];
  return [...open, ...closed]
    .map((offer) => ({
      offer,
      card: cardOf(offer),
      chosen: offer.move === view.choice,
      open: isOpen(offer.move),
    }))
    .filter(({ card, chosen: lies }) => card === null || lies || wanted(card))
    .sort((one, other) => rank(one).localeCompare(rank(other)));
}

function rank({ offer }: Answer): string {
  return `${RANK.indexOf(offer.kind)} ${offer.move}`;
}

function offerOf(move: string): Offer {
  const [kind = "", card] = move.split(":");
  const facts = card === undefined ? {} : { [kind === "retort" ? "spell" : "find"]: card };
  return { move, kind, facts, foreseen: [] };
}
