// Made from the Python types by tools/client_types.py. Do not edit.
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A seat chose otherwise: told to itself alone. */
export type ChangedHappening = {
  choice: "black1" | "black2" | "blue1" | "blue2" | "blue3" | "planet" | "red1" | "red2" | "red3" | "sun" | "yellow1" | "yellow2" | "yellow3" | "blue" | "red" | "yellow";
  event: "changed";
  seat: number;
};

/** A colour was chosen face down. */
export type ChoseHappening = {
  colour: "blue" | "red" | "yellow" | "unknown";
  event: "chose-colour";
  seat: number;
};

/** A flight was chosen, a chip taken, or the sun reached once more. */
export type ColourHappening = {
  colour: "blue" | "red" | "yellow";
  event: "flight-chosen" | "landed-again" | "took-glasses";
  seat: number;
};

/** A disc where it lies. What its face shows is there only for those who may see it. */
export type DiscView = {
  column: number;
  next: number[];
  pawns: number[];
  place: number;
  planet: number | null;
  rockets: (RocketView | null)[];
  row: number;
  stop: boolean;
  turned: number | null;
  up: boolean;
};

/** A pawn flew along these places, the one it left first. */
export type FlewHappening = {
  colour: "blue" | "red" | "yellow";
  end: "planet" | "rose" | "stop" | "sun";
  event: "flew";
  path: number[];
  planet: number;
  seat: number;
  start: number;
  steps: number;
};

/** These seats have most matches of a colour. */
export type FlightWonHappening = {
  colour: "blue" | "red" | "yellow";
  count: number;
  event: "flight-won";
  matches: number;
  winners: number[];
};

/** Whose turn it is to turn or fly, in order. */
export type Flyer = {
  number: number;
  planet: number;
  seat: number;
};

/** A card lies face down. */
export type LaidHappening = {
  card: "black1" | "black2" | "blue1" | "blue2" | "blue3" | "planet" | "red1" | "red2" | "red3" | "sun" | "yellow1" | "yellow2" | "yellow3" | "unknown";
  event: "laid";
  seat: number;
};

/** Option: lone black matches count in this colour. */
export type NamedHappening = {
  colour: "blue" | "red" | "yellow";
  event: "named";
  matches: number;
  seat: number;
};

/** Something that says all by its name. */
export type PlainHappening = {
  event: "cards-back" | "nobody-flies";
};

/** A disc turned. */
export type PlanetTurnedHappening = {
  event: "planet-turned";
  own: "no" | "yes";
  place: number;
  planet: number;
  quarters: number;
  seat: number;
};

/** All turn up their cards at once, by seat. */
export type RevealedHappening = {
  cards: ("black1" | "black2" | "blue1" | "blue2" | "blue3" | "planet" | "red1" | "red2" | "red3" | "sun" | "yellow1" | "yellow2" | "yellow3")[];
  event: "revealed";
  which: "first" | "second";
};

/** A rocket on one side of a disc. */
export type RocketView = {
  colour: "blue" | "red" | "yellow";
  number: number;
};

/** A new round; the seat holds the start marker. */
export type RoundHappening = {
  event: "round-began";
  round: number;
  seat: number;
};

/** The discs lie and a seat has the marker, or a seat won the title. */
export type SeatHappening = {
  event: "laid-out" | "won-the-title";
  seat: number;
};

/** One seat: where it stands, what it won, and its cards as far as they may be seen. */
export type SeatView = {
  aside: number;
  cards: number;
  chips: ("blue" | "red" | "yellow")[];
  flight: "blue" | "red" | "yellow" | null;
  hand: ("black1" | "black2" | "blue1" | "blue2" | "blue3" | "planet" | "red1" | "red2" | "red3" | "sun" | "yellow1" | "yellow2" | "yellow3")[] | null;
  matches: Record<string, number>;
  place: number;
  planet: number;
  ready: boolean;
  shown: ("black1" | "black2" | "blue1" | "blue2" | "blue3" | "planet" | "red1" | "red2" | "red3" | "sun" | "yellow1" | "yellow2" | "yellow3")[];
  turns: number;
  won: ("blue" | "red" | "yellow")[];
};

/** What one seat turned up. */
export type ShowedHappening = {
  card: "black1" | "black2" | "blue1" | "blue2" | "blue3" | "planet" | "red1" | "red2" | "red3" | "sun" | "yellow1" | "yellow2" | "yellow3";
  event: "showed";
  seat: number;
};

/** A rocket cannot leave its disc. */
export type StayedHappening = {
  colour: "blue" | "red" | "yellow";
  event: "stayed";
  seat: number;
  why: "alone" | "sun";
};

/** The last round is over without a winner of two colours. */
export type StoppedHappening = {
  event: "race-stopped";
  round: number;
};

/** The sun turned a quarter. */
export type SunTurnedHappening = {
  event: "sun-turned";
  seat: number;
  turned: number;
};

/** A face-down disc was turned up. */
export type TurnedUpHappening = {
  event: "turned-up";
  place: number;
  planet: number;
  rockets: (RocketView | null)[];
  seat: number;
  turned: number;
};

/** All that one seat may know. */
export type ZundstoffView = {
  back_after: number;
  chips: Record<string, number>;
  chosen: string | null;
  columns: number;
  discs: DiscView[];
  earth: number;
  last_round: number;
  marker: number | null;
  order: Flyer[];
  phase: "choose" | "deal" | "first" | "fly" | "name" | "over" | "second" | "turn";
  round: number;
  rows: number;
  seats: SeatView[];
  sun: number;
  sun_sides: (("blue" | "red" | "yellow")[])[];
};

export type Happening = SeatHappening | RoundHappening | LaidHappening | ChoseHappening | ChangedHappening | RevealedHappening | ShowedHappening | NamedHappening | SunTurnedHappening | PlanetTurnedHappening | FlightWonHappening | ColourHappening | FlewHappening | StayedHappening | TurnedUpHappening | StoppedHappening | PlainHappening;
