/** The connection where hands act tick by tick, for whoever draws them. */
import type { Connection } from "../connection";
import type { GameEvent, Stream, Told } from "../games/face";
import type { Corrected, News, Push, Stop } from "../protocol.gen";

/** Every event is told by its name. */
type TableNews = Told<News, unknown, GameEvent>;
type Listener = (news: TableNews) => void;

export class Relay implements Stream<unknown, GameEvent> {
  private listeners: Listener[] = [];
  /** What the judge said last: perhaps before anybody listened. */
  private corrected: Corrected | null = null;

  constructor(
    private readonly connection: Connection,
    readonly play: (move: string) => void,
  ) {}

  readonly listen = (listener: Listener): (() => void) => {
    this.listeners = [...this.listeners, listener];
    if (this.corrected) listener(this.corrected);
    return () => (this.listeners = this.listeners.filter((each) => each !== listener));
  };

  readonly send = (request: Push | Stop): boolean => this.connection.send(request);

  tell(news: News): void {
    for (const listener of this.listeners) listener(news as TableNews);
    if (news.tell === "welcome") this.corrected = null;
    else if (news.tell === "corrected") this.corrected = news;
  }
}
