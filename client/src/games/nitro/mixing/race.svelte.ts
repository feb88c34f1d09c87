/** The live game against the sand: one's own flask at once, the others' as they are told. */
import type { Corrected, Happened, News, Streams } from "../../../protocol.gen";
import type { GameEvent, Stream } from "../../face";
import { PUT_BACK, STRONGEST } from "../facts.gen";
import { fingers } from "../hand/fingers";
import type { Pose } from "../live";
import { fromText } from "../physics/codec";
import { openLaboratory } from "../physics/laboratory";
import { FLASK } from "../physics/spec";
import type { Happening, NitroView } from "../types";
import { Clock } from "./clock";
import { Looks } from "./looks";
import { Own } from "./own";
import { pointsOf } from "./reel";
import { Vessel } from "./vessel";

/** A connection that falters so often, before the last note is gone, is slow. */
const OFTEN = 3;
/** Milliseconds: what comes sooner after another tells of the same faltering. */
const APART = 500;
/** Milliseconds that a note can be read. */
const READING = 5000;

export class Race {
  /** My stop or grab is sent, and not answered. */
  waiting = $state(false);
  note: string | null = $state(null);

  private readonly clock = new Clock();
  own: Own | null = null;
  /** Of my flask, and of the picture. */
  private round = 0;
  private shown = 0;
  /** By seat. */
  private looks: Looks[] = [];
  /** The newest view there is, shown or not. */
  private heard: NitroView | null = null;
  private me: number | null = null;
  private stream: Stream | null = null;
  private hush: () => void = () => undefined;
  /** What the judge said before the flask was built. */
  private unread: Corrected[] = [];
  /** The tick at which nobody mixed any more. */
  private ended: number | null = null;
  /** When the sand was through, as performance.now() counts. */
  private ran: number | null = null;
  /** How often my hand came late since nothing was noted. */
  private late = 0;
  /** When it came late the last time. */
  private faltered = -Infinity;
  private forgets: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly wake: () => void) {}

  /** At this table, on this seat. */
  join(stream: Stream, me: number | null, view: NitroView): void {
    if (this.stream === stream && this.me === me) return;
    this.leave();
    this.stream = stream;
    this.me = me;
    this.heard = view;
    this.hush = stream.listen((news) => this.hear(news, performance.now()));
    this.prepare();
  }

  leave(): void {
    this.hush();
    this.stream = null;
    this.drop();
  }

  /** Another round is shown: what was of the last one is put away. */
  show({ round }: NitroView): void {
    if (this.round !== round && this.shown !== round) this.drop();
    this.shown = round;
  }

  private drop(): void {
    this.own?.free();
    this.own = null;
    this.round = 0;
    this.looks = [];
    this.clock.forget();
    this.ended = null;
    this.unread = [];
    this.ran = null;
    this.waiting = false;
    this.forget();
    fingers.rest();
  }

  get runs(): boolean {
    return this.clock.runs && this.ended === null;
  }

  /** As far as the sand has come, with what is begun of the next tick. */
  at(now: number): number {
    return this.ended ?? this.clock.at(now);
  }

  advance(now: number, ms: number): void {
    if (!this.runs) return;
    this.own?.advance(this.at(now), () => fingers.next());
    this.looks.forEach((looks) => looks.advance((ms / 1000) * 60)); // some seats have none
  }

  /** How my flask or another's looks now; null where nobody has told. */
  poses(seat: number, now: number): Pose[] | null {
    if (seat !== this.me || !this.own) return this.looks[seat]?.poses() ?? null;
    const at = this.at(now);
    return this.own.vessel.poses(this.own.rests || !this.runs ? 1 : at - Math.floor(at));
  }

  /** 0 to 1: how hard my hand pushes. */
  get push(): number {
    const hand = this.own?.vessel.hand;
    if (!hand || this.own?.rests) return 0;
    const [x = 0, y = 0] = new Int8Array(hand.slice(hand.ticks - 1).buffer);
    return x === PUT_BACK ? 0 : Math.hypot(x, y) / STRONGEST;
  }

  /** Has my hand something to do? */
  get mixes(): boolean {
    return this.runs && this.own !== null && !this.own.rests;
  }

  stop(): void {
    if (!this.mixes) return;
    this.own?.stop();
    fingers.rest();
    this.forget();
    this.waiting = true;
  }

  /** The hand is on the cards. The sand ran out when we heard so, or when the clock says it did. */
  grab(now: number, clock: number): void {
    if (this.waiting) return;
    const tick = Math.max(1, Math.round(((now - (this.ran ?? clock)) * FLASK.tickRate) / 1000));
    this.waiting = this.stream?.send({ do: "stop", tick }) ?? false;
  }

  // Hearing.

  private hear(news: News, now: number): void {
    if (news.tell === "welcome") {
      this.clock.forget(); // the house may have been away as long as we
      if (news.game) this.see(news.game, now);
      this.own?.resume(this.heard?.flasks[this.me ?? -1]?.tick ?? 0);
    } else if (news.tell === "happened") this.see(news, now);
    else if (news.tell === "streams") this.look(news, now);
    else if (news.tell === "corrected") this.obey(news, now);
  }

  private see({ view, events }: Happened, now: number): void {
    this.heard = view as unknown as NitroView;
    for (const event of events as GameEvent[]) this.happen(event as unknown as Happening, now);
    if (this.clock.runs && this.heard.phase !== "mix") this.ended ??= this.clock.at(now);
    this.prepare();
    this.wake();
  }

  private happen(event: Happening, now: number): void {
    switch (event.event) {
      case "sand-turned":
        this.clock.forget();
        this.ended = null;
        if (!this.heard?.calm) this.clock.hear(0, now);
        break;
      case "mixed":
        if (event.seat === this.me) this.own?.settle(event.tick, fromText(event.pushes));
        break;
      case "stopped":
      case "grabbed":
      case "took-stop":
        if (event.seat === this.me) this.waiting = false;
        break;
      case "sand-out":
        this.ran = now;
        this.waiting = false; // a stop that came too late is none
        this.forget();
        fingers.rest();
        break;
    }
  }

  private look({ tick, streams }: Streams, now: number): void {
    this.clock.hear(tick, now);
    for (const { seat, tick: at, look } of streams)
      (this.looks[seat] ??= new Looks()).add(at, look);
    this.wake();
  }

  private obey(said: Corrected, now: number): void {
    if (said.why === "early") this.clock.forget();
    this.clock.hear(said.now, now);
    if (this.own) this.correct(this.own, said);
    else this.unread.push(said);
    this.wake();
  }

  private correct(own: Own, { tick, pushes, now, why }: Corrected): void {
    const judged = fromText(pushes);
    const end = tick + (judged.length >> 1);
    const differs = own.correct(tick, judged, why === "hash");
    own.resume(end);
    own.wake(end, now);
    if (!differs || why === "back" || own.rests) return;
    if (why !== "late") return this.remark("ng-hand-corrected");
    // No look tells it: all hands are shown as far as the slowest has come, which may be another's.
    const at = performance.now();
    if (at - this.faltered > APART) this.late += 1;
    this.faltered = at;
    this.remark(this.late < OFTEN ? "ng-hand-late" : "ng-hand-far");
  }

  private remark(note: string): void {
    clearTimeout(this.forgets);
    this.note = note;
    this.forgets = setTimeout(() => this.forget(), READING);
  }

  /** It was read, or there is nothing more to be done about it. */
  private forget(): void {
    clearTimeout(this.forgets);
    this.note = null;
    this.late = 0;
  }

  /** My flask stands ready as soon as it is loaded, before the sand is turned. */
  private prepare(): void {
    const view = this.heard;
    if (!view || view.calm || (view.phase !== "countdown" && view.phase !== "mix")) return;
    const mine = view.flasks[this.me ?? -1];
    if (!mine?.loaded || mine.stopped !== null || this.round === view.round) return;
    if (this.round) this.drop();
    this.round = view.round;
    void this.build(view.round);
  }

  private async build(round: number): Promise<void> {
    try {
      const lab = await openLaboratory();
      const mine = this.heard?.flasks[this.me ?? -1];
      if (this.round !== round || this.heard?.round !== round || !mine) return;
      const vessel = new Vessel(lab, pointsOf(mine.places), fromText(mine.pushes ?? ""));
      const own = new Own(vessel, this.heard.sand, {
        push: (tick, pushes, hashes) =>
          this.stream?.send({ do: "push", tick, pushes, hashes }) ?? false,
        stop: (tick, hash) => this.stream?.send({ do: "stop", tick, hash }) ?? false,
      });
      this.own = own;
      own.resume(mine.tick);
      for (const said of this.unread.splice(0)) this.correct(own, said);
      this.wake();
    } catch {
      // The judge's own flask is told to us, too: it can be watched, not steered.
      if (this.round === round) this.remark("ng-hand-no-lab");
    }
  }
}
