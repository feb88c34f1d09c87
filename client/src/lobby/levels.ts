/** How bots play, from the one who plays along to the one who wants to win. */
import { LEVELS } from "../facts.gen";

export type Level = (typeof LEVELS)[number];

/** The server takes any bot by name; not every one is a level. */
export function isLevel(text: string): text is Level {
  return LEVELS.some((level) => level === text);
}
