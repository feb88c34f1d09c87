/** The drawings as symbols, put into the page once; everything drawn refers to them. */
import { mountSprite } from "../../parts/sprite";
import drawings from "./art/sprite.svg?raw";

/** Every drawing calls this: which one comes first depends on the page. */
export function hang(): void {
  mountSprite("verflixxt", drawings);
}

/** Pawns wear the house's shapes; the rest is the game's own. */
export function refOf(name: string): string {
  return name.startsWith("pawn-") ? `#${name}` : `#vx-${name}`;
}

const SIZES: [RegExp, number, number][] = [
  [/^(pawn|guard)/, 64, 92],
  [/^flixxy/, 110, 110],
  [/^(t-|hand-on)/, 100, 100],
  [/^die-/, 100, 104],
  [/^(worm-|round|disc-)/, 72, 72],
  [/^(start|finish)$/, 200, 124],
  [/^clover$/, 60, 60],
  [/^(daisy|mushroom|pebble)$/, 20, 20],
];

/** The width and height a symbol is drawn in. */
export function sizeOf(name: string): { w: number; h: number } {
  const found = SIZES.find(([pattern]) => pattern.test(name));
  return found ? { w: found[1], h: found[2] } : { w: 24, h: 24 };
}

export type TileKind = "plus" | "minus" | "lucky" | "v";

export function tileKind(tile: string): TileKind {
  if (tile === "L") return "lucky";
  if (tile === "V") return "v";
  return tile.startsWith("-") ? "minus" : "plus";
}

/** A signed number as it is printed: with a true minus. */
export function signed(value: number | string): string {
  const number = Number(value);
  if (number === 0) return "0";
  return number < 0 ? `−${-number}` : `+${number}`;
}
