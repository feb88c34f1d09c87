/** A game on tape: where it stands, and the buttons that move it. */
import { tick } from "svelte";
import type { AnyFace, BoardActions, GameEvent, Offer, SeatFace } from "../games/face";
import type { Happened } from "../protocol.gen";
import type { Settings } from "../settings.svelte";
import { Diary, type Entry } from "../game/diary.svelte";
import type { Kit } from "../game/faces";
import { Player } from "../game/player";
import { lineOf } from "../game/shapes";
import type { Source } from "../game/source";
import { hear, noticeOf } from "../game/ways";
import { turnsOf } from "./turns";
import type { Frame, Replay } from "./unfold";

/** Between two lines of the record, so that each can be seen to be one. */
const BREATH = 350;
/** How many times faster than at the table. */
export const TEMPI = [1, 2, 4] as const;
export type Tempo = (typeof TEMPI)[number];

export class Tape implements Source {
  replay: Replay | null = $state.raw(null);
  kit: Kit | null = $state.raw(null);
  at = $state(0);
  playing = $state(false);
  busy = $state(false);
  tempo: Tempo = $state(1);
  now: GameEvent | null = $state.raw(null);

  private shown: BoardActions | null = null;
  private next: ReturnType<typeof setTimeout> | undefined;
  private readonly player: Player;

  constructor(settings: Settings) {
    this.player = new Player({
      board: () => this.board,
      pace: () => settings.pace / this.tempo,
      begins: (event, pace) => {
        this.now = event;
        if (pace > 0) hear(this.face, event);
      },
      shows: async (game) => {
        this.at = game.at;
        await tick();
      },
      busy: (busy) => this.rest(busy),
    });
  }

  private get face(): AnyFace | null {
    return this.kit?.face ?? null;
  }

  private readonly frames = $derived(this.replay?.frames ?? []);
  readonly last = $derived(Math.max(0, this.frames.length - 1));
  /** Where turns begin; the first, after all that was laid out. */
  readonly turns = $derived(turnsOf(this.frames, this.face));
  readonly start = $derived(this.turns[0] ?? 0);
  readonly frame = $derived(this.frames[this.at]);
  /** The log up to here, and what is just happening. */
  readonly entries: Entry[] = $derived(
    entriesOf(this.frames.slice(0, this.at + (this.busy ? 2 : 1)), this.face),
  );

  // What is seen.

  readonly view = $derived(this.frame?.view);
  readonly twin = $derived(this.frame?.twin ?? []);
  readonly prompt = $derived(this.frame ? lineOf(this.frame.prompt) : { key: "" });
  /** As it is shown: whoever moves is still in the light while we watch it. */
  readonly awaited = $derived(this.frame?.awaited ?? []);
  readonly me = $derived(this.replay && this.replay.viewpoint >= 0 ? this.replay.viewpoint : null);
  readonly called = $derived(this.me !== null && this.awaited.includes(this.me));
  readonly seats: SeatFace[] = $derived.by(() => {
    const { names, badges, bots } = this.replay ?? { names: [], badges: [], bots: [] };
    return names.map((name, seat) => ({
      seat,
      name,
      badge: badges[seat] ?? "A",
      bot: Boolean(bots[seat]),
    }));
  });

  get told(): GameEvent | null {
    return this.now;
  }

  // Nobody acts: the buttons of the tape are all there is to press.

  readonly past = true;
  readonly offers: Offer[] = [];
  readonly picked = null;
  readonly volunteer = false;
  readonly undo = "";
  readonly due = null;
  readonly progress = 0;
  readonly lit = false;
  readonly pick = idle;
  readonly look = idle;
  readonly confirm = idle;
  readonly why = idle;
  readonly takeBack = idle;
  readonly skip = idle;

  // Showing.

  get board(): BoardActions | null {
    return this.shown;
  }

  /** A new board knows nothing of what happened before. */
  set board(board: BoardActions | null) {
    if (board && board !== this.shown) this.remind(board, this.at);
    this.shown = board;
  }

  private remind(board: BoardActions | null, at: number): void {
    board?.recall?.(this.frames.slice(0, at + 1).flatMap(({ events }) => events as GameEvent[]));
  }

  /** The same game through other eyes, or another game; from where it begins, or from a line. */
  load(replay: Replay, at: number | null): void {
    this.replay = replay;
    this.jump(at ?? this.start);
  }

  readonly jump = (to: number): void => {
    clearTimeout(this.next);
    const at = Math.min(this.last, Math.max(0, to));
    const frame = this.frames[at];
    this.playing = this.playing && at < this.last;
    this.remind(this.board, at);
    if (frame) void this.player.cut(messageOf(frame, at));
  };

  /** One line on: as it happened. A second press while it moves goes straight there. */
  readonly forward = (): void => {
    if (this.busy) return this.jump(this.at + 1);
    const frame = this.frames[this.at + 1];
    if (frame) this.player.add(messageOf(frame, this.at + 1));
    else this.playing = false;
  };

  readonly back = (): void => this.jump(this.at - (this.busy ? 0 : 1));

  /** To where the next turn begins; after the last, to the end. */
  readonly nextTurn = (): void => this.jump(this.turns.find((at) => at > this.at) ?? this.last);

  /** To where this turn began, or the one before; from the first, to the very beginning. */
  readonly lastTurn = (): void => this.jump(this.turns.findLast((at) => at < this.at) ?? 0);

  readonly toggle = (): void => {
    this.playing = !this.playing;
    clearTimeout(this.next);
    if (!this.playing) return;
    if (this.at === this.last) this.jump(this.start);
    else if (!this.busy) this.forward();
  };

  readonly stop = (): void => {
    this.playing = false;
    clearTimeout(this.next);
  };

  private rest(busy: boolean): void {
    this.busy = busy;
    if (busy) return;
    this.now = null;
    if (this.at === this.last) this.playing = false;
    clearTimeout(this.next);
    if (this.playing) this.next = setTimeout(this.forward, this.flows() ? 0 : BREATH / this.tempo);
  }

  /** Goes on in the next line what moves already? */
  private flows(): boolean {
    const events = (this.frames[this.at]?.events ?? []) as GameEvent[];
    return events.some((event) => noticeOf(this.face, event).flows);
  }
}

function idle(): void {
  // Nothing can be done on a tape.
}

/** A frame in the shape of the message it once was. */
function messageOf(frame: Frame, at: number): Happened {
  const { events, view, awaited, prompt, twin } = frame;
  const bare = {
    offers: [],
    undo: "",
    signals: null,
    features: null,
    due: null,
    time: null,
    outcome: null,
  } as const;
  return { tell: "happened", at, events, view, awaited, prompt, twin, ...bare, offers: [] };
}

function entriesOf(frames: readonly Frame[], face: AnyFace | null): Entry[] {
  const diary = new Diary();
  for (const frame of frames) {
    const acts = Number(/^undo:(\d+)$/.exec(frame.move)?.[1] ?? 0);
    if (acts > 0) diary.tookBack({ tell: "took-back", seat: frame.actor, acts, granted: true });
    for (const event of frame.events as GameEvent[]) diary.add(event, face);
  }
  return diary.entries;
}
