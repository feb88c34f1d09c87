/** A lesson: one position after another, and what came of what was tried. */
import { tick } from "svelte";
import { ApiError, ask } from "../api";
import type { AnyFace, BoardActions, GameEvent, SeatFace } from "../games/face";
import type {
  Json,
  LessonAnswer,
  LessonMove,
  LessonPage,
  LessonStep,
  LineView,
  RefusalView,
} from "../protocol.gen";
import type { Settings } from "../settings.svelte";
import type { Kit } from "../game/faces";
import { partnersOf, messageOf } from "../game/partners";
import { Player } from "../game/player";
import { offerOf } from "../game/shapes";
import type { Source } from "../game/source";
import { hear, isLight } from "../game/ways";
import { changed } from "../replay/unfold";
import type { Line } from "../words";

export class Course implements Source {
  step: LessonStep | null = $state.raw(null);
  view: unknown = $state.raw(null);
  twin: LineView[] = $state.raw([]);
  picked: string | null = $state(null);
  refusal: RefusalView | null = $state.raw(null);
  /** Was it the idea? null until something was tried. */
  good: boolean | null = $state(null);
  busy = $state(false);
  now: GameEvent | null = $state.raw(null);
  problem: unknown = $state.raw(null);

  kit: Kit | null = $state.raw(null);
  board: BoardActions | null = null;
  private whole: LessonPage[] | null = null;
  private readonly player: Player;

  constructor(
    readonly game: string,
    private readonly settings: Settings,
  ) {
    this.player = new Player({
      board: () => this.board,
      pace: () => settings.pace,
      begins: (event, pace) => {
        this.now = event;
        if (pace > 0) hear(this.face, event);
      },
      shows: async ({ view, twin }) => {
        this.view = view;
        this.twin = twin;
        await tick();
      },
      busy: (busy) => {
        this.busy = busy;
        if (!busy) this.now = null;
      },
    });
  }

  readonly offers = $derived(
    this.busy || this.good !== null ? [] : (this.step?.offers ?? []).map(offerOf),
  );

  private get face(): AnyFace | null {
    return this.kit?.face ?? null;
  }

  readonly me = $derived(this.step?.seat ?? null);
  readonly seats: SeatFace[] = $derived(partnersOf(this.step?.seats ?? 0, this.me));
  /** Something was tried, and it is seen what came of it. */
  readonly answered = $derived(this.good !== null && !this.busy);
  readonly called = $derived(!this.answered);
  readonly awaited = $derived(this.me === null || this.answered ? [] : [this.me]);
  readonly verdict: Line = $derived({
    key: `lesson-${this.step?.number ?? 1}.${this.good ? "good" : "other"}`,
  });
  readonly prompt: Line = $derived(
    this.answered ? this.verdict : { key: `lesson-${this.step?.number ?? 1}` },
  );
  /** The fuse burns from step to step. */
  readonly progress = $derived.by(() => {
    const { number, steps } = this.step ?? { number: 1, steps: 1 };
    return (number - (this.answered && this.good ? 0 : 1)) / steps;
  });
  readonly past = false;
  readonly lit = true;
  readonly volunteer = false;
  readonly undo = "";
  readonly due = null;

  get told(): GameEvent | null {
    return this.now;
  }

  private path(number: number): string {
    return `/api/lessons/${encodeURIComponent(this.game)}/${number}`;
  }

  /** Set the position of a step up, from the beginning. */
  async open(number: number): Promise<void> {
    try {
      const step = await this.stepAt(number);
      await this.player.cut(messageOf(step.view, step.twin));
      this.step = step;
      this.good = null;
      this.picked = null;
      this.refusal = null;
      this.problem = null;
    } catch (problem) {
      this.problem = problem;
    }
  }

  private async stepAt(number: number): Promise<LessonStep> {
    try {
      return await ask<LessonStep>("GET", this.path(number));
    } catch (problem) {
      const page = this.whole?.[number - 1];
      if (page && isUnreachable(problem)) return page.step;
      throw problem;
    }
  }

  /** All of it, while the house can be reached: what it said last is here when it cannot. */
  async keep(): Promise<void> {
    const path = `/api/lessons/${encodeURIComponent(this.game)}`;
    this.whole = await ask<LessonPage[]>("GET", path).catch(() => null);
  }

  private keptAnswer(move: string, problem: unknown): LessonAnswer {
    const page = this.step && this.whole?.[this.step.number - 1];
    const tried = page?.tries[move];
    if (!page || !tried || !isUnreachable(problem)) throw problem;
    const view = changed(page.step.view as Json, tried.view) as LessonAnswer["view"];
    const twin = changed(page.step.twin as unknown as Json, tried.twin) as unknown as LineView[];
    return { good: tried.good, events: tried.events, view, twin, refusal: null };
  }

  readonly again = (): void => void this.open(this.step?.number ?? 1);
  readonly next = (): void => void this.open((this.step?.number ?? 0) + 1);
  readonly skip = (): void => this.player.skip();

  readonly pick = (move: string): void => {
    this.refusal = null;
    const offer = this.offers.find((each) => each.move === move);
    const light = offer && isLight(this.face, offer, this.view, this.settings.text);
    if (this.picked === move || light) void this.attempt(move);
    else this.picked = move;
  };

  readonly look = (move: string | null): void => {
    this.picked = move;
  };

  readonly why = (move: string): void => void this.attempt(move);

  /** Another try begins at the beginning. */
  readonly takeBack = (): void => this.again();

  readonly confirm = (): void => {
    if (this.picked !== null) void this.attempt(this.picked);
  };

  /** Try a move; one that a rule forbids is answered with the rule. */
  readonly attempt = async (move: string): Promise<void> => {
    if (this.busy || this.good !== null || !this.step) return;
    try {
      const body: LessonMove = { move };
      const path = this.path(this.step.number);
      const result = await ask<LessonAnswer>("POST", path, body).catch((problem: unknown) =>
        this.keptAnswer(move, problem),
      );
      this.refusal = result.refusal;
      if (result.refusal) return;
      this.picked = null;
      this.good = result.good;
      this.player.add(messageOf(result.view, result.twin, result.events));
    } catch (problem) {
      this.problem = problem;
    }
  };
}

function isUnreachable(problem: unknown): boolean {
  return problem instanceof ApiError && problem.code === "unreachable";
}
