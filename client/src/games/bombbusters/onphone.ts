/** On a phone: the strip, then one stand under the other, my own under the thumb. */
import type { Layout, Lying, Rect, StandBox, Wants } from "./layout";
import { asHand, BLOCK, FINGER, inRow, inStacks, inTiers, TALL, type Shelf } from "./shelf";

const EDGE = 5;
const GAP = 4;
const NAME = 20; // a line with a name
const BADGE = 30; // such a place at the rail's left end holds a badge
const NAMED = 78; // and such a one a name, too
const LIP = 8;
const LETTERED = 17; // the lip of my own stand has letters on it
const THINGS = 36;
const RIBBON = 5; // its lip where little more than the blocks is seen
const LEAST = FINGER; // pixels: so high is a stand that a finger can hit
const STACKED = 33; // where my wires would be narrower, equal ones stand one behind the other
const LOOSE = 12; // pixels of more height than it needs that a stand takes
const BROAD = 600; // a tablet rather than a phone

interface Sized {
  box: StandBox;
  high: number;
}
type Room = Pick<Rect, "x" | "w">;

export function onPhone(width: number, height: number, stands: Lying[], wants: Wants): Layout {
  const room = { x: EDGE, w: width - 2 * EDGE };
  const over = wants.robot !== null ? 27 : wants.marks ? 17 : wants.markers ? 14 : 4;
  const strip = { ...room, y: EDGE + over, h: room.w > BROAD ? 56 : 40 };
  let top = strip.y + strip.h + GAP;
  const things = wants.things ? { ...room, y: top, h: THINGS } : null;
  if (things) top += THINGS + GAP;

  const others = stands.filter(({ mine }) => !mine);
  const own = stands.filter(({ mine }) => mine);
  const sized = sizes(others, own, height - EDGE - top, wants.forward, room);
  const placed = new Map<string, StandBox>();
  let bottom = height - EDGE;
  for (const { key } of [...own].reverse()) {
    const box = sized.get(key)?.box;
    if (!box) continue;
    box.rail.y = bottom - box.rail.h;
    bottom = box.rail.y - box.headSize - GAP;
    placed.set(key, box);
  }
  let y = top;
  for (const { key } of others) {
    const { box, high } = sized.get(key) ?? {};
    if (!box || high === undefined) continue;
    box.rail.y = Math.min(y + high - box.rail.h, bottom - box.rail.h);
    if (box.forward) box.rail.y = Math.max(top + box.headSize, box.rail.y);
    y += high + GAP;
    placed.set(key, box);
  }
  const none = { dial: null, power: null, gear: null, note: null };
  return { width, height, roomy: false, strip, stands: placed, ...none, things };
}

/** How each stand lies, so that all fit; the one that comes forward has what the rest can spare. */
function sizes(
  others: Lying[],
  own: Lying[],
  free: number,
  forward: string | null,
  room: Room,
): Map<string, Sized> {
  const level = () => {
    const mine = ownLevel(own, others, free, room);
    return new Map([...mine, ...spread(others, free - sumOf(mine.values()), room)]);
  };
  const front = [...others, ...own].find(({ key }) => key === forward);
  if (!front) return level();
  const all = level();
  const large = all.get(front.key);
  if (large && large.box.shelf.least >= FINGER) {
    large.box.forward = true;
    return all;
  }
  const [rest, mine] = [others, own].map((some) => some.filter((stand) => stand !== front));
  const ways = front.mine ? waysOfMine(front, room) : waysOfOther(front, room);
  const spare = free - (LEAST + GAP) * ((rest?.length ?? 0) + (mine?.length ?? 0));
  const near = ways.find(({ high }) => high + GAP <= spare);
  // Not even so: it covers its neighbours.
  if (!near) return all.set(front.key, { ...(ways[0] as Sized), high: large?.high ?? LEAST });
  const left = free - near.high - GAP;
  const before = ownBehind(mine ?? [], left - (LEAST + GAP) * (rest?.length ?? 0), room);
  const behind = spread(rest ?? [], left - sumOf(before.values()), room);
  return new Map([[front.key, near], ...before, ...behind]);
}

function sumOf(some: Iterable<Sized>): number {
  return [...some].reduce((sum, { high }) => sum + high + GAP, 0);
}

