import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { brew, find, offers as plain, own, seatsOf } from "../../../tests/elixir";
import { Client } from "../../client";
import type { Facts, HandProps, Offer, OwnProps } from "../face";
import CardSheet from "./CardSheet.svelte";
import { habits } from "./habits.svelte";
import { selection } from "./selection.svelte";
import Own from "./Own.svelte";
import { panel } from "./panel";
import Panel from "./Panel.svelte";
import type { ElixirView } from "./types";

/** What the fact of a move is called, by its kind; a find where nothing is said. */
const FACTS: Record<string, string> = {
  at: "other",
  to: "other",
  accept: "other",
  bid: "count",
  cast: "spell",
  retort: "spell",
};

function offer(move: string): Offer {
  const [kind = "", text] = move.split(":");
  const fact = FACTS[kind] ?? "find";
  const value = fact === "other" || fact === "count" ? Number(text) : (text ?? "");
  return { move, kind, facts: text === undefined ? {} : { [fact]: value }, foreseen: [] };
}

const say = (key: string, facts: Facts = {}) => [key, ...Object.values(facts)].join(" ");

const mounted: ReturnType<typeof mount>[] = [];
let picks: string[];

/** Mia sits before her cards and these choices. */
function ask(
  moves: string[],
  view: Partial<ElixirView> = {},
): HandProps<ElixirView> & OwnProps<ElixirView> {
  const shared: HandProps<ElixirView> & OwnProps<ElixirView> = $state({
    offers: moves.map(offer),
    picked: null,
    view: brew(view),
    seats: seatsOf(5),
    me: 0,
    volunteer: false,
    say,
    nameOf: ({ move }: Offer) => move,
    onpick: (move: string) => {
      picks.push(move);
      shared.picked = move;
    },
    onlook: (move: string | null) => void (shared.picked = move),
    onconfirm: vi.fn(),
    onwhy: vi.fn(),
  });
  for (const part of [Own, Panel])
    mounted.push(
      mount(part, { target: document.body, props: shared, context: new Client().context }),
    );
  flushSync();
  return shared;
}

function tap(selector: string): void {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  found.click();
  flushSync();
}

const labels = (selector: string) =>
  [...document.querySelectorAll(selector)].map((each) => each.textContent?.trim());

beforeEach(() => {
  picks = [];
  localStorage.clear();
});
afterEach(async () => {
  for (const each of mounted.splice(0)) await unmount(each);
  selection.aim = null;
});

const TURN: Partial<ElixirView> = { phase: "turn", active: 0, stack: [] };

test("a card that can be played is played by a tap", () => {
  ask(["cast:208", "end"], TURN);
  tap('[data-spell="208"]');
  expect(picks).toEqual(["cast:208"]);
});

test("a card that cannot is asked about", () => {
  const asked = ask(["cast:208", "end"], TURN);
  tap('[data-find="spare-hourglass"]');
  expect(picks).toEqual([]);
  expect(asked.onwhy).toHaveBeenCalledWith("use:spare-hourglass");
});

test("two finds of a kind lie on each other", () => {
  ask(["end"], { ...TURN, finds: ["moth-dust", "moth-dust", "left-boot"].map(find) });
  expect(document.querySelectorAll("[data-find]")).toHaveLength(2);
  expect(labels("[data-find] em")).toEqual(["×2"]);
});

test("the turn ends by a button of its own, once it is awake", () => {
  vi.useFakeTimers();
  ask(["cast:208", "end"], TURN);
  tap(".turn > .btn");
  expect(picks).toEqual([]);
  vi.advanceTimersByTime(1000);
  flushSync();
  tap(".turn > .btn");
  expect(picks).toEqual(["end"]);
  vi.useRealTimers();
});

test("a window offers to let it be first, then what answers", () => {
  ask(["answer:bell-jar", "retort:208", "pass"]);
  const heads = labels(".answers b");
  expect(heads).toEqual(["el-let-be", "el-answer-with bell-jar", "el-answer-with 208"]);
});

