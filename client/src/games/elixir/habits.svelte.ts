/** Which cards ask before they answer. Kept in this browser, by card; never sent anywhere. */
import type { Offer } from "../face";
import { effectOf, isSpell } from "./deck";
import { cardOf } from "./steps";
import type { CardName } from "./types";

export const HABITS = ["ask", "glow", "never"] as const;
/** ask: it stops the table for me. glow: it only shows that it could. never: it stays where it is. */
export type Habit = (typeof HABITS)[number];

const KEY = "powderkeg.elixir.habits";
/** They could be played in every window: asking each time would be a plague. */
const QUIET = new Set(["curse-soap", "cloak-of-nobody", "weathercock"]);
const QUIET_EFFECTS = new Set(["draw-and-keep", "cloak"]);

function usual(card: CardName): Habit {
  const quiet = isSpell(card) ? QUIET_EFFECTS.has(effectOf(card)) : QUIET.has(card);
  return quiet ? "glow" : "ask";
}

function kept(): Record<CardName, Habit> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    const entries = Object.entries(typeof value === "object" && value !== null ? value : {});
    return Object.fromEntries(
      entries.flatMap(([card, wish]) => {
        const habit = HABITS.find((each) => each === wish);
        return habit ? [[card, habit]] : [];
      }),
    );
  } catch {
    return {}; // storage forbidden or spoilt: start afresh
  }
}

class Habits {
  private chosen: Record<CardName, Habit> = $state.raw(kept());

  of(card: CardName): Habit {
    return this.chosen[card] ?? usual(card);
  }

  choose(card: CardName, habit: Habit): void {
    this.chosen = { ...this.chosen, [card]: habit };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.chosen));
    } catch {
      // Storage is forbidden here: it lasts as long as the page.
    }
  }

  /** Answers that have this habit. */
  with(habit: Habit, offers: readonly Offer[]): Offer[] {
    return offers.filter((offer) => {
      const card = cardOf(offer);
      return card !== null && this.of(card) === habit;
    });
  }
}

export const habits = new Habits();
