/** What the board shows: a view laid down, and moved on event by event until the next one comes. */
import { SHORTEST_PATH } from "./facts.gen";
import type { PlaceName, Walk } from "./reading";
import type { Happening, SwapHappening, VerflixxtView } from "./types.gen";

export type PieceKind = "pawn" | "guard" | "flixxy";

export interface Piece {
  /** Stays with the piece while it moves. */
  id: string;
  kind: PieceKind;
  /** Whose pawn; -1 for what belongs to nobody. */
  seat: number;
  at: PlaceName;
}

/** A place between start and finish; no tile where it was taken from under a pawn. */
export interface Lain {
  place: number;
  tile: string | null;
  /** How far from the start it is drawn. A taken tile leaves its slot empty. */
  slot: number;
}

export interface Picture {
  /** How many slots there were at the start. */
  length: number;
  /** In walking order. */
  path: Lain[];
  pieces: Piece[];
  /** Round tokens still beside the finish, the next one first. */
  tokens: number[];
}

/** The view is the truth; pieces that are where they were keep their identity. */
export function lay(view: VerflixxtView, before: Picture | null = null): Picture {
  const length = view.phase === "lay" ? Math.max(view.length, SHORTEST_PATH) : view.length;
  return {
    length,
    path: lainOut(view, before),
    pieces: standing(view, before?.pieces ?? []),
    tokens: view.tokens,
  };
}

function lainOut(view: VerflixxtView, before: Picture | null): Lain[] {
  const slots = new Map(before?.path.map((lain) => [lain.place, lain.slot]));
  const places = view.path.filter((at) => typeof at.place === "number");
  const known = places.map((at) => slots.get(Number(at.place)) ?? 0);
  const kept = known.every((slot, i) => slot > (known[i - 1] ?? 0));
  const path: Lain[] = [];
  for (const [i, at] of places.entries()) {
    const named = Number(at.place);
    const last = path.at(-1)?.slot ?? 0;
    // A tile that went to the end of the path (variant 3) has a smaller number than the one before.
    const slot = named > last ? named : Math.max(last, view.length) + 1;
    path.push({ place: named, tile: at.tile, slot: kept ? (known[i] ?? slot) : slot });
  }
  return path;
}

function standing(view: VerflixxtView, before: Piece[]): Piece[] {
  const wanted: Omit<Piece, "id">[] = [];
  for (const at of view.path) {
    for (const seat of at.pawns) wanted.push({ kind: "pawn", seat, at: at.place });
    for (let i = 0; i < at.guards; i++) wanted.push({ kind: "guard", seat: -1, at: at.place });
    if (at.flixxy) wanted.push({ kind: "flixxy", seat: -1, at: at.place });
  }
  const free = [...before];
  const take = (want: Omit<Piece, "id">, anywhere: boolean): Piece | null => {
    const i = free.findIndex(
      (piece) =>
        piece.kind === want.kind && piece.seat === want.seat && (anywhere || piece.at === want.at),
    );
    return i < 0 ? null : (free.splice(i, 1)[0] ?? null);
  };
  const still = wanted.map((want) => take(want, false));
  const counts = new Map<string, number>();
  const taken = new Set(before.map((piece) => piece.id));
  return wanted.map((want, i) => {
    const old = still[i] ?? take(want, true);
    return { ...want, id: old?.id ?? freshId(want, counts, taken) };
  });
}

function freshId(want: Omit<Piece, "id">, counts: Map<string, number>, taken: Set<string>): string {
  const name = want.kind === "pawn" ? `pawn${want.seat}` : want.kind;
  for (;;) {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    const id = `${name}.${count}`;
    if (!taken.has(id)) return id;
  }
}

/** The piece that a walk moves, before it has moved. */
export function walker(picture: Picture, walk: Walk): Piece | undefined {
  const kind = WALKERS[walk.event];
  const seat = walk.event === "pawn-pushed" ? walk.owner : kind === "pawn" ? walk.seat : -1;
  return picture.pieces.find(
    (piece) => piece.kind === kind && piece.seat === seat && piece.at === walk.from,
  );
}

const WALKERS: Record<Walk["event"], PieceKind> = {
  "pawn-walked": "pawn",
  "pawn-pushed": "pawn",
  "guard-walked": "guard",
  "guard-pushed": "guard",
  "flixxy-flew": "flixxy",
  "flixxy-pushed": "flixxy",
};

/** Does a piece walk in this event? */
export function isWalk(happening: Happening): happening is Walk {
  return happening.event in WALKERS;
}