test("what was chosen stays in its place, marked", () => {
  ask(["retort:208", "pass"], { choice: "answer:bell-jar" });
  const [, jar] = document.querySelectorAll(".answers button");
  expect(jar?.getAttribute("aria-checked")).toBe("true");
  tap(".answers button:nth-child(2)");
  expect(picks).toEqual([]);
});

test("a card that never asks neither glows nor stands among the answers", () => {
  habits.choose("bell-jar", "never");
  ask(["answer:bell-jar", "retort:208", "pass"]);
  expect(labels(".answers b")).toHaveLength(2);
  tap('[data-find="bell-jar"]');
  expect(picks).toEqual([]);
  habits.choose("bell-jar", "ask");
});

const FINDS = ["cobweb-lace", "joker-flask", "stardrop-salt"].map(find);
const PAYING: Partial<ElixirView> = {
  finds: FINDS,
  choice: "retort:208",
  payment: { finds: ["cobweb-lace", "stardrop-salt"], next: "cobweb-lace" },
};
const WAYS = ["pass", "pay:cobweb-lace", "pay:joker-flask"];

test("a spell that lies ready shows what pays for it, and what could instead", () => {
  ask(WAYS, PAYING);
  expect(labels("[aria-checked=true] .words")).toEqual([
    "el-paid-with card-cobweb-lace, card-stardrop-salt",
  ]);
  expect(labels(".way b")).toEqual(["pay:cobweb-lace", "pay:joker-flask"]);
  tap(".way:last-child");
  tap('[data-find="joker-flask"]');
  expect(picks).toEqual(["pay:joker-flask", "pay:joker-flask"]);
});

test("once its payment is chosen, a spell is tapped again to choose anew", () => {
  const payment = { finds: ["joker-flask", "stardrop-salt"], next: null };
  ask(["pass", "retort:208"], { ...PAYING, payment });
  expect(document.querySelector(".way")).toBeNull();
  tap(".answers button:nth-child(2)");
  expect(picks).toEqual(["retort:208"]);
});

test("what is kept back does not pay, if anything else can", () => {
  const [off, view] = [() => false, brew(PAYING)];
  const ways = WAYS.map(offer);
  expect(panel.reflex(ways, view, false, off)).toBeNull();
  habits.spare("stardrop-salt", true); // comes later: for now the plainest goes on
  expect(panel.reflex(ways, view, false, off)).toBe("pay:cobweb-lace");
  habits.spare("cobweb-lace", true);
  expect(panel.reflex(ways, view, false, off)).toBe("pay:joker-flask");
  habits.spare("joker-flask", true);
  expect(panel.reflex(ways, view, false, off)).toBeNull();
  for (const { find: card } of FINDS) habits.spare(card, false);
});

test("a card's sheet says what may be kept back", () => {
  HTMLElement.prototype.showPopover = vi.fn();
  const shown = (card: string) => {
    const props = { card, view: brew({ finds: FINDS }), me: 0, say, onclose: vi.fn() };
    const { context } = new Client();
    const sheet = mount(CardSheet, { target: document.body, props, context });
    flushSync();
    const found = labels("fieldset [role=switch] ~ span");
    void unmount(sheet);
    return found;
  };
  expect(shown("208")).toEqual(["card-cobweb-lace", "card-joker-flask", "card-stardrop-salt"]);
  expect(shown("joker-flask")).toEqual(["card-joker-flask"]);
  expect(shown("304")).toEqual([]);
});

test("a card dropped on a seat is aimed there as soon as it can be", () => {
  const asked = ask(["cast:209", "end"], { ...TURN, spells: [own("209", [])] });
  selection.aim = { card: "209", seat: 3 };
  asked.view = brew({ ...TURN, half: { card: "209", paid: [], next: null, victims: [] } });
  asked.offers = ["at:1", "at:3"].map(offer);
  flushSync();
  expect(picks).toEqual(["at:3"]);
  expect(selection.aim).toBeNull();
});

