import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Client } from "../client";
import type { OwnTable } from "../protocol.gen";
import MyGames from "./MyGames.svelte";

const table: OwnTable = {
  id: "oak",
  game: "verflixxt",
  stage: "playing",
  sitters: [{ name: "Ada", badge: "A", bot: false }],
  me: 0,
  awaited: [0],
  at: 1,
};
const asked: { path: string; body: string }[] = [];
let client: Client;
let page: Record<string, unknown>;

async function open(hash = ""): Promise<void> {
  history.replaceState({}, "", `/mine${hash}`);
  page = mount(MyGames, { target: document.body, context: client.context });
  await vi.waitFor(() => expect(document.querySelector(".tables > li")).not.toBeNull());
}

function press(words: string): void {
  const found = [...document.querySelectorAll("button")].find(
    (each) => each.textContent?.trim() === words,
  );
  expect(found, words).toBeDefined();
  found?.click();
  flushSync();
}

beforeEach(async () => {
  localStorage.clear();
  asked.length = 0;
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    asked.push({ path, body: String(init.body ?? "") });
    if (path === "/api/handovers/fetch")
      return Promise.resolve(Response.json({ seats: [{ table: "elm", token: "t2" }] }));
    if (path === "/api/handovers")
      return Promise.resolve(Response.json({ ticket: "c0de", seats: 1, seconds: 600 }));
    if (path === "/api/qr") return Promise.resolve(Response.json({ size: 1, path: "M0 0h1" }));
    return Promise.resolve(Response.json({ tables: [table], results: [] }));
  });
  client = new Client();
  client.seatbook.keep("oak", "t1");
  await client.speech.speak("en");
  await client.speech.learnPage("mine");
});
afterEach(async () => {
  await unmount(page);
  history.replaceState({}, "", "/");
});

test("a table is forgotten when somebody is sure", async () => {
  await open();
  expect(document.querySelector("main header")?.textContent).toContain("waiting for you");
  press("Forget");
  expect(client.seatbook.tokenOf("oak")).toBe("t1");
  press("Yes, forget");
  expect(client.seatbook.tokenOf("oak")).toBeNull();
  expect(document.body.textContent).toContain("You have no chair anywhere yet");
});

test("seats that another device sent are fetched when somebody says so, and only then", async () => {
  await open("#fetch=c0de");
  expect(location.hash).toBe("");
  expect(asked.map(({ path }) => path)).not.toContain("/api/handovers/fetch");
  press("Take them here");
  await vi.waitFor(() => expect(client.seatbook.tokenOf("elm")).toBe("t2"));
  const fetched = asked.find(({ path }) => path === "/api/handovers/fetch");
  expect(fetched?.body).toBe('{"ticket":"c0de"}');
});

test("the link to another device says what it gives away, and holds no token", async () => {
  await open();
  press("To another device");
  await vi.waitFor(() => expect(document.body.textContent).toContain("Works once"));
  expect(document.body.textContent).toContain("sits in all your chairs as you");
  const drawn = asked.find(({ path }) => path === "/api/qr");
  expect(drawn?.body).toContain("/mine#fetch=c0de");
  expect(drawn?.body).not.toContain("t1");
});
