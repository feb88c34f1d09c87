/** What the sky is sprinkled with, and the faint lines along which the discs lie. */
import type { Layout, Lying, Point } from "./layout";

export interface Star extends Point {
  size: number;
  light: number;
  colour: string;
  /** A bright one, with four rays. */
  ray: boolean;
}

const COLOURS = ["var(--cream)", "var(--cream)", "var(--zu-star-blue)", "var(--zu-star-amber)"];
const SIZES = [0.6, 0.6, 0.9, 0.9, 1.3, 1.8];

/** The same sky every time, for the same board. */
export function starsOf({ width, height }: Layout): Star[] {
  let seed = 11;
  const chance = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  const count = Math.min(260, Math.round((width * height) / 1500));
  return Array.from({ length: count + 24 }, (_, i) => {
    const ray = i >= count;
    const x = chance() * width;
    const y = chance() * height;
    const size = ray ? 3 + chance() * 4 : (SIZES[Math.floor(chance() * SIZES.length)] ?? 1);
    const colour = COLOURS[Math.floor(chance() * COLOURS.length)] ?? "var(--cream)";
    return { x, y, size, colour, ray, light: 0.4 + chance() * 0.55 };
  });
}

/** From end to end of every row and column with two discs or more: the loops. */
export function lanesOf(layout: Layout, discs: (Lying & { place: number })[]): string {
  const { spots, pitch } = layout;
  const lines = new Map<string, Point[]>();
  for (const { row, column, place } of discs) {
    const spot = spots[place];
    if (!spot) continue;
    for (const key of [`row ${row}`, `column ${column}`])
      lines.set(key, [...(lines.get(key) ?? []), spot]);
  }
  const drawn: string[] = [];
  for (const [key, line] of lines) {
    if (line.length < 2) continue;
    const xs = line.map(({ x }) => x);
    const ys = line.map(({ y }) => y);
    drawn.push(
      key.startsWith("row")
        ? `M${Math.min(...xs) - pitch.x * 0.58} ${ys[0]}H${Math.max(...xs) + pitch.x * 0.58}`
        : `M${xs[0]} ${Math.min(...ys) - pitch.y * 0.58}V${Math.max(...ys) + pitch.y * 0.58}`,
    );
  }
  return drawn.join("");
}
