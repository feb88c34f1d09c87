/** Zündstoff, as the table sees it. */
import type { Face, Offer, Say } from "../face";
import { read } from "./art/cards";
import Board from "./Board.svelte";
import Choice from "./Choice.svelte";
import Hand from "./Hand.svelte";
import Plate from "./Plate.svelte";
import { soundOf, sounds } from "./sounds";
import { cardOf, sumInWords } from "./sums";
import Table from "./Table.svelte";
import Tally from "./Tally.svelte";
import type { ZundstoffView } from "./types";
import "./palette.css";

const OUTCOMES = new Set(["took-glasses", "landed-again", "won-the-title"]);

/** Who is ready stands on the plates; who showed what is told seat by seat. */
const QUIET = new Set(["laid-out", "laid", "chose-colour", "revealed"]);

/** Two chips win: the leader's chips burn the fuse, and a little burns with every round. */
function progress(view: unknown): number {
  const { seats, round, last_round, phase } = view as ZundstoffView;
  if (phase === "over") return 1;
  const most = Math.max(0, ...seats.map(({ chips }) => chips.length));
  const slow = round / (round + 8);
  return Math.min(0.96, Math.max(most * 0.45 + slow * 0.3, round / last_round));
}

function sum(offer: Offer, view: unknown, me: number | null, say: Say): string {
  const card = cardOf(offer);
  if (!card || read(card).matches === 0) return "";
  return sumInWords(card, view as ZundstoffView, me, say);
}

export const face: Face = {
  Board,
  Choice,
  hold: { Hand, holds: (offers) => offers.length > 0 && offers.every(cardOf), sum, low: true },
  Plate,
  Tally,
  Table,
  score: (view, seat) => (view as ZundstoffView).seats[seat]?.chips.length ?? null,
  progress,
  // What others will do all the same is no outcome of my choice.
  isOutcome: (event, me) => OUTCOMES.has(event.event) && event["seat"] === me,
  sound: soundOf,
  sounds,
  bigSounds: ["sizzle"],
  isQuiet: ({ event }) => QUIET.has(event),
};
