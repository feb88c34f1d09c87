/** What a game gives to the table: its drawings, and the little the table must know of them. */
import type { Component } from "svelte";

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Facts = Record<string, Json>;

/** Something that happened, as told to this seat. */
export type GameEvent = { event: string } & Facts;

/** A move this seat may make now, and what is certain to follow. */
export interface Offer {
  move: string;
  kind: string;
  facts: Facts;
  foreseen: GameEvent[];
}

export interface SeatFace {
  seat: number;
  name: string;
  /** "A" to "H": colour, shape and letter. */
  badge: string;
  bot: boolean;
}

/** A message of the game's own catalogue. */
export type Say = (key: string, facts?: Facts) => string;

export interface BoardProps {
  /** The game's own view type. */
  view: unknown;
  /** By seat number. */
  seats: SeatFace[];
  /** null for a watcher. */
  me: number | null;
  /** Empty when this seat is not awaited. */
  offers: Offer[];
  /** Picked, not yet confirmed: its preview is drawn. */
  picked: string | null;
  /** A glowing thing was tapped. */
  onpick: (move: string) => void;
  /** Something that does not glow was tapped: the move it would have been. */
  onwhy: (move: string) => void;
  say: Say;
}

export interface BoardActions {
  /** Moves one event from the picture shown towards the next, and resolves when done. Pace 0: at once. */
  play(event: GameEvent, pace: number): Promise<void>;
  /** What is moving now is there at once. */
  hurry(): void;
}

export interface ChoiceProps {
  offer: Offer;
  view: unknown;
  seats: SeatFace[];
  me: number | null;
  say: Say;
}

export interface PlateProps {
  view: unknown;
  seat: number;
  seats: SeatFace[];
  mine: boolean;
  compact: boolean;
  say: Say;
}

export interface TallyProps {
  view: unknown;
  seat: number;
  say: Say;
}

export interface TableProps {
  view: unknown;
  say: Say;
}

export interface Face {
  Board: Component<BoardProps, BoardActions>;
  /** The drawing on a choice card; the table writes the words beside it. */
  Choice: Component<ChoiceProps>;
  /** What lies before a seat: score so far, stack, tokens. */
  Plate: Component<PlateProps>;
  /** The seat's row of pieces on the result sheet. */
  Tally: Component<TallyProps>;
  /** Things beside the board: dice, piles. */
  Table?: Component<TableProps>;
  /** For the lines of the result sheet. */
  score(view: unknown, seat: number): number | null;
  /** 0 to 1: how far the fuse has burnt. */
  progress(view: unknown): number;
  /** Does a foreseen event say something worth a sentence on the card? */
  isOutcome(event: GameEvent): boolean;
  /** The name of a sound. */
  sound(event: GameEvent): string | null;
}
