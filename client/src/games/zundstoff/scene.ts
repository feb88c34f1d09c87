/** The sky as the motions see it. */
import type { Spot } from "./crowd";
import type { Layout, Point } from "./layout";
import type { Stage } from "../motion";
import type { Trace } from "./trace";
import type { CardName, ColourName, Happening, ZundstoffView } from "./types";

/** Something that is in the sky only while an event is shown. */
export type Passing =
  | { kind: "cards"; cards: CardName[] }
  | { kind: "chip"; colour: ColourName }
  | { kind: "exhaust"; colour: ColourName; trace: Trace };

export interface Scene {
  stage: Stage;
  view: ZundstoffView;
  layout: Layout;
  /** Where a pawn stands. */
  spot(seat: number): Spot;
  /** A part of the board, by how it is marked. */
  find(selector: string): Element | null;
  findAll(selector: string): Element[];
  /** Just off the board, towards a seat. */
  edge(seat: number): Point;
  /** Puts something into the sky; it goes with the event. */
  show(passing: Passing): Promise<void>;
}

const ELSEWHERE = new Set(["laid", "changed", "chose-colour", "laid-out", "showed"]);

/** Nothing of it is seen in the sky, and whoever looks at something there is not disturbed. */
export function isElsewhere(event: Happening): boolean {
  return ELSEWHERE.has(event.event);
}

const MOMENTS = new Set(["took-glasses", "won-the-title", "race-stopped"]);

/** The table itself says these so large that nobody needs them twice. */
export function isMoment(event: Happening): boolean {
  return MOMENTS.has(event.event);
}

const OUTCOMES = new Set([
  "flight-won",
  "nobody-flies",
  "flew",
  "stayed",
  "took-glasses",
  "landed-again",
]);

/** What is worth knowing of a round when it is over. */
export function isOutcome(event: Happening): boolean {
  return OUTCOMES.has(event.event);
}

export function shift(x: number, y: number, more = ""): string {
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) ${more}`;
}
