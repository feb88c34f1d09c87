/** What lies before each seat; while spells are drafted, the levels taken so far. */
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
