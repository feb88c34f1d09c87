/** Reads events and moves, which the table hands on as they came. */
import type { Facts, GameEvent } from "../face";
import type { Happening, PawnPushedHappening, PlaceView, WalkHappening } from "./types.gen";

export type PlaceName = PlaceView["place"];
export type Walk = WalkHappening | PawnPushedHappening;

/** What happened, in the game's own types. */
export function happened(event: GameEvent): Happening {
  return event as unknown as Happening;
}

export function number(facts: Facts, key: string): number {
  const value = facts[key];
  return typeof value === "number" ? value : -1;
}

export function text(facts: Facts, key: string): string {
  const value = facts[key];
  return typeof value === "string" ? value : "";
}

export function place(facts: Facts, key: string): PlaceName {
  const value = facts[key];
  if (typeof value === "number" || value === "finish") return value;
  return "start";
}
