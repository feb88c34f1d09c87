/** What the mat shows: a view, moved on event by event until the next one comes. */
import { change, insert, open, remove } from "./rows";
import { isBefore, isValue, valueOf, wireOf } from "./spots";
import type {
  BombBustersView,
  DrawnHappening,
  HandedHappening,
  Happening,
  OxygenHappening,
  PropsView,
  SeatView,
  ValueName,
} from "./types";

/** The view after an event, and the one before it. What changes nothing on the mat leaves it as it was. */
export function after(
  view: BombBustersView,
  happening: Happening,
  last: Happening | null = null,
): BombBustersView {
  switch (happening.event) {
    case "captain-chosen":
      return { ...view, captain: happening.seat };
    case "role-taken":
      return seat(view, happening.seat, { role: happening.equipment, used: false });
    case "drawn":
      return mark(view, happening);
    case "turn-began":
      return { ...view, turn: happening.seat, cutter: null, aim: null };
    case "passed-on":
      return { ...view, turn: happening.to };
    case "appointed":
      return { ...view, cutter: happening.to };
    case "snipped":
      return { ...view, cutter: happening.seat };
    case "claimed":
      return {
        ...view,
        aim: {
          seat: happening.seat,
          how: happening.how,
          values: happening.values,
          spots: happening.places.map((place) => `${happening.owner}${place}`),
          need: happening.count,
        },
      };
    case "missed":
      return { ...view, aim: null };
    case "tagged":
      return change({ ...view, aim: null }, spot(happening), {
        token: happening.value,
        ...(isValue(happening.value) ? { value: happening.value, known: true } : {}),
      });
    case "lied":
      return change({ ...view, aim: null }, spot(happening), ({ nots }) => ({
        nots: [...nots, happening.value],
      }));
    case "found-red":
      return each({ ...view, aim: null }, happening, { value: "red", known: true });
    case "set-aside":
      return seat(view, happening.owner, ({ stands }) => ({
        stands: stands.map((stand) =>
          stand.side === happening.side
            ? { ...stand, beside: [...stand.beside, happening.value] }
            : stand,
        ),
      }));
    case "absent":
      return seat(view, happening.seat, ({ absent }) => ({
        absent: [...absent, happening.value],
      }));
    case "cut": {
      const { owner, place, own, value, wires } = happening;
      const spots = [`${owner}${place}`, `${happening.seat}${own}`];
      return count(open({ ...view, aim: null }, spots, value, wires), value, 2);
    }
    case "solo-cut": {
      const spots = happening.places.map((place) => `${happening.seat}${place}`);
      return count(open(view, spots, happening.value), happening.value, spots.length);
    }
    case "yellows-cut":
    case "sevens-cut": {
      const value = happening.event === "yellows-cut" ? "yellow" : "7";
      const shown = open({ ...view, aim: null }, happening.spots, value);
      return count(shown, value, happening.spots.length);
    }
    case "reds-revealed":
      return open(
        view,
        happening.places.map((place) => `${happening.seat}${place}`),
        "red",
      );
    case "only-sevens":
      return each(
        view,
        { owner: happening.seat, places: happening.places },
        {
          value: "7",
          known: true,
        },
      );
    case "exploded":
      return exploded(view, happening.owner, happening.places, happening.why);
    case "dialled":
      return { ...view, lives: happening.lives };
    case "validated":
      return {
        ...view,
        numbers: view.numbers.map((number) =>
          number.value === happening.value ? { ...number, validated: true } : number,
        ),
      };
    case "unlocked":
      return equipment(view, happening.equipment, { locked: false, needs: 0 });
    case "used":
      return happening.own === "yes"
        ? seat(view, happening.seat, { used: true })
        : equipment(view, happening.equipment, { used: true });
    case "recharged":
      return seat(view, happening.seat, { used: false });
    case "labelled":
      return change(view, spot(happening), { label: happening.label });
    case "robot-walked":
      return prop(view, "robot", (robot) => ({
        ...robot,
        at: happening.at,
        back: happening.back === "yes",
      }));
    case "robot-gave":
      return insert(
        prop(view, "robot", (robot) => ({ ...robot, wires: robot.wires - 1 })),
        spot(happening),
        happening.wire,
      );
    case "red-came": {
      const came = insert(view, spot(happening), happening.wire);
      return change(came, spot(happening), { value: "red", known: true });
    }
    case "handed":
      return isAnswer(happening, last) ? handBack(view, happening, last) : hand(view, happening);
    case "took-oxygen":
    case "got-oxygen":
      return breathe(view, happening, happening.amount);
    case "paid-oxygen":
      return breathe(view, happening, -happening.amount);
    case "lost-oxygen":
      return air(view, happening.seat, -happening.amount);
    case "gave-oxygen":
    case "traded": {
      const { amount } = happening;
      return air(air(view, happening.seat, -amount), happening.to, amount);
    }
    case "fresh-oxygen":
      return prop(view, "oxygen", ({ seats, reserve }) => ({
        seats: seats.map(() => 0),
        reserve: seats.reduce((sum, each) => sum + each, reserve ?? 0),
      }));
    case "thumbed":
      return prop(view, "thumbs", (thumbs) => [...thumbs, happening.seat]);
    case "card-turned":
      return prop(view, "deck", (deck) => ({ ...deck, card: Number(happening.value) }));
    case "cards-taken":
    case "cards-dropped": {
      const { first, second } = happening;
      return prop(view, "faces", (cards) =>
        cards.filter((card) => card !== first && card !== second),
      );
    }
    case "defused":
      return { ...view, won: true, aim: null };
    default:
      return view;
  }
}

