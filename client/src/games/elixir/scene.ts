/** The kitchen as the motions see it. */
import type { Stage } from "../motion";
import type { CardName, ElixirView } from "./types";

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The width of a card on its way, in pixels. */
export const FLYING = 64;

/** A card on its way over the table; null: its back. */
export interface Flight {
  card: CardName | null;
  /** The back of a spell. */
  level?: number;
  from: Rect;
  to: Rect;
  /** Milliseconds after the first. */
  late?: number;
}

/** Where a card can come from or go to. */
export type Spot =
  | "deck"
  | "discard"
  | "kettle"
  | "ware"
  | { finds: number }
  | { books: number }
  | { pile: number }
  | { stall: number };

export interface Scene {
  stage: Stage;
  view: ElixirView;
  me: number | null;
  find(selector: string): Element | null;
  where(spot: Spot): Rect | null;
  /** Cards fly; resolves when the last has landed. */
  fly(flights: Flight[], ms: number): Promise<void>;
}

/** The element that stands for a spot, in the kitchen or in one's own row. */
export function selectorOf(spot: Spot, me: number | null): string[] {
  if (spot === "kettle") return [".copper"];
  if (spot === "ware") return ["[data-ware]", ".copper"];
  if (typeof spot === "string") return [`[data-spot="${spot}"]`];
  if ("pile" in spot) return [`[data-pile="${spot.pile}"]`, "[data-pile]"];
  if ("stall" in spot) return [`[data-stall="${spot.stall}"]`, ".copper"];
  const seat = "finds" in spot ? spot.finds : spot.books;
  const home = `[data-seat="${seat}"]`;
  if (seat === me) return [`[data-spot="${"finds" in spot ? "finds" : "books"}"]`, home];
  return [`${home} ${"finds" in spot ? "[data-finds]" : "[data-points]"}`, home];
}

export function middle({ x, y, w, h }: Rect): { x: number; y: number } {
  return { x: x + w / 2, y: y + h / 2 };
}

/** How a flight begins and ends: as large as what lies there, but never a speck. */
export function framesOf({ from, to }: Flight): Keyframe[] {
  const [start, end] = [middle(from), middle(to)];
  const lift = { x: (start.x + end.x) / 2, y: Math.min(start.y, end.y) - 24 };
  return [
    { transform: placed(start, sizeAt(from)), opacity: 0.4 },
    { transform: placed(lift, 1.05), opacity: 1, offset: 0.5 },
    { transform: placed(end, sizeAt(to)), opacity: 0.9 },
  ];
}

function sizeAt({ w }: Rect): number {
  return Math.min(1.2, Math.max(0.5, w / FLYING));
}

function placed({ x, y }: { x: number; y: number }, size: number): string {
  const [left, top] = [x - FLYING / 2, y - FLYING * 0.7];
  return `translate(${left.toFixed(1)}px, ${top.toFixed(1)}px) scale(${size.toFixed(2)})`;
}
