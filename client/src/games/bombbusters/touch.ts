/** What a tap means: the parts a move is made of, and the move they make together. */
import type { Offer } from "../face";
import { readSpot, standKey, standOf, wireOf } from "./spots";
import type { BombBustersView, ValueName } from "./types";

/** A choice in the making: the parts picked so far. */
export interface Selection {
  readonly tool: string | null;
  readonly spot: string | null;
  readonly values: readonly ValueName[];
  readonly copy: number;
}

/** A move, taken apart. */
export interface Parts {
  kind: string;
  spot: string | null;
  values: ValueName[];
  /** Which of several equal wires; 0 is the first from the left. */
  copy: number;
  seat: number | null;
  /** "1", or "1b". */
  stand: string | null;
}

const OF_SEAT = new Set(["mug", "pay", "appoint"]);
const OF_WIRE = new Set([
  "token",
  "at",
  "give",
  "tag",
  "open",
  "hand",
  "post-it",
  "alike",
  "unlike",
  "single-label",
  "grapnel",
  "tripwire",
  "call-red",
]);
const OF_VALUE = new Set([
  "solo",
  "double",
  "triple",
  "own-triple",
  "super",
  "x-or-y",
  "own-x-or-y",
  "radar",
  "own-radar",
  "fast-pass",
]);
/** A tap makes these at once, without a tool. */
const AT_ONCE = new Set([
  "token",
  "at",
  "give",
  "tag",
  "open",
  "hand",
  "stand",
  "side",
  "pay",
  "appoint",
]);
/** What is made without a tool, in two taps. */
const IN_TWO = new Set(["cut", "lie"]);
/** So is this one, once it was taken up: which of my own it means is its copy. */
const REVERSED = "reversed";

export function readMove(move: string): Parts {
  const [kind = "", rest = ""] = move.split(":");
  const parts: Parts = { kind, spot: null, values: [], copy: 0, seat: null, stand: null };
  const [text = "", copy] = rest.split("/");
  if (copy) parts.copy = Number(copy) - 1;
  if (OF_WIRE.has(kind)) parts.spot = text;
  else if (OF_VALUE.has(kind)) parts.values = text.split("+") as ValueName[];
  else if (OF_SEAT.has(kind)) parts.seat = Number(text);
  else if (kind === "stand") parts.stand = text;
  else if (IN_TWO.has(kind) || kind === REVERSED) {
    const [spot = "", value = ""] = text.split("=");
    parts.spot = spot;
    parts.values = [value as ValueName];
  } else if (kind === "walkie" || kind === "own-walkie") {
    const [spot = "", partner = ""] = text.split(">");
    parts.spot = spot;
    parts.seat = Number(partner);
  }
  return parts;
}

/** The move that a choice has come to, if it is one. */
export function moveOf(selection: Selection, offers: readonly Offer[]): string | null {
  const { tool, spot, values, copy } = selection;
  const nth = copy > 0 ? `/${copy + 1}` : "";
  const said = values.join("+");
  const wanted: string[] = [];
  if (tool === null && spot && values.length > 0)
    wanted.push(`cut:${spot}=${said}${nth}`, `cut:${spot}=${said}`, `lie:${spot}=${said}`);
  else if (tool === REVERSED && spot && said) wanted.push(`${tool}:${spot}=${said}${nth}`);
  else if (tool && OF_VALUE.has(tool) && said)
    wanted.push(`${tool}:${said}${nth}`, `${tool}:${said}`);
  return wanted.find((move) => offers.some((offer) => offer.move === move)) ?? null;
}

/** What glows: each of these may be tapped next. */
export interface Glow {
  spots: Set<string>;
  /** Values that may be said. */
  values: Set<string>;
  /** Those of them that are best said on the strip: for a cut one's own wires are nearer. */
  numbers: Set<string>;
  seats: Set<number>;
  stands: Set<string>;
}

