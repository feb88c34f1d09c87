// Made from the Python types by tools/client_types.py. Do not edit.
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A claim in the making: who points at what. */
export type AimView = {
  how: "cut" | "double" | "four" | "reds" | "reversed" | "sevens" | "solo" | "super" | "triple" | "x-or-y" | "yellows";
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

/** A token beside the stand: of a wire there (mission 50), or of none there. */
export type AsideHappening = {
  event: "missing" | "set-aside";
  owner: number;
  side: 1 | 2;
  value: "1" | "10" | "11" | "12" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "red" | "yellow";
};

export type BarrierView = {
  floor: string;
  from: [number, number];
  open: boolean;
  to: [number, number];
  what: string;
};

/** All that one seat may know. */
export type BombBustersView = {
  again: boolean;
  aid: "odds" | "off" | "values";
  aim: AimView | null;
  captain: number | null;
  claims: ClaimView[];
  cutter: number | null;
  drawn: number | null;
  equipment: EquipmentView[];
  lives: number | null;
  markers: MarkerView[] | null;
  miss: MissView | null;
  mission: number;
  most_lives: number;
  numbers: NumberView[];
  partner: number | null;
  phase: "aim" | "answer" | "appoint" | "blast" | "boing" | "call" | "captain" | "card" | "choose-number" | "choose-side" | "constraint" | "deal" | "draw" | "draw-challenge" | "draw-constraint" | "drop" | "equip" | "exchange" | "false-bottom" | "gift" | "give-card" | "hand" | "hold" | "info" | "juggler" | "lay" | "lay-card" | "lie" | "load" | "magician" | "mark" | "missing" | "open" | "over" | "pair" | "pay" | "penalty" | "pick" | "place" | "put" | "recording" | "replace" | "reward" | "ring" | "roles" | "secret" | "sequence" | "side" | "sides" | "sir" | "start" | "step" | "ta-da" | "take" | "token" | "trade" | "turn" | "turn-round";
  props: PropsView;
  reds: number;
  seats: SeatView[];
  stable: boolean;
  turn: number | null;
  turns: number;
  why: string | null;
  won: boolean | null;
  yellows: [number, number] | null;
};

/** Mission 66: the map, the figure, and what steers it. */
export type BunkerView = {
  barriers: BarrierView[];
  column: number;
  floor: string;
  goal: string;
  pinned: Record<string, string>;
  reached: boolean;
  row: number;
  saved: number;
  sides: Record<string, string>;
  spaces: SpaceView[];
  stage: number;
  ways: string[];
};

/** A seat calls a word, or forgot to. */
export type CalledOutHappening = {
  call: "boing" | "ta-da";
  event: "called-out" | "forgot";
  seat: number;
};

/** Who may still call. */
export type CallsView = {
  declined: number[];
  window: number;
};

/** A Number card lies before a seat. */
export type CardDealtHappening = {
  event: "card-dealt";
  seat: number;
  value: "1" | "10" | "11" | "12" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "red" | "yellow";
};

/** A Number card, or a token, goes from seat to seat. */
export type CardGivenHappening = {
  event: "card-given" | "gave-token";
  seat: number;
  to: number;
  value: "1" | "10" | "11" | "12" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "red" | "yellow";
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

/** A challenge is met. */
export type ChallengeHappening = {
  challenge: string;
  event: "challenge-met";
};

/** Challenge cards that lie open; numbers lie on card 8. */
export type ChallengesHappening = {
  challenges: string[];
  event: "challenges-laid";
  numbers: number[];
  pair: "no" | "yes";
};

/** Challenge cards (missions 55, 60). */
export type ChallengesView = {
  cards: number[];
  met: number[];
  numbers: number[];
  row: RowTurnView[];
  seals: number[];
};

/** An open Number card is turned over. */
export type ChosenHappening = {
  event: "number-chosen";
  seat: number;
  value: "1" | "10" | "11" | "12" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "red" | "yellow";
};

/** Mission 42: what the acts have left behind. */
export type CircusView = {
  act: number;
  called: number[];
  cheers: boolean;
  picked: string | null;
  silent: number | null;
  window: number;
};

/** A value you could say now, and what follows if you are right. */
export type ClaimView = {
  copies: string[];
  cost: number;
  meets: string[];
  solo: boolean;
  unlocks: ("alike" | "batteries" | "disintegrator" | "emergency-drop" | "false-bottom" | "fast-pass" | "grapnel" | "mug" | "post-it" | "radar" | "rewinder" | "single-label" | "stabilizer" | "super" | "triple" | "unlike" | "walkie" | "x-or-y")[];
  validates: boolean;
  value: "1" | "10" | "11" | "12" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "red" | "yellow";
};

/** A seat points at places of the owner's stand and says one value, or two. */
export type ClaimedHappening = {
  count: number;
  event: "claimed";
  how: "cut" | "double" | "reversed" | "super" | "triple" | "x-or-y";
  owner: number;
  places: string[];
  seat: number;
  values: ("1" | "10" | "11" | "12" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "red" | "yellow")[];
};

/** The time that is left, in ticks (seconds) or turns; what comes when. */
export type ClockView = {
  calm: boolean;
  left: number | null;
  to_next: number | null;
};

/** The constraint that is in force now. */
export type ConstraintHappening = {
  constraint: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L";
  event: "constraint-opened";
};

/** The constraint that binds everybody. */
export type ConstraintView = {
  card: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | null;
  left: number | null;
};

/** A Number card is laid on an equipment card, or goes away from it. */
export type CoveredHappening = {
  equipment: "alike" | "batteries" | "disintegrator" | "emergency-drop" | "false-bottom" | "fast-pass" | "grapnel" | "mug" | "post-it" | "radar" | "rewinder" | "single-label" | "stabilizer" | "super" | "triple" | "unlike" | "walkie" | "x-or-y";
  event: "card-covered" | "lock-lifted";
  value: "1" | "10" | "11" | "12" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "red" | "yellow";
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

/** Number cards that are turned one by one. */
export type DeckView = {
  card: number | null;
  left: number;
};

/** A seat cuts its own reversed wires at these places, and says that they are of this value. */
export type DeclaredHappening = {
  count: number;
  event: "declared";
  places: string[];
  seat: number;
  value: "1" | "10" | "11" | "12" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "red" | "yellow";
};

/** So many advances are left before the bomb goes off: at 1 the next one does it. */
export type DialHappening = {
  event: "dialled";
  left: number;
  lives: number;
  way: "back" | "on";
};

/** All wires that were left of a number are cut, wherever they stood. */
export type DisintegratedHappening = {
  count: number;
  event: "disintegrated";
  spots: string[];
  value: "1" | "10" | "11" | "12" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "red" | "yellow";
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
  card: "alike" | "batteries" | "disintegrator" | "emergency-drop" | "false-bottom" | "fast-pass" | "grapnel" | "mug" | "post-it" | "radar" | "rewinder" | "single-label" | "stabilizer" | "super" | "triple" | "unlike" | "walkie" | "x-or-y";
  locked: boolean;
  locks: LockView[];
  needs: number;
  number: number;
  used: boolean;
};

/** Cards that lie ready now, by the side of those that lay there before. */
export type EquippedHappening = {
  cards: ("alike" | "batteries" | "disintegrator" | "emergency-drop" | "false-bottom" | "fast-pass" | "grapnel" | "mug" | "post-it" | "radar" | "rewinder" | "single-label" | "stabilizer" | "super" | "triple" | "unlike" | "walkie" | "x-or-y")[];
  count: number;
  event: "equipped";
};

/** Why the mission is lost; the place where there is one. */
export type ExplodedHappening = {
  event: "exploded";
  owner: number | null;
  places: string[];
  seat: number;
  why: "blocked" | "captain" | "dial" | "escaped" | "named" | "not-red" | "not-yellow" | "only-reds" | "red" | "reversed" | "robot" | "robot-full" | "rookie" | "round" | "sevens" | "skipped" | "stranded" | "strict" | "stuck" | "time" | "yellows";
};

/** Equipment that lay face down is turned up, ready to use. */
export type FoundHappening = {
  equipment: "alike" | "batteries" | "disintegrator" | "emergency-drop" | "false-bottom" | "fast-pass" | "grapnel" | "mug" | "post-it" | "radar" | "rewinder" | "single-label" | "stabilizer" | "super" | "triple" | "unlike" | "walkie" | "x-or-y";
  event: "found";
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

/** Info tokens that come with the first two yellow wires. */
export type GiftsView = {
  seat: number | null;
  to: number | null;
  tokens: string[];
  value: string | null;
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

/** These places of a seat are empty now. */
export type KnifedHappening = {
  count: number;
  event: "knifed";
  places: string[];
  seat: number;
};

/** A label before this place and the next. */
export type LabelledHappening = {
  event: "labelled";
  label: "alike" | "unlike";
  next: string;
  owner: number;
  place: string;
};

/** Two wires named at the lever, and how many of them are not yellow. */
export type LeverHappening = {
  event: "lever-missed";
  seat: number;
  spots: string[];
  wrong: number;
};

/** Number cards in a line, and the robot on one of them. */
export type LineView = {
  at: number;
  cards: number[];
  way: "left" | "right";
};

/** A seat names another as the weakest link. */
export type LinkHappening = {
  constraint: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L";
  event: "link-named";
  right: "no" | "yes";
  seat: number;
  to: number;
};

/** The weakest link (mission 34): what of the secret this seat knows. */
export type LinkView = {
  guessed: number[];
  own: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | null;
  state: "broken" | "named" | "secret";
  weakest: number | null;
  wrong: WrongView[];
};

/** What must be cut before a card can be used. */
export type LockView = {
  needs: number;
  of: number;
  value: "1" | "10" | "11" | "12" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "red" | "yellow";
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

/** All of a value were named together, and are cut; spots are like 1H. */
export type NamedHappening = {
  event: "four-cut" | "named-cut";
  seat: number;
  spots: string[];
  value: "1" | "10" | "11" | "12" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "red" | "yellow";
};

/** A Number card before a seat (mission 65). */
export type NumberCardView = {
  number: number;
  open: boolean;
};

/** A number is finished; its card is turned or laid, or comes to be the next. */
export type NumberHappening = {
  event: "card-closed" | "card-turned" | "number-laid" | "number-red" | "robot-moved" | "row-moved" | "validated";
  value: "1" | "10" | "11" | "12" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "red" | "yellow";
};

/** One number of the strip. */
export type NumberView = {
  cut: number | null;
  of: number;
  validated: boolean;
  value: "1" | "10" | "11" | "12" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "red" | "yellow";
};

/** On this stand all closed blue wires are odd, six or more. */
export type OddHappening = {
  event: "odd-company";
  owner: number;
  side: 1 | 2;
  stands: number;
};

/** The card that lay face down is opened; was its number cut in this turn? */
export type OpenedCardHappening = {
  event: "card-opened";
  hit: "no" | "yes";
  value: "1" | "10" | "11" | "12" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "red" | "yellow";
};

/** Equipment that was hidden lies open, ready to use. */
export type OpenedHappening = {
  cards: ("alike" | "batteries" | "disintegrator" | "emergency-drop" | "false-bottom" | "fast-pass" | "grapnel" | "mug" | "post-it" | "radar" | "rewinder" | "single-label" | "stabilizer" | "super" | "triple" | "unlike" | "walkie" | "x-or-y")[];
  count: number;
  event: "pile-opened";
};

/** A constraint that a seat has now, or is free of. */
export type OwnConstraintHappening = {
  constraint: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L";
  event: "constraint-dropped" | "constraint-taken";
  seat: number;
};

/** A constraint for everyone (mission 31). */
export type OwnConstraintsView = {
  free: number[];
  open: ("A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L")[];
  seats: ("A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | null)[];
};

/** Oxygen taken, paid, got or lost; what is left in the reserve. */
export type OxygenHappening = {
  amount: number;
  event: "got-oxygen" | "paid-oxygen" | "took-oxygen";
  reserve: number;
  seat: number;
};

/** Oxygen tokens. */
export type OxygenView = {
  reserve: number | null;
  seats: number[];
};

/** The constraint that lies beside a Number card. */
export type PairedHappening = {
  constraint: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L";
  event: "constraint-paired";
  value: "1" | "10" | "11" | "12" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "red" | "yellow";
};

/** A Number card, and the constraint that comes when the number is finished (mission 57). */
export type PairedView = {
  constraint: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L";
  number: number;
};

/** The turn goes on to another seat, or another seat must cut. */
export type PassedHappening = {
  event: "appointed" | "passed-on";
  seat: number;
  to: number;
};

/** A pile of hidden cards gets smaller. */
export type PileHappening = {
  event: "pile-shrank";
  left: number;
};

/** The five constraint cards, at the north, east, south and west, and for the action. */
export type PinnedHappening = {
  cards: string[];
  event: "pinned";
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
  event: "cards-laid" | "cards-shuffled" | "constraint-gone" | "constraints-kept" | "dealt" | "defused" | "fresh-oxygen" | "robot-turned" | "row-done" | "seals-gone" | "secrets-dealt";
};

/** What the mission lays on the table, by the names of its props. */
export type PropsView = {
  bunker?: BunkerView;
  calls?: CallsView;
  challenges?: ChallengesView;
  circus?: CircusView;
  clock?: ClockView;
  constraint?: ConstraintView;
  deck?: DeckView;
  faces?: number[];
  gifts?: GiftsView;
  line?: LineView;
  link?: LinkView;
  number?: number | null;
  number_hands?: NumberCardView[][];
  own_constraints?: OwnConstraintsView;
  oxygen?: OxygenView;
  paired?: PairedView[];
  pile?: number;
  recording?: RecordingView;
  rewards?: RewardsView;
  ring?: RingView;
  robot?: RobotView;
  row?: RowView;
  secrets?: SecretsView;
  skipped?: number[];
  tape?: TapeView[];
  targets?: TargetsView;
  thumbs?: number[];
  wishes?: WishesView;
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

/** The voice says this: 66-1 is the message recording-66-1. */
export type RecordedHappening = {
  event: "recorded";
  recording: string;
};

/** What the voice says: everything stands still until all have heard it. */
export type RecordingView = {
  caption: string | null;
  heard: number[];
  window: number;
};

/** This wire was called red, and is. */
export type RedCalledHappening = {
  event: "red-called";
  owner: number;
  place: string;
  seat: number;
  wire: string;
};

/** This equipment card is out of the game. */
export type RemovedHappening = {
  equipment: "alike" | "batteries" | "disintegrator" | "emergency-drop" | "false-bottom" | "fast-pass" | "grapnel" | "mug" | "post-it" | "radar" | "rewinder" | "single-label" | "stabilizer" | "super" | "triple" | "unlike" | "walkie" | "x-or-y";
  event: "card-removed";
};

/** Used cards can be used once more. */
export type RestoredHappening = {
  cards: ("alike" | "batteries" | "disintegrator" | "emergency-drop" | "false-bottom" | "fast-pass" | "grapnel" | "mug" | "post-it" | "radar" | "rewinder" | "single-label" | "stabilizer" | "super" | "triple" | "unlike" | "walkie" | "x-or-y")[];
  count: number;
  event: "restored";
};

/** So many Number cards are dealt face down. */
export type RewardsHappening = {
  count: number;
  event: "rewards-dealt";
};

/** Number cards that were dealt when the four were cut. */
export type RewardsView = {
  counts: number[];
  own: number[];
  seat: number | null;
};

/** All constraints move. */
export type RingHappening = {
  event: "constraints-moved";
  way: "left" | "right";
};

/** A place of the ring: before a seat, or on the table between two. */
export type RingPlaceView = {
  constraint: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L";
  seat: number | null;
};

/** Constraints that move on from seat to seat (mission 61), clockwise from the Captain's. */
export type RingView = {
  left: number;
  places: RingPlaceView[];
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

/** A turn that cut something. */
export type RowTurnView = {
  solo: boolean;
  value: string;
};

/** Number cards in a row, and the Sequence card. */
export type RowView = {
  cards: number[];
  end: "left" | "right" | null;
  need: number;
};

/** A seat, and nothing more to say. */
export type SeatHappening = {
  event: "captain-chosen" | "card-drawn" | "card-kept" | "card-laid" | "link-broke" | "no-token" | "play-again" | "recharged" | "skipped" | "snipped" | "thumbed" | "turn-began";
  seat: number;
};

/** One seat. */
export type SeatView = {
  absent: ("1" | "10" | "11" | "12" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "red" | "yellow")[];
  closed: number;
  role: "double" | "radar" | "triple" | "walkie" | "x-or-y" | null;
  stands: StandView[];
  used: boolean;
};

/** Everybody moved one seat. */
export type SeatsHappening = {
  event: "seats-changed";
  way: "left" | "right";
};

/** Number cards in hand. */
export type SecretsView = {
  counts: number[];
  deck: number;
  laid: boolean;
  laid_own: number | null;
  layer: number | null;
  own: number[];
  seen: number[][];
};

/** The Sequence card goes to an end of the line. */
export type SequenceHappening = {
  edge: "left" | "right";
  event: "sequence-moved";
};

/** A label ×1 lies before this wire. */
export type SingledHappening = {
  event: "singled";
  owner: number;
  place: string;
};

/** One seat cut these places of its own; or all yellows or sevens on the table were named. */
export type SoloHappening = {
  count: number;
  event: "solo-cut";
  places: string[];
  seat: number;
  value: "1" | "10" | "11" | "12" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "red" | "yellow";
};

/** Something is done, or reached, in the bunker. */
export type SpaceHappening = {
  event: "action-done" | "goal-reached";
  space: string;
};

/** A space of the bunker. */
export type SpaceView = {
  column: number;
  floor: string;
  row: number;
  striped: boolean;
  what: string;
};

/** Wires that the magician closed again, or the juggler swapped; spots are like 1H. */
export type SpotsHappening = {
  event: "closed-again" | "juggled";
  seat: number;
  spots: string[];
};

/** A stand of wires, sorted from left to right. */
export type StandView = {
  beside: ("1" | "10" | "11" | "12" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "red" | "yellow")[];
  side: 1 | 2;
  wires: WireView[];
};

/** The figure went this way, and stands there: the stairs lead to the other floor. */
export type SteppedHappening = {
  column: number;
  event: "stepped";
  floor: "basement" | "ground";
  row: number;
  side: "east" | "north" | "south" | "west";
  space: string;
};

/** A true Info token before a wire: its value, or less. */
export type TaggedHappening = {
  event: "tagged";
  owner: number;
  place: string;
  value: "1" | "10" | "11" | "12" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "even" | "odd" | "red" | "x1" | "x2" | "x3" | "x4" | "yellow";
  why: "miss" | "penalty" | "post-it" | "reward" | "start";
};

/** A Number card on an equipment card. */
export type TapeView = {
  card: string;
  number: number;
};

/** Of the target so many wires had to be cut: were they? */
export type TargetHappening = {
  event: "target-judged";
  reached: "no" | "yes";
  target: number;
  value: "1" | "10" | "11" | "12" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "red" | "yellow";
};

/** Mission 30: what is to be cut now. */
export type TargetsView = {
  reached: boolean;
  stretch: number;
};

/** Info tokens that lie open, to be taken. */
export type TokensDrawnHappening = {
  event: "tokens-drawn";
  values: ("1" | "10" | "11" | "12" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "red" | "yellow")[];
};

/** Does the hand have a closed wire of it? */
export type ToldNumberHappening = {
  event: "told-number";
  holds: "no" | "yes";
  seat: number;
  value: "1" | "10" | "11" | "12" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "red" | "yellow";
};

/** So many yellow wires are closed in this hand. */
export type ToldYellowsHappening = {
  count: number;
  event: "told-yellows";
  seat: number;
};

/** A wire was pointed at as a tripwire. */
export type TripwireHappening = {
  event: "tripwire-found" | "tripwire-missed";
  owner: number;
  place: string;
  seat: number;
};

/** An equipment card may be used. */
export type UnlockedHappening = {
  equipment: "alike" | "batteries" | "disintegrator" | "emergency-drop" | "false-bottom" | "fast-pass" | "grapnel" | "mug" | "post-it" | "radar" | "rewinder" | "single-label" | "stabilizer" | "super" | "triple" | "unlike" | "walkie" | "x-or-y";
  event: "unlocked";
};

/** An equipment card, or with `own` yes the seat's character, is used. */
export type UsedHappening = {
  equipment: "alike" | "batteries" | "disintegrator" | "emergency-drop" | "false-bottom" | "fast-pass" | "grapnel" | "mug" | "post-it" | "radar" | "rewinder" | "single-label" | "stabilizer" | "super" | "triple" | "unlike" | "walkie" | "x-or-y" | "double" | "radar" | "triple" | "walkie" | "x-or-y";
  event: "used";
  own: "no" | "yes";
  seat: number;
  value: "1" | "10" | "11" | "12" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "red" | "yellow" | "none";
};

/** A value: of a hand that lacks it, of a number that is finished, of a turned card. */
export type ValueHappening = {
  event: "absent" | "false-call" | "lacked" | "took-token";
  seat: number;
  value: "1" | "10" | "11" | "12" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "red" | "yellow";
};

/** A value at one place of one seat's stand. */
export type WireHappening = {
  event: "lied" | "pointed";
  owner: number;
  place: string;
  value: "1" | "10" | "11" | "12" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "red" | "yellow";
  why: "miss" | "penalty" | "post-it" | "start";
};

/** One place on a stand, as far as you may know it. */
export type WireView = {
  apart: boolean;
  came: boolean;
  gone: boolean;
  high: string | null;
  known: boolean;
  label: "alike" | "unlike" | null;
  low: string | null;
  may: ("1" | "10" | "11" | "12" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "red" | "yellow")[] | null;
  nots: ("1" | "10" | "11" | "12" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "red" | "yellow")[];
  odds: number[] | null;
  open: boolean;
  place: string;
  reversed: boolean;
  single: boolean;
  token: "1" | "10" | "11" | "12" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "even" | "odd" | "red" | "x1" | "x2" | "x3" | "x4" | "yellow" | null;
  value: "1" | "10" | "11" | "12" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "red" | "yellow" | null;
  wire: string | null;
};

/** Mission 10: who wants the next turn. */
export type WishesView = {
  declined: number[];
  last: number | null;
  may: number[];
  wish: number[];
};

/** A guess that was wrong. */
export type WrongView = {
  constraint: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L";
  seat: number;
};

export type Happening = SeatHappening | PlainHappening | RoleHappening | DrawnHappening | PutInHappening | EquippedHappening | TaggedHappening | WireHappening | AsideHappening | ValueHappening | NumberHappening | SequenceHappening | ClaimedHappening | CutHappening | MatchedHappening | MissedHappening | FoundRedHappening | SoloHappening | DeclaredHappening | AllCutHappening | PlacesHappening | DialHappening | UnlockedHappening | RestoredHappening | DisintegratedHappening | SingledHappening | UsedHappening | LabelledHappening | RadarHappening | PassedHappening | RobotHappening | ArrivedHappening | HandedHappening | OxygenHappening | LostOxygenHappening | GaveHappening | CardsHappening | AnnouncedHappening | RecordedHappening | PinnedHappening | SteppedHappening | SpaceHappening | LeverHappening | SpotsHappening | SeatsHappening | KnifedHappening | CalledOutHappening | TargetHappening | RemovedHappening | ToldYellowsHappening | ToldNumberHappening | OwnConstraintHappening | ConstraintHappening | PairedHappening | RingHappening | LinkHappening | ChallengesHappening | ChallengeHappening | OddHappening | RedCalledHappening | CardDealtHappening | CardGivenHappening | TokensDrawnHappening | ExplodedHappening | CoveredHappening | ChosenHappening | NamedHappening | TripwireHappening | PileHappening | OpenedHappening | FoundHappening | RewardsHappening | OpenedCardHappening;
