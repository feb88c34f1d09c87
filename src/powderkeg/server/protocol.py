"""What is said on the socket and over HTTP. `docs/protocol.md` tells it in words.

A client says what it would `do`; the table answers with what there is to `tell`.
The browser's types are made from these (`tools/client_types.py`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

# The eight badges: a colour, a shape and a letter each.
BadgeKey: TypeAlias = Literal["A", "B", "C", "D", "E", "F", "G", "H"]
BADGES: tuple[BadgeKey, ...] = ("A", "B", "C", "D", "E", "F", "G", "H")

Name: TypeAlias = Annotated[str, Meta(max_length=24)]
Words: TypeAlias = Annotated[str, Meta(min_length=1, max_length=300)]
ONE_WORD = r"^[!-~]*(?!\n)$"  # a dollar alone would let a line end pass
Salt: TypeAlias = Annotated[str, Meta(max_length=40, pattern=ONE_WORD)]
MoveText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=100)]
Key: TypeAlias = Annotated[str, Meta(max_length=40, pattern=ONE_WORD)]
Token: TypeAlias = Annotated[str, Meta(max_length=64)]
ChairNumber: TypeAlias = Annotated[int, Meta(ge=0, lt=8)]
Seconds: TypeAlias = Annotated[float, Meta(ge=0, le=3600)]
Options: TypeAlias = dict[str, str]
Told: TypeAlias = Mapping[str, object]  # JSON of the game's own: a view, an event, facts

# Quick phrases, said in each reader's own language.
Phrase: TypeAlias = Literal[
    "hello", "nice", "ouch", "thanks", "moment", "your-turn", "lucky", "again", "bye"
]

# Everything that can go wrong. Each has a sentence in every language.
Code: TypeAlias = Literal[
    # on the socket
    "garbage",  # not a message we know
    "too-long",
    "too-fast",
    "hello-first",
    "forged",  # no seat has this token
    "not-seated",
    "not-host",
    "locked",
    "full",
    "chair-taken",
    "badge-taken",
    "no-bot",  # no bot has this name
    "no-option",
    "not-waiting",  # the game has begun
    "not-playing",
    "not-over",
    "no-move",  # the game has no such move
    "stale",  # what there was to choose from has changed
    "no-take-back",
    "no-question",
    "not-saved",
    # over HTTP too
    "refused",  # by a rule, which is told
    "no-game",
    "no-table",
    "no-replay",
    "no-viewpoint",
    "no-lesson",
    "no-page",
    "bad-request",
    "bad-record",
    "too-many",
    "fault",  # ours
]

# What a connection wants besides the bare game.
Wish: TypeAlias = Literal["foresight", "twin"]


# What a client does.


class Do(Struct, tag_field="do", omit_defaults=True, forbid_unknown_fields=True):
    """Something a connection asks for."""


class Hello(Do, tag="hello"):
    """The first message: who comes back, or with no token, who watches."""

    token: Token = ""
    wants: list[Wish] = []


class Sit(Do, tag="sit"):
    """Take a free chair. The answer holds the seat's token."""

    name: Name
    chair: ChairNumber | None = None
    badge: BadgeKey | None = None
    salt: Salt = ""


class Introduce(Do, tag="introduce"):
    """Change one's own name, badge or salt."""

    name: Name | None = None
    badge: BadgeKey | None = None
    salt: Salt | None = None


class Rise(Do, tag="rise"):
    """Give the chair up. In a running game a bot plays on."""


class Play(Do, tag="play"):
    """Make a move, having seen `at` lines of the record. The same key is never played twice."""

    at: int
    move: MoveText
    key: Key = ""


class Why(Do, tag="why"):
    """Why may I not make this move?"""

    move: MoveText


class TakeBack(Do, tag="take-back"):
    """Take back one's last move: at once if that is free, else the table is asked."""

    at: int


class Answer(Do, tag="answer"):
    """Yes or no to the question on the table."""

    yes: bool


class Say(Do, tag="say"):
    """Chat: a text of one's own, or the key of a quick phrase."""

    text: Words | None = None
    phrase: Phrase | None = None


class Arrange(Do, tag="arrange"):
    """The host changes how the table plays, before the game."""

    options: Options | None = None
    breath: Seconds | None = None
    patience: Seconds | None = None
    locked: bool | None = None


class Kick(Do, tag="kick"):
    """The host frees a chair. In a running game a bot plays on."""

    chair: ChairNumber


class SeatBot(Do, tag="bot"):
    """The host puts a bot of this level on a free chair, or lets it stand in for who is away."""

    chair: ChairNumber
    level: Annotated[str, Meta(max_length=40)] = "sensible"


class Start(Do, tag="start"):
    """The host lights the fuse."""


class Again(Do, tag="again"):
    """After the end: the same people, a new game."""


class Ping(Do, tag="ping"):
    """Are you there?"""


Request: TypeAlias = (
    Hello
    | Sit
    | Introduce
    | Rise
    | Play
    | Why
    | TakeBack
    | Answer
    | Say
    | Arrange
    | Kick
    | SeatBot
    | Start
    | Again
    | Ping
)


# What the table tells.


class LineView(Struct, omit_defaults=True):
    """A sentence to be said in the reader's language: a message key and its facts."""

    key: str
    facts: Told = {}
    parts: list[LineView] = []


class RefusalView(Struct):
    """Why not: the rule's key, where it is written, and the facts of this case."""

    rule: str
    cite: str
    facts: Told


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


class TableView(Struct):
    """All there is to know about a table but the game on it."""

    id: str
    game: str
    options: Options
    chairs: list[ChairView]
    stage: Literal["waiting", "playing", "over"]
    locked: bool
    breath: float  # seconds before nature goes on after a person's move
    patience: float  # seconds before a bot stands in for who is away
    commit: str  # the promise of the seed, made before anyone added salt
    replay: str  # the running or finished game's own address
    refusal: RefusalView | None  # why it cannot start as arranged
    warning: RefusalView | None  # what to think of before it does
    question: Question | None
    watchers: int


class Offer(Struct, omit_defaults=True):
    """A move that may be made now, and what it will do as far as one can know."""

    move: str
    kind: str
    facts: Told = {}
    foreseen: list[Told] = []


class OutcomeView(Struct):
    """How it ended."""

    scores: list[float]
    winners: list[int]
    teams: list[int]
    why: str


class Chatted(Struct):
    """One line of chat."""

    number: int
    chair: int
    name: str
    badge: BadgeKey
    text: str
    phrase: Phrase | None
    at: int  # seconds since 1970


class Tell(Struct, tag_field="tell"):
    """Something a connection is told."""


class Happened(Tell, tag="happened"):
    """The game as this seat sees it now, and what led here since the last message."""

    at: int  # lines of the record so far
    events: list[Told]
    view: Told
    awaited: list[int]
    offers: list[Offer]
    prompt: LineView
    twin: list[LineView]
    undo: Literal["", "free", "ask"]
    outcome: OutcomeView | None


class Welcome(Tell, tag="welcome"):
    """All that somebody who opens the door needs."""

    version: str
    chair: int | None
    host: bool
    table: TableView
    game: Happened | None
    chat: list[Chatted]


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
    """You do not sit here any more."""


class Pong(Tell, tag="pong"):
    """Here."""


News: TypeAlias = (
    Welcome
    | TableNews
    | Happened
    | Seated
    | Played
    | Refused
    | Possible
    | Said
    | TookBack
    | Problem
    | Dismissed
    | Pong
)

REQUEST = msgspec.json.Decoder(Request)
ENCODER = msgspec.json.Encoder()
