/** What somebody is doing just now, in a word. */
import type { LiveFlask } from "./live";
import type { NitroView } from "./types";

export type StateName = "loading" | "loaded" | "mixing" | "stopped" | "grabbing";

export function stateOf(view: NitroView, seat: number, live: LiveFlask): StateName | null {
  const flask = view.flasks[seat];
  switch (view.phase) {
    case "load":
      return flask?.loaded ? "loaded" : "loading";
    case "countdown":
      return "loaded";
    case "mix":
      return live.stopped === null ? "mixing" : "stopped";
    case "grab":
      return flask?.stop_card === null && flask.grabbed === null ? "grabbing" : "stopped";
    default:
      return null;
  }
}

/** Seconds after the sand was turned, to the hundredth. */
export function secondsOf({ rate }: Pick<NitroView, "rate">, tick: number): number {
  return Math.round((100 * tick) / rate) / 100;
}
