/** The way from one place to another over the tiles that are still there. */
import type { PlaceName } from "./reading";
import type { Picture, PieceKind } from "./picture";

/** Every place that is stepped on, the last one included. Flixxy goes round, others step back. */
export function stepsBetween(
  picture: Picture,
  kind: PieceKind,
  from: PlaceName,
  to: PlaceName,
): PlaceName[] {
  const ring: PlaceName[] = ["start", ...picture.path.map((lain) => lain.place), "finish"];
  const here = ring.indexOf(from);
  const there = ring.indexOf(to);
  if (here < 0 || there < 0) return [to];
  if (there > here) return ring.slice(here + 1, there + 1);
  if (kind !== "flixxy") return [to];
  return [...ring.slice(here + 1), ...ring.slice(0, there + 1)];
}
