/** A market day as one player sees it: what others offer, and one's own offer in the making. */
import type { Offer } from "../face";
import { cardOf, seatOf } from "./steps";
import type { ElixirView, FindName, OfferView } from "./types";

/** Something given or wanted. */
export interface Piece {
  /** null: any find. */
  find: FindName | null;
  /** Nobody sees it yet. */
  veiled: boolean;
}

export function givenIn(offer: OfferView): Piece[] {
  const unknown = Array.from({ length: offer.veiled - offer.veils.length }, () => null);
  return [
    ...offer.finds.map((find) => ({ find, veiled: false })),
    ...[...offer.veils, ...unknown].map((find) => ({ find, veiled: true })),
  ];
}

export function wantedIn(offer: OfferView): Piece[] {
  return [
    ...offer.wanted.map((find) => ({ find, veiled: false })),
    ...Array.from({ length: offer.any }, () => ({ find: null, veiled: false })),
  ];
}

export interface Stand {
  /** Cried to me. */
  toMe: { offer: OfferView; accept: Offer | undefined; decline: Offer | undefined }[];
  /** Mine: being put together, or cried. */
  mine: OfferView | null;
  /** Whom an offer can be for. */
  to: Offer[];
  /** Kinds that can be wanted. */
  wants: Offer[];
  /** May something of the hand be laid into it? */
  lays: boolean;
}

export function standOf(view: ElixirView, offers: readonly Offer[]): Stand {
  const all = view.deal?.offers ?? [];
  const of = (kind: string) => offers.filter((offer) => offer.kind === kind);
  return {
    toMe: all
      .filter((each) => each.to === view.me && each.cried)
      .map((each) => ({
        offer: each,
        accept: of("accept").find((offer) => seatOf(offer) === each.seat),
        decline: of("decline").find((offer) => seatOf(offer) === each.seat),
      })),
    mine: all.find((each) => each.seat === view.me) ?? null,
    to: of("to"),
    wants: of("want").filter((offer) => cardOf(offer) !== null),
    lays: of("lay").length + of("veil").length > 0,
  };
}
