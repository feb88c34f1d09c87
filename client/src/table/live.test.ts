import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Client } from "../client";
import type { AnyFace, Offer } from "../games/face";
import type { Happened, TableView } from "../protocol.gen";
import { Live } from "./live.svelte";

class FakeSocket {
  static last: FakeSocket;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly sent: Record<string, unknown>[] = [];
  constructor() {
    FakeSocket.last = this;
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.onclose?.({ code: 1000 });
  }
}

const chair = (name: string, seat: number | null): TableView["chairs"][number] => ({
  badge: "A",
  kind: "person",
  name,
  level: "",
  host: seat === 0,
  here: true,
  stand_in: false,
  seat,
  salt: "",
});
const table = (stage: TableView["stage"] = "playing"): TableView => ({
  id: "maple",
  game: "verflixxt",
  options: {},
  chairs: [chair("Ada", 0), chair("Ben", 1)],
  stage,
  locked: false,
  door: "shut",
  breath: 0,
  patience: 60,
  time: null,
  commit: "c",
  replay: "r",
  refusal: null,
  warning: null,
  question: null,
  again: null,
  watchers: 0,
  banned: [],
  course: [],
  next: {},
});
const game = (at: number, ...moves: string[]): Happened => ({
  tell: "happened",
  at,
  events: [],
  view: {},
  awaited: moves.length > 0 ? [0] : [1],
  offers: moves.map((move) => ({ move, kind: "pawn" })),
  prompt: { key: "prompt-over" },
  twin: [],
  undo: "",
  signals: null,
  features: null,
  due: null,
  time: null,
  outcome: null,
});

const client = new Client();
let live: Live;
const told = (news: object) => FakeSocket.last.onmessage?.({ data: JSON.stringify(news) });
const settled = () => vi.waitFor(() => expect(live.busy).toBe(false));
const plays = () => FakeSocket.last.sent.filter((request) => request["do"] === "play");

async function welcome(shown: Happened | null, stage: TableView["stage"] = "playing") {
  FakeSocket.last.onopen?.();
  const rest = { version: "1", chair: 0, host: true, chat: [] };
  told({ tell: "welcome", ...rest, table: table(stage), game: shown });
  await settled();
}

beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
  client.settings.confirm = true;
  live = new Live("maple", client);
  live.open();
});
afterEach(() => {
  live.close();
  vi.unstubAllGlobals();
});

test("whoever moves is in the light until it was shown, and then who comes next", async () => {
  let shown: () => void = () => undefined;
  live.board = { play: () => new Promise((done) => (shown = done)), hurry: () => shown() };
  await welcome(game(4));
  told({ ...game(5, "pawn:1"), events: [{ event: "rolled", seat: 1 }] });
  await vi.waitFor(() => expect(live.busy).toBe(true));
  expect([live.awaited, live.called]).toEqual([[1], false]);
  shown();
  await settled();
  expect([live.awaited, live.called]).toEqual([[0], true]);
});

describe("choosing", () => {
  test("the first touch picks, the second plays", async () => {
    await welcome(game(4, "pawn:1", "pawn:2"));
    live.pick("pawn:2");
    expect([live.picked, plays()]).toEqual(["pawn:2", []]);
    live.pick("pawn:2");
    expect(plays()).toMatchObject([{ at: 4, move: "pawn:2" }]);
    expect(live.offers).toEqual([]);
  });

  test("without confirming the first touch plays", async () => {
    client.settings.confirm = false;
    await welcome(game(4, "pawn:1", "pawn:2"));
    live.pick("pawn:1");
    expect(plays()).toMatchObject([{ move: "pawn:1" }]);
  });

  test("the only thing to do lies ready, but is not done", async () => {
    await welcome(game(4, "throw"));
    expect([live.picked, plays()]).toEqual(["throw", []]);
  });

  test("what is not offered cannot be picked", async () => {
    await welcome(game(4, "pawn:1", "pawn:2"));
    live.pick("pawn:9");
    expect(live.picked).toBeNull();
  });

  test("a refused move says why and goes back to the choices", async () => {
    await welcome(game(4, "pawn:1", "pawn:2"));
    live.pick("pawn:1");
    live.confirm();
    told({ tell: "refused", move: "pawn:1", refusal: { rule: "B3", cite: "", facts: {} } });
    expect(live.objection).toMatchObject({ refusal: { rule: "B3" } });
    expect(live.offers).toHaveLength(2);
  });

  test("a pick outlives a break, as long as it is still offered", async () => {
    await welcome(game(4, "pawn:1", "pawn:2"));
    live.pick("pawn:2");
    FakeSocket.last.onclose?.({ code: 1006 });
    expect([live.connectionState, live.picked]).toEqual(["lost", "pawn:2"]);
    const before = FakeSocket.last;
    await vi.waitFor(() => expect(FakeSocket.last).not.toBe(before));
    await welcome(game(4, "pawn:1", "pawn:2"));
    expect([live.connectionState, live.picked]).toEqual(["open", "pawn:2"]);
    told(game(5, "pawn:1", "pawn:3"));
    await settled();
    expect(live.picked).toBeNull();
  });
});

