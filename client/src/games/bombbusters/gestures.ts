/** What things on the mat do: cutters close, blocks turn, tokens drop, the needle clicks on. */
import { BIG, EASE, FLIP, SLIDE, STEP, TUMBLE } from "../motion";
import { angleOf } from "./dial";
import type { Rect } from "./layout";
import { middle, shift, type Scene } from "./scene";
import { standKey } from "./spots";
import type { RadarHappening } from "./types";

export const READ = 520; // milliseconds for a sentence with little to look at
export const GLANCE = 220;
const TAP = 90;

export async function rest(scene: Scene, ms: number): Promise<void> {
  await scene.stage.rest(scene.find(".mat"), ms);
}

function cableOf(at: Rect): Rect {
  return { x: at.x, y: at.y, w: at.w, h: at.h * 0.3 };
}

/** The cutters close on each cable, one just after the other, and the blocks turn away. */
export async function snip(scene: Scene, spots: string[]): Promise<void> {
  const at = spots.flatMap((spot) => scene.where(`[data-spot="${spot}"]`) ?? []);
  await scene.show({ kind: "cutters", at: at.map(cableOf) });
  const cutters = scene.findAll("[data-passing] .cutter");
  await Promise.all(
    spots.map(async (spot, i) => {
      const cutter = cutters[i] ?? null;
      await scene.stage.rest(cutter, TAP * i);
      await scene.stage.move(
        cutter,
        [
          { transform: "translate(30%, -40%) rotate(-30deg)", opacity: 0 },
          { transform: "none", opacity: 1 },
        ],
        STEP,
      );
      await scene.stage.move(
        cutter,
        [{ transform: "none" }, { transform: "rotate(16deg) scale(.9)" }, { transform: "none" }],
        TAP * 1.6,
        EASE.hop,
      );
      await scene.stage.move(
        scene.find(`[data-wire="${spot}"] .body`),
        [{ transform: "none" }, { transform: "scaleX(0)" }],
        FLIP / 2,
        "ease-in",
      );
    }),
  );
}

/** The cut blocks come up ivory. */
export async function unfold(scene: Scene, spots: string[]): Promise<void> {
  await Promise.all(
    spots.map((spot) =>
      scene.stage.move(
        scene.find(`[data-wire="${spot}"] .body`),
        [{ transform: "scaleX(0)" }, { transform: "scaleX(1.06)" }, { transform: "none" }],
        FLIP / 1.5,
        "ease-out",
      ),
    ),
  );
  await rest(scene, GLANCE);
}

export async function miss(scene: Scene, spots: string[]): Promise<void> {
  const at = spots.flatMap((spot) => scene.where(`[data-spot="${spot}"]`) ?? []);
  await scene.show({ kind: "miss", at });
  await Promise.all([
    shake(scene),
    ...scene.findAll("[data-passing] .cross").map((cross) =>
      scene.stage.move(
        cross,
        [
          { transform: "scale(2.2)", opacity: 0 },
          { transform: "none", opacity: 1 },
        ],
        STEP,
        EASE.settle,
      ),
    ),
  ]);
  await rest(scene, GLANCE);
}

/** The needle clicks on. */
export async function dial(scene: Scene, lives: number): Promise<void> {
  const to = angleOf(Math.max(0, lives)) + 90;
  await scene.stage.move(
    scene.find("[data-needle]"),
    [{}, { transform: `rotate(${to + 7}deg)`, offset: 0.7 }, { transform: `rotate(${to}deg)` }],
    STEP * 1.4,
    "ease-in",
  );
  await rest(scene, GLANCE);
}

/** Everything stops; the needle runs to the burst; a white flash. */
export async function explode(scene: Scene): Promise<void> {
  await scene.show({ kind: "burst" });
  await scene.stage.move(
    scene.find("[data-needle]"),
    [{}, { transform: `rotate(${angleOf(0) + 90}deg)` }],
    TUMBLE,
    "cubic-bezier(.6, 0, .9, .6)",
  );
  await Promise.all([
    shake(scene, 9),
    scene.stage.move(
      scene.find("[data-passing] .boom"),
      [
        { transform: "scale(.1) rotate(-20deg)", opacity: 1 },
        { transform: "scale(1.2) rotate(6deg)", opacity: 1, offset: 0.5 },
        { transform: "scale(1.7) rotate(10deg)", opacity: 0 },
      ],
      BIG,
      "ease-out",
    ),
    scene.stage.move(
      scene.find("[data-passing] .flash"),
      [{ opacity: 0 }, { opacity: 1, offset: 0.12 }, { opacity: 1, offset: 0.4 }, { opacity: 0 }],
      BIG,
      "linear",
    ),
  ]);
}

