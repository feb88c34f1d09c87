/** Nitro Glyxerol in the fourth round, as Mia sees it: two cubes in, Zunder has stopped. */
import type { SeatFace } from "../src/games/face";
import type {
  ColourName,
  CubeName,
  CubeView,
  FlaskView,
  FormulaCard,
  NitroView,
  SeatView,
} from "../src/games/nitro/types";

const NAMES = ["Mia", "Opa Karl", "Léa", "Zunder"];
const COLOURS: ColourName[] = ["green", "blue", "red", "yellow", "purple"];

export function seatsOf(count = 4): SeatFace[] {
  return NAMES.slice(0, count).map((name, seat) => ({
    seat,
    name,
    badge: "ABCD".charAt(seat),
    bot: name === "Zunder",
  }));
}

/** These in the beak, front first; the others lie in the start area. */
export function flask(beak: CubeName[], change: Partial<FlaskView> = {}, poop = false): FlaskView {
  const all: CubeName[] = poop ? [...COLOURS, "poop"] : COLOURS;
  const cubes = all.map((cube, at): CubeView => {
    const place = beak.indexOf(cube);
    const [x, y] = place < 0 ? [58 - 9 * at, 6] : [4.6 + 8.5 * place, 99];
    return { cube, x, y, angle: 0, out: false };
  });
  return {
    loaded: true,
    places: cubes.map(({ x, y }) => [Math.round(x), Math.round(y)]),
    tick: 600,
    cubes,
    beak,
    hand: "",
    right: 0,
    worth: 0,
    stopped: null,
    grabbed: null,
    stop_card: null,
    pushes: null,
    ...change,
  };
}

export function formula(...owners: (number | null)[]): FormulaCard[] {
  const cards: [ColourName, number][] = [
    ["blue", 5],
    ["red", 6],
    ["green", 8],
    ["yellow", 2],
    ["purple", 1],
  ];
  return cards.map(([colour, value], at) => ({ colour, value, owner: owners[at] ?? null }));
}

export function won(score: number, poop = false): SeatView {
  return { score, cards: score > 0 ? [{ colour: "red", value: score }] : [], poop };
}

export function mixed(change: Partial<NitroView> = {}): NitroView {
  return {
    phase: "mix",
    calm: false,
    round: 4,
    rounds: 7,
    sand: 1800,
    rate: 60,
    beat: 12,
    tilt: 30,
    lag: 24,
    formula: formula(3),
    wanted: ["blue", "red", "green", "yellow", "purple"],
    seats: [won(26), won(15), won(28, true), won(20)],
    flasks: [
      flask(["blue", "red"]),
      flask(["blue", "red"]),
      flask(["poop", "blue"], {}, true),
      flask(["blue", "yellow"], { stopped: 480, stop_card: 1 }),
    ],
    next_stop: 2,
    decided: [],
    box: 0,
    ...change,
  };
}
