"""What is said over HTTP: everything that is not live. `/api/openapi.json` lists it."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from powderkeg.table.changes import Change
from powderkeg.table.news import LineView, Offer, OutcomeView, RefusalView
from powderkeg.table.protocol import (
    BadgeKey,
    ChairNumber,
    Code,
    GameJson,
    MoveText,
    Name,
    Options,
    Patience,
    Salt,
    Seconds,
    TableName,
    TimeControl,
    Token,
)

# More than any game of ours comes to: Elixir may have 100,000 acts, a minute of four wild hands in
# each round of Nitro Glyxerol is 320,000 characters.
LONGEST_RECORD: Final = 4_000_000
RecordText: TypeAlias = Annotated[str, Meta(max_length=LONGEST_RECORD)]


class OptionView(Struct):
    """An option of a game; the first value is the usual one."""

    key: str
    values: list[str]
    own: bool  # players may write another value; `check` says whether it will do


class SetupWish(Struct, forbid_unknown_fields=True):
    """A set-up to think over: how many play, with which options."""

    seats: Annotated[int, Meta(ge=0, le=8)]
    options: Options = {}


class SetupView(Struct):
    """Why it cannot be played so, and what to think of before it is."""

    refusal: RefusalView | None
    warning: RefusalView | None


class GameView(Struct):
    """A game on the shelf."""

    name: str
    version: int
    seats: list[int]
    minutes: str
    options: list[OptionView]
    families: dict[str, str]
    lesson: int  # how many steps its lesson has
    course: str  # the option whose values are played through in order, where one is


class GameFacts(Struct):
    """What a client must know of a game beforehand, where players may have brought a part of it."""

    facts: GameJson
    messages: dict[str, dict[str, str]]  # that they wrote: by message, then by language


class House(Struct):
    """The server itself: its version, where phones in the same network find it, how it calls."""

    version: str
    address: str
    push: str  # the key for Web Push; empty where nobody is called


class BotsWish(Struct, forbid_unknown_fields=True):
    """Bots on the next free chairs."""

    count: Annotated[int, Meta(ge=0, le=7)]
    level: Annotated[str, Meta(max_length=40)] = "sensible"


class Branch(Struct, forbid_unknown_fields=True):
    """Go on from a line of another game: of a replay, or of a record file."""

    at: Annotated[int, Meta(ge=0)]
    seat: ChairNumber
    replay: Annotated[str, Meta(max_length=40)] = ""
    record: RecordText = ""


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be set up. Whoever asks is the host, and sits unless `sit` is false."""

    game: Annotated[str, Meta(max_length=40)]
    options: Options = {}
    name: Name = ""
    badge: BadgeKey | None = None
    salt: Salt = ""
    sit: bool = True
    bots: BotsWish | None = None
    start: bool = False
    breath: Seconds = 1.5
    patience: Patience = 60.0
    time: TimeControl | None = None
    branch: Branch | None = None


class TableMade(Struct):
    """Where the table stands, and the token of its host."""

    table: str
    token: str


class TableSummary(Struct):
    """What somebody with the link may know before sitting down."""

    id: str
    game: str
    stage: Literal["waiting", "playing", "over"]
    names: list[str]
    free: int


class Sitter(Struct):
    """Who has a chair."""

    name: str
    badge: BadgeKey
    bot: bool


class OpenTable(Struct):
    """A table whose host has opened the door to everybody on this server."""

    id: str
    game: str
    stage: Literal["waiting", "playing", "over"]
    sitters: list[Sitter]
    free: int  # chairs
    since: int  # seconds since 1970


class SeatKey(Struct, forbid_unknown_fields=True):
    """The right to a seat: where, and the token."""

    table: TableName
    token: Token


MOST_SEATS = 100


class SeatKeys(Struct, forbid_unknown_fields=True):
    """All seats that somebody holds."""

    seats: Annotated[list[SeatKey], Meta(max_length=MOST_SEATS)]


class OwnTable(Struct):
    """A table at which one sits, and what that seat may know."""

    id: str
    game: str
    stage: Literal["waiting", "playing", "over"]
    sitters: list[Sitter]
    me: int | None  # which of them; None: the host, who did not sit down
    awaited: list[int] | None  # which of them; None: no game is on, or too many were asked for
    at: int  # when something was last done there, in seconds since 1970


