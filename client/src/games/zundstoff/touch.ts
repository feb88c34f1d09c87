/** What a tap on a disc means in a phase, and what a picked move looks like in the sky. */
import type { Offer } from "../face";
import { COLOURS } from "./facts.gen";
import type { Flight } from "./flights";
import { discOf } from "./picture";
import { NO_TURNS, type Turns } from "./turns";
import type { ColourName, DiscView, ZundstoffView } from "./types";

/** The offers that turn this disc, or fly there; all hidden discs have one name, so the flight tells. */
export function offersAt(
  disc: DiscView,
  view: ZundstoffView,
  offers: Offer[],
  flight: Flight | null,
): Offer[] {
  if (!disc.up && flight?.steps.at(-1)?.to !== disc.place) return [];
  const move = flyTo(disc, view);
  const turn = `turn:${disc.planet}+`;
  return offers.filter((offer) => offer.move === move || offer.move.startsWith(turn));
}

function flyTo(disc: DiscView, view: ZundstoffView): string {
  if (disc.place === view.sun) return "fly:sun";
  return disc.up ? `fly:${disc.planet}` : "fly:rose";
}

/** The move that a tap asks for, offered or not; null where it would be none. */
export function plainMove(disc: DiscView, view: ZundstoffView, offers: Offer[]): string | null {
  if (offers.some(({ kind }) => kind === "fly")) return flyTo(disc, view);
  const turns = offers.some(({ kind }) => kind === "turn");
  return turns && disc.up && disc.planet ? `turn:${disc.planet}+1` : null;
}

export interface Picked {
  /** Discs that would lie otherwise: by place, quarters clockwise. */
  turns: Turns;
  /** The flight that is looked at. */
  colour: ColourName | null;
  /** Where the pawn would stand. */
  goal: number | null;
}

/** What a move would do, as far as it can be drawn. */
export function readMove(
  move: string | null,
  view: ZundstoffView,
  me: number | null,
  flight: Flight | null,
): Picked {
  const [kind = "", what = ""] = (move ?? "").split(":");
  const own = me === null ? undefined : view.seats[me];
  const none: Picked = { turns: NO_TURNS, colour: null, goal: null };
  switch (kind) {
    case "card":
      if (what === "sun") return { ...none, turns: new Map([[view.sun, 1]]) };
      if (what === "planet" && own) return { ...none, turns: new Map([[own.place, 1]]) };
      return { ...none, colour: colourOf(what) ?? joined(what, own?.shown ?? []) };
    case "flight":
    case "name":
      return { ...none, colour: colourOf(what) };
    case "turn": {
      const [planet = "", quarters = ""] = what.split("+");
      const disc = discOf(view, Number(planet));
      return disc ? { ...none, turns: new Map([[disc.place, Number(quarters)]]) } : none;
    }
    case "fly": {
      const rose = flight?.steps.at(-1)?.to ?? null;
      const planet = discOf(view, Number(what))?.place ?? null;
      return { ...none, goal: what === "sun" ? view.sun : what === "rose" ? rose : planet };
    }
    default:
      return none;
  }
}

function colourOf(text: string): ColourName | null {
  return COLOURS.find((colour) => text.startsWith(colour)) ?? null;
}

/** The colour that black matches strengthen: that of the card beside them. */
function joined(card: string, shown: string[]): ColourName | null {
  return card.startsWith("black") ? colourOf(shown[0] ?? "") : null;
}
