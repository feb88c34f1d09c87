/** Rows of wires that change: opened, tagged, and shifted by what comes and goes. */
import { letterOf, readSpot, valueOf, wireOf } from "./spots";
import type { BombBustersView, StandView, ValueName, WireView } from "./types";

type Change = Partial<WireView> | ((wire: WireView) => Partial<WireView>);

/** One wire otherwise. */
export function change(view: BombBustersView, spot: string, what: Change): BombBustersView {
  const { index } = readSpot(spot);
  return row(view, spot, (wires) =>
    wires.map((wire, i) =>
      i === index ? { ...wire, ...(typeof what === "function" ? what(wire) : what) } : wire,
    ),
  );
}

/** These lie open now; as printed, where that was told. */
export function open(
  view: BombBustersView,
  spots: readonly string[],
  value: ValueName,
  printed: readonly string[] = [],
): BombBustersView {
  return spots.reduce((shown, spot, i) => {
    const blue = value === "yellow" || value === "red" ? null : value;
    const wire = printed[i] ?? wireOf(shown, spot)?.wire ?? blue;
    const closed = wireOf(shown, spot)?.open ? 0 : 1;
    const opened = change(shown, spot, { open: true, value, wire, token: null, nots: [] });
    return less(opened, readSpot(spot).seat, closed);
  }, view);
}

/** A wire is sorted in; those to the right of it make room. */
export function insert(view: BombBustersView, spot: string, printed: string): BombBustersView {
  const { index, seat } = readSpot(spot);
  const wire = printed === "unknown" ? null : printed;
  const came: WireView = {
    place: spot.slice(-1),
    open: false,
    wire,
    value: wire === null ? null : valueOf(wire),
    token: null,
    nots: [],
    known: false,
    apart: false,
    reversed: false,
    gone: false,
    single: false,
    label: null,
    came: true,
    low: null,
    high: null,
    may: null,
    odds: null,
  };
  const longer = row(view, spot, (wires) => wires.toSpliced(index, 0, came));
  return less(longer, seat, -1);
}

/** A wire leaves its stand. */
export function remove(view: BombBustersView, spot: string): BombBustersView {
  const { index, seat } = readSpot(spot);
  return less(
    row(view, spot, (wires) => wires.toSpliced(index, 1)),
    seat,
    1,
  );
}

/** So many closed wires fewer before a seat. */
function less(view: BombBustersView, seat: number, closed: number): BombBustersView {
  const seats = view.seats.map((one, i) =>
    i === seat ? { ...one, closed: one.closed - closed } : one,
  );
  return { ...view, seats };
}

/** The row in which a spot lies, otherwise; its letters run on from the left. */
function row(
  view: BombBustersView,
  spot: string,
  how: (wires: WireView[]) => WireView[],
): BombBustersView {
  const { seat, side } = readSpot(spot);
  const changed = (stand: StandView): StandView => ({
    ...stand,
    wires: how(stand.wires).map((wire, i) => ({ ...wire, place: letterOf(side, i) })),
  });
  const seats = view.seats.map((one, i) =>
    i === seat
      ? {
          ...one,
          stands: one.stands.map((stand) => (stand.side === side ? changed(stand) : stand)),
        }
      : one,
  );
  return { ...view, seats };
}
