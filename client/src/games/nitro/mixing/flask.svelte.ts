/** One flask as it is shown: drawn frame by frame, and read where something changed. */
import type { Draw, Frame, LiveFlask, Pose } from "../live";
import { beakOf } from "../reckon";
import type { CubeName } from "../types";
import { between } from "./vessel";

/** Of the strongest push: above this the tray is seen to shake, and for so many milliseconds. */
const HARD = 0.5;
const LASTS = 250;
/** Milliseconds in which cubes slide to where they lie now, where nothing is known of the way. */
const GLIDE = 360;

const REST = { x: 0, y: 0 };

interface Glide {
  from: readonly Pose[];
  to: readonly Pose[];
  /** 0 to 1. */
  share: number;
}

export class ShownFlask implements LiveFlask {
  beak: readonly CubeName[] = $state.raw([]);
  out: readonly CubeName[] = $state.raw([]);
  stopped: number | null = $state(null);
  shaking = $state(false);

  private frame: Frame = { poses: [], shift: REST, push: 0 };
  private draws: Draw[] = [];
  private glide: Glide | null = null;
  private shaken = 0;

  watch(draw: Draw): () => void {
    this.draws.push(draw);
    draw(this.frame);
    return () => (this.draws = this.draws.filter((each) => each !== draw));
  }

  /** As it moves: this is how it looks now. */
  show(poses: readonly Pose[], push = 0, shift = REST): void {
    this.glide = null;
    this.render({ poses, shift, push });
  }

  /** As it stands, or slides there. */
  settle(poses: readonly Pose[], slides: boolean): void {
    const from = this.frame.poses;
    if (slides && from.length === poses.length && isElsewhere(from, poses))
      this.glide = { from, to: poses, share: 0 };
    else if (this.glide?.to !== poses) this.show(poses);
  }

  /** Time goes by. True while something still moves. */
  advance(ms: number): boolean {
    this.shaken -= ms;
    if (this.shaking && this.shaken <= 0) this.shaking = false;
    const { glide } = this;
    if (!glide) return this.shaking;
    glide.share = Math.min(1, glide.share + ms / GLIDE);
    const eased = 1 - (1 - glide.share) ** 3;
    const poses = glide.to.map((pose, i) => between(pose.cube, glide.from[i] ?? pose, pose, eased));
    if (glide.share === 1) this.glide = null;
    this.render({ poses, shift: REST, push: 0 });
    return this.glide !== null || this.shaking;
  }

  private render(frame: Frame): void {
    this.frame = frame;
    this.beak = changed(this.beak, beakOf(frame.poses));
    this.out = changed(
      this.out,
      frame.poses.filter(({ out }) => out).map(({ cube }) => cube),
    );
    if (frame.push > HARD) {
      this.shaken = LASTS;
      this.shaking = true;
    }
    for (const draw of this.draws) draw(frame);
  }
}

/** The old list where the new one says the same: nobody need look again. */
function changed(old: readonly CubeName[], now: readonly CubeName[]): readonly CubeName[] {
  return old.length === now.length && old.every((cube, i) => cube === now[i]) ? old : now;
}

function isElsewhere(from: readonly Pose[], to: readonly Pose[]): boolean {
  return to.some(({ x, y }, i) => Math.hypot(x - (from[i]?.x ?? x), y - (from[i]?.y ?? y)) > 0.5);
}
