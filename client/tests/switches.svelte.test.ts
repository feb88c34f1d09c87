import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Settings } from "../src/settings.svelte";

const KEY = "powderkeg.settings";
let stop: () => void = () => undefined;

/** The settings as a page finds them that was opened just now. */
function opened(): Settings {
  const settings = new Settings();
  stop = $effect.root(() => settings.apply());
  flushSync();
  return settings;
}

const kept = () => JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, unknown>;

beforeEach(() => localStorage.clear());
afterEach(() => stop());

test("a switch of a game is off until somebody turns it on", () => {
  const settings = opened();
  expect(settings.isOn("steady")).toBe(false);
  settings.turn("steady", true);
  flushSync();
  expect(settings.isOn("steady")).toBe(true);
  expect(kept()).toMatchObject({ steady: true, sound: true });
});

test("what was switched on long ago still is, beside the other settings", () => {
  localStorage.setItem(KEY, JSON.stringify({ theme: "dark", swapped: true, steady: false }));
  const settings = opened();
  expect([settings.isOn("swapped"), settings.isOn("steady")]).toEqual([true, false]);
  expect(kept()).toMatchObject({ theme: "dark", swapped: true, steady: false });
});
