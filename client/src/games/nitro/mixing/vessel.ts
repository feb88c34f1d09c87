/** One flask that is moved here, tick by tick along what its hand did, and drawn between two ticks. */
import type { Pose } from "../live";
import { Hand, type Push } from "../physics/codec";
import type { Laboratory } from "../physics/laboratory";
import type { Point } from "../physics/spec";
import type { CubePose, Flask, Knock } from "../physics/world";
import { CUBES } from "../facts.gen";

const QUARTER = Math.PI / 2;
/** Ticks that the understudy catches up at a time, so that no frame is late for it. */
const STRIDE = 60;

export class Vessel {
  /** All that its hand did in this round. The flask has come to `tick` of it. */
  readonly hand = new Hand();
  private flask: Flask;
  private before: CubePose[];
  private after: CubePose[];
  /** A second flask that follows at a distance: from there it is not far to begin again. */
  private understudy: Flask | null = null;

  constructor(
    private readonly lab: Laboratory,
    readonly places: readonly Point[],
    done?: Uint8Array,
  ) {
    this.flask = lab.flask(places);
    this.before = this.after = this.flask.cubes();
    if (!done) return;
    this.hand.append(done);
    this.run(this.hand.ticks);
  }

  get tick(): number {
    return this.flask.tick;
  }

  /** Something is written down that was not done yet. */
  get behind(): number {
    return this.hand.ticks - this.tick;
  }

  /** One tick more, by this hand. */
  mix(push: Push): void {
    this.hand.add(push);
    this.step();
  }

  /** One tick on, along what is written down. */
  step(): void {
    const [x = 0, y = 0] = new Int8Array(this.hand.slice(this.tick, this.tick + 1).buffer);
    this.flask.step(x, y);
    this.before = this.after;
    this.after = this.flask.cubes();
  }

  /** Up to this tick, unseen and unheard. */
  run(tick: number): void {
    if (tick <= this.tick) return;
    this.flask.run(this.hand.slice(this.tick, tick));
    this.before = this.after = this.flask.cubes();
  }

  /** Nothing is done for so many ticks. */
  still(ticks: number): void {
    if (ticks <= 0) return;
    this.hand.append(new Uint8Array(2 * ticks));
    this.run(this.hand.ticks);
  }

  /** From this tick on the hand did this instead; what it did after that stays. True if anything differed. */
  rewrite(tick: number, pushes: Uint8Array): boolean {
    const end = tick + (pushes.length >> 1);
    if (tick > this.hand.ticks) this.hand.append(new Uint8Array(2 * (tick - this.hand.ticks)));
    const mine = this.hand.slice(tick, end);
    const differs = mine.findIndex((byte, at) => byte !== pushes[at]) >> 1;
    if (differs < 0) {
      this.hand.append(pushes.subarray(mine.length));
      return false;
    }
    const rest = this.hand.slice(end);
    this.hand.cut(tick);
    this.hand.append(pushes);
    this.hand.append(rest);
    if (tick + differs < this.tick) this.rebuild(tick + differs);
    return true;
  }

  /** Once more, from a tick up to which all was right: the same hand gives the same flask. */
  rebuild(from: number): void {
    const { tick } = this;
    this.flask.free();
    const near = this.understudy && this.understudy.tick <= from ? this.understudy : null;
    if (near) this.understudy = null;
    this.flask = near ?? this.lab.flask(this.places);
    this.run(tick);
  }

  /** So far nothing will be changed any more. */
  follow(settled: number): void {
    this.understudy ??= this.lab.flask(this.places);
    const { tick } = this.understudy;
    const to = Math.min(settled, this.tick, tick + STRIDE);
    if (to > tick) this.understudy.run(this.hand.slice(tick, to));
  }

  hash(): string {
    return this.flask.hash();
  }

  knocks(): Knock[] {
    return this.flask.knocks();
  }

  get outside(): number[] {
    return this.flask.outside();
  }

  /** Between the last two ticks: 0 is the one before, 1 the last. */
  poses(share: number): Pose[] {
    return this.after.map((to, i) => between(CUBES[i] ?? "poop", this.before[i] ?? to, to, share));
  }

  free(): void {
    this.flask.free();
    this.understudy?.free();
  }
}

/** What jumps out or is put back does not slide there. */
export function between(
  cube: Pose["cube"],
  from: Omit<Pose, "cube">,
  to: Omit<Pose, "cube">,
  share: number,
): Pose {
  if (from.out !== to.out) return { ...to, cube };
  return {
    cube,
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
    angle: from.angle + turn(from.angle, to.angle) * share,
    vx: to.vx,
    vy: to.vy,
    out: to.out,
  };
}

/** The shorter way round: a cube looks the same after a quarter, but its glyph does not. */
function turn(from: number, to: number): number {
  const way = (to - from) % (4 * QUARTER);
  if (way > 2 * QUARTER) return way - 4 * QUARTER;
  return way < -2 * QUARTER ? way + 4 * QUARTER : way;
}
