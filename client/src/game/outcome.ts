/** What a choice will do, in words: what its card and the big button say. */
import type { Offer } from "../games/face";
import type { Telling } from "./telling.svelte";

/** Only what is worth a sentence; the walk itself is drawn. */
export function outcomeOf(offer: Offer, { face, words, me }: Telling): string {
  const worth = offer.foreseen.filter((event) => !face || face.outcomes?.isWorth(event, me));
  return worth.map((event) => words.event(event)).join(" ");
}

/** The same, but where it is worth a sentence that nothing comes of it, that is said. */
export function wordsOn(offer: Offer, telling: Telling): string {
  const outcome = outcomeOf(offer, telling);
  const nothing = telling.face?.outcomes?.nothing;
  return outcome || offer.foreseen.length === 0 || !nothing ? outcome : telling.words.say(nothing);
}

/** The move, as the game says it where more is to be said of it. */
export function moveOf(offer: Offer, { face, words, view, me, seats }: Telling): string {
  const said = face?.hold?.says?.(offer, { view, seats, me, say: words.say });
  return said ?? words.move(offer);
}

/** A choice and what comes of it, in full. */
export function sentenceOf(offer: Offer, telling: Telling): string {
  const outcome = wordsOn(offer, telling);
  const move = moveOf(offer, telling);
  return outcome ? `${move}. ${outcome}` : move;
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
