/** The bench as the motions see it. */
import type { Stage } from "../motion";
import type { CardView, NitroView } from "./types";

/** Something on its way over the bench. */
export type Thing = { card: CardView } | { stop: number };

export interface Flight {
  thing: Thing;
  from: DOMRect;
  to: DOMRect;
}

export interface Scene {
  stage: Stage;
  view: NitroView;
  find(selector: string): Element | null;
  /** From one element to another; nothing moves where one of them is not seen. */
  fly(thing: Thing, from: string, to: string): Promise<void>;
  /** The mouse runs along the edge of the bench to somebody. */
  run(to: string): Promise<void>;
}

/** The size of what flies, in pixels. */
export const FLYING = { w: 54, h: 74 };

function middle({ x, y, width, height }: DOMRect): { x: number; y: number } {
  return { x: x + width / 2 - FLYING.w / 2, y: y + height / 2 - FLYING.h / 2 };
}

export function framesOf({ from, to }: Flight): Keyframe[] {
  const [start, end] = [middle(from), middle(to)];
  const lift = { x: (start.x + end.x) / 2, y: Math.min(start.y, end.y) - 20 };
  return [
    { transform: `translate(${start.x}px, ${start.y}px)` },
    { transform: `translate(${lift.x}px, ${lift.y}px) scale(1.12)`, offset: 0.5 },
    { transform: `translate(${end.x}px, ${end.y}px) scale(.5)`, opacity: 0.7 },
  ];
}
