import { describe, expect, test } from "vitest";
import { isTeam, largestSwing, margin, ranking, signed } from "./ranking";

const outcome = (scores: number[], winners: number[]) => ({
  scores,
  winners,
  teams: scores.map((_, seat) => seat),
  why: "B17",
});

describe("the ranking", () => {
  test("goes from the winner down, and equal scores share a place", () => {
    const ranks = ranking(outcome([3, 25, 3, -8], [1]));
    expect(ranks.map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [0, 2],
      [2, 2],
      [3, 4],
    ]);
    expect(margin(ranks)).toBe(22);
  });

  test("is none where all are one team", () => {
    const rivals = outcome([3, 4], [1]);
    expect([isTeam(rivals), isTeam({ ...rivals, teams: [0, 0] })]).toEqual([false, true]);
  });

  test("puts the winner first even at equal scores", () => {
    const ranks = ranking(outcome([7, 7], [1]));
    expect(ranks.map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [0, 2],
    ]);
    expect(margin(ranks)).toBe(0);
  });

  test("has no margin where all win together", () => {
    expect(margin(ranking(outcome([7, 7], [0, 1])))).toBeNull();
  });
});

test("the largest swing is found, down as well as up", () => {
  expect(
    largestSwing([
      [0, 3, 3],
      [0, 0, -10],
    ]),
  ).toEqual({ at: 2, seat: 1, points: -10 });
  expect(
    largestSwing([
      [0, 0],
      [null, null],
    ]),
  ).toBeNull();
});

test("numbers have a true minus", () => {
  expect([signed(-7), signed(7), signed(7, true), signed(0, true)]).toEqual(["−7", "7", "+7", "0"]);
});
