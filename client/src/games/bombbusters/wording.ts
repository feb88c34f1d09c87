/** What the mat says to ears. */
import type { Say, SeatFace } from "../face";
import type { Bearing } from "./bearings";
import type { ValueName, WireView } from "./types";

/** Values in words, one after the other. */
export function inWords(say: Say, values: readonly ValueName[]): string {
  return values.map((value) => say("bb-value", { value })).join(", ");
}

/** A wire: whose it is, where it stands, and what can be known of it. */
export function wireLabel(
  say: Say,
  owner: SeatFace,
  wire: WireView,
  { claim, dim }: Bearing,
): string {
  const facts = { who: owner.name, place: wire.place };
  const text = wire.value ? inWords(say, [wire.value]) : "";
  const state = wire.open ? "open" : text ? "known" : "closed";
  const parts = [
    state === "closed"
      ? say("bb-mat-wire-closed", facts)
      : say(state === "open" ? "bb-mat-wire-open" : "bb-mat-wire-known", { ...facts, text }),
  ];
  if (!wire.open && wire.token) parts.push(say("bb-mat-wire-tagged"));
  if (wire.nots.length > 0) parts.push(say("bb-mat-wire-not", { text: inWords(say, wire.nots) }));
  if (wire.label) parts.push(say(`bb-mat-label-${wire.label}`));
  if (wire.came && !wire.open) parts.push(say("bb-mat-wire-came"));
  if (wire.apart) parts.push(say(wire.reversed ? "bb-mat-wire-reversed" : "bb-mat-wire-x"));
  if (wire.single) parts.push(say("bb-mat-wire-single"));
  if (claim) parts.push(say("bb-mat-wire-claimed", { text: inWords(say, claim) }));
  if (dim) parts.push(say("bb-mat-wire-dim"));
  return parts.join(" ");
}
