/** Zündstoff, as the table sees it. */
import type { Face, HandTold, Offer } from "../face";
import { read } from "./art/cards";
import Board from "./Board.svelte";
import Choice from "./Choice.svelte";
import Hand from "./Hand.svelte";
import Plate from "./Plate.svelte";
import { soundOf, sounds } from "./sounds";
import { cardOf, sumInWords } from "./sums";
import Table from "./Table.svelte";
import Tally from "./Tally.svelte";
import type { Happening, ZundstoffView } from "./types";
import "./palette.css";

const OUTCOMES = new Set(["took-glasses", "landed-again", "won-the-title"]);

/** Who is ready stands on the plates; who showed what is told seat by seat. */
const QUIET = new Set(["laid-out", "laid", "chose-colour", "revealed"]);

/** Two chips win: the leader's chips burn the fuse, and a little burns with every round. */
function progress({ seats, round, last_round, phase }: ZundstoffView): number {
  if (phase === "over") return 1;
  const most = Math.max(0, ...seats.map(({ chips }) => chips.length));
  const slow = round / (round + 8);
  return Math.min(0.96, Math.max(most * 0.45 + slow * 0.3, round / last_round));
}

/** The move, and what its numbers come to together with those of the card laid before. */
function says(offer: Offer, { view, me, say }: HandTold<ZundstoffView>): string | null {
  const card = cardOf(offer);
  if (!card || read(card).matches === 0) return null;
  const sum = sumInWords(card, view, me, say);
  const move = say(`move-${offer.kind}`, offer.facts);
  return sum ? say("zundstoff-move-sum", { move, sum }) : null;
}

export const face: Face<ZundstoffView, Happening> = {
  Board,
  Choice,
  hold: { Hand, holds: (offers) => offers.every(cardOf), says, hint: "zundstoff-choose" },
  Plate,
  Tally,
  Table,
  turn: ({ round }) => round,
  progress,
  outcomes: {
    // What others will do all the same is no outcome of my choice.
    isWorth: (event, me) => OUTCOMES.has(event.event) && "seat" in event && event.seat === me,
  },
  notice: (event) => ({ sound: soundOf(event), quiet: QUIET.has(event.event) }),
  sounds: { notes: sounds, big: ["sizzle"] },
};
