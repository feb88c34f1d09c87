/** Where things stand along the number strip. */
import type { Facts } from "../face";
import type { BombBustersView, MarkerView } from "./types";

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

/** What a mission lays at a number of the strip, and how it is told. */
export type Mark = { told: [string, Facts] } & (
  { sign: "lock" } | { sign: "owner"; seat: number } | { sign: "constraint"; text: string }
);

export function marksOf({ props }: BombBustersView, number: number): Mark[] {
  const marks: Mark[] = [];
  const pair = props.paired?.find((each) => each.number === number);
  if (pair) {
    const { constraint } = pair;
    const told: Mark["told"] = ["twin-paired", { number, constraint }];
    marks.push({ sign: "constraint", text: constraint, told });
  }
  const seat = props.number_hands?.findIndex((hand) =>
    hand.some((card) => card.number === number && card.open),
  );
  if (seat !== undefined && seat >= 0) {
    const told: Mark["told"] = ["bb-mat-number-of", { seat }];
    marks.push({ sign: "owner", seat, told });
  }
  if (props.row?.cards.includes(number) && !isWanted({ props }, number))
    marks.push({ sign: "lock", told: ["twin-blocked", { numbers: [number] }] });
  return marks;
}

/** A card says that this one is to be cut, or comes first. */
export function isWanted({ props }: Pick<BombBustersView, "props">, number: number): boolean {
  const { deck, row, number: card } = props;
  const free = row?.end ? row.cards.at(row.end === "left" ? 0 : -1) : undefined;
  return [deck?.card, card, free].includes(number);
}
