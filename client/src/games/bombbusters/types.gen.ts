// Made from the Python types by tools/client_types.py. Do not edit.
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A claim in the making: who points at what. */
export type AimView = {
  how: "cut" | "double" | "sevens" | "solo" | "super" | "triple" | "x-or-y" | "yellows";
  need: number;
  seat: number;
  spots: string[];
  values: ("1" | "10" | "11" | "12" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "red" | "yellow")[];
};

/** All yellows (mission 48) or all sevens (mission 46) at once; spots are like 1H. */
export type AllCutHappening = {
  event: "sevens-cut" | "yellows-cut";
  seat: number;
  spots: string[];
};

/** Seconds left, or turns where the clock stands still. */
export type AnnouncedHappening = {
  event: "announced";
  last: "no" | "yes";
  left: number;
  unit: "seconds" | "turns";
};

/** A wire came to the owner's stand, sorted in at this place. */
export type ArrivedHappening = {
  event: "red-came" | "robot-gave";
  owner: number;
  place: string;
  wire: string | "unknown";
};

/** Mission 50: a token beside the stand. */
export type AsideHappening = {
  event: "set-aside";
  owner: number;
  side: 1 | 2;
  value: "1" | "10" | "11" | "12" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "red" | "yellow";
};

/** All that one seat may know. */
export type BombBustersView = {
  again: boolean;
  aid: "odds" | "off" | "values";
  aim: AimView | null;
  captain: number | null;
  card: number | null;
  cards: number[] | null;
  claims: ClaimView[];
  clock: ClockView | null;
  cutter: number | null;
  deck: number | null;
  declined: number[];
  equipment: EquipmentView[];
  lives: number | null;
  markers: MarkerView[] | null;
  miss: MissView | null;
  mission: number;
  most_lives: number;
  numbers: NumberView[];
  partner: number | null;
  phase: "aim" | "answer" | "appoint" | "call" | "captain" | "card" | "choose-side" | "deal" | "draw" | "drop" | "equip" | "false-bottom" | "hand" | "info" | "lie" | "load" | "open" | "over" | "pair" | "pay" | "penalty" | "put" | "roles" | "side" | "sir" | "take" | "token" | "trade" | "turn";
  reds: number;
  reserve: number | null;
  robot: RobotView | null;
  seats: SeatView[];
  stable: boolean;
  turn: number | null;
  turns: number;
  why: string | null;
  window: number;
  won: boolean | null;
  yellows: [number, number] | null;
};

/** Two Number cards leave the table. */
export type CardsHappening = {
  event: "cards-dropped" | "cards-taken";
  first: number;
  seat: number;
  second: number;
  sign: "minus" | "plus";
  value: string;
};

/** A value you could say now, and what follows if you are right. */
export type ClaimView = {
  copies: string[];
  cost: number;
  robot: boolean;
  solo: boolean;
  unlocks: ("alike" | "batteries" | "false-bottom" | "mug" | "post-it" | "radar" | "rewinder" | "stabilizer" | "super" | "triple" | "unlike" | "walkie" | "x-or-y")[];
  validates: boolean;
  value: "1" | "10" | "11" | "12" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "red" | "yellow";
};

/** A seat points at places of the owner's stand and says one value, or two. */
export type ClaimedHappening = {
  count: number;
  event: "claimed";
  how: "cut" | "double" | "super" | "triple" | "x-or-y";
  owner: number;
  places: string[];
  seat: number;
  values: ("1" | "10" | "11" | "12" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "red" | "yellow")[];
};

/** The time that is left, in ticks (seconds) or turns; what comes when. */
export type ClockView = {
  calm: boolean;
  left: number;
  to_next: number;
};

/** Both wires lie open: the owner's and the actor's own. */
export type CutHappening = {
  event: "cut";
  own: string;
  owner: number;
  place: string;
  seat: number;
  value: "1" | "10" | "11" | "12" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "red" | "yellow";
  wires: string[];
};

/** So many advances are left before the bomb goes off: at 1 the next one does it. */
export type DialHappening = {
  event: "dialled";
  left: number;
  lives: number;
  way: "back" | "on";
};

/** A coloured wire is shown to all; `sure` if it is in play, else one of several that may be. */
export type DrawnHappening = {
  event: "drawn";
  sure: "no" | "yes";
  value: "red" | "yellow";
  wire: string;
};

