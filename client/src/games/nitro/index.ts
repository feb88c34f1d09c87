/** Nitro Glyxerol, as the table sees it. */
import type { Face } from "../face";
import Board from "./Board.svelte";
import Choice from "./Choice.svelte";
import Own from "./Own.svelte";
import Plate from "./Plate.svelte";
import { soundOf, sounds } from "./sounds";
import Tally from "./Tally.svelte";
import type { NitroView } from "./types";
import "./palette.css";

/** Seen in the flasks. */
const QUIET = new Set(["mixed", "beak-changed", "went-back", "counted", "laid", "loaded"]);

const FLOWING = new Set(["mixed", "beak-changed", "jumped-out", "went-back"]);

export const face: Face = {
  Board,
  seated: true,
  slim: true,
  Own,
  heading: (view, say) => {
    const { round, rounds, calm } = view as NitroView;
    return {
      title: say("ng-lab-round", { round, rounds }),
      mark: calm ? say("ng-lab-calm") : "",
      about: calm ? say("ng-lab-calm-about") : "",
    };
  },
  Choice,
  Plate,
  Tally,
  score: (view, seat) => (view as NitroView).seats[seat]?.score ?? null,
  progress: (view) => {
    const { phase, round, rounds } = view as NitroView;
    return phase === "over" ? 1 : (round - 1) / rounds;
  },
  switches: [{ key: "swapped", label: "ng-swapped" }],
  flows: ({ event }) => FLOWING.has(event),
  presses: (view) => !(view as NitroView).calm,
  // While the sand runs nobody is called for every second of it.
  calls: (_, view) => {
    const { calm, phase } = view as NitroView;
    return calm || phase === "load" || phase === "grab";
  },
  isOutcome: () => false,
  sound: soundOf,
  sounds,
  heard: ({ event }) => (event === "jumped-out" ? "plink" : null),
  isQuiet: ({ event }) => QUIET.has(event),
};
