/** How Zündstoff sounds: what is heard when, and the sounds that no other game has. */
import { chime, knock, type SharedSound, type Sounds } from "../../sound";
import type { Happening } from "./types";

export const sounds = {
  // A match on its box: a scratch, and the flame that takes.
  strike: [
    { at: 0, long: 0.1, loud: 0.5, hz: 2600, to: 3800, wave: "noise" },
    { at: 0.09, long: 0.34, loud: 0.45, hz: 1300, to: 500, wave: "noise" },
  ],
  turning: [0, 0.1, 0.2, 0.3].flatMap((at) => knock(at, 1350 + at * 900, 0.2)),
  whoosh: [
    { at: 0, long: 0.5, loud: 0.24, hz: 320, to: 2200, wave: "noise" },
    { at: 0.05, long: 0.42, loud: 0.1, hz: 120, to: 340, wave: "triangle" },
  ],
  sizzle: [
    { at: 0, long: 0.5, loud: 0.2, hz: 3600, to: 1700, wave: "noise" },
    { at: 0.06, long: 0.9, loud: 0.12, hz: 2600, to: 900, wave: "noise" },
    ...chime(0.2, 988, 0.12),
  ],
} satisfies Sounds;

const HEARD: Record<string, SharedSound | keyof typeof sounds> = {
  laid: "strike",
  changed: "strike",
  "chose-colour": "tap",
  revealed: "flip",
  named: "tap",
  "sun-turned": "turning",
  "planet-turned": "turning",
  "flight-chosen": "tap",
  flew: "whoosh",
  stayed: "thud",
  "turned-up": "flip",
  "took-glasses": "sizzle",
  "landed-again": "thud",
  "cards-back": "swish",
  "won-the-title": "fanfare",
  "race-stopped": "door",
};

export function soundOf({ event }: Happening): string | null {
  return HEARD[event] ?? null;
}
