/** My cubes before they are mixed: shared by the flask they lie in and the pad beside it. */
import { CUBES } from "../facts.gen";
import type { Point } from "../physics/spec";
import type { CubeName, NitroView } from "../types";
import { cubeAt, inSlots, moveOf, nearest, orderOf, stepped, swapped } from "./spread";
import type { Spot, Spread } from "./spread";

class Loading {
  spread: Spread = $state.raw({});
  /** Tapped, or chosen by the keyboard: what comes next is about it. */
  chosen: CubeName | null = $state(null);
  /** Under the finger. */
  held: CubeName | null = $state(null);
  private round = "";

  /** In the order of the formula, until somebody lays them otherwise. */
  begin({ round, wanted }: NitroView): void {
    const now = `${round} ${wanted.join(" ")}`;
    if (now === this.round) return;
    this.round = now;
    this.reset(wanted);
  }

  reset(wanted: readonly CubeName[]): void {
    this.spread = inSlots(wanted);
    this.chosen = this.held = null;
  }

  get cubes(): CubeName[] {
    return CUBES.filter((cube) => this.spread[cube]);
  }

  /** From left to right, as they lie. */
  get inRow(): CubeName[] {
    return orderOf(this.spread).reverse();
  }

  /** By cube, as a flask is built. */
  get places(): Point[] {
    return this.cubes.map((cube) => [this.spread[cube]?.x ?? 0, this.spread[cube]?.y ?? 0]);
  }

  get move(): string {
    return moveOf(this.spread);
  }

  /** The same in the words of a list of orders. */
  get order(): string {
    const letters = { green: "G", blue: "B", red: "R", yellow: "Y", purple: "P", poop: "M" };
    return `load:${orderOf(this.spread)
      .map((cube) => letters[cube])
      .join("")}`;
  }

  at(spot: Spot): CubeName | null {
    return cubeAt(this.spread, spot);
  }

  /** As near to the finger as it can lie. */
  lay(cube: CubeName, spot: Spot): void {
    const free = nearest(this.spread, cube, spot);
    if (free) this.spread = { ...this.spread, [cube]: free };
  }

  swap(one: CubeName, other: CubeName): void {
    this.spread = swapped(this.spread, one, other);
  }

  step(cube: CubeName, dx: number, dy: number): void {
    const spot = stepped(this.spread, cube, dx, dy);
    if (spot) this.spread = { ...this.spread, [cube]: spot };
  }

  /** The first tap chooses; the second swaps, or lets go. */
  tap(cube: CubeName): void {
    if (this.chosen === cube) this.chosen = null;
    else if (this.chosen === null) this.chosen = cube;
    else {
      this.swap(this.chosen, cube);
      this.chosen = null;
    }
  }
}

export const loading = new Loading();
