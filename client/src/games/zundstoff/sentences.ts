/** Each flight in a sentence, and each disc for the ears. */
import type { Say } from "../face";
import type { Flight } from "./flights";
import type { Layout } from "./layout";
import { isLoop } from "./trace";
import type { ColourName, DiscView, ZundstoffView } from "./types";

export interface Told {
  colour: ColourName;
  text: string;
  /** That it leaves at an edge; also drawn, so it may be left out. */
  more: string;
  /** It ends in the lower half of the sky: words go above. */
  low: boolean;
  /** It leads onto the sun. */
  good: boolean;
  /** It leads there for nothing. */
  vain: boolean;
  /** Where it ends, as a sign: a planet's number, a rose, or the sun. */
  goal: number | "?" | "sun";
}

const SIDES = ["north", "east", "south", "west"];

/** A flight of whoever stands there, as it is written beside the sky. */
export function tell(
  flight: Flight,
  view: ZundstoffView,
  seat: number | null,
  layout: Layout,
  say: Say,
): Told {
  const end = layout.spots[flight.steps.at(-1)?.to ?? flight.from];
  const vain = isVain(flight, view, seat);
  return {
    colour: flight.colour,
    text: sentenceOf(flight, view, seat, say),
    more: loopOf(flight, view, say),
    low: (end?.y ?? 0) > layout.height / 2,
    good: flight.end === "sun" && !vain,
    vain,
    goal: goalOf(flight, view),
  };
}

function sentenceOf(flight: Flight, view: ZundstoffView, seat: number | null, say: Say): string {
  const open = [flight.from, ...flight.steps.map((step) => step.to)]
    .map((place) => view.discs[place]?.planet)
    .filter((planet) => typeof planet === "number" && planet > 0);
  return say(`flight-${flight.end}`, {
    colour: flight.colour,
    count: flight.steps.length,
    planet: open.at(-1) ?? null,
    glasses: glassesOf(flight, view, seat),
    seat,
  });
}

function goalOf({ from, steps, end }: Flight, view: ZundstoffView): Told["goal"] {
  if (end === "sun") return "sun";
  return view.discs[steps.at(-1)?.to ?? from]?.planet || "?";
}

/** That a flight leaves at an edge and comes in opposite. */
function loopOf(flight: Flight, view: ZundstoffView, say: Say): string {
  const barred = flight.end === "closed" ? flight.barred : null;
  const loop = [...flight.steps, barred].find((step) => step && isLoop(step, view.discs));
  return loop ? say("flight-loop", { side: SIDES[loop.side] ?? "" }) : "";
}

/** What landing on the sun would bring. */
function glassesOf(flight: Flight, view: ZundstoffView, seat: number | null): string {
  const chips = seat === null ? null : (view.seats[seat]?.chips ?? []);
  if (chips === null) return "none";
  if (chips.includes(flight.colour)) return "owned";
  return chips.length > 0 ? "second" : "first";
}

/** Would this flight lead onto the sun for nothing? */
export function isVain(flight: Flight, view: ZundstoffView, seat: number | null): boolean {
  return flight.end === "sun" && glassesOf(flight, view, seat) === "owned";
}

export function labelOf(disc: DiscView, view: ZundstoffView, say: Say): string {
  if (disc.place === view.sun) {
    const sides = view.sun_sides.map((colours, side) =>
      say("disc-sun-side", {
        side: SIDES[side] ?? "",
        colours: colours.map((colour) => say(`colour-${colour}`)).join(", "),
      }),
    );
    return say("disc-sun", { sides: sides.join("; ") });
  }
  if (!disc.up) return say("disc-rose", { row: disc.row + 1, column: disc.column + 1 });
  const rockets = disc.rockets.flatMap((rocket, side) =>
    rocket ? [say("disc-rocket", { ...rocket, side: SIDES[side] ?? "" })] : [],
  );
  return say("disc-planet", {
    planet: disc.planet,
    stop: disc.stop ? "yes" : "no",
    rockets: rockets.join(", "),
  });
}
