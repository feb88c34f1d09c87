import { describe, expect, test } from "vitest";
import { mat } from "../../../tests/mat";
import type { Offer } from "../face";
import { glowOf, moveOf, readMove, tapNumber, tapSeat, tapWire, type Selection } from "./touch";

const VIEW = mat("1 4 4 6.5 8 | 2 3 8! 9 | 5 7 12");
const NOTHING: Selection = { tool: null, spot: null, values: [], copy: 0 };

function offers(...moves: string[]): Offer[] {
  return moves.map((move) => ({
    move,
    kind: move.split(":")[0] ?? "",
    facts: {},
    foreseen: [],
  }));
}

const CUTS = offers("cut:1A=1", "cut:1A=4", "cut:1A=4/2", "cut:1B=8", "cut:2C=8");
const tap = (spot: string, selection: Partial<Selection>, some: Offer[]) =>
  tapWire(spot, { ...NOTHING, ...selection }, some, VIEW, 0);

test("moves are read: what is pointed at, what is said, which copy", () => {
  expect(readMove("cut:1H=8/2")).toMatchObject({ kind: "cut", spot: "1H", values: ["8"], copy: 1 });
  expect(readMove("x-or-y:8+yellow")).toMatchObject({ values: ["8", "yellow"] });
  expect(readMove("walkie:0C>2")).toMatchObject({ spot: "0C", seat: 2 });
  expect(readMove("stand:1b")).toMatchObject({ stand: "1b" });
  expect(readMove("mug:2")).toMatchObject({ seat: 2 });
});

describe("a Dual Cut", () => {
  test("begins with a teammate's wire, or with a value", () => {
    expect(tap("1A", {}, CUTS)).toEqual({ select: { spot: "1A" } });
    expect(tap("0E", {}, CUTS)).toEqual({ select: { values: ["8"], copy: 0 } });
  });

  test("is made when both are chosen", () => {
    expect(moveOf({ ...NOTHING, spot: "1B", values: ["8"] }, CUTS)).toBe("cut:1B=8");
    expect(moveOf({ ...NOTHING, spot: "1B" }, CUTS)).toBeNull();
  });

  test("opens the very copy that was tapped", () => {
    expect(tap("0C", { spot: "1A" }, CUTS)).toEqual({ select: { values: ["4"], copy: 1 } });
    expect(moveOf({ ...NOTHING, spot: "1A", values: ["4"], copy: 1 }, CUTS)).toBe("cut:1A=4/2");
  });

  test("never names a red: it is revealed, or why not is asked", () => {
    expect(tap("0D", { spot: "1B" }, CUTS)).toEqual({ why: "reveal" });
    expect(tap("0D", {}, [...CUTS, ...offers("reveal")])).toEqual({ pick: "reveal" });
  });

  test("cannot point where no cut is offered", () => {
    expect(tap("2A", { values: ["8"] }, CUTS)).toEqual({ why: "cut:2A=8" });
  });

  test("glows step by step", () => {
    const first = glowOf(NOTHING, CUTS, VIEW, 0);
    expect([...first.spots]).toEqual(["1A", "1B", "2C"]);
    expect([...first.values]).toEqual(["1", "4", "8"]);
    const pointed = glowOf({ ...NOTHING, spot: "1B" }, CUTS, VIEW, 0);
    expect([...pointed.values]).toEqual(["8"]);
    const said = glowOf({ ...NOTHING, values: ["8"] }, CUTS, VIEW, 0);
    expect([...said.spots]).toEqual(["1B", "2C"]);
  });

  test("is only looked at out of turn", () => {
    expect(tap("1A", {}, [])).toEqual({ look: "1A" });
    expect(tap("0A", { spot: "1A" }, [])).toEqual({ why: "cut:1A=1" });
  });
});

describe("one tap", () => {
  test("points, tags, gives or opens at once", () => {
    expect(tap("1A", {}, offers("at:1A"))).toEqual({ pick: "at:1A" });
    expect(tap("0B", {}, offers("tag:0B", "tag:0C"))).toEqual({ pick: "tag:0B" });
    expect(tap("0B", {}, offers("token:0B"))).toEqual({ pick: "token:0B" });
  });

  test("asks why where that wire is not offered", () => {
    expect(tap("0D", {}, offers("token:0A"))).toEqual({ why: "token:0D" });
    expect(tap("2A", {}, offers("at:1A"))).toEqual({ why: "at:2A" });
  });

  test("points at a whole stand", () => {
    const some = offers("stand:1");
    expect(tap("1C", {}, some)).toEqual({ pick: "stand:1" });
    expect(glowOf(NOTHING, some, VIEW, 0).spots.size).toBe(4);
  });

  test("names who is appointed or paid", () => {
    expect(tapSeat(2, NOTHING, offers("appoint:1", "appoint:2"))).toEqual({ pick: "appoint:2" });
    expect(tapSeat(0, NOTHING, offers("pay:1"))).toEqual({ why: "pay:0" });
    expect(tapSeat(1, NOTHING, CUTS)).toEqual({ look: "1" });
  });
});

