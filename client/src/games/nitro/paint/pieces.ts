/** What is seen to move in a flask, in millimetres with y down: what each looks like now, and how much room it takes. */
import { SLIDE, STEP } from "../../motion";
import { flip, RIM_Y } from "../layout";
import type { Pose } from "../live";
import type { CubeName } from "../types";
import type { Box } from "./prints";
import type { Put } from "./stamps";

export interface Piece {
  /** Which one it is. */
  key: string;
  /** How it lies: drawn anew only where this is another. */
  lies: string;
  box: Box;
  paint(context: CanvasRenderingContext2D, put: Put): void;
}

/** Half of a cube's diagonal, with its side and its shadow. */
const REACH = 5.7;
const SHADE = { x: 1.3, y: 2.3, strength: 0.42 };
const SIDE = { x: 0.5, y: 1 };

/** Its top turns, its side lies at the lower right whatever its turn. */
export function cubePiece({ cube, x, y, angle }: Pose, size: number): Piece {
  const reach = (REACH + SHADE.y) * size;
  const [left, top] = [x, flip(y)];
  return {
    key: cube,
    lies: `${left.toFixed(2)} ${top.toFixed(2)} ${angle.toFixed(3)}`,
    box: around(left, top, reach),
    paint(context, put) {
      context.translate(left, top);
      context.scale(size, size);
      context.globalAlpha = SHADE.strength;
      turned(context, SHADE, -angle, () => put(context, "under"));
      context.globalAlpha = 1;
      turned(context, SIDE, -angle, () => put(context, `side-${cube}`));
      turned(context, { x: 0, y: 0 }, -angle, () => put(context, `top-${cube}`));
    },
  };
}

/** Below this many millimetres a second nothing is left behind. */
const QUICK = 80;
const LONGEST = 17;
const GHOSTS = [0.16, 0.3, 0.45];
const LINES = [-2.9, 0, 2.9];

/** What a quick cube leaves behind: three ghosts and some lines. */
export function trailPiece({ cube, x, y, vx, vy, angle }: Pose, ink: string): Piece | null {
  const speed = Math.hypot(vx, vy);
  if (speed < QUICK) return null;
  const [ux, uy] = [-vx / speed, vy / speed];
  const long = Math.min(LONGEST, speed * 0.06);
  const [left, top] = [x, flip(y)];
  return {
    key: `trail-${cube}`,
    lies: `${left.toFixed(2)} ${top.toFixed(2)} ${angle.toFixed(3)} ${(ux * long).toFixed(2)} ${(uy * long).toFixed(2)}`,
    box: around(left, top, 6 + long * 1.15),
    paint(context, put) {
      context.translate(left, top);
      GHOSTS.forEach((strength, i) => {
        const far = long * (GHOSTS.length - i) * 0.28;
        const turn = -angle - (GHOSTS.length - i) * 0.09;
        context.globalAlpha = strength;
        turned(context, { x: ux * far, y: uy * far }, turn, () => put(context, `side-${cube}`));
      });
      context.globalAlpha = 0.5;
      context.strokeStyle = ink;
      context.lineWidth = 0.8;
      context.lineCap = "round";
      context.beginPath();
      for (const off of LINES) {
        const end = 5.5 + long * (off === 0 ? 1.15 : 0.8);
        const [sx, sy] = [uy * off, ux * off];
        context.moveTo(ux * 5.5 - sx, uy * 5.5 + sy);
        context.lineTo(ux * end - sx, uy * end + sy);
      }
      context.stroke();
    },
  };
}

/** On the rim above a cube in the beak: right or wrong. */
export interface Mark {
  cube: CubeName;
  right: boolean;
}

/** Millimetres. */
const WIDE = 0.9;

/** For so many milliseconds it is seen to come. */
export function comes({ right }: Mark, pace: number): number {
  return (right ? STEP : SLIDE) * pace;
}

/** Share: 0 to 1, how far it has come. */
export function markPiece(mark: Mark, x: number, share: number): Piece {
  const size = mark.right ? settled(share) : 1;
  const left = x + (mark.right ? 0 : shiver(share));
  return {
    key: `mark-${mark.cube}`,
    lies: `${mark.right} ${left.toFixed(1)} ${size.toFixed(2)}`,
    box: around(left, RIM_Y, 4.5),
    paint(context, put) {
      context.translate(left, RIM_Y);
      context.scale(size, size);
      put(context, mark.right ? "right" : "wrong");
    },
  };
}

/** A little too large, then as it shall be. */
function settled(share: number): number {
  const left = share - 1;
  return 1 + 2.7 * left ** 3 + 1.7 * left ** 2;
}

/** Left, right, left, and back. */
function shiver(share: number): number {
  return -WIDE * Math.sin(3 * Math.PI * share) * (share < 1 ? 1 : 0);
}

function around(x: number, y: number, reach: number): Box {
  return { x: x - reach, y: y - reach, w: 2 * reach, h: 2 * reach };
}

function turned(
  context: CanvasRenderingContext2D,
  { x, y }: { x: number; y: number },
  angle: number,
  put: () => void,
): void {
  context.save();
  context.translate(x, y);
  context.rotate(angle);
  put();
  context.restore();
}
