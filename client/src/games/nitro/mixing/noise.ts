/** Cubes clack as hard as they are knocked; one that jumps over the rim plinks. */
import { sound } from "../../../sound";
import { FLASK } from "../physics/spec";
import type { Knock } from "../physics/world";
import { sounds } from "../sounds";

/** Milliseconds between two clacks: more would be a rattle. */
const PAUSE = 55;
/** mm/s: softer ones are not worth a sound. */
const SOFT = 40;

let last = -PAUSE;

/** Loud: 0 to 1, how near the flask stands. */
export function clack(knocks: readonly Knock[], now: number, loud = 1): void {
  if (knocks.some(({ out }) => out)) return sound("plink", sounds, loud);
  const hardest = Math.max(0, ...knocks.map(({ strength }) => strength));
  if (hardest < SOFT || now - last < PAUSE) return;
  last = now;
  sound("clack", sounds, loud * (0.12 + 0.88 * loudness(hardest)));
}

/** 0 to 1. Twice as fast is more than twice as loud. */
export function loudness(strength: number): number {
  const share = (strength - SOFT) / (FLASK.hopKnock - SOFT);
  return Math.min(1, Math.max(0, share)) ** 1.5;
}

/** Once for each of the last three seconds. */
export class Ticking {
  private said = Infinity;

  hear(seconds: number): void {
    if (seconds < this.said && seconds > 0 && seconds <= 3) sound("tick", sounds);
    this.said = seconds;
  }
}
