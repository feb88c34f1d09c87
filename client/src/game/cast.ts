/** Who sits where. */
import type { AnyFace, SeatFace } from "../games/face";
import type { ChairView, Chatted } from "../protocol.gen";
import type { Words } from "../words";

/** The seats of the game, by number. */
export function seatsOf(chairs: readonly ChairView[]): SeatFace[] {
  return chairs
    .flatMap((chair) => (chair.seat === null ? [] : [{ ...chair, seat: chair.seat }]))
    .sort((a, b) => a.seat - b.seat)
    .map(({ seat, name, badge, kind, here, stand_in: standIn, level }) => {
      const bot = kind === "bot";
      return { seat, name, badge, bot, away: !bot && !here, standIn, level };
    });
}

export function namesOf(seats: readonly SeatFace[]): Record<number, string> {
  return Object.fromEntries(seats.flatMap(({ seat, name }) => (name ? [[seat, name]] : [])));
}

/** What the game calls somebody for now, by seat. */
export function titlesOf(
  face: AnyFace | null,
  view: unknown,
  words: Words,
): Record<number, string> {
  const titles = view ? (face?.says?.titles?.(view) ?? {}) : {};
  return Object.fromEntries(Object.entries(titles).map(([seat, key]) => [seat, words.say(key)]));
}

/** The seats as the words call them, titles and all. */
export function calledBy(words: Words, seats: readonly SeatFace[]): SeatFace[] {
  return seats.map((seat) => ({ ...seat, name: words.name(seat.seat) }));
}

/** What was said, by who they are called now. */
export function saidBy(
  lines: readonly Chatted[],
  chairs: readonly ChairView[],
  titles: Readonly<Record<number, string>>,
): Chatted[] {
  return lines.map((line) => ({
    ...line,
    name: titles[chairs[line.chair]?.seat ?? -1] ?? line.name,
  }));
}

export interface Places {
  left: SeatFace[];
  top: SeatFace[];
  right: SeatFace[];
}

/** How many sit at the left, at the top and at the right, by how many others there are. */
const ROUND: readonly (readonly [number, number])[] = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
  [1, 2],
  [1, 3],
  [2, 2],
  [2, 3],
  [2, 4],
];

/** The others round the board, from the next player on my left to the one on my right. */
export function roundOf(seats: readonly SeatFace[], me: number | null): Places {
  const others = othersOf(seats, me);
  const [left, top] = ROUND[others.length] ?? [2, 4];
  return {
    // The next player sits nearest to me, so the left side is filled from below.
    left: others.slice(0, left).reverse(),
    top: others.slice(left, left + top),
    right: others.slice(left + top),
  };
}

/** In the order of turns after mine; all of them for a watcher. */
export function othersOf(seats: readonly SeatFace[], me: number | null): SeatFace[] {
  if (me === null) return [...seats];
  const at = seats.findIndex(({ seat }) => seat === me);
  return [...seats.slice(at + 1), ...seats.slice(0, at)];
}
