/** Reads events and moves, which the table hands on as they came. */
import type { Facts } from "../face";
import type { PawnPushedHappening, PlaceView, WalkHappening } from "./types.gen";

export type PlaceName = PlaceView["place"];
export type Walk = WalkHappening | PawnPushedHappening;

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
