import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { brew, effect } from "../../../tests/elixir";
import { CLEARING, clears, plaguesOf, shuffled } from "./curses";

const same = (card: string) => card;

describe("curses on the eyes", () => {
  const cursed = (changes = {}) =>
    brew({ effects: ["103", "104", "105"].map((id) => effect(`${id}:2>0=3`, changes)) });

  it("plague their victim alone", () => {
    expect(plaguesOf(cursed(), 0)).toEqual({ mirrored: true, upside: true, foggy: true });
    expect(plaguesOf(cursed(), 1)).toEqual({ mirrored: false, upside: false, foggy: false });
    expect(plaguesOf(cursed(), null).mirrored).toBe(false);
  });

  it("do nothing to who needs a steady view", () => {
    expect(plaguesOf(cursed({ steady: true }), 0).mirrored).toBe(false);
  });
});

describe("a shuffled hand", () => {
  const hand = ["bell-jar", "moon-milk", "odd-button", "raven-ink", "spyglass"];

  it("holds the same cards, in the same disorder while nothing changes", () => {
    const mixed = shuffled(hand, same);
    expect(mixed.toSorted()).toEqual(hand);
    expect(mixed).not.toEqual(hand);
    expect(shuffled(hand, same)).toEqual(mixed);
  });

  it("lies otherwise once it has changed", () => {
    const before = shuffled(hand, same);
    const after = shuffled([...hand, "tax-drum"], same).filter((card) => card !== "tax-drum");
    expect(after).not.toEqual(before);
  });
});

describe("a foggy card", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each(["pointerdown", "focus"])("clears a second after %s, and fogs up again", (begin) => {
    const button = document.createElement("button");
    const told = vi.fn();
    const stop = clears(told)(button);
    button.dispatchEvent(new Event(begin));
    vi.advanceTimersByTime(CLEARING - 1);
    expect(button.hasAttribute("data-clear")).toBe(false);
    vi.advanceTimersByTime(1);
    expect(button.hasAttribute("data-clear")).toBe(true);
    button.dispatchEvent(new Event(begin === "focus" ? "blur" : "pointerleave"));
    expect(button.hasAttribute("data-clear")).toBe(false);
    expect(told.mock.calls).toEqual([[true], [false]]);
    if (stop) stop();
  });
});
