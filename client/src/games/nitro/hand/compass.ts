/** Gentle tilts: eight ways, and level. */
export type Way = "n" | "ne" | "e" | "se" | "s" | "sw" | "w" | "nw" | "level";

/** As they lie on a pad of three by three. */
export const WAYS: readonly Way[] = ["nw", "n", "ne", "w", "level", "e", "sw", "s", "se"];

const PADS: Readonly<Record<string, Way>> = {
  Numpad7: "nw",
  Numpad8: "n",
  Numpad9: "ne",
  Numpad4: "w",
  Numpad5: "level",
  Numpad6: "e",
  Numpad1: "sw",
  Numpad2: "s",
  Numpad3: "se",
};

/** What a key of the number pad means. */
export function wayOfPad(code: string): Way | null {
  return PADS[code] ?? null;
}

/** What arrows mean that were pressed together. */
export function wayOfArrows({ x, y }: { x: number; y: number }): Way | null {
  const way = WAYS[(1 - Math.sign(y)) * 3 + 1 + Math.sign(x)];
  return way === "level" ? null : (way ?? null);
}

/** Degrees to the right of up. */
export const TURNS: Readonly<Record<Way, number>> = {
  n: 0,
  ne: 45,
  e: 90,
  se: 135,
  s: 180,
  sw: 225,
  w: 270,
  nw: 315,
  level: 0,
};
