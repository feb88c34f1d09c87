// Made from the Python types by tools/client_types.py. Do not edit.
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** All that one pair of eyes may know. */
export type BoardView = {
  deck: number;
  drawn: number;
  phase: "choose" | "draw" | "over";
  seats: SeatView[];
  turn: number;
};

/** A card was drawn; 0 for who may not see it. */
export type DrewHappening = {
  card: number;
  event: "drew";
  seat: number;
};

/** Every row is full. */
export type EndedHappening = {
  event: "ended";
};

/** It was given away, face up. */
export type GaveHappening = {
  card: number;
  event: "gave";
  receiver: number;
  seat: number;
};

/** It was kept, face down. */
export type KeptHappening = {
  event: "kept";
  seat: number;
};

/** What lies before a seat. A card whose face is not seen is 0. */
export type SeatView = {
  empty: number;
  given: number;
  kept: number[];
  points: number;
};

export type Happening = DrewHappening | KeptHappening | GaveHappening | EndedHappening;
