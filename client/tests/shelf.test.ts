import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Client } from "../src/client";
import { TITLES } from "../src/facts.gen";
import type { GameView } from "../src/protocol.gen";
import Shelf from "../src/shelf/Shelf.svelte";

const bare: GameView = {
  name: "verflixxt",
  version: 1,
  seats: [2, 3, 4, 5, 6, 7, 8],
  minutes: "20–40",
  options: [],
  families: {},
  lesson: 5,
  course: "",
};
const games = [bare];
const others = Object.keys(TITLES.en).filter((game) => game !== bare.name);
const asked: { path: string; body: unknown }[] = [];
let client: Client;
let page: Record<string, unknown>;

const sitters = [{ name: "Mia", badge: "C", bot: false }] as const;
const door = { game: "verflixxt", stage: "waiting", sitters, free: 3, since: 0 };

function answer(path: string, method = "GET"): Response {
  if (path === "/api/games") return Response.json(games);
  if (path === "/api/tables" && method === "GET")
    return Response.json([
      { ...door, id: "elm" },
      { ...door, id: "fir", stage: "playing", free: 0 },
    ]);
  if (path === "/api/own")
    return Response.json({
      tables: [{ ...door, id: "oak", stage: "playing", me: 0, awaited: [0], at: 1 }],
      results: [],
    });
  if (path === "/api/tables") return Response.json({ table: "oak", token: "t0k" });
  return Response.json({ code: "no-table", message: "" }, { status: 404 });
}

beforeEach(async () => {
  asked.length = 0;
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    asked.push({ path, body: init.body ? JSON.parse(String(init.body)) : null });
    return Promise.resolve(answer(path, init.method));
  });
  client = new Client();
  await client.speech.speak("en");
  page = mount(Shelf, { target: document.body, context: client.context });
  await vi.waitFor(() => expect(document.body.textContent).toContain("2–8"));
});

afterEach(async () => {
  await unmount(page);
  localStorage.clear();
  history.replaceState({}, "", "/");
});

const button = (words: string) =>
  [...document.querySelectorAll("button")].find((each) => each.textContent?.trim() === words);

test("a sealed box says so and cannot be pressed", () => {
  const boxes = [...document.querySelectorAll("li")].map((box) => ({
    sealed: box.textContent?.includes("Still sealed"),
    button: box.querySelector("button") !== null,
  }));
  expect(boxes).toEqual([
    { sealed: false, button: true },
    ...others.map(() => ({ sealed: true, button: false })),
  ]);
});

test("what only the server knows stands on the shelf as well, and is counted", async () => {
  await unmount(page);
  games.push({ ...bare, name: "lantern", seats: [2] });
  page = mount(Shelf, { target: document.body, context: client.context });
  await vi.waitFor(() => expect(document.body.textContent).toContain("lantern"));
  games.pop();
  expect(document.querySelectorAll("li")).toHaveLength(others.length + 2);
  expect(document.querySelector("h1")?.textContent).toContain("Six boxes.");
  document.querySelector<HTMLButtonElement>("button[aria-label=lantern]")?.click();
  flushSync();
  button("Play now")?.click();
  await vi.waitFor(() => expect(location.pathname).toBe("/t/oak"));
  const made = asked.find(({ path, body }) => path === "/api/tables" && body)?.body;
  expect(made).toMatchObject({ game: "lantern", bots: { count: 1 }, start: true });
});

test("Play now sits down with three bots and begins", async () => {
  button("Play now")?.click();
  await vi.waitFor(() => expect(location.pathname).toBe("/t/oak"));
  const made = asked.find(({ path, body }) => path === "/api/tables" && body)?.body;
  expect(made).toMatchObject({ game: "verflixxt", bots: { count: 3 }, start: true });
  expect(client.seatbook.tokenOf("oak")).toBe("t0k");
});

const cards = (title: string) =>
  [...document.querySelectorAll(`nav[aria-label="${title}"] .row a`)].map((card) => [
    card.getAttribute("href"),
    card.querySelector("small")?.textContent?.split(" · ")[0],
  ]);

test("tables with an open door can be sat down at or watched", async () => {
  await vi.waitFor(() => expect(cards("Open doors in this house")).toHaveLength(2));
  expect(cards("Open doors in this house")).toEqual([
    ["/t/elm", "3 chairs free"],
    ["/t/fir", "To be watched"],
  ]);
  expect(document.body.textContent).not.toContain("Your tables");
});

test("whoever sits somewhere sees whose turn it is there, and the way to all games", async () => {
  await unmount(page);
  client.seatbook.keep("oak", "t0k");
  client.seatbook.keep("elm", "t1k");
  page = mount(Shelf, { target: document.body, context: client.context });
  await vi.waitFor(() => expect(cards("Your tables")).toEqual([["/t/oak", "Your turn"]]));
  expect(document.querySelector('a[href="/mine"]')?.textContent).toBe("All your games");
  // Where one sits already is no news.
  await vi.waitFor(() => expect(cards("Open doors in this house")).toHaveLength(1));
});

test("without a server, playing says what is wrong and keeps the shelf", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  button("Play now")?.click();
  await vi.waitFor(() => expect(document.querySelector("[role=alert]")).not.toBeNull());
  expect(document.querySelector("[role=alert]")?.textContent).toContain("cannot be reached");
});

test("another language is spoken without a reload", async () => {
  await client.speech.speak("de");
  await tick();
  flushSync();
  expect(button("Gleich spielen")).toBeDefined();
});
