import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Client } from "../src/client";
import WaitingRoom from "../src/lobby/WaitingRoom.svelte";
import type { ChairView, GameView, Request, TableView } from "../src/protocol.gen";

const game: GameView = {
  name: "verflixxt",
  version: 1,
  seats: [2, 3, 4],
  minutes: "20–40",
  options: [{ key: "expansion", values: ["none", "nochmal", "worms"], own: false }],
  families: {},
  lesson: 0,
  course: "",
};
const free: ChairView = {
  badge: "C",
  kind: "free",
  name: "",
  level: "",
  host: false,
  here: false,
  stand_in: false,
  seat: null,
  salt: "",
};
const mia: ChairView = { ...free, badge: "A", kind: "person", name: "Mia", host: true, here: true };
const bot: ChairView = { ...free, badge: "B", kind: "bot", name: "Flint", level: "keen" };
const table: TableView = {
  id: "oak",
  game: "verflixxt",
  options: {},
  chairs: [mia, bot, free],
  stage: "waiting",
  locked: false,
  door: "shut",
  breath: 1.5,
  patience: 60,
  time: null,
  commit: "c0ffee",
  replay: "",
  refusal: null,
  warning: null,
  question: null,
  again: null,
  watchers: 0,
  banned: [],
  course: [],
  next: {},
};
const client = new Client();
let sent: Request[] = [];
let room: Record<string, unknown> | undefined;

function enter(props: { me: number | null; host: boolean; table?: TableView }): void {
  const send = (request: Request) => sent.push(request);
  room = mount(WaitingRoom, {
    target: document.body,
    props: { table, send, ...props },
    context: client.context,
  });
  flushSync();
}

function press(words: string): void {
  const all = [...document.querySelectorAll("button")];
  const found = all.find((each) =>
    [each.textContent?.trim(), each.getAttribute("aria-label")].includes(words),
  );
  expect(found, words).toBeDefined();
  found?.click();
  flushSync();
}

beforeEach(async () => {
  sent = [];
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve(Response.json(path === "/api/games" ? [game] : { size: 1, path: "M0 0h1" })),
  );
  await client.speech.speak("en");
  await client.speech.learn("verflixxt");
});

afterEach(async () => {
  if (room) await unmount(room);
});

test("the host puts a bot on a free chair, frees another and starts", () => {
  enter({ me: 0, host: true });
  press("Add bot");
  press("Free the chair of Flint");
  press("Start with 2");
  expect(sent).toEqual([
    { do: "bot", chair: 2, level: "sensible" },
    { do: "kick", chair: 1 },
    { do: "start" },
  ]);
});

test("a person goes from the chair, or for good", () => {
  enter({
    me: 0,
    host: true,
    table: { ...table, chairs: [mia, { ...mia, badge: "B", name: "Bo" }, free] },
  });
  press("Free the chair of Bo");
  expect(sent).toEqual([]);
  press("Free the chair");
  press("Free the chair of Bo");
  press("Free it and keep them out");
  expect(sent).toEqual([
    { do: "kick", chair: 1, ban: false },
    { do: "kick", chair: 1, ban: true },
  ]);
});

test("the host sends watchers away, and lets people back in", () => {
  const banned = [{ number: 3, what: "sit" as const, name: "Bo" }];
  enter({ me: 0, host: true, table: { ...table, watchers: 2, banned } });
  expect(document.body.textContent).toContain("2 people watch");
  press("Send away");
  press("Let back in");
  expect(sent).toEqual([{ do: "send-away" }, { do: "lift", ban: 3 }]);
});

test("a guest sees nothing of that", () => {
  enter({ me: 1, host: false, table: { ...table, watchers: 2 } });
  expect(document.body.textContent).not.toContain("2 people watch");
});

test("the host opens the door, and reads what others then see", async () => {
  enter({ me: 0, host: true });
  expect(document.body.textContent).toContain("nobody sees this table on the shelf");
  const [, sit] = document.querySelectorAll<HTMLInputElement>(".door input");
  sit?.click();
  flushSync();
  expect(sent).toEqual([{ do: "arrange", door: "sit" }]);
  if (room) await unmount(room);
  enter({ me: 0, host: true, table: { ...table, door: "sit" } });
  expect(document.querySelector(".door p")?.textContent).toContain("with all your names");
});

test("a guest is told that the door is open, and cannot shut it", () => {
  enter({ me: 1, host: false, table: { ...table, door: "watch" } });
  expect(document.body.textContent).toContain("anyone on this server sees your names here");
  expect(document.querySelector(".door")).toBeNull();
});

test("whoever opens the link sits down with the badge that is free", () => {
  enter({ me: null, host: false });
  press("Sit down");
  expect(sent[0]).toMatchObject({ do: "sit", name: "Guest", badge: "C" });
});

test("at a locked table a stranger is not asked to sit", () => {
  enter({ me: null, host: false, table: { ...table, locked: true } });
  expect(document.body.textContent).toContain("The door is locked");
  expect(document.querySelector("form")).toBeNull();
});

test("too few are told how many more it takes", () => {
  const refusal = { rule: "seats", cite: "", facts: { seats: 2, fewest: 3, most: 8 } };
  enter({ me: 0, host: true, table: { ...table, refusal } });
  expect(document.querySelector(".start")?.textContent).toContain("One more player or bot");
});

test("what forbids the start is said, and the start waits", () => {
  const refusal = { rule: "seats", cite: "", facts: { seats: 2, fewest: 1, most: 1 } };
  enter({ me: 0, host: true, table: { ...table, refusal } });
  const start = document.querySelector(".start");
  expect(start?.textContent).toContain("2 cannot play: this game is for 1 to 1.");
  expect(start?.querySelector("button")?.disabled).toBe(true);
});

test("a guest is told for whom the table waits", () => {
  enter({ me: 1, host: false });
  expect(document.title).toBe("Two at the table. Waiting for Mia to light the fuse.");
});
