/** One's own flask while the sand runs: moved here at once, and told to the judge. */
import { toText, type Push } from "../physics/codec";
import { FLASK } from "../physics/spec";
import type { Vessel } from "./vessel";

const SECOND = FLASK.tickRate;
/** Ticks in one message. */
const BATCH = 3;
const MOST = 2 * SECOND;

/** What is said to the judge; false where nobody hears it. */
export interface Say {
  push(tick: number, pushes: string, hashes: Record<string, string>): boolean;
  stop(tick: number, hash: string): boolean;
}

export class Own {
  /** Hands off at this tick. The judge has still to say so. */
  stopped: number | null = null;
  /** So far the judge was told. */
  private told: number;
  private stopTold = false;
  /** As far as the sand has come: he hears of nothing that lies ahead of it. */
  private due = 0;
  /** What he has written down. */
  private settled = 0;
  /** How the flask stood at the end of each second that he was not told of. */
  private readonly hashes = new Map<number, string>();

  constructor(
    readonly vessel: Vessel,
    private readonly end: number,
    private readonly say: Say,
  ) {
    this.told = vessel.hand.ticks;
  }

  /** All that was done is done, and nothing more can be. */
  get rests(): boolean {
    return this.stopped !== null || this.vessel.tick >= this.end;
  }

  /** As far as the sand has come. What a sleeping page missed, the hand was still, but for the last second. */
  advance(due: number, next: () => Push): void {
    this.due = due;
    if (this.stopped !== null) return this.tellStop();
    const { vessel } = this;
    const to = Math.min(Math.floor(due), this.end);
    vessel.run(Math.min(vessel.hand.ticks, to - SECOND));
    vessel.still(to - SECOND - vessel.hand.ticks);
    while (vessel.tick < to) {
      if (vessel.behind > 0) vessel.step();
      else vessel.mix(next());
      if (vessel.tick % SECOND === 0) this.hashes.set(vessel.tick, vessel.hash());
    }
    this.tell(vessel.tick >= this.end ? 1 : BATCH);
    vessel.follow(this.settled);
  }

  stop(): void {
    if (this.rests) return;
    this.stopped = this.vessel.tick;
    this.tellStop();
  }

  /** The judge has written down what my hand did. */
  settle(tick: number, pushes: Uint8Array): void {
    this.correct(tick, pushes);
    this.settled = tick + (pushes.length >> 1);
  }

  /** From this tick on the judge's flask had these pushes. True if ours had others. */
  correct(tick: number, pushes: Uint8Array, anew = false): boolean {
    const differs = this.vessel.rewrite(tick, pushes);
    if (anew && !differs) this.vessel.rebuild(-1);
    if (!differs && !anew) return false;
    for (const second of this.hashes.keys()) if (second > tick) this.hashes.delete(second);
    return true;
  }

  /** The judge has all until here, and perhaps nothing of what came after it: that is told again. */
  resume(tick: number): void {
    this.told = Math.min(tick, this.vessel.hand.ticks);
    this.stopTold = false;
  }

  /** Where nothing was done after the judge's last word, the hand was still until now. */
  wake(from: number, now: number): void {
    const { hand } = this.vessel;
    if (hand.ticks <= from) hand.append(new Uint8Array(2 * Math.max(0, now - hand.ticks)));
  }

  free(): void {
    this.vessel.free();
  }

  private tell(least: number): void {
    const { vessel } = this;
    const end = Math.min(vessel.tick, Math.floor(this.due));
    while (end - this.told >= least) {
      const to = Math.min(this.told + MOST, end);
      const ended = [...this.hashes].filter(([second]) => second > this.told && second <= to);
      const hashes = Object.fromEntries(ended);
      if (!this.say.push(this.told, toText(vessel.hand.slice(this.told, to)), hashes)) return;
      this.told = to;
    }
  }

  private tellStop(): void {
    if (this.stopTold) return;
    this.tell(1);
    const { tick } = this.vessel;
    if (this.told >= tick) this.stopTold = this.say.stop(tick, this.vessel.hash());
  }
}
