// Made from the Python types by tools/client_types.py. Do not edit.
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** After the end of a game: I am in for another, with this salt; or wait, not yet. */
export type Again = {
  do: "again";
  after?: string;
  salt?: string;
  wait?: boolean;
};

/** Another game is called for: by these chairs, while these say wait. */
export type AgainView = {
  called: number[];
  held: number[];
  seconds: number | null;
};

/** Yes or no to the question on the table. */
export type Answer = {
  do: "answer";
  yes: boolean;
};

/** The host changes how the table plays: options and time before the game, the rest always. */
export type Arrange = {
  do: "arrange";
  options?: Record<string, string> | null;
  breath?: number | null;
  patience?: number | "never" | null;
  time?: "none" | TimeControl | null;
  locked?: boolean | null;
  door?: "shut" | "sit" | "watch" | null;
};

/** Somebody may not come back: to sit here, or at all. */
export type BanView = {
  number: number;
  what: "sit" | "watch";
  name: string;
};

/** Bots on the next free chairs. */
export type BotsWish = {
  count: number;
  level?: string;
};

/** Go on from a line of another game: of a replay, or of a record file. */
export type Branch = {
  at: number;
  seat: number;
  replay?: string;
  record?: string;
};

/** Call this device by Web Push when it is my turn: what its browser told of itself. */
export type CallMe = {
  do: "call-me";
  endpoint: string;
  p256dh: string;
  auth: string;
  language?: "de" | "en" | "fr" | "it";
};

/** Do not call this device any more. */
export type CallOff = {
  do: "call-off";
  endpoint: string;
};

/** One chair at the table, as all see it. */
export type ChairView = {
  badge: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H";
  kind: "bot" | "free" | "person";
  name: string;
  level: string;
  host: boolean;
  here: boolean;
  stand_in: boolean;
  seat: number | null;
  salt: string;
};

/** A chapter of a rulebook. */
export type ChapterView = {
  key: string;
  rules: RuleView[];
};

/** One line of chat. */
export type Chatted = {
  number: number;
  chair: number;
  name: string;
  badge: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H";
  text: string;
  phrase: string | null;
  at: number;
};

/** From this tick on your hand had done this, says the judge, whose clock is at `now`. */
export type Corrected = {
  tell: "corrected";
  tick: number;
  pushes: string;
  now: number;
  why: "back" | "early" | "gap" | "hash" | "illegal" | "late";
};

/** One value of the option that a game is played through by, and how this table has fared. */
export type CourseStep = {
  value: string;
  tries: number;
  best: number | null;
  done: boolean;
};

/** You do not sit here any more; your token may still tell who you are. */
export type Dismissed = {
  tell: "dismissed";
  keep: boolean;
};

/** What was done, and what came of it; or the rule that forbids it. */
export type ExampleStep = {
  actor: number;
  kind: string;
  facts: Record<string, Json>;
  events: Record<string, Json>[];
  view: Record<string, Json>;
  refusal: RefusalView | null;
};

/** A rule at work: a position, and what is done in it. */
export type ExampleView = {
  seats: number;
  seat: number;
  view: Record<string, Json>;
  prompt: LineView;
  steps: ExampleStep[];
  seen_in: string;
};

/** A game after one line of its record, from one viewpoint; view and twin as they changed. */
export type Frame = {
  actor: number;
  move: string;
  events: Record<string, Json>[];
  awaited: number[];
  prompt: LineView;
  view: Json[] | Record<string, Json> | string | null;
  twin: Json[] | Record<string, Json> | string | null;
};

/** What a client must know of a game beforehand, where players may have brought a part of it. */
export type GameFacts = {
  facts: Record<string, Json>;
  messages: Record<string, Record<string, string>>;
};

/** How a game ended that one played to its end. */
export type GameResult = {
  replay: string;
  table: string;
  game: string;
  options: Record<string, string>;
  names: string[];
  badges: ("A" | "B" | "C" | "D" | "E" | "F" | "G" | "H")[];
  bots: string[];
  branch: number;
  me: number | null;
  at: number;
  outcome: OutcomeView;
};

/** A game on the shelf. */
export type GameView = {
  name: string;
  version: number;
  seats: number[];
  minutes: string;
  options: OptionView[];
  families: Record<string, string>;
  lesson: number;
  course: string;
};

