/** Flasks that are watched: what their hands did is told in events, and played as it was. */
import type { Pose } from "../live";
import { fromText, Hand } from "../physics/codec";
import type { Laboratory } from "../physics/laboratory";
import { FLASK, type Point } from "../physics/spec";
import type { Knock } from "../physics/world";
import type { NitroView } from "../types";
import { Vessel } from "./vessel";

const SECOND = FLASK.tickRate;
/** Ticks that lie ready before the next event is asked for: a stop must be known a second before it comes. */
const RESERVE = 90;
/** How much slower the last second before a stop is. */
const SLOW = 4;

interface Track {
  places: readonly Point[];
  hand: Hand;
  vessel: Vessel | null;
  stopped: number | null;
  /** The tick that is shown, with what is begun of the next. */
  at: number;
}

interface Waiting {
  until: () => boolean;
  done: () => void;
}

export class Reel {
  private readonly tracks = new Map<number, Track>();
  private waits: Waiting[] = [];
  private pace = 1;
  /** All show the same tick, as they did; else each goes on as soon as something is told of it. */
  together = true;
  /** Time is stretched before a stop. */
  stretches = true;

  /** From the beginning of a round. */
  load(seat: number, places: readonly Point[], done?: Uint8Array): void {
    this.tracks.get(seat)?.vessel?.free();
    const hand = new Hand();
    if (done) hand.append(done);
    this.tracks.set(seat, { places, hand, vessel: null, stopped: null, at: hand.ticks });
  }

  /** Where the picture shows something else than was told, it is right; where it shows a whole hand, that is known. */
  adopt({ flasks }: NitroView): void {
    for (const [seat, { places, pushes, tick, stopped }] of flasks.entries()) {
      const track = this.tracks.get(seat);
      if (track?.hand.ticks === tick && isSame(track.places, places)) continue;
      this.drop(seat);
      if (pushes === null || places.length === 0) continue;
      this.load(seat, pointsOf(places), fromText(pushes));
      if (stopped !== null) this.stop(seat, stopped);
    }
  }

  /** What this hand did next. False where the thread is lost: then the picture shows it. */
  add(seat: number, tick: number, pushes: Uint8Array): boolean {
    const track = this.tracks.get(seat);
    if (!track || track.hand.ticks !== tick) {
      this.drop(seat);
      return false;
    }
    track.hand.append(pushes);
    track.vessel?.hand.append(pushes);
    return true;
  }

  stop(seat: number, tick: number): void {
    const track = this.tracks.get(seat);
    if (track) track.stopped = tick;
  }

  /** Physics from where each of them stands. */
  equip(lab: Laboratory): void {
    for (const track of this.tracks.values()) {
      if (track.vessel) continue;
      const from = Math.floor(track.at);
      track.vessel = new Vessel(lab, track.places, track.hand.slice(0, from));
      track.vessel.hand.append(track.hand.slice(from));
    }
  }

  /** Resolves when little is left of what is known. */
  async flow(pace: number): Promise<void> {
    this.pace = pace;
    await this.until(() => this.moving.every((track) => this.ahead(track) <= RESERVE));
  }

  /** Resolves when all have been seen up to this tick. */
  async reach(tick: number, pace: number): Promise<void> {
    this.pace = pace;
    await this.until(() =>
      this.moving.every((track) => track.at >= tick || this.ahead(track) <= 0),
    );
  }

  /** Everything known is there at once. */
  hurry(): void {
    for (const track of this.tracks.values()) {
      track.at = endOf(track);
      track.vessel?.run(track.at);
    }
    this.answer();
  }

  /** Time goes by. */
  advance(ms: number): void {
    const ticks = ((ms / 1000) * SECOND) / this.pace / (this.slow === null ? 1 : SLOW);
    for (const track of this.moving) {
      track.at += Math.min(ticks, Math.max(0, this.ahead(track)));
      const { vessel } = track;
      while (vessel && vessel.tick < Math.ceil(track.at)) vessel.step();
    }
    this.answer();
  }

  get runs(): boolean {
    return this.moving.some((track) => this.ahead(track) > 0);
  }

  /** The tick that is shown. */
  get at(): number {
    return Math.max(0, ...[...this.tracks.values()].map(({ at }) => at));
  }

  /** Whose last second is being stretched. */
  get slow(): number | null {
    if (!this.stretches || !this.together) return null;
    for (const [seat, { stopped, at }] of this.tracks)
      if (stopped !== null && at >= stopped - SECOND && at < stopped) return seat;
    return null;
  }

  poses(seat: number): Pose[] | null {
    const { vessel, at } = this.tracks.get(seat) ?? {};
    if (!vessel || at === undefined) return null;
    return vessel.poses(1 - (Math.ceil(at) - at));
  }

  knocks(seat: number): Knock[] {
    return this.tracks.get(seat)?.vessel?.knocks() ?? [];
  }

  get seats(): number[] {
    return [...this.tracks.keys()];
  }

  drop(seat: number): void {
    this.tracks.get(seat)?.vessel?.free();
    this.tracks.delete(seat);
  }

  clear(): void {
    for (const seat of this.seats) this.drop(seat);
    this.answer();
  }

  private get moving(): Track[] {
    return [...this.tracks.values()].filter(({ vessel }) => vessel !== null);
  }

  /** Ticks of it that may be shown. */
  private ahead(track: Track): number {
    return Math.min(endOf(track), this.together ? this.limit : Infinity) - track.at;
  }

  /** So far all that are still mixed are known. */
  private get limit(): number {
    const tracks = [...this.tracks.values()];
    const mixed = tracks.filter(({ stopped }) => stopped === null);
    return mixed.length > 0 ? Math.min(...mixed.map(endOf)) : Math.max(0, ...tracks.map(endOf));
  }

  private until(until: () => boolean): Promise<void> {
    return new Promise((done) => {
      this.waits.push({ until, done });
      this.answer();
    });
  }

  private answer(): void {
    const [ready, not] = [
      this.waits.filter(({ until }) => until()),
      this.waits.filter(({ until }) => !until()),
    ];
    this.waits = not;
    for (const { done } of ready) done();
  }
}

function endOf({ hand, stopped }: Track): number {
  return Math.min(hand.ticks, stopped ?? Infinity);
}

export function pointsOf(places: readonly (readonly number[])[]): Point[] {
  return places.map(([x = 0, y = 0]) => [x, y]);
}

function isSame(some: readonly Point[], others: readonly (readonly number[])[]): boolean {
  return (
    some.length === others.length &&
    some.every(([x, y], i) => others[i]?.[0] === x && others[i]?.[1] === y)
  );
}
