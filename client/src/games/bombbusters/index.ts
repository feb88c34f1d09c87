/** Bomb Busters, as the table sees it. */
import type { Face, Heading, Say } from "../face";
import Board from "./Board.svelte";
import { briefing } from "./briefing.svelte";
import Choice from "./Choice.svelte";
import Ending from "./Ending.svelte";
import Panel from "./Panel.svelte";
import { rests } from "./panels";
import Plate from "./Plate.svelte";
import { soundOf, sounds } from "./sounds";
import Table from "./Table.svelte";
import Tally from "./Tally.svelte";
import type { BombBustersView, Happening } from "./types";
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

/** A race: each has a button of its own, and nothing is confirmed twice. */
const CALLS = new Set(["snip", "decline"]);

/** What is cut of what can be cut. */
function progress({ numbers, yellows, won }: BombBustersView): number {
  if (won !== null) return 1;
  const cut = numbers.reduce((sum, number) => sum + (number.cut ?? 0), 0) + (yellows?.[0] ?? 0);
  const all = numbers.reduce((sum, number) => sum + number.of, 0) + (yellows?.[1] ?? 0);
  return all > 0 ? cut / all : 0;
}

/** The call for who cuts, and the ten minutes: seconds that nobody should spend on watching. */
function presses({ props: { clock, calls } }: BombBustersView): boolean {
  return (calls?.window ?? 0) > 0 || clock?.calm === false;
}

function heading({ mission, aid }: BombBustersView, say: Say): Heading {
  return {
    title: say("bb-mission", { mission }),
    mark: aid === "off" ? "" : say("bb-aid", { aid }),
    about: say("bb-aid-about"),
    onread: briefing.ask,
  };
}

export const face: Face<BombBustersView, Happening> = {
  layout: "seated",
  Board,
  Choice,
  Plate,
  Tally,
  Table,
  hold: { Hand: Panel, rests, hint: "bb-choose", isAside: ({ kind }) => CALLS.has(kind) },
  // All win or lose together: nobody's score is another's.
  ending: {
    Picture: Ending,
    title: ({ won, mission }, say) => say(won ? "bb-won" : "bb-lost", { mission }),
  },
  says: { heading },
  turn: ({ turns }) => turns,
  progress,
  clock: (view) => ({ presses: presses(view) }),
  notice: (event) => ({ sound: soundOf(event), quiet: QUIET.has(event.event) }),
  sounds: { notes: sounds, big: ["boom"] },
  signs: {
    "mind-robot": "robot",
    "mind-dial": "dial",
    equipment: "wrench",
    "take-time": "hand",
    "well-cut": "cheer",
    "mission-rule": "rules",
  },
};
