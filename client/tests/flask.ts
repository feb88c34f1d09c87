/** A flask without physics: its only cube slides as far as it was pushed, so that one can reckon. */
import type { Laboratory } from "../src/games/nitro/physics/laboratory";
import type { Flask } from "../src/games/nitro/physics/world";

class Slide {
  readonly count = 1;
  tick = 0;
  private x = 0;
  step(x: number): void {
    this.x += x;
    this.tick += 1;
  }
  run(pushes: Uint8Array): void {
    const pairs = new Int8Array(pushes);
    for (let at = 0; at < pairs.length; at += 2) this.step(pairs[at] ?? 0);
  }
  cubes() {
    return [{ x: this.x, y: 0, angle: 0, vx: 0, vy: 0, out: false }];
  }
  hash(): string {
    return this.x.toString(16).padStart(8, "0");
  }
  knocks(): [] {
    return [];
  }
  outside(): [] {
    return [];
  }
  free(): void {
    this.tick = -1;
  }
}

export const slides = { flask: () => new Slide() as unknown as Flask } as unknown as Laboratory;

/** So many ticks of the same push. */
export function pushed(ticks: number, x: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: 2 * ticks }, (_, at) => (at % 2 ? 0 : x & 255));
}
