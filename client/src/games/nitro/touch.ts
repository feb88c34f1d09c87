/** What may be touched now. */
import type { Offer } from "../face";
import type { LiveFlask } from "./live";
import type { NitroView } from "./types";

/** May this seat stop, or grab? While the sand runs one need not wait to be asked. */
export function mayStop(
  view: NitroView,
  me: number,
  live: LiveFlask,
  offers: readonly Offer[],
): boolean {
  const flask = view.flasks[me];
  if (!flask || flask.stop_card !== null || flask.stopped !== null) return false;
  if (view.phase === "grab") return flask.grabbed === null;
  if (view.phase !== "mix" || live.stopped !== null) return false;
  return view.calm ? offers.some(({ kind }) => kind === "stop") : true;
}

/** Hands off: this seat has stopped, or the sand has. */
export function isOff({ phase, flasks }: NitroView, me: number, live: LiveFlask): boolean {
  return phase === "grab" || live.stopped !== null || (flasks[me]?.stopped ?? null) !== null;
}

/** Is there still somebody who may grab? */
export function isGrabbing({ phase, flasks }: NitroView): boolean {
  const empty = flasks.some(({ stop_card, grabbed }) => stop_card === null && grabbed === null);
  return phase === "grab" && empty;
}
