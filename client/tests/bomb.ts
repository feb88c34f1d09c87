/** Bomb Busters in the middle of mission 43, as Mia sees it: for tests, and to look at. */
import type { BombBustersView, ClaimView, ValueName } from "../src/games/bombbusters/types";
import { mat } from "./mat";

const HANDS = [
  "1 1 1.1 4 4 5* 6 6 6.5 8 10* 12",
  "2 3* 5 6* 7 7! 8 8 8 8.5 9! 9 12*",
  "1 2 4 5* 7 10 11* 11* 11* 11* 12* 12",
  "1 2 2 3* 3 3.5 4! 5 6* 7+ 7.1 9 10*",
].join(" | ");

const SPECIAL: Partial<Record<ValueName, Partial<ClaimView>>> = {
  4: { unlocks: ["post-it"] },
  8: { unlocks: ["radar"], meets: ["robot"] },
  12: { validates: true },
};

const MAT = mat(HANDS, {
  mission: 43,
  captain: 1,
  yellows: [0, 2],
  reds: 3,
  markers: [
    { wire: "1.1", value: "yellow", sure: true },
    { wire: "3.5", value: "red", sure: true },
    { wire: "6.5", value: "red", sure: true },
    { wire: "7.1", value: "yellow", sure: true },
    { wire: "8.5", value: "red", sure: true },
  ],
  equipment: [
    { card: "triple", number: 3, locked: false, needs: 0, locks: [], used: false },
    { card: "rewinder", number: 6, locked: false, needs: 0, locks: [], used: false },
    { card: "post-it", number: 4, locked: true, needs: 2, locks: [], used: false },
    { card: "radar", number: 8, locked: true, needs: 2, locks: [], used: false },
  ],
  lives: 3,
  props: { robot: { at: 8, back: false, wires: 3, next: 9 } },
  miss: { lives: 2, robot: null, explodes: false, stable: false },
  turns: 7,
});

export const BOMB: BombBustersView = {
  ...MAT,
  claims: MAT.claims.map((claim) => ({ ...claim, ...SPECIAL[claim.value] })),
};
