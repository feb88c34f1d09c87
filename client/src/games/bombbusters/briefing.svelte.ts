/** The mission's rule on a card: asked for by a touch of the robot or of the mission's title. */
class Briefing {
  asked = $state(false);

  // Bound, because the bar holds it.
  readonly ask = (): void => {
    this.asked = !this.asked;
  };

  away(): void {
    this.asked = false;
  }
}

/** One page shows one table. */
export const briefing = new Briefing();
