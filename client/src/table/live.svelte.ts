/** One table as this browser sees it: what it was told, what it shows, what it is about to do. */
import { tick } from "svelte";
import { addressOf, Connection, type ConnectionState } from "../connection";
import type { Client } from "../client";
import { seatsOf } from "../game/cast";
import { Diary } from "../game/diary.svelte";
import type { Kit } from "../game/faces";
import { Player } from "../game/player";
import { lineOf, offerOf, thinkingOf } from "../game/shapes";
import type { Source } from "../game/source";
import { CLOSED_BY_THE_HOST } from "../facts.gen";
import { hear, isLight } from "../game/ways";
import type { AnyFace, BoardActions, Due, GameEvent } from "../games/face";
import type {
  Chatted,
  Happened,
  News,
  Problem,
  RefusalView,
  Request,
  TableView,
  TookBack,
} from "../protocol.gen";
import { sound } from "../sound";
import type { Line } from "../words";
import { Glimpse } from "./glimpse.svelte";
import { Relay } from "./relay";

/** Why something could not be done: by a rule, or for another reason. */
export type Objection = { refusal: RefusalView } | { code: Problem["code"] };

interface Sent {
  from: number;
  to: number;
  move: string;
  /** Sent by this browser of itself: when it comes too late, nobody is told. */
  reflex: boolean;
}

export class Live implements Source {
  connectionState: ConnectionState = $state("connecting");
  table: TableView | null = $state.raw(null);
  chair: number | null = $state(null);
  chat: Chatted[] = $state.raw([]);
  /** The game as it is shown: behind the newest message while something still moves. */
  shown: Happened | null = $state.raw(null);
  busy = $state(false);
  picked: string | null = $state(null);
  objection: Objection | null = $state.raw(null);
  /** Why what I said in the chat was not heard. */
  unheard: RefusalView | null = $state.raw(null);
  /** What came of the last wish to take something back. */
  tookBack: TookBack | null = $state.raw(null);
  /** Somebody made my chair free; or the host would have no watchers. */
  dismissed = $state(false);
  sentAway = $state(false);
  /** The server speaks a newer version than this page. */
  outdated = $state(false);
  /** The event that moves right now, for the big moments. */
  now: GameEvent | null = $state.raw(null);
  readonly diary = new Diary();

  kit: Kit | null = $state.raw(null);
  board: BoardActions | null = null;
  readonly past = false;

  private hosts = $state(false);
  /** The newest message of the game, shown or not. */
  private newest: Happened | null = $state.raw(null);
  /** My last move, and the messages that cannot yet tell of it. */
  private sent: Sent | null = $state.raw(null);
  /** Made, and not shown yet: it is no pick for what comes after it. */
  private played = "";
  /** When each message came, as performance.now() counts: its clock has run since. */
  private readonly arrivals = new WeakMap<Happened, number>();
  private version = "";
  private readonly fleeting = new Glimpse();
  private readonly connection: Connection;
  private readonly player: Player;
  /** Where hands act tick by tick, nothing waits for what is shown. */
  readonly stream: Relay;

  constructor(
    readonly id: string,
    private readonly client: Client,
    /** A watcher's eyes only, whoever sits in this browser: for the screen in the room. */
    private readonly watching = false,
  ) {
    this.connection = new Connection(addressOf(id), {
      token: () => (watching ? "" : (client.seatbook.tokenOf(id) ?? "")),
      news: (news) => this.hear(news),
      state: (state, code) => {
        this.connectionState = state;
        this.sentAway = code === CLOSED_BY_THE_HOST;
      },
    });
    this.stream = new Relay(this.connection, (move) => this.play(move));
    this.player = new Player({
      board: () => this.board,
      pace: () => (document.hidden ? 0 : client.settings.pace),
      presses: (game) => this.face?.clock?.(game.view).presses ?? false,
      begins: (event, pace) => this.begin(event, pace),
      shows: (game) => this.show(game),
      busy: (busy) => {
        this.busy = busy;
        if (!busy) this.now = null;
      },
    });
  }

  private get face(): AnyFace | null {
    return this.kit?.face ?? null;
  }

  // What is seen.

