/** A rule at work: a position, what is done in it, and what comes of that, step by step. */
import { tick } from "svelte";
import { ask } from "../api";
import type { Kit } from "../game/faces";
import { partnersOf, messageOf } from "../game/partners";
import { Player } from "../game/player";
import { lineOf } from "../game/shapes";
import type { Source } from "../game/source";
import type { BoardActions, GameEvent, SeatFace } from "../games/face";
import type { ExampleStep, ExampleView } from "../protocol.gen";
import type { Settings } from "../settings.svelte";
import type { Facts, Line } from "../words";

export class Example implements Source {
  private shown: ExampleView | null = $state.raw(null);
  view: unknown = $state.raw(null);
  /** How many steps were taken. */
  private at = $state(0);
  private busy = $state(false);
  now: GameEvent | null = $state.raw(null);
  problem: unknown = $state.raw(null);
  kit: Kit | null = $state.raw(null);
  board: BoardActions | null = null;
  private readonly player: Player;

  constructor(settings: Settings) {
    this.player = new Player({
      board: () => this.board,
      pace: () => settings.pace,
      begins: (event) => (this.now = event),
      shows: async ({ view }) => {
        this.view = view;
        await tick();
      },
      busy: (busy) => {
        this.busy = busy;
        if (!busy) this.now = null;
      },
    });
  }

  readonly me = $derived(this.shown?.seat ?? null);
  readonly seats: SeatFace[] = $derived(partnersOf(this.shown?.seats ?? 0, this.me));
  /** What a tap does next; null: it has been seen, or it is moving. */
  readonly next: ExampleStep | null = $derived(
    this.busy ? null : (this.shown?.steps[this.at] ?? null),
  );
  readonly seen = $derived(!this.busy && this.at > 0 && this.next === null);
  private readonly last = $derived(this.shown?.steps[this.at - 1] ?? null);
  /** First what is awaited, then what came of it: the refusal, or the event that shows the rule. */
  readonly prompt: Line = $derived.by(() => {
    if (!this.shown) return { key: "" };
    const refusal = this.last?.refusal;
    if (refusal) return { key: `rule-${refusal.rule}.no`, facts: (refusal.facts ?? {}) as Facts };
    const events = (this.last?.events ?? []) as GameEvent[];
    const showing = this.seen && events.find(({ event }) => event === this.shown?.seen_in);
    const told = showing || events.at(-1);
    if (!told) return lineOf(this.shown.prompt);
    const { event, ...facts } = told;
    return { key: `event-${event}`, facts };
  });

  // Nobody is called, and nothing can be done but to look on.
  readonly twin = [];
  readonly past = false;
  readonly awaited = [];
  readonly called = false;
  readonly progress = 0;
  readonly lit = false;
  readonly due = null;
  readonly offers = [];
  readonly picked = null;
  readonly volunteer = false;
  readonly undo = "";
  readonly pick = (): void => undefined;
  readonly look = (): void => undefined;
  readonly confirm = (): void => undefined;
  readonly why = (): void => undefined;
  readonly takeBack = (): void => undefined;
  readonly skip = (): void => this.player.skip();

  get told(): GameEvent | null {
    return this.now;
  }

  /** The example of a rule that has this number, counted from 1. */
  async open(game: string, rule: string, number: number): Promise<void> {
    const path = [game, rule].map(encodeURIComponent).join("/");
    const all = await ask<ExampleView[]>("GET", `/api/rules/${path}/examples`);
    const found = all[number - 1];
    if (!found) throw new Error(`${rule} has no example ${number}`);
    this.view = found.view;
    this.shown = found;
  }

  readonly go = (): void => {
    let step = this.next;
    // What nature and the clock do comes with it.
    while (step) {
      this.at += 1;
      this.player.add(messageOf(step.view, [], step.events));
      step = this.shown?.steps[this.at] ?? null;
      if (step && step.actor >= 0) break;
    }
  };

  readonly again = async (): Promise<void> => {
    if (!this.shown) return;
    this.at = 0;
    await this.player.cut(messageOf(this.shown.view, []));
  };
}
