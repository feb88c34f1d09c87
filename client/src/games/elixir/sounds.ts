/** How Elixir sounds: what is heard when, and the sounds that no other game has. */
import { knock, type SharedSound, type Sounds } from "../../sound";
import type { Happening } from "./types";

export const sounds = {
  // The kettle: bubbles that come up, and the last one bursts.
  brew: [0, 0.09, 0.16, 0.27, 0.34].map((at, i) => ({
    at,
    long: 0.08,
    loud: 0.2,
    hz: 190 + i * 40,
    to: 420 + i * 70,
    wave: "triangle",
  })),
  // Something is hung up that nobody wants: two notes that do not agree.
  curse: [
    { at: 0, long: 0.5, loud: 0.16, hz: 311, to: 294, wave: "triangle" },
    { at: 0.1, long: 0.6, loud: 0.14, hz: 220, to: 208, wave: "triangle" },
    ...knock(0.02, 800, 0.2),
  ],
} satisfies Sounds;

const HEARD: Record<string, SharedSound | keyof typeof sounds> = {
  "picked-level": "flip",
  "turn-began": "tap",
  cast: "brew",
  used: "clink",
  mirrored: "clink",
  opened: "bell",
  "asked-leave": "ping",
  granted: "tap",
  snuffed: "hiss",
  shielded: "clink",
  "turned-away": "swish",
  trapped: "thud",
  fizzled: "hiss",
  cursed: "curse",
  "curse-ended": "pop",
  "curse-moved": "swish",
  "bought-off": "clink",
  titled: "fanfare",
  "order-turned": "whirr",
  "extra-turn": "chime",
  drew: "flip",
  kept: "flip",
  searched: "flutter",
  fetched: "rustle",
  looked: "flutter",
  peeked: "flutter",
  discarded: "rustle",
  dropped: "clatter",
  gave: "slide",
  took: "swish",
  "called-in": "slide",
  "hands-passed": "flutter",
  "hands-swapped": "flutter",
  whirled: "flutter",
  stirred: "flutter",
  reshuffled: "flutter",
  "new-hand": "flutter",
  "spell-drawn": "flip",
  "spell-handed": "slide",
  "spell-opened": "flip",
  burnt: "hiss",
  rewound: "whirr",
  bid: "tock",
  sold: "stamp",
  laid: "flip",
  "turned-up": "flip",
  picked: "slide",
  cried: "pop",
  traded: "slide",
  rung: "bell",
  "slip-called": "pop",
  won: "fanfare",
};

export function soundOf({ event }: Happening): string | null {
  return HEARD[event] ?? null;
}
