import { flushSync, tick } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { seatAt } from "../../../tests/board.svelte";
import { mat } from "../../../tests/mat";
import type { Offer } from "../face";
import Board from "./Board.svelte";
import { selection } from "./selection.svelte";
import type { BombBustersView } from "./types";

const HANDS = "1 4 4 6.5 8 12* | 2 3 8! 8 9 12* | 5 7 8 10 | 4 5 6 8";
const VIEW = mat(HANDS, { lives: 3, aid: "values" });

function offers(...moves: string[]): Offer[] {
  return moves.map((move) => ({ move, kind: move.split(":")[0] ?? "", facts: {}, foreseen: [] }));
}

const CUTS = offers("cut:1B=8", "cut:1D=8", "cut:1D=4", "cut:1D=4/2", "cut:2A=1");

const seated = seatAt({
  Board,
  width: 1104,
  height: 560,
  told: { view: VIEW, offers: CUTS },
});

beforeEach(() => {
  seated.props.seats = ["Ada", "Ben", "Cleo", "Dan"].map((name, seat) => ({
    seat,
    name,
    badge: "ABCD"[seat] ?? "A",
    bot: false,
  }));
  flushSync();
});

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`${selector} is not on the mat`);
  return found;
}

const wire = (spot: string) => find(`[data-wire="${spot}"]`);

function tap(spot: string): void {
  find(`[data-tap="${spot}"]`).dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
  flushSync();
}

function show(view: Partial<BombBustersView>, ...moves: string[]): void {
  seated.props.view = { ...VIEW, ...view };
  seated.props.offers = offers(...moves);
  flushSync();
}

test("everybody has a stand, mine shows its faces, the others their backs", () => {
  expect(document.querySelectorAll("[data-stand]")).toHaveLength(4);
  expect(wire("0B").classList).toContain("blue");
  expect(wire("0D").classList).toContain("red");
  expect(wire("1B").classList).toContain("back");
  expect(wire("1F").textContent).toContain("12");
});

describe("a Dual Cut", () => {
  test("is a teammate's wire, then one of mine", () => {
    tap("1D");
    expect(seated.props.onpick).not.toHaveBeenCalled();
    expect(wire("1D").classList).toContain("picked");
    tap("0E");
    expect(seated.props.onpick).toHaveBeenCalledWith("cut:1D=8");
  });

  test("is one of mine, then a teammate's", () => {
    tap("0E");
    tap("1B");
    expect(seated.props.onpick).toHaveBeenCalledWith("cut:1B=8");
  });

  test("opens the copy that was tapped", () => {
    tap("1D");
    tap("0C");
    expect(seated.props.onpick).toHaveBeenCalledWith("cut:1D=4/2");
  });

  test("is made by the key that picked it, pressed once more, and never by a second tap", () => {
    tap("1D");
    tap("0E");
    seated.props.picked = "cut:1D=8";
    seated.props.onpick = vi.fn();
    flushSync();
    tap("0E");
    expect(seated.props.onpick).not.toHaveBeenCalled();
    find('[data-tap="0E"]').click();
    expect(seated.props.onpick).toHaveBeenCalledExactlyOnceWith("cut:1D=8");
  });

  test("shows what is said, and the cutters at my own wire", () => {
    tap("1D");
    tap("0E");
    seated.props.picked = "cut:1D=8";
    flushSync();
    expect(find('[data-wire="1D"] .claim').textContent?.trim()).toBe("8?");
    expect(find('[data-wire="0E"] .snip')).toBeTruthy();
  });

  test("is given up with what was picked", () => {
    tap("1D");
    tap("0E");
    seated.props.picked = "cut:1D=8";
    flushSync();
    seated.props.picked = null;
    flushSync();
    expect([selection.spot, selection.values]).toEqual([null, []]);
    expect(seated.props.onpick).toHaveBeenCalledTimes(1);
  });

  test("dims what cannot be named, and says why not", () => {
    expect(wire("0D").classList).toContain("dim");
    tap("0D");
    expect(seated.props.onwhy).toHaveBeenCalledWith("reveal");
  });

  test("can be begun on the panel, too", () => {
    selection.spot = "1B";
    selection.values = ["8"];
    flushSync();
    expect(seated.props.onpick).toHaveBeenCalledWith("cut:1B=8");
  });

  test("is forgotten when something else is asked", () => {
    tap("1D");
    show({ turn: 1, turns: 1, claims: [] });
    expect(selection.spot).toBeNull();
  });
});

