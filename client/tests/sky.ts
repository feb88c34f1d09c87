/** A small sky for tests. */
import { stand } from "../src/games/zundstoff/picture";
import type { ColourName, DiscView, ZundstoffView } from "../src/games/zundstoff/types";

/** Rockets from the north on, three of them, as on a real disc. */
function rockets(...colours: ColourName[]): DiscView["rockets"] {
  return [...colours.map((colour, i) => ({ colour, number: i + 1 })), null];
}

function disc(place: number, planet: number | null, rockets: DiscView["rockets"] = []): DiscView {
  return {
    place,
    row: 0,
    column: place,
    next: [place, (place + 1) % 4, place, (place + 3) % 4],
    up: planet !== null,
    planet,
    turned: planet === null ? null : 0,
    rockets,
    stop: false,
    pawns: [],
  };
}

const SEAT = { planet: 1, chips: [], cards: 11, aside: 0, hand: null, shown: [], ready: false };

/** Earth, planet 8, a hidden disc and the sun in a row; one pawn on Earth. */
export const SKY: ZundstoffView = stand(
  {
    phase: "first",
    round: 1,
    last_round: 100,
    back_after: 5,
    marker: 0,
    rows: 1,
    columns: 4,
    discs: [
      disc(0, 1, rockets("red", "blue", "yellow")),
      disc(1, 8, rockets("red", "blue", "yellow")),
      disc(2, null),
      disc(3, 0),
    ],
    sun: 3,
    sun_sides: [["red"], ["blue"], ["yellow"], ["red", "blue", "yellow"]],
    earth: 0,
    seats: [{ ...SEAT, place: 0, matches: {}, won: [], flight: null, turns: 0 }],
    chips: { red: 5, blue: 5, yellow: 5 },
    chosen: null,
    order: [],
  },
  0,
  0,
);