function spot({ owner, place }: { owner: number; place: string }): string {
  return `${owner}${place}`;
}

function each(
  view: BombBustersView,
  { owner, places }: { owner: number; places: string[] },
  what: Parameters<typeof change>[2],
): BombBustersView {
  return places.reduce((shown, place) => change(shown, `${owner}${place}`, what), view);
}

function seat(
  view: BombBustersView,
  number: number,
  what: Partial<SeatView> | ((seat: SeatView) => Partial<SeatView>),
): BombBustersView {
  const seats = view.seats.map((one, i) =>
    i === number ? { ...one, ...(typeof what === "function" ? what(one) : what) } : one,
  );
  return { ...view, seats };
}

/** What the mission brings along, changed where it does. */
function prop<Name extends keyof PropsView>(
  view: BombBustersView,
  name: Name,
  changed: (prop: NonNullable<PropsView[Name]>) => PropsView[Name],
): BombBustersView {
  const was = view.props[name];
  return was ? { ...view, props: { ...view.props, [name]: changed(was) } } : view;
}

/** One seat's oxygen. */
function air(view: BombBustersView, number: number, more: number): BombBustersView {
  return prop(view, "oxygen", (oxygen) => ({
    ...oxygen,
    seats: oxygen.seats.map((each, i) => (i === number ? each + more : each)),
  }));
}

function equipment(
  view: BombBustersView,
  card: string,
  what: Partial<BombBustersView["equipment"][number]>,
): BombBustersView {
  const cards = view.equipment.map((one) => (one.card === card ? { ...one, ...what } : one));
  return { ...view, equipment: cards };
}

/** More wires of a value are cut: bars on the strip, or the count of the yellow ones. */
function count(view: BombBustersView, value: ValueName, more: number): BombBustersView {
  const numbers = view.numbers.map((number) =>
    number.value === value
      ? { ...number, cut: number.cut === null ? null : Math.min(number.of, number.cut + more) }
      : number,
  );
  const yellows: BombBustersView["yellows"] =
    view.yellows && value === "yellow" ? [view.yellows[0] + more, view.yellows[1]] : view.yellows;
  return { ...view, numbers, yellows };
}

/** A coloured wire gets its marker on the strip, where it sorts in. */
function mark(view: BombBustersView, { wire, sure }: DrawnHappening): BombBustersView {
  if (!view.markers || view.markers.some((marker) => marker.wire === wire)) return view;
  const value = valueOf(wire) === "red" ? "red" : "yellow";
  const markers = [...view.markers, { wire, value, sure: sure === "yes" } as const];
  markers.sort((a, b) => (isBefore(a.wire, b.wire) ? -1 : 1));
  return { ...view, markers };
}

function breathe(
  view: BombBustersView,
  { seat: number, reserve }: OxygenHappening,
  more: number,
): BombBustersView {
  return prop(air(view, number, more), "oxygen", (oxygen) => ({
    ...oxygen,
    reserve: oxygen.reserve === null ? null : reserve,
  }));
}

/** A wire changes hands, and its token with it. */
function hand(view: BombBustersView, happening: HandedHappening): BombBustersView {
  const { giver, origin, wire } = happening;
  const moved = wireOf(view, `${giver}${origin}`);
  const handed = insert(remove(view, `${giver}${origin}`), spot(happening), wire);
  if (!moved) return handed;
  const { token, nots, known, value } = moved;
  return change(handed, spot(happening), (came) => ({
    token,
    nots,
    known,
    value: came.value ?? (known ? value : null),
  }));
}

function isAnswer(happening: HandedHappening, last: Happening | null): last is HandedHappening {
  return (
    last?.event === "handed" && last.giver === happening.owner && last.owner === happening.giver
  );
}

/** The partner's wire in return. Its letter is from before the exchange: the wire that came steps aside. */
function handBack(
  view: BombBustersView,
  happening: HandedHappening,
  first: HandedHappening,
): BombBustersView {
  const came = wireOf(view, spot(first));
  const back = hand(remove(view, spot(first)), happening);
  return came ? change(insert(back, spot(first), "unknown"), spot(first), came) : back;
}

function exploded(
  view: BombBustersView,
  owner: number | null,
  places: string[],
  why: string,
): BombBustersView {
  const lost = { ...view, won: false, aim: null, lives: view.lives === null ? null : 0 };
  if (owner === null || why !== "red") return lost;
  return open(
    lost,
    places.map((place) => `${owner}${place}`),
    "red",
  );
}
