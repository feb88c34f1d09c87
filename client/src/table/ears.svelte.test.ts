import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Client } from "../client";
import type { Entry } from "../game/diary.svelte";
import { Words } from "../words";
import Ears from "./Ears.svelte";

const live = $state({ diary: { entries: [] as Entry[] }, called: false });
const telling = { words: new Words([]), prompt: "Your turn: choose a card." };
telling.words.event = ({ event }) => `${event}.`;
let ears: Record<string, unknown> | undefined;

const said = () => document.querySelector("[role=status]")?.textContent;

function happen(...names: string[]): void {
  const from = live.diary.entries.length;
  const entries = names.map((event, at) => ({
    number: from + at + 1,
    kind: "event" as const,
    event: { event },
    sound: null,
  }));
  live.diary = { entries: [...live.diary.entries, ...entries] };
  flushSync();
}

function wait(ms: number): void {
  vi.advanceTimersByTime(ms);
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(live, { diary: { entries: [] }, called: false });
  ears = mount(Ears, {
    target: document.body,
    props: { live, telling },
    context: new Client().context,
  });
  flushSync();
});
afterEach(async () => {
  if (ears) await unmount(ears);
  vi.useRealTimers();
});

test("what happens in one go is told as one message, with the call at its end", () => {
  happen("Ben shows blue 3");
  happen("Ada shows red 2");
  live.called = true;
  flushSync();
  expect(said()).toBe("");
  wait(250);
  expect(said()).toBe("Ben shows blue 3. Ada shows red 2. Your turn: choose a card.");
});

test("of a long story only the end is told, and how much the log has besides", () => {
  happen("one", "two", "three", "four", "five", "six", "seven");
  wait(250);
  expect(said()).toMatch(/^\S.* four\. five\. six\. seven\.$/);
  expect(said()).not.toContain("three");
});

test("nothing is told twice, and soon it is gone from the page", () => {
  happen("Ben passes");
  wait(250);
  happen("Ada passes");
  wait(250);
  expect(said()).toBe("Ada passes.");
  wait(7000);
  expect(said()).toBe("");
});
