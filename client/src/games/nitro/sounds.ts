/** How Nitro Glyxerol sounds: what is heard when, and the sounds that no other game has. */
import { chime, knock, type SharedSound, type Sounds } from "../../sound";
import type { Happening } from "./types";

export const sounds = {
  // Small plastic cubes against glass, and one that falls beside it.
  clack: [...knock(0, 2400, 0.42), { at: 0, long: 0.05, loud: 0.14, hz: 1850, to: 1500 }],
  plink: [...chime(0, 2093, 0.12), ...knock(0.16, 1900, 0.2), ...knock(0.27, 2200, 0.12)],
  tick: [...knock(0, 3000, 0.3), { at: 0, long: 0.05, loud: 0.12, hz: 1480 }],
} satisfies Sounds;

const HEARD: Record<string, SharedSound | keyof typeof sounds> = {
  laid: "flip",
  loaded: "tap",
  "sand-turned": "thud",
  stopped: "tap",
  "sand-out": "bell",
  "took-stop": "stamp",
  "won-card": "clink",
  "card-gone": "tock",
  missed: "pop",
  boxed: "slide",
  "got-poop": "step",
  "won-game": "fanfare",
};

export function soundOf(event: Happening["event"]): string | null {
  return HEARD[event] ?? null;
}
