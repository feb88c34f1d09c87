/** What a choice will do, in words: what its card and the big button say. */
import type { Face, Offer } from "../games/face";
import { say } from "../speech.svelte";
import type { Words } from "../words";

/** Only what is worth a sentence; the walk itself is drawn. */
export function outcomeOf(offer: Offer, face: Face | null, words: Words): string {
  const worth = offer.foreseen.filter((event) => !face || face.isOutcome(event));
  return worth.map((event) => words.event(event)).join(" ");
}

/** The same, but a walk that brings nothing says so. */
export function wordsOn(offer: Offer, face: Face | null, words: Words): string {
  const outcome = outcomeOf(offer, face, words);
  if (outcome || offer.foreseen.length === 0) return outcome;
  return say("table-nothing-taken");
}

export interface Run {
  text: string;
  /** "up" for a plus, "down" for a minus: written bold and coloured, with the sign that says it too. */
  tone: "" | "up" | "down";
}

/** A sentence cut at its signed numbers. */
export function runsOf(sentence: string): Run[] {
  return sentence
    .split(/([+−]\d+)/)
    .filter((text) => text !== "")
    .map((text) => ({ text, tone: toneOf(text) }));
}

function toneOf(text: string): Run["tone"] {
  if (/^\+\d+$/.test(text)) return "up";
  return /^−\d+$/.test(text) ? "down" : "";
}
