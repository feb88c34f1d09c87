import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import Dial from "./Dial.svelte";

let dial: Record<string, unknown> | null = null;
afterEach(() => dial && unmount(dial));

function draw(lives: number, small: boolean): string[] {
  const say = (_: string, facts = {}) => Object.values(facts).join();
  dial = mount(Dial, { target: document.body, props: { lives, most: 4, small, say } });
  flushSync();
  const marked = document.querySelector('[stroke="var(--cream)"]')?.closest("g");
  const drawn = (small ? document.querySelector("b") : marked)?.textContent.trim() ?? "";
  return [drawn, document.querySelector("[role=img]")?.getAttribute("aria-label") ?? ""];
}

test.each([false, true])(
  "the needle, the number and the words tell the misses left (%s)",
  (small) => {
    expect(draw(3, small)).toEqual(["2", "2"]);
  },
);

test("before the last miss the dial is at nought, not at the burst", () => {
  expect(draw(1, false)).toEqual(["0", "0"]);
});
