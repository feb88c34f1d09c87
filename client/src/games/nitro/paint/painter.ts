/** Paints what moves in a flask: only when something has moved, and only where. */
import type { Frame } from "../live";
import type { CubeName } from "../types";
import { comes, cubePiece, markPiece, trailPiece, type Mark, type Piece } from "./pieces";
import type { Box } from "./prints";
import { stampsOf, type Put } from "./stamps";

/** What changes now and then. */
export interface Scene {
  /** What lies in it. */
  cubes: readonly CubeName[];
  /** Of the beak, from the front. */
  marks?: readonly Mark[];
  /** As a multiple of the usual time; 0: nothing is seen to come, and nothing leaves a trail. */
  pace: number;
}

interface Wish {
  box: Box;
  /** Cubes are drawn larger where the flask is small. */
  size?: number;
  /** Milliseconds between two pictures at least. */
  pause?: number;
  /** Quick cubes leave a trail of this colour. */
  ink?: string;
}

const EMPTY: Frame = { poses: [], shift: { x: 0, y: 0 }, push: 0 };

export class Painter {
  private readonly context: CanvasRenderingContext2D | null;
  private put: Put | null = null;
  private dots = 0;
  private scene: Scene = { cubes: [], pace: 0 };
  private frame = EMPTY;
  /** When each mark was first seen. */
  private since = new Map<string, number>();
  private drawn = new Map<string, Piece>();
  private painted = -Infinity;
  private waiting: number | null = null;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly wish: Wish,
  ) {
    this.context = canvas.getContext("2d");
  }

  /** So many dots of the screen a millimetre. */
  fit(dots: number): void {
    if (this.dots === dots) return;
    this.dots = dots;
    this.begin();
    stampsOf(dots).then(
      (put) => {
        if (this.dots !== dots) return;
        this.put = put;
        this.begin();
      },
      () => undefined, // without pictures there are none
    );
  }

  /** On an empty canvas. */
  private begin(): void {
    const { w, h } = this.wish.box;
    this.canvas.width = Math.round(w * this.dots);
    this.canvas.height = Math.round(h * this.dots);
    this.drawn.clear();
    this.paint();
  }

  show(scene: Scene): void {
    this.scene = scene;
    const now = performance.now();
    const seen = (scene.marks ?? []).map(keyOf);
    this.since = new Map(seen.map((key) => [key, this.since.get(key) ?? now]));
    this.paint();
  }

  draw(frame: Frame): void {
    this.frame = frame;
    const soon = this.painted + (this.wish.pause ?? 0) - performance.now();
    if (soon > 0) this.wait();
    else this.paint();
  }

  leave(): void {
    if (this.waiting !== null) cancelAnimationFrame(this.waiting);
    this.waiting = null;
  }

  private wait(): void {
    this.waiting ??= requestAnimationFrame(() => {
      this.waiting = null;
      this.draw(this.frame);
    });
  }

  private paint(): void {
    const { context, put } = this;
    if (!context || !put) return;
    const now = performance.now();
    const pieces = this.pieces(now);
    const where = this.changed(pieces);
    if (where) {
      this.painted = now;
      context.save();
      this.wipe(context, where);
      for (const piece of pieces.values()) {
        if (!meet(piece.box, where)) continue;
        context.save();
        piece.paint(context, put);
        context.restore();
      }
      context.restore();
      this.drawn = pieces;
    }
    if (this.isComing(now)) this.wait();
  }

  /** From the lowest to the highest. */
  private pieces(now: number): Map<string, Piece> {
    const { cubes, marks = [], pace } = this.scene;
    const { size = 1, ink } = this.wish;
    const inside = this.frame.poses.filter(({ cube, out }) => !out && cubes.includes(cube));
    const trails = pace > 0 && ink ? inside.map((pose) => trailPiece(pose, ink)) : [];
    const places = new Map(inside.map(({ cube, x }) => [cube, x]));
    const all = [
      ...trails.filter((trail) => trail !== null),
      ...inside.map((pose) => cubePiece(pose, size)),
      ...marks.map((mark) => markPiece(mark, places.get(mark.cube) ?? 0, this.share(mark, now))),
    ];
    return new Map(all.map((piece) => [piece.key, piece]));
  }

  private share(mark: Mark, now: number): number {
    const long = comes(mark, this.scene.pace);
    const since = this.since.get(keyOf(mark)) ?? now;
    return long > 0 ? Math.min(1, (now - since) / long) : 1;
  }

  private isComing(now: number): boolean {
    return (this.scene.marks ?? []).some((mark) => this.share(mark, now) < 1);
  }

  /** The room round all that came, went or moved. */
  private changed(pieces: Map<string, Piece>): Box | null {
    const boxes: Box[] = [];
    for (const key of new Set([...this.drawn.keys(), ...pieces.keys()])) {
      const [was, is] = [this.drawn.get(key), pieces.get(key)];
      if (was?.lies === is?.lies) continue;
      if (was) boxes.push(was.box);
      if (is) boxes.push(is.box);
    }
    return boxes.reduce<Box | null>((all, box) => (all ? joined(all, box) : box), null);
  }

  /** What is painted from now on stays within. */
  private wipe(context: CanvasRenderingContext2D, where: Box): void {
    const { dots } = this;
    const { box } = this.wish;
    const [left, top] = [
      Math.floor((where.x - box.x) * dots),
      Math.floor((where.y - box.y) * dots),
    ];
    const [wide, high] = [Math.ceil(where.w * dots) + 1, Math.ceil(where.h * dots) + 1];
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.beginPath();
    context.rect(left, top, wide, high);
    context.clip();
    context.clearRect(left, top, wide, high);
    context.setTransform(dots, 0, 0, dots, -box.x * dots, -box.y * dots);
  }
}

function keyOf({ cube, right }: Mark): string {
  return `${cube} ${right}`;
}

function joined(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const [right, bottom] = [Math.max(a.x + a.w, b.x + b.w), Math.max(a.y + a.h, b.y + b.h)];
  return { x, y, w: right - x, h: bottom - y };
}

function meet(a: Box, b: Box): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}
