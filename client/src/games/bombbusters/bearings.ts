/** How each wire stands there just now: glowing, lifted, dimmed, said to be something. */
import type { Offer } from "../face";
import { readSpot } from "./spots";
import { readMove, type Glow, type Selection } from "./touch";
import type { BombBustersView, ValueName, WireView } from "./types";

export interface Bearing {
  /** May be tapped next. */
  can: boolean;
  /** Pointed at, or about to be opened. */
  picked: boolean;
  /** One's own that is of no use now. */
  dim: boolean;
  /** What it is said to be. */
  claim: readonly ValueName[] | null;
  /** The cutters are at its cable. */
  snip: boolean;
}

/** All that bearings depend on. */
export interface Posture {
  view: BombBustersView;
  me: number | null;
  offers: readonly Offer[];
  /** The move that is picked, and offered. */
  picked: string | null;
  selection: Selection;
  glow: Glow;
}

/** Somebody chooses from their own wires now. */
const OWN = new Set(["cut", "token", "tag", "give", "open", "hand", "lie"]);

export function bearingsOf(posture: Posture): (spot: string, wire: WireView) => Bearing {
  const { view, me, offers, picked, selection, glow } = posture;
  const parts = picked ? readMove(picked) : null;
  const aim = view.aim;
  const pointed = new Set([
    ...(aim?.spots ?? []),
    ...[parts?.spot ?? selection.spot].filter(Boolean),
  ]);
  const said: readonly ValueName[] = parts?.values.length
    ? parts.values
    : selection.values.length
      ? selection.values
      : (aim?.values ?? []);
  const opened = ownCopy();
  const choosing = selection.tool !== null || offers.some(({ kind }) => OWN.has(kind));

  return (spot, wire) => {
    const mine = readSpot(spot).seat === me;
    // A circus act may want what is cut already, and so may a label.
    const can = glow.spots.has(spot) || (!wire.open && mine && isNameable(wire));
    const lifted = pointed.has(spot) || spot === opened;
    const claimed = pointed.has(spot) && isClaimed(spot);
    return {
      can,
      picked: lifted,
      dim: mine && choosing && !wire.open && !can && !lifted,
      claim: claimed && said.length > 0 ? said : null,
      snip: spot === opened && selection.spot !== null,
    };
  };

  function isNameable({ value }: WireView): boolean {
    return value !== null && glow.values.has(value);
  }

  /** Said of teammates' wires in a cut, and of all that are aimed at. */
  function isClaimed(spot: string): boolean {
    if (aim?.spots.includes(spot)) return true;
    const kind = parts?.kind ?? (selection.tool === null ? "cut" : "");
    if (kind === "" && selection.tool === "reversed") return readSpot(spot).seat !== me;
    return (kind === "cut" && readSpot(spot).seat !== me) || kind === "at" || kind === "lie";
  }

  /** One's own wire that would be opened. */
  function ownCopy(): string | null {
    const value = parts?.kind === "cut" ? parts.values[0] : selection.values[0];
    if (me === null || !value || selection.values.length > 1) return null;
    const copy = parts?.kind === "cut" ? parts.copy : selection.copy;
    const copies = view.claims.find((claim) => claim.value === value)?.copies;
    const place = copies?.[copy] ?? copies?.[0];
    return place ? `${me}${place}` : null;
  }
}