/** The ticket by which another device fetches the seats, how many, and how long it may. */
export type HandoverMade = {
  ticket: string;
  seats: number;
  seconds: number;
};

/** It comes in the body: whoever has it, has the seats. */
export type HandoverTicket = {
  ticket: string;
};

/** The game as this seat sees it now, and what led here since the last message. */
export type Happened = {
  tell: "happened";
  at: number;
  events: Record<string, Json>[];
  view: Record<string, Json>;
  awaited: number[];
  offers: Offer[];
  prompt: LineView;
  twin: LineView[];
  undo: "" | "ask" | "free";
  signals: string[] | null;
  due: number | null;
  time: TimeView | null;
  outcome: OutcomeView | null;
  features: string | null;
};

/** The first message: who comes back, or with no token, who watches. */
export type Hello = {
  do: "hello";
  token?: string;
  wants?: ("features" | "foresight" | "twin")[];
};

/** The server itself: its version, where phones in the same network find it, how it calls. */
export type House = {
  version: string;
  address: string;
  push: string;
};

/** Change one's own name, badge or salt. */
export type Introduce = {
  do: "introduce";
  name?: string | null;
  badge?: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | null;
  salt?: string | null;
};

/** The host frees a chair. In a running game a bot plays on. */
export type Kick = {
  do: "kick";
  chair: number;
  ban?: boolean;
};

/** What it did, and whether that was the idea. */
export type LessonAnswer = {
  good: boolean;
  events: Record<string, Json>[];
  view: Record<string, Json>;
  twin: LineView[];
  refusal: RefusalView | null;
};

/** What the learner tries. */
export type LessonMove = {
  move: string;
};

/** A step, and what comes of each move that is offered in it. */
export type LessonPage = {
  step: LessonStep;
  tries: Record<string, LessonTry>;
};

/** One step of a lesson: a position, what to do, and what there is to choose. */
export type LessonStep = {
  number: number;
  steps: number;
  view: Record<string, Json>;
  seats: number;
  seat: number;
  offers: Offer[];
  prompt: LineView;
  twin: LineView[];
};

/** What a move of a step does; view and twin as they change. */
export type LessonTry = {
  good: boolean;
  events: Record<string, Json>[];
  view: Json[] | Record<string, Json> | string | null;
  twin: Json[] | Record<string, Json> | string | null;
};

/** The host lets somebody come again whom they had banned. */
export type Lift = {
  do: "lift";
  ban: number;
};

/** A sentence to be said in the reader's language: a message key and its facts. */
export type LineView = {
  key: string;
  facts?: Record<string, Json>;
  parts?: LineView[];
};

/** Can this page be seen? Whoever looks at the table is not called. */
export type Look = {
  do: "look";
  visible: boolean;
};

/** A table to be set up. Whoever asks is the host, and sits unless `sit` is false. */
export type NewTable = {
  game: string;
  options?: Record<string, string>;
  name?: string;
  badge?: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | null;
  salt?: string;
  sit?: boolean;
  bots?: BotsWish | null;
  start?: boolean;
  breath?: number;
  patience?: number | "never";
  time?: TimeControl | null;
  branch?: Branch | null;
};

/** A move that may be made now, and what it will do as far as one can know. */
export type Offer = {
  move: string;
  kind: string;
  facts?: Record<string, Json>;
  foreseen?: Record<string, Json>[];
};

/** A table whose host has opened the door to everybody on this server. */
export type OpenTable = {
  id: string;
  game: string;
  stage: "over" | "playing" | "waiting";
  sitters: Sitter[];
  free: number;
  since: number;
};

/** An option of a game; the first value is the usual one. */
export type OptionView = {
  key: string;
  values: string[];
  own: boolean;
};

/** How it ended. */
export type OutcomeView = {
  scores: number[];
  winners: number[];
  teams: number[];
  why: string;
};

/** The tables of these tokens, and the games that were finished with them. */
export type OwnGames = {
  tables: OwnTable[];
  results: GameResult[];
};

/** A table at which one sits, and what that seat may know. */
export type OwnTable = {
  id: string;
  game: string;
  stage: "over" | "playing" | "waiting";
  sitters: Sitter[];
  me: number | null;
  awaited: number[] | null;
  at: number;
};

/** Are you there? */
export type Ping = {
  do: "ping";
};

