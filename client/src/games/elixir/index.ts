/** Elixir, as the table sees it. */
import type { Face, GameEvent } from "../face";
import Board from "./Board.svelte";
import { panel } from "./panel";
import Plate from "./Plate.svelte";
import Tally from "./Tally.svelte";
import type { ElixirView } from "./types";

/** Seen in the kitchen, or said by what comes next. */
const QUIET = new Set(["turn-ended", "laid", "passed", "withdrawn", "done", "spell-drawn"]);

const SOUNDS: Record<string, string> = {
  "picked-level": "flip",
  "turn-began": "tap",
  cast: "brew",
  used: "clink",
  mirrored: "clink",
  opened: "bell",
  "asked-leave": "ping",
  granted: "tap",
  snuffed: "hiss",
  shielded: "clink",
  "turned-away": "swish",
  trapped: "thud",
  fizzled: "hiss",
  cursed: "curse",
  "curse-ended": "pop",
  "curse-moved": "swish",
  "bought-off": "clink",
  titled: "fanfare",
  "order-turned": "whirr",
  "extra-turn": "chime",
  drew: "flip",
  kept: "flip",
  searched: "flutter",
  fetched: "rustle",
  looked: "flutter",
  peeked: "flutter",
  discarded: "rustle",
  dropped: "clatter",
  gave: "slide",
  took: "swish",
  "called-in": "slide",
  "hands-passed": "flutter",
  "hands-swapped": "flutter",
  whirled: "flutter",
  stirred: "flutter",
  reshuffled: "flutter",
  "new-hand": "flutter",
  "spell-drawn": "flip",
  "spell-handed": "slide",
  "spell-opened": "flip",
  burnt: "hiss",
  rewound: "whirr",
  bid: "tock",
  sold: "stamp",
  laid: "flip",
  "turned-up": "flip",
  picked: "slide",
  cried: "pop",
  traded: "slide",
  rung: "bell",
  "slip-called": "pop",
  won: "fanfare",
};

/** How far the nearest to the end has come: points cast of all that she drew. */
function progress(view: unknown): number {
  const { players, draft, outcome } = view as ElixirView;
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

export const face: Face = {
  ...panel,
  Board,
  seated: true,
  Plate,
  Tally,
  // What is left to cast counts against everyone; who has nothing left wins.
  score: (view, seat) => {
    const { players, draft } = view as ElixirView;
    return draft ? null : -(players[seat]?.points ?? 0);
  },
  progress,
  sound: ({ event }: GameEvent) => SOUNDS[event] ?? null,
  isQuiet: ({ event }) => QUIET.has(event),
};