class GameResult(Struct):
    """How a game ended that one played to its end."""

    replay: str
    table: str
    game: str
    options: Options
    names: list[str]
    badges: list[BadgeKey]
    bots: list[str]  # levels; empty for a person
    branch: int
    me: int | None  # a seat; None where a record was brought along
    at: int  # seconds since 1970; 0: nobody knows
    outcome: OutcomeView


class OwnGames(Struct):
    """The tables of these tokens, and the games that were finished with them."""

    tables: list[OwnTable]
    results: list[GameResult]


class HandoverMade(Struct):
    """The ticket by which another device fetches the seats, how many, and how long it may."""

    ticket: str
    seats: int
    seconds: int


class HandoverTicket(Struct, forbid_unknown_fields=True):
    """It comes in the body: whoever has it, has the seats."""

    ticket: Token


class RuleView(Struct):
    """A rule's key and where it is written; the catalogues have its text."""

    key: str
    cite: str
    examples: int  # how many there are


class ChapterView(Struct):
    """A chapter of a rulebook."""

    key: str
    rules: list[RuleView]


class Rulebook(Struct):
    """All rules of a game."""

    game: str
    chapters: list[ChapterView]
    pieces: dict[str, str]  # what can lie on the table, and the rule it comes from


class ExampleStep(Struct):
    """What was done, and what came of it; or the rule that forbids it."""

    actor: int  # a seat; -1 nature, -2 the clock
    kind: str
    facts: GameJson
    events: list[GameJson]
    view: GameJson
    refusal: RefusalView | None


class ExampleView(Struct):
    """A rule at work: a position, and what is done in it."""

    seats: int
    seat: int  # through whose eyes
    view: GameJson
    prompt: LineView
    steps: list[ExampleStep]
    seen_in: str  # the event that shows it; empty where the rule refuses


class QrWish(Struct, forbid_unknown_fields=True):
    """A text to be drawn as a QR code. It comes in the body: it may hold a token."""

    text: Annotated[str, Meta(min_length=1, max_length=400)]


class QrView(Struct):
    """A QR code as an SVG path on a square of `size` units."""

    size: int
    path: str


class Frame(Struct):
    """A game after one line of its record, from one viewpoint; view and twin as they changed."""

    actor: int  # a seat; -1 nature, -2 the clock; -4 before the first line
    move: str
    events: list[GameJson]
    awaited: list[int]
    prompt: LineView
    view: Change
    twin: Change


class StoryView(Struct):
    """A moment worth telling: after which line of the record, and the sentence."""

    line: int
    told: LineView


class ReplayView(Struct):
    """A game from its first line on."""

    id: str
    game: str
    version: int
    options: Options
    names: list[str]
    badges: list[BadgeKey]
    bots: list[str]
    viewpoint: int  # a seat; -3 a watcher; -4 everyone
    viewpoints: list[int]  # those that may be asked for
    branch: int
    frames: list[Frame]
    outcome: OutcomeView | None
    stories: list[StoryView]  # the most telling first; none before it is over
    points: list[list[float] | None]  # each seat's in every frame; none before it is over
    commit: str
    salts: dict[str, str]
    seed: str  # told once the game is over
    shuffle: Literal["running", "verified", "none", "broken"]
    shuffle_problem: str
    reviewed: bool  # it can be asked what was known about its choices


class Review(Struct):
    """What could be known about the choices of a finished game, by the number of the frame."""

    lines: dict[str, LineView]


class RecordFile(Struct, forbid_unknown_fields=True):
    """A record to be watched."""

    record: RecordText
    viewpoint: int = -4


class LessonStep(Struct):
    """One step of a lesson: a position, what to do, and what there is to choose."""

    number: int
    steps: int
    view: GameJson
    seats: int
    seat: int
    offers: list[Offer]
    prompt: LineView
    twin: list[LineView]


class LessonMove(Struct, forbid_unknown_fields=True):
    """What the learner tries."""

    move: MoveText


class LessonAnswer(Struct):
    """What it did, and whether that was the idea."""

    good: bool
    events: list[GameJson]
    view: GameJson
    twin: list[LineView]
    refusal: RefusalView | None


class LessonTry(Struct):
    """What a move of a step does; view and twin as they change."""

    good: bool
    events: list[GameJson]
    view: Change
    twin: Change


class LessonPage(Struct):
    """A step, and what comes of each move that is offered in it."""

    step: LessonStep
    tries: dict[str, LessonTry]


class Trouble(Struct):
    """Why a request was not answered. The code has a sentence in every language."""

    code: Code
    message: str
    refusal: RefusalView | None = None
