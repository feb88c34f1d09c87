/** Where a tape stops when it is wound turn by turn. */
import type { AnyFace } from "../games/face";
import type { Frame } from "./unfold";

/** The frames in which a turn begins: the first where somebody may act, after all that was laid out. */
export function turnsOf(frames: readonly Frame[], face: AnyFace | null): number[] {
  const first = Math.max(0, frames.findIndex(({ actor }) => actor >= 0) - 1);
  const stops = [first];
  let awaited = frames[first]?.awaited ?? [];
  for (let at = first + 1; at < frames.length; at += 1) {
    const [before, now] = [frames[at - 1], frames[at]];
    if (!before || !now) continue;
    const another = face?.turn
      ? face.turn(now.view) !== face.turn(before.view)
      : now.awaited.some((seat) => !awaited.includes(seat));
    if (another) stops.push(at);
    if (now.awaited.length > 0) awaited = now.awaited;
  }
  return stops;
}
