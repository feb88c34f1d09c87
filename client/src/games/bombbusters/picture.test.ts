import { describe, expect, test } from "vitest";
import { mat } from "../../../tests/mat";
import { after } from "./picture";
import { wireOf } from "./spots";
import type { BombBustersView, Happening } from "./types";

const VIEW = mat("1 4 4 8 | 2 3 8! 9 | 1.1 5 7 12");

function told(view: BombBustersView, ...happenings: Happening[]): BombBustersView {
  return happenings.reduce((shown, one, i) => after(shown, one, happenings[i - 1] ?? null), view);
}

describe("a cut", () => {
  const claimed: Happening = {
    event: "claimed",
    seat: 0,
    owner: 1,
    places: ["C"],
    count: 1,
    values: ["8"],
    how: "cut",
  };

  test("is said first: the wire is pointed at", () => {
    expect(told(VIEW, claimed).aim).toMatchObject({ seat: 0, values: ["8"], spots: ["1C"] });
  });

  test("opens both wires and fills two bars", () => {
    const view = told(VIEW, claimed, {
      event: "cut",
      seat: 0,
      owner: 1,
      place: "C",
      own: "D",
      value: "8",
      wires: ["8", "8"],
    });
    expect([wireOf(view, "1C"), wireOf(view, "0D")]).toMatchObject([
      { open: true, wire: "8", token: null },
      { open: true, wire: "8" },
    ]);
    expect(view.numbers[7]).toMatchObject({ cut: 2 });
    expect([view.seats[0]?.closed, view.seats[1]?.closed, view.aim]).toEqual([3, 3, null]);
  });

  test("that misses leaves a token and moves the dial", () => {
    const view = told(
      VIEW,
      claimed,
      { event: "missed", seat: 0, owner: 1, places: ["B"], count: 1, values: ["8"] },
      { event: "tagged", owner: 1, place: "B", value: "3", why: "miss" },
      { event: "dialled", lives: 3, left: 2, way: "on" },
    );
    expect(wireOf(view, "1B")).toMatchObject({ token: "3", value: "3", known: true, open: false });
    expect([view.lives, view.aim]).toEqual([3, null]);
  });

  test("alone opens all places of one seat", () => {
    const view = told(VIEW, {
      event: "solo-cut",
      seat: 0,
      value: "4",
      places: ["B", "C"],
      count: 2,
    });
    expect(wireOf(view, "0C")).toMatchObject({ open: true, wire: "4" });
    expect(view.numbers[3]?.cut).toBe(2);
  });

  test("of a red wire ends it", () => {
    const view = told(VIEW, { event: "exploded", why: "red", seat: 0, owner: 2, places: ["B"] });
    expect(wireOf(view, "2B")).toMatchObject({ open: true, value: "red" });
    expect([view.won, view.lives]).toEqual([false, 0]);
  });
});

describe("a wire that comes", () => {
  test("is sorted in, and the letters behind it move on", () => {
    const robot = { at: 8, back: false, wires: 3, next: 9 };
    const view = told(
      { ...VIEW, props: { robot } },
      { event: "robot-gave", owner: 1, place: "B", wire: "unknown" },
    );
    const [stand] = view.seats[1]?.stands ?? [];
    expect(stand?.wires.map(({ place }) => place).join("")).toBe("ABCDE");
    expect(wireOf(view, "1B")).toMatchObject({ came: true, wire: null, open: false });
    expect(wireOf(view, "1D")).toMatchObject({ token: "8" });
    expect([view.seats[1]?.closed, view.props.robot?.wires]).toEqual([5, 2]);
  });

  test("as a red one is known to all", () => {
    const view = told(VIEW, { event: "red-came", owner: 2, place: "D", wire: "unknown" });
    expect(wireOf(view, "2D")).toMatchObject({ value: "red", known: true, wire: null });
  });

  test("by walkie-talkie brings its token along", () => {
    const view = told(VIEW, {
      event: "handed",
      giver: 1,
      origin: "C",
      owner: 2,
      place: "D",
      wire: "unknown",
    });
    expect(view.seats.map(({ closed }) => closed)).toEqual([4, 3, 5]);
    expect(wireOf(view, "2D")).toMatchObject({ token: "8", came: true });
  });
});

test("an exchange leaves everybody as many wires as before, each where it sorts in", () => {
  const view = told(
    VIEW,
    { event: "handed", giver: 0, origin: "A", owner: 1, place: "A", wire: "1" },
    { event: "handed", giver: 1, origin: "C", owner: 0, place: "D", wire: "8" },
  );
  const shown = view.seats.map(({ stands }) => stands[0]?.wires.map(({ wire }) => wire ?? "-"));
  expect(shown[0]).toEqual(["4", "4", "8", "8"]);
  expect(shown[1]).toEqual(["1", "-", "-", "-"]);
  expect(wireOf(view, "0D")).toMatchObject({ token: "8" });
  expect(view.seats.map(({ closed }) => closed)).toEqual([4, 4, 4]);
});

describe("what lies before wires", () => {
  test("a false token, a label, a red that is known", () => {
    const view = told(
      VIEW,
      { event: "lied", owner: 1, place: "A", value: "5", why: "start" },
      { event: "labelled", owner: 1, place: "A", next: "B", label: "unlike" },
      { event: "found-red", owner: 1, places: ["D"], count: 1 },
    );
    expect(wireOf(view, "1A")).toMatchObject({ nots: ["5"], label: "unlike" });
    expect(wireOf(view, "1D")).toMatchObject({ value: "red", known: true });
  });

  test("beside the stand in mission 50", () => {
    const view = told(VIEW, { event: "set-aside", owner: 1, side: 1, value: "9" });
    expect(view.seats[1]?.stands[0]?.beside).toEqual(["9"]);
  });

  test("a wire pointed at for a moment leaves nothing", () => {
    const view = told(VIEW, {
      event: "pointed",
      owner: 1,
      place: "A",
      value: "2",
      why: "miss",
    });
    expect(view).toBe(VIEW);
  });
});

describe("the strip", () => {
  test("markers hang where they sort in", () => {
    const view = told(
      VIEW,
      { event: "drawn", wire: "10.5", value: "red", sure: "yes" },
      { event: "drawn", wire: "2.1", value: "yellow", sure: "no" },
    );
    expect(view.markers).toEqual([
      { wire: "2.1", value: "yellow", sure: false },
      { wire: "10.5", value: "red", sure: true },
    ]);
  });

  test("a number is done, and a card unlocks", () => {
    const radar = { card: "radar", number: 8, locked: true, needs: 1, used: false } as const;
    const equipment = [{ ...radar, locks: [] }];
    const view = told(
      { ...VIEW, equipment: [...equipment] },
      { event: "validated", value: "8" },
      { event: "unlocked", equipment: "radar" },
    );
    expect(view.numbers[7]?.validated).toBe(true);
    expect(view.equipment[0]).toMatchObject({ locked: false, needs: 0 });
  });
});

test("oxygen goes from the reserve to a seat, and from seat to seat", () => {
  const view = told(
    { ...VIEW, props: { oxygen: { seats: [0, 0, 0], reserve: 6 } } },
    { event: "took-oxygen", seat: 0, amount: 3, reserve: 3 },
    { event: "gave-oxygen", seat: 0, to: 1, amount: 2 },
  );
  expect(view.props.oxygen).toEqual({ seats: [1, 2, 0], reserve: 3 });
  const fresh = told(view, { event: "fresh-oxygen" });
  expect(fresh.props.oxygen).toEqual({ seats: [0, 0, 0], reserve: 6 });
});
