/** What all evenings come to: for each round of people, and each game they played, who won how often. */
import type { GameResult } from "../protocol.gen";
import { isTeam, ranking } from "../table/ranking";

export interface Person {
  /** The same name is the same person, however it is written; bots are one. */
  readonly key: string;
  readonly name: string;
  readonly badge: string;
  readonly bot: boolean;
  readonly me: boolean;
  readonly games: number;
  readonly wins: number;
  /** How often first, second, third, … */
  readonly places: readonly number[];
  readonly best: number;
}

/** How far a round has come with one value of what a game is played through by. */
export interface Step {
  readonly value: string;
  readonly tries: number;
  readonly wins: number;
}

/** The best there was, and whose it is. */
export interface Feat {
  readonly who: string;
  readonly count: number;
}

export interface GameTally {
  readonly game: string;
  readonly games: number;
  readonly last: number;
  /** All win or lose together. */
  readonly together: boolean;
  readonly wins: number;
  /** The most wins first. */
  readonly people: readonly Person[];
  readonly steps: readonly Step[];
  readonly best: Feat | null;
  readonly streak: Feat | null;
}

export interface Round {
  readonly key: string;
  readonly people: readonly { readonly name: string; readonly badge: string }[];
  readonly games: number;
  readonly last: number;
  readonly tallies: readonly GameTally[];
}

const BOTS = "\n"; // no name has one

interface Seat {
  readonly key: string;
  readonly name: string;
  readonly badge: string;
  readonly bot: boolean;
  readonly me: boolean;
  readonly place: number;
  readonly score: number;
  readonly won: boolean;
}

/** Two of the same name at one table are told apart, by their order round it. */
function seatsOf(result: GameResult): Seat[] {
  const met = new Map<string, number>();
  const ranks = new Map(ranking(result.outcome).map((rank) => [rank.seat, rank]));
  return result.names.map((name, seat) => {
    const bot = Boolean(result.bots[seat]);
    const plain = name.trim().toLowerCase();
    const twin = met.get(plain) ?? 0;
    met.set(plain, twin + 1);
    return {
      key: bot ? BOTS : twin ? `${plain}\n${twin}` : plain,
      name,
      badge: result.badges[seat] ?? "A",
      bot,
      me: result.me === seat,
      place: ranks.get(seat)?.place ?? 1,
      score: result.outcome.scores[seat] ?? 0,
      won: result.outcome.winners.includes(seat),
    };
  });
}

/** The round that played last first. A game that went on from the middle of another does not count. */
export function roundsOf(
  results: readonly GameResult[],
  courseOf: (game: string) => string,
): Round[] {
  const whole = results
    .filter(({ branch }) => branch === 0)
    .toSorted((a, b) => a.at - b.at)
    .map((result) => ({ result, seats: seatsOf(result) }));
  const byRound = grouped(whole, ({ seats }) =>
    seats
      .filter(({ bot }) => !bot)
      .map(({ key }) => key)
      .toSorted()
      .join("\n\n"),
  );
  const rounds = [...byRound].map(([key, played]): Round => {
    const newest = played.at(-1)?.seats.filter(({ bot }) => !bot) ?? [];
    const byGame = grouped(played, ({ result }) => result.game);
    const tallies = [...byGame].map(([game, each]) => tallyOf(game, each, courseOf(game)));
    return {
      key,
      people: newest.map(({ name, badge }) => ({ name, badge })),
      games: played.length,
      last: played.at(-1)?.result.at ?? 0,
      tallies: tallies.toSorted((a, b) => b.games - a.games || b.last - a.last),
    };
  });
  return rounds.toSorted((a, b) => b.last - a.last);
}

function grouped<T>(things: readonly T[], keyOf: (thing: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const thing of things) {
    const key = keyOf(thing);
    groups.set(key, [...(groups.get(key) ?? []), thing]);
  }
  return groups;
}

type Played = readonly { readonly result: GameResult; readonly seats: readonly Seat[] }[];

function tallyOf(game: string, played: Played, option: string): GameTally {
  const sat = grouped(
    played.flatMap(({ seats }) => seats),
    ({ key }) => key,
  );
  const people = [...sat.values()].map((seats) => personOf(seats, played));
  people.sort((a, b) => Number(a.bot) - Number(b.bot) || b.wins - a.wins || b.best - a.best);
  const together = played.every(({ result }) => isTeam(result.outcome));
  const best = played
    .flatMap(({ seats }) => seats)
    .toSorted((a, b) => b.score - a.score || Number(a.bot) - Number(b.bot))[0];
  return {
    game,
    games: played.length,
    last: played.at(-1)?.result.at ?? 0,
    together,
    wins: played.filter(({ result }) => result.outcome.winners.length > 0).length,
    people,
    steps: option ? stepsOf(played, option) : [],
    best: best && !together ? { who: best.name, count: best.score } : null,
    streak: together ? null : streakOf(people, played),
  };
}

function personOf(seats: readonly Seat[], played: Played): Person {
  const newest = seats.at(-1);
  const key = newest?.key ?? "";
  // Several bots in a game are one: the best of them counts.
  const each = played.flatMap(({ seats }) => {
    const mine = seats.filter((seat) => seat.key === key);
    return mine.toSorted((a, b) => a.place - b.place).slice(0, 1);
  });
  const places: number[] = [];
  for (const { place } of each) places[place - 1] = (places[place - 1] ?? 0) + 1;
  return {
    key,
    name: newest?.name ?? "",
    badge: newest?.badge ?? "A",
    bot: newest?.bot ?? false,
    me: seats.some(({ me }) => me),
    games: each.length,
    wins: each.filter(({ won }) => won).length,
    places: Array.from(places, (count) => count ?? 0),
    best: Math.max(...seats.map(({ score }) => score)),
  };
}

function stepsOf(played: Played, option: string): Step[] {
  const tries = grouped(played, ({ result }) => result.options[option] ?? "");
  return [...tries].map(([value, each]) => ({
    value,
    tries: each.length,
    wins: each.filter(({ result }) => result.outcome.winners.length > 0).length,
  }));
}

/** Who won most often in a row, where that is more than once. */
function streakOf(people: readonly Person[], played: Played): Feat | null {
  let best: Feat | null = null;
  for (const { key, name } of people.filter(({ bot }) => !bot)) {
    let run = 0;
    for (const { seats } of played) {
      run = seats.some((seat) => seat.key === key && seat.won) ? run + 1 : 0;
      if (run > Math.max(1, best?.count ?? 0)) best = { who: name, count: run };
    }
  }
  return best;
}
