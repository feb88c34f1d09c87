/** Kindling, as the table sees it. */
import type { Face } from "../../src/games/face";
import Board from "./Board.svelte";
import Choice from "./Choice.svelte";
import Plate from "./Plate.svelte";
import Tally from "./Tally.svelte";
import type { BoardView, Happening } from "./types.gen";

/** Sounds that all games share. */
const SOUNDS: Readonly<Record<string, string>> = { drew: "flip", kept: "tap", gave: "slide" };

/** How many of all places are filled. */
function progress({ seats }: BoardView): number {
  const empty = seats.reduce((sum, row) => sum + row.empty, 0);
  const filled = seats.reduce((sum, row) => sum + row.kept.length + (row.given ? 1 : 0), 0);
  return filled / (filled + empty);
}

export const face: Face<BoardView, Happening> = {
  Board,
  Choice,
  Plate,
  Tally,
  progress,
  notice: ({ event }) => ({ sound: SOUNDS[event] ?? null }),
};
