/**
 * What a game gives to the table: its drawings, and the little the table must know of them. A plain
 * game has a Board, a Choice, a Plate and a Tally; everything else is for who needs it.
 */
import type { Component } from "svelte";
import type { SignName } from "../parts/Sign.svelte";
import type { Happened, News, Push, Stop } from "../protocol.gen";
import type { Sounds } from "../sound";

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Facts = Record<string, Json>;

/** Something that happened, as told to this seat; each game has types of its own for them. */
export type GameEvent = { event: string } & Facts;

/** A move this seat may make now, and what is certain to follow. */
export interface Offer<Event = GameEvent> {
  move: string;
  kind: string;
  facts: Facts;
  foreseen: Event[];
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

/** What the table tells, where it tells of a game in the game's own types. */
export type Told<News, View, Event> = News extends { tell: "happened" }
  ? Omit<Happened, "view" | "events"> & { view: View; events: Event[] }
  : News extends { tell: "welcome" }
    ? Omit<News, "game"> & { game: Told<Happened, View, Event> | null }
    : News;

/** The connection where hands act tick by tick: nothing on it waits for what is shown. */
export interface Stream<View, Event> {
  /** What the table tells, the moment it comes. Returns how to stop listening. */
  listen(ear: (news: Told<News, View, Event>) => void): () => void;
  /** False where nobody hears it: then it is not said later either. */
  send(request: Push | Stop): boolean;
  /** A move that is too rich to be offered. */
  play(move: string): void;
}

// The drawings.

export interface BoardProps<View, Event = GameEvent> {
  view: View;
  /** By seat number. */
  seats: SeatFace[];
  /** null for a watcher. */
  me: number | null;
  /** Empty when this seat is not awaited. */
  offers: Offer<Event>[];
  /** Picked, not yet confirmed: its preview is drawn. */
  picked: string | null;
  /** Seats that the table waits for. */
  awaited: readonly number[];
  due: Due | null;
  /** Only at a table that is played at now. */
  stream?: Stream<View, Event> | undefined;
  /** A glowing thing was tapped. */
  onpick: (move: string) => void;
  /** Something that does not glow was tapped: the move it would have been. */
  onwhy: (move: string) => void;
  say: Say;
}

export interface BoardActions<Event = GameEvent> {
  /** Moves one event from the picture shown towards the next, and resolves when done. Pace 0: at once. */
  play(event: Event, pace: number): Promise<void>;
  /** What is moving now is there at once. */
  hurry(): void;
  /** A tape was wound to another place: all that happened before it. */
  recall?(events: Event[]): void;
}

export interface ChoiceProps<View, Event = GameEvent> {
  offer: Offer<Event>;
  view: View;
  seats: SeatFace[];
  me: number | null;
  say: Say;
}

export interface PlateProps<View> {
  view: View;
  seat: number;
  seats: SeatFace[];
  mine: boolean;
  compact: boolean;
  say: Say;
}

export interface TallyProps<View> {
  view: View;
  seat: number;
  say: Say;
}

export interface TableProps<View> {
  view: View;
  seats: SeatFace[];
  me: number | null;
  offers: Offer[];
  due: Due | null;
  onpick: (move: string) => void;
  onwhy: (move: string) => void;
  say: Say;
}

export interface OwnProps<View> {
  view: View;
  seats: SeatFace[];
  me: number;
  offers: Offer[];
  picked: string | null;
  say: Say;
  onpick: (move: string) => void;
  /** The move it would have been. */
  onwhy: (move: string) => void;
}

/** The choices as cards of a hand, a radio button each. */
export interface HandProps<View> {
  offers: Offer[];
  picked: string | null;
  view: View;
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

export interface EndingProps<View> {
  view: View;
  seats: SeatFace[];
  say: Say;
}

// What the table must know.

/**
 * What the board shows, and so what lies about it.
 *
 * - "round": the seats lie round the board, and the choices below it.
 * - "seated": the board shows the seats; the choices lie below it.
 * - "whole": the board shows the seats and all there is to choose, and a touch does it. Watched
 *   back, nobody acts, and all seats are seen alike.
 */
export type Layout = "round" | "seated" | "whole";

/** How a game lets its players choose, where the choices are no cards in a row. */
export interface Hold<View> {
  Hand: Component<HandProps<View>>;
  /** Are these choices for the hand? All are, where it does not say. */
  holds?(offers: readonly Offer[]): boolean;
  /** Do these lie on the board, and nothing of them here? */
  rests?(offers: readonly Offer[], picked: string | null, view: View): boolean;
  /** Is this one made by one touch? It can be taken back, or chosen otherwise. */
  isLight?(offer: Offer, view: View): boolean;
  /** Has this one a button of its own? Then the big one never says it. */
  isAside?(offer: Offer): boolean;
  /** What the big button says, where the move alone does not say it all. */
  says?(offer: Offer, told: HandTold<View>): string | null;
  /** The message on the big button while nothing is picked, where it is no common one. */
  hint?: string;
  /** The message on the way back, where it is no common one. */
  back?(view: View): string | null;
}

/** To whom the big button speaks, and of what. */
export interface HandTold<View> {
  view: View;
  seats: readonly SeatFace[];
  me: number | null;
  say: Say;
}

/** How it ends where all win or lose together: a picture, and what it says. */
export interface Ending<View> {
  Picture: Component<EndingProps<View>>;
  title(view: View, say: Say): string;
}

/** What the bar says beside the game's name. */
export interface Heading {
  /** What is played, short enough to stand alone on a phone. */
  title: string;
  /** Something agreed on that all should bear in mind; empty where there is nothing. */
  mark: string;
  /** What the mark means. */
  about: string;
  /** What is played has a rule to be read: a touch of the title shows it. */
  onread?: () => void;
}

/** What the table says in the game's words. */
export interface Sayings<View> {
  heading?(view: View, say: Say): Heading;
  /** While we wait for nobody in particular; empty where there is nothing to say. */
  pause?(view: View, say: Say): string;
  /** By seat, the message of what somebody is called for now instead of their name. */
  titles?(view: View): Record<number, string>;
}

export interface Clock {
  /** It runs for the players: nothing may wait for what is shown. */
  presses: boolean;
  /** Seconds that it had in all; null where the table cannot know. */
  seconds?: number | null;
}

/** What follows from a choice, as its card and the big button say it. */
export interface Outcomes<Event> {
  /** Is it worth a sentence to who chooses? */
  isWorth(event: Event, me: number | null): boolean;
  /** The message for a choice from which nothing of that kind follows. */
  nothing?: string;
}

/** How an event is noticed, beside what moves. */
export interface Notice {
  /** The name of a sound: one of the game's own, or one that all share. */
  sound?: string | null;
  /** It was heard when it happened before one's eyes: only the log still tells how it sounded. */
  heard?: boolean;
  /** It is seen well enough before the seats, and no line of the log. */
  quiet?: boolean;
  /** It only carries on what moves already: no breath is drawn before the next. */
  flows?: boolean;
}

/** The sounds that no other game has, by name. */
export interface OwnSounds {
  notes: Sounds;
  /** Those that are heard at a big moment. */
  big?: readonly string[];
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

export interface Face<View, Event extends { event: string }> {
  /** What the server knows of the game beforehand: players may have brought a part of it. */
  learn?(facts: Readonly<Record<string, unknown>>): void;
  /** "round", where it does not say. */
  layout?: Layout;
  Board: Component<BoardProps<View, Event>, BoardActions<Event>>;
  /** The drawing on a choice card; the table writes the words beside it. */
  Choice: Component<ChoiceProps<View, Event>>;
  /** What lies before a seat: score so far, stack, tokens. */
  Plate: Component<PlateProps<View>>;
  /** The seat's row of pieces on the result sheet. */
  Tally: Component<TallyProps<View>>;
  /** Things beside the sentence: dice, piles, a clock. */
  Table?: Component<TableProps<View>>;
  /** What only its owner sees and plays from, in a row of its own. */
  Own?: Component<OwnProps<View>>;
  hold?: Hold<View>;
  ending?: Ending<View>;
  says?: Sayings<View>;
  /** Changes with every turn or round: where a tape stops. By who is awaited, where it is not told. */
  turn?(view: View): number | null;
  /** 0 to 1: how far the fuse has burnt. */
  progress?(view: View): number;
  clock?(view: View): Clock;
  outcomes?: Outcomes<Event>;
  notice?(event: Event): Notice;
  sounds?: OwnSounds;
  /** Signs of what may be said instead of talk, by phrase; the rules' catalogue has the words. */
  signs?: Readonly<Record<string, SignName>>;
  /** Settings that only this game has. */
  switches?: readonly Switch[];
  /** Is it worth calling for who may choose from these? They are awaited either way. */
  calls?(offers: readonly Offer[], view: View): boolean;
  /** A move that this browser makes by itself, as its switches wish. */
  reflex?(
    offers: readonly Offer[],
    view: View,
    awaited: boolean,
    isOn: (key: string) => boolean,
  ): string | null;
}

/** The face of whichever game is on the table: its views and events pass through the table unread. */
export type AnyFace = Face<unknown, GameEvent>;

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

/** Where one value of many belongs. */
export interface ValueAbout {
  /** In which box it comes, from 1; one opens when the last value of the box before is done. */
  readonly box: number;
  /** How hard it is, 1 to 5. */
  readonly hard: number;
}

/** What a game gives to the lobby, by the key of an option. */
export interface LobbyFace {
  values: Record<string, Component<ValueProps>>;
  editors: Record<string, Component<EditorProps>>;
  about?: Record<string, (value: string) => ValueAbout>;
}
