/** What something on the table is. Whoever asks is told the rules' `about-KEY`, or the text of its rule. */
import type { Facts } from "./face";

/** Spread it onto what is drawn: `<g {...about("guard")}>`. */
export function about(key: string, facts?: Facts): Record<`data-${string}`, string | undefined> {
  return { "data-about": key, "data-facts": facts && JSON.stringify(facts) };
}

/** It has a use of its own for a long touch, so none asks what it is; a mouse and the ? key do. */
export const HOLDS = { "data-holds": "" };

/** Somebody is about to look: what is painted on a canvas lays elements where it is. */
export const ASKING = "asking";
