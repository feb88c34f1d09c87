/** What is picked and not yet confirmed: shared by the mat and the panel, never sent. */
import type { Selection } from "./touch";
import type { ValueName } from "./types";

class SharedSelection implements Selection {
  /** The kind of move that is being made: "post-it", "double", "radar" …; null is a plain cut, or what the phase asks. */
  tool: string | null = $state(null);
  /** The wire pointed at, as owner and letter: "1H". */
  spot: string | null = $state(null);
  /** Values said so far; only the X or Y ray says two. */
  values: ValueName[] = $state.raw([]);
  /** Which of several equal wires of one's own, from the left; 0 is the first. */
  copy = $state(0);
  /** The stand that was brought forward: "1" or "1b". */
  forward: string | null = $state(null);

  /** Something new is asked: nothing is begun, and no stand is forward. */
  begin(): void {
    this.clear();
    this.forward = null;
  }

  /** Nothing is begun. */
  clear(): void {
    this.tool = null;
    this.drop();
  }

  /** Begin with this tool; with the same once more, lay it down. */
  take(tool: string): void {
    this.tool = this.tool === tool ? null : tool;
    this.drop();
  }

  private drop(): void {
    this.spot = null;
    this.values = [];
    this.copy = 0;
  }
}

/** One page shows one table. */
export const selection = new SharedSelection();
