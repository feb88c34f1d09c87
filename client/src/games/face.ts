/** What a game gives to the table: its drawings, and the little the table must know of them. */
import type { Component } from "svelte";
import type { SignName } from "../parts/Sign.svelte";
import type { News, Push, Stop } from "../protocol.gen";
import type { Sounds } from "../sound";

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Facts = Record<string, Json>;

/** Something that happened, as told to this seat. */
export type GameEvent = { event: string } & Facts;

/** A move this seat may make now, and what is certain to follow. */
export interface Offer {
  move: string;
  kind: string;
  facts: Facts;
  foreseen: GameEvent[];
}

export interface SeatFace {
  seat: number;
  name: string;
  /** "A" to "H": colour, shape and letter. */
  badge: string;
  bot: boolean;
  /** Nobody is there just now. */
  away?: boolean;
  /** A bot plays until they are back. */
  standIn?: boolean;
  /** How well a bot plays. */
  level?: string;
}

/** A message of the game's own catalogue. */
export type Say = (key: string, facts?: Facts) => string;

/** A clock runs for the players: what happens by itself when it is out. */
export interface Due {
  /** The moment, as performance.now() counts. */
  until: number;
  /** Seconds it had in all. */
  total: number;
}

/** The connection where hands act tick by tick: nothing on it waits for what is shown. */
export interface Stream {
  /** What the table tells, the moment it comes. Returns how to stop listening. */
  listen(ear: (news: News) => void): () => void;
  /** False where nobody hears it: then it is not said later either. */
  send(request: Push | Stop): boolean;
  /** A move that is too rich to be offered. */
  play(move: string): void;
}

export interface BoardProps {
  /** The game's own view type. */
  view: unknown;
  /** By seat number. */
  seats: SeatFace[];
  /** null for a watcher. */
  me: number | null;
  /** Empty when this seat is not awaited. */
  offers: Offer[];
  /** Picked, not yet confirmed: its preview is drawn. */
  picked: string | null;
  /** Seats that the table waits for. */
  awaited: readonly number[];
  due: Due | null;
  /** Only at a table that is played at now. */
  stream?: Stream | undefined;
  /** A glowing thing was tapped. */
  onpick: (move: string) => void;
  /** Something that does not glow was tapped: the move it would have been. */
  onwhy: (move: string) => void;
  say: Say;
}

export interface BoardActions {
  /** Moves one event from the picture shown towards the next, and resolves when done. Pace 0: at once. */
  play(event: GameEvent, pace: number): Promise<void>;
  /** What is moving now is there at once. */
  hurry(): void;
  /** A tape was wound to another place: all that happened before it. */
  recall?(events: GameEvent[]): void;
}

export interface ChoiceProps {
  offer: Offer;
  view: unknown;
  seats: SeatFace[];
  me: number | null;
  say: Say;
}

/** The choices as cards of a hand, a radio button each. */
export interface HandProps {
  offers: Offer[];
  picked: string | null;
  view: unknown;
  seats: SeatFace[];
  me: number | null;
  /** Nobody waits for this seat, but it may act: choose otherwise, or use a card out of turn. */
  volunteer: boolean;
  say: Say;
  /** A choice in a sentence, for ears. */
  nameOf: (offer: Offer) => string;
  onpick: (move: string) => void;
  /** Picked by the arrow keys: never played at once. null: nothing is picked any more. */
  onlook: (move: string | null) => void;
  onconfirm: () => void;
  /** The move it would have been. */
  onwhy: (move: string) => void;
}

/** How a game whose players hold cards lets them choose one. */
export interface Hold {
  Hand: Component<HandProps>;
  /** Are these choices cards of a hand? */
  holds(offers: readonly Offer[]): boolean;
  /** What the choice comes to, in a word or two; empty where the move says it all. */
  sum(offer: Offer, view: unknown, me: number | null, say: Say): string;
  /** Do these lie on the board, and nothing of them here? */
  rests?(offers: readonly Offer[], picked: string | null, view: unknown): boolean;
  /** Are these made by one touch, without the big button? */
  atOnce?(offers: readonly Offer[]): boolean;
  /** Is this one made by one touch? It can be taken back, or chosen otherwise. */
  isLight?(offer: Offer, view: unknown): boolean;
  /** Has this one a button of its own? Then the big one never says it. */
  isAside?(offer: Offer): boolean;
  /** What the big button says, where the move alone does not say it all. */
  says?(offer: Offer, view: unknown, seats: readonly SeatFace[], say: Say): string | null;
  /** The big button is not there until something is picked. */
  bare?: boolean;
  /** The message on the way back, where it is no common one. */
  back?(view: unknown): string | null;
  /** On a phone, words and button lie side by side above it. */
  low?: boolean;
}

/** What lies before oneself, in a row of its own. */
export interface OwnProps {
  view: unknown;
  seats: SeatFace[];
  me: number;
  offers: Offer[];
  picked: string | null;
  say: Say;
  onpick: (move: string) => void;
  /** The move it would have been. */
  onwhy: (move: string) => void;
}

