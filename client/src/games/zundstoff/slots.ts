/** The two cards of a round, as they lie before a seat. */
import type { CardName, ZundstoffView } from "./types";

export interface Slot {
  /** Shown, or face down; null while nothing lies there. */
  card: CardName | "back" | null;
  state: "" | "choosing" | "ready";
}

const PHASES = ["first", "second"];

/** `mine`: my own card lies face down, but I know it. */
export function slotsOf(view: ZundstoffView, seat: number, mine: boolean): [Slot, Slot] {
  const at = view.seats[seat];
  const slot = (which: number): Slot => {
    const shown = at?.shown[which];
    if (shown) return { card: shown, state: "" };
    if (view.phase !== PHASES[which]) return { card: null, state: "" };
    if (!at?.ready) return { card: null, state: "choosing" };
    const known = mine ? (view.chosen as CardName | null) : null;
    return { card: known ?? "back", state: "ready" };
  };
  return [slot(0), slot(1)];
}
