/** How bots play, from the one who plays along to the one who wants to win. */
export const LEVELS = ["carefree", "sensible", "keen", "sharp", "ruthless"] as const;
export type Level = (typeof LEVELS)[number];

export function isLevel(text: string): text is Level {
  return LEVELS.some((level) => level === text);
}

export const BADGES = ["A", "B", "C", "D", "E", "F", "G", "H"] as const;
export type Badge = (typeof BADGES)[number];
/** Longest name a seat can have. */
export const NAME_LENGTH = 24;
