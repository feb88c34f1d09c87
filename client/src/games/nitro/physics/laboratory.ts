import driver from "../../../../../src/powderkeg/rules/nitro/physics/driver.wasm?url";
import glue from "../../../../../src/powderkeg/rules/nitro/physics/glue.wasm?url";
import rapier from "../../../../../src/powderkeg/rules/nitro/physics/rapier.wasm?url";
import { MOST_CUBES, MOST_TICKS } from "../facts.gen";
import { link, type Driver } from "./link";
import { FLASK, type FlaskSpec, type Point } from "./spec";
import { Flask } from "./world";

/** Where flasks are made. They share one Rapier, and none knows of the others. */
export class Laboratory {
  readonly #driver: Driver;
  readonly #memory: WebAssembly.Memory;
  readonly #pushes: number;
  readonly #poses: number;

  constructor(linked: { driver: Driver; memory: WebAssembly.Memory }) {
    this.#driver = linked.driver;
    this.#memory = linked.memory;
    this.#pushes = this.#driver.room(2 * MOST_TICKS); // a plan has room there, too
    this.#poses = this.#driver.room(12 * MOST_CUBES * MOST_TICKS);
  }

  /** A flask with its cubes where they were laid. */
  flask(places: readonly Point[], spec: FlaskSpec = FLASK): Flask {
    return new Flask(this, places, spec);
  }

  build(plan: Uint8Array): number {
    new Uint8Array(this.#memory.buffer).set(plan, this.#pushes);
    return this.#driver.build(this.#pushes);
  }

  /** Runs so many ticks of a world. The last one's poses go where they are wanted: x, y and angle by cube. */
  run(world: number, pushes: Uint8Array, poses: Float32Array): void {
    for (let at = 0; at + 1 < pushes.length; at += 2 * MOST_TICKS) {
      const some = pushes.subarray(at, at + 2 * MOST_TICKS);
      const ticks = some.length >> 1;
      new Uint8Array(this.#memory.buffer).set(some, this.#pushes);
      this.#driver.run(world, this.#pushes, this.#poses, ticks);
      poses.set(this.floats(this.#poses + poses.byteLength * (ticks - 1), poses.length));
    }
  }

  /** Looks into the memory, which may have grown since the last time: do not keep what you see. */
  floats(at: number, count: number): Float32Array {
    return new Float32Array(this.#memory.buffer, at, count);
  }

  bits(at: number): number {
    return new DataView(this.#memory.buffer).getInt32(at, true);
  }

  free(world: number): void {
    this.#driver.free(world);
  }
}

let opened: Promise<Laboratory> | undefined;

/** The page's one laboratory: fetched when a flask is first wanted. After a failure it can be asked for again. */
export function openLaboratory(compile = fetched): Promise<Laboratory> {
  opened ??= equip(compile).catch((problem: unknown) => {
    opened = undefined;
    throw problem;
  });
  return opened;
}

async function equip(compile: typeof fetched): Promise<Laboratory> {
  const modules = [compile(glue), compile(driver), compile(rapier)] as const;
  return new Laboratory(await link(...(await Promise.all(modules))));
}

function fetched(address: string): Promise<WebAssembly.Module> {
  return WebAssembly.compileStreaming(fetch(address));
}
