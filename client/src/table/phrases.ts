/** Quick phrases, as the protocol knows them. */
import type { Chatted } from "../protocol.gen";

export const PHRASES: readonly NonNullable<Chatted["phrase"]>[] = [
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
