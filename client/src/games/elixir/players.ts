/** What lies before each seat; while spells are drafted, the levels taken so far. */
import type { Say } from "../face";
import type { ElixirView, PlayerView } from "./types";

export function playersOf({ players, draft }: ElixirView): PlayerView[] {
  if (!draft) return players;
  return players.map((player) => {
    const levels = draft.picks[player.seat] ?? [];
    return {
      ...player,
      books: levels.map((level) => ({ level, spell: null })),
      points: levels.reduce((sum, level) => sum + level, 0),
    };
  });
}

/** A seat as it is told to ears: what it has taken so far, or what it has left. */
export function saidOf({ draft }: ElixirView, player: PlayerView, who: string, say: Say): string {
  const { points, books, finds } = player;
  if (draft) return say("el-mat-drafter", { who, points, count: books.length });
  return say("el-mat-seat", { who, points, finds });
}
