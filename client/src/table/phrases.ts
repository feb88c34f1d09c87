/** Quick phrases, as the protocol knows them. */
import type { SignName } from "../parts/Sign.svelte";
import type { Chatted } from "../protocol.gen";

export type Phrase = NonNullable<Chatted["phrase"]>;

/** What is at hand where everybody talks freely. */
export const PHRASES: readonly Phrase[] = [
  "hello",
  "your-turn",
  "nice",
  "ouch",
  "lucky",
  "moment",
  "thanks",
  "again",
  "bye",
];

/** The signs of those that games use instead of talk. */
export const SIGNS: Partial<Record<Phrase, SignName>> = {
  "mind-robot": "robot",
  "mind-dial": "dial",
  equipment: "wrench",
  "take-time": "hand",
  "well-cut": "cheer",
  "mission-rule": "rules",
};
