/** On a phone: the strip, then one stand under the other, my own under the thumb. */
import type { Layout, Lying, Rect, StandBox, Wants } from "./layout";
import { asHand, BLOCK, inRow, inTiers, TALL } from "./shelf";

const EDGE = 5;
const GAP = 4;
const NAME = 20; // a line with a name
const BADGE = 30; // such a place at the rail's left end holds a badge
const NAMED = 78; // and such a one a name, too
const LIP = 8;
const FINGER = 44;
const NEAR = 40; // such a wire need not come nearer
const LEAST_NEAR = 35;
const THINGS = 40;
const RIBBON = 5; // its lip where only the blocks are seen
const LEAST = 26; // pixels: such a stand
const LOOSE = 12; // pixels of more height than it needs that a stand takes
const BROAD = 600; // a tablet rather than a phone

interface Sized {
  box: StandBox;
  high: number;
}

export function onPhone(width: number, height: number, stands: Lying[], wants: Wants): Layout {
  const room = { x: EDGE, w: width - 2 * EDGE };
  const over = wants.robot !== null ? 27 : wants.markers ? 14 : 4;
  const strip = { ...room, y: EDGE + over, h: room.w > BROAD ? 56 : 40 };
  let top = strip.y + strip.h + GAP;
  const things = wants.things ? { ...room, y: top, h: THINGS } : null;
  if (things) top += THINGS + GAP;

  const others = stands.filter(({ mine }) => !mine);
  const own = stands.filter(({ mine }) => mine);
  const boxes = ownBoxes(own, height - top - leastHeight(others, wants.forward, room), room);

  const placed = new Map<string, StandBox>();
  let bottom = height - EDGE;
  for (const [i, box] of [...boxes.entries()].reverse()) {
    box.rail.y = bottom - box.rail.h;
    bottom = box.rail.y - box.headSize - GAP;
    placed.set(own[i]?.key ?? "", box);
  }
  let y = top;
  for (const [i, { box, high }] of spread(others, bottom - top, wants.forward, room).entries()) {
    box.rail.y = Math.min(y + high - box.rail.h, bottom - box.rail.h);
    if (box.forward) box.rail.y = Math.max(top + box.headSize, box.rail.y);
    y += high + GAP;
    placed.set(others[i]?.key ?? "", box);
  }
  const none = { dial: null, power: null, gear: null, note: null };
  return { width, height, roomy: false, strip, stands: placed, ...none, things };
}

type Room = Pick<Rect, "x" | "w">;

/** What the others need at least: names above them; while one is forward, the blocks of the rest. */
function leastHeight(stands: Lying[], forward: string | null, room: Room): number {
  const some = stands.some(({ key }) => key === forward);
  const high = (stand: Lying) => {
    if (!some) return flat(stand, "above", 26, room).high;
    return stand.key === forward ? near(stand, LEAST_NEAR, room).high : LEAST;
  };
  return stands.reduce((sum, stand) => sum + high(stand) + GAP, 0);
}

/** My stands, as large as the others leave room for; in tiers only where there is one. */
function ownBoxes(own: Lying[], free: number, room: Room): StandBox[] {
  const most = room.w > BROAD ? 60 : 46;
  const tiers = own.length > 1 ? [] : [FINGER, 40, 36].map((tier) => ({ most, tier }));
  const rows = [most, 36, 30].map((wire) => ({ most: wire, tier: null }));
  let boxes: StandBox[] = [];
  for (const size of [...tiers, ...rows]) {
    boxes = own.map((stand) => nearest(stand, room, { ...size, least: 33 }, 17));
    if (boxes.reduce((sum, box) => sum + box.rail.h + box.headSize + GAP, EDGE) <= free) break;
  }
  return boxes;
}

