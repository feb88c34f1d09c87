/** Quick phrases, as the protocol knows them. */
import type { Chatted } from "../protocol.gen";

export type Phrase = NonNullable<Chatted["phrase"]>;

/** What is at hand where everybody talks freely. What is said instead of talk, the game words. */
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
