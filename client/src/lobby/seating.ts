import type { BADGES } from "../facts.gen";

/** What somebody sits down with: a colour, a shape and a letter. */
export type Badge = (typeof BADGES)[number];