/** An equipment card on the table. */
export type EquipmentView = {
  card: "alike" | "batteries" | "false-bottom" | "mug" | "post-it" | "radar" | "rewinder" | "stabilizer" | "super" | "triple" | "unlike" | "walkie" | "x-or-y";
  locked: boolean;
  needs: number;
  number: number;
  used: boolean;
};

/** Cards that lie ready now, by the side of those that lay there before. */
export type EquippedHappening = {
  cards: ("alike" | "batteries" | "false-bottom" | "mug" | "post-it" | "radar" | "rewinder" | "stabilizer" | "super" | "triple" | "unlike" | "walkie" | "x-or-y")[];
  count: number;
  event: "equipped";
};

/** Why the mission is lost; the place where there is one. */
export type ExplodedHappening = {
  event: "exploded";
  owner: number | null;
  places: string[];
  seat: number;
  why: "dial" | "only-reds" | "red" | "robot" | "robot-full" | "sevens" | "strict" | "stuck" | "time" | "yellows";
};

/** The Stabilizer held: these wires are red, and all know it. */
export type FoundRedHappening = {
  count: number;
  event: "found-red";
  owner: number;
  places: string[];
};

/** Oxygen from seat to seat. */
export type GaveHappening = {
  amount: number;
  event: "gave-oxygen" | "traded";
  seat: number;
  to: number;
};

/** A wire went from the giver's place to the owner's: letters before and after. */
export type HandedHappening = {
  event: "handed";
  giver: number;
  origin: string;
  owner: number;
  place: string;
  wire: string | "unknown";
};

/** A label before this place and the next. */
export type LabelledHappening = {
  event: "labelled";
  label: "alike" | "unlike";
  next: string;
  owner: number;
  place: string;
};

/** Oxygen leaves the game: its owner is out, or nobody can receive it. */
export type LostOxygenHappening = {
  amount: number;
  event: "lost-oxygen";
  seat: number;
  why: "box" | "out";
};

/** A coloured wire that is in play for sure, or may be. */
export type MarkerView = {
  sure: boolean;
  value: "red" | "yellow";
  wire: string;
};

/** After the X or Y ray: the owner's wire is of this one of the two values. */
export type MatchedHappening = {
  event: "matched";
  owner: number;
  place: string;
  seat: number;
  value: "1" | "10" | "11" | "12" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "red" | "yellow";
};

/** What a miss would do. */
export type MissView = {
  explodes: boolean;
  lives: number | null;
  robot: number | null;
  stable: boolean;
};

/** The owner's wires are not what was said. */
export type MissedHappening = {
  count: number;
  event: "missed";
  owner: number;
  places: string[];
  seat: number;
  values: ("1" | "10" | "11" | "12" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "red" | "yellow")[];
};

/** A number is finished, or its card is turned. */
export type NumberHappening = {
  event: "card-turned" | "validated";
  value: "1" | "10" | "11" | "12" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "red" | "yellow";
};

/** One number of the strip. */
export type NumberView = {
  cut: number;
  of: number;
  validated: boolean;
  value: "1" | "10" | "11" | "12" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "red" | "yellow";
};

/** Oxygen taken, paid, got or lost; what is left in the reserve. */
export type OxygenHappening = {
  amount: number;
  event: "got-oxygen" | "paid-oxygen" | "took-oxygen";
  reserve: number;
  seat: number;
};

/** The turn goes on to another seat, or another seat must cut. */
export type PassedHappening = {
  event: "appointed" | "passed-on";
  seat: number;
  to: number;
};

/** Reds shown, or nothing but sevens left. */
export type PlacesHappening = {
  count: number;
  event: "only-sevens" | "reds-revealed";
  places: string[];
  seat: number;
};

/** Something that says all by its name. */
export type PlainHappening = {
  event: "cards-laid" | "cards-shuffled" | "dealt" | "defused" | "fresh-oxygen";
};

/** So many of those shown go in. */
export type PutInHappening = {
  count: number;
  event: "put-in";
  shown: number;
  value: "red" | "yellow";
};

/** Is there a closed blue wire of this value on this stand? */
export type RadarHappening = {
  event: "radar-answer";
  owner: number;
  side: 1 | 2;
  stands: number;
  value: "1" | "10" | "11" | "12" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "red" | "yellow";
  yes: "no" | "yes";
};

