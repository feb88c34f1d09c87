/**
 * How bots play, from the one who plays along to the one who wants to win: the ladder of `bots/`,
 * and the one list of it here. No message lists the levels.
 */
export const LEVELS = ["carefree", "sensible", "keen", "sharp", "ruthless"] as const;
export type Level = (typeof LEVELS)[number];
/** Who plays where nobody has chosen. */
export const USUAL: Level = "sensible";

export function isLevel(text: string): text is Level {
  return LEVELS.some((level) => level === text);
}
