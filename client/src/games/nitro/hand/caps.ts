/** What every device may do at most: the same for a mouse, a finger, a phone and a keyboard. */
import { FLASK } from "../physics/spec";

export interface Vec {
  x: number;
  y: number;
}

/** mm/s²: a tilt that is held. */
export const TILT = FLASK.tiltAcceleration;
/** mm/s²: the strongest shake. */
export const CAP = FLASK.maxAcceleration;
/** Seconds. */
export const TICK = 1 / FLASK.tickRate;

export function level(): Vec {
  return { x: 0, y: 0 };
}

/** The same way, and no longer than this. */
export function within({ x, y }: Vec, most: number): Vec {
  const length = Math.hypot(x, y);
  const cut = length > most ? most / length : 1;
  return { x: x * cut, y: y * cut };
}

/** In a unit circle whose middle does nothing: a hand is never quite still. */
export function beyond({ x, y }: Vec, dead: number): Vec {
  const length = Math.hypot(x, y);
  if (length <= dead) return level();
  const far = (Math.min(1, length) - dead) / (1 - dead) / length;
  return { x: x * far, y: y * far };
}

/** A tilt that follows the hand a little behind it, so that nothing jerks. Unit circle. */
export class Lean {
  readonly now = level();
  private to = level();

  /** The share of the way that is made in a tick. */
  constructor(private readonly share: number) {}

  towards(to: Vec): void {
    this.to = within(to, 1);
  }

  step(): void {
    this.now.x += (this.to.x - this.now.x) * this.share;
    this.now.y += (this.to.y - this.now.y) * this.share;
  }

  level(): void {
    this.to = level();
    Object.assign(this.now, this.to);
  }
}
