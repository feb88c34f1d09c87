/** Shows what happened, one event after another, as it would on a table. */
import type { Happened } from "../protocol.gen";
import type { BoardActions, GameEvent } from "../games/face";

/** So many messages may wait for the one that is shown; with more, the show has fallen behind. */
const PATIENCE = 1;

export interface Show {
  board(): BoardActions | null;
  /** How long motions take now, as a multiple of their usual time. */
  pace(): number;
  /** Does a clock run for the players? Then nothing may wait. */
  presses?(game: Happened): boolean;
  /** An event begins: for the log, the ears and the big moments. */
  begins(event: GameEvent, pace: number): void;
  /** All events of the message were shown; resolves when its view is drawn. */
  shows(game: Happened): Promise<void>;
  /** Is something still moving? */
  busy(busy: boolean): void;
}

export class Player {
  private queue: Happened[] = [];
  private hurried = false;
  /** Counts the cuts: a show that was cut short knows it by this. */
  private take = 0;

  constructor(private readonly show: Show) {}

  /** After what is still being shown; at once, once that is too much. */
  add(game: Happened): void {
    this.queue.push(game);
    if (this.queue.length === 1) void this.run();
    else if (this.isBehind()) this.show.board()?.hurry();
  }

  /** At once, instead of all that waits: after a break, or for a view from elsewhere. */
  async cut(game: Happened): Promise<void> {
    const take = ++this.take;
    this.queue = [];
    this.show.board()?.hurry();
    await this.show.shows(game);
    if (take === this.take && this.queue.length === 0) this.rest();
  }

  /** Somebody cannot wait: all that waits now is there at once. */
  skip(): void {
    if (this.queue.length === 0) return;
    this.hurried = true;
    this.show.board()?.hurry();
  }

  private async run(): Promise<void> {
    const take = this.take;
    this.show.busy(true);
    for (let game = this.queue[0]; game; game = this.queue[0]) {
      for (const event of game.events as GameEvent[]) {
        const pace = this.pace();
        this.show.begins(event, pace);
        await this.act(event, pace);
        if (take !== this.take) return;
      }
      await this.show.shows(game);
      if (take !== this.take) return;
      this.queue.shift();
    }
    this.rest();
  }

  private rest(): void {
    this.hurried = false;
    this.show.busy(false);
  }

  private pace(): number {
    return this.hurried || this.isBehind() ? 0 : this.show.pace();
  }

  private isBehind(): boolean {
    const newest = this.queue.at(-1);
    const patience = newest && this.show.presses?.(newest) ? 0 : PATIENCE;
    return this.queue.length - 1 > patience;
  }

  private async act(event: GameEvent, pace: number): Promise<void> {
    try {
      await this.show.board()?.play(event, pace);
    } catch (error) {
      // A drawing that fails must not hold up the game: the next view shows it right.
      console.error(error);
    }
  }
}
