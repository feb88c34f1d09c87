/** The connection where hands act tick by tick, for whoever draws them. */
import type { Connection } from "../connection";
import type { Stream } from "../games/face";
import type { Corrected, News, Push, Stop } from "../protocol.gen";

export class Relay implements Stream {
  private listeners: ((news: News) => void)[] = [];
  /** What the judge said last: perhaps before anybody listened. */
  private corrected: Corrected | null = null;

  constructor(
    private readonly connection: Connection,
    readonly play: (move: string) => void,
  ) {}

  readonly listen = (listener: (news: News) => void): (() => void) => {
    this.listeners = [...this.listeners, listener];
    if (this.corrected) listener(this.corrected);
    return () => (this.listeners = this.listeners.filter((each) => each !== listener));
  };

  readonly send = (request: Push | Stop): boolean => this.connection.send(request);

  tell(news: News): void {
    for (const listener of this.listeners) listener(news);
    if (news.tell === "welcome") this.corrected = null;
    else if (news.tell === "corrected") this.corrected = news;
  }
}
