/** Where things stand along the number strip. */
import type { MarkerView } from "./types";

/** The middle of a number's plate; 0 is just before the first. */
export function middleOf(number: number, count: number, width: number): number {
  return (width * (number - 0.5)) / Math.max(1, count);
}

/** The middle of a marker: in the gap after its number, beside another that belongs into the same gap. */
export function gapOf(
  marker: MarkerView,
  all: readonly MarkerView[],
  count: number,
  width: number,
  size: number,
): number {
  const number = Math.trunc(Number(marker.wire));
  const gap = (width * number) / Math.max(1, count);
  const same = all.filter(({ wire }) => Math.trunc(Number(wire)) === number);
  const shift = same.length > 1 ? (marker.value === "yellow" ? -0.42 : 0.42) * size : 0;
  return gap + shift;
}
