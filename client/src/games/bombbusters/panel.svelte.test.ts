import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BOMB } from "../../../tests/bomb";
import { Client } from "../../client";
import type { Facts, HandProps, Offer } from "../face";
import { selection } from "./selection.svelte";
import Panel from "./Panel.svelte";
import type { BombBustersView } from "./types";

const offer = (move: string, facts: Facts = {}): Offer => ({
  move,
  kind: move.split(":")[0] ?? "",
  facts,
  foreseen: [],
});
const NAMES = ["Mia", "Opa Karl", "Léa", "Zunder"];

let mounted: ReturnType<typeof mount> | null = null;
let props: HandProps<BombBustersView>;

/** Mia sits before these choices. */
function ask(offers: Offer[], view: Partial<BombBustersView> = {}): void {
  const asked: HandProps<BombBustersView> = $state({
    offers,
    picked: null,
    view: { ...BOMB, ...view },
    seats: NAMES.map((name, seat) => ({ seat, name, badge: "ABCD"[seat] ?? "A", bot: false })),
    me: 0,
    volunteer: false,
    say: (key: string, facts: Facts = {}) => [key, ...Object.values(facts)].join(" "),
    nameOf: ({ move }: Offer) => move,
    onpick: vi.fn((move: string) => void (asked.picked = move)),
    onlook: vi.fn((move: string | null) => void (asked.picked = move)),
    onconfirm: vi.fn(),
    onwhy: vi.fn(),
  });
  props = asked;
  mounted = mount(Panel, { target: document.body, props, context: new Client().context });
  flushSync();
}

function tap(label: string): void {
  const button = [...document.querySelectorAll("button")].find(
    (each) => (each.getAttribute("aria-label") ?? each.textContent?.trim()) === label,
  );
  if (!button) throw new Error(`no button says ${label}`);
  button.click();
  flushSync();
}

const heads = () =>
  [...document.querySelectorAll(".outcomes p > b")].map((each) => each.textContent);

beforeEach(() => selection.clear());
afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = null;
});

test("a wire and a value tell all that can come of it", () => {
  ask([offer("cut:1H=8")]);
  selection.spot = "1H";
  selection.values = ["8"];
  flushSync();
  expect(heads()).toEqual(["bb-see", "bb-yes 8", expect.stringContaining("bb-no"), "bb-red"]);
});

test("before anything is said, the values that could be said are there", () => {
  ask([offer("cut:1H=8"), offer("skip")]);
  expect(document.querySelectorAll(".cut .chips button")).toHaveLength(BOMB.claims.length);
  tap("skip");
  expect(props.onpick).toHaveBeenCalledWith("skip");
});

test("a value tapped here is said on the mat", () => {
  ask([offer("cut:1H=8")]);
  tap("bb-value 6");
  expect(selection.values).toEqual(["6"]);
});

test("who takes a card up lets go of what was picked", () => {
  ask([offer("cut:1H=8"), offer("double:8"), offer("double:6")]);
  props.picked = "cut:1H=8";
  selection.take("double");
  flushSync();
  expect(props.onlook).toHaveBeenCalledWith(null);
  tap("bb-put-back");
  expect(selection.tool).toBeNull();
});

test("a wire for a partner goes to whom one names", () => {
  ask([offer("walkie:0C>1"), offer("walkie:0C>2")]);
  selection.take("walkie");
  flushSync();
  tap("bb-wire C yellow");
  tap("Léa");
  expect(props.onpick).toHaveBeenCalledWith("walkie:0C>2");
});

test("batteries serve one, or two", () => {
  ask(["batteries:1", "batteries:3", "batteries:1+3"].map((move) => offer(move)));
  selection.take("batteries");
  flushSync();
  tap("Zunder");
  tap("Opa Karl");
  expect(props.picked).toBe("batteries:1+3");
});

test("a call is made by one touch", () => {
  ask([offer("snip"), offer("decline")], {
    phase: "call",
    props: { deck: { card: 8, left: 4 }, calls: { window: 6, declined: [] } },
  });
  tap("snip");
  expect(props.onpick).toHaveBeenCalledWith("snip");
  expect(props.onconfirm).toHaveBeenCalledOnce();
});

test("a false token needs a wire, then a number", () => {
  ask([offer("lie:0D=7"), offer("lie:0D=9"), offer("lie:0E=7")]);
  tap("bb-wire D 4");
  tap("bb-value 9");
  expect(props.onpick).toHaveBeenCalledWith("lie:0D=9");
});

test("two Number cards are dropped, and a third replaces both", () => {
  const pair = (first: number, second: number) =>
    offer(`drop:${first}+${second}`, { first, second });
  ask([pair(3, 9), pair(3, 10), pair(9, 10)], { props: { faces: [3, 9, 10] } });
  tap("9");
  tap("3");
  expect(props.picked).toBe("drop:3+9");
  tap("10");
  tap("3");
  expect(props.picked).toBe("drop:3+10");
});

test("oxygen is given and taken step by step, and never nought", () => {
  const trade = (amount: number) =>
    offer(`oxygen:1${amount > 0 ? "+" : ""}${amount}`, {
      seat: 1,
      amount: Math.abs(amount),
      way: amount > 0 ? "give" : "take",
    });
  ask([trade(-1), trade(1), trade(2), offer("no-trade")]);
  tap("bb-trade-give");
  tap("bb-trade-give");
  expect(props.picked).toBe("oxygen:1+2");
  tap("bb-trade-take");
  tap("bb-trade-take");
  expect(props.picked).toBe("oxygen:1-1");
});

test("with a detector in hand it is told what the wires can be", () => {
  const aim = { seat: 0, how: "double" as const, values: ["8" as const], spots: [], need: 2 };
  ask([offer("at:1A", { owner: 1 }), offer("at:1B", { owner: 1 })], { phase: "aim", aim });
  expect(heads()).toEqual(["bb-one-is bb-value 8", "bb-none-is", "bb-all-red"]);
});
