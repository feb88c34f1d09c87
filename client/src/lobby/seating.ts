/** What somebody sits down with. */
export const BADGES = ["A", "B", "C", "D", "E", "F", "G", "H"] as const;
export type Badge = (typeof BADGES)[number];
/** Longest name a seat can have. */
export const NAME_LENGTH = 24;
