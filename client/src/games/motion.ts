/** Things move the way they would on a table, and can be hurried. */

/** Milliseconds at the usual pace. */
export const STEP = 220;
export const SLIDE = 320;
export const FLIP = 360;
export const TUMBLE = 450;
export const BIG = 900;

export const EASE = {
  hop: "cubic-bezier(.3, 0, .3, 1.35)",
  slide: "cubic-bezier(.25, .8, .3, 1)",
  settle: "cubic-bezier(.2, 1.5, .4, 1)",
};

/** Everything that moves for one event. */
export class Stage {
  private readonly moving = new Set<Animation>();
  private hurried = false;

  /** Pace 0: nothing moves, everything is there at once. */
  constructor(private pace: number) {}

  /** Moves one element and holds it there until the stage is cleared. */
  async move(
    what: Element | null,
    frames: Keyframe[],
    ms: number,
    easing = EASE.slide,
  ): Promise<void> {
    if (!what || this.pace === 0) return;
    const animation = what.animate(frames, { duration: ms * this.pace, easing, fill: "both" });
    this.moving.add(animation);
    if (this.hurried) animation.finish();
    // A cancelled animation rejects: it was cleared away, and that is the end of it.
    await animation.finished.catch(() => animation);
  }

  /** Time goes by while something can be looked at. */
  async rest(what: Element | null, ms: number): Promise<void> {
    await this.move(what, [{ outlineOffset: "0px" }, { outlineOffset: "0px" }], ms);
  }

  /** Those that made room for others slide over from where they stood. */
  glide(what: Element, dx: number, dy: number): void {
    if (this.hurried || this.pace === 0) return;
    what.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }], {
      duration: 180 * this.pace,
      easing: EASE.slide,
    });
  }

  /** What is under way is there at once. */
  hurry(): void {
    this.hurried = true;
    for (const animation of this.moving) animation.finish();
  }

  /** Everything stands where the picture says, and nothing more of this event moves. */
  clear(): void {
    this.pace = 0;
    for (const animation of this.moving) animation.cancel();
    this.moving.clear();
  }
}

/** Nobody looks, or nobody wants to see it move. */
export function isStill(): boolean {
  return document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

const NARROW = 620;

/** Just off a board, towards a seat's plate: mine below, the others in a row above on a phone, around the table on a desk. */
export function edgeOf(
  seat: number,
  me: number | null,
  seats: number,
  { width, height }: { width: number; height: number },
): { x: number; y: number } {
  const turn = (seat - (me ?? 0) + seats) % seats;
  if (turn === 0) return { x: width / 2, y: height + 50 };
  if (width < NARROW) return { x: (width * (turn - 0.5)) / (seats - 1), y: -46 };
  const angle = Math.PI / 2 + (2 * Math.PI * turn) / seats;
  return {
    x: width / 2 + (width / 2 + 60) * Math.cos(angle),
    y: height / 2 + (height / 2 + 60) * Math.sin(angle),
  };
}