/** How high each of the others is, so that all fit; the one that comes forward may cover its neighbours. */
function spread(all: Lying[], free: number, forward: string | null, room: Room): Sized[] {
  const count = Math.max(1, all.length);
  const heights = free - GAP * (count - 1);
  const level = all.map((stand) => far(stand, heights / count, room));
  const front = all.findIndex(({ key }) => key === forward);
  const chosen = all[front];
  if (!chosen) return level;
  const large = level[front];
  if (large && large.box.shelf.wire >= NEAR) {
    large.box.forward = true;
    return level;
  }
  for (const wire of [FINGER, 41, 38, LEAST_NEAR]) {
    const tall = near(chosen, wire, room);
    const left = (heights - tall.high) / Math.max(1, count - 1);
    if (left >= LEAST || count === 1)
      return all.map((stand, i) => (i === front ? tall : far(stand, left, room)));
  }
  const tall = near(chosen, FINGER, room);
  return level.map((one, i) => (i === front ? { box: tall.box, high: one.high } : one));
}

/** As large as its height allows: with its owner's name above it, else with the badge beside it. */
function far(stand: Lying, high: number, room: Room): Sized {
  for (const [head, most] of [
    ["above", 56],
    ["above", 44],
    ["above", 26],
    ["beside", 26],
  ] as const) {
    const sized = flat(stand, head, most, room);
    const spare = high - sized.high;
    if (spare >= 0)
      return { ...sized, high: sized.high + Math.max(Math.min(LOOSE, spare), spare * 0.7) };
  }
  return ribbon(stand, Math.max(LEAST, high), room);
}

/** Only the blocks are seen, and the badge beside them. */
function ribbon(stand: Lying, high: number, room: Room): Sized {
  const { box } = flat(stand, "beside", Math.min(25, (high - RIBBON + 2) / (TALL * BLOCK)), room);
  const cables = box.shelf.height * (1 - BLOCK);
  const rail = { ...box.rail, h: box.shelf.height - cables + RIBBON - 2 };
  const pad = { ...box.pad, y: -cables };
  return { box: { ...box, rail, pad, lip: RIBBON, cropped: true }, high: rail.h };
}

function flat(stand: Lying, head: "above" | "beside", most: number, room: Room): Sized {
  const pad = { x: head === "beside" ? besideOf(stand, most, room) : 4, y: 2 };
  const shelf = inRow(stand.wires, room.w - pad.x - 4, most);
  const rail = { ...room, y: 0, h: pad.y + shelf.height + LIP - 3 };
  const headSize = head === "above" ? NAME : 0;
  const lying = { forward: false, cropped: false };
  const box = { rail, shelf, pad, lip: LIP, head, headSize, ...lying };
  return { box, high: rail.h + headSize };
}

/** What the wires leave free at the left end: for the badge, and a short name if it can be. */
function besideOf(stand: Lying, most: number, room: Room): number {
  const spare = room.w - 4 - stand.wires.length * most * 1.05;
  return Math.max(BADGE, Math.min(NAMED, spare));
}

/** Forward: wires for a finger, in tiers. */
function near(stand: Lying, wire: number, room: Room): Sized {
  const pad = { x: 3, y: 3 };
  const shelf = inTiers(stand.wires, room.w - 2 * pad.x, wire);
  const rail = { ...room, y: 0, h: pad.y + shelf.height + LIP };
  const box: StandBox = {
    rail,
    shelf,
    pad,
    lip: LIP,
    head: "above",
    headSize: NAME,
    forward: true,
    cropped: false,
  };
  return { box, high: rail.h + NAME };
}

/** A stand of my own: the wires look over the rail, and letters stand on its lip. */
export function nearest(
  stand: Lying,
  room: Room,
  size: { most: number; least: number; tier: number | null },
  lip: number,
): StandBox {
  const pad = { x: 3, y: 0 };
  const shelf = asHand(stand.wires, room.w - 2 * pad.x, size);
  const rail = { x: room.x, w: room.w, y: 0, h: shelf.height + lip - 3 };
  const headSize = stand.tokens ? NAME : 0;
  return {
    rail,
    shelf,
    pad,
    lip,
    head: stand.tokens ? "above" : "none",
    headSize,
    forward: false,
    cropped: false,
  };
}
