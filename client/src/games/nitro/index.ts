/** Nitro Glyxerol, as the table sees it. */
import type { Face, Heading, Notice, Say } from "../face";
import Board from "./Board.svelte";
import Choice from "./Choice.svelte";
import Own from "./Own.svelte";
import Plate from "./Plate.svelte";
import { soundOf, sounds } from "./sounds";
import Tally from "./Tally.svelte";
import type { Happening, NitroView } from "./types";
import "./palette.css";

/** Seen in the flasks. */
const QUIET = new Set(["mixed", "beak-changed", "went-back", "counted", "laid", "loaded"]);

const FLOWING = new Set(["mixed", "beak-changed", "jumped-out", "went-back"]);

/** The flask makes these heard by itself. */
const PLINK = { sound: "plink", heard: true };

function heading({ round, rounds, calm }: NitroView, say: Say): Heading {
  return {
    title: say("ng-lab-round", { round, rounds }),
    mark: calm ? say("ng-lab-calm") : "",
    about: calm ? say("ng-lab-calm-about") : "",
  };
}

function notice({ event }: Happening): Notice {
  const heard = event === "jumped-out" ? PLINK : { sound: soundOf(event) };
  return { ...heard, quiet: QUIET.has(event), flows: FLOWING.has(event) };
}

export const face: Face<NitroView, Happening> = {
  layout: "whole",
  Board,
  Choice,
  Plate,
  Tally,
  Own,
  says: { heading },
  turn: ({ round }) => round,
  progress: ({ phase, round, rounds }) => (phase === "over" ? 1 : (round - 1) / rounds),
  clock: ({ calm }) => ({ presses: !calm }),
  notice,
  sounds: { notes: sounds },
  switches: [{ key: "swapped", label: "ng-swapped" }],
  // While the sand runs nobody is called for every second of it.
  calls: (_, { calm, phase }) => calm || phase === "load" || phase === "grab",
};
