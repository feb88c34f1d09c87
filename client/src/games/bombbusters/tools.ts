/** What is left to choose for a card: values, wires, seats. */
import type { Offer } from "../face";
import { readMove } from "./touch";
import type { ValueName } from "./types";

const unique = <T>(list: T[]): T[] => [...new Set(list)];

/** Values that may be said; where two are said, those that go with what was said before. */
export function valuesOf(offers: readonly Offer[], said: readonly ValueName[]): ValueName[] {
  const pairs = offers.map(({ move }) => readMove(move).values);
  const fits = (values: ValueName[]) =>
    values.length < 2 || said.length !== 1 || values.includes(said[0] as ValueName);
  return unique(pairs.filter(fits).flat()).sort((a, b) => order(a) - order(b));
}

const order = (value: ValueName) => (value === "yellow" ? 13 : Number(value));

/** Own wires that may be taken. */
export function spotsOf(offers: readonly Offer[]): string[] {
  return unique(offers.flatMap(({ move }) => readMove(move).spot ?? []));
}

/** Whom it may be for; where a wire goes with it, only once that is chosen. */
export function seatsOf(offers: readonly Offer[], spot: string | null): number[] {
  const found = offers.flatMap(({ move, kind }) => {
    if (kind === "batteries") return (move.split(":")[1] ?? "").split("+").map(Number);
    const parts = readMove(move);
    const fits = parts.seat !== null && (parts.spot === null || parts.spot === spot);
    return fits && parts.seat !== null ? [parts.seat] : [];
  });
  return unique(found).sort((a, b) => a - b);
}
