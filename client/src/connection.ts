/** The connection to a table. It opens itself again whenever it breaks, and no move is lost. */
import { CLOSED_FOR_A_FLOOD, CLOSED_FOR_GOOD } from "./facts.gen";
import type { News, Play, Request, TableView } from "./protocol.gen";

/** "connecting" until the first welcome; "lost" until the next; "closed" when nobody calls again. */
export type ConnectionState = "connecting" | "open" | "lost" | "closed";

const FIRST_PAUSE = 200;
const LONGEST_PAUSE = 5_000;
const RESTFUL = 5; // tries after which the pause is the longest
const PING_EVERY = 15_000; // unless the server wishes otherwise
const PING_PATIENCE = 10_000;
/** So long a connection may take to reply when somebody comes back to the page. */
const WAKE_PATIENCE = 4_000;
const LISTEN_EVERY = 1_000;

export interface Listener {
  /** The seat's token, or nothing for a watcher. */
  token(): string;
  news(news: News): void;
  /** With the code by which the table closed it, if it did. */
  state(state: ConnectionState, code?: number): void;
}

export class Connection {
  private socket: WebSocket | null = null;
  private state: ConnectionState = "connecting";
  private tries = 0;
  private heardAt = 0;
  private askedAt = 0;
  /** When silence means that the connection is dead. */
  private deadline = 0;
  private pingEvery = PING_EVERY;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setInterval> | undefined;
  /** A move that the table has not yet confirmed. */
  private unplayed: Play | null = null;
  /** The promise of its shuffle, by which a game is told from the next one. */
  private game = "";

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
  ) {}

  open(): void {
    addEventListener("online", this.wake);
    addEventListener("pageshow", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.watch = setInterval(() => this.listen(), LISTEN_EVERY);
    this.connect();
  }

  close(code?: number): void {
    removeEventListener("online", this.wake);
    removeEventListener("pageshow", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    clearInterval(this.watch);
    clearTimeout(this.retry);
    this.hangUp();
    this.become("closed", code);
  }

  /** Say it now. False when there is no connection: then it is not said later either. */
  send(request: Request): boolean {
    if (this.state !== "open" || !this.socket) return false;
    this.socket.send(JSON.stringify(request));
    return true;
  }

  /** Make a move. It is said again after a break until the table replies to its key. */
  play(at: number, move: string): void {
    this.unplayed = { do: "play", at, move, key: freshKey() };
    this.send(this.unplayed);
  }

  /** Begin anew at once: with another token, or because the old connection seems dead. */
  connect(): void {
    clearTimeout(this.retry);
    this.hangUp();
    this.deadline = Date.now() + this.pingEvery + PING_PATIENCE;
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => {
      const hello = { do: "hello", token: this.listener.token(), wants: ["foresight", "twin"] };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (message: MessageEvent<string>) => this.hear(message.data);
    socket.onclose = ({ code }) => (isFinal(code) ? this.close(code) : this.lose(code));
  }

  private hangUp(): void {
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private hear(text: string): void {
    const news = JSON.parse(text) as News;
    this.heardAt = Date.now();
    this.deadline = this.heardAt + this.pingEvery + Math.min(PING_PATIENCE, this.pingEvery + 1_000);
    if (news.tell === "pong") return;
    if (this.repliesToPlay(news)) this.unplayed = null;
    if ("table" in news) this.look(news.table);
    if (news.tell === "welcome") {
      this.tries = 0;
      this.pingEvery = news.ping * 1_000;
      this.become("open");
      this.listener.news(news);
      if (this.unplayed) this.send(this.unplayed);
      return;
    }
    this.listener.news(news);
  }

  /** What was chosen in one game is not for the next. A game that is over still replies to it. */
  private look({ stage, commit }: TableView): void {
    if (stage === "over") return;
    if (stage === "waiting" || commit !== this.game) this.unplayed = null;
    this.game = commit;
  }

  private repliesToPlay(news: News): boolean {
    const { key, move } = this.unplayed ?? {};
    if (news.tell === "refused") return news.move === move;
    return (news.tell === "played" || news.tell === "problem") && !!key && news.key === key;
  }

  private lose(code: number): void {
    this.socket = null;
    if (this.state === "open") this.become("lost");
    // The server had to cut off a flood: it gets a rest first.
    if (code === CLOSED_FOR_A_FLOOD) this.tries = RESTFUL;
    const pause = this.tries === 0 ? 0 : Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.tries);
    this.tries += 1;
    // A whole house that lost its connection does not call again in the same instant.
    this.retry = setTimeout(() => this.connect(), pause * (0.75 + Math.random() / 2));
  }

  /** Once a second: ask whether somebody is there, and give up one that has gone silent. */
  private listen(): void {
    if (!this.socket || document.hidden) return;
    const now = Date.now();
    if (now >= this.deadline) {
      if (this.state === "open") this.become("lost");
      this.connect();
    } else if (now - Math.max(this.heardAt, this.askedAt) >= this.pingEvery) this.ping();
  }

  private ping(): void {
    if (this.send({ do: "ping" })) this.askedAt = Date.now();
  }

  /** Somebody looks again, or the network is back: call at once, or see whether it still holds. */
  private readonly wake = (): void => {
    if (document.hidden || this.state === "closed") return;
    if (!this.socket) this.connect();
    else if (this.state === "open") {
      this.deadline = Date.now() + WAKE_PATIENCE;
      this.ping();
    }
  };

  private become(state: ConnectionState, code?: number): void {
    if (state === this.state) return;
    this.state = state;
    this.listener.state(state, code);
  }
}

/** The table's socket on the host that served this page. */
export function addressOf(table: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket`;
}

/** Never used before. `randomUUID` is missing where the page came over plain http, as at home. */
export function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Calling again is of no use: a foreign page, no such table, sent away. */
function isFinal(code: number): boolean {
  return CLOSED_FOR_GOOD.some((each) => each === code);
}
