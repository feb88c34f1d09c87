/** Elixir in the middle of a game of five, as Mia sees it: Léa has cast Coat Swap at her. */
import type { Facts, Offer, SeatFace } from "../src/games/face";
import { effectOf, familyOf, isAnyTime, levelOf } from "../src/games/elixir/deck";
import type {
  BookView,
  CastView,
  EffectView,
  ElixirView,
  FindName,
  FindView,
  ItemView,
  OwnSpellView,
  PlayerView,
  SpellName,
  SpellView,
} from "../src/games/elixir/types";

const RECIPES: Record<SpellName, string> = {
  "104": "goblin-sock",
  "106": "salamander-sneeze",
  "108": "bottled-yawn",
  "110": "echo-pebble",
  "111": "swamp-button",
  "204": "raven-ink bottled-yawn",
  "205": "rust-petal echo-pebble",
  "208": "cobweb-lace stardrop-salt",
  "209": "moth-dust salamander-sneeze",
  "213": "rust-petal basilisk-blink",
  "216": "cobweb-lace goblin-sock",
  "302": "giggle-seed raven-ink hiccup-honey",
  "304": "moon-milk bottled-yawn basilisk-blink",
  "402": "giggle-seed salamander-sneeze swamp-button stardrop-salt",
};
const HAND =
  "bell-jar bottled-yawn cobweb-lace flea-market left-boot moon-milk spare-hourglass stardrop-salt";
const NAMES = ["Mia", "Opa Karl", "Léa", "Zunder", "Nonna Pia", "Jo", "Frau Immergrün", "Tim"];

const SUBSTITUTES = ["crooked-mortar", "forgers-ink", "joker-flask"];

export function find(id: FindName): FindView {
  const pays = familyOf(id) === "ingredient" || SUBSTITUTES.includes(id);
  return { find: id, family: familyOf(id), any_time: isAnyTime(id), pays };
}

export function spell(id: SpellName): SpellView {
  return {
    spell: id,
    level: levelOf(id),
    recipe: RECIPES[id]?.split(" ") ?? ["moth-dust", "echo-pebble"].slice(0, levelOf(id)),
    any_time: isAnyTime(id),
    effect: effectOf(id),
  };
}

/** An uncast spell of one's own, with a hand like this. */
export function own(id: SpellName, hand: readonly FindName[]): OwnSpellView {
  const needs = spell(id).recipe.map((need) => ({ find: need, have: hand.includes(need) }));
  return { ...spell(id), needs, payable: needs.every(({ have }) => have), open: false };
}

export function cast(id: SpellName, lasting = false): CastView {
  return { spell: spell(id), lasting };
}

/** Something that lasts: "111:2>1" is Léa's Pompous Title on Opa Karl, "205:2=2" has two turns left. */
export function effect(line: string, changes: Partial<EffectView> = {}): EffectView {
  const [, id = "", seat = "", victim = "", left = ""] =
    /^(\d+):(\d)(?:>(\d))?(?:=(\d+))?$/.exec(line) ?? [];
  return {
    spell: id,
    effect: effectOf(id),
    level: levelOf(id),
    seat: Number(seat),
    victim: victim ? Number(victim) : null,
    curse: levelOf(id) === 1,
    left: left ? Number(left) : null,
    copied: null,
    finds: [],
    title: null,
    steady: false,
    ...changes,
  };
}

/** A seat with uncast spells of these levels. */
export function player(
  seat: number,
  levels: number[],
  changes: Partial<PlayerView> = {},
): PlayerView {
  const books: BookView[] = levels.map((level) => ({ level, spell: null }));
  return {
    seat,
    points: levels.reduce((sum, level) => sum + level, 0),
    books,
    finds: 5,
    known: [],
    bare: [],
    counts: [],
    cast: [],
    title: null,
    steady: false,
    asks: false,
    protected: false,
    ...changes,
  };
}

/** A card in the kettle. */
export function item(card: string, seat: number, changes: Partial<ItemView> = {}): ItemView {
  const level = /^\d/.test(card) ? levelOf(card) : 0;
  return {
    card,
    kind: level > 0 ? "spell" : "object",
    level,
    seat,
    victims: [],
    shielded: [],
    against: null,
    target: null,
    cancelled: false,
    ...changes,
  };
}

export function brew(changes: Partial<ElixirView> = {}): ElixirView {
  const hand = HAND.split(" ");
  return {
    phase: "window",
    options: {
      deck: "house",
      look: "after",
      price: "victim",
      clock: "on",
      window: "4",
      talk: "chat",
    },
    me: 0,
    active: 2,
    extra: false,
    again: false,
    turn: 23,
    order: -1,
    draft: null,
    piles: [10, 14, 3, 7],
    deck: 65,
    discard: ["goblin-sock", "fishing-rod", "moth-dust", "salamander-sneeze"],
    players: [
      player(0, [2, 3, 2], {
        finds: hand.length,
        known: hand,
        cast: [cast("204", true)],
        books: ["208", "304", "213"].map((id) => ({ level: levelOf(id), spell: spell(id) })),
      }),
      player(1, [1, 3], { finds: 6, cast: [cast("402", true), cast("106")], title: 7 }),
      player(2, [2, 2], { finds: 3, cast: [cast("111"), cast("205", true), cast("209")] }),
      player(3, [1, 1, 3], { cast: [cast("302", true), cast("110")] }),
      player(4, [2, 4], { finds: 4, cast: [cast("108"), cast("216", true)], bare: ["raven-ink"] }),
    ],
    effects: [
      effect("402:1"),
      effect("302:3"),
      effect("216:4"),
      effect("204:0=3"),
      effect("111:2>1", { title: 7 }),
      effect("106:1>4=2"),
      effect("108:4>3=1"),
      effect("110:3>0=1"),
      effect("205:2=2"),
    ],
    finds: hand.map(find),
    spells: ["208", "304", "213"].map((id) => own(id, hand)),
    stack: [item("209", 2, { victims: [0] })],
    window: 4,
    choice: null,
    payment: null,
    seconds: 45,
    half: null,
    ask: null,
    deal: null,
    mirror: null,
    free: false,
    slip: null,
    outcome: null,
    ...changes,
  };
}

/** So many at the table; the fourth is a bot. */
export function seatsOf(count: number): SeatFace[] {
  return NAMES.slice(0, count).map((name, seat) => ({
    seat,
    name,
    badge: "ABCDEFGH"[seat] ?? "A",
    bot: seat === 3,
  }));
}

export function offers(...moves: string[]): Offer[] {
  return moves.map((move) => {
    const [kind = "", what] = move.split(":");
    return { move, kind, facts: what === undefined ? {} : factsOf(kind, what), foreseen: [] };
  });
}

const OF_SEATS = ["at", "to", "accept", "slip"];
const OF_NUMBERS: Record<string, string> = { take: "level", bid: "count", title: "title" };

function factsOf(kind: string, what: string): Facts {
  if (OF_SEATS.includes(kind)) return { other: Number(what) };
  const number = OF_NUMBERS[kind];
  if (number) return { [number]: Number(what) };
  return /^\d/.test(what) ? { spell: what } : { find: what };
}
