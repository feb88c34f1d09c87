/** The detonator's face: on each space the misses that can still be borne there, then the burst. */

export interface Space {
  /** Advances until the bomb goes off, where the needle stands here. */
  lives: number;
  fill: string;
}

export const SPACES: readonly Space[] = [
  { lives: 6, fill: "var(--bb-steel-3)" },
  { lives: 5, fill: "var(--bb-steel-3)" },
  { lives: 4, fill: "var(--bb-life-4)" },
  { lives: 3, fill: "var(--bb-life-3)" },
  { lives: 2, fill: "var(--bb-life-2)" },
  { lives: 1, fill: "var(--bb-life-1)" },
  { lives: 0, fill: "var(--bb-red)" },
];

/** The one scale, on the dial, beside it and in every sentence: misses that do not set it off. */
export function missesLeft(lives: number): number {
  return Math.max(0, lives - 1);
}

/** A burst round (0, 0), 26 wide. */
export const BURST =
  "M0-12.5L2.6-5.5 9.2-9.2 5.6-2.7 12.8-.2 5.6 2.4 9.2 9 2.6 5.4 0 12.5-2.6 5.4-9.2 9-5.6 2.4-12.8-.2-5.6-2.7-9.2-9.2-2.6-5.5Z";

const FIRST = 150; // degrees: the spaces run clockwise from the lower left
const WIDE = 240 / SPACES.length;
const CENTRE = { x: 90, y: 88 };

/** The middle of a space, in degrees. */
export function angleOf(lives: number): number {
  return FIRST + (6 - lives + 0.5) * WIDE;
}

/** The point that lies so far from the middle. */
export function turned(angle: number, far: number): [number, number] {
  const radians = (angle * Math.PI) / 180;
  const near = (value: number) => Math.round(value * 10) / 10;
  return [near(CENTRE.x + far * Math.cos(radians)), near(CENTRE.y + far * Math.sin(radians))];
}

/** The outline of a space. */
export function sector(lives: number): string {
  const [from, to] = [angleOf(lives) - WIDE / 2 + 1.3, angleOf(lives) + WIDE / 2 - 1.3];
  const at = (angle: number, far: number) => turned(angle, far).join(" ");
  return `M${at(from, 72)}A72 72 0 0 1 ${at(to, 72)}L${at(to, 43)}A43 43 0 0 0 ${at(from, 43)}Z`;
}
