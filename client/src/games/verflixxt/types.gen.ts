// Made from the Python types by tools/client_types.py. Do not edit.
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A tile of a stack and what it is worth at the end: a lucky tile turns a minus round. */
export type CountedTile = {
  tile: string;
  worth: number;
};

/** A seat handed its top tile on. */
export type GaveHappening = {
  event: "gave";
  receiver: number;
  seat: number;
  tile: string;
};

export type PawnPushedHappening = {
  event: "pawn-pushed";
  from: number | "finish" | "start";
  owner: number;
  seat: number;
  to: number | "finish" | "start";
};

/** One place of the path. They stand in walking order, which variant 3 changes. */
export type PlaceView = {
  flixxy: boolean;
  guards: number;
  pawns: number[];
  place: number | "finish" | "start";
  tile: string | null;
};

/** Something that says all by its name. */
export type PlainHappening = {
  event: "flixxy-left" | "game-over";
};

/** The dice have fallen. */
export type RollHappening = {
  die: "" | "any" | "flixxy" | "x";
  event: "rolled";
  number: number;
  seat: number;
};

/** Something befell a seat, with nothing more to say. */
export type SeatHappening = {
  event: "all-home" | "begins" | "move-lapsed" | "nobody-moved" | "nothing-to-give";
  seat: number;
};

/** One seat: its pawns, stack and tokens, as far as they may be seen. */
export type SeatView = {
  counted: CountedTile[] | null;
  fresh_worms: ("bury" | "double" | "push" | "swap" | "unknown")[];
  home: boolean;
  pawns: (number | "finish" | "start")[];
  penalty: string | null;
  score: number | null;
  stack: string[] | null;
  tiles: number;
  tokens: number[];
  top: string | null;
  worms: ("bury" | "double" | "push" | "swap" | "unknown")[];
};

/** A tile of a stack was buried, discarded, or taken as a penalty. */
export type StackHappening = {
  event: "buried" | "discarded" | "penalty";
  seat: number;
  tile: string;
};

export type SwapHappening = {
  event: "swapped";
  from: number | "finish" | "start";
  owner?: number;
  piece: "flixxy" | "guard" | "pawn";
  seat: number;
  to: number | "finish" | "start";
};

/** A tile was laid, or went to the end of the path. */
export type TileHappening = {
  event: "laid" | "moved-to-end";
  place: number;
  tile: string;
};

/** A round token for who brought Flixxy home. */
export type TokenHappening = {
  event: "won-token";
  points: number;
  seat: number;
};

/** A tile came from the path onto a seat's stack. */
export type TookHappening = {
  event: "took";
  place: number;
  seat: number;
  tile: string;
};

/** All that one seat may know. */
export type VerflixxtView = {
  barred: (number | "finish" | "start")[];
  die: "" | "any" | "flixxy" | "x";
  discarded: string[];
  length: number;
  number: number;
  path: PlaceView[];
  phase: "advance" | "after" | "before" | "draw" | "first" | "lay" | "over" | "roll";
  seats: SeatView[];
  tokens: number[];
  turn: number;
  worm_pile: number;
  worms_under: ("bury" | "double" | "push" | "swap" | "unknown")[];
};

export type WalkHappening = {
  event: "flixxy-flew" | "flixxy-pushed" | "guard-pushed" | "guard-walked" | "pawn-walked";
  from: number | "finish" | "start";
  seat: number;
  to: number | "finish" | "start";
};

/** A worm token was drawn or played. */
export type WormHappening = {
  event: "drew-worm" | "played-worm";
  seat: number;
  worm: "bury" | "double" | "push" | "swap" | "unknown";
};

export type Happening = TileHappening | SeatHappening | RollHappening | WalkHappening | PawnPushedHappening | TookHappening | StackHappening | GaveHappening | TokenHappening | WormHappening | SwapHappening | PlainHappening;
