/** Bomb Busters, as the table sees it. */
import type { Face, Say } from "../face";
import Board from "./Board.svelte";
import Choice from "./Choice.svelte";
import Ending from "./Ending.svelte";
import Panel from "./Panel.svelte";
import { panelOf, rests } from "./panels";
import Plate from "./Plate.svelte";
import { soundOf, sounds } from "./sounds";
import Table from "./Table.svelte";
import Tally from "./Tally.svelte";
import type { BombBustersView } from "./types";
import "./palette.css";

/** Seen on the mat, or said by what comes next. */
const QUIET = new Set([
  "turn-began",
  "claimed",
  "drawn",
  "took-oxygen",
  "paid-oxygen",
  "card-turned",
]);

/** What is cut of what can be cut. */
function progress(view: unknown): number {
  const { numbers, yellows, won } = view as BombBustersView;
  if (won !== null) return 1;
  const cut = numbers.reduce((sum, number) => sum + number.cut, 0) + (yellows?.[0] ?? 0);
  const all = numbers.reduce((sum, number) => sum + number.of, 0) + (yellows?.[1] ?? 0);
  return all > 0 ? cut / all : 0;
}

/** The call for who cuts, and the ten minutes: seconds that nobody should spend on watching. */
function presses(view: unknown): boolean {
  const { clock, window } = view as BombBustersView;
  return window > 0 || (clock !== null && !clock.calm);
}

export const face: Face = {
  Board,
  seated: true,
  heading: (view, say) => {
    const { mission, aid } = view as BombBustersView;
    return {
      title: say("bb-mission", { mission }),
      mark: aid === "off" ? "" : say("bb-aid", { aid }),
      about: say("bb-aid-about"),
    };
  },
  ending: {
    Picture: Ending,
    title: (view: unknown, say: Say) =>
      say((view as BombBustersView).won ? "bb-won" : "bb-lost", {
        mission: (view as BombBustersView).mission,
      }),
    why: (view: unknown, say: Say) => {
      const { won, why } = view as BombBustersView;
      return won ? say("event-defused") : say("event-exploded", { why });
    },
  },
  Choice,
  hold: {
    Hand: Panel,
    holds: (offers) => offers.length > 0,
    sum: () => "",
    rests,
    atOnce: (offers) => panelOf(offers, null) === "call",
  },
  Plate,
  Tally,
  Table,
  // All win or lose together: nobody's score is another's.
  score: () => null,
  progress,
  presses,
  signs: {
    "mind-robot": "robot",
    "mind-dial": "dial",
    equipment: "wrench",
    "take-time": "hand",
    "well-cut": "cheer",
    "mission-rule": "rules",
  },
  isOutcome: () => false,
  sound: soundOf,
  sounds,
  bigSounds: ["boom"],
  isQuiet: ({ event }) => QUIET.has(event),
};
