import { describe, expect, test } from "vitest";
import { flask, formula, mixed, won } from "../../../tests/nitro";
import { beakOf, rightOf, wantedOf, worthOf } from "./reckon";
import { ribbonOf } from "./ribbons";

test("the beak is read from the closed end, and a cube under the line is not in it", () => {
  const { cubes } = flask(["red", "blue"]);
  const loose = cubes.map((each) => (each.cube === "green" ? { ...each, x: 62, y: 99 } : each));
  expect(beakOf(loose)).toEqual(["red", "blue"]);
});

test("a cube beside the flask is nowhere in it", () => {
  const out = flask(["red"]).cubes.map((each) => ({ ...each, out: each.cube === "red" }));
  expect(beakOf(out)).toEqual([]);
});

test("whoever has the poop wants it in front", () => {
  expect(wantedOf(mixed(), 2).slice(0, 2)).toEqual(["poop", "blue"]);
  expect(wantedOf(mixed(), 0)[0]).toBe("blue");
});

test("only what stands right before the first error counts", () => {
  const { wanted } = mixed();
  expect(rightOf(["blue", "red", "yellow", "green"], wanted)).toBe(2);
  expect(rightOf(["purple", "red"], wanted)).toBe(0);
  expect(rightOf(wanted, wanted)).toBe(5);
});

describe("stopping brings", () => {
  test("what nobody has yet, and a card that is gone breaks nothing", () => {
    expect(worthOf(mixed(), 0, 3)).toBe(6 + 8);
  });

  test("one card less for the poop in front", () => {
    expect(worthOf(mixed(), 2, 3)).toBe(6);
    expect(worthOf(mixed(), 2, 1)).toBe(0);
  });
});

describe("the ribbons", () => {
  const kinds = (view = mixed(), me: number | null = 0, right = 2, clean = true) =>
    view.formula.map((_, place) => ribbonOf(view, me, place, right, clean).kind);

  test("say whose a card is, what I would win, and which cube goes in next", () => {
    expect(kinds()).toEqual(["theirs", "yours", "next", "later", "later"]);
    expect(ribbonOf(mixed(), 0, 0, 2, true).reached).toBe(true);
  });

  test("promise nothing next while a wrong cube is in the way", () => {
    expect(kinds(mixed(), 0, 2, false)).toEqual(["theirs", "yours", "later", "later", "later"]);
  });

  test("shift by one for the poop", () => {
    const view = mixed({ formula: formula(), seats: [won(0, true), won(0)] });
    expect(kinds(view, 0, 0)).toEqual(["later", "later", "later", "later", "later"]);
    expect(kinds(view, 0, 2)).toEqual(["yours", "next", "later", "later", "later"]);
  });

  test("tell a watcher only whose a card is", () => {
    expect(kinds(mixed(), null)).toEqual(["theirs", "none", "none", "none", "none"]);
  });
});
