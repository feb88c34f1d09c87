import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import { Client } from "../client";
import type { Chatted, Request } from "../protocol.gen";
import { Words } from "../words";
import Chat from "./Chat.svelte";
import type { Phrase } from "./phrases";

const line: Chatted = {
  number: 0,
  chair: 1,
  name: "Ben",
  badge: "B",
  text: "",
  phrase: "mind-robot",
  at: 0,
};
let sent: Request[] = [];
let chat: Record<string, unknown> | undefined;

function talk(signals: Phrase[] | null): void {
  const send = (request: Request) => sent.push(request) > 0;
  const props = {
    lines: [line],
    seated: true,
    signals,
    signs: { "mind-robot": "robot" as const },
    words: new Words([]),
    open: true,
    send,
  };
  chat = mount(Chat, { target: document.body, props, context: new Client().context });
  flushSync();
}

const field = () => document.querySelector("input");
const buttons = () => [...document.querySelectorAll<HTMLElement>("[role=group] button")];

afterEach(async () => {
  if (chat) await unmount(chat);
  sent = [];
});

test("where everybody talks freely there is a field to write in", () => {
  talk(null);
  expect(field()).not.toBeNull();
  expect(buttons()).toHaveLength(9);
});

test("where only signals are allowed there is nothing else to say, and a sentence why", () => {
  talk(["mind-robot", "take-time"]);
  expect(field()).toBeNull();
  expect(buttons().map((button) => button.textContent?.trim())).toEqual([
    "phrase-mind-robot",
    "phrase-take-time",
  ]);
  expect(document.body.textContent).toContain("table-signals-why");
});

test("where not even signals are allowed a sentence says so", () => {
  talk([]);
  expect(field()).toBeNull();
  expect(buttons()).toHaveLength(0);
  expect(document.body.textContent).toContain("table-silence");
  expect(document.body.textContent).not.toContain("table-signals-why");
});

test("a signal is given by one touch", () => {
  talk(["take-time"]);
  buttons()[0]?.click();
  expect(sent).toEqual([{ do: "say", phrase: "take-time" }]);
});

test("a signal that was given shows its sign", () => {
  talk(null);
  expect(document.querySelector("li p use")?.getAttribute("href")).toBe("#i-robot");
});
