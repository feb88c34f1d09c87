/** Cutting mats for tests: stands in a line, as the scenes of the rules write them. */
import { letterOf, valueOf } from "../src/games/bombbusters/spots";
import type {
  BombBustersView,
  NumberView,
  SeatView,
  StandView,
  ValueName,
  WireView,
} from "../src/games/bombbusters/types";

/** "1 2* 3! 7.1": sorted wires; * is open, ! has its token, + came later, ~5 is not a 5, ? is known to all. */
function stand(text: string, side: 1 | 2, mine: boolean): StandView {
  const words = text.trim().split(/\s+/).filter(Boolean);
  const wires = words.map((wire, i) => wireOf(wire, letterOf(side, i), mine));
  for (const [i, wire] of wires.entries()) {
    if (wire.open) continue;
    wire.low = plain(words.slice(0, i).findLast(isPlain));
    wire.high = plain(words.slice(i + 1).find(isPlain));
  }
  return { side, beside: [], wires };
}

/** Do all see what it is? */
function isPlain(text: string): boolean {
  return /[*!?]/.test(text);
}

function plain(text = ""): string | null {
  return /^[\d.]+/.exec(text)?.[0] ?? null;
}

function wireOf(text: string, place: string, mine: boolean): WireView {
  const printed = plain(text) ?? "";
  const open = text.includes("*");
  const token = text.includes("!");
  const known = text.includes("?");
  const seen = mine || open;
  const value = valueOf(printed);
  return {
    place,
    open,
    wire: seen ? printed : null,
    value: seen || token || known ? value : null,
    token: token ? value : null,
    nots: [...text.matchAll(/~(\d+)/g)].map(([, not]) => not as ValueName),
    known: token || known,
    apart: text.includes("^"),
    reversed: text.includes("<"),
    gone: false,
    single: false,
    label: null,
    came: text.includes("+"),
    low: null,
    high: null,
    may: null,
    odds: null,
  };
}

/** Hands by seat between bars, a seat's two stands between slashes; seat `me` sees its own. */
export function mat(
  hands: string,
  more: Partial<BombBustersView> = {},
  me: number | null = 0,
): BombBustersView {
  const seats = hands.split("|").map((hand, seat): SeatView => {
    const stands = hand
      .split("/")
      .map((text, side) => stand(text, side === 0 ? 1 : 2, seat === me));
    const closed = stands.flatMap(({ wires }) => wires).filter(({ open }) => !open).length;
    return { stands, closed, role: "double", used: false, absent: [] };
  });
  return {
    phase: "turn",
    mission: 4,
    captain: 0,
    turn: 0,
    cutter: null,
    partner: null,
    seats,
    numbers: numbersOf(hands),
    yellows: null,
    reds: 0,
    markers: [],
    equipment: [],
    lives: 4,
    most_lives: 4,
    props: {},
    drawn: null,
    claims: me === null ? [] : claimsOf(seats[me]),
    miss: { lives: 3, robot: null, explodes: false, stable: false },
    aim: null,
    stable: false,
    again: false,
    turns: 0,
    aid: "off",
    won: null,
    why: null,
    ...more,
  };
}

function numbersOf(hands: string): NumberView[] {
  return Array.from({ length: 12 }, (_, i) => {
    const value = String(i + 1) as ValueName;
    const cut = hands
      .split(/[\s|/]+/)
      .filter((wire) => /^(\d+)\*/.exec(wire)?.[1] === value).length;
    return { value, cut, of: 4, validated: cut === 4 };
  });
}

/** What its owner could say: every value of a closed wire but red. */
function claimsOf(seat: SeatView | undefined): BombBustersView["claims"] {
  const wires = seat?.stands.flatMap((stand) => stand.wires).filter(({ open }) => !open) ?? [];
  const values = [...new Set(wires.map(({ value }) => value))];
  return values.flatMap((value) =>
    value === null || value === "red"
      ? []
      : [
          {
            value,
            copies: wires.filter((wire) => wire.value === value).map(({ place }) => place),
            cost: 0,
            unlocks: [],
            validates: false,
            meets: [],
            solo: false,
          },
        ],
  );
}
