/** Reads what a choice does, for its drawing. */
import type { Offer } from "../face";
import { cardOf } from "./sums";
import type { CardName, ColourName, ZundstoffView } from "./types";

export type Drawn =
  | { kind: "card"; card: CardName | "back" }
  | { kind: "turn"; planet: number; quarters: number }
  | { kind: "colour"; colour: ColourName; matches: number }
  | {
      kind: "fly";
      colour: ColourName | null;
      from: number;
      goal: number | "sun" | "rose";
      /** The glasses that wait there. */
      chip: ColourName | null;
    };

export function choiceOf(offer: Offer, view: ZundstoffView, me: number | null): Drawn {
  const { planet, quarters, colour, goal } = offer.facts;
  const seat = view.seats[me ?? -1];
  switch (offer.kind) {
    case "turn":
      return { kind: "turn", planet: Number(planet), quarters: Number(quarters) };
    case "flight":
    case "name": {
      const matches = offer.kind === "flight" ? (seat?.matches[String(colour)] ?? 0) : 0;
      return { kind: "colour", colour: colour as ColourName, matches };
    }
    case "fly": {
      const end = goal === "sun" || goal === "rose" ? goal : Number(goal);
      const takes = offer.foreseen.find(
        (event) => event.event === "took-glasses" && event["seat"] === me,
      );
      const chip = (takes?.["colour"] as ColourName | undefined) ?? null;
      return {
        kind: "fly",
        colour: seat?.flight ?? null,
        from: seat?.planet ?? 0,
        goal: end,
        chip,
      };
    }
    default:
      return { kind: "card", card: cardOf(offer) ?? "back" };
  }
}
