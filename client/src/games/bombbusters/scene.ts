/** The mat as the motions see it. */
import type { Stage } from "../motion";
import type { Layout, Rect } from "./layout";
import type { BombBustersView, Happening, ValueName } from "./types";

/** Something that lies on the mat only while an event is shown. */
export type Passing =
  | { kind: "cutters"; at: Rect[] }
  | { kind: "ping"; at: Rect; value: ValueName; yes: boolean }
  | { kind: "oxygen"; amount: number }
  | { kind: "miss"; at: Rect[] }
  | { kind: "burst" };

export interface Scene {
  stage: Stage;
  view: BombBustersView;
  layout: Layout;
  /** A part of the board, by how it is marked. */
  find(selector: string): Element | null;
  findAll(selector: string): Element[];
  /** Where a part lies on the board; null where there is none. */
  where(selector: string): Rect | null;
  /** Puts something onto the mat; it goes with the event. */
  show(passing: Passing): Promise<void>;
}

const SILENT = new Set([
  "put-in",
  "dealt",
  "equipped",
  "cards-shuffled",
  "cards-laid",
  "cards-taken",
  "cards-dropped",
  "role-taken",
]);

/** Nothing of it moves on the mat. */
export function isElsewhere(event: Happening): boolean {
  return SILENT.has(event.event);
}

export function shift(x: number, y: number, more = ""): string {
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) ${more}`;
}

export function middle({ x, y, w, h }: Rect): { x: number; y: number } {
  return { x: x + w / 2, y: y + h / 2 };
}
