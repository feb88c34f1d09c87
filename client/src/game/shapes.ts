/** What the protocol tells, in the shapes that the drawings and the words take. */
import type { GameEvent, Offer } from "../games/face";
import type { Happened, LineView, Offer as OfferView } from "../protocol.gen";
import type { Line } from "../words";
import type { Thinking } from "./source";

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

/** What is left of everybody's time to think, and since when it runs. */
export function thinkingOf(
  game: Happened | null,
  arrivals: WeakMap<Happened, number>,
): Thinking | null {
  if (!game?.time || game.outcome) return null;
  return { ...game.time, came: arrivals.get(game) ?? performance.now() };
}
