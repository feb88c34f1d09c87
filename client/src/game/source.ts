/** Where a page has its game from: a table, a tape, a lesson. They all show it alike. */
import type { BoardActions, Due, GameEvent, Offer, SeatFace, Stream } from "../games/face";
import type { LineView } from "../protocol.gen";
import type { Line } from "../words";
import type { Kit } from "./faces";

/** What was left of each seat's time to think when it was told, and whose runs since. */
export interface Thinking {
  left: readonly number[];
  running: readonly number[];
  /** As performance.now() counts. */
  came: number;
}

export interface Source {
  /** null until the game's drawings and words are here. */
  readonly kit: Kit | null;
  /** The drawing that shows it, while there is one. */
  board: BoardActions | null;

  // What is seen.

  readonly view: unknown;
  /** By number. Whoever has no name is called by the words of the game. */
  readonly seats: readonly SeatFace[];
  /** Through whose eyes; null for a watcher. */
  readonly me: number | null;
  /** It is watched back: nobody acts. */
  readonly past: boolean;
  readonly twin: readonly LineView[];
  readonly awaited: readonly number[];
  /** I am awaited, can act now, and it is worth a call. */
  readonly called: boolean;
  readonly prompt: Line;
  /** What is told in the prompt's place, while it moves. */
  readonly told: GameEvent | null;
  /** What moves right now. */
  readonly now: GameEvent | null;
  /** 0 to 1: how far the fuse has burnt. */
  readonly progress: number;
  /** It burns only while the game can go on. */
  readonly lit: boolean;
  /** A clock runs: then the fuse is its. */
  readonly due: Due | null;
  /** Only at a table that counts it. */
  readonly time?: Thinking | null;

  // What can be done.

  readonly offers: Offer[];
  readonly picked: string | null;
  /** Nobody waits for me, but I may act all the same. */
  readonly volunteer: boolean;
  readonly undo: "" | "free" | "ask";
  /** Only at a table that is played at now. */
  readonly stream?: Stream<unknown, GameEvent>;
  /** Something that can be chosen was touched. */
  readonly pick: (move: string) => void;
  /** Picked by the arrow keys: never played at once. null: nothing is picked any more. */
  readonly look: (move: string | null) => void;
  readonly confirm: () => void;
  /** Something else was touched: the move it would have been. */
  readonly why: (move: string) => void;
  readonly takeBack: () => void;
  /** What moves is there at once. */
  readonly skip: () => void;
}
