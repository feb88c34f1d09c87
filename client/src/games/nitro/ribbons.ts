/** What is said under a card of the formula. */
import { reachOf } from "./reckon";
import type { NitroView } from "./types";

export interface Ribbon {
  /** theirs: somebody has it; yours: it would be mine, or is; next: its cube goes in now. */
  kind: "theirs" | "yours" | "next" | "later" | "none";
  owner: number | null;
  /** My cube stands right. */
  reached: boolean;
}

export function ribbonOf(
  view: NitroView,
  me: number | null,
  place: number,
  right: number,
  clean: boolean,
): Ribbon {
  const owner = view.formula[place]?.owner ?? null;
  if (me === null) return { kind: owner === null ? "none" : "theirs", owner, reached: false };
  const poop = view.seats[me]?.poop ?? false;
  const reached = place < reachOf(view, me, right);
  if (owner !== null && owner !== me) return { kind: "theirs", owner, reached };
  if (owner === me || reached) return { kind: "yours", owner: null, reached };
  const next = clean && place === right - (poop ? 1 : 0) && view.phase === "mix";
  return { kind: next ? "next" : "later", owner: null, reached };
}
