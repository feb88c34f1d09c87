/** What went wrong, in words: what happened and what to do next. */
import { ApiError } from "./api";
import { say } from "./speech.svelte";
import type { Words } from "./words";

/** `words` are the game's, for a rule that forbids it. */
export function inWords(problem: unknown, words?: Words): string {
  if (!(problem instanceof ApiError)) return say("trouble-fault");
  if (problem.refusal && words) return words.refusal(problem.refusal);
  return say(`trouble-${problem.code}`);
}
