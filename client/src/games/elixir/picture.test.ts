import { describe, expect, it } from "vitest";
import { brew, item } from "../../../tests/elixir";
import { after } from "./picture";
import type { ElixirView, Happening } from "./types";

function then(view: ElixirView, ...happenings: Happening[]): ElixirView {
  return happenings.reduce(after, view);
}

const finds = (view: ElixirView) => view.players.map((player) => player.finds);
const quiet = brew({ stack: [] });

describe("cards that move", () => {
  it("leave the deck for a hand", () => {
    const seen = then(quiet, { event: "drew", seat: 2, find: "unknown", why: "turn" });
    expect([seen.deck, seen.players[2]?.finds]).toEqual([64, 4]);
  });

  it("go from who gives, and from who is robbed", () => {
    const gave = then(quiet, { event: "gave", seat: 1, other: 3, find: "unknown" });
    expect(finds(gave)).toEqual([8, 5, 3, 6, 4]);
    const took = then(quiet, { event: "took", seat: 1, other: 3, find: "unknown" });
    expect(finds(took)).toEqual([8, 7, 3, 4, 4]);
  });

  it("are spent, and fetched back: the top-most of a kind", () => {
    const spent = then(quiet, { event: "discarded", seat: 1, finds: ["moth-dust"] });
    expect(spent.discard.slice(-2)).toEqual(["salamander-sneeze", "moth-dust"]);
    const back = then(spent, { event: "fetched", seat: 0, find: "moth-dust" });
    expect(back.discard).toEqual(quiet.discard);
  });
});

describe("a card that is played", () => {
  const cast: Happening = {
    event: "cast",
    seat: 3,
    card: "101",
    victims: [1],
    paid: ["moth-dust"],
    against: "none",
    targeted: "yes",
  };

  it("floats in the kettle, is paid for, and lies open", () => {
    const seen = then(quiet, cast);
    expect(seen.stack).toMatchObject([{ card: "101", seat: 3, victims: [1], against: null }]);
    expect(seen.discard.at(-1)).toBe("moth-dust");
    expect(seen.players[3]).toMatchObject({ points: 4, finds: 4 });
    expect(seen.players[3]?.cast.at(-1)?.spell.spell).toBe("101");
  });

  it("is answered on top, snuffed, turned away, shielded from", () => {
    const answer: Happening = {
      ...cast,
      event: "used",
      card: "candle-snuffer",
      victims: [],
      paid: [],
      against: "fishing-rod",
    };
    const rod = brew({ stack: [item("fishing-rod", 2, { victims: [0] })] });
    const seen = then(rod, answer, { event: "snuffed", seat: 3, card: "fishing-rod" });
    expect(seen.stack.map(({ cancelled }) => cancelled)).toEqual([true, false]);
    const turned = then(rod, { event: "turned-away", seat: 0, other: 4, card: "fishing-rod" });
    expect(turned.stack[0]?.victims).toEqual([4]);
    const safe = then(rod, { event: "shielded", seat: 0, card: "fishing-rod" });
    expect(safe.stack[0]?.shielded).toEqual([0]);
  });

  it("is gone when the next turn begins", () => {
    const seen = then(brew(), { event: "turn-began", seat: 3, extra: "no", turn: 24 });
    expect([seen.stack, seen.active, seen.turn]).toEqual([[], 3, 24]);
  });
});

describe("what lasts", () => {
  it("is hung up, moved and taken down", () => {
    const hung = then(quiet, { event: "cursed", seat: 4, other: 1, spell: "104" });
    expect(hung.effects.at(-1)).toMatchObject({ spell: "104", victim: 4, effect: "upside-down" });
    const moved = then(hung, { event: "curse-moved", seat: 4, other: 2, spell: "104" });
    expect(moved.effects.at(-1)?.victim).toBe(2);
    const ended: Happening = { event: "curse-ended", seat: 2, spell: "104", why: "soap" };
    expect(then(moved, ended).effects).toEqual(quiet.effects);
  });

  it("turns the order", () => {
    expect(then(quiet, { event: "order-turned", way: "left" }).order).toBe(1);
  });
});

describe("spells", () => {
  it("come from their pile and go from hand to hand", () => {
    const drawn: Happening = { event: "spell-drawn", seat: 1, level: 2, spell: "unknown" };
    const seen = then(quiet, drawn);
    expect([seen.piles[1], seen.players[1]?.points]).toEqual([13, 6]);
    const handed = then(seen, { ...drawn, event: "spell-handed", other: 2 });
    expect([handed.players[1]?.points, handed.players[2]?.points]).toEqual([4, 6]);
  });

  it("come back into the hand when time is wound back", () => {
    const seen = then(quiet, { event: "rewound", seat: 1, spell: "402" });
    expect(seen.players[1]).toMatchObject({ points: 8 });
    expect(seen.players[1]?.cast.map(({ spell }) => spell.spell)).toEqual(["106"]);
  });
});
