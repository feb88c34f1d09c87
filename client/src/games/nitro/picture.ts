/** The laboratory after an event, until the next view tells exactly: what can be seen to change. */
import { CUBES, LETTERS } from "./facts.gen";
import type { CardView, ColourName, FlaskView, Happening, NitroView, SeatView } from "./types";

export function after(view: NitroView, happening: Happening): NitroView {
  switch (happening.event) {
    case "round-began":
      return begun(view, happening.round, happening.seat);
    case "laid":
      return { ...view, formula: [...view.formula, { ...cardOf(happening.card), owner: null }] };
    case "loaded":
      return poured(view, happening.seat, { loaded: true, ...laidAt(happening.places) });
    case "counted":
      return { ...view, phase: "countdown" };
    case "sand-turned":
      return { ...view, phase: "mix" };
    case "stopped":
      return poured(view, happening.seat, { stopped: happening.tick });
    case "sand-out":
      return view.flasks.reduce(frozen, view);
    case "grabbed":
      return poured(view, happening.seat, { grabbed: happening.tick });
    case "took-stop": {
      const taken = poured(view, happening.seat, { stop_card: happening.number });
      return { ...taken, next_stop: Math.max(view.next_stop, happening.number + 1) };
    }
    case "won-card":
      return won(view, happening.seat, happening.place, cardOf(happening.card));
    case "boxed":
      return { ...view, box: view.box + happening.count };
    default:
      return view;
  }
}

/** G7 */
export function cardOf(text: string): CardView {
  const colour = CUBES[LETTERS.indexOf(text.charAt(0))] as ColourName;
  return { colour, value: Number(text.slice(1)) };
}

function laidAt(places: number[][]): Pick<FlaskView, "places" | "cubes"> {
  const cubes = places.flatMap(([x = 0, y = 0], at) => {
    const cube = CUBES[at];
    return cube ? [{ cube, x, y, angle: 0, out: false }] : [];
  });
  return { places, cubes };
}

function poured(view: NitroView, seat: number, change: Partial<FlaskView>): NitroView {
  const flasks = view.flasks.map((flask, at) => (at === seat ? { ...flask, ...change } : flask));
  return { ...view, flasks };
}

/** Hands off, whoever has not stopped. */
function frozen(view: NitroView, { stopped }: FlaskView, seat: number): NitroView {
  return stopped === null ? poured(view, seat, { stopped: view.sand }) : view;
}

function won(view: NitroView, seat: number, place: number, card: CardView): NitroView {
  const formula = view.formula.map((each, at) => (at === place ? { ...each, owner: seat } : each));
  const seats = view.seats.map((each, at): SeatView => {
    if (at !== seat) return each;
    return { ...each, score: each.score + card.value, cards: [...each.cards, card] };
  });
  return { ...view, formula, seats };
}

const EMPTY: FlaskView = {
  loaded: false,
  places: [],
  tick: 0,
  cubes: [],
  beak: [],
  right: 0,
  worth: 0,
  stopped: null,
  grabbed: null,
  hand: "",
  stop_card: null,
  pushes: null,
};

function begun(view: NitroView, round: number, poop: number): NitroView {
  return {
    ...view,
    phase: "lay",
    round,
    formula: [],
    next_stop: 1,
    flasks: view.flasks.map(() => EMPTY),
    seats: view.seats.map((each, at) => ({ ...each, poop: at === poop })),
  };
}
