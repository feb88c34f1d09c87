/** Where on the sun each colour may land: a band for each, on the four sides as it lies. */
import type { Point } from "./layout";
import type { ColourName } from "./types";

export interface Band {
  side: number;
  colour: ColourName;
  /** In degrees clockwise from straight up. */
  start: number;
  end: number;
}

const HALF = 43; // degrees of a side's band to both sides of its middle
const GAP = 0.8; // between two of one side

/** `sides`: north, east, south, west. */
export function bandsOf(sides: ColourName[][]): Band[] {
  return sides.flatMap((colours, side) => {
    const wide = (2 * HALF) / colours.length;
    // Read from left to right wherever it lies.
    const shown = side === 2 || side === 3 ? [...colours].reverse() : colours;
    return shown.map((colour, i) => ({
      side,
      colour,
      start: side * 90 - HALF + i * wide + (i > 0 ? GAP : 0),
      end: side * 90 - HALF + (i + 1) * wide - (i < shown.length - 1 ? GAP : 0),
    }));
  });
}

export function middleOf({ start, end }: Band): number {
  return (start + end) / 2;
}

/** A point so far from the middle, in degrees clockwise from straight up. */
export function at(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
}
