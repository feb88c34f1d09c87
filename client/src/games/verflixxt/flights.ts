/** Things in the air: dice, tiles, tokens. */
import { EASE, BIG, FLIP, SLIDE, TUMBLE } from "../motion";
import type { Point } from "./layout";
import { middleOf, shift, type Flyer, type Scene } from "./scene";
import type { RollHappening } from "./types.gen";

const GONE: Keyframe[] = [{ opacity: 0 }, { opacity: 0 }];

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

/** Dice come tumbling in from the roller's seat and settle. */
export async function tumble(scene: Scene, { seat, number, die }: RollHappening): Promise<void> {
  const dice = await scene.launch({ kind: "dice", number, die, seat });
  const end = { x: scene.layout.width / 2, y: scene.layout.height / 2 };
  const frames = [
    { transform: shift(scene.edge(seat), "rotate(-320deg) scale(.7)"), opacity: 1 },
    { transform: shift(end, "rotate(0deg) scale(1)"), opacity: 1 },
  ];
  await scene.stage.move(dice, frames, TUMBLE, "cubic-bezier(.2, 1.2, .4, 1)");
  await scene.stage.rest(dice, TUMBLE);
  await scene.stage.move(dice, [{ opacity: 1 }, { opacity: 0 }], 120);
}

/** It rises a little, then slides away to its owner. */
export async function take(scene: Scene, at: number, tile: string, seat: number): Promise<void> {
  const lain = scene.tileElement(at);
  const flyer = await scene.launch({ kind: "tile", tile, seat });
  const from = middleOf(scene, at);
  void scene.stage.move(lain, GONE, 1);
  await scene.stage.move(
    flyer,
    [{ transform: shift(from) }, { transform: shift(from, "scale(1.2)") }],
    110,
  );
  const to = scene.edge(seat);
  await scene.stage.move(
    flyer,
    [
      { transform: shift(from, "scale(1.2)"), opacity: 1 },
      { transform: shift(to, "scale(.7)"), opacity: 1, offset: 0.85 },
      { transform: shift(to, "scale(.6)"), opacity: 0 },
    ],
    SLIDE * 1.3,
  );
}

export async function cross(scene: Scene, flyer: Flyer, from: Point, to: Point): Promise<void> {
  const what = await scene.launch(flyer);
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  // Between two seats above the board the way would not be seen: it dips into it.
  const { width, height } = scene.layout;
  const seen = { x: within(middle.x, 50, width - 50), y: within(middle.y, 60, height - 60) };
  await scene.stage.move(
    what,
    [{ transform: shift(from, "scale(.7)") }, { transform: shift(seen, "scale(1.15)") }],
    SLIDE,
  );
  await scene.stage.rest(what, 160);
  await scene.stage.move(
    what,
    [
      { transform: shift(seen, "scale(1.15)"), opacity: 1 },
      { transform: shift(to, "scale(.7)"), opacity: 0.2 },
    ],
    SLIDE,
  );
}

/** A worm token or a tile is held up for all to see. */
export async function show(scene: Scene, flyer: Flyer): Promise<void> {
  const what = await scene.launch(flyer);
  const from = scene.edge(flyer.seat);
  const to = {
    x: within(from.x, 70, scene.layout.width - 70),
    y: within(from.y, 80, scene.layout.height - 80),
  };
  await scene.stage.move(
    what,
    [{ transform: shift(from, "scale(.6)") }, { transform: shift(to, "scale(1.5)") }],
    SLIDE,
    EASE.settle,
  );
  await scene.stage.rest(what, FLIP);
  await scene.stage.move(what, [{ opacity: 1 }, { opacity: 0 }], 140);
}

/** The orange arrow turns once round, and the top tile goes. */
export async function handOn(scene: Scene, tile: string, seat: number, to: Point): Promise<void> {
  const hand = scene.tileElement(scene.left)?.querySelector(".hand-on") ?? null;
  await scene.stage.move(
    hand,
    [{ transform: "rotate(0deg)" }, { transform: "rotate(-360deg)" }],
    FLIP,
  );
  await cross(scene, { kind: "tile", tile, seat }, scene.edge(seat), to);
}

/** A round token spins from beside the finish to who moved Flixxy. */
export async function spin(scene: Scene, points: number, seat: number): Promise<void> {
  const what = await scene.launch({ kind: "token", points, seat });
  void scene.stage.move(scene.tokenElement(points), GONE, 1);
  const from = middleOf(scene, "finish");
  const high = { x: from.x, y: from.y - scene.layout.tile };
  await scene.stage.move(
    what,
    [
      { transform: shift(from, "rotateY(0deg) scale(.8)") },
      { transform: shift(high, "rotateY(720deg) scale(1.6)"), offset: 0.6 },
      { transform: shift(scene.edge(seat), "rotateY(1080deg) scale(.8)") },
    ],
    BIG,
  );
}

export async function lift(scene: Scene, at: number): Promise<void> {
  await scene.stage.move(
    scene.tileElement(at),
    [
      { transform: "none", opacity: 1 },
      { transform: "translateY(-30px) scale(1.2)", opacity: 0 },
    ],
    SLIDE,
  );
}

/** A tile that has just been laid comes down from above. */
export async function land(scene: Scene, at: number): Promise<void> {
  const frames = [
    { transform: "translateY(-24px) scale(1.3)", opacity: 0 },
    { transform: "none", opacity: 1 },
  ];
  await scene.stage.move(scene.tileElement(at), frames, 80);
}
