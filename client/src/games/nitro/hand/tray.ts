/** The flask under a finger that drags it: a tray on a spring, which leans where it is pulled. */
import { beyond, CAP, level, TICK, within, type Vec } from "./caps";

/** Radians a second: how stiff the spring is. */
const SPRING = 16;
const STIFF = SPRING * SPRING;
/** Just short of the point where it would not swing at all. */
const DRAG = 2 * 0.9 * SPRING;
/** The tray is heavy: it gives way by so much of what the finger pulls, and no farther than this, in millimetres. */
const GIVES = 0.6;
const REACH = 22;
/** Here it leans all the way; near its place it does not lean at all. */
const FULL = 11;
const DEAD = 0.15;

export class Tray {
  /** Millimetres from where it lies at rest. */
  readonly at = level();
  private readonly speed = level();
  private to = level();

  /** As far as the finger has come, in millimetres. */
  pull(to: Vec): void {
    this.to = within({ x: to.x * GIVES, y: to.y * GIVES }, REACH);
  }

  letGo(): void {
    this.to = level();
  }

  rest(): void {
    this.letGo();
    for (const vec of [this.at, this.speed]) Object.assign(vec, level());
  }

  /** In a unit circle. */
  get lean(): Vec {
    return beyond({ x: this.at.x / FULL, y: this.at.y / FULL }, DEAD);
  }

  /** One tick. What the tray gains, the cubes feel the other way round. */
  step(): Vec {
    const { at, speed, to } = this;
    const gain = within(
      {
        x: STIFF * (to.x - at.x) - DRAG * speed.x,
        y: STIFF * (to.y - at.y) - DRAG * speed.y,
      },
      CAP,
    );
    speed.x += gain.x * TICK;
    speed.y += gain.y * TICK;
    at.x += speed.x * TICK;
    at.y += speed.y * TICK;
    return { x: -gain.x, y: -gain.y };
  }
}
