/** What a piece is, in words. */
import type { Facts } from "../games/face";
import type { Words } from "../words";

/** A piece that is all in its rule (a card, say) has no message of its own. */
export function sayAbout(
  key: string,
  facts: Facts,
  rule: string | undefined,
  words: Words,
): string {
  const own = `about-${key}`;
  return words.has(own) || !rule ? words.say(own, facts) : words.rule(rule);
}