  readonly view = $derived(this.shown?.view);
  readonly seats = $derived(seatsOf(this.table?.chairs ?? []));
  readonly glimpse = $derived(this.fleeting.event);
  readonly twin = $derived(this.shown?.twin ?? []);
  readonly mine = $derived(this.chair === null ? null : (this.table?.chairs[this.chair] ?? null));
  readonly me = $derived(this.mine?.seat ?? null);
  /** Of who sits, the table says it at any time: an heir is host only for a while. */
  readonly host = $derived(this.mine?.host ?? this.hosts);
  /** A move is on its way, and nothing has come of it yet. */
  readonly sending = $derived.by(() => {
    const at = this.shown?.at ?? -1;
    return this.sent !== null && this.sent.from <= at && at <= this.sent.to;
  });
  /** Others act, and what I choose from stays as it is: I need not wait for what moves. */
  private readonly steady = $derived(
    !this.busy || (this.shown !== null && this.asks(this.shown) === this.asks(this.newest)),
  );
  readonly offers = $derived(
    this.steady && !this.sending ? (this.shown?.offers ?? []).map(offerOf) : [],
  );
  /** Something moves, and nothing can be chosen meanwhile. */
  readonly moving = $derived(this.busy && this.offers.length === 0);
  /** As it is shown: whoever moves is still in the light while we watch it. */
  readonly awaited = $derived(this.shown?.awaited ?? []);
  readonly isAwaited = $derived(this.me !== null && this.awaited.includes(this.me));
  /** I am awaited, can act now, and it is worth a call. */
  readonly called = $derived(this.isAwaited && !this.sending && this.steady && this.isCall());
  /** Nobody waits for me, but I may act: choose otherwise, or use a card out of turn. */
  readonly volunteer = $derived(!this.isAwaited && this.offers.length > 0);

  readonly connected = $derived(this.connectionState === "open");
  readonly prompt: Line = $derived.by(() => {
    if (this.connected) return this.shown ? lineOf(this.shown.prompt) : { key: "" };
    const parts = this.picked ? [{ key: "table-lost-choice" }] : [];
    return { key: "table-lost", parts };
  });
  /** A whole room reads what is awaited, and sees what moves. */
  readonly told = $derived.by(() =>
    this.connected && this.moving && !this.watching ? this.now : null,
  );
  readonly over = $derived(this.table?.stage === "over" && !this.busy);
  readonly lit = $derived(this.connected && !this.over);
  readonly progress = $derived((this.shown && this.face?.progress?.(this.shown.view)) ?? 0);
  /** With nobody there who could mind, asking is as good as doing. */
  readonly undo = $derived.by(() => {
    const wish = this.busy ? "" : (this.shown?.undo ?? "");
    const others = this.seats.some((seat) => !seat.bot && !seat.away && seat.seat !== this.me);
    return wish === "ask" && !others ? "free" : wish;
  });

  /** The clock that runs for what is shown. */
  readonly due: Due | null = $derived.by(() => {
    const game = this.shown;
    if (!game || game.due === null || game.outcome) return null;
    const came = this.arrivals.get(game) ?? performance.now();
    const total = Math.max(game.due, this.face?.clock?.(game.view).seconds ?? 0);
    return { until: came + game.due * 1000, total };
  });

  /** Everybody's own time to think runs on while things still move. */
  readonly time = $derived(thinkingOf(this.newest, this.arrivals));

  /** All that may be said now; null where everybody talks freely. */
  readonly signals = $derived(this.newest?.signals ?? null);

  /** What a message asks of me, to be compared. */
  private asks(game: Happened | null): string {
    const moves = game?.offers.map((offer) => offer.move);
    return JSON.stringify([moves, game?.prompt.key, game?.awaited.includes(this.me ?? -1)]);
  }

  private isCall(): boolean {
    return this.face?.calls?.(this.offers, this.shown?.view) ?? true;
  }

  open(): void {
    this.connection.open();
    document.addEventListener("visibilitychange", this.unseen);
  }

  close(): void {
    this.connection.close();
    this.fleeting.stop();
    document.removeEventListener("visibilitychange", this.unseen);
  }

  /** Nothing moves on a page out of sight; what is awaited must be known there all the same. */
  private readonly unseen = (): void => {
    if (document.hidden) this.player.skip();
  };

  readonly send = (request: Request): boolean => {
    if (request.do === "say") this.unheard = null;
    return this.connection.send(request);
  };

  // Choosing.

  /** Touch a choice: once to pick it, again to make it. */
  readonly pick = (move: string): void => {
    const offer = this.offers.find((each) => each.move === move);
    if (!offer) return;
    this.objection = null;
    const { confirm, text } = this.client.settings;
    if (this.picked === move || !confirm || isLight(this.face, offer, this.view, text))
      this.play(move);
    else this.picked = move;
  };

  readonly look = (move: string | null): void => {
    this.picked = move;
  };

  readonly unpick = (): void => {
    this.picked = null;
    this.objection = null;
  };

  readonly confirm = (): void => {
    if (this.offers.some((offer) => offer.move === this.picked)) this.play(this.picked ?? "");
  };

  private play(move: string, reflex = false): void {
    if (!this.shown) return;
    this.picked = move;
    this.played = move;
    this.sent = { from: this.shown.at, to: this.newest?.at ?? this.shown.at, move, reflex };
    this.connection.play(this.shown.at, move);
  }

