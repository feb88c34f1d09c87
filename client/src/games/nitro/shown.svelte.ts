/** What the bench shows just now: what lies before oneself shows the same, also while things move. */
import type { NitroView } from "./types";

class Shown {
  view: NitroView | null = $state.raw(null);
}

export const shown = new Shown();