test("out of turn a wire is only looked at, and the aid lies beside it", () => {
  const stands = VIEW.seats[1]?.stands.map((stand) => ({
    ...stand,
    wires: stand.wires.map((one) => ({ ...one, may: ["8" as const, "9" as const] })),
  }));
  const seats = VIEW.seats.map((one, i) => (i === 1 && stands ? { ...one, stands } : one));
  show({ turn: 1, claims: [], seats });
  tap("1D");
  expect(seated.props.onwhy).not.toHaveBeenCalled();
  expect(find(".slip")).toBeTruthy();
});

test("in an aim one tap points", () => {
  const aim = { seat: 0, how: "double", values: ["8"], spots: ["1B"], need: 2 } as const;
  show({ phase: "aim", aim: { ...aim, values: ["8"], spots: ["1B"] } }, "at:1D", "at:1E");
  expect(wire("1B").classList).toContain("picked");
  expect(wire("1D").classList).toContain("can");
  tap("1D");
  expect(seated.props.onpick).toHaveBeenCalledWith("at:1D");
  tap("2A");
  expect(seated.props.onwhy).toHaveBeenCalledWith("at:2A");
});

test("the radar is asked on the strip", () => {
  show({}, "radar:7");
  selection.take("radar");
  flushSync();
  find('[data-number="7"]').click();
  flushSync();
  expect(seated.props.onpick).toHaveBeenCalledWith("radar:7");
});

test("who is appointed glows by name", () => {
  show({ phase: "appoint" }, "appoint:1", "appoint:2");
  expect(find('[data-name="1"]').classList).toContain("can");
  find('[data-name="2"]').click();
  expect(seated.props.onpick).toHaveBeenCalledWith("appoint:2");
});

test("events played at once change the mat", async () => {
  await seated.board.play(
    { event: "cut", seat: 0, owner: 1, place: "B", own: "E", value: "8", wires: ["8", "8"] },
    0,
  );
  await seated.board.play({ event: "tagged", owner: 2, place: "A", value: "5", why: "miss" }, 0);
  flushSync();
  expect(wire("1B").classList).toContain("open");
  expect(wire("0E").classList).toContain("open");
  expect(find('[data-wire="2A"] [data-token]').textContent).toContain("5");
});

test("a wire that comes is sorted in", async () => {
  await seated.board.play({ event: "robot-gave", owner: 2, place: "B", wire: "unknown" }, 0);
  flushSync();
  expect(find('[data-wire="2B"] .came')).toBeTruthy();
  expect(document.querySelectorAll('[data-stand="2"] [data-wire]')).toHaveLength(5);
});

test("what is pointed at in mission 50 is seen for a moment, at any pace", async () => {
  vi.useFakeTimers();
  const shown = seated.board.play(
    { event: "pointed", owner: 2, place: "A", value: "5", why: "miss" },
    0,
  );
  await tick();
  expect(find(".memory").textContent).toContain("5");
  await vi.advanceTimersByTimeAsync(800);
  await shown;
  expect(find(".memory")).toBeTruthy();
  await vi.advanceTimersByTimeAsync(3000);
  flushSync();
  expect(document.querySelector(".memory")).toBeNull();
  vi.useRealTimers();
});

describe("by keyboard", () => {
  const press = (key: string) => {
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    flushSync();
  };
  const at = () => document.activeElement?.getAttribute("data-tap");

  test("the Tab key stops once", () => {
    const stops = [...document.querySelectorAll<HTMLElement>("[data-hit]")];
    expect(stops.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  });

  test("arrows go along a stand, and to the next", () => {
    find('[data-tap="1A"]').focus();
    press("ArrowRight");
    expect(at()).toBe("1B");
    press("ArrowDown");
    expect(at()?.startsWith("2")).toBe(true);
    press("End");
    expect(at()).toBe("2D");
  });

  test("Escape lays everything down", () => {
    tap("1D");
    press("Escape");
    expect([selection.spot, selection.forward]).toEqual([null, null]);
  });
});
