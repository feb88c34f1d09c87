/** The flights the board draws are those the rules fly. flights.py has asked the rules. */
import { describe, expect, test } from "vitest";
import { flightFrom, type Sky } from "../src/games/zundstoff/flights";
import type { ColourName } from "../src/games/zundstoff/types";
import told from "./flights.json";

interface Told {
  sky: Sky;
  flights: { from: number; colour: ColourName; path: number[] }[];
}
const cases = told as unknown as Told[];

describe.each(cases.map((each, i) => ({ ...each, i })))("position $i", ({ sky, flights }) => {
  test("each rocket leads where the rules say", () => {
    const found = flights.map(({ from, colour }) => ({
      from,
      colour,
      path: flightFrom(sky, from, colour)?.steps.map((step) => step.to),
    }));

    expect(found).toEqual(flights);
  });
});
