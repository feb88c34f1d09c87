import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Connection, freshKey, type ConnectionState } from "./connection";
import type { News } from "./protocol.gen";

class FakeSocket {
  static readonly all: FakeSocket[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly sent: Record<string, unknown>[] = [];
  closed = false;
  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.closed = true;
  }
  told(news: object) {
    this.onmessage?.({ data: JSON.stringify(news) });
  }
  welcome(stage = "playing", commit = "first") {
    this.onopen?.();
    this.told({ tell: "welcome", ping: 15, table: { stage, commit } });
  }
  breaks(code = 1006) {
    this.onclose?.({ code });
  }
}

let states: ConnectionState[];
let heard: News[];
let connection: Connection;
const latest = () => {
  const socket = FakeSocket.all.at(-1);
  if (!socket) throw new Error("nobody has called");
  return socket;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all.length = 0;
  states = [];
  heard = [];
  connection = new Connection("ws://table", {
    token: () => "secret",
    news: (news) => heard.push(news),
    state: (state) => states.push(state),
  });
  connection.open();
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a connection", () => {
  test("says hello with the seat's token", () => {
    latest().welcome();
    expect(latest().sent).toEqual([{ do: "hello", token: "secret", wants: ["foresight", "twin"] }]);
    expect(states).toEqual(["open"]);
  });

  test("calls again at once when it breaks, then after growing pauses", () => {
    latest().welcome();
    latest().breaks();
    expect(states).toEqual(["open", "lost"]);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all).toHaveLength(2);
    latest().breaks();
    vi.advanceTimersByTime(250);
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(300);
    expect(FakeSocket.all).toHaveLength(3);
    for (let n = 0; n < 12; n++) {
      latest().breaks();
      vi.advanceTimersByTime(6_300);
    }
    expect(FakeSocket.all).toHaveLength(15);
  });

  test("calls at once when the network is back", () => {
    latest().welcome();
    latest().breaks();
    vi.advanceTimersByTime(1);
    latest().breaks();
    window.dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(3);
  });

  test("asks whether somebody is there, and gives up after silence", () => {
    latest().welcome();
    vi.advanceTimersByTime(16_000);
    expect(latest().sent.at(-1)).toEqual({ do: "ping" });
    const first = latest();
    vi.advanceTimersByTime(10_000);
    expect(first.closed).toBe(true);
    expect(FakeSocket.all).toHaveLength(2);
    expect(states).toEqual(["open", "lost"]);
  });

  test("holds while pongs come", () => {
    latest().welcome();
    for (let n = 0; n < 6; n++) {
      vi.advanceTimersByTime(15_000);
      latest().told({ tell: "pong" });
    }
    expect(FakeSocket.all).toHaveLength(1);
    expect(heard.map((news) => news.tell)).toEqual(["welcome"]);
  });

  test.each([4404, 4410, 4411])("does not call again where nobody opens: %i", (code) => {
    latest().onopen?.();
    latest().breaks(code);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(states).toEqual(["closed"]);
  });

  test("rests before it calls again after a flood", () => {
    latest().welcome();
    latest().breaks(4429);
    vi.advanceTimersByTime(3_500);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(3_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test("stays silent once it is closed", () => {
    latest().welcome();
    connection.close();
    vi.advanceTimersByTime(60_000);
    window.dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(1);
    expect(states.at(-1)).toBe("closed");
  });
});

describe("a move", () => {
  const play = () => latest().sent.find((request) => request["do"] === "play");

  test("is said again with the same key after a break", () => {
    latest().welcome();
    connection.play(7, "pawn:3");
    const first = play();
    latest().breaks();
    vi.advanceTimersByTime(1);
    latest().welcome();
    expect(play()).toEqual(first);
  });

  test("made while there is no connection is said when it is back", () => {
    latest().welcome();
    latest().breaks();
    connection.play(7, "pawn:3");
    vi.advanceTimersByTime(1);
    latest().welcome();
    expect(play()).toMatchObject({ at: 7, move: "pawn:3" });
  });

  test.each([
    ["played", (key: unknown) => ({ tell: "played", key, at: 8 })],
    ["refused", () => ({ tell: "refused", move: "pawn:3", refusal: {} })],
    ["a problem", (key: unknown) => ({ tell: "problem", code: "stale", message: "", key })],
  ])("is not said again once it was answered: %s", (_, answer) => {
    latest().welcome();
    connection.play(7, "pawn:3");
    latest().told(answer(play()?.["key"]));
    latest().breaks();
    vi.advanceTimersByTime(1);
    latest().welcome();
    expect(play()).toBeUndefined();
  });

  test.each([
    ["said again when its game is over", "over", "second", 1],
    ["not said to a table that waits for the next game", "waiting", "second", 0],
    ["not said in the next game", "playing", "second", 0],
  ])("is %s", (_, stage, commit, times) => {
    latest().welcome();
    connection.play(7, "pawn:3");
    latest().breaks();
    vi.advanceTimersByTime(1);
    latest().welcome(stage, commit);
    expect(latest().sent.filter((request) => request["do"] === "play")).toHaveLength(times);
  });

  test("is said again when the answer was to another one", () => {
    latest().welcome();
    connection.play(7, "pawn:3");
    latest().told({ tell: "refused", move: "guard:9", refusal: {} });
    latest().told({ tell: "problem", code: "too-fast", message: "" });
    latest().breaks();
    vi.advanceTimersByTime(1);
    latest().welcome();
    expect(play()).toMatchObject({ move: "pawn:3" });
  });
});

test("a key fits the protocol and is never the same", () => {
  const keys = new Set(Array.from({ length: 50 }, freshKey));
  expect(keys.size).toBe(50);
  for (const key of keys) expect(key).toMatch(/^[!-~]{32}$/);
});
