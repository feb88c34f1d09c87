import { describe, expect, test, vi } from "vitest";
import type { Happened } from "../protocol.gen";
import type { GameEvent } from "../games/face";
import { Player } from "./player";

const message = (at: number, ...events: string[]): Happened => ({
  tell: "happened",
  at,
  events: events.map((event) => ({ event })),
  view: {},
  awaited: [],
  offers: [],
  prompt: { key: "prompt-over" },
  twin: [],
  undo: "",
  signals: null,
  features: null,
  due: null,
  time: null,
  outcome: null,
});

/** A table that writes down what it shows. Each event ends when `end` is called. */
function table({ pressed = false } = {}) {
  const story: string[] = [];
  const ends: (() => void)[] = [];
  const player = new Player({
    board: () => ({
      play(event: GameEvent, pace: number) {
        story.push(`${event.event} ${pace}`);
        return pace === 0 ? Promise.resolve() : new Promise<void>((end) => ends.push(end));
      },
      hurry: () => ends.splice(0).forEach((end) => end()),
    }),
    pace: () => 1,
    presses: () => pressed,
    begins: (event) => story.push(`(${event.event})`),
    shows: (game) => {
      story.push(`view ${game.at}`);
      return Promise.resolve();
    },
    busy: (busy) => story.push(busy ? "busy" : "rest"),
  });
  const end = async () => {
    ends.shift()?.();
    await vi.waitFor(() => undefined);
    await new Promise((done) => setTimeout(done));
  };
  return { player, story, end };
}

describe("the player", () => {
  test("shows events one by one, then the view", async () => {
    const { player, story, end } = table();
    player.add(message(1, "rolled", "walked"));
    expect(story).toEqual(["busy", "(rolled)", "rolled 1"]);
    await end();
    expect(story.slice(3)).toEqual(["(walked)", "walked 1"]);
    await end();
    expect(story.slice(5)).toEqual(["view 1", "rest"]);
  });

  test("begins the next message where the last one ended", async () => {
    const { player, story, end } = table();
    player.add(message(1, "rolled"));
    player.add(message(2, "walked"));
    await end();
    expect(story).toEqual(["busy", "(rolled)", "rolled 1", "view 1", "(walked)", "walked 1"]);
  });

  test("catches up at once when more than one message waits, and shows the last two", async () => {
    const { player, story, end } = table();
    for (let at = 1; at <= 5; at++) player.add(message(at, `e${at}`));
    await end();
    const shown = () => story.filter((line) => /^e\d /.test(line));
    expect(shown()).toEqual(["e1 1", "e2 0", "e3 0", "e4 1"]);
    await end();
    expect(shown().at(-1)).toBe("e5 1");
  });

  test("lets nothing wait while a clock runs", async () => {
    const { player, story, end } = table({ pressed: true });
    player.add(message(1, "rolled", "walked"));
    player.add(message(2, "took"));
    await end();
    expect(story.slice(3)).toEqual(["(walked)", "walked 0", "view 1", "(took)", "took 1"]);
  });

  test("shows all that waits at once when somebody skips", async () => {
    const { player, story, end } = table();
    player.add(message(1, "rolled", "walked"));
    player.add(message(2, "took"));
    player.skip();
    await end();
    expect(story.slice(3)).toEqual([
      "(walked)",
      "walked 0",
      "view 1",
      "(took)",
      "took 0",
      "view 2",
      "rest",
    ]);
    player.add(message(3, "rolled"));
    expect(story.at(-1)).toBe("rolled 1");
  });

  test("forgets what waits when it is cut short", async () => {
    const { player, story, end } = table();
    player.add(message(1, "rolled", "walked"));
    player.add(message(2, "took"));
    await player.cut(message(9));
    await end();
    expect(story.slice(3)).toEqual(["view 9", "rest"]);
    player.add(message(10, "rolled"));
    expect(story.slice(5)).toEqual(["busy", "(rolled)", "rolled 1"]);
  });

  test("plays on when a drawing fails", async () => {
    const silent = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const story: string[] = [];
    const player = new Player({
      board: () => ({ play: () => Promise.reject(new Error("no ink")), hurry: () => undefined }),
      pace: () => 1,
      begins: () => undefined,
      shows: (game) => {
        story.push(`view ${game.at}`);
        return Promise.resolve();
      },
      busy: () => undefined,
    });
    player.add(message(1, "rolled"));
    await vi.waitFor(() => expect(story).toEqual(["view 1"]));
    silent.mockRestore();
  });
});
