/** Places and what they are called: a spot is its owner and a letter, small on a seat's second stand. */
import type { BombBustersView, StandView, TokenName, ValueName, WireView } from "./types";

export interface Spot {
  seat: number;
  side: 1 | 2;
  /** From the left, beginning with 0. */
  index: number;
}

const FIRST = "A".charCodeAt(0);
const SECOND = "a".charCodeAt(0);

/** What stands there: "1H". */
export function readSpot(spot: string): Spot {
  const letter = spot.slice(-1);
  return { seat: Number(spot.slice(0, -1)), ...placeOf(letter) };
}

/** Which stand and which place a letter means. */
export function placeOf(letter: string): { side: 1 | 2; index: number } {
  const code = letter.charCodeAt(0);
  return code >= SECOND ? { side: 2, index: code - SECOND } : { side: 1, index: code - FIRST };
}

export function letterOf(side: 1 | 2, index: number): string {
  return String.fromCharCode((side === 2 ? SECOND : FIRST) + index);
}

/** A stand as moves name it: "1", and "1b" for a seat's second one. */
export function standKey(seat: number, side: number): string {
  return side === 2 ? `${seat}b` : String(seat);
}

/** The stand on which a spot lies. */
export function standOf(spot: string): string {
  const { seat, side } = readSpot(spot);
  return standKey(seat, side);
}

export function standAt(view: BombBustersView, seat: number, side: number): StandView | undefined {
  return view.seats[seat]?.stands.find((stand) => stand.side === side);
}

export function wireOf(view: BombBustersView, spot: string): WireView | undefined {
  const { seat, side, index } = readSpot(spot);
  return standAt(view, seat, side)?.wires[index];
}

/** What a printed wire counts as. */
export function valueOf(wire: string): ValueName {
  if (wire.endsWith(".1")) return "yellow";
  return (wire.endsWith(".5") ? "red" : wire) as ValueName;
}

/** How wires are sorted. */
export function isBefore(one: string, other: string): boolean {
  return Number(one) < Number(other);
}

/** Does a token say what a wire is, or less? */
export function isValue(token: TokenName): token is ValueName {
  return !/^(even|odd|x\d)$/.test(token);
}
