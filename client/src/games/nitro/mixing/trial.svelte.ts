/** A dry run: my flask before it counts. No sand runs, and nobody is told. */
import { PUT_BACK, STRONGEST } from "../facts.gen";
import { fingers } from "../hand/fingers";
import type { Pose } from "../live";
import { openLaboratory } from "../physics/laboratory";
import { FLASK, type Point } from "../physics/spec";
import type { Knock } from "../physics/world";
import { Vessel } from "./vessel";

export class Trial {
  on = $state(false);
  private vessel: Vessel | null = null;
  private places: readonly Point[] = [];
  /** In ticks, with what is begun of the next one. */
  private due = 0;
  /** 0 to 1: how hard my hand pushes. */
  push = 0;

  async begin(places: readonly Point[]): Promise<void> {
    this.end();
    this.on = true;
    this.places = places;
    try {
      const lab = await openLaboratory();
      if (this.on && this.places === places) this.vessel = new Vessel(lab, places);
    } catch {
      this.on = false; // without a flask there is nothing to try
    }
  }

  end(): void {
    if (!this.on) return;
    this.on = false;
    this.vessel?.free();
    this.vessel = null;
    this.due = this.push = 0;
    fingers.rest();
  }

  advance(ms: number): void {
    const { vessel } = this;
    if (!vessel) return;
    this.due += (ms / 1000) * FLASK.tickRate;
    while (vessel.tick < Math.floor(this.due)) {
      const push = fingers.next();
      const [x, y] = push;
      vessel.mix(push);
      this.push = x === PUT_BACK ? 0 : Math.hypot(x, y) / STRONGEST;
    }
  }

  knocks(): Knock[] {
    return this.vessel?.knocks() ?? [];
  }

  /** null until there is a flask. */
  get poses(): Pose[] | null {
    return this.vessel?.poses(this.due - Math.floor(this.due)) ?? null;
  }
}
