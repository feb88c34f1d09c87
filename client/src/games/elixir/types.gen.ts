// Made from the Python types by tools/client_types.py. Do not edit.
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A choice that an effect asks of somebody. */
export type AskView = {
  count: number;
  finds: string[];
  other: number | null;
  seat: number;
  why: string | "buy-off" | "draw" | "price" | "slip" | "tithe" | "toll";
};

/** A lasting effect; blocked: this turn, by this spell. */
export type BeganHappening = {
  event: "began" | "blocked";
  seat: number;
  spell: string;
};

export type BidHappening = {
  count: number;
  event: "bid";
  seat: number;
};

/** Somebody's uncast spell: its level is open to all. */
export type BookView = {
  level: number;
  spell: SpellView | null;
};

/** other gives seat what it called for. */
export type CalledHappening = {
  event: "called-in";
  find: string;
  other: number;
  seat: number;
};

/** seat turns a card away to other; seat's trap catches other. */
export type CardAtHappening = {
  card: string;
  event: "trapped" | "turned-away";
  other: number;
  seat: number;
};

/** Something becomes of a card: whose doing it is, and which card. */
export type CardHappening = {
  card: string;
  event: "fizzled" | "shielded" | "snuffed";
  seat: number;
};

/** A spell that lies open before somebody, oldest first. */
export type CastView = {
  lasting: boolean;
  spell: SpellView;
};

/** So many cards; so many finds bid. */
export type CountHappening = {
  count: number;
  event: "reshuffled" | "stirred";
};

/** Glass Pocket: so many of a kind. */
export type CountView = {
  count: number;
  find: string;
};

/** bought-off: seat pays other. cursed: seat is, by other. curse-moved: from seat to other. */
export type CurseHappening = {
  event: "bought-off" | "curse-moved" | "cursed";
  other: number;
  seat: number;
  spell: string;
};

export type DealOverHappening = {
  event: "deal-over";
  find: string;
};

/** The running transaction. */
export type DealView = {
  bid: number;
  bidder: number | null;
  find: string;
  kind: "auction" | "flea-market" | "market-day";
  offers: OfferView[];
  players: number[];
  seat: number;
  stalls: StallView[];
  time: number | null;
  waiting: number[];
  ware: string | null;
};

/** seat says no to what other offers. */
export type DeclinedHappening = {
  event: "declined";
  other: number;
  seat: number;
};

export type DiscardedHappening = {
  event: "discarded";
  finds: string[];
  seat: number;
};

/** The draft. */
export type DraftView = {
  picks: number[][];
  points: number;
};

/** unknown, but for who may see it. */
export type DrewHappening = {
  event: "drew";
  find: string;
  seat: number;
  why: "card" | "choice" | "deal" | "turn";
};

/** Something that lasts: a curse that hangs on somebody, or an effect of a spell. */
export type EffectView = {
  copied: string | null;
  curse: boolean;
  effect: string;
  finds: string[];
  left: number | null;
  level: number;
  seat: number;
  spell: string;
  steady: boolean;
  title: number | null;
  victim: number | null;
};

/** All that a seat may know. */
export type ElixirView = {
  active: number;
  again: boolean;
  ask: AskView | null;
  choice: string | null;
  deal: DealView | null;
  deck: number;
  discard: string[];
  draft: DraftView | null;
  effects: EffectView[];
  extra: boolean;
  finds: FindView[];
  free: boolean;
  half: HalfView | null;
  me: number | null;
  mirror: string | null;
  options: Record<string, string>;
  order: -1 | 1;
  outcome: number[] | null;
  payment: PaymentView | null;
  phase: "aim" | "bell" | "between" | "bid" | "burn" | "buy-off" | "copy" | "draft" | "draw" | "fetch" | "give" | "grind" | "hand" | "keep" | "lay" | "leave" | "lift" | "market" | "name" | "over" | "pay" | "pick" | "return" | "shed" | "show" | "slip" | "tithe" | "title" | "turn" | "way" | "window";
  piles: number[];
  players: PlayerView[];
  seconds: number | null;
  slip: SlipView | null;
  spells: OwnSpellView[];
  stack: ItemView[];
  turn: number;
  window: number | null;
};

/** curse-ended: on seat. ended: of seat's. */
export type EndHappening = {
  event: "curse-ended" | "ended";
  seat: number;
  spell: string;
  why: "broom" | "gone" | "replaced" | "rewound" | "soap" | "time" | "used";
};

/** A find that all see. */
export type FindHappening = {
  event: "dropped" | "fetched" | "picked" | "turned-up";
  find: string;
  seat: number;
};

/** A find whose face you see. */
export type FindView = {
  any_time: boolean;
  family: "ingredient" | "object" | "thing" | "transaction";
  find: string;
  pays: boolean;
};

/** gave: seat to other. took: seat from other. Unknown but for both. */
export type GaveHappening = {
  event: "gave" | "took";
  find: string;
  other: number;
  seat: number;
};

/** seat may play on; `why`: somebody granted it, or time did. */
export type GrantedHappening = {
  event: "granted";
  seat: number;
  why: "other" | "time";
};

/** A play of yours that is not yet made. */
export type HalfView = {
  card: string;
  next: string | null;
  paid: string[];
  victims: number[];
};

/** Empty but for its owner. */
export type HandHappening = {
  count: number;
  event: "new-hand";
  finds: string[];
  seat: number;
};

/** From seat to other; unknown but for both. */
export type HandedHappening = {
  event: "spell-handed";
  level: number;
  other: number;
  seat: number;
  spell: string;
};

