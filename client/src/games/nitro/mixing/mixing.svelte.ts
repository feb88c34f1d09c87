/** All hands at one table: live against the sand, step by step in the calm game, or on tape. */
import { untrack } from "svelte";
import { CUBES, LETTERS } from "../facts.gen";
import { fingers } from "../hand/fingers";
import { listenHand } from "../hand/keys";
import { loading } from "../hand/loading.svelte";
import type { Mixing, Pose, Seated } from "../live";
import { fromText } from "../physics/codec";
import { openLaboratory } from "../physics/laboratory";
import type { CubeName, Happening, NitroView } from "../types";
import { ShownFlask } from "./flask.svelte";
import { clack, Ticking } from "./noise";
import { Race } from "./race.svelte";
import { pointsOf, Reel } from "./reel";
import { Trial } from "./trial.svelte";

/** Steps of the sand that is seen to run, a second. */
const GRAINS = 5;
/** Milliseconds: a frame that comes later than this was no frame. */
const LONGEST = 250;
/** Of the way that the tray is dragged: the bench is narrow. */
const SWAY = 0.4;
/** Of what is heard at one's own flask. */
const ACROSS = 0.6;

class Bench implements Mixing {
  private at: Seated | null = $state.raw(null);
  private readonly view = $derived(this.at?.view ?? null);
  left = $state(0);
  spent = $state(0);
  count: number | null = $state(null);
  grabbing: number | null = $state(null);
  slow: string | null = $state(null);
  /** Seconds that are left for loading; null where nobody counts them. */
  loadingLeft: number | null = $state(null);

  private readonly flasks = new Map<number, ShownFlask>();
  private readonly race = new Race(() => this.wake());
  private readonly reel = new Reel();
  private readonly trial = new Trial();
  private readonly ticking = new Ticking();
  private running: number | null = null;
  private last = 0;
  private unlisten: (() => void) | null = null;

  readonly waiting = $derived(this.race.waiting);
  readonly note = $derived(this.race.note);
  readonly trying = $derived(this.trial.on);
  readonly swapped = $derived(this.at?.swapped ?? false);

  // The table.

  sit(at: Seated): void {
    untrack(() => this.see(at));
  }

  private see(at: Seated): void {
    const view = at.view;
    const isNew = this.at?.view !== at.view;
    this.at = at;
    if (at.stream) this.race.join(at.stream, at.me, view);
    else this.race.leave();
    this.unlisten ??= listenHand({
      mixes: () => this.race.mixes || this.grabs || this.trying,
      stop: () => this.stop(),
      putBack: (cube) => this.putBackNext(cube),
    });
    if (isNew) this.picture(view);
    this.tell(performance.now());
    this.wake();
  }

  private picture(view: NitroView): void {
    this.race.show(view);
    if (!this.canTry) this.trial.end();
    this.reel.together = !(this.at?.stream && view.calm);
    this.reel.stretches = !view.calm;
    if (!this.isRace) this.reel.adopt(view);
    const slides = view.calm && view.phase === "mix" && !document.hidden;
    for (const [seat, { stopped, cubes }] of view.flasks.entries()) {
      const flask = this.flask(seat);
      flask.stopped = stopped ?? this.stoppedHere(seat);
      if (this.moving(seat, performance.now())) continue;
      flask.settle(
        cubes.map((cube) => ({ ...cube, vx: 0, vy: 0 })),
        slides,
      );
    }
  }

  leave(): void {
    this.race.leave();
    this.reel.clear();
    this.trial.end();
    this.unlisten?.();
    this.unlisten = null;
    if (this.running !== null) cancelAnimationFrame(this.running);
    this.running = null;
    this.at = null;
  }

  /** Live, and against the sand: nothing waits for what is shown. */
  private get isRace(): boolean {
    return Boolean(this.at?.stream) && !this.view?.calm;
  }

  /** Against the sand, before it is turned: in the calm game there is time to try as one plays. */
  get canTry(): boolean {
    const mine = this.view?.flasks[this.at?.me ?? -1];
    return this.isRace && this.view?.phase === "load" && mine?.loaded === false;
  }

  private get grabs(): boolean {
    if (!this.isRace || this.view?.phase !== "grab" || this.waiting) return false;
    const mine = this.view.flasks[this.at?.me ?? -1];
    return mine?.stop_card === null && mine.grabbed === null;
  }

  /** My own hands are off before the judge has said so. */
  private stoppedHere(seat: number): number | null {
    const isMine = this.isRace && this.view?.phase === "mix" && seat === this.at?.me;
    return isMine ? (this.race.own?.stopped ?? null) : null;
  }

  flask(seat: number): ShownFlask {
    return untrack(() => {
      const flask = this.flasks.get(seat) ?? new ShownFlask();
      this.flasks.set(seat, flask);
      return flask;
    });
  }

  // What happens.

  async play(event: Happening, pace: number): Promise<void> {
    if (this.isRace) return;
    if (this.take(event)) await this.run(event, pace);
  }

  /** Writes down what an event says of a hand. True where there is something to see. */
  private take(event: Happening): boolean {
    switch (event.event) {
      case "round-began":
        this.reel.clear();
        return false;
      case "loaded":
        this.reel.load(event.seat, pointsOf(event.places));
        return false;
      case "mixed":
        return this.reel.add(event.seat, event.tick, fromText(event.pushes));
      case "stopped":
        this.reel.stop(event.seat, event.tick);
        return true;
      case "sand-out":
        return true;
      default:
        return false;
    }
  }

  private async run(event: Happening, pace: number): Promise<void> {
    try {
      this.reel.equip(await openLaboratory());
    } catch {
      return; // the picture shows what came of it
    }
    this.wake();
    if (pace === 0) return this.reel.hurry();
    if (event.event === "mixed") await this.reel.flow(pace);
    else await this.reel.reach(event.event === "stopped" ? event.tick : Infinity, pace);
  }

