/** What a player looks at and imagines. Nothing of it is ever sent. */
import { NO_TURNS, turnOnce, type Turns } from "./turns";
import type { ColourName } from "./types";

/** The own pawn, unless something else was tapped. */
type Looked = number | "mine" | "nothing";

export class Inspector {
  private looked: Looked = $state("mine");
  /** Under the mouse just now. */
  hovered: number | null = $state(null);
  /** The flight that is looked at alone. */
  colour: ColourName | null = $state(null);
  thinking = $state(false);
  turns: Turns = $state.raw(NO_TURNS);

  /** The place whose flights are shown; `own` is where the own pawn stands, if its flights matter now. */
  place(own: number | null): number | null {
    return this.hovered ?? this.fixed(own);
  }

  private fixed(own: number | null): number | null {
    if (this.looked === "mine") return own;
    return this.looked === "nothing" ? null : this.looked;
  }

  /** Look at a disc; at the same once more, and away. */
  look(place: number, own: number | null): void {
    this.looked = this.fixed(own) === place ? "nothing" : place;
    this.hovered = null;
    this.colour = null;
  }

  away(): void {
    this.looked = "nothing";
    this.colour = null;
  }

  /** Something new is to be decided. */
  begin(): void {
    this.looked = "mine";
    this.colour = null;
  }

  lookAt(colour: ColourName): void {
    this.colour = this.colour === colour ? null : colour;
  }

  turn(place: number): void {
    this.turns = turnOnce(this.turns, place);
  }

  reset(): void {
    this.turns = NO_TURNS;
  }

  think(): void {
    this.thinking = !this.thinking;
    this.reset();
  }
}
