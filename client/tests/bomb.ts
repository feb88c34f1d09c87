/** Bomb Busters in the middle of mission 43, as Mia sees it: for tests, and to look at. */
import { valueOf } from "../src/games/bombbusters/spots";
import type {
  BombBustersView,
  ClaimView,
  SeatView,
  ValueName,
  WireView,
} from "../src/games/bombbusters/types";

/** By seat. x is cut, t tagged, + came from the robot. */
const STANDS = [
  "1 1 1.1 4 4 5x 6 6 6.5 8 10x 12",
  "2 3x 5 6x 7 7t 8 8 8 8.5 9t 9 12x",
  "1 2 4 5x 7 10 11x 11x 11x 11x 12x 12",
  "1 2 2 3x 3 3.5 4t 5 6x 7+ 7.1 9 10x",
];
const LETTERS = "ABCDEFGHIJKLMNOPQRST";
const CUT: Partial<Record<string, number>> = { 3: 2, 5: 2, 6: 2, 10: 2, 11: 4, 12: 2 };
const NUMBERS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"] as const;

/** A stand as seen by its owner, or by the others. */
export function wires(row: string, own: boolean, letters = LETTERS): WireView[] {
  const marks = row.split(" ").map((text) => {
    const [, wire = "", mark = ""] = /^([\d.]+)(.?)$/.exec(text) ?? [];
    return { wire, mark, seen: mark === "x" || mark === "t" };
  });
  return marks.map(({ wire, mark, seen }, i) => ({
    place: letters[i] ?? "?",
    open: mark === "x",
    wire: own || mark === "x" ? wire : null,
    value: own || seen ? valueOf(wire) : null,
    token: mark === "t" ? valueOf(wire) : null,
    nots: [],
    known: mark === "t",
    label: null,
    came: mark === "+",
    low: marks.slice(0, i).findLast((each) => each.seen)?.wire ?? null,
    high: marks.slice(i + 1).find((each) => each.seen)?.wire ?? null,
    may: null,
    odds: null,
  }));
}

function seat(row: string, own: boolean): SeatView {
  const stand = wires(row, own);
  return {
    stands: [{ side: 1, wires: stand, beside: [] }],
    closed: stand.filter(({ open }) => !open).length,
    role: "double",
    used: false,
    oxygen: 0,
    thumb: false,
    absent: [],
  };
}

export function claim(value: ValueName, ...copies: string[]): ClaimView {
  return { value, copies, cost: 0, unlocks: [], validates: false, robot: false, solo: false };
}

export const BOMB: BombBustersView = {
  phase: "turn",
  mission: 43,
  captain: 1,
  turn: 0,
  cutter: null,
  seats: STANDS.map((row, at) => seat(row, at === 0)),
  numbers: NUMBERS.map((value) => {
    const cut = CUT[value] ?? 0;
    return { value, cut, of: 4, validated: cut === 4 };
  }),
  yellows: [0, 2],
  reds: 3,
  markers: [
    { wire: "1.1", value: "yellow", sure: true },
    { wire: "3.5", value: "red", sure: true },
    { wire: "6.5", value: "red", sure: true },
    { wire: "7.1", value: "yellow", sure: true },
    { wire: "8.5", value: "red", sure: true },
  ],
  equipment: [
    { card: "triple", number: 3, locked: false, needs: 0, used: false },
    { card: "rewinder", number: 6, locked: false, needs: 0, used: false },
    { card: "post-it", number: 4, locked: true, needs: 2, used: false },
    { card: "radar", number: 8, locked: true, needs: 2, used: false },
  ],
  lives: 3,
  most_lives: 4,
  robot: { at: 8, back: false, wires: 3, next: 9 },
  reserve: null,
  card: null,
  deck: null,
  cards: null,
  claims: [
    claim("1", "A", "B"),
    claim("yellow", "C"),
    { ...claim("4", "D", "E"), unlocks: ["post-it"] },
    claim("6", "G", "H"),
    { ...claim("8", "J"), unlocks: ["radar"], robot: true },
    { ...claim("12", "L"), validates: true },
  ],
  miss: { lives: 2, robot: null, explodes: false, stable: false },
  aim: null,
  partner: null,
  stable: false,
  again: false,
  window: 0,
  declined: [],
  clock: null,
  turns: 7,
  aid: "off",
  won: null,
  why: null,
};