export interface PlateProps {
  view: unknown;
  seat: number;
  seats: SeatFace[];
  mine: boolean;
  compact: boolean;
  say: Say;
}

export interface TallyProps {
  view: unknown;
  seat: number;
  say: Say;
}

export interface TableProps {
  view: unknown;
  seats: SeatFace[];
  me: number | null;
  offers: Offer[];
  due: Due | null;
  onpick: (move: string) => void;
  onwhy: (move: string) => void;
  say: Say;
}

export interface EndingProps {
  view: unknown;
  seats: SeatFace[];
  say: Say;
}

/** How it ends where all win or lose together: a picture, and what it says. */
export interface Ending {
  Picture: Component<EndingProps>;
  title(view: unknown, say: Say): string;
  why(view: unknown, say: Say): string;
}

/** What the bar says beside the game's name. */
export interface Heading {
  /** What is played, short enough to stand alone on a phone. */
  title: string;
  /** Something agreed on that all should bear in mind; empty where there is nothing. */
  mark: string;
  /** What the mark means. */
  about: string;
}

/** A setting of one game, on or off: `settings.isOn(key)`. */
export interface Switch {
  /** Under this it is kept beside all others, so no two are called the same. */
  key: string;
  /** The message that names it. */
  label: string;
  /** The message that says what it does. */
  about?: string;
}

export interface Face {
  Board: Component<BoardProps, BoardActions>;
  /** The board shows the seats itself: nothing lies round it. */
  seated?: boolean;
  /** All there is to choose lies on the board and before oneself, and a touch does it: the turn's
   *  panel is only the sentence. Watched back, nobody acts, and all seats are seen alike. */
  slim?: boolean;
  /** Beside such a board: what only its owner sees, and plays from. */
  Own?: Component<OwnProps>;
  heading?(view: unknown, say: Say): Heading;
  ending?: Ending;
  /** The drawing on a choice card; the table writes the words beside it. */
  Choice: Component<ChoiceProps>;
  /** Where choices are held in the hand. */
  hold?: Hold;
  /** What lies before a seat: score so far, stack, tokens. */
  Plate: Component<PlateProps>;
  /** The seat's row of pieces on the result sheet. */
  Tally: Component<TallyProps>;
  /** Things beside the board: dice, piles. */
  Table?: Component<TableProps>;
  /** For the lines of the result sheet. */
  score(view: unknown, seat: number): number | null;
  /** 0 to 1: how far the fuse has burnt. */
  progress(view: unknown): number;
  /** Does a clock run for the players? */
  presses?(view: unknown): boolean;
  /** Seconds that the running clock had in all; null where the table cannot know. */
  clock?(view: unknown): number | null;
  /** What is said while we wait for nobody in particular; empty where there is nothing to say. */
  pause?(view: unknown, say: Say): string;
  /** By seat, the message of what somebody is called for now instead of their name. */
  titles?(view: unknown): Record<number, string>;
  /** Is it worth calling for who may choose from these? They are awaited either way. */
  calls?(offers: readonly Offer[], view: unknown): boolean;
  /** A move that this browser makes by itself, as its settings wish. */
  reflex?(
    offers: readonly Offer[],
    view: unknown,
    awaited: boolean,
    isOn: (key: Switch["key"]) => boolean,
  ): string | null;
  /** Settings that only this game has. */
  switches?: readonly Switch[];
  /** Signs of what may be said instead of talk, by phrase; the rules' catalogue has the words. */
  signs?: Readonly<Record<string, SignName>>;
  /** Does this event only carry on what moves already? Then no breath is drawn before the next. */
  flows?(event: GameEvent): boolean;
  /** Does a foreseen event say something worth a sentence on the card of who chooses? */
  isOutcome(event: GameEvent, me: number | null): boolean;
  /** The message for a choice from which nothing of that kind follows. */
  nothing?: string;
  /** The name of a sound: one of its own, or one that all share. */
  sound(event: GameEvent): string | null;
  sounds?: Sounds;
  /** Those of its own sounds that are heard at a big moment. */
  bigSounds?: readonly string[];
  /** The name of a sound that was heard already, when it happened before one's eyes. */
  heard?(event: GameEvent): string | null;
  /** Is it seen well enough before the seats, and no line of the log? */
  isQuiet?(event: GameEvent): boolean;
}

/** One value of an option, drawn. */
export interface ValueProps {
  value: string;
}

/** Where players write a value of their own. The lobby says what is wrong with it. */
export interface EditorProps {
  /** What it begins with. */
  value: string;
  onchange: (value: string) => void;
  say: Say;
}

/** What a game gives to the lobby, by the key of an option. */
export interface LobbyFace {
  values: Record<string, Component<ValueProps>>;
  editors: Record<string, Component<EditorProps>>;
}
