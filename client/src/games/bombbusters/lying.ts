/** What lies on the mat, as the layout wants to know it. */
import type { Layout, Lying, Rect, Wants } from "./layout";
import { standKey } from "./spots";
import type { BombBustersView, WireView } from "./types";

export interface Placed extends Lying {
  seat: number;
  side: 1 | 2;
}

/** The others' stands in the order of turns after mine, then my own. */
export function lyingOf(view: BombBustersView, me: number | null): Placed[] {
  const count = view.seats.length;
  const first = me === null ? 0 : me + 1;
  return Array.from({ length: count }, (_, i) => (first + i) % count).flatMap((seat) =>
    (view.seats[seat]?.stands ?? []).map((stand) => ({
      key: standKey(seat, stand.side),
      seat,
      side: stand.side,
      mine: seat === me,
      tokens:
        stand.beside.length > 0 || (stand.side === 1 && view.seats[seat]?.absent.length !== 0),
      wires: stand.wires.map((wire) =>
        standing(wire, view.aim?.spots.includes(`${seat}${wire.place}`) ?? false),
      ),
    })),
  );
}

function standing(
  { open, wire, value, token, label }: WireView,
  aimed: boolean,
): Lying["wires"][number] {
  // What is said of a wire, or lies before it, must be seen: such a one stands alone.
  const face = token || label || aimed ? null : wire;
  return { open, face, shy: value === "red" };
}

export function wantsOf(
  view: BombBustersView,
  me: number | null,
): Omit<Wants, "forward" | "roomy"> {
  return {
    robot: view.props.robot?.at ?? null,
    markers: (view.markers ?? []).length > 0,
    things: LYING.some((prop) => view.props[prop] !== undefined),
    cards: view.equipment.length,
    dial: view.lives !== null,
    power: me !== null && Boolean(view.seats[me]?.role),
  };
}

/** Props that lie beside the stands. */
const LYING = ["oxygen", "deck", "faces", "clock"] as const;

const THINGS = ["dial", "power", "gear", "note", "things"] as const;

/** The things beside the stands that have a place. */
export function thingsOf(layout: Layout): [(typeof THINGS)[number], Rect][] {
  return THINGS.flatMap((name): [(typeof THINGS)[number], Rect][] => {
    const at = layout[name];
    return at ? [[name, at]] : [];
  });
}
