"""What is kept of a table and of a game, besides the acts."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from powderkeg.table.protocol import BadgeKey, Door, Options, TimeControl


class CallDoc(Struct):
    """A device that is called when it is its owner's turn, and in which language."""

    endpoint: str
    p256dh: str
    auth: str
    language: str


class ChairDoc(Struct):
    """One chair. Of a token only its hash is kept: whoever reads the database owns no seat."""

    badge: BadgeKey
    kind: Literal["free", "person", "bot"] = "free"
    name: str = ""
    level: str = ""
    token_hash: str = ""
    salt: str = ""
    seat: int | None = None
    gone: float | None = None  # since this date nobody is there
    devices: list[CallDoc] = []


class StepDoc(Struct):
    """What a table has achieved with one value of its game's course."""

    tries: int = 0
    best: float | None = None
    done: bool = False


class AgainDoc(Struct):
    """After the end: the chairs that are in for another game, and those that say wait."""

    called: list[int] = []
    held: list[int] = []


class BanDoc(Struct):
    """Somebody whom the host has sent away, by what can be known of them again, as hashes."""

    number: int
    what: Literal["sit", "watch"]
    name: str = ""
    token_hash: str = ""
    addresses: list[str] = []


class TableDoc(Struct):
    """A table: who sits where, and how they mean to play."""

    id: str
    game: str
    options: Options
    chairs: list[ChairDoc]
    host_hash: str
    secret: str  # the seed of the next game, promised by its commit
    stage: Literal["waiting", "playing", "over"] = "waiting"
    locked: bool = False
    breath: float = 1.5
    patience: float | Literal["never"] = 60.0
    time: TimeControl | None = None
    time_left: dict[int, float] = {}  # seconds by seat, in the running game
    time_since: float = 0.0  # as of this date
    match: str = ""
    door: Door = "shut"
    door_since: int = 0  # seconds since 1970: since it was opened, or the game began behind it
    first: int = 0  # the chair from which seats are numbered, or the next that is taken
    again: AgainDoc = msgspec.field(default_factory=AgainDoc)
    course: dict[str, StepDoc] = {}  # by value
    owner_hash: str = ""  # who made the table is host whenever they are there
    banned: list[BanDoc] = []
    made: int = 0  # seconds since 1970
    closed: bool = False  # by whoever runs the server: nobody may come any more


class ResultDoc(Struct):
    """How a game ended, so that nobody has to play it again to know."""

    scores: list[float]
    winners: list[int]
    teams: list[int]
    why: str
    at: int  # seconds since 1970
    holders: list[str]  # by seat: the hash of the token that it was played with to the end


class SceneDoc(Struct):
    """Where a game stood after so many lines: see `table/scenes`."""

    lines: int
    scene: str
    drawn: int  # words of nature's generator
    sights: dict[int, tuple[int, int]]  # by eyes: lines they know of, and since which they choose
    seal: str = ""  # of all this, those lines, and what program wrote it


class MatchDoc(Struct):
    """What stands in a record before the first act, and the secret that stands after the last."""

    id: str
    table: str
    game: str
    version: int
    seats: int
    options: Options
    names: dict[int, str]
    badges: list[BadgeKey]
    bots: dict[int, str]
    notes: list[str]
    secret: str
    salts: dict[int, str]
    branch: int = 0
    data: str = ""  # what it is played with, as records name it
    chat: int = 0  # the first line of the table's chat that was said in this game
    result: ResultDoc | None = None  # once it is over
