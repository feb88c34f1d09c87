/** A pawn in flight: hop by hop, out by one door and in by the other, its exhaust behind it. */
import type { Flight, Step } from "./flights";
import { SLIDE, STEP } from "../motion";
import { shift, type Scene } from "./scene";
import { pointOn, trace, type Curve } from "./trace";
import type { ColourName, FlewHappening } from "./types";

const POINTS = [0, 0.17, 0.33, 0.5, 0.67, 0.83, 1];

export async function flown(scene: Scene, event: FlewHappening): Promise<void> {
  const flight = flightAlong(scene, event);
  const drawn = trace(flight, scene.view, scene.layout);
  await scene.show({ kind: "exhaust", colour: event.colour, trace: drawn });
  const pawn = scene.find(`[data-pawn="${event.seat}"] .hop`);
  const flame = scene.find(`[data-pawn="${event.seat}"] .flame`);
  void scene.stage.move(flame, [{ opacity: 0 }, { opacity: 1 }], 120);
  const exhaust = scene.find("[data-exhaust]");
  await scene.stage.move(exhaust, [{ opacity: 0 }, { opacity: 1 }], SLIDE);
  const home = scene.spot(event.seat);
  for (const hop of drawn.hops) {
    const through = hop.curves.length > 1;
    for (const [i, curve] of hop.curves.entries()) {
      const fades = through ? (i === 0 ? "out" : "in") : null;
      await scene.stage.move(
        pawn,
        frames(curve, home, fades),
        STEP * (through ? 1.2 : 1.7),
        through ? "linear" : "cubic-bezier(.4, 0, .4, 1)",
      );
    }
  }
  await scene.stage.move(exhaust, [{ opacity: 1 }, { opacity: 0 }], SLIDE);
}

function frames(
  curve: Curve,
  home: { x: number; y: number },
  fades: "in" | "out" | null,
): Keyframe[] {
  return POINTS.map((t) => {
    const { x, y } = pointOn(curve, t);
    const seen = fades === "out" ? 1 - t : fades === "in" ? t : 1;
    return { transform: shift(x - home.x, y - home.y), opacity: 0.15 + 0.85 * seen };
  });
}

/** The steps the pawn really made. */
function flightAlong({ view }: Scene, { colour, path, end }: FlewHappening): Flight {
  const steps = path.slice(1).map((to, i): Step => {
    const from = path[i] ?? to;
    const rockets = view.discs[from]?.rockets ?? [];
    return { from, to, side: rockets.findIndex((rocket) => rocket?.colour === colour) };
  });
  const ends = { planet: "again", stop: "stop", rose: "rose", sun: "sun" } as const;
  return { colour, from: path[0] ?? 0, steps, end: ends[end], barred: null };
}

/** A rocket that cannot start: its way is shown, with the cross at its end. */
export async function launchPad(scene: Scene, seat: number, colour: ColourName): Promise<void> {
  const from = scene.view.seats[seat]?.place ?? 0;
  const disc = scene.view.discs[from];
  const side = disc?.rockets.findIndex((rocket) => rocket?.colour === colour) ?? 0;
  const to = disc?.next[side] ?? from;
  const end = to === from ? "alone" : "closed";
  const flight: Flight = { colour, from, steps: [], end, barred: { from, side, to } };
  const drawn = trace(flight, scene.view, scene.layout);
  await scene.show({ kind: "exhaust", colour, trace: drawn });
  await scene.stage.move(scene.find("[data-exhaust]"), [{ opacity: 0 }, { opacity: 1 }], SLIDE);
}