  /** Why may I not? The rule answers; nobody asks while things move. */
  readonly why = (move: string): void => {
    if (!this.busy && this.me !== null) this.send({ do: "why", move });
  };

  readonly takeBack = (): void => {
    if (this.shown?.undo) this.send({ do: "take-back", at: this.shown.at });
  };

  /** A slip that was read goes at the next touch. */
  readonly hush = (): void => {
    this.objection = null;
    this.tookBack = null;
    this.dismissed = false;
  };

  readonly skip = (): void => this.player.skip();

  // Hearing.

  private hear(news: News): void {
    this.stream.tell(news);
    switch (news.tell) {
      case "welcome":
        this.outdated = this.version !== "" && this.version !== news.version;
        this.version ||= news.version;
        this.table = news.table;
        this.chair = news.chair;
        this.hosts = news.host;
        this.chat = news.chat;
        this.enter(news.game);
        break;
      case "table":
        // Another game, or the way to one: what is shown belongs to the last.
        if (news.table.stage === "waiting" || this.isAnother(news.table)) this.enter(null);
        this.table = news.table;
        break;
      case "happened":
        if (news.events.length > 0) this.tookBack = null;
        this.arrivals.set(news, performance.now());
        this.newest = news;
        this.player.add(news);
        break;
      case "seated":
        this.chair = news.chair;
        this.dismissed = false;
        if (!this.watching) this.client.seatbook.keep(this.id, news.token, this.table?.game);
        break;
      case "refused":
        if (news.move === "") this.unheard = news.refusal;
        else this.object({ refusal: news.refusal }, news.move === this.sent?.move);
        break;
      case "problem":
        this.complain(news);
        break;
      case "said":
        this.chat = [...this.chat, ...news.lines];
        break;
      case "took-back":
        this.tookBack = news;
        this.diary.tookBack(news);
        break;
      case "dismissed":
        this.chair = null;
        this.dismissed = true;
        if (!news.keep) this.client.seatbook.forget(this.id);
        break;
    }
  }

  private isAnother(table: TableView): boolean {
    return this.table?.stage === "over" && table.stage === "playing";
  }

  private enter(game: Happened | null): void {
    if (!game) {
      this.shown = this.newest = null;
      this.picked = null;
      this.diary.begin();
      return;
    }
    if (!this.shown) this.diary.begin();
    else if (this.shown.at !== game.at) this.diary.gap();
    this.arrivals.set(game, performance.now());
    this.newest = game;
    void this.player.cut(game);
  }

  private complain(problem: Problem): void {
    // The seat is no longer ours; the table lets us in to watch.
    if (problem.code === "forged") this.client.seatbook.forget(this.id);
    this.object({ code: problem.code }, !!problem.key);
  }

  /** Say why not. The choice goes back to where it was, ready to be made again. */
  private object(objection: Objection, ofMyMove: boolean): void {
    if (!(ofMyMove && this.sent?.reflex)) this.objection = objection;
    if (ofMyMove) this.sent = null;
  }

  // Showing.

  private begin(event: GameEvent, pace: number): void {
    if (event["fleeting"] === true) this.fleeting.catch(event);
    else this.diary.add(event, this.face);
    this.now = event;
    if (pace > 0) hear(this.face, event);
  }

  private async show(game: Happened): Promise<void> {
    const wasMine = this.isAwaited;
    // What was picked for one question answers no other, even if it is offered there too.
    const another = this.shown?.prompt.key !== game.prompt.key;
    this.shown = game;
    this.objection = null;
    const done = this.picked === this.played;
    if (another || done || !game.offers.some(({ move }) => move === this.picked))
      this.picked = null;
    this.played = "";
    this.layReady(game);
    await tick();
    if (!this.react(game) && this.isAwaited && !wasMine && this.isCall()) sound("turn");
  }

  /** What is the only thing to do lies ready; it is still ours to do it. */
  private layReady({ offers: [only, ...others] }: Happened): void {
    if (!only || others.length > 0 || !this.isAwaited) return;
    if (!this.face?.hold?.isAside?.(offerOf(only))) this.picked = only.move;
  }

  /** Do what the settings of this browser wish to be done by itself, if there is anything. */
  private react(game: Happened): boolean {
    if (game !== this.newest || this.sending) return false;
    const reflex = this.face?.reflex?.(game.offers.map(offerOf), game.view, this.isAwaited, (key) =>
      this.client.settings.isOn(key),
    );
    if (reflex) this.play(reflex, true);
    return Boolean(reflex);
  }

  /** The game's drawings are here, and with them what it wants done. */
  meet(kit: Kit): void {
    this.kit = kit;
    if (!this.shown) return;
    this.picked = null;
    this.layReady(this.shown);
    this.react(this.shown);
  }

  /** A setting has changed: perhaps something is to be done by itself now. */
  reconsider(): void {
    if (this.shown) this.react(this.shown);
  }
}
