/** What is printed on the discs, for the moment between turning one up and being shown it. */
import type { ColourName, RocketView } from "./types";

export type Rockets = (RocketView | null)[];

const COLOURS: Record<string, ColourName> = { R: "red", B: "blue", Y: "yellow" };

/** By planet: north, east, south, west in base position. */
const PRINTED = [
  "",
  "R1 B2 Y3 -",
  "R1 Y2 B3 -",
  "R2 B1 - Y3",
  "R2 Y1 - B3",
  "R3 - B1 Y2",
  "R3 - Y1 B2",
  "R2 Y1 B3 -",
  "R3 B1 Y2 -",
  "R3 Y1 - B2",
  "R1 B2 - Y3",
  "R1 - Y2 B3",
  "R2 - B1 Y3",
  "R1 B2 Y3 -",
  "R2 Y1 - B3",
  "R3 - B1 Y2",
];

function rocketOf(text: string): RocketView | null {
  const colour = COLOURS[text.charAt(0)];
  return colour ? { colour, number: Number(text.charAt(1)) } : null;
}

/** The rockets of a planet that lies turned by so many quarters. */
export function rocketsOf(planet: number, turned: number): Rockets {
  return turnedBy((PRINTED[planet] ?? "").split(" ").map(rocketOf), turned);
}

/** North, east, south, west after so many quarters clockwise. */
export function turnedBy<Thing>(sides: Thing[], quarters: number): Thing[] {
  const shift = ((-quarters % 4) + 4) % 4;
  return [...sides.slice(shift), ...sides.slice(0, shift)];
}
