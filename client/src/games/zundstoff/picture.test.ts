import { expect, test } from "vitest";
import { SKY } from "../../../tests/sky";
import { after, stand, turnDisc } from "./picture";
import { imagine, NO_TURNS, turnOnce } from "./turns";

test("a turned disc has each rocket one side further on", () => {
  const next = after(SKY, {
    event: "planet-turned",
    seat: 0,
    planet: 8,
    place: 1,
    quarters: 1,
    own: "no",
  });

  expect(next.discs[1]?.turned).toBe(1);
  expect(next.discs[1]?.rockets[1]).toEqual(SKY.discs[1]?.rockets[0]);
});

test("the sun turns its sides clockwise", () => {
  const next = after(SKY, { event: "sun-turned", seat: 0, turned: 1 });

  expect(next.sun_sides[1]).toEqual(["red"]);
  expect(next.sun_sides[0]).toEqual(["red", "blue", "yellow"]);
});

test("a pawn that flew stands at its path's end, and nowhere else", () => {
  const next = after(SKY, {
    event: "flew",
    seat: 0,
    colour: "red",
    path: [0, 1],
    start: 1,
    planet: 8,
    steps: 1,
    end: "planet",
  });

  expect(next.discs.map(({ pawns }) => pawns.length)).toEqual([0, 1, 0, 0]);
  expect(next.seats[0]?.planet).toBe(8);
});

test("a disc turned up shows its face and stops flyers until the next round", () => {
  const rockets = [{ colour: "yellow" as const, number: 1 }, null, null, null];
  const found = after(SKY, {
    event: "turned-up",
    seat: 0,
    place: 2,
    planet: 9,
    turned: 3,
    rockets,
  });

  expect(found.discs[2]).toMatchObject({ up: true, stop: true, planet: 9, turned: 3, rockets });
  expect(after(found, { event: "round-began", round: 2, seat: 0 }).discs[2]?.stop).toBe(false);
});

test("whoever takes glasses falls back to Earth", () => {
  const there = stand(SKY, 0, 3);

  const next = after(there, { event: "took-glasses", seat: 0, colour: "blue" });

  expect(next.seats[0]).toMatchObject({ place: 0, chips: ["blue"] });
  expect(next.chips["blue"]).toBe(4);
});

test("what was turned in mind four times lies as it was", () => {
  let turns = NO_TURNS;
  for (let i = 0; i < 4; i++) turns = turnOnce(turns, 1);

  expect(turns.size).toBe(0);
  expect(imagine(SKY, turnOnce(turnOnce(turns, 3), 1))).toEqual(
    turnDisc(turnDisc(SKY, 3, 1), 1, 1),
  );
});
