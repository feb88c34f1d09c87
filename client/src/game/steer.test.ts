import { expect, test, vi } from "vitest";
import type { Offer } from "../games/face";
import { placeOf, steer } from "./steer";

const OFFERS: Offer[] = ["a", "b", "c"].map((move) => ({
  move,
  kind: "card",
  facts: {},
  foreseen: [],
}));

function press(key: string, picked: string | null) {
  const [onlook, onconfirm] = [vi.fn(), vi.fn()];
  const group = document.createElement("div");
  group.innerHTML = "<i></i>" + "<button role=radio></button>".repeat(OFFERS.length);
  document.body.replaceChildren(group);
  group.onkeydown = (event) => steer(event, { offers: OFFERS, picked, onlook, onconfirm });
  group.dispatchEvent(new KeyboardEvent("keydown", { key, cancelable: true }));
  const radios = [...group.querySelectorAll("button")];
  return {
    onlook,
    onconfirm,
    focused: radios.indexOf(document.activeElement as HTMLButtonElement),
  };
}

test("the first arrow looks at the first choice", () => {
  const { onlook, focused } = press("ArrowRight", null);
  expect(onlook).toHaveBeenCalledWith("a");
  expect(focused).toBe(0);
});

test("an arrow at the end begins again", () => {
  expect(press("ArrowDown", "c").onlook).toHaveBeenCalledWith("a");
  expect(press("ArrowLeft", "a").focused).toBe(2);
});

test("Enter makes the move that is looked at, and nothing else", () => {
  expect(press("Enter", "b").onconfirm).toHaveBeenCalledOnce();
  expect(press("Enter", null).onconfirm).not.toHaveBeenCalled();
  expect(press("x", "b").onlook).not.toHaveBeenCalled();
});

test("Tab comes to what is picked, or to the first", () => {
  expect([placeOf(OFFERS, "b"), placeOf(OFFERS, null), placeOf(OFFERS, "z")]).toEqual([1, 0, 0]);
});
