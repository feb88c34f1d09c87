/** Where everything lies on the mat: the strip, the others' stands, mine nearest; the dial and cards where there is room. */
import { onDesk } from "./ondesk";
import { onPhone } from "./onphone";
import { FINGER, TALL, type Shelf, type Standing } from "./shelf";

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A stand to be placed. */
export interface Lying {
  /** "1", or "1b" for a seat's second one. */
  key: string;
  mine: boolean;
  /** Tokens lie beside it. */
  tokens: boolean;
  wires: Standing[];
}

export interface StandBox {
  /** The wooden rail with its wires. */
  rail: Rect;
  shelf: Shelf;
  /** From the rail's edges to the shelf. */
  pad: { x: number; y: number };
  /** The height of the lip under each tier. */
  lip: number;
  /** Where the name stands: above the rail, at its left end, or nowhere. */
  head: "above" | "beside" | "none";
  headSize: number;
  forward: boolean;
  /** Its cables are hidden for want of height. */
  cropped: boolean;
}

export interface Layout {
  width: number;
  height: number;
  /** There is room for the dial and the cards. */
  roomy: boolean;
  strip: Rect;
  stands: Map<string, StandBox>;
  dial: Rect | null;
  power: Rect | null;
  gear: Rect | null;
  /** The mission's rule on a slip of paper. */
  note: Rect | null;
  /** Oxygen, Number cards, the clock. */
  things: Rect | null;
}

export interface Wants {
  roomy: boolean;
  forward: string | null;
  /** Where the robot stands; null where there is none. */
  robot: number | null;
  markers: boolean;
  /** A mission lays things over the numbers. */
  marks?: boolean;
  /** The mission lays something of its own on the mat. */
  things: boolean;
  /** And that is a map, which needs more room than a line of cards. */
  map?: boolean;
  /** How many equipment cards there are. */
  cards: number;
  dial: boolean;
  power: boolean;
}

export function layOut(width: number, height: number, stands: Lying[], wants: Wants): Layout {
  return (wants.roomy ? onDesk : onPhone)(width, height, stands, wants);
}

/** Is this stand too small to point at one of its wires? The first tap brings it forward. */
export function isFar(layout: Layout, key: string): boolean {
  const box = layout.stands.get(key);
  return box !== undefined && !layout.roomy && !box.forward && box.shelf.least < FINGER;
}

/** Where a wire stands on the mat. */
export function wireAt(layout: Layout, key: string, index: number): Rect | null {
  const box = layout.stands.get(key);
  const slot = box?.shelf.slots[index];
  if (!box || !slot) return null;
  return {
    x: box.rail.x + box.pad.x + slot.x,
    y: box.rail.y + box.pad.y + slot.y,
    w: slot.w,
    h: slot.w * TALL,
  };
}

/** Where a slip of paper about a wire lies: off its stand, and never over my own. */
export function slipAt(
  layout: Layout,
  key: string,
  index: number,
  size: { w: number; h: number },
): (Rect & { below: boolean; tip: number }) | null {
  const wire = wireAt(layout, key, index);
  const box = layout.stands.get(key);
  if (!wire || !box) return null;
  const middle = wire.x + wire.w / 2;
  const x = Math.max(4, Math.min(layout.width - size.w - 4, middle - size.w / 2));
  const head = box.head === "above" ? box.headSize : 0;
  const above = layout.roomy ? wire.y - size.h - 8 : box.rail.y - head - size.h - 4;
  const under = box.rail.y + box.rail.h + 8;
  const mine = [...layout.stands.values()].filter(({ head: name }) => name === "none");
  const floor = Math.min(layout.height, ...mine.map(({ rail }) => rail.y));
  const fits = under + size.h <= floor;
  const upper = box.shelf.slots[index]?.tier === 0 && box.shelf.feet.length > 1;
  const below = fits && (above < 2 || (!layout.roomy && !upper));
  return { x, y: below ? under : Math.max(2, above), ...size, below, tip: middle - x };
}
