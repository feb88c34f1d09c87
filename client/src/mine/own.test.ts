import { beforeEach, expect, test, vi } from "vitest";
import { Client } from "../client";
import type { GameResult, OwnTable } from "../protocol.gen";
import { forget, forgetAll, lookUp, takeIn, written } from "./own";
import { stateOf } from "./state";
import { ago } from "./when";

const table: OwnTable = {
  id: "oak",
  game: "verflixxt",
  stage: "playing",
  sitters: [
    { name: "Ada", badge: "A", bot: false },
    { name: "Ben", badge: "B", bot: false },
  ],
  me: 0,
  awaited: [1],
  at: 100,
};
const result: GameResult = {
  replay: "r1",
  table: "oak",
  game: "verflixxt",
  options: {},
  names: ["Ada", "Ben"],
  badges: ["A", "B"],
  bots: ["", ""],
  branch: 0,
  me: 0,
  at: 90,
  outcome: { scores: [3, 1], winners: [0], teams: [0, 1], why: "A30" },
};
const asked: { path: string; body: string }[] = [];
const answers: Record<string, () => Response> = {};
let client: Client;

beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
  answers["/api/own"] = () => Response.json({ tables: [table], results: [result] });
  answers["/api/replays/r1/record"] = () => new Response("a record");
  answers["/api/replays/result"] = () =>
    Response.json({ ...result, replay: "", table: "", me: null, at: 0 });
  vi.stubGlobal("fetch", (path: string, init?: RequestInit) => {
    asked.push({ path, body: String(init?.body ?? "") });
    return Promise.resolve(answers[path]?.() ?? new Response("", { status: 404 }));
  });
  client = new Client();
});

const silent = () => undefined;

test("tokens are told in the body, and what was finished is noted", async () => {
  client.seatbook.keep("oak", "s3cret", "verflixxt");
  expect(await lookUp(client)).toEqual([table]);
  expect(asked).toEqual([
    { path: "/api/own", body: '{"seats":[{"table":"oak","token":"s3cret"}]}' },
  ]);
  expect(client.gamebook.games).toEqual([result]);
});

test("whoever holds no seat asks for nothing", async () => {
  expect(await lookUp(client)).toEqual([]);
  expect(asked).toEqual([]);
});

test("a table is forgotten with its games, the others stay", () => {
  client.seatbook.keep("oak", "t1");
  client.seatbook.keep("elm", "t2");
  client.gamebook.add([result, { ...result, replay: "r2", table: "elm" }]);
  forget(client, "oak");
  expect(client.seatbook.seats.map((seat) => seat.table)).toEqual(["elm"]);
  expect(client.gamebook.games.map((game) => game.replay)).toEqual(["r2"]);
  forgetAll(client);
  expect([client.seatbook.seats, client.gamebook.games]).toEqual([[], []]);
});

test("what is written into a file is found again by a browser that knows nothing", async () => {
  client.seatbook.keep("oak", "s3cret", "verflixxt", 5);
  client.gamebook.add([result]);
  const file = JSON.stringify(await written(client, silent));
  forgetAll(client);
  expect(await takeIn(client, file, silent)).toEqual({ seats: 1, games: 1 });
  expect(client.seatbook.tokenOf("oak")).toBe("s3cret");
  expect(client.gamebook.games).toEqual([result]);
  expect(await takeIn(client, file, silent)).toEqual({ seats: 0, games: 0 });
});

test("a record that cannot be read does not keep the others out", async () => {
  client.gamebook.add([result]);
  const file = JSON.stringify(await written(client, silent));
  forgetAll(client);
  answers["/api/replays/result"] = () =>
    Response.json({ code: "bad-record", message: "" }, { status: 400 });
  expect(await takeIn(client, file, silent)).toEqual({ seats: 0, games: 0 });
});

test("a file that is something else is refused", async () => {
  for (const text of ["", "[]", '{"powderkeg":"games"}', "null"])
    await expect(takeIn(client, text, silent)).rejects.toMatchObject({ code: "bad-record" });
});

test("a table says whose turn it is", async () => {
  await client.speech.speak("en");
  const { say } = client.speech;
  expect(stateOf(table, say, "en")).toBe("Waiting for Ben");
  expect(stateOf({ ...table, awaited: [0, 1] }, say, "en")).toBe("Your turn");
  expect(stateOf({ ...table, awaited: null }, say, "en")).toBe("Being played");
  expect(stateOf({ ...table, stage: "waiting", awaited: null }, say, "en")).toBe("Not begun");
});

test("times are told as one would say them", () => {
  const now = 1_700_000_000;
  const told = [10, 120, 7200, 86_400, 3 * 86_400].map((gone) => ago(now - gone, "en", now));
  expect(told).toEqual(["now", "2 minutes ago", "2 hours ago", "yesterday", "3 days ago"]);
  expect(ago(now - 30 * 86_400, "de", now)).toBe("15.10.2023");
});
