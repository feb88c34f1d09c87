/** What is shown for a moment and never again: a wire's value in mission 50. */
import type { Rect } from "./layout";
import type { ValueName, WireHappening } from "./types";

/** Long enough to be remembered, whatever pace the rest has. */
export const MOMENT = 3000;
const BEFORE_THE_NEXT = 700;

export interface Remembered {
  id: number;
  at: Rect;
  value: ValueName;
}

export class Memory {
  shown: Remembered[] = $state.raw([]);
  private count = 0;

  /** It stays for its moment even where everything else is hurried. */
  async show(
    { owner, place, value }: WireHappening,
    where: (selector: string) => Rect | null,
  ): Promise<void> {
    const at = where(`[data-spot="${owner}${place}"]`);
    if (!at) return;
    const id = ++this.count;
    this.shown = [...this.shown, { id, at, value }];
    void this.forget(id);
    await time(BEFORE_THE_NEXT);
  }

  private async forget(id: number): Promise<void> {
    await seen();
    await time(MOMENT);
    this.shown = this.shown.filter((one) => one.id !== id);
  }
}

function time(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Nobody remembers what happened while the page was out of sight. */
function seen(): Promise<void> {
  if (!document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    const look = () => {
      if (document.hidden) return;
      document.removeEventListener("visibilitychange", look);
      resolve();
    };
    document.addEventListener("visibilitychange", look);
  });
}
