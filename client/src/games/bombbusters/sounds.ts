/** How Bomb Busters sounds: what is heard when, and the sounds that no other game has. */
import { chime, knock, type SharedSound, type Sounds } from "../../sound";
import type { Happening } from "./types";

export const sounds = {
  // Wire under the cutters: two blades, a spring.
  snip: [
    { at: 0, long: 0.04, loud: 0.3, hz: 3800, to: 5200, wave: "noise" },
    ...knock(0.05, 2600, 0.34),
    { at: 0.06, long: 0.22, loud: 0.1, hz: 1900, to: 700, wave: "triangle" },
  ],
  unlock: [...knock(0, 1900, 0.25), ...knock(0.11, 2500, 0.3), ...chime(0.16, 1175, 0.09)],
  boom: [
    { at: 0, long: 0.12, loud: 0.6, hz: 1800, to: 400, wave: "noise" },
    { at: 0.02, long: 1.1, loud: 0.7, hz: 320, to: 60, wave: "noise" },
    { at: 0, long: 1.2, loud: 0.7, hz: 84, to: 28 },
  ],
} satisfies Sounds;

const HEARD: Record<string, SharedSound | keyof typeof sounds> = {
  dealt: "clatter",
  drawn: "flip",
  claimed: "tap",
  cut: "snip",
  "solo-cut": "snip",
  "yellows-cut": "snip",
  "sevens-cut": "snip",
  missed: "thud",
  "found-red": "thud",
  dialled: "tock",
  tagged: "clink",
  lied: "clink",
  pointed: "clink",
  "set-aside": "clink",
  absent: "clink",
  validated: "stamp",
  unlocked: "unlock",
  equipped: "flip",
  used: "flip",
  labelled: "clink",
  "radar-answer": "ping",
  recharged: "chime",
  "robot-walked": "whirr",
  "robot-gave": "slide",
  "red-came": "slide",
  handed: "swish",
  "took-oxygen": "hiss",
  "fresh-oxygen": "hiss",
  "gave-oxygen": "hiss",
  "paid-oxygen": "hiss",
  "got-oxygen": "hiss",
  traded: "hiss",
  "card-turned": "flip",
  "cards-shuffled": "flutter",
  "cards-laid": "flutter",
  snipped: "snip",
  "reds-revealed": "flip",
  announced: "bell",
  exploded: "boom",
  defused: "fanfare",
};

export function soundOf({ event }: Happening): string | null {
  return HEARD[event] ?? null;
}