/** Make a move, having seen `at` lines of the record. The same key is never played twice. */
export type Play = {
  do: "play";
  at: number;
  move: string;
  key?: string;
};

/** Your move is in the record, safe. */
export type Played = {
  tell: "played";
  key: string;
  at: number;
};

/** Here. */
export type Pong = {
  tell: "pong";
};

/** Nothing forbids it. */
export type Possible = {
  tell: "possible";
  move: string;
};

/** What could not be done, and why. The code has a sentence in every language. */
export type Problem = {
  tell: "problem";
  code: "bad-record" | "bad-request" | "badge-taken" | "banned" | "chair-taken" | "crowded" | "elsewhere" | "fault" | "forged" | "full" | "garbage" | "hello-first" | "hush" | "locked" | "no-bot" | "no-calls" | "no-game" | "no-handover" | "no-lesson" | "no-move" | "no-option" | "no-page" | "no-question" | "no-replay" | "no-table" | "no-take-back" | "no-viewpoint" | "not-host" | "not-over" | "not-playing" | "not-saved" | "not-seated" | "not-waiting" | "refused" | "stale" | "stream" | "too-fast" | "too-long" | "too-many" | "unreadable";
  message: string;
  key?: string;
};

/** What my hand did, tick by tick, from this tick on; and how things stood after some ticks. */
export type Push = {
  do: "push";
  tick: number;
  pushes: string;
  hashes?: Record<string, string>;
};

/** A QR code as an SVG path on a square of `size` units. */
export type QrView = {
  size: number;
  path: string;
};

/** A text to be drawn as a QR code. It comes in the body: it may hold a token. */
export type QrWish = {
  text: string;
};

/** What the table is asked: may this seat take back so many acts? */
export type Question = {
  seat: number;
  acts: number;
  yes: number[];
  awaited: number[];
};

/** A record to be watched. */
export type RecordFile = {
  record: string;
  viewpoint?: number;
};

/** Why not: the rule's key, where it is written, and the facts of this case. */
export type RefusalView = {
  rule: string;
  cite: string;
  facts: Record<string, Json>;
};

/** A rule forbids it. */
export type Refused = {
  tell: "refused";
  move: string;
  refusal: RefusalView;
};

/** After the end: back to the waiting room, to change who plays and how. */
export type Regroup = {
  do: "regroup";
};

/** A game from its first line on. */
export type ReplayView = {
  id: string;
  game: string;
  version: number;
  options: Record<string, string>;
  names: string[];
  badges: ("A" | "B" | "C" | "D" | "E" | "F" | "G" | "H")[];
  bots: string[];
  viewpoint: number;
  viewpoints: number[];
  branch: number;
  frames: Frame[];
  outcome: OutcomeView | null;
  stories: StoryView[];
  points: (number[] | null)[];
  commit: string;
  salts: Record<string, string>;
  seed: string;
  shuffle: "broken" | "none" | "running" | "verified";
  shuffle_problem: string;
  reviewed: boolean;
};

/** What could be known about the choices of a finished game, by the number of the frame. */
export type Review = {
  lines: Record<string, LineView>;
};

/** Give the chair up. In a running game a bot plays on. */
export type Rise = {
  do: "rise";
};

/** A rule's key and where it is written; the catalogues have its text. */
export type RuleView = {
  key: string;
  cite: string;
  examples: number;
};

/** All rules of a game. */
export type Rulebook = {
  game: string;
  chapters: ChapterView[];
  pieces: Record<string, string>;
};

/** New lines of chat. */
export type Said = {
  tell: "said";
  lines: Chatted[];
};

/** Chat: a text of one's own, or the key of a quick phrase. */
export type Say = {
  do: "say";
  text?: string | null;
  phrase?: string | null;
};

/** The host puts a bot of this level on a free chair, or lets it stand in for who is away. */
export type SeatBot = {
  do: "bot";
  chair: number;
  level?: string;
};

/** The right to a seat: where, and the token. */
export type SeatKey = {
  table: string;
  token: string;
};

/** All seats that somebody holds. */
export type SeatKeys = {
  seats: SeatKey[];
};

/** A chair is yours: keep the token, it is the right to it. */
export type Seated = {
  tell: "seated";
  chair: number;
  token: string;
};

/** The host sends all who only watch away; they may come again when it is lifted. */
export type SendAway = {
  do: "send-away";
};

