/** What a flask would bring, counted from what is seen: for the ribbons and the big button. */
import flask from "../../../../src/powderkeg/rules/nitro/flask.json";
import type { LiveFlask, Pose } from "./live";
import type { CubeName, NitroView } from "./types";

/** The cubes in the beak, front first. */
export function beakOf(poses: readonly Pick<Pose, "cube" | "x" | "y" | "out">[]): CubeName[] {
  const { x: mouth, yLow, yHigh } = flask.mouth;
  return poses
    .filter(({ x, y, out }) => !out && x < mouth && y > yLow && y < yHigh)
    .sort((a, b) => a.x - b.x)
    .map(({ cube }) => cube);
}

/** What is seen in a seat's beak: nothing of the last round, once its flask is empty. */
export function beakIn(
  { flasks }: NitroView,
  seat: number,
  { beak }: Pick<LiveFlask, "beak">,
): readonly CubeName[] {
  return flasks[seat]?.cubes.length ? beak : [];
}

/** What this seat's beak must hold, front first. */
export function wantedOf({ formula, seats }: NitroView, seat: number): CubeName[] {
  const colours: CubeName[] = formula.map(({ colour }) => colour);
  return seats[seat]?.poop ? ["poop", ...colours] : colours;
}

/** So many from the front stand right. */
export function rightOf(beak: readonly CubeName[], wanted: readonly CubeName[]): number {
  const wrong = beak.findIndex((cube, at) => cube !== wanted[at]);
  return Math.min(wrong < 0 ? beak.length : wrong, wanted.length);
}

/** So many cards of the formula are reached: the poop in front is none. */
export function reachOf({ seats }: NitroView, seat: number, right: number): number {
  return Math.max(0, right - (seats[seat]?.poop ? 1 : 0));
}

/** Points that stopping now would bring, as far as one can see. */
export function worthOf(view: NitroView, seat: number, right: number): number {
  return view.formula
    .slice(0, reachOf(view, seat, right))
    .filter(({ owner }) => owner === null || owner === seat)
    .reduce((sum, { value }) => sum + value, 0);
}
