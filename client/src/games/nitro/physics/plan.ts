import { BESIDE, CM, MOST_CUBES, STRONGEST } from "../facts.gen";
import type { FlaskSpec, Point } from "./spec";
import { solids } from "./walls";

/** What driver.wat reads to build a world, in its order; the same bytes as in world.py. */
export function plan(spec: FlaskSpec, places: readonly Point[]): Uint8Array {
  const paper = new Paper();
  const skin = spec.cornerRadius * CM;
  const limit = spec.hopKnock * CM;
  paper.float(1 / (spec.tickRate * spec.subSteps));
  // Farther than a cube's way in one step, so cubes meet walls and each other before they overlap.
  paper.float(spec.predictionDistance * CM);
  paper.float(spec.friction, spec.restitution);
  paper.float(spec.linearDamping, spec.angularDamping);
  paper.float((spec.cube / 2) * CM - skin, skin);
  paper.int(spec.subSteps, places.length);
  paper.double((spec.maxAcceleration / STRONGEST) * CM);
  paper.double(limit * limit, spec.slotRoom * CM);
  for (const [x, y] of spec.slots) paper.double(x * CM, y * CM);
  for (let cube = 0; cube < MOST_CUBES; cube++) {
    const [x, y] = places[cube] ?? [0, 0];
    paper.float(x * CM, y * CM);
  }
  for (let cube = 0; cube < MOST_CUBES; cube++) paper.float(...parked(spec, cube));
  paper.int(places.reduce((out, place, cube) => out | (Number(isBeside(place)) << cube), 0));
  const walls = solids(spec);
  paper.int(walls.length);
  for (const wall of walls) {
    paper.int(wall.length);
    paper.float(...wall.map((value) => value * CM));
  }
  return paper.written();
}

/** As laid, in Rapier's units; who begins beside the flask is parked by its number. */
export function firstPoses(spec: FlaskSpec, places: readonly Point[]): Float32Array<ArrayBuffer> {
  return Float32Array.from(
    places.flatMap((place, cube) => {
      const [x, y] = place;
      return isBeside(place) ? [...parked(spec, cube), 0] : [x * CM, y * CM, 0];
    }),
  );
}

function isBeside([x]: Point): boolean {
  return x >= BESIDE;
}

/** Where a cube lies that is out, in Rapier's units. */
function parked(spec: FlaskSpec, cube: number): Point {
  const [x, y] = spec.park;
  return [(x + cube * spec.parkPitch) * CM, y * CM];
}

/** Numbers as wasm reads them, one after the other. */
class Paper {
  #view = new DataView(new ArrayBuffer(2048));
  #at = 0;

  int(...values: number[]): void {
    for (const value of values) this.#view.setInt32(this.#forward(4), value, true);
  }

  float(...values: number[]): void {
    for (const value of values) this.#view.setFloat32(this.#forward(4), value, true);
  }

  double(...values: number[]): void {
    for (const value of values) this.#view.setFloat64(this.#forward(8), value, true);
  }

  written(): Uint8Array {
    return new Uint8Array(this.#view.buffer, 0, this.#at);
  }

  #forward(bytes: number): number {
    this.#at += bytes;
    return this.#at - bytes;
  }
}
