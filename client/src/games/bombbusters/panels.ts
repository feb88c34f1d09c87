/** Which panel belongs to what is asked. */
import type { Offer } from "../face";
import { deedsOf } from "./equipment";
import { selection } from "./selection.svelte";

export type PanelName =
  | "tool"
  | "cut"
  | "call"
  | "map"
  | "numbers"
  | "couple"
  | "lie"
  | "cards"
  | "trade"
  | "wires"
  | "choices";

/** A race, or a word to be called: each has a button of its own, and nothing is confirmed twice. */
const CALLED = new Set(["snip", "decline", "heard", "ta-da", "boing"]);
/** One Number card, and nothing else. */
const OF_NUMBERS = new Set(["choose-number", "lay-card"]);

/** Kinds of moves that name one wire, and nothing else. */
const OF_WIRES = new Set(["token", "at", "hand"]);
const PANELS: readonly [PanelName, (kind: string) => boolean][] = [
  ["cut", (kind) => kind === "cut"],
  ["call", isCalled],
  ["map", (kind) => kind === "step" || kind === "pin"],
  ["numbers", ofNumbers],
  ["couple", (kind) => kind === "give-card"],
  ["lie", (kind) => kind === "lie"],
  ["cards", (kind) => kind === "pair" || kind === "drop"],
  ["trade", (kind) => kind === "oxygen"],
  ["wires", (kind) => OF_WIRES.has(kind)],
];

export function isCalled(kind: string): boolean {
  return CALLED.has(kind);
}

export function ofNumbers(kind: string): boolean {
  return OF_NUMBERS.has(kind);
}

export function panelOf(offers: readonly Offer[], tool: string | null): PanelName {
  if (tool !== null && offers.some(({ kind }) => kind === tool)) return "tool";
  const found = PANELS.find(([, fits]) => offers.some(({ kind }) => fits(kind)));
  return found?.[0] ?? "choices";
}

/** Nothing is asked of us: cards may be used, and they lie on the mat until one is taken up. */
export function rests(offers: readonly Offer[]): boolean {
  return deedsOf(offers).length === 0 && panelOf(offers, selection.tool) !== "tool";
}

export function namesWire({ kind }: Offer): boolean {
  return OF_WIRES.has(kind);
}

/** The one seat these wires belong to; null where it could be several. */
export function ownerOf(offers: readonly Offer[]): number | null {
  const owners = new Set(offers.map(({ facts }) => facts["owner"]));
  const [owner] = owners;
  return owners.size === 1 && typeof owner === "number" ? owner : null;
}

/** Two Number cards that are offered together. */
export function pairOf(offers: readonly Offer[], cards: readonly number[]): Offer | undefined {
  return offers.find(({ facts }) => {
    const pair = [facts["first"], facts["second"]];
    return cards.length === 2 && cards.every((card) => pair.includes(card));
  });
}

/** Cards that go with those chosen so far. */
export function goesWith(offers: readonly Offer[], chosen: readonly number[]): Set<number> {
  const pairs = offers.map(({ facts }) => [Number(facts["first"]), Number(facts["second"])]);
  const open = pairs.filter(
    (pair) => chosen.length > 1 || chosen.every((card) => pair.includes(card)),
  );
  return new Set(open.flat());
}
