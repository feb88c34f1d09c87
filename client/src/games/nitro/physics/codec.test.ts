import { describe, expect, it } from "vitest";
import { crc32 } from "./crc32";
import { fromText, Hand, isPush, push, putBack, toText } from "./codec";
import { FLASK } from "./spec";

describe("a push", () => {
  it("is in the circle, whatever the hand wished", () => {
    for (let degree = 0; degree < 360; degree++) {
      for (const size of [0, 1, 600, 1499.9, 1500, 9000]) {
        const angle = (degree * Math.PI) / 180;
        const [x, y] = push(size * Math.cos(angle), size * Math.sin(angle));
        expect(isPush(x, y)).toBe(true);
        if (size === 9000) expect(Math.hypot(x, y)).toBeGreaterThan(125.5);
      }
    }
  });

  it("is as near to the wish as bytes can be", () => {
    expect(push(FLASK.tiltAcceleration, 0)).toEqual([51, 0]);
    expect(push(0, -FLASK.maxAcceleration)).toEqual([0, -127]);
    expect(push(NaN, 3)).toEqual([0, 0]);
    expect(push(Infinity, 0)).toEqual([0, 0]);
  });

  it("may put one of six cubes back", () => {
    expect(isPush(...putBack(5))).toBe(true);
    expect(isPush(...putBack(6))).toBe(false);
    expect(isPush(127, 1)).toBe(false);
  });
});

describe("a hand", () => {
  it("remembers every tick, and forgets what did not count", () => {
    const hand = new Hand();
    hand.add([1, -1]);
    hand.add(putBack(3));
    hand.append(new Uint8Array([5, 6, 7, 8]));
    expect(hand.ticks).toBe(4);
    expect(hand.slice()).toEqual(new Uint8Array([1, 255, 128, 3, 5, 6, 7, 8]));
    expect(hand.slice(1, 2)).toEqual(new Uint8Array([128, 3]));
    hand.cut(1);
    hand.add([2, 2]);
    expect(hand.slice()).toEqual(new Uint8Array([1, 255, 2, 2]));
  });

  it("can go on for longer than a minute", () => {
    const hand = new Hand();
    for (let second = 0; second < 70; second++) hand.append(new Uint8Array(120).fill(second));
    hand.add([9, 9]);
    expect(hand.ticks).toBe(4201);
    expect(hand.slice(4199)).toEqual(new Uint8Array([69, 69, 9, 9]));
  });

  it("travels as base64", () => {
    const bytes = Uint8Array.from({ length: 720 }, (_, i) => i & 255);
    expect(fromText(toText(bytes))).toEqual(bytes);
    expect(() => fromText("no base64!")).toThrow();
  });
});

it("checks sums as zlib does", () => {
  expect(crc32(new TextEncoder().encode("123456789"))).toBe("cbf43926");
  expect(crc32(new Uint8Array())).toBe("00000000");
});