/** One stand answers the radar. */
export async function ping(
  scene: Scene,
  { owner, side, value, yes }: RadarHappening,
): Promise<void> {
  const at = scene.where(`[data-stand="${standKey(owner, side)}"]`);
  if (!at) return;
  await scene.show({ kind: "ping", at, value, yes: yes === "yes" });
  await Promise.all([
    scene.stage.move(
      scene.find("[data-passing] .ring"),
      [
        { transform: "scale(.2)", opacity: 0.9 },
        { transform: "scale(1)", opacity: 0 },
      ],
      TUMBLE * 1.3,
      "ease-out",
    ),
    stamp(scene, "[data-passing] .answer", SLIDE),
  ]);
  await rest(scene, GLANCE);
}

/** Oxygen goes from one seat to another; null is the reserve. */
export async function breathe(
  scene: Scene,
  amount: number,
  giver: number | null,
  taker: number | null,
): Promise<void> {
  const from = whereSeat(scene, giver);
  const to = whereSeat(scene, taker);
  await scene.show({ kind: "oxygen", amount });
  await scene.stage.move(
    scene.find("[data-passing]"),
    [
      { transform: shift(from.x, from.y, "scale(.6)"), opacity: 0 },
      { transform: shift(from.x, from.y), opacity: 1, offset: 0.2 },
      { transform: shift(to.x, to.y), opacity: 1, offset: 0.9 },
      { transform: shift(to.x, to.y, "scale(.6)"), opacity: 0 },
    ],
    TUMBLE * 1.4,
  );
}

function whereSeat(scene: Scene, seat: number | null): { x: number; y: number } {
  const what = seat === null ? "[data-things]" : `[data-name="${seat}"]`;
  const stand = seat === null ? ".strip" : `[data-stand="${seat}"]`;
  const at = scene.where(what) ?? scene.where(stand);
  return at ? middle(at) : { x: scene.layout.width / 2, y: 0 };
}

/** A seat stands out for a moment. */
export async function nod(scene: Scene, seat: number): Promise<void> {
  const name = scene.find(`[data-name="${seat}"]`) ?? scene.find(`[data-stand="${seat}"] .rail`);
  await scene.stage.move(
    name,
    [
      { transform: "none", filter: "none" },
      { transform: "scale(1.12)", filter: "brightness(1.6)" },
      { transform: "none", filter: "none" },
    ],
    SLIDE,
  );
  await rest(scene, GLANCE);
}

export async function swell(scene: Scene, what: string): Promise<void> {
  await scene.stage.move(
    scene.find(what),
    [{ transform: "none" }, { transform: "scale(1.1) rotate(-1deg)" }, { transform: "none" }],
    TUMBLE,
    EASE.slide,
  );
  await rest(scene, GLANCE);
}

export async function stamp(scene: Scene, what: string, ms: number): Promise<void> {
  await scene.stage.move(
    scene.find(what),
    [
      { scale: "2.2", opacity: 0 },
      { scale: "1", opacity: 1 },
    ],
    ms,
    EASE.settle,
  );
}

export async function drop(scene: Scene, what: string, ms = SLIDE): Promise<void> {
  const all = scene.findAll(what);
  await scene.stage.move(
    all.at(-1) ?? null,
    [
      { transform: "translateY(-46px) rotate(-14deg)", opacity: 0 },
      { transform: "none", opacity: 1 },
    ],
    ms,
    EASE.settle,
  );
}

export async function shake(scene: Scene, far = 4): Promise<void> {
  const frames = [0, -far, far, -far / 2, far / 2, 0].map((x) => ({ transform: shift(x, 0) }));
  await scene.stage.move(scene.find(".lying"), frames, 260, "linear");
}

/** The bomb is harmless: one stand after the other hops. */
export async function cheer(scene: Scene): Promise<void> {
  await Promise.all(
    scene.findAll("[data-stand]").map(async (stand, i) => {
      await scene.stage.rest(stand, 80 * i);
      await scene.stage.move(
        stand,
        [{ transform: "none" }, { transform: shift(0, -12) }, { transform: "none" }],
        SLIDE,
      );
    }),
  );
}
