/** How one's own cards lie: equal finds on each other, and a fan no wider than the table. */
import type { FindView } from "./types";

export interface Group {
  find: FindView;
  count: number;
}

/** What is played first lies first. */
const ORDER: Record<FindView["family"], number> = {
  object: 0,
  ingredient: 1,
  transaction: 2,
  thing: 3,
};
/** Between two cards that need not overlap. */
const GAP = 5;
/** The share of the shelf that spells are left in any case. */
const SMALLEST = 0.36;
/** A card of which less is seen cannot be hit. */
const LEAST = 46;

export function groupsOf(finds: readonly FindView[]): Group[] {
  const groups: Group[] = [];
  for (const find of finds) {
    const same = groups.find((group) => group.find.find === find.find);
    if (same) same.count += 1;
    else groups.push({ find, count: 1 });
  }
  return groups.sort((one, other) => ORDER[one.find.family] - ORDER[other.find.family]);
}

/** So much of a card must be seen for its name to be read. */
export const NAMED = 66;
/** How wide finds are that lie in two rows. */
export const LOW = 60;

export function halvesOf<Item>(items: readonly Item[]): Item[][] {
  const half = Math.ceil(items.length / 2);
  return [items.slice(0, half), items.slice(half)];
}

/** So many cards of such a width. */
export interface Fan {
  count: number;
  width: number;
}

/** The room that spells and finds have on one shelf: spells are spared as long as they can be. */
export function sharesOf(spells: Fan, finds: Fan, room: number): [number, number] {
  const wish = spread(spells.count, spells.width + GAP);
  const fanned = spread(finds.count - 1, NAMED) + finds.width;
  const low = spread(Math.ceil(finds.count / 2), LOW + GAP);
  const needed = wish + fanned <= room ? fanned : low;
  const share = Math.min(wish, Math.max(room * SMALLEST, room - needed));
  return [share, room - share];
}

function spread(count: number, step: number): number {
  return count * step + 2 * GAP;
}

/** From the edge of one card to the next, in pixels. */
export function stepOf({ count, width }: Fan, room: number): number {
  const apart = width + GAP;
  if (count < 2) return apart;
  return Math.max(LEAST, Math.min(apart, (room - width - 2 * GAP) / (count - 1)));
}
