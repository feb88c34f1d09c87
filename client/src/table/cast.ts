/** Who sits where. */
import type { SeatFace } from "../games/face";
import type { ChairView } from "../protocol.gen";

/** The seats of the game, by number. */
export function seatsOf(chairs: readonly ChairView[]): SeatFace[] {
  return chairs
    .flatMap((chair) => (chair.seat === null ? [] : [{ ...chair, seat: chair.seat }]))
    .sort((a, b) => a.seat - b.seat)
    .map(({ seat, name, badge, kind }) => ({ seat, name, badge, bot: kind === "bot" }));
}

export function namesOf(seats: readonly SeatFace[]): Record<number, string> {
  return Object.fromEntries(seats.map(({ seat, name }) => [seat, name]));
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