describe("choosing all at once", () => {
  const LAID = [{ event: "laid", seat: 1, card: "unknown" }];
  const asks = (at: number, key: string, ...moves: string[]) => ({
    ...game(at, ...moves),
    prompt: { key },
    events: LAID,
  });
  /** A board on which a card slides until somebody lets it go. */
  function slowBoard(): () => void {
    let arrive = () => {};
    const slide = new Promise<void>((resolve) => (arrive = resolve));
    live.board = { play: () => slide, hurry: () => undefined };
    return () => arrive();
  }

  test("I may choose while others lay their cards", async () => {
    await welcome(asks(4, "prompt-first", "card:red2", "card:sun"));
    const arrive = slowBoard();
    told(asks(5, "prompt-first", "card:red2", "card:sun"));
    expect([live.busy, live.called, live.offers.length]).toEqual([true, true, 2]);
    live.pick("card:sun");
    arrive();
    await settled();
    expect(live.picked).toBe("card:sun");
  });

  test("a move made while others lay theirs is on its way until it is told", async () => {
    await welcome(asks(4, "prompt-first", "card:red2", "card:sun"));
    const arrive = slowBoard();
    told(asks(5, "prompt-first", "card:red2", "card:sun"));
    live.pick("card:sun");
    live.confirm();
    arrive();
    await settled();
    expect([live.sending, live.offers]).toEqual([true, []]);
  });

  test("when the question changes, the old one cannot be answered any more", async () => {
    await welcome({ ...asks(4, "prompt-laid", "card:red2", "card:sun"), awaited: [1] });
    const arrive = slowBoard();
    live.pick("card:sun");
    told(asks(5, "prompt-second", "card:red2", "card:sun"));
    expect(live.offers).toEqual([]);
    arrive();
    await settled();
    expect([live.offers.length, live.called, live.picked]).toEqual([2, true, null]);
  });

  test("who has chosen may change it, but is not called", async () => {
    await welcome({ ...asks(4, "prompt-laid", "card:sun"), awaited: [1] });
    expect([live.volunteer, live.called, live.picked]).toEqual([true, false, null]);
    live.pick("card:sun");
    live.pick("card:sun");
    expect(plays()).toMatchObject([{ at: 4, move: "card:sun" }]);
  });
});

describe("a game with ways of its own", () => {
  /** A face of which the table reads nothing but how it is held. */
  const held = (parts: object) =>
    live.meet({ game: "verflixxt", face: parts as AnyFace, families: {}, course: "" });
  const silent = { isLight: ({ move }: Offer) => move === "step" };

  test("a step that can be taken back is made by one touch", async () => {
    held({ hold: silent });
    await welcome(game(4, "step", "cast"));
    live.pick("cast");
    live.pick("step");
    expect(plays()).toMatchObject([{ move: "step" }]);
  });

  test("what has a button of its own never lies ready", async () => {
    held({ hold: { isAside: ({ move }: Offer) => move === "end" } });
    await welcome(game(4, "end"));
    expect(live.picked).toBeNull();
  });

  test("what is not worth a call is offered all the same", async () => {
    held({ calls: () => false });
    await welcome(game(4, "answer", "pass"));
    expect([live.called, live.isAwaited, live.offers.length]).toEqual([false, true, 2]);
  });

  test("what the settings wish is sent by itself, and nobody hears that it came too late", async () => {
    held({ reflex: (offers: Offer[]) => (offers.length > 0 ? "pass" : null) });
    await welcome(game(4, "answer", "pass"));
    await vi.waitFor(() => expect(plays()).toMatchObject([{ at: 4, move: "pass" }]));
    const [sent] = plays();
    told({ tell: "problem", code: "stale", message: "", key: sent?.["key"] });
    expect(live.objection).toBeNull();
  });

  test("a clock burns from when it was told, as long as the game says", async () => {
    held({ clock: () => ({ presses: false, seconds: 45 }) });
    await welcome({ ...game(4, "end"), due: 30 });
    expect(live.due?.total).toBe(45);
    expect((live.due?.until ?? 0) - performance.now()).toBeGreaterThan(29_000);
    told({ ...game(5), due: null });
    await settled();
    expect(live.due).toBeNull();
  });

  test("words that a curse stops are answered where they were said", async () => {
    await welcome(game(4, "end"));
    told({ tell: "refused", move: "", refusal: { rule: "S102", cite: "", facts: {} } });
    expect([live.unheard?.rule, live.objection]).toEqual(["S102", null]);
    live.send({ do: "say", text: "fewer words" });
    expect(live.unheard).toBeNull();
  });
});

