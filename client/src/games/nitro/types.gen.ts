// Made from the Python types by tools/client_types.py. Do not edit.
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Other cubes are in the beak, front first. */
export type BeakHappening = {
  count: number;
  cubes: ("blue" | "green" | "poop" | "purple" | "red" | "yellow")[];
  event: "beak-changed";
  right: number;
  seat: number;
};

/** Cards that nobody won. */
export type BoxedHappening = {
  cards: string[];
  count: number;
  event: "boxed";
};

/** A card of the formula or of a seat. */
export type CardView = {
  colour: "blue" | "green" | "purple" | "red" | "yellow";
  value: number;
};

/** A cube jumped out, or was put back. */
export type CubeHappening = {
  cube: "blue" | "green" | "poop" | "purple" | "red" | "yellow";
  event: "jumped-out" | "went-back";
  seat: number;
};

/** One cube where it lies: millimetres, radians. */
export type CubeView = {
  angle: number;
  cube: "blue" | "green" | "poop" | "purple" | "red" | "yellow";
  out: boolean;
  x: number;
  y: number;
};

/** How the last round was decided for one seat, in the order of the stop cards. */
export type Decision = {
  beak: ("blue" | "green" | "poop" | "purple" | "red" | "yellow")[];
  how: "dealt" | "grab" | "last" | "stop";
  number: number;
  seat: number;
  tick: number;
  won: CardView[];
};

/** One seat's flask. */
export type FlaskView = {
  beak: ("blue" | "green" | "poop" | "purple" | "red" | "yellow")[];
  cubes: CubeView[];
  grabbed: number | null;
  hand: string;
  loaded: boolean;
  places: number[][];
  pushes: string | null;
  right: number;
  stop_card: number | null;
  stopped: number | null;
  tick: number;
  worth: number;
};

/** A card of the formula, and whose it would be or is. */
export type FormulaCard = {
  colour: "blue" | "green" | "purple" | "red" | "yellow";
  owner: number | null;
  value: number;
};

/** Right, but the other one has the card. */
export type GoneHappening = {
  card: string;
  event: "card-gone";
  other: number;
  place: number;
  seat: number;
};

/** A card of the formula lies open, counted from 0. */
export type LaidHappening = {
  card: string;
  event: "laid";
  place: number;
};

/** A seat's cubes lie in its flask, by cube. */
export type LoadedHappening = {
  event: "loaded";
  how: "late" | "ready";
  places: number[][];
  seat: number;
};

/** The first error: the place in the beak counts from 0. */
export type MissedHappening = {
  cube: "blue" | "green" | "poop" | "purple" | "red" | "yellow";
  event: "missed";
  found: "blue" | "green" | "poop" | "purple" | "red" | "yellow" | "none";
  place: number;
  seat: number;
};

/** What a hand did from this tick on, in base64, and the hash of the flask after it. */
export type MixedHappening = {
  event: "mixed";
  hash: string;
  pushes: string;
  seat: number;
  tick: number;
};

/** The laboratory as one seat sees it. */
export type NitroView = {
  beat: number;
  box: number;
  calm: boolean;
  decided: Decision[];
  flasks: FlaskView[];
  formula: FormulaCard[];
  lag: number;
  next_stop: number;
  phase: "countdown" | "grab" | "lay" | "load" | "mix" | "over";
  rate: number;
  round: number;
  rounds: number;
  sand: number;
  seats: SeatView[];
  tilt: number;
  wanted: ("blue" | "green" | "poop" | "purple" | "red" | "yellow")[];
};

/** Three, two, one; or the sand is through. */
export type PlainHappening = {
  event: "counted" | "sand-out";
};

/** Who has the poop in the next round. */
export type PoopHappening = {
  again: "no" | "yes";
  event: "got-poop";
  seat: number;
};

/** A new round; the seat has the poop, -1 if nobody has. */
export type RoundHappening = {
  event: "round-began";
  poop: "nobody" | "somebody";
  round: number;
  seat: number;
};

/** The sand was turned over, or somebody won the game. */
export type SeatHappening = {
  event: "sand-turned" | "won-game";
  seat: number;
};

/** One seat: what it won. */
export type SeatView = {
  cards: CardView[];
  poop: boolean;
  score: number;
};

/** Hands off at this tick; or a grab, so many ticks after the sand. */
export type StoppedHappening = {
  event: "grabbed" | "stopped";
  seat: number;
  tick: number;
};

/** A seat has a stop card. */
export type TookStopHappening = {
  event: "took-stop";
  how: "dealt" | "grab" | "last" | "stop";
  number: number;
  seat: number;
  tick: number;
};

/** A card is won; the place in the formula counts from 0. */
export type WonHappening = {
  card: string;
  event: "won-card";
  place: number;
  seat: number;
};

export type Happening = RoundHappening | LaidHappening | LoadedHappening | PlainHappening | SeatHappening | MixedHappening | CubeHappening | BeakHappening | StoppedHappening | TookStopHappening | WonHappening | GoneHappening | MissedHappening | BoxedHappening | PoopHappening;
