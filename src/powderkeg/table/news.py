"""What the table tells. `docs/protocol.md` tells it in words."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from powderkeg.table.protocol import Amiss, BadgeKey, Code, Door, GameJson, Options, TimeControl


class LineView(Struct, omit_defaults=True):
    """A sentence to be said in the reader's language: a message key and its facts."""

    key: str
    facts: GameJson = {}
    parts: list[LineView] = []


class RefusalView(Struct):
    """Why not: the rule's key, where it is written, and the facts of this case."""

    rule: str
    cite: str
    facts: GameJson


class ChairView(Struct):
    """One chair at the table, as all see it."""

    badge: BadgeKey
    kind: Literal["free", "person", "bot"]
    name: str
    level: str  # of the bot that sits there or stands in
    host: bool
    here: bool  # a person with a living connection, or a bot
    stand_in: bool  # a bot plays for a person who is away
    seat: int | None  # in the game, once it runs
    salt: str


class Question(Struct):
    """What the table is asked: may this seat take back so many acts?"""

    seat: int
    acts: int
    yes: list[int]
    awaited: list[int]


class AgainView(Struct):
    """Another game is called for: by these chairs, while these say wait."""

    called: list[int]
    held: list[int]
    seconds: float | None  # until it begins by itself; None: it does not


class CourseStep(Struct):
    """One value of the option that a game is played through by, and how this table has fared."""

    value: str
    tries: int  # finished games
    best: float | None  # the highest score of seat 0
    done: bool  # somebody has won


class BanView(Struct):
    """Somebody may not come back: to sit here, or at all."""

    number: int
    what: Literal["sit", "watch"]
    name: str


class TableView(Struct):
    """All there is to know about a table but the game on it."""

    id: str
    game: str
    options: Options
    chairs: list[ChairView]
    stage: Literal["waiting", "playing", "over"]
    locked: bool
    door: Door  # is it on the house's list of open tables?
    breath: float  # seconds before nature goes on after a person's move
    patience: float | Literal["never"]  # seconds before a bot stands in for who is away
    time: TimeControl | None  # each player's own time to think
    commit: str  # the promise of the seed, made before anyone added salt
    replay: str  # by which the running or finished game can be watched again, if it may be
    refusal: RefusalView | None  # why it cannot start as arranged
    warning: RefusalView | None  # what to think of before it does
    question: Question | None
    again: AgainView | None  # once it is over, and somebody is in for another
    watchers: int
    banned: list[BanView]
    course: list[CourseStep]  # in order; empty where the game has none
    next: Options  # once it is over: how the next game will be played


class Offer(Struct, omit_defaults=True):
    """A move that may be made now, and what it will do as far as one can know."""

    move: str
    kind: str
    facts: GameJson = {}
    foreseen: list[GameJson] = []


class OutcomeView(Struct):
    """How it ended."""

    scores: list[float]
    winners: list[int]
    teams: list[int]
    why: str


class TimeView(Struct):
    """What is left of each seat's time to think, in seconds from this message on."""

    left: list[float]  # by seat
    running: list[int]  # the seats whose time runs


class Chatted(Struct):
    """One line of chat."""

    number: int
    chair: int
    name: str
    badge: BadgeKey
    text: str
    phrase: str | None
    at: int  # seconds since 1970


class Tell(Struct, tag_field="tell"):
    """Something a connection is told."""


class Happened(Tell, tag="happened"):
    """The game as this seat sees it now, and what led here since the last message."""

    at: int  # lines of the record that these eyes can know of
    events: list[GameJson]
    view: GameJson
    awaited: list[int]
    offers: list[Offer]
    prompt: LineView
    twin: list[LineView]
    undo: Literal["", "free", "ask"]
    signals: list[str] | None  # all that may be said now; None: talk freely
    due: int | None  # seconds until something happens by itself; None: the clock does not run
    time: TimeView | None  # None: nobody's time to think is counted
    outcome: OutcomeView | None
    features: str | None  # the view as numbers, a signed byte each, in base64; None: not wanted


PING = 15.0  # seconds


class Welcome(Tell, tag="welcome"):
    """All that somebody who opens the door needs."""

    version: str
    chair: int | None
    host: bool
    table: TableView
    game: Happened | None
    chat: list[Chatted]
    ping: float  # seconds of silence after which to ask whether the server is still there


class TableNews(Tell, tag="table"):
    """Something about the table has changed."""

    table: TableView


class Seated(Tell, tag="seated"):
    """A chair is yours: keep the token, it is the right to it."""

    chair: int
    token: str


class Played(Tell, tag="played"):
    """Your move is in the record, safe."""

    key: str
    at: int


class StreamView(Struct):
    """How one moving hand's things look after this tick."""

    seat: int
    tick: int
    look: list[int]


class Streams(Tell, tag="streams"):
    """All hands that move, at this tick of the table's own clock."""

    tick: int
    streams: list[StreamView]


class Corrected(Tell, tag="corrected"):
    """From this tick on your hand had done this, says the judge, whose clock is at `now`."""

    tick: int
    pushes: bytes  # base64
    now: int
    why: Amiss


class Refused(Tell, tag="refused"):
    """A rule forbids it."""

    move: str
    refusal: RefusalView


class Possible(Tell, tag="possible"):
    """Nothing forbids it."""

    move: str


class Said(Tell, tag="said"):
    """New lines of chat."""

    lines: list[Chatted]


class TookBack(Tell, tag="took-back"):
    """A seat took acts back, or the table would not have it."""

    seat: int
    acts: int
    granted: bool


class Problem(Tell, tag="problem"):
    """What could not be done, and why. The code has a sentence in every language."""

    code: Code
    message: str
    key: str = ""


class Dismissed(Tell, tag="dismissed"):
    """You do not sit here any more; your token may still tell who you are."""

    keep: bool


class Pong(Tell, tag="pong"):
    """Here."""


News: TypeAlias = (
    Welcome
    | TableNews
    | Happened
    | Seated
    | Played
    | Streams
    | Corrected
    | Refused
    | Possible
    | Said
    | TookBack
    | Problem
    | Dismissed
    | Pong
)

ENCODER = msgspec.json.Encoder()
