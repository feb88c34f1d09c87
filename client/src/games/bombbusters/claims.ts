/** What everyone sees of a wire, and what follows if it is what one says, or is not. */
import type { Say } from "../face";
import { missesLeft } from "./dial";
import { sketchOf } from "./missions";
import { readSpot, wireOf } from "./spots";
import type { BombBustersView, ClaimView, ValueName } from "./types";

/** A wire that is pointed at, and what it is said to be: both, or what there is of it yet. */
export interface Claim {
  spot: string | null;
  value: ValueName | null;
}

export interface Outcome {
  kind: "see" | "yes" | "no" | "boom";
  head: string;
  text: string;
  /** What it may be, for all that everyone sees. */
  values: ValueName[];
}

/** A list with "or" before its last word. */
export type Either = (words: string[]) => string;

/** English as the catalogues write it has no comma there. */
export function either(language: string): Either {
  const speech = language === "en" ? "en-GB" : language;
  const list = new Intl.ListFormat(speech, { type: "disjunction" });
  return (words) => list.format(words);
}

/** So many values are listed; of more it is enough to know that they are others. */
const LISTED = 3;

/** "1H" is called H by everybody. */
export function letterOf(spot: string): string {
  return spot.slice(-1);
}

/** The claim that is picked, or thought of. */
export function claimOf(picked: string | null, thought: Claim): Claim {
  const found = /^cut:(\d\w)=(\w+)/.exec(picked ?? "");
  if (!found) return thought;
  return { spot: found[1] ?? null, value: (found[2] ?? null) as ValueName | null };
}

/** Where a wire is sorted in. */
const rank = (wire: string) => Number(wire);

/** Reds that nobody has seen yet. */
export function hiddenReds(view: BombBustersView): number {
  const wires = view.seats.flatMap(({ stands }) => stands.flatMap(({ wires }) => wires));
  const seen = wires.filter(({ open, known, value }) => (open || known) && value === "red");
  return view.reds - seen.length;
}

/** What it may be, for all that everyone sees: its neighbours, the strip and the markers. */
export function mayBe(view: BombBustersView, spot: string): ValueName[] {
  const wire = wireOf(view, spot);
  if (!wire) return [];
  if (wire.value) return [wire.value];
  const low = wire.low === null ? 0 : rank(wire.low);
  const high = wire.high === null ? Infinity : rank(wire.high);
  const blue = view.numbers
    .filter(({ cut, of }) => (cut ?? 0) < of)
    .map(({ value }) => ({ value, at: rank(value) }))
    .filter(({ at }) => low <= at && at <= high);
  const gone = new Set<ValueName>([
    ...wire.nots,
    ...(view.seats[readSpot(spot).seat]?.absent ?? []),
  ]);
  if (!view.yellows || view.yellows[0] === view.yellows[1]) gone.add("yellow");
  if (hiddenReds(view) <= 0) gone.add("red");
  const sorted = [...blue, ...coloured(view, low, high)].sort((a, b) => a.at - b.at);
  return [...new Set(sorted.map(({ value }) => value))].filter((value) => !gone.has(value));
}

/** Without markers a coloured wire may lie anywhere. */
function coloured(view: BombBustersView, low: number, high: number) {
  const anywhere: { value: ValueName; at: number }[] = [
    { value: "yellow", at: Infinity },
    { value: "red", at: Infinity },
  ];
  if (!view.markers) return anywhere;
  return view.markers
    .map(({ wire, value }): { value: ValueName; at: number } => ({ value, at: rank(wire) }))
    .filter(({ at }) => low < at && at < high);
}

/** What will be, for each way it can turn out. */
export function outcomesOf(
  view: BombBustersView,
  { spot, value }: Claim,
  say: Say,
  or: Either,
): Outcome[] {
  const may = spot ? mayBe(view, spot) : [];
  const could = (each: ValueName) => !spot || may.includes(each);
  const others = may.filter((each) => each !== value && each !== "red");
  const outcomes: Outcome[] = [];
  if (spot) outcomes.push({ kind: "see", ...seen(view, spot, value, say), values: may });
  if (value && could(value)) outcomes.push({ kind: "yes", ...right(view, value, say), values: [] });
  if (value && (!spot || others.length > 0))
    outcomes.push({ kind: "no", ...wrong(view, { spot, value }, others, say, or), values: [] });
  if (value && could("red") && hiddenReds(view) > 0)
    outcomes.push({ kind: "boom", ...burst(view, say), values: [] });
  return outcomes;
}