test("bids go up one by one", () => {
  const deal = { ware: "left-boot", bid: 2, bidder: 3 } as ElixirView["deal"];
  ask(["bid:3", "bid:4", "bid:5", "pass"], { phase: "bid", deal });
  tap(".steps button:last-child");
  tap(".steps button:last-child");
  tap(".steps button:first-child");
  expect(picks).toEqual(["bid:4", "bid:5", "bid:4"]);
});

test("many cards are spread on a sheet, and one of them is picked", () => {
  HTMLElement.prototype.showPopover = vi.fn();
  const kinds = Array.from({ length: 16 }, (_, at) => `fetch:kind-${at}`);
  ask(kinds, { ...TURN, phase: "fetch" });
  tap(".sheet [role=radio]:nth-child(4)");
  expect(picks).toEqual(["fetch:kind-3"]);
  expect(document.querySelector(".sheet")).toBeNull();
});

test("what lies in the hand is given from there", () => {
  ask(["give:left-boot", "give:moon-milk"], { phase: "give" });
  expect(document.querySelector(".tiles")).toBeNull();
  tap('[data-find="left-boot"]');
  expect(picks).toEqual(["give:left-boot"]);
});

const offered = { veils: [], wanted: [], declined: false };
const MARKET: Partial<ElixirView> = {
  phase: "market",
  stack: [],
  deal: {
    find: "market-day",
    kind: "market-day",
    seat: 2,
    players: [0, 2, 3],
    waiting: [0],
    ware: null,
    bid: 0,
    bidder: null,
    stalls: [],
    offers: [
      { ...offered, seat: 2, to: 0, finds: ["moth-dust"], veiled: 1, any: 1, cried: true },
      { ...offered, seat: 0, to: 3, finds: [], veiled: 0, any: 0, cried: false },
    ],
    time: 60,
  },
};

test("on a market day a find goes into the offer face up or face down", () => {
  ask(["lay:left-boot", "veil:left-boot", "withdraw", "accept:2", "done"], MARKET);
  tap('[data-find="left-boot"]');
  tap(".veil");
  tap('[data-find="left-boot"]');
  tap(".market li .btn");
  expect(picks).toEqual(["lay:left-boot", "veil:left-boot", "accept:2"]);
  selection.veiled = false;
});

test("cards that fit every window only glow", () => {
  const { hold, calls } = panel;
  const quiet = [offer("answer:cloak-of-nobody"), offer("pass")];
  const view = brew({ choice: null });
  expect(hold.rests?.(quiet, null, view)).toBe(true);
  expect(calls(quiet, view)).toBe(false);
  expect(calls([...quiet, offer("answer:bell-jar")], view)).toBe(true);
});

test("a card that is never to ask passes by itself, until something else was chosen", () => {
  habits.choose("mousetrap", "never");
  const moves = [offer("answer:mousetrap"), offer("pass")];
  const off = () => false;
  expect(panel.reflex(moves, brew(), true, off)).toBe("pass");
  expect(panel.reflex(moves, brew(), false, off)).toBeNull();
  expect(panel.reflex([...moves, offer("answer:bell-jar")], brew(), true, off)).toBeNull();
});

test("steps that nobody sees are made by one touch, the last one is confirmed", () => {
  const view = brew({ ...TURN, phase: "aim" });
  const [silent] = plain("at:1");
  if (!silent) throw new Error("no offer");
  expect(panel.hold.isLight?.(silent, view)).toBe(true);
  const last = { ...silent, foreseen: [{ event: "cast" }] };
  expect(panel.hold.isLight?.(last, view)).toBe(false);
});

test("a pompous title is what a seat is called", () => {
  expect(panel.says.titles(brew())).toEqual({ 1: "title-7" });
});
