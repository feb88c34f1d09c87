import { expect, test } from "vitest";
import { BOMB } from "../../../tests/bomb";
import type { Say } from "../face";
import { aimOutcomes, claimOf, either, mayBe, outcomesOf } from "./claims";
import type { BombBustersView } from "./types";

/** Keys and what stands in them. */
const say: Say = (key, facts = {}) => [key, ...Object.values(facts)].join(" ");
const or = (words: string[]) => words.join("|");

function outcomes(view: Partial<BombBustersView>, spot: string | null, value: "8" | "12" | null) {
  const told = outcomesOf({ ...BOMB, ...view }, { spot, value }, say, or);
  return Object.fromEntries(told.map(({ kind, head, text }) => [kind, `${head}: ${text}`]));
}

test("between a 7 and a 9 lie 7, 8, 9 and what colour is marked there", () => {
  expect(mayBe(BOMB, "1H")).toEqual(["7", "yellow", "8", "red", "9"]);
});

test("a number whose four wires are cut is no longer possible", () => {
  const right = mayBe(BOMB, "1L");
  expect(right).not.toContain("11");
  expect(right).toContain("12");
});

test("a tagged wire is what its token says", () => {
  expect(mayBe(BOMB, "1F")).toEqual(["7"]);
});

test("a red that all have seen can lie nowhere else", () => {
  expect(mayBe({ ...BOMB, reds: 0 }, "1H")).not.toContain("red");
});

test("without markers a colour may lie anywhere", () => {
  expect(mayBe({ ...BOMB, markers: null }, "1B")).toEqual(["3"]);
  expect(mayBe({ ...BOMB, markers: null }, "1C")).toEqual(["3", "4", "5", "6", "yellow", "red"]);
});

test("false tokens and values not in the hand are left out", () => {
  const [mia, karl, ...rest] = structuredClone(BOMB.seats);
  if (!mia || !karl) throw new Error("nobody there");
  karl.absent = ["9"];
  const wire = karl.stands[0]?.wires.find(({ place }) => place === "H");
  wire?.nots.push("7");
  expect(mayBe({ ...BOMB, seats: [mia, karl, ...rest] }, "1H")).toEqual(["yellow", "8", "red"]);
});

test("a wire and a value make four outcomes", () => {
  expect(outcomes({}, "1H", "8")).toEqual({
    see: "bb-see: bb-see-between H 7 9",
    yes: "bb-yes 8: bb-yes-cut, bb-yes-robot, bb-yes-unlocks radar.",
    no: "bb-no bb-value 7|bb-value yellow|bb-value 9: bb-no-dial 2 1, bb-no-token H.",
    boom: "bb-red: bb-red-boom",
  });
});

test("what cannot be is not told", () => {
  expect(Object.keys(outcomes({}, "1F", "8"))).toEqual(["see", "no"]);
  expect(Object.keys(outcomes({}, "1H", null))).toEqual(["see"]);
});

test("the last life is told as what it is", () => {
  const miss = { lives: 0, robot: null, explodes: true, stable: false };
  expect(outcomes({ miss }, "1H", "8")["no"]).toContain(": bb-no-explodes.");
});

test("under the Stabilizer even red is borne", () => {
  const miss = { lives: 3, robot: null, explodes: false, stable: true };
  const told = outcomes({ miss }, "1H", "8");
  expect(told["no"]).toContain("bb-no-stable, bb-no-token");
  expect(told["boom"]).toBe("bb-red: bb-red-stable");
});

test("every mission says what becomes of a miss", () => {
  expect(outcomes({ mission: 50 }, "1H", "8")["no"]).toContain("bb-no-remember H");
  expect(outcomes({ mission: 52 }, "1H", "8")["no"]).toContain("bb-no-lie H 8");
  const miss = { lives: null, robot: 10, explodes: false, stable: false };
  expect(outcomes({ mission: 53, miss }, "1H", "8")["no"]).toContain("bb-no-robot 10");
});

test("the oxygen it costs is said beforehand", () => {
  const claims = BOMB.claims.map((claim) => ({ ...claim, cost: 2 }));
  expect(outcomes({ claims }, "1H", "8")["see"]).toContain("bb-see-cost 2");
});

test("what is picked comes before what was thought", () => {
  expect(claimOf("cut:1H=8/2", { spot: "2A", value: null })).toEqual({ spot: "1H", value: "8" });
  expect(claimOf("cut:0c=yellow", { spot: null, value: null })).toEqual({
    spot: "0c",
    value: "yellow",
  });
  expect(claimOf("solo:4", { spot: "2A", value: null })).toEqual({ spot: "2A", value: null });
});

test("a list says or before its last word, in every language", () => {
  expect(either("en")(["7", "yellow", "9"])).toBe("7, yellow or 9");
  expect(either("de")(["7", "gelb"])).toBe("7 oder gelb");
});

test("a detector is right with one of its wires, the ray with its only one", () => {
  const aim = { seat: 0, how: "double" as const, values: ["8" as const], spots: ["1H"], need: 2 };
  const heads = (view: Partial<BombBustersView>) =>
    aimOutcomes({ ...BOMB, phase: "aim", ...view }, say, or).map(({ head }) => head);
  expect(heads({ aim })).toEqual(["bb-one-is bb-value 8", "bb-none-is", "bb-all-red"]);
  const ray = { ...aim, how: "x-or-y" as const, values: ["8" as const, "9" as const], need: 1 };
  expect(heads({ aim: ray })).toEqual(["bb-no bb-value 8|bb-value 9", "bb-no-other", "bb-red"]);
  expect(heads({ aim, reds: 0 })).toEqual(["bb-one-is bb-value 8", "bb-none-is"]);
});