export function glowOf(
  selection: Selection,
  offers: readonly Offer[],
  view: BombBustersView,
  me: number | null,
): Glow {
  const glow: Glow = {
    spots: new Set(),
    values: new Set(),
    numbers: new Set(),
    seats: new Set(),
    stands: new Set(),
  };
  for (const { move } of offers) {
    const parts = readMove(move);
    if (selection.tool === null && parts.kind === REVERSED)
      for (const spot of ownReversed(view, me)) glow.spots.add(spot);
    if (selection.tool === null ? !isBare(parts.kind) : parts.kind !== selection.tool) continue;
    if (parts.kind === "side") glow.stands.add(standKey(me ?? 0, Number(move.split(":")[1])));
    if (parts.stand) {
      glow.stands.add(parts.stand);
      for (const spot of closedOn(view, parts.stand)) glow.spots.add(spot);
    }
    if (parts.spot && parts.values.length > 0) couple(parts);
    else if (parts.spot && parts.seat !== null) pass(parts);
    else {
      if (parts.spot) glow.spots.add(parts.spot);
      if (parts.seat !== null) glow.seats.add(parts.seat);
      const next = parts.values[selection.values.length] ?? parts.values.at(-1);
      const agrees = selection.values.every((value, i) => parts.values[i] === value);
      if (next && (agrees || parts.values.length === 1)) {
        glow.values.add(next);
        glow.numbers.add(next);
      }
    }
  }
  return glow;

  /** A wire and a value: with one of them chosen, what goes with it glows. */
  function couple({ kind, spot, values }: Parts): void {
    const value = values[0] ?? "";
    if (spot && (selection.values.length === 0 || selection.values[0] === value))
      glow.spots.add(spot);
    if (kind === REVERSED || (kind === "lie" && selection.spot === spot)) glow.numbers.add(value);
    if (kind === "cut" && (selection.spot === null || selection.spot === spot))
      glow.values.add(value);
  }

  /** An own wire first, then whom it is for. */
  function pass({ spot, seat }: Parts): void {
    if (spot) glow.spots.add(spot);
    if (spot === selection.spot && seat !== null) glow.seats.add(seat);
  }
}

function isBare(kind: string): boolean {
  return AT_ONCE.has(kind) || IN_TWO.has(kind);
}

function closedOn(view: BombBustersView, stand: string): string[] {
  return view.seats.flatMap((seat, number) =>
    seat.stands
      .filter(({ side }) => standKey(number, side) === stand)
      .flatMap(({ wires }) =>
        wires.filter(({ open }) => !open).map(({ place }) => `${number}${place}`),
      ),
  );
}

/** What comes of a tap: a move, a question why not, or a choice that goes on. */
export type Tap =
  | { pick: string }
  | { why: string }
  | { select: Partial<Omit<Selection, "tool">> }
  | { tool: string }
  | { look: string };

