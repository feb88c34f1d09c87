/** What was seen once and is written down nowhere; for a while it can still be read. */
import type { GameEvent } from "../games/face";

/** Milliseconds for reading what is fleeting. */
const FLEETING = 6000;

export class Glimpse {
  event: GameEvent | null = $state.raw(null);
  private forgets: ReturnType<typeof setTimeout> | undefined;

  catch(event: GameEvent): void {
    this.stop();
    this.event = event;
    this.forgets = setTimeout(() => (this.event = null), FLEETING);
  }

  stop(): void {
    clearTimeout(this.forgets);
  }
}
