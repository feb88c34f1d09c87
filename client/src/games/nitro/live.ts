/** A flask that moves, between the hand that moves it and the drawing that shows it. */
import type { BoardProps } from "../face";
import type { CubeName, Happening, NitroView } from "./types";

/** One cube as it is drawn now: millimetres with y towards the neck, radians, millimetres a second. */
export interface Pose {
  cube: CubeName;
  x: number;
  y: number;
  angle: number;
  vx: number;
  vy: number;
  /** Beside the flask. */
  out: boolean;
}

export interface Frame {
  poses: readonly Pose[];
  /** How far the tray is dragged, in millimetres. */
  shift: { x: number; y: number };
  /** 0 to 1, of the strongest that a hand can do. */
  push: number;
}

export type Draw = (frame: Frame) => void;

/** What changes now and then can be read at any time; what changes all the time is drawn. */
export interface LiveFlask {
  /** Front first. */
  readonly beak: readonly CubeName[];
  /** Beside the flask. */
  readonly out: readonly CubeName[];
  /** The tick, one's own also before the judge has answered. */
  readonly stopped: number | null;
  readonly shaking: boolean;
  /** Draws at once, and then whenever something moved. Returns how to stop it. */
  watch(draw: Draw): () => void;
}

/** What the board knows, whenever it changes. */
export type Seated = Pick<
  BoardProps<NitroView, Happening>,
  "view" | "me" | "offers" | "onpick" | "onwhy"
> &
  Partial<Pick<BoardProps<NitroView, Happening>, "due" | "stream">> & {
    /** The pads change sides. */
    swapped?: boolean;
  };

/** All hands at one table. */
export interface Mixing {
  sit(at: Seated): void;
  leave(): void;
  /** Resolves when what the hands did in this event was seen. */
  play(event: Happening, pace: number): Promise<void>;
  hurry(): void;
  /** The tape was wound: all that happened before. */
  recall(events: readonly Happening[]): void;
  flask(seat: number): LiveFlask;
  /** Whole seconds of sand, or gentle tilts. */
  readonly left: number;
  /** 0 to 1: how much of the sand has run. */
  readonly spent: number;
  /** Three, two, one. */
  readonly count: number | null;
  /** Seconds that are left for the grab. */
  readonly grabbing: number | null;
  /** The judge has not answered yet. */
  readonly waiting: boolean;
  /** My flask is shaken before it counts. */
  readonly trying: boolean;
  /** The key of something to be said on the bench. */
  readonly note: string | null;
  /** The right thumb tilts, the left one stops. */
  readonly swapped: boolean;
  /** The key of what is said while time runs slowly. */
  readonly slow: string | null;
  stop(): void;
  putBack(cube: CubeName): void;
}
