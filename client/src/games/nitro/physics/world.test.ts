import { beforeAll, describe, expect, it } from "vitest";
import rounds from "../../../../../tests/rules/nitro/rounds.json";
import { laboratory } from "../../../../tests/laboratory";
import { PUT_BACK } from "../facts.gen";
import { fromText } from "./codec";
import type { Laboratory } from "./laboratory";
import { FLASK, type Point } from "./spec";

const SECOND = 2 * FLASK.tickRate; // bytes
const EAST = 127;
let lab: Laboratory;

beforeAll(async () => {
  lab = await laboratory();
});

describe.each(rounds)("the recorded round “$name”", (round) => {
  const places = round.places as unknown as Point[];
  const pushes = fromText(round.pushes);

  it("stands after every second as the judge's flask did", () => {
    const flask = lab.flask(places);
    const hashes = [flask.hash()];
    for (let at = 0; at < pushes.length; at += SECOND) {
      flask.run(pushes.subarray(at, at + SECOND));
      hashes.push(flask.hash());
    }
    expect(hashes).toEqual(round.hashes);
    expect(flask.beak()).toEqual(round.beak);
    expect(flask.outside()).toEqual(round.out);
    expect(flask.tick).toBe(pushes.length / 2);
    flask.free();
  });

  it("goes the same tick by tick, with another flask in between", () => {
    const flask = lab.flask(places);
    const other = lab.flask(places);
    const signed = new Int8Array(pushes.buffer);
    for (let at = 0; at < 4 * SECOND; at += 2) {
      flask.step(signed[at] ?? 0, signed[at + 1] ?? 0);
      other.step(EAST, 0);
    }
    expect(flask.hash()).toBe(round.hashes[4]);
    flask.free();
    other.free();
  });
});

describe("a flask", () => {
  const alone: Point[] = [[58, 6]];

  it("lets a cube slide where the hand pushes, and says how fast", () => {
    const flask = lab.flask(alone);
    flask.step(40, 0);
    const [cube] = flask.cubes();
    expect(cube?.x).toBeGreaterThan(58);
    expect(cube?.vx).toBeCloseTo((((40 / 127) * 1500) / 60) * 0.95, 0);
    expect(flask.knocks()).toEqual([]);
    flask.free();
  });

  it("is heard when a cube strikes the wall, and harder when it was pushed harder", () => {
    const loudest = [40, 127].map((strength) => {
      const flask = lab.flask(alone);
      for (let tick = 0; tick < 90; tick++) flask.step(strength, 0);
      const heard = flask.knocks().map((knock) => knock.strength);
      expect(flask.knocks()).toEqual([]);
      flask.free();
      return Math.max(...heard);
    });
    expect(loudest[0]).toBeGreaterThan(50);
    expect(loudest[1]).toBeGreaterThan((loudest[0] ?? 0) * 1.5);
  });

  it("loses a cube that is banged about, and takes it back", () => {
    const flask = lab.flask([...alone, [48, 6]]);
    for (let tick = 0; flask.outside().length === 0 && tick < 1200; tick++)
      flask.step(tick % 60 < 30 ? 127 : -127, 0);
    const [cube] = flask.outside();
    expect(cube).toBeDefined();
    expect(flask.knocks().filter((knock) => knock.out)).toMatchObject([{ cube, strength: 260 }]);
    expect(flask.cubes()[cube ?? 0]).toMatchObject({ y: expect.closeTo(10), out: true, vx: 0 });
    flask.step(PUT_BACK, cube ?? 0);
    expect(flask.outside()).toEqual([]);
    expect(flask.knocks()).toEqual([]);
    flask.free();
  });

  it("leaves a cube beside it that begins there", () => {
    const flask = lab.flask([...alone, [130, 10]]);
    expect(flask.outside()).toEqual([1]);
    flask.run(new Uint8Array(20).fill(60));
    expect(flask.outside()).toEqual([1]);
    flask.free();
  });

  it("is gone when it was given back", () => {
    const flask = lab.flask(alone);
    flask.free();
    flask.free();
    expect(() => flask.step(0, 0)).toThrow("given back");
  });
});
