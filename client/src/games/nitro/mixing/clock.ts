/** The judge's sand as it is seen from here. */
import { FLASK } from "../physics/spec";

const TICK = 1000 / FLASK.tickRate;

export class Clock {
  /** When the sand was turned over, as performance.now() counts. */
  private start = Infinity;

  get runs(): boolean {
    return this.start < Infinity;
  }

  /** The sand stands at this tick, or stood when that was said: what took least time to come says it best. */
  hear(tick: number, now: number): void {
    this.start = Math.min(this.start, now - tick * TICK);
  }

  /** The judge's clock was set anew. */
  forget(): void {
    this.start = Infinity;
  }

  /** Ticks, with what is begun of the next. */
  at(now: number): number {
    return this.runs ? (now - this.start) / TICK : 0;
  }
}