describe("the table", () => {
  test("is cleared for the next game", async () => {
    await welcome(game(4, "pawn:1", "pawn:2"));
    told({ tell: "table", table: table("waiting") });
    expect(live.shown).toBeNull();
  });

  test("tells what came of taking back until something else happens", async () => {
    await welcome(game(4, "pawn:1", "pawn:2"));
    told({ tell: "took-back", seat: 1, acts: 2, granted: true });
    told(game(5));
    await settled();
    expect(live.tookBack).toMatchObject({ seat: 1, granted: true });
    told({ ...game(6), events: [{ event: "rolled", seat: 1, number: 3, die: "" }] });
    expect(live.tookBack).toBeNull();
  });

  test("lets who was sent away watch on", async () => {
    await welcome(game(4, "pawn:1", "pawn:2"));
    told({ tell: "seated", chair: 0, token: "secret" });
    told({ tell: "dismissed", keep: false });
    expect([live.dismissed, live.me]).toEqual([true, null]);
    expect(client.seatbook.tokenOf("maple")).toBeNull();
  });

  test("keeps the token of who is sent away and still known", async () => {
    await welcome(game(4, "pawn:1", "pawn:2"));
    told({ tell: "seated", chair: 0, token: "secret" });
    told({ tell: "dismissed", keep: true });
    told({ tell: "problem", code: "banned", message: "", key: "" });
    expect(client.seatbook.tokenOf("maple")).toBe("secret");
  });

  test("says who is host now, whoever it was before", async () => {
    const hosted = (host: boolean): TableView => ({
      ...table("playing"),
      chairs: table("playing").chairs.map((chair) => ({ ...chair, host })),
    });
    await welcome(game(4, "pawn:1"));
    told({ tell: "table", table: hosted(true) });
    expect(live.host).toBe(true);
    told({ tell: "table", table: hosted(false) });
    expect(live.host).toBe(false);
  });

  test("writes down what happened, but not what is fleeting", async () => {
    await welcome(game(4, "pawn:1"));
    const swung = { event: "swung", seat: 1, fleeting: true };
    told({ ...game(5), events: [swung, { event: "rolled", seat: 1 }] });
    await settled();
    expect(live.diary.entries).toMatchObject([{ event: { event: "rolled" } }]);
    expect(live.glimpse).toEqual(swung);
  });

  test("keeps the words of everybody", async () => {
    await welcome(null, "waiting");
    const line = { number: 0, chair: 1, name: "Ben", badge: "B", text: "hi", phrase: null, at: 0 };
    told({ tell: "said", lines: [line] });
    expect(live.chat).toEqual([line]);
  });
});

describe("the stream", () => {
  test("tells everything the moment it comes, and what the judge said before anybody listened", async () => {
    await welcome(game(4));
    const corrected = { tell: "corrected", tick: 3, pushes: "", now: 9, why: "back" };
    told(corrected);
    const ear = vi.fn();
    const hush = live.stream.listen(ear);
    const streams = { tell: "streams", tick: 12, streams: [] };
    told(streams);
    hush();
    told(streams);
    expect(ear.mock.calls).toEqual([[corrected], [streams]]);
  });

  test("sends what hands do, and plays what no list offers", async () => {
    await welcome(game(4, "load:GB"));
    live.stream.send({ do: "push", tick: 0, pushes: "AAA=" });
    live.stream.play("place:58.6,48.6");
    expect(FakeSocket.last.sent.slice(-2)).toMatchObject([
      { do: "push", tick: 0 },
      { do: "play", at: 4, move: "place:58.6,48.6" },
    ]);
  });
});