/** The robot stands on this number; 0 is just before 1. */
export type RobotHappening = {
  at: number;
  back: "no" | "yes";
  event: "robot-walked";
  steps: number;
};

/** The robot on the strip. */
export type RobotView = {
  at: number;
  back: boolean;
  next: number;
  wires: number;
};

/** A seat takes a character. */
export type RoleHappening = {
  equipment: "double" | "radar" | "triple" | "walkie" | "x-or-y";
  event: "role-taken";
  seat: number;
};

/** A seat, and nothing more to say. */
export type SeatHappening = {
  event: "captain-chosen" | "play-again" | "recharged" | "skipped" | "snipped" | "thumbed" | "turn-began";
  seat: number;
};

/** One seat. */
export type SeatView = {
  absent: ("1" | "10" | "11" | "12" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "red" | "yellow")[];
  closed: number;
  oxygen: number;
  role: "double" | "radar" | "triple" | "walkie" | "x-or-y" | null;
  stands: StandView[];
  thumb: boolean;
  used: boolean;
};

/** One seat cut these places of its own; or all yellows or sevens on the table were named. */
export type SoloHappening = {
  count: number;
  event: "solo-cut";
  places: string[];
  seat: number;
  value: "1" | "10" | "11" | "12" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "red" | "yellow";
};

/** A stand of wires, sorted from left to right. */
export type StandView = {
  beside: ("1" | "10" | "11" | "12" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "red" | "yellow")[];
  side: 1 | 2;
  wires: WireView[];
};

/** An equipment card may be used. */
export type UnlockedHappening = {
  equipment: "alike" | "batteries" | "false-bottom" | "mug" | "post-it" | "radar" | "rewinder" | "stabilizer" | "super" | "triple" | "unlike" | "walkie" | "x-or-y";
  event: "unlocked";
};

/** An equipment card, or with `own` yes the seat's character, is used. */
export type UsedHappening = {
  equipment: "alike" | "batteries" | "false-bottom" | "mug" | "post-it" | "radar" | "rewinder" | "stabilizer" | "super" | "triple" | "unlike" | "walkie" | "x-or-y" | "double" | "radar" | "triple" | "walkie" | "x-or-y";
  event: "used";
  own: "no" | "yes";
  seat: number;
  value: "1" | "10" | "11" | "12" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "red" | "yellow" | "none";
};

/** A value: of a hand that lacks it, of a number that is finished, of a turned card. */
export type ValueHappening = {
  event: "absent" | "false-call" | "lacked";
  seat: number;
  value: "1" | "10" | "11" | "12" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "red" | "yellow";
};

/** A value at one place of one seat's stand. */
export type WireHappening = {
  event: "lied" | "pointed" | "tagged";
  owner: number;
  place: string;
  value: "1" | "10" | "11" | "12" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "red" | "yellow";
  why: "miss" | "penalty" | "post-it" | "start";
};

/** One place on a stand, as far as you may know it. */
export type WireView = {
  came: boolean;
  high: string | null;
  known: boolean;
  label: "alike" | "unlike" | null;
  low: string | null;
  may: ("1" | "10" | "11" | "12" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "red" | "yellow")[] | null;
  nots: ("1" | "10" | "11" | "12" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "red" | "yellow")[];
  odds: number[] | null;
  open: boolean;
  place: string;
  token: "1" | "10" | "11" | "12" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "red" | "yellow" | null;
  value: "1" | "10" | "11" | "12" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "red" | "yellow" | null;
  wire: string | null;
};

export type Happening = SeatHappening | PlainHappening | RoleHappening | DrawnHappening | PutInHappening | EquippedHappening | WireHappening | AsideHappening | ValueHappening | NumberHappening | ClaimedHappening | CutHappening | MatchedHappening | MissedHappening | FoundRedHappening | SoloHappening | AllCutHappening | PlacesHappening | DialHappening | UnlockedHappening | UsedHappening | LabelledHappening | RadarHappening | PassedHappening | RobotHappening | ArrivedHappening | HandedHappening | OxygenHappening | LostOxygenHappening | GaveHappening | CardsHappening | AnnouncedHappening | ExplodedHappening;
