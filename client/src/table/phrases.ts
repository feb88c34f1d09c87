import type { Chatted } from "../protocol.gen";

/** A quick phrase, as the protocol knows it: of the house, or of the game. */
export type Phrase = NonNullable<Chatted["phrase"]>;
