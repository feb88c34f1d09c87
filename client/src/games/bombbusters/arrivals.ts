/** Wires on their way from stand to stand, and the robot from number to number. */
import { EASE, STEP, TUMBLE } from "../motion";
import { wireAt, type Layout, type Rect } from "./layout";
import { middle, shift, type Scene } from "./scene";
import { readSpot, standOf } from "./spots";
import type { ArrivedHappening, HandedHappening } from "./types";

/** A wire comes in a bow and is sorted in; those to the right of it make room. */
export async function arrive(
  scene: Scene,
  happening: ArrivedHappening | HandedHappening,
  before: Scene,
): Promise<void> {
  const spot = `${happening.owner}${happening.place}`;
  const to = scene.where(`[data-spot="${spot}"]`);
  const from = cameFrom(happening, before);
  if (!to || !from) return;
  const [start, end] = [middle(from), middle(to)];
  const [dx, dy] = [start.x - end.x, start.y - end.y];
  await Promise.all([
    makeRoom(scene, before.layout, spot),
    scene.stage.move(
      scene.find(`[data-spot="${spot}"]`),
      [
        { transform: shift(dx, dy, "scale(.7)"), zIndex: 20, easing: "ease-out" },
        { transform: shift(dx / 2, dy / 2 - 60, "scale(1.2)"), zIndex: 20, easing: "ease-in" },
        { transform: "none", zIndex: 20 },
      ],
      TUMBLE * 1.5,
      "linear",
    ),
  ]);
}

function cameFrom(happening: ArrivedHappening | HandedHappening, before: Scene): Rect | null {
  if (happening.event === "handed") return handedFrom(before.layout, happening);
  if (happening.event === "robot-gave") return before.where("[data-robot]");
  return before.where("[data-things]") ?? { x: before.layout.width - 40, y: -40, w: 40, h: 40 };
}

function handedFrom(layout: Layout, { giver, origin }: HandedHappening): Rect | null {
  const spot = `${giver}${origin}`;
  return wireAt(layout, standOf(spot), readSpot(spot).index);
}

async function makeRoom(scene: Scene, old: Layout, spot: string): Promise<void> {
  const { index, seat } = readSpot(spot);
  const stand = standOf(spot);
  const count = scene.layout.stands.get(stand)?.shelf.slots.length ?? 0;
  const moves: Promise<void>[] = [];
  for (let i = index + 1; i < count; i++) {
    const was = wireAt(old, stand, i - 1);
    const is = wireAt(scene.layout, stand, i);
    const letter = String.fromCharCode(spot.charCodeAt(spot.length - 1) + i - index);
    if (!was || !is) continue;
    const frames = [{ transform: shift(was.x - is.x, was.y - is.y) }, { transform: "none" }];
    const what = scene.find(`[data-spot="${seat}${letter}"]`);
    moves.push(scene.stage.move(what, frames, TUMBLE, EASE.slide));
  }
  await Promise.all(moves);
}

/** The robot hops plate by plate. */
export async function hop(scene: Scene, goal: number): Promise<void> {
  const robot = scene.find("[data-robot]");
  const at = scene.view.props.robot?.at ?? goal;
  const plate = scene.where('[data-number="1"]');
  const next = scene.where('[data-number="2"]');
  if (!robot || !plate || !next) return;
  const pitch = next.x - plate.x;
  const way = Math.sign(goal - at);
  for (let done = 0; done < Math.abs(goal - at); done++) {
    const from = way * pitch * done;
    const to = from + way * pitch;
    await scene.stage.move(
      robot,
      [
        { transform: shift(from, 0), easing: "ease-out" },
        { transform: shift((from + to) / 2, -22), easing: "ease-in" },
        { transform: shift(to, 0) },
      ],
      STEP * 1.4,
      "linear",
    );
  }
}
