/** Where the rockets lead as the discs lie. Read from the view alone; the server has the last word. */
import type { ColourName, DiscView, ZundstoffView } from "./types";

/** What a flight ends with: on the sun, a hidden or a stop-disc; before a closed sun or where it has been. */
export type End = "sun" | "rose" | "stop" | "closed" | "again" | "alone";

/** From one disc to the next, out by a side: 0 is north, then clockwise. */
export interface Step {
  from: number;
  side: number;
  to: number;
}

export interface Flight {
  colour: ColourName;
  from: number;
  /** On each of their discs the flyer may stop. */
  steps: Step[];
  end: End;
  /** The step that cannot be made, where a flight ends before something. */
  barred: Step | null;
}

/** What of the view the flights depend on. */
export type Sky = Pick<ZundstoffView, "discs" | "sun" | "sun_sides">;

export function flightFrom(sky: Sky, from: number, colour: ColourName): Flight | null {
  const steps: Step[] = [];
  const been = new Set([from]);
  const ends = (end: End, barred: Step | null = null): Flight => ({
    colour,
    from,
    steps,
    end,
    barred,
  });
  for (let disc = sky.discs[from]; disc;) {
    const step = stepFrom(disc, colour);
    if (!step) return null;
    const next = sky.discs[step.to];
    if (been.has(step.to)) return ends(step.to === step.from ? "alone" : "again", step);
    if (step.to === sky.sun && !isOpen(sky, step.side, colour)) return ends("closed", step);
    steps.push(step);
    been.add(step.to);
    if (step.to === sky.sun) return ends("sun");
    if (!next?.up) return ends("rose");
    if (next.stop) return ends("stop");
    disc = next;
  }
  return null;
}

function stepFrom(disc: DiscView, colour: ColourName): Step | null {
  const side = disc.rockets.findIndex((rocket) => rocket?.colour === colour);
  const to = disc.next[side];
  return to === undefined ? null : { from: disc.place, side, to };
}

/** Does the sun show the colour on the side by which it is entered? */
function isOpen(sky: Sky, side: number, colour: ColourName): boolean {
  return sky.sun_sides[(side + 2) % 4]?.includes(colour) ?? false;
}

/** By place: the colour of a flight that comes by; one that is looked at goes first. */
export function ringsOf(flights: Flight[], first: ColourName | null): Map<number, ColourName> {
  const rings = new Map<number, ColourName>();
  for (const { colour, steps } of flights)
    for (const { to } of steps) if (!rings.has(to) || colour === first) rings.set(to, colour);
  return rings;
}
