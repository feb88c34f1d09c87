/** How Verflixxt! sounds: what is heard when. */
import type { SharedSound } from "../../sound";
import type { GameEvent } from "../face";
import { happened } from "./reading";

const HEARD: Record<string, SharedSound> = {
  laid: "tap",
  rolled: "clatter",
  "pawn-walked": "step",
  "guard-walked": "step",
  "pawn-pushed": "step",
  "guard-pushed": "step",
  "flixxy-flew": "flutter",
  "flixxy-pushed": "flutter",
  gave: "slide",
  discarded: "slide",
  penalty: "thud",
  "won-token": "bell",
  "flixxy-left": "flutter",
  "drew-worm": "rustle",
  "played-worm": "rustle",
  buried: "slide",
  swapped: "swish",
  "all-home": "door",
  "game-over": "fanfare",
};

export function soundOf(event: GameEvent): string | null {
  const happening = happened(event);
  if (happening.event === "took") return happening.tile.startsWith("-") ? "thud" : "chime";
  return HEARD[event.event] ?? null;
}