/** Why it cannot be played so, and what to think of before it is. */
export type SetupView = {
  refusal: RefusalView | null;
  warning: RefusalView | null;
};

/** A set-up to think over: how many play, with which options. */
export type SetupWish = {
  seats: number;
  options?: Record<string, string>;
};

/** Take a free chair, or in a game a bot's. The answer holds the seat's token. */
export type Sit = {
  do: "sit";
  name: string;
  chair?: number | null;
  badge?: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | null;
  salt?: string;
};

/** Who has a chair. */
export type Sitter = {
  name: string;
  badge: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H";
  bot: boolean;
};

/** The host lights the fuse. */
export type Start = {
  do: "start";
};

/** Hands off, after this tick; or in a race, so many ticks after it began. */
export type Stop = {
  do: "stop";
  tick: number;
  hash?: string;
};

/** A moment worth telling: after which line of the record, and the sentence. */
export type StoryView = {
  line: number;
  told: LineView;
};

/** How one moving hand's things look after this tick. */
export type StreamView = {
  seat: number;
  tick: number;
  look: number[];
};

/** All hands that move, at this tick of the table's own clock. */
export type Streams = {
  tell: "streams";
  tick: number;
  streams: StreamView[];
};

/** A base class for defining efficient serializable objects. */
export type Struct = {
};

/** Where the table stands, and the token of its host. */
export type TableMade = {
  table: string;
  token: string;
};

/** Something about the table has changed. */
export type TableNews = {
  tell: "table";
  table: TableView;
};

/** What somebody with the link may know before sitting down. */
export type TableSummary = {
  id: string;
  game: string;
  stage: "over" | "playing" | "waiting";
  names: string[];
  free: number;
};

/** All there is to know about a table but the game on it. */
export type TableView = {
  id: string;
  game: string;
  options: Record<string, string>;
  chairs: ChairView[];
  stage: "over" | "playing" | "waiting";
  locked: boolean;
  door: "shut" | "sit" | "watch";
  breath: number;
  patience: number | "never";
  time: TimeControl | null;
  commit: string;
  replay: string;
  refusal: RefusalView | null;
  warning: RefusalView | null;
  question: Question | null;
  again: AgainView | null;
  watchers: number;
  banned: BanView[];
  course: CourseStep[];
  next: Record<string, string>;
};

/** Take back one's last move: at once if that is free, else the table is asked. */
export type TakeBack = {
  do: "take-back";
  at: number;
};

/** Time to think, in seconds: for each player's whole game, and more after each turn. */
export type TimeControl = {
  bank: number;
  increment: number;
};

/** What is left of each seat's time to think, in seconds from this message on. */
export type TimeView = {
  left: number[];
  running: number[];
};

/** A seat took acts back, or the table would not have it. */
export type TookBack = {
  tell: "took-back";
  seat: number;
  acts: number;
  granted: boolean;
};

/** Why a request was not answered. The code has a sentence in every language. */
export type Trouble = {
  code: "bad-record" | "bad-request" | "badge-taken" | "banned" | "chair-taken" | "crowded" | "elsewhere" | "fault" | "forged" | "full" | "garbage" | "hello-first" | "hush" | "locked" | "no-bot" | "no-calls" | "no-game" | "no-handover" | "no-lesson" | "no-move" | "no-option" | "no-page" | "no-question" | "no-replay" | "no-table" | "no-take-back" | "no-viewpoint" | "not-host" | "not-over" | "not-playing" | "not-saved" | "not-seated" | "not-waiting" | "refused" | "stale" | "stream" | "too-fast" | "too-long" | "too-many" | "unreadable";
  message: string;
  refusal?: RefusalView | null;
};

/** All that somebody who opens the door needs. */
export type Welcome = {
  tell: "welcome";
  version: string;
  chair: number | null;
  host: boolean;
  table: TableView;
  game: Happened | null;
  chat: Chatted[];
  ping: number;
};

/** Why may I not make this move? */
export type Why = {
  do: "why";
  move: string;
};

export type Request = Hello | Sit | Introduce | Rise | Play | Push | Stop | Why | TakeBack | Answer | Say | Arrange | Kick | SendAway | Lift | SeatBot | CallMe | CallOff | Look | Start | Again | Regroup | Ping;

export type News = Welcome | TableNews | Happened | Seated | Played | Streams | Corrected | Refused | Possible | Said | TookBack | Problem | Dismissed | Pong;
