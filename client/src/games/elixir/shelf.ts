/** How large things are on a shelf. */

/** A tile of two lines, a tile of three, a shelf, a shelf with a row for the uncast spells. */
export type Room = "low" | "tile" | "wide" | "tall";

export interface Sizes {
  big: boolean;
  /** Too narrow for two things beside each other. */
  narrow: boolean;
  /** Wide enough for words beside the numbers. */
  roomy: boolean;
  /** Large enough to be hit one by one; else the shelf opens, and there they can be. */
  hit: { signs: boolean; cast: boolean };
  /** Widths in pixels: of a sign, of a spell, from one spell to the next, of all finds. */
  sign: number;
  cast: number;
  step: number;
  finds: number;
}

/** Nothing smaller can be hit by a finger. */
const TARGET = 44;
const NARROW = 190;
const ROOMY = 235;
const LEAST = 4;
/** The share of a shelf that cast spells may take. */
const SHARE = 0.58;

export function sizesOf(room: Room, width: number, spells: number, signs: number): Sizes {
  const big = room === "wide" || room === "tall";
  const narrow = big && width < NARROW;
  const sign = big ? (narrow ? 24 : 34) : 19;
  const cast = big ? (narrow ? 38 : 54) : 20;
  const hung = signs > 0 ? sign * 1.3 + (signs - 1) * sign * 0.9 : 0;
  const free = width - (big ? 20 : 14) - hung;
  const taken = big && !narrow ? (width - 30) * (room === "tall" ? 1 : SHARE) : free;
  const even = (taken - cast) / Math.max(1, spells - 1);
  const step = Math.max(LEAST, Math.min(cast + 4, even));
  const beside = width - 40 - cast - step * Math.max(0, spells - 1);
  const finds = room === "tall" ? width - 30 : narrow || !big ? width / 2 : beside;
  const hit = { signs: sign * 1.3 >= TARGET, cast: Math.min(cast, step) >= TARGET };
  return { big, narrow, roomy: big && width >= ROOMY, hit, sign, cast, step, finds };
}