describe("a card in the hand", () => {
  test("is used on an own wire", () => {
    const some = [...CUTS, ...offers("post-it:0A")];
    expect(tap("0A", { tool: "post-it" }, some)).toEqual({ pick: "post-it:0A" });
    expect(tap("0D", { tool: "post-it" }, some)).toEqual({ why: "post-it:0D" });
    expect([...glowOf({ ...NOTHING, tool: "post-it" }, some, VIEW, 0).spots]).toEqual(["0A"]);
  });

  test("a detector takes the value of an own wire", () => {
    const some = offers("double:4", "double:4/2");
    expect(tap("0C", { tool: "double" }, some)).toEqual({ select: { values: ["4"], copy: 1 } });
    expect(moveOf({ tool: "double", spot: null, values: ["4"], copy: 1 }, some)).toBe("double:4/2");
  });

  test("the X or Y ray takes two", () => {
    const some = offers("x-or-y:4+8", "x-or-y:8+4");
    const first = tap("0B", { tool: "x-or-y" }, some);
    expect(first).toEqual({ select: { values: ["4"], copy: 0 } });
    const glow = glowOf({ ...NOTHING, tool: "x-or-y", values: ["4"] }, some, VIEW, 0);
    expect([...glow.values]).toEqual(["8"]);
    const second = tap("0E", { tool: "x-or-y", values: ["4"] }, some);
    expect(second).toEqual({ select: { values: ["4", "8"], copy: 0 } });
    expect(moveOf({ tool: "x-or-y", spot: null, values: ["4", "8"], copy: 0 }, some)).toBe(
      "x-or-y:4+8",
    );
  });

  test("walkie-talkies need an own wire and a partner", () => {
    const some = offers("walkie:0A>1", "walkie:0A>2");
    expect(tap("0A", { tool: "walkie" }, some)).toEqual({ select: { spot: "0A" } });
    expect(tap("2B", { tool: "walkie", spot: "0A" }, some)).toEqual({ pick: "walkie:0A>2" });
    expect(tapSeat(1, { ...NOTHING, tool: "walkie", spot: "0A" }, some)).toEqual({
      pick: "walkie:0A>1",
    });
  });

  test("the radar is asked on the strip", () => {
    const some = offers("radar:7", "radar:8");
    const selection = { ...NOTHING, tool: "radar" };
    expect([...glowOf(selection, some, VIEW, 0).numbers]).toEqual(["7", "8"]);
    expect(tapNumber("7", selection, some)).toEqual({ select: { values: ["7"], copy: 0 } });
    expect(moveOf({ ...selection, values: ["7"] }, some)).toBe("radar:7");
  });
});

test("a lie needs a wire of one's own and a number", () => {
  const some = offers("lie:0A=7", "lie:0A=9");
  expect(tap("0A", {}, some)).toEqual({ select: { spot: "0A" } });
  expect([...glowOf({ ...NOTHING, spot: "0A" }, some, VIEW, 0).numbers]).toEqual(["7", "9"]);
  expect(tapNumber("7", { ...NOTHING, spot: "0A" }, some)).toEqual({
    select: { values: ["7"], copy: 0 },
  });
  expect(moveOf({ ...NOTHING, spot: "0A", values: ["7"] }, some)).toBe("lie:0A=7");
});

describe("a wire that I do not see myself", () => {
  const BLIND = mat("1< 4 4 9< | 2 3 9 | 5 7 12");
  const some = offers("cut:1A=4", "reversed:1C=9", "reversed:1C=9/2", "reversed:2A=5");
  const blind = (spot: string, selection: Partial<Selection>) =>
    tapWire(spot, { ...NOTHING, ...selection }, some, BLIND, 0);
  const tool = "reversed";

  test("is taken up by a tap on it", () => {
    expect(blind("0A", {})).toEqual({ tool });
    expect([...glowOf(NOTHING, some, BLIND, 0).spots]).toContain("0D");
  });

  test("needs a number and a teammate's wire, and says which of two it is", () => {
    expect(blind("1C", { tool })).toEqual({ select: { spot: "1C" } });
    expect(blind("0D", { tool })).toEqual({ select: { copy: 1 } });
    expect(tapNumber("9", { ...NOTHING, tool }, some)).toEqual({ select: { values: ["9"] } });
    expect(moveOf({ tool, spot: "1C", values: ["9"], copy: 1 }, some)).toBe("reversed:1C=9/2");
    expect(blind("1B", { tool })).toEqual({ why: "reversed:1B=1" });
  });
});

test("a teammate's wire is called red once that was taken up", () => {
  const some = offers("cut:1A=1", "call-red:1B", "call-red:2C");
  expect(tap("1B", { tool: "call-red" }, some)).toEqual({ pick: "call-red:1B" });
  expect(tap("1C", { tool: "call-red" }, some)).toEqual({ why: "call-red:1C" });
  expect(tap("1B", {}, some)).toMatchObject({ why: "cut:1B=1" });
});
