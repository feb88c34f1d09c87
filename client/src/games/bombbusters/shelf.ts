/** How wires stand on one stand: in a row, in tiers, or one behind the other where they are equal. */

/** As much of a wire as its place depends on. */
export interface Standing {
  open: boolean;
  /** Equal ones may stand one behind the other; null never does. */
  face: string | null;
  /** Nobody will ever name it. */
  shy: boolean;
}

/** Where one wire stands: its left upper corner and its width, from the rail's left upper corner. */
export interface Slot {
  x: number;
  y: number;
  w: number;
  tier: number;
  /** How many of its equals stand before it in the same stack. */
  behind: number;
}

export interface Shelf {
  slots: Slot[];
  /** The width of a closed wire. */
  wire: number;
  /** And of the narrowest of them. */
  least: number;
  height: number;
  /** Where each tier's wires end, from the top. */
  feet: number[];
}

/** Pixels: a wire so wide, or a stand so high, can be tapped by a finger. */
export const FINGER = 40;
/** A wire is so much higher than wide. */
export const TALL = 92 / 60;
/** So much of a wire is its block; the cable may be hidden behind the tier above. */
export const BLOCK = 0.73;
const LETTERS = 15; // pixels for the letters on the lip of an upper tier
const PEEK = 9; // pixels of a wire behind another
const OPEN = 0.6; // a cut wire needs less room
const SHY = 0.74;

/** All in one row, equally wide. */
export function inRow(wires: readonly Standing[], width: number, most: number): Shelf {
  const count = Math.max(1, wires.length);
  const pitch = Math.min(width / count, most * 1.1);
  const wire = Math.min(most, pitch * 0.96);
  const left = (width - pitch * count) / 2 + (pitch - wire) / 2;
  const slots = wires.map((_, i) => ({ x: left + i * pitch, y: 0, w: wire, tier: 0, behind: 0 }));
  return { slots, wire, least: wire, height: wire * TALL, feet: [wire * TALL] };
}

/** Closed ones as wide as a finger, in as many tiers as that needs, each with a lip so high. */
export function inTiers(wires: readonly Standing[], width: number, wire: number, lip = 6): Shelf {
  const gap = 2;
  const sizes = wires.map(({ open }) => (open ? wire * OPEN : wire));
  const all = sizes.reduce((sum, size) => sum + size + gap, -gap);
  const tiers: number[][] = [[]];
  const share = all / Math.max(1, Math.ceil(all / width));
  let filled = 0;
  sizes.forEach((size, i) => {
    const full = filled + size > width || filled + size / 2 > share + 1;
    if (full && filled > 0) {
      tiers.push([]);
      filled = 0;
    }
    tiers.at(-1)?.push(i);
    filled += size + gap;
  });
  return stood(tiers, sizes, { width, wire, gap, lip });
}

/** All in one row as wide as fits, equal ones one behind the other if need be. */
export function inStacks(
  wires: readonly Standing[],
  width: number,
  { most, least }: { most: number; least: number },
): Shelf {
  const plain = inRow(wires, width, most);
  if (plain.wire >= least) return plain;
  const stacked = wires.map((wire, i) => isEqual(wire, wires[i - 1]));
  const shares = wires.map(({ open, shy }) => (open ? OPEN : shy ? SHY : 1));
  const gap = 1.5;
  const fronts = shares.filter((_, i) => !stacked[i]);
  const fixed = PEEK * (wires.length - fronts.length) + gap * (fronts.length - 1);
  const units = fronts.reduce((sum, share) => sum + share, 0);
  const wire = Math.min(most, (width - fixed) / Math.max(1, units));
  const slots: Slot[] = [];
  let x = (width - wire * units - fixed) / 2;
  shares.forEach((share, i) => {
    const w = wire * share;
    const before = slots.at(-1);
    if (stacked[i] && before) x = before.x + PEEK;
    const behind = stacked[i] ? (before?.behind ?? 0) + 1 : 0;
    slots.push({ x, y: (wire - w) * TALL, w, tier: 0, behind });
    x += w + gap;
  });
  const closed = slots.filter((_, i) => !wires[i]?.open).map(({ w }) => w);
  const narrowest = Math.min(wire, ...closed);
  return { slots, wire, least: narrowest, height: wire * TALL, feet: [wire * TALL] };
}

/** My own: in one row while a finger can tell them apart, else in two. */
export function asHand(
  wires: readonly Standing[],
  width: number,
  { most, least, tier }: { most: number; least: number; tier: number | null },
): Shelf {
  const row = inStacks(wires, width, { most, least });
  return row.least >= least || tier === null ? row : inTiers(wires, width, tier, LETTERS);
}

function isEqual(one: Standing, other: Standing | undefined): boolean {
  return one.face !== null && one.face === other?.face && !one.open && !other.open;
}

function stood(
  tiers: number[][],
  sizes: number[],
  { width, wire, gap, lip }: { width: number; wire: number; gap: number; lip: number },
): Shelf {
  const slots: Slot[] = sizes.map((w) => ({ x: 0, y: 0, w, tier: 0, behind: 0 }));
  const high = wire * TALL;
  const feet = tiers.map((_, tier) => high + tier * (high * BLOCK + lip));
  tiers.forEach((members, tier) => {
    const length = members.reduce((sum, i) => sum + (sizes[i] ?? 0) + gap, -gap);
    let x = (width - length) / 2;
    for (const i of members) {
      const w = sizes[i] ?? 0;
      slots[i] = { x, y: (feet[tier] ?? 0) - w * TALL, w, tier, behind: 0 };
      x += w + gap;
    }
  });
  return { slots, wire, least: wire, height: feet.at(-1) ?? 0, feet };
}
