/** One's own hand, whatever it holds: what it does in the next tick. */
import { STRONGEST } from "../facts.gen";
import { putBack, push, type Push } from "../physics/codec";
import { CAP, Lean, level, TILT, within, type Vec } from "./caps";
import { Tray } from "./tray";

/** A tap is two ticks of this, and then a pause. */
const KICK = (100 / STRONGEST) * CAP;
const KICK_TICKS = 2;
const PAUSE = 9;

class Fingers {
  readonly pad = new Lean(0.6);
  readonly keys = new Lean(0.18);
  readonly phone = new Lean(0.35);
  readonly tray = new Tray();
  /** What a shaken phone adds, in mm/s². */
  jolt: Vec = level();
  /** Cubes to be put back, one a tick. */
  private cubes: number[] = [];
  private kick: Vec = level();
  private kicked = -PAUSE;
  private tick = 0;
  /** A tap without a tilt goes the way of the last one. */
  private last: Vec = { x: 0, y: 1 };

  /** All tilts together, in a unit circle. */
  get tilt(): Vec {
    const leans = [this.pad.now, this.keys.now, this.phone.now, this.tray.lean];
    return within(
      { x: leans.reduce((sum, { x }) => sum + x, 0), y: leans.reduce((sum, { y }) => sum + y, 0) },
      1,
    );
  }

  /** Knock at the glass: towards this side, or the way it leans. */
  tap(side?: Vec): void {
    if (this.tick - this.kicked < PAUSE) return;
    const way = side ?? this.last;
    const length = Math.hypot(way.x, way.y) || 1;
    this.kick = { x: (way.x / length) * KICK, y: (way.y / length) * KICK };
    this.kicked = this.tick;
  }

  putBack(cube: number): void {
    if (!this.cubes.includes(cube)) this.cubes.push(cube);
  }

  /** What is done in this tick. */
  next(): Push {
    for (const lean of [this.pad, this.keys, this.phone]) lean.step();
    const shaken = this.tray.step();
    const tilt = this.tilt;
    if (Math.hypot(tilt.x, tilt.y) > 0.1) this.last = tilt;
    const kick = this.tick++ - this.kicked < KICK_TICKS ? this.kick : level();
    const cube = this.cubes.shift();
    if (cube !== undefined) return putBack(cube);
    return push(
      tilt.x * TILT + shaken.x + kick.x + this.jolt.x,
      tilt.y * TILT + shaken.y + kick.y + this.jolt.y,
    );
  }

  /** Hands off. */
  rest(): void {
    for (const lean of [this.pad, this.keys, this.phone]) lean.level();
    this.tray.rest();
    this.jolt = level();
    this.cubes = [];
    this.kicked = this.tick - PAUSE;
  }
}

export type { Fingers };

/** One page has one hand. */
export const fingers = new Fingers();
