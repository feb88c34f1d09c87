/**
 * Which cards ask before they answer, and which are kept back when one is paid. Kept in this
 * browser, by card; never sent anywhere.
 */
import type { Offer } from "../face";
import { effectOf } from "./deck";
import { cardOf } from "./steps";
import type { CardName } from "./types";

export const HABITS = ["ask", "glow", "never"] as const;
/** ask: it stops the table for me. glow: it only shows that it could. never: it stays where it is. */
export type Habit = (typeof HABITS)[number];

const KEY = "powderkeg.elixir.habits";
const SPARED_KEY = "powderkeg.elixir.spared";
/** They could be played in every window: asking each time would be a plague. */
const QUIET = new Set(["draw-and-keep", "cloak", "soap", "reverse"]);

function usual(card: CardName): Habit {
  return QUIET.has(effectOf(card)) ? "glow" : "ask";
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

function keptBack(): CardName[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(SPARED_KEY) ?? "[]");
    return Array.isArray(value) ? value.filter((card) => typeof card === "string") : [];
  } catch {
    return [];
  }
}

class Habits {
  private chosen: Record<CardName, Habit> = $state.raw(kept());
  private spared: readonly CardName[] = $state.raw(keptBack());

  of(card: CardName): Habit {
    return this.chosen[card] ?? usual(card);
  }

  choose(card: CardName, habit: Habit): void {
    this.chosen = { ...this.chosen, [card]: habit };
    keep(KEY, this.chosen);
  }

  /** Is it to pay for an answer only if nothing else can? */
  spares(card: CardName): boolean {
    return this.spared.includes(card);
  }

  spare(card: CardName, wish: boolean): void {
    const others = this.spared.filter((each) => each !== card);
    this.spared = wish ? [...others, card] : others;
    keep(SPARED_KEY, this.spared);
  }

  /** Answers that have this habit. */
  with(habit: Habit, offers: readonly Offer[]): Offer[] {
    return offers.filter((offer) => {
      const card = cardOf(offer);
      return card !== null && this.of(card) === habit;
    });
  }
}

function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is forbidden here: it lasts as long as the page.
  }
}

export const habits = new Habits();
