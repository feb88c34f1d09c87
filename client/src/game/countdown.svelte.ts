/** Whole seconds until a clock is out. */
import type { Due } from "../games/face";

const BEAT = 200;

export class Countdown {
  /** null where no clock runs. */
  left: number | null = $state(null);

  /** Call inside a component. */
  constructor(due: () => Due | null) {
    $effect(() => {
      const clock = due();
      const look = () => {
        const rest = clock ? (clock.until - performance.now()) / 1000 : 0;
        this.left = clock ? Math.max(0, Math.ceil(rest)) : null;
      };
      look();
      if (!clock) return;
      const beat = setInterval(look, BEAT);
      return () => clearInterval(beat);
    });
  }
}