/** The two pieces that change places. */
export function swapped(picture: Picture, swap: SwapHappening): [Piece, Piece] | null {
  const find = (kind: PieceKind, seat: number, at: PlaceName) =>
    picture.pieces.find((piece) => piece.kind === kind && piece.seat === seat && piece.at === at);
  const own = find("pawn", swap.seat, swap.from);
  const other = find(swap.piece, swap.owner ?? -1, swap.to);
  return own && other ? [own, other] : null;
}

/** The place a penalty tile is taken from: nothing guards it. */
export function penaltyPlace(picture: Picture, tile: string): number | null {
  const guarded = (at: number) =>
    picture.pieces.some((piece) => piece.kind === "guard" && piece.at === at);
  return picture.path.find((lain) => lain.tile === tile && !guarded(lain.place))?.place ?? null;
}

/** The picture after an event. What changes nothing on the board leaves it as it was. */
export function after(picture: Picture, happening: Happening): Picture {
  if (isWalk(happening)) {
    const piece = walker(picture, happening);
    return piece ? moved(picture, [[piece, happening.to]]) : picture;
  }
  switch (happening.event) {
    case "laid":
      return laid(picture, happening.place, happening.tile);
    case "took":
      return without(picture, happening.place);
    case "penalty": {
      const at = penaltyPlace(picture, happening.tile);
      return at === null ? picture : without(picture, at);
    }
    case "moved-to-end":
      return toEnd(picture, happening.place);
    case "swapped": {
      const pair = swapped(picture, happening);
      return pair
        ? moved(picture, [
            [pair[0], pair[1].at],
            [pair[1], pair[0].at],
          ])
        : picture;
    }
    case "won-token":
      return { ...picture, tokens: picture.tokens.slice(1) };
    case "flixxy-left":
      return { ...picture, pieces: picture.pieces.filter((piece) => piece.kind !== "flixxy") };
    default:
      return picture;
  }
}

function moved(picture: Picture, walks: [Piece, PlaceName][]): Picture {
  const to = new Map(walks.map(([piece, at]) => [piece.id, at]));
  return {
    ...picture,
    pieces: picture.pieces.map((piece) => ({ ...piece, at: to.get(piece.id) ?? piece.at })),
  };
}

function laid(picture: Picture, at: number, tile: string): Picture {
  const path = picture.path.filter((lain) => lain.place !== at);
  return {
    ...picture,
    length: Math.max(picture.length, at),
    path: [...path, { place: at, tile, slot: at }],
  };
}

function without(picture: Picture, at: number): Picture {
  if (picture.pieces.some((piece) => piece.at === at)) {
    const bare = (lain: Lain): Lain => (lain.place === at ? { ...lain, tile: null } : lain);
    return { ...picture, path: picture.path.map(bare) };
  }
  return { ...picture, path: picture.path.filter((lain) => lain.place !== at) };
}

function toEnd(picture: Picture, at: number): Picture {
  const lain = picture.path.find((other) => other.place === at);
  if (!lain) return picture;
  const rest = picture.path.filter((other) => other.place !== at);
  const slot = Math.max(picture.length, rest.at(-1)?.slot ?? 0) + 1;
  return { ...picture, path: [...rest, { ...lain, slot }] };
}

/** Which slots are drawn. When the path has grown at its end, empty ones at the front are dropped. */
export function slotsOf(picture: Picture): { first: number; count: number } {
  const last = Math.max(picture.length, picture.path.at(-1)?.slot ?? 0);
  const grown = last - picture.length;
  const empty = (picture.path[0]?.slot ?? 1) - 1;
  const first = 1 + Math.min(grown, empty);
  return { first, count: last - first + 1 };
}

/** The number of the cell where a place is drawn. */
export function cellOf(picture: Picture, at: PlaceName): number {
  const { first, count } = slotsOf(picture);
  if (at === "start") return 0;
  if (at === "finish") return count + 1;
  const slot = picture.path.find((lain) => lain.place === at)?.slot ?? at;
  return Math.min(count, Math.max(1, slot - first + 1));
}

/** The pawns that have swapped this turn and may not make the move. */
export function restingOf(picture: Picture, { turn, barred }: VerflixxtView): Set<string> {
  const ids = new Set<string>();
  for (const at of barred) {
    const pawn = picture.pieces.find(
      (piece) => piece.seat === turn && piece.at === at && !ids.has(piece.id),
    );
    if (pawn) ids.add(pawn.id);
  }
  return ids;
}