/** A card on the stack, the lowest first. */
export type ItemView = {
  against: string | null;
  cancelled: boolean;
  card: string;
  kind: "mirror" | "object" | "spell" | "transaction";
  level: number;
  seat: number;
  shielded: number[];
  target: number | null;
  victims: number[];
};

export type JudgedHappening = {
  agreed: "no" | "yes";
  event: "slip-judged";
  no: number;
  other: number;
  yes: number;
};

/** A level is picked in the draft; the points that makes. */
export type LevelHappening = {
  event: "picked-level";
  level: number;
  points: number;
  seat: number;
};

/** One ingredient of a recipe, and whether you hold it. */
export type NeedView = {
  find: string;
  have: boolean;
};

/** seat offers other: finds and so many face down, for these and so many others. */
export type OfferHappening = {
  any: number;
  event: "cried" | "traded";
  finds: string[];
  other: number;
  seat: number;
  veiled: number;
  wanted: string[];
};

/** What somebody cries on a market day. */
export type OfferView = {
  any: number;
  cried: boolean;
  declined: boolean;
  finds: string[];
  seat: number;
  to: number;
  veiled: number;
  veils: string[];
  wanted: string[];
};

export type OpenSpellHappening = {
  event: "burnt" | "rewound" | "spell-opened";
  seat: number;
  spell: string;
};

/** A transaction; `ware` is none but in an auction. */
export type OpenedHappening = {
  event: "opened";
  find: string;
  seat: number;
  ware: string;
};

/** The way turns run from now on. */
export type OrderHappening = {
  event: "order-turned";
  way: "left" | "right";
};

/** kept, searched: unknown but for seat. */
export type OwnHappening = {
  event: "kept" | "searched";
  find: string;
  seat: number;
};

/** An uncast spell of yours. */
export type OwnSpellView = {
  any_time: boolean;
  effect: string;
  level: number;
  needs: NeedView[];
  open: boolean;
  payable: boolean;
  recipe: string[];
  spell: string;
};

/** How your answer will be paid: the plainest way, as far as you choose no other. */
export type PaymentView = {
  finds: string[];
  next: string | null;
};

/** seat looks at other's two; looked: at other's whole hand. Empty but for seat. */
export type PeekedHappening = {
  event: "looked" | "peeked";
  finds: string[];
  other: number;
  seat: number;
};

/** Something that says all by its name. */
export type PlainHappening = {
  event: "draft-over" | "stopped" | "whirled";
};

/** A card is played. `paid` in the order of the discard; `against`: what it answers. */
export type PlayedHappening = {
  against: string;
  card: string;
  event: "cast" | "mirrored" | "used";
  paid: string[];
  seat: number;
  targeted: "no" | "yes";
  victims: number[];
};

/** What lies before a seat, as far as you may know it. */
export type PlayerView = {
  asks: boolean;
  bare: string[];
  books: BookView[];
  cast: CastView[];
  counts: CountView[];
  finds: number;
  known: string[];
  points: number;
  protected: boolean;
  seat: number;
  steady: boolean;
  title: number | null;
};

export type PocketHappening = {
  event: "pocket-named";
  finds: string[];
  seat: number;
};

/** A seat, and nothing more to say. */
export type SeatHappening = {
  event: "asked-leave" | "done" | "extra-turn" | "first-chosen" | "laid" | "no-draw" | "passed" | "picked-up" | "rung" | "steadied" | "withdrawn" | "won";
  seat: number;
};

/** All but this seat will skip a draw. */
export type SkipsHappening = {
  event: "skips";
  seat: number;
};

/** seat says that other slipped. */
export type SlipHappening = {
  event: "slip-called";
  other: number;
  seat: number;
};

/** Somebody is said to have broken a curse, aloud. */
export type SlipView = {
  other: number;
  seat: number;
  votes: number;
};

/** The ware goes from other to seat for so many finds. */
export type SoldHappening = {
  count: number;
  event: "sold";
  find: string;
  other: number;
  seat: number;
};

/** A spell from a pile, or under it; unknown but for seat. */
export type SpellHappening = {
  event: "spell-drawn" | "spell-returned";
  level: number;
  seat: number;
  spell: string;
};

/** A spell whose face you see. */
export type SpellView = {
  any_time: boolean;
  effect: string;
  level: number;
  recipe: string[];
  spell: string;
};

/** A find at the flea market. */
export type StallView = {
  find: string | null;
  seat: number;
};

export type SwapHappening = {
  event: "hands-swapped";
  other: number;
  seat: number;
};

export type TitledHappening = {
  event: "titled";
  seat: number;
  title: number;
};

export type TurnEndHappening = {
  event: "turn-ended";
  seat: number;
  why: "done" | "time";
};

/** A turn begins: `extra`, and so far the how-manyth. */
export type TurnHappening = {
  event: "turn-began";
  extra: "no" | "yes";
  seat: number;
  turn: number;
};

export type UnsoldHappening = {
  event: "unsold";
  find: string;
  seat: number;
};

export type WayHappening = {
  event: "hands-passed";
  seat: number;
  way: "left" | "right";
};

export type Happening = SeatHappening | PlainHappening | LevelHappening | CountHappening | BidHappening | TurnHappening | TurnEndHappening | PlayedHappening | OpenedHappening | CardHappening | CardAtHappening | GrantedHappening | CurseHappening | EndHappening | BeganHappening | TitledHappening | PocketHappening | FindHappening | OrderHappening | SkipsHappening | DrewHappening | OwnHappening | PeekedHappening | DiscardedHappening | GaveHappening | CalledHappening | WayHappening | SwapHappening | HandHappening | SpellHappening | HandedHappening | OpenSpellHappening | SoldHappening | UnsoldHappening | OfferHappening | DeclinedHappening | DealOverHappening | SlipHappening | JudgedHappening;