function seen(view: BombBustersView, spot: string, value: ValueName | null, say: Say) {
  const wire = wireOf(view, spot);
  const facts = { place: letterOf(spot), low: wire?.low ?? "", high: wire?.high ?? "" };
  const cost = view.claims.find((claim) => claim.value === value)?.cost ?? 0;
  const where = wire?.value
    ? say("bb-see-known", { ...facts, value: wire.value })
    : say(
        `bb-see-${wire?.low ? (wire.high ? "between" : "after") : wire?.high ? "before" : "nothing"}`,
        facts,
      );
  const text = cost > 0 ? `${where} ${say("bb-see-cost", { count: cost })}` : where;
  return { head: say("bb-see"), text };
}

/** Where there is no dial, the robot walks to the end instead. */
function isFuse({ props, lives }: BombBustersView): boolean {
  return props.robot !== undefined && lives === null;
}

/** What comes of a cut that is right. */
export function gainsOf(view: BombBustersView, claim: ClaimView | undefined, say: Say): string[] {
  if (!claim) return [];
  const gains: string[] = [];
  if (claim.validates) gains.push(say("bb-yes-validates", { value: claim.value }));
  const robot = claim.meets.includes("robot");
  if (robot && isFuse(view)) gains.push(say("bb-yes-robot-back"));
  else if (robot && (view.props.robot?.wires ?? 0) > 0) gains.push(say("bb-yes-robot"));
  if (claim.unlocks.length > 0) gains.push(say("bb-yes-unlocks", { equipment: claim.unlocks }));
  return gains;
}

function right(view: BombBustersView, value: ValueName, say: Say) {
  const claim = view.claims.find((each) => each.value === value);
  const text = [say("bb-yes-cut"), ...gainsOf(view, claim, say)].join(", ");
  return { head: say("bb-yes", { value }), text: `${text}.` };
}

function wrong(
  view: BombBustersView,
  { spot, value }: Claim,
  others: ValueName[],
  say: Say,
  or: Either,
) {
  const few = spot && others.length <= LISTED;
  const listed = few ? or(said(others, say)) : "";
  const head = few ? say("bb-no", { text: listed }) : say("bb-no-other");
  const lost = lossesOf(view, say);
  if (!view.miss?.explodes) lost.push(token(view, spot, value, say));
  return { head, text: `${lost.join(", ")}.` };
}

/** What a miss does to all. */
export function lossesOf(view: BombBustersView, say: Say): string[] {
  const { miss, lives } = view;
  if (!miss) return [];
  if (miss.stable) return [say("bb-no-stable")];
  if (miss.explodes) return [say(isFuse(view) ? "bb-no-robot-ends" : "bb-no-explodes")];
  if (miss.robot !== null) return [say("bb-no-robot", { at: miss.robot })];
  return [say("bb-no-dial", { now: missesLeft(lives ?? 0), left: missesLeft(miss.lives ?? 0) })];
}

function token(
  { mission }: BombBustersView,
  spot: string | null,
  value: ValueName | null,
  say: Say,
) {
  const place = spot ? letterOf(spot) : "none";
  const { things } = sketchOf(mission);
  if (things.includes("memory")) return say("bb-no-remember", { place });
  if (things.includes("lie")) return say("bb-no-lie", { place, value: value ?? "" });
  return say("bb-no-token", { place });
}

/** And if it is red? */
export function burst(view: BombBustersView, say: Say): { head: string; text: string } {
  return { head: say("bb-red"), text: say(view.miss?.stable ? "bb-red-stable" : "bb-red-boom") };
}

const said = (values: readonly ValueName[], say: Say) =>
  values.map((value) => say("bb-value", { value }));

/** What will be when a detector has looked at its wires, or the ray at one. */
export function aimOutcomes(view: BombBustersView, say: Say, or: Either): Outcome[] {
  const one = view.aim?.need === 1;
  const text = or(said(view.aim?.values ?? [], say));
  const claim = view.claims.find(({ value }) => value === view.aim?.values[0]);
  const gains = [say("bb-yes-cut"), ...(one ? [] : gainsOf(view, claim, say))];
  const losses = lossesOf(view, say);
  if (!view.miss?.explodes)
    losses.push(one ? token(view, null, view.aim?.values[0] ?? null, say) : say("bb-one-token"));
  const outcomes: Outcome[] = [
    {
      kind: "yes",
      head: say(one ? "bb-no" : "bb-one-is", { text }),
      text: `${gains.join(", ")}.`,
      values: [],
    },
    {
      kind: "no",
      head: say(one ? "bb-no-other" : "bb-none-is"),
      text: `${losses.join(", ")}.`,
      values: [],
    },
  ];
  const { head, text: end } = burst(view, say);
  if (hiddenReds(view) > 0)
    outcomes.push({ kind: "boom", head: one ? head : say("bb-all-red"), text: end, values: [] });
  return outcomes;
}
