import { expect, test } from "vitest";
import type { GameResult } from "../protocol.gen";
import { roundsOf } from "./tally";

let games = 0;

/** A finished game: each one's score; a bot's name begins with a star; the highest wins. */
function played(scores: Record<string, number>, more: Partial<GameResult> = {}): GameResult {
  games += 1;
  const names = Object.keys(scores).map((name) => name.replace("*", ""));
  const points = Object.values(scores);
  const winners = points.flatMap((each, seat) => (each === Math.max(...points) ? [seat] : []));
  return {
    replay: `r${games}`,
    table: "oak",
    game: "verflixxt",
    options: {},
    names,
    badges: ["A", "B", "C", "D"],
    bots: Object.keys(scores).map((name) => (name.startsWith("*") ? "keen" : "")),
    branch: 0,
    me: 0,
    at: games,
    outcome: { scores: points, winners, teams: points.map((_, seat) => seat), why: "A30" },
    ...more,
  };
}

const together = (wins: boolean, mission: string): GameResult => {
  const result = played({ Ada: 1, Ben: 1 }, { game: "bombbusters", options: { mission } });
  return {
    ...result,
    outcome: { ...result.outcome, winners: wins ? [0, 1] : [], teams: [0, 0] },
  };
};

const tally = (...results: GameResult[]) => roundsOf(results, () => "mission");

test("wins, places and the best score are counted for each person", () => {
  const [round] = tally(
    played({ Ada: 9, Ben: 4 }),
    played({ Ben: 12, Ada: 3 }),
    played({ Ada: 7, Ben: 1 }),
  );
  const [game] = round?.tallies ?? [];
  expect(game?.people.map(({ name, wins, places, best }) => [name, wins, places, best])).toEqual([
    ["Ada", 2, [2, 1], 9],
    ["Ben", 1, [1, 2], 12],
  ]);
  expect(game?.best).toEqual({ who: "Ben", count: 12 });
});

test("the same name is the same person, however it is written and wherever they sat", () => {
  const rounds = tally(played({ Ada: 9, Ben: 4 }), played({ " BEN": 4, ada: 9 }));
  expect(rounds).toHaveLength(1);
  expect(rounds[0]?.tallies[0]?.people.map(({ wins }) => wins)).toEqual([2, 0]);
});

test("two of the same name at one table stay two", () => {
  const [round] = tally(played({ Ada: 9, "Ada ": 4 }));
  expect(round?.tallies[0]?.people.map(({ wins }) => wins)).toEqual([1, 0]);
});

test("another round of people has a tally of its own, and the last one to play stands first", () => {
  const rounds = tally(
    played({ Ada: 9, Ben: 4 }),
    played({ Ada: 9, Cleo: 4 }),
    played({ Ada: 9, Ben: 4 }),
  );
  expect(rounds.map(({ people, games }) => [people.map(({ name }) => name), games])).toEqual([
    [["Ada", "Ben"], 2],
    [["Ada", "Cleo"], 1],
  ]);
});

test("bots belong to no round, and count as one", () => {
  const rounds = tally(
    played({ Ada: 1, "*Zunder": 5, "*Flint": 3 }),
    played({ Ada: 8, "*Wick": 2 }),
  );
  expect(rounds).toHaveLength(1);
  const people = rounds[0]?.tallies[0]?.people;
  expect(people?.map(({ bot, games, wins }) => [bot, games, wins])).toEqual([
    [false, 2, 1],
    [true, 2, 1],
  ]);
});

test("the best score is that bot's who reached it, though bots count as one", () => {
  const [round] = tally(played({ Ada: 1, "*Zunder": 5, "*Flint": 3 }));
  expect(round?.tallies[0]?.best).toEqual({ who: "Zunder", count: 5 });
});

test("whoever reached the best score first holds it, and a person before a bot", () => {
  const [round] = tally(played({ "*Zunder": 5, Ada: 5, Ben: 2 }), played({ Ada: 1, Ben: 5 }));
  expect(round?.tallies[0]?.best).toEqual({ who: "Ada", count: 5 });
});

test("the longest run of wins is told once it is one", () => {
  const [once] = tally(played({ Ada: 9, Ben: 4 }));
  expect(once?.tallies[0]?.streak).toBeNull();
  const [more] = tally(
    played({ Ada: 9, Ben: 4 }),
    played({ Ada: 1, Ben: 4 }),
    played({ Ada: 2, Ben: 4 }),
    played({ Ada: 9, Ben: 4 }),
  );
  expect(more?.tallies[0]?.streak).toEqual({ who: "Ben", count: 2 });
});

test("where all win together, it is told how far they have come", () => {
  const [round] = tally(together(false, "4"), together(true, "4"), together(true, "5"));
  const [game] = round?.tallies ?? [];
  expect([game?.together, game?.games, game?.wins]).toEqual([true, 3, 2]);
  expect(game?.steps).toEqual([
    { value: "4", tries: 2, wins: 1 },
    { value: "5", tries: 1, wins: 1 },
  ]);
});

test("a game that went on from the middle of another does not count", () => {
  expect(tally(played({ Ada: 9, Ben: 4 }, { branch: 12 }))).toEqual([]);
});
