/** Verflixxt!, as the table sees it. */
import type { Face } from "../face";
import Board from "./Board.svelte";
import Choice from "./Choice.svelte";
import type { PlaceName } from "./reading";
import Plate from "./Plate.svelte";
import { soundOf } from "./sounds";
import Table from "./Table.svelte";
import Tally from "./Tally.svelte";
import type { Happening, VerflixxtView } from "./types.gen";
import "./palette.css";

const OUTCOMES = new Set([
  "took",
  "gave",
  "discarded",
  "nothing-to-give",
  "won-token",
  "flixxy-left",
  "drew-worm",
  "played-worm",
  "buried",
  "swapped",
  "pawn-pushed",
  "guard-pushed",
  "flixxy-pushed",
  "all-home",
  "penalty",
  "game-over",
]);

/** How far all pawns together have come. */
function progress({ seats, length, phase }: VerflixxtView): number {
  if (phase === "over") return 1;
  const way = (at: PlaceName) => (at === "start" ? 0 : at === "finish" ? 1 : at / (length + 1));
  const ways = seats.flatMap((seat) => seat.pawns.map(way));
  return ways.length ? ways.reduce((sum, one) => sum + one, 0) / ways.length : 0;
}

export const face: Face<VerflixxtView, Happening> = {
  Board,
  Choice,
  Plate,
  Tally,
  Table,
  turn: ({ turn }) => turn,
  progress,
  outcomes: { isWorth: ({ event }) => OUTCOMES.has(event), nothing: "verflixxt-nothing-taken" },
  notice: (event) => ({ sound: soundOf(event) }),
};