/** My stands while none is forward: for a finger if that can be, and as large as the others leave room for. */
function ownLevel(own: Lying[], others: Lying[], free: number, room: Room): Map<string, Sized> {
  const most = mostOf(room);
  const heads = ["above", "beside"] as const;
  const needs = heads.map((head) => sumOf(others.map((stand) => flat(stand, head, 26, room))));
  const tiers = own.length > 1 ? [] : [44, FINGER].map((tier) => ({ most, tier, least: FINGER }));
  for (const sizes of [tiers, rowsIn(room)])
    for (const need of needs)
      for (const size of sizes) {
        const mine = new Map(own.map((stand) => [stand.key, handed(stand, room, size)]));
        if (sumOf(mine.values()) <= free - need) return mine;
      }
  return ownBehind(own, 0, room);
}

const mostOf = ({ w }: Room) => (w > BROAD ? 60 : 46);
const rowsIn = (room: Room) =>
  [mostOf(room), 36, 30].map((most) => ({ most, tier: null, least: STACKED }));

/** My stands while another is forward: in a row, or as a ribbon. */
function ownBehind(own: Lying[], free: number, room: Room): Map<string, Sized> {
  for (const size of rowsIn(room)) {
    const mine = new Map(own.map((stand) => [stand.key, handed(stand, room, size)]));
    if (sumOf(mine.values()) <= free) return mine;
  }
  return new Map(own.map((stand) => [stand.key, ownRibbon(stand, room)]));
}

function handed(stand: Lying, room: Room, size: Parameters<typeof nearest>[2]): Sized {
  const box = nearest(stand, room, size, LETTERED);
  return { box, high: box.rail.h + box.headSize };
}

/** The others, each as high as the rest. */
function spread(all: Lying[], free: number, room: Room): [string, Sized][] {
  const share = free / Math.max(1, all.length) - GAP;
  return all.map((stand) => [stand.key, far(stand, share, room)]);
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
  return ribbon(flat(stand, "beside", 25, room).box);
}

/** So high that a finger can hit it: of the cables only an end is seen. */
function ribbon(box: StandBox): Sized {
  const rail = { ...box.rail, h: LEAST };
  const pad = { ...box.pad, y: LEAST - RIBBON + 2 - box.shelf.height };
  return { box: { ...box, rail, pad, lip: RIBBON, cropped: true }, high: LEAST };
}

function ownRibbon(stand: Lying, room: Room): Sized {
  const shelf = inStacks(stand.wires, room.w - 6, { most: 30, least: STACKED });
  const rail = { ...room, y: 0, h: 0 };
  const lying = { head: "none", headSize: 0, forward: false, cropped: true } as const;
  return ribbon({ rail, shelf, pad: { x: 3, y: 0 }, lip: RIBBON, ...lying });
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

/** Forward, the best way first: wires for a finger, in tiers; at last without cables, and the badge beside them. */
function waysOfOther(stand: Lying, room: Room): Sized[] {
  const above = { x: 3, head: "above", headSize: NAME } as const;
  const beside = { x: BADGE, head: "beside", headSize: 0 } as const;
  return [
    near(stand, 44, room, above, false),
    near(stand, FINGER, room, above, false),
    near(stand, FINGER, room, above, true),
    near(stand, FINGER, room, beside, true),
  ];
}

function waysOfMine(stand: Lying, room: Room): Sized[] {
  const lettered = { lip: LETTERED, tier: LETTERED - 2 };
  const head = stand.tokens
    ? ({ x: 3, head: "above", headSize: NAME } as const)
    : ({ x: 3, head: "none", headSize: 0 } as const);
  return [
    near(stand, 44, room, head, false, lettered),
    near(stand, FINGER, room, head, false, lettered),
    near(stand, FINGER, room, head, true, lettered),
  ];
}

function near(
  stand: Lying,
  wire: number,
  room: Room,
  { x, head, headSize }: { x: number; head: StandBox["head"]; headSize: number },
  cropped: boolean,
  lips = { lip: LIP, tier: 6 },
): Sized {
  const shelf = inTiers(stand.wires, room.w - x - 3, wire, lips.tier);
  const pad = { x, y: cropped ? 2 - cablesOf(shelf) : 3 };
  const rail = { ...room, y: 0, h: pad.y + shelf.height + lips.lip - 3 };
  const box = { rail, shelf, pad, lip: lips.lip, head, headSize, forward: true, cropped };
  return { box, high: rail.h + headSize };
}

const cablesOf = ({ wire }: Shelf) => wire * TALL * (1 - BLOCK);

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
