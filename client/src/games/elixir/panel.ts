/** How Elixir is played by hand: what its Face has beside the kitchen. */
import type { Face, HandTold, Hold, Offer, Say } from "../face";
import Choice from "./Choice.svelte";
import { CHOICE_SECONDS, LEAVE_SECONDS, SLIP_SECONDS } from "./facts.gen";
import { sparing } from "./answers";
import { habits } from "./habits.svelte";
import Own from "./Own.svelte";
import Panel from "./Panel.svelte";
import { cardOf, isAside, isBeside, isLight, isWindow, seatOf } from "./steps";
import Table from "./Table.svelte";
import type { ElixirView, Happening } from "./types";

/** Clocks that have a length of their own; every other choice has as long. */
const MOMENTS: Partial<Record<ElixirView["phase"], number>> = {
  leave: LEAVE_SECONDS,
  slip: SLIP_SECONDS,
};

/** In a window only what asks comes here, or was chosen; in others' turns nothing does. */
function rests(offers: readonly Offer[], picked: string | null, view: ElixirView): boolean {
  if (offers.every(isBeside)) return !offers.some(({ move }) => move === picked);
  if (!isWindow(view) || (view.choice !== null && view.choice !== "pass")) return false;
  return habits.with("ask", offers).length === 0;
}

/** What the big button says: to whom, at whom, for what. */
function says(offer: Offer, { view, seats, say }: HandTold<ElixirView>): string | null {
  const { half, ask } = view;
  const who = (seat: number | null | undefined) => seats[seat ?? -1]?.name ?? "";
  if (offer.kind === "at" && half)
    return say("el-at", { who: who(seatOf(offer)), card: half.card });
  if (offer.kind === "give" && ask && ask.other !== null)
    return say("el-give", { who: who(ask.other), card: cardOf(offer) });
  return null;
}

const hold: Hold<ElixirView> = {
  Hand: Panel,
  rests,
  isLight,
  isAside,
  says,
  back: (view) => (view.half ? "el-never-mind" : null),
};

function titles(view: ElixirView): Record<number, string> {
  const titled = view.players.filter(({ title }) => title !== null);
  return Object.fromEntries(titled.map(({ seat, title }) => [seat, `title-${title}`]));
}

function seconds({ phase, window, deal, seconds, half }: ElixirView): number | null {
  if (phase === "market") return deal?.time ?? null;
  return window ?? MOMENTS[phase] ?? (phase === "turn" || half ? seconds : CHOICE_SECONDS);
}

/** In a window only what asks is worth a call. */
function calls(offers: readonly Offer[], view: ElixirView): boolean {
  return !isWindow(view) || habits.with("ask", offers).length > 0;
}

/** A steady view is wished for; a card is kept back, and another one pays; a card is never to ask. */
function reflex(
  offers: readonly Offer[],
  view: ElixirView,
  awaited: boolean,
  isOn: (key: string) => boolean,
): string | null {
  if (isOn("steady") && offers.some(({ kind }) => kind === "steady")) return "steady";
  const otherwise = sparing(offers, view, (card) => habits.spares(card));
  if (otherwise !== null) return otherwise;
  const answers = offers.filter((offer) => cardOf(offer) !== null);
  const unwanted = answers.length > 0 && habits.with("never", offers).length === answers.length;
  return awaited && unwanted && isWindow(view) ? "pass" : null;
}

function pause(view: ElixirView, say: Say): string {
  const { stack, phase } = view;
  const top = stack.at(-1);
  if (phase === "window" && top)
    return say("el-on-stack", { card: top.card, about: say(`card-${top.card}.text`) });
  return phase === "between" ? say("el-between") : "";
}

/** What the move does not say itself. */
const OUTCOMES = new Set(["won", "extra-turn", "order-turned", "curse-ended"]);

/** Seconds that nobody should spend on watching. */
function presses(view: ElixirView): boolean {
  const { phase } = view;
  return isWindow(view) || phase === "leave" || phase === "market";
}

export const panel = {
  Own,
  Choice,
  Table,
  hold,
  says: { pause, titles },
  clock: (view: ElixirView) => ({ presses: presses(view), seconds: seconds(view) }),
  calls,
  reflex,
  outcomes: { isWorth: ({ event }: Happening) => OUTCOMES.has(event) },
  // No curse turns or fogs what is seen; the rules know what that costs instead.
  switches: [{ key: "steady", label: "el-steady", about: "el-steady-about" }],
} satisfies Partial<Face<ElixirView, Happening>>;
