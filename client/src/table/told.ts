/** What the protocol tells, in the shapes that the drawings and the words take. */
import type { GameEvent, Offer } from "../games/face";
import type { LineView, Offer as OfferTold } from "../protocol.gen";
import type { Line } from "../words";

export function offerOf(told: OfferTold): Offer {
  const foreseen = (told.foreseen ?? []) as GameEvent[];
  return { move: told.move, kind: told.kind, facts: told.facts ?? {}, foreseen };
}

export function lineOf(told: LineView): Line {
  return { key: told.key, facts: told.facts ?? {}, parts: (told.parts ?? []).map(lineOf) };
}

/** Who an event is about, for the badge beside its sentence. */
export function seatOf(event: GameEvent): number | null {
  const who = event["seat"] ?? event["owner"];
  return typeof who === "number" ? who : null;
}
