/** Elixir, as the table sees it. */
import type { Face } from "../face";
import Board from "./Board.svelte";
import { lay } from "./deck";
import { panel } from "./panel";
import Plate from "./Plate.svelte";
import { soundOf, sounds } from "./sounds";
import Tally from "./Tally.svelte";
import type { ElixirView, Happening } from "./types";
import "./palette.css";

/** Seen in the kitchen, or said by what comes next. */
const QUIET = new Set(["turn-ended", "laid", "passed", "withdrawn", "done", "spell-drawn"]);

/** How far the nearest to the end has come: points cast of all that she drew. */
function progress({ players, draft, outcome }: ElixirView): number {
  if (outcome !== null) return 1;
  if (draft) return 0;
  return Math.max(
    0,
    ...players.map(({ points, cast }) => {
      const done = cast.reduce((sum, { spell }) => sum + spell.level, 0);
      return done > 0 ? done / (done + points) : 0;
    }),
  );
}

export const face: Face<ElixirView, Happening> = {
  ...panel,
  learn: lay,
  layout: "seated",
  Board,
  Plate,
  Tally,
  turn: ({ turn }) => turn,
  progress,
  notice: (event) => ({ sound: soundOf(event), quiet: QUIET.has(event.event) }),
  sounds: { notes: sounds },
};
