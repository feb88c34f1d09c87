/** Somebody else's flask: how it looked some twenty times a second, drawn a little later and without jerks. */
import type { Pose } from "../live";
import { FLASK } from "../physics/spec";
import { CUBES } from "../facts.gen";
import { between } from "./vessel";

/** Ticks: so far behind the newest look we draw. */
const BEHIND = 6;
/** More than this, and we have lost the thread. */
const LOST = 30;
/** The share of the error that is made good in a second. */
const HASTE = 1.5;
const KEPT = 12;

interface Look {
  tick: number;
  poses: Pose[];
}

/** Per cube: x and y in hundredths of a millimetre, the angle in thousandths. */
export function posesOf(look: readonly number[]): Pose[] {
  return Array.from({ length: Math.floor(look.length / 3) }, (_, i) => {
    const [x = 0, y = 0, angle = 0] = look.slice(3 * i, 3 * i + 3);
    const out = x / 100 >= FLASK.park[0];
    return {
      cube: CUBES[i] ?? "poop",
      x: x / 100,
      y: y / 100,
      angle: angle / 1000,
      vx: 0,
      vy: 0,
      out,
    };
  });
}

export class Looks {
  private looks: Look[] = [];
  /** What is drawn now, in ticks of this flask. */
  private at = 0;

  add(tick: number, look: readonly number[]): void {
    const last = this.looks.at(-1);
    if (last && tick < last.tick)
      this.looks = []; // it was set back
    else if (last?.tick === tick) return;
    const poses = posesOf(look);
    if (last) hasten(last, poses, tick);
    this.looks.push({ tick, poses });
    if (this.looks.length > KEPT) this.looks.shift();
    if (this.looks.length === 1) this.at = tick - BEHIND;
  }

  /** Time goes by, in ticks. */
  advance(ticks: number): void {
    const newest = this.looks.at(-1)?.tick ?? 0;
    this.at += ticks;
    const error = newest - BEHIND - this.at;
    if (Math.abs(error) > LOST) this.at = newest - BEHIND;
    else this.at += error * Math.min(1, (ticks / FLASK.tickRate) * HASTE);
    this.at = Math.min(this.at, newest);
  }

  poses(): Pose[] {
    const next = this.looks.findIndex(({ tick }) => tick > this.at);
    const to = this.looks.at(next);
    const from = next > 0 ? this.looks[next - 1] : to;
    if (!from || !to) return [];
    const share = to.tick > from.tick ? (this.at - from.tick) / (to.tick - from.tick) : 1;
    return to.poses.map((pose, i) => between(pose.cube, from.poses[i] ?? pose, pose, share));
  }
}

/** How fast they slide is not told; it is seen. */
function hasten(last: Look, poses: Pose[], tick: number): void {
  const seconds = (tick - last.tick) / FLASK.tickRate;
  for (const [i, pose] of poses.entries()) {
    const was = last.poses[i];
    if (!was || was.out || pose.out) continue;
    pose.vx = (pose.x - was.x) / seconds;
    pose.vy = (pose.y - was.y) / seconds;
  }
}
