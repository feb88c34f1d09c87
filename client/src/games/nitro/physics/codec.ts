import { CUBES, PUT_BACK, STRONGEST } from "../facts.gen";
import { FLASK } from "./spec";

// What a hand does, in bytes: two signed bytes a tick. 127 stands for the strongest push, and a push
// may point anywhere inside the circle of that radius, on every device alike.

/** What a hand does in one tick. */
export type Push = readonly [x: number, y: number];

export const STILL: Push = [0, 0];

/** A wish in mm/s², of any size and from any device, becomes the nearest push there is. */
export function push(ax: number, ay: number): Push {
  const length = Math.hypot(ax, ay);
  if (length === 0 || !Number.isFinite(length)) return STILL; // a sensor may say anything
  const unit = STRONGEST / Math.max(length, FLASK.maxAcceleration);
  let x = Math.round(ax * unit);
  let y = Math.round(ay * unit);
  if (!isPush(x, y)) {
    // Rounding stepped over the rim, by one unit at most.
    if (Math.abs(x) > Math.abs(y)) x -= Math.sign(x);
    else y -= Math.sign(y);
  }
  return [x, y];
}

export function putBack(cube: number): Push {
  return [PUT_BACK, cube];
}

/** Is this something that a hand can do? The server refuses everything else. */
export function isPush(x: number, y: number): boolean {
  if (x === PUT_BACK) return y >= 0 && y < CUBES.length;
  return x * x + y * y <= STRONGEST * STRONGEST;
}

/** For the wire: plain base64. */
export function toText(pushes: Uint8Array): string {
  return btoa(String.fromCharCode(...pushes));
}

export function fromText(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

/** What one hand did so far, tick after tick. */
export class Hand {
  #bytes = new Uint8Array(2 * 60 * FLASK.tickRate); // a minute; grows where that is not enough
  #ticks = 0;

  get ticks(): number {
    return this.#ticks;
  }

  add([x, y]: Push): void {
    this.#makeRoom(1);
    this.#bytes[2 * this.#ticks] = x; // a byte array takes it modulo 256, as bytes are signed
    this.#bytes[2 * this.#ticks + 1] = y;
    this.#ticks++;
  }

  append(pushes: Uint8Array): void {
    const more = pushes.length >> 1;
    this.#makeRoom(more);
    this.#bytes.set(pushes.subarray(0, 2 * more), 2 * this.#ticks);
    this.#ticks += more;
  }

  /** A copy, counted in ticks. */
  slice(from = 0, to = this.#ticks): Uint8Array {
    return this.#bytes.slice(2 * from, 2 * Math.min(to, this.#ticks));
  }

  /** Forgets what came after so many ticks. */
  cut(ticks: number): void {
    this.#ticks = Math.min(this.#ticks, ticks);
  }

  #makeRoom(more: number): void {
    const wanted = 2 * (this.#ticks + more);
    if (wanted <= this.#bytes.length) return;
    const roomier = new Uint8Array(Math.max(wanted, 2 * this.#bytes.length));
    roomier.set(this.#bytes);
    this.#bytes = roomier;
  }
}
