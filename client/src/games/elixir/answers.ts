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
}

/** In this order. */
const RANK = ["pass", "answer", "retort"];

/** What was chosen is not offered again, but it stays in its place. */
export function answersIn(
  offers: readonly Offer[],
  view: ElixirView,
  wanted: (card: CardName) => boolean,
): Answer[] {
  const chosen = view.choice ? [offerOf(view.choice)] : [];
  const all = [...offers, ...chosen].filter(({ kind }) => RANK.includes(kind));
  return all
    .map((offer) => ({ offer, card: cardOf(offer), chosen: offer.move === view.choice }))
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
