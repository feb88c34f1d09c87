import { CM, PUT_BACK, STRONGEST } from "../facts.gen";
import { crc32 } from "./crc32";
import type { Laboratory } from "./laboratory";
import { firstPoses, plan } from "./plan";
import type { FlaskSpec, Point } from "./spec";

// Where things lie in a world: see driver.wat.
const OUT = 352;
const VELOCITIES = 472;

/** A softer knock is a cube that leans on its neighbour. mm/s. */
const AUDIBLE = 25;

/** Where a cube is: mm, radians, mm/s. */
export interface CubePose {
  x: number;
  y: number;
  angle: number;
  vx: number;
  vy: number;
  out: boolean;
}

/** A cube struck something, so hard that its velocity changed by so much (mm/s); perhaps it jumped out. */
export interface Knock {
  tick: number;
  cube: number;
  strength: number;
  out: boolean;
}

/**
 * One tray with its cubes: a pure function of where they were laid and of what the hand did since.
 * Says what the judge's flask (rules/nitro/physics/world.py) says, in the same order.
 */
export class Flask {
  readonly count: number;
  readonly #lab: Laboratory;
  readonly #spec: FlaskSpec;
  #world: number | null;
  readonly #poses: Float32Array<ArrayBuffer>;
  #knocks: Knock[] = [];
  #tick = 0;

  constructor(lab: Laboratory, places: readonly Point[], spec: FlaskSpec) {
    this.#lab = lab;
    this.#spec = spec;
    this.count = places.length;
    this.#world = lab.build(plan(spec, places));
    this.#poses = firstPoses(spec, places);
  }

  get tick(): number {
    return this.#tick;
  }

  /** One tick: what the hand does, as two signed bytes. */
  step(x: number, y: number): void {
    const before = this.#velocities();
    const out = this.#out;
    this.run(Uint8Array.of(x, y)); // a byte takes a signed number modulo 256
    this.#listen(x === PUT_BACK ? [0, 0] : [x, y], before, out);
  }

  /** Many ticks, two bytes each, with nobody listening. */
  run(pushes: Uint8Array): void {
    this.#lab.run(this.#address, pushes, this.#poses);
    this.#tick += pushes.length >> 1;
  }

  /** Where everything is, bit for bit: x and y in Rapier's units, and the angle. */
  poses(): Float32Array {
    return this.#poses.slice();
  }

  cubes(): CubePose[] {
    const velocities = this.#velocities();
    const out = this.#out;
    return Array.from({ length: this.count }, (_, i) => {
      const [x = 0, y = 0, angle = 0] = this.#poses.subarray(3 * i, 3 * i + 3);
      const [vx = 0, vy = 0] = velocities.subarray(2 * i, 2 * i + 2);
      return { x: x / CM, y: y / CM, angle, vx: vx / CM, vy: vy / CM, out: isSet(out, i) };
    });
  }

  /** The cubes in the beak, front first: those whose centre is past the mouth line. */
  beak(): number[] {
    const { x, yLow, yHigh } = this.#spec.mouth;
    return this.cubes()
      .map((cube, i) => ({ ...cube, i }))
      .filter((cube) => !cube.out && cube.x < x && cube.y > yLow && cube.y < yHigh)
      .sort((a, b) => a.x - b.x)
      .map(({ i }) => i);
  }

  /** The cubes beside the flask. */
  outside(): number[] {
    const out = this.#out;
    return [...Array(this.count).keys()].filter((i) => isSet(out, i));
  }

  /** How the flask stands, to be compared with the judge's: eight digits. */
  hash(): string {
    return crc32(new Uint8Array(this.#poses.buffer));
  }

  /** What could be heard since the last time. */
  knocks(): Knock[] {
    const heard = this.#knocks;
    this.#knocks = [];
    return heard;
  }

  /** Gives its room back; nothing may be asked of it after that. */
  free(): void {
    if (this.#world !== null) this.#lab.free(this.#world);
    this.#world = null;
  }

  /** Where the world lies. What another flask has there now is not ours to change. */
  get #address(): number {
    if (this.#world === null) throw new Error("this flask was given back");
    return this.#world;
  }

  get #out(): number {
    return this.#lab.bits(this.#address + OUT);
  }

  /** In Rapier's units, by cube: x, y. */
  #velocities(): Float32Array {
    return this.#lab.floats(this.#address + VELOCITIES, 2 * this.count).slice();
  }

  /** What changed a cube's velocity, other than the hand and the drag, was a knock. */
  #listen(push: readonly [number, number], before: Float32Array, out: number): void {
    const { maxAcceleration, linearDamping, tickRate, hopKnock } = this.#spec;
    const after = this.#velocities();
    for (let i = 0; i < this.count; i++) {
      if (isSet(out, i)) continue;
      if (isSet(this.#out, i)) {
        this.#knocks.push({ tick: this.#tick, cube: i, strength: hopKnock, out: true });
        continue;
      }
      const [dx, dy] = ([0, 1] as const).map((axis) => {
        const was = (before[2 * i + axis] ?? 0) / CM;
        const is = (after[2 * i + axis] ?? 0) / CM;
        const pushed = (push[axis] * maxAcceleration) / STRONGEST;
        return is - was - (pushed - linearDamping * was) / tickRate;
      }) as [number, number];
      const strength = Math.hypot(dx, dy);
      if (strength > AUDIBLE)
        this.#knocks.push({ tick: this.#tick, cube: i, strength, out: false });
    }
  }
}

function isSet(mask: number, bit: number): boolean {
  return ((mask >> bit) & 1) === 1;
}
