/** What the protocol tells, in the shapes that the drawings and the words take. */
import type { GameEvent, Offer } from "../games/face";
import type { LineView, Offer as OfferView } from "../protocol.gen";
import type { Line } from "../words";

export function offerOf(offer: OfferView): Offer {
  const foreseen = (offer.foreseen ?? []) as GameEvent[];
  return { move: offer.move, kind: offer.kind, facts: offer.facts ?? {}, foreseen };
}

export function lineOf(line: LineView): Line {
  return { key: line.key, facts: line.facts ?? {}, parts: (line.parts ?? []).map(lineOf) };
}

/** Who an event is about, for the badge beside its sentence. */
export function seatOf(event: GameEvent): number | null {
  const who = event["seat"] ?? event["owner"];
  return typeof who === "number" ? who : null;
}
