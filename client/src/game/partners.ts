/** A table that is only set up to show something: who sits there, and a position on it. */
import type { SeatFace } from "../games/face";
import type { Happened, LineView } from "../protocol.gen";

const BADGES = "ABCDEFGH";
const PARTNERS = ["Zunder", "Cinder", "Flint", "Étincelle", "Docht", "Scintilla", "Ember", "Wick"];

/** Whoever looks on has no name but "you". */
export function partnersOf(count: number, me: number | null): SeatFace[] {
  return Array.from({ length: count }, (_, seat) => {
    const name = seat === me ? "" : (PARTNERS[seat] ?? "");
    return { seat, name, badge: BADGES[seat] ?? "A", bot: false };
  });
}

/** A position in the shape of a message from a table. */
export function messageOf(
  view: Happened["view"],
  twin: LineView[],
  events: Happened["events"] = [],
): Happened {
  return {
    tell: "happened",
    at: 0,
    events,
    view,
    twin,
    awaited: [],
    offers: [],
    prompt: { key: "" },
    undo: "",
    signals: null,
    features: null,
    due: null,
    time: null,
    outcome: null,
  };
}