/** A wire was tapped, mine or another's. */
export function tapWire(
  spot: string,
  selection: Selection,
  offers: readonly Offer[],
  view: BombBustersView,
  me: number | null,
): Tap {
  const mine = readSpot(spot).seat === me;
  const has = (move: string) => offers.some((offer) => offer.move === move);
  const offered = (kind: string) => offers.some((offer) => offer.kind === kind);
  const { tool } = selection;
  if (tool !== null) return mine ? ownWithTool(tool) : otherWithTool(tool);
  for (const kind of AT_ONCE) if (has(`${kind}:${spot}`)) return { pick: `${kind}:${spot}` };
  if (has(`stand:${standOf(spot)}`)) return { pick: `stand:${standOf(spot)}` };
  const asked = [...AT_ONCE].find((kind) => OF_WIRE.has(kind) && offered(kind));
  if (asked && (mine || asked === "at")) return { why: `${asked}:${spot}` };
  if (offered("lie") && mine) return lie();
  if (offered(REVERSED) && ownReversed(view, me).includes(spot)) return { tool: REVERSED };
  return mine ? name() : point();

  /** The value is said; if a wire is pointed at, that is a cut. */
  function name(): Tap {
    const value = wireOf(view, spot)?.value ?? null;
    if (!offered("cut"))
      return selection.spot && value ? { why: `cut:${selection.spot}=${value}` } : { look: spot };
    const copies = view.claims.find((claim) => claim.value === value)?.copies;
    // Red is never said: it is revealed, when nothing else is left.
    if (value === "red") return has("reveal") ? { pick: "reveal" } : { why: "reveal" };
    if (!value || !copies) return { why: `cut:${selection.spot ?? anySpot()}=${value}` };
    const copy = Math.max(0, copies.indexOf(spot.slice(-1)));
    return { select: { values: [value], copy } };
  }

  function point(): Tap {
    if (!offered("cut")) return { look: spot };
    const able = offers.some(({ move }) => move.startsWith(`cut:${spot}=`));
    if (able) return { select: { spot } };
    const value = selection.values[0] ?? view.claims[0]?.value;
    return { why: `cut:${spot}=${value}` };
  }

  function lie(): Tap {
    const able = offers.some(({ move }) => move.startsWith(`lie:${spot}=`));
    return able ? { select: { spot } } : { why: `lie:${spot}=1` };
  }

  function ownWithTool(kind: string): Tap {
    if (kind === REVERSED) return declare();
    if (OF_WIRE.has(kind))
      return has(`${kind}:${spot}`) ? { pick: `${kind}:${spot}` } : { why: `${kind}:${spot}` };
    if (kind.endsWith("walkie")) return { select: { spot } };
    const value = wireOf(view, spot)?.value;
    if (!OF_VALUE.has(kind) || !value) return { look: spot };
    const copies = view.claims.find((claim) => claim.value === value)?.copies ?? [];
    const copy = Math.max(0, copies.indexOf(spot.slice(-1)));
    return say(kind, value, copy, selection, offers);
  }

  /** The own wire that is meant, or a value that I hold. */
  function declare(): Tap {
    const nth = ownReversed(view, me).indexOf(spot);
    if (nth >= 0) return { select: { copy: nth } };
    const value = wireOf(view, spot)?.value;
    return value ? { select: { values: [value] } } : { look: spot };
  }

  function otherWithTool(kind: string): Tap {
    const { seat } = readSpot(spot);
    if (OF_WIRE.has(kind))
      return has(`${kind}:${spot}`) ? { pick: `${kind}:${spot}` } : { why: `${kind}:${spot}` };
    if (kind === REVERSED) {
      const able = offers.some(({ move }) => move.startsWith(`${kind}:${spot}=`));
      return able ? { select: { spot } } : { why: `${kind}:${spot}=${selection.values[0] ?? 1}` };
    }
    if (kind.endsWith("walkie") && selection.spot) return hand(kind, selection.spot, seat);
    return OF_SEAT.has(kind) ? tapSeat(seat, selection, offers) : { look: spot };
  }

  function hand(kind: string, own: string, partner: number): Tap {
    const move = `${kind}:${own}>${partner}`;
    return has(move) ? { pick: move } : { why: move };
  }

  /** Any wire of a teammate: to ask why a value cannot be said of it. */
  function anySpot(): string {
    return (
      offers.map(({ move }) => readMove(move)).find(({ kind }) => kind === "cut")?.spot ?? spot
    );
  }
}

/** My closed wires that I do not see myself. */
export function ownReversed(view: BombBustersView, me: number | null): string[] {
  if (me === null) return [];
  return (view.seats[me]?.stands ?? []).flatMap(({ wires }) =>
    wires.filter(({ reversed, open }) => reversed && !open).map(({ place }) => `${me}${place}`),
  );
}

/** A number of the strip was tapped: it is said. */
export function tapNumber(
  value: ValueName,
  selection: Selection,
  offers: readonly Offer[],
): Tap | null {
  if (selection.tool === REVERSED) return { select: { values: [value] } };
  if (selection.tool && OF_VALUE.has(selection.tool))
    return say(selection.tool, value, 0, selection, offers);
  const said = offers.some(({ move }) => {
    const { kind, values } = readMove(move);
    return selection.tool === null && IN_TWO.has(kind) && values[0] === value;
  });
  return said ? { select: { values: [value], copy: 0 } } : null;
}

/** One more value is said; the X or Y ray needs two that differ. */
function say(
  kind: string,
  value: ValueName,
  copy: number,
  selection: Selection,
  offers: readonly Offer[],
): Tap {
  const two = kind.endsWith("x-or-y");
  const values = two
    ? [...selection.values.filter((one) => one !== value), value].slice(-2)
    : [value];
  const complete = !two || values.length === 2;
  const move = moveOf({ tool: kind, spot: null, values, copy }, offers);
  if (complete && !move) return { why: `${kind}:${values.join("+")}` };
  return { select: { values, copy } };
}

/** A seat's name was tapped. */
export function tapSeat(seat: number, selection: Selection, offers: readonly Offer[]): Tap {
  const kinds = selection.tool ? [selection.tool] : ["pay", "appoint"];
  for (const kind of kinds) {
    const move =
      kind.endsWith("walkie") && selection.spot
        ? `${kind}:${selection.spot}>${seat}`
        : `${kind}:${seat}`;
    if (offers.some((offer) => offer.move === move)) return { pick: move };
    if (OF_SEAT.has(kind) && offers.some((offer) => offer.kind === kind)) return { why: move };
  }
  return { look: String(seat) };
}