  hurry(): void {
    this.reel.hurry();
    this.wake();
  }

  recall(events: readonly Happening[]): void {
    const begun = events.findLastIndex(({ event }) => event === "round-began");
    this.reel.clear();
    for (const event of events.slice(Math.max(0, begun))) this.take(event);
    this.reel.hurry();
  }

  // My hand.

  /** Shake the flask as it is laid now. Nothing comes of it. */
  try(): void {
    if (this.canTry) void this.trial.begin(loading.places).then(() => this.wake());
  }

  stop(): void {
    if (this.trying) this.trial.end();
    else if (this.grabs) {
      const { until, total } = this.at?.due ?? { until: performance.now(), total: 0 };
      this.race.grab(performance.now(), until - total * 1000);
    } else if (this.isRace) this.race.stop();
    else this.make("stop");
    this.wake();
  }

  /** A move of the calm game or the lesson, where it is offered: there is nothing to confirm. */
  make(move: string): void {
    if (!this.at?.offers.some((offer) => offer.move === move)) return;
    if (this.at.stream) this.at.stream.play(move);
    else this.at.onpick(move);
  }

  /** Ready: my cubes lie as they shall. */
  load(): void {
    this.trial.end();
    if (this.at?.stream) this.at.stream.play(loading.move);
    else this.at?.onpick(loading.order);
  }

  putBack(cube: CubeName): void {
    if (this.race.mixes || this.trying) fingers.putBack(CUBES.indexOf(cube));
    else if (!this.isRace) this.make(`back:${LETTERS.charAt(CUBES.indexOf(cube))}`);
  }

  private putBackNext(cube: number | null): void {
    const out = this.flasks.get(this.at?.me ?? -1)?.out ?? [];
    const wanted = cube === null ? out[0] : CUBES[cube];
    if (wanted && out.includes(wanted)) this.putBack(wanted);
  }

  // Frame by frame.

  private wake(): void {
    if (this.running !== null || !this.at) return;
    this.last = performance.now();
    this.running = requestAnimationFrame(this.frame);
  }

  private readonly frame = (): void => {
    this.running = null;
    const now = performance.now();
    const ms = Math.min(LONGEST, now - this.last);
    const { race, reel, trial } = this;
    race.advance(now, ms);
    reel.advance(ms);
    trial.advance(ms);
    const counts = this.count ?? this.grabbing ?? this.loadingLeft;
    let moves = race.runs || reel.runs || trial.on || (counts !== null && Boolean(this.at?.due));
    for (const [seat, flask] of this.flasks) {
      const poses = this.moving(seat, now);
      if (poses) this.show(flask, seat, poses);
      if (flask.advance(ms)) moves = true;
    }
    this.listen(now);
    this.tell(now);
    if (moves) this.wake();
    this.last = now;
  };

  /** Where a flask moves, as it looks now. */
  private moving(seat: number, now: number): Pose[] | null {
    const { view } = this;
    const flask = view?.flasks[seat];
    if (!view || !flask) return null;
    if (this.trying && seat === this.at?.me) return this.trial.poses;
    if (!this.isRace) return this.reel.poses(seat);
    const mixed = view.phase === "mix" || (view.phase === "countdown" && seat === this.at?.me);
    return mixed && flask.stopped === null ? this.race.poses(seat, now) : null;
  }

  private show(flask: ShownFlask, seat: number, poses: Pose[]): void {
    if (!this.isRace || seat !== this.at?.me) return flask.show(poses);
    flask.stopped = this.stoppedHere(seat);
    const { x, y } = fingers.tray.at;
    flask.show(poses, this.trying ? this.trial.push : this.race.push, { x: x * SWAY, y: y * SWAY });
  }

  private listen(now: number): void {
    if (this.trying) return clack(this.trial.knocks(), now);
    if (this.isRace) return clack(this.race.own?.vessel.knocks() ?? [], now);
    for (const seat of this.reel.seats)
      clack(this.reel.knocks(seat), now, seat === this.at?.me ? 1 : ACROSS);
  }

  /** What is read beside the flasks. */
  private tell(now: number): void {
    const { view } = this;
    if (!view) return;
    const { sand, rate, tilt, calm, phase } = view;
    const tick = Math.min(sand, this.tick(now, view));
    this.left = Math.ceil((sand - tick) / (calm ? tilt : rate));
    this.spent = Math.floor((tick / rate) * GRAINS) / ((sand / rate) * GRAINS);
    const due = this.at?.due ? Math.max(0, Math.ceil((this.at.due.until - now) / 1000)) : null;
    const seconds = Math.min(3, due ?? 3);
    this.loadingLeft = phase === "load" ? due : null;
    this.count = phase === "countdown" ? Math.max(1, seconds) : null;
    this.grabbing = phase === "grab" ? seconds : null;
    this.slow = this.reel.runs && this.reel.slow !== null ? "ng-hand-slow" : null;
    if (this.isRace && phase === "mix") this.ticking.hear(this.left);
  }

  private tick(now: number, view: NitroView): number {
    const { calm, flasks } = view;
    const raced = this.isRace && view.phase === "mix" ? this.race.at(now) : 0;
    if (raced > 0) return Math.floor(raced);
    if (!calm && this.reel.runs) return Math.floor(this.reel.at);
    const ticks = flasks.map((flask) => flask.tick);
    if (calm && this.at?.me !== null) return ticks[this.at?.me ?? 0] ?? 0;
    return calm ? Math.min(...ticks) : Math.max(0, ...ticks);
  }
}

export const mixing = new Bench();
