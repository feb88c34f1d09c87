/** Pieces on their feet: walking, trading places, cheering, saying no. */
import type { Walk } from "./reading";
import { distance, type Point } from "./layout";
import { BIG, FLIP, SLIDE, STEP } from "../motion";
import { swapped, walker } from "./picture";
import { footAt, shift, type Scene } from "./scene";
import type { SwapHappening } from "./types.gen";
import { stepsBetween } from "./walk";

const HERE: Point = { x: 0, y: 0 };

export const SHAKE: Keyframe[] = [0, -3, 3, -3, 3, 0].map((x) => ({
  transform: `translateX(${x}px)`,
}));

function less(p: Point, q: Point): Point {
  return { x: p.x - q.x, y: p.y - q.y };
}

/** One hop for each tile that counts; gaps are leapt in the same hop. */
export async function walk(scene: Scene, event: Walk): Promise<void> {
  const piece = walker(scene.picture, event);
  if (!piece) return;
  const what = scene.pieceElement(piece);
  const home = scene.spot(piece);
  let here = HERE;
  for (const at of stepsBetween(scene.picture, piece.kind, piece.at, event.to)) {
    const there = less(footAt(scene, at), home);
    await hop(scene, what, here, there);
    here = there;
  }
  if (event.to === "finish" && piece.kind === "pawn") {
    const turned = shift(here, "rotateY(180deg)");
    await scene.stage.move(
      what,
      [{ transform: shift(here) }, { transform: turned }, { transform: shift(here) }],
      FLIP,
    );
  }
}

async function hop(scene: Scene, what: Element | null, from: Point, to: Point): Promise<void> {
  const top = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - scene.layout.figure * 0.45 };
  // Flixxy's way from the finish to the start goes right across the board.
  const far = Math.min(3, Math.max(1, distance(from, to) / (scene.layout.tile * 2)));
  await scene.stage.move(
    what,
    [
      { transform: shift(from), zIndex: 1300, easing: "cubic-bezier(.2, .6, .5, 1)" },
      { transform: shift(top), zIndex: 1300, easing: "cubic-bezier(.5, 0, .8, .5)" },
      { transform: shift(to), zIndex: 1300 },
    ],
    STEP * far,
    "linear",
  );
}

export async function trade(scene: Scene, event: SwapHappening): Promise<void> {
  const pair = swapped(scene.picture, event);
  if (!pair) return;
  const [own, other] = pair;
  const way = less(scene.spot(other), scene.spot(own));
  await Promise.all([
    hop(scene, scene.pieceElement(own), HERE, way),
    hop(scene, scene.pieceElement(other), HERE, { x: -way.x, y: -way.y }),
  ]);
}

export async function flyOff(scene: Scene): Promise<void> {
  const flixxy = scene.picture.pieces.find((piece) => piece.kind === "flixxy");
  if (!flixxy) return;
  const up = { x: -scene.layout.width / 3, y: -scene.layout.height - 120 };
  const what = scene.pieceElement(flixxy);
  await scene.stage.move(
    what,
    [
      { transform: "none", zIndex: 1300 },
      { transform: shift(up, "scale(1.6)"), zIndex: 1300 },
    ],
    BIG,
    "ease-in",
  );
}

export async function cheer(scene: Scene, seat: number): Promise<void> {
  const pawns = scene.picture.pieces.filter((piece) => piece.seat === seat);
  const up = { x: 0, y: -scene.layout.figure * 0.4 };
  await Promise.all(
    pawns.map((pawn) =>
      scene.stage.move(
        scene.pieceElement(pawn),
        [{ transform: "none" }, { transform: shift(up) }, { transform: "none" }],
        SLIDE,
      ),
    ),
  );
}

export async function shake(scene: Scene, what: Element | null): Promise<void> {
  await scene.stage.move(what, SHAKE, 180, "linear");
}

export async function shakeAll(scene: Scene, seat: number): Promise<void> {
  const pawns = scene.picture.pieces.filter((piece) => piece.seat === seat);
  await Promise.all(pawns.map((pawn) => shake(scene, scene.pieceElement(pawn))));
}
