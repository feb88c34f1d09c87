"""What a client says on the socket, and the words that both sides use.

A client says what it would `do`; the table answers with what there is to `tell` (`news.py`).
`docs/protocol.md` tells it all, and the browser's types are made from it (`tools/client_types.py`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

# The eight badges: a colour, a shape and a letter each.
BadgeKey: TypeAlias = Literal["A", "B", "C", "D", "E", "F", "G", "H"]
BADGES: tuple[BadgeKey, ...] = ("A", "B", "C", "D", "E", "F", "G", "H")

Name: TypeAlias = Annotated[str, Meta(max_length=24)]
Words: TypeAlias = Annotated[str, Meta(min_length=1, max_length=300)]
Phrase: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
ONE_WORD = r"^[!-~]*(?!\n)$"  # a dollar alone would let a line end pass
Salt: TypeAlias = Annotated[str, Meta(max_length=40, pattern=ONE_WORD)]
MoveText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=100)]
Key: TypeAlias = Annotated[str, Meta(max_length=40, pattern=ONE_WORD)]
Token: TypeAlias = Annotated[str, Meta(max_length=64)]
TableName: TypeAlias = Annotated[str, Meta(max_length=40)]
ChairNumber: TypeAlias = Annotated[int, Meta(ge=0, lt=8)]
Seconds: TypeAlias = Annotated[float, Meta(ge=0, le=3600)]
LongTime: TypeAlias = Annotated[float, Meta(ge=0, le=30 * 86_400)]  # seconds
Patience: TypeAlias = LongTime | Literal["never"]
Tick: TypeAlias = Annotated[int, Meta(ge=0, lt=1_000_000)]
Pushes: TypeAlias = Annotated[bytes, Meta(max_length=1024)]  # base64 on the wire
Hash: TypeAlias = Annotated[str, Meta(max_length=16)]
Hashes: TypeAlias = Annotated[dict[Tick, Hash], Meta(max_length=4)]
Options: TypeAlias = dict[str, str]
GameJson: TypeAlias = Mapping[str, object]  # of the game's own: a view, an event, facts

# Is the table on the house's list of open tables? While a chair is free; or also to be watched.
Door: TypeAlias = Literal["shut", "sit", "watch"]

# Quick phrases of the house, said in each reader's own language, in the order in which they are
# offered; a game may have more of its own.
PHRASES: Final = (
    "hello",
    "your-turn",
    "nice",
    "ouch",
    "lucky",
    "moment",
    "thanks",
    "again",
    "bye",
)

# Everything that can go wrong. Each has a sentence in every language.
Code: TypeAlias = Literal[
    "garbage",  # not a message we know
    "too-long",
    "too-fast",
    "hello-first",
    "forged",  # no seat has this token
    "not-seated",
    "not-host",
    "locked",
    "banned",  # sent away by the host
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
    "stream",  # hands move: what they do is pushed, not played
    "hush",  # while this game is on, only its signals may be said
    "no-calls",  # it is not called there
    "not-saved",
    "unreadable",  # what was kept of it
    "refused",  # by a rule, which is told
    "no-game",
    "no-table",
    "elsewhere",  # another server has it: come back
    "no-replay",
    "no-viewpoint",
    "no-lesson",
    "no-handover",  # used, out of date, or never there
    "no-page",
    "bad-request",
    "bad-record",
    "too-many",
    "crowded",  # no room for another table with moving hands
    "fault",  # ours
]

# Why a hand's pushes were not taken as they came; or it is back, and is told what it had done.
Amiss: TypeAlias = Literal["late", "early", "illegal", "hash", "gap", "back"]

Language: TypeAlias = Literal["en", "de", "fr", "it"]

# What a connection wants besides the bare game.
Wish: TypeAlias = Literal["foresight", "twin", "features"]


class TimeControl(Struct, forbid_unknown_fields=True):
    """Time to think, in seconds: for each player's whole game, and more after each turn."""

    bank: LongTime
    increment: LongTime


# What a client does.


class Do(Struct, tag_field="do", omit_defaults=True, forbid_unknown_fields=True):
    """Something a connection asks for."""


class Hello(Do, tag="hello"):
    """The first message: who comes back, or with no token, who watches."""

    token: Token = ""
    wants: list[Wish] = []


class Sit(Do, tag="sit"):
    """Take a free chair, or in a game a bot's. The answer holds the seat's token."""

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


class Push(Do, tag="push"):
    """What my hand did, tick by tick, from this tick on; and how things stood after some ticks."""

    tick: Tick
    pushes: Pushes
    hashes: Hashes = {}


class Stop(Do, tag="stop"):
    """Hands off, after this tick; or in a race, so many ticks after it began."""

    tick: Tick
    hash: Hash = ""


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
    """The host changes how the table plays: options and time before the game, the rest always."""

    options: Options | None = None
    breath: Seconds | None = None
    patience: Patience | None = None
    time: TimeControl | Literal["none"] | None = None
    locked: bool | None = None
    door: Door | None = None


class Kick(Do, tag="kick"):
    """The host frees a chair. In a running game a bot plays on."""

    chair: ChairNumber
    ban: bool = False  # they may not sit down here again, until it is lifted


class SendAway(Do, tag="send-away"):
    """The host sends all who only watch away; they may come again when it is lifted."""


class Lift(Do, tag="lift"):
    """The host lets somebody come again whom they had banned."""

    ban: int  # its number


class SeatBot(Do, tag="bot"):
    """The host puts a bot of this level on a free chair, or lets it stand in for who is away."""

    chair: ChairNumber
    level: Annotated[str, Meta(max_length=40)] = "sensible"


class CallMe(Do, tag="call-me"):
    """Call this device by Web Push when it is my turn: what its browser told of itself."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=500, pattern=ONE_WORD)]
    p256dh: Annotated[str, Meta(max_length=100, pattern=ONE_WORD)]
    auth: Annotated[str, Meta(max_length=40, pattern=ONE_WORD)]
    language: Language = "en"


class CallOff(Do, tag="call-off"):
    """Do not call this device any more."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=500, pattern=ONE_WORD)]


class Look(Do, tag="look"):
    """Can this page be seen? Whoever looks at the table is not called."""

    visible: bool


class Start(Do, tag="start"):
    """The host lights the fuse."""


class Again(Do, tag="again"):
    """After the end of a game: I am in for another, with this salt; or wait, not yet.

    Who names the game that has ended is not blamed for coming late, when the next one is on.
    """

    after: Key = ""
    salt: Salt = ""
    wait: bool = False


class Regroup(Do, tag="regroup"):
    """After the end: back to the waiting room, to change who plays and how."""


class Ping(Do, tag="ping"):
    """Are you there?"""


Request: TypeAlias = (
    Hello
    | Sit
    | Introduce
    | Rise
    | Play
    | Push
    | Stop
    | Why
    | TakeBack
    | Answer
    | Say
    | Arrange
    | Kick
    | SendAway
    | Lift
    | SeatBot
    | CallMe
    | CallOff
    | Look
    | Start
    | Again
    | Regroup
    | Ping
)

REQUEST = msgspec.json.Decoder(Request)
