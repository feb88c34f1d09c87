import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Client } from "../client";
import Review from "./Review.svelte";

const lines = { 3: { key: "prompt-over" } };
const asked = vi.fn((path: string) => Promise.resolve(Response.json({ lines, path })));
const client = new Client();
let shown: Record<string, unknown> | undefined;

async function look(at: number): Promise<string> {
  shown = mount(Review, {
    target: document.body,
    props: { id: "maple", at, words: client.speech.wordsOf("zundstoff") },
    context: client.context,
  });
  flushSync();
  expect(asked).not.toHaveBeenCalled();
  document.querySelector("button")?.click();
  await vi.waitFor(() => expect(document.querySelector("[role=status] p")).not.toBeNull());
  await vi.waitFor(() => expect(document.body.textContent).not.toContain("thought over"));
  return document.querySelector("[role=status]")?.textContent?.trim() ?? "";
}

beforeEach(async () => {
  asked.mockClear();
  vi.stubGlobal("fetch", asked);
  await client.speech.speak("en");
  await client.speech.learn("zundstoff");
  await client.speech.learnPage("replay");
});

afterEach(async () => {
  if (shown) await unmount(shown);
});

test("a choice is reviewed when the reader asks, and not before", async () => {
  expect(await look(3)).toBe("The race is over.");
  expect(asked).toHaveBeenCalledTimes(1);
  expect(asked.mock.calls[0]?.[0]).toContain("/api/replays/maple/review");
});

test("where nothing was decided, that is said", async () => {
  expect(await look(2)).toContain("nothing to decide");
});
