/** Who came where, and by how much it was won. */
import type { OutcomeView } from "../protocol.gen";

export interface Rank {
  seat: number;
  score: number;
  /** The same for equal scores. */
  place: number;
  won: boolean;
}

/** Winners first, then by score. */
export function ranking({ scores, winners }: OutcomeView): Rank[] {
  const ranks = scores.map((score, seat) => ({ seat, score, won: winners.includes(seat) }));
  ranks.sort((a, b) => Number(b.won) - Number(a.won) || b.score - a.score);
  let place = 0;
  return ranks.map((rank, i) => {
    const before = ranks[i - 1];
    if (!before || before.score !== rank.score || before.won !== rank.won) place = i + 1;
    return { ...rank, place };
  });
}

/** Do all win or lose together? */
export function isTeam({ teams }: OutcomeView): boolean {
  return teams.length > 1 && new Set(teams).size === 1;
}

/** By how many points the winners are ahead of the next; null where there is nobody behind them. */
export function margin(ranks: readonly Rank[]): number | null {
  const winner = ranks.find((rank) => rank.won);
  const next = ranks.find((rank) => !rank.won);
  return winner && next ? winner.score - next.score : null;
}

export interface Swing {
  at: number;
  seat: number;
  points: number;
}

/** The largest change of one seat's score from one line of the record to the next. */
export function largestSwing(lines: readonly (readonly (number | null)[])[]): Swing | null {
  let best: Swing | null = null;
  lines.forEach((scores, seat) =>
    scores.forEach((score, at) => {
      const points = (score ?? 0) - (scores[at - 1] ?? score ?? 0);
      if (Math.abs(points) > Math.abs(best?.points ?? 0)) best = { at, seat, points };
    }),
  );
  return best;
}

/** A number with a true minus; with a plus too where a change is meant. */
export function signed(points: number, plus = false): string {
  const text = String(points).replace("-", "−");
  return plus && points > 0 ? `+${text}` : text;
}
