"""What is kept of a table and of a game, besides the acts."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from powderkeg.table.protocol import BadgeKey, Options


class ChairDoc(Struct):
    """One chair. Of a token only its hash is kept: whoever reads the database owns no seat."""

    badge: BadgeKey
    kind: Literal["free", "person", "bot"] = "free"
    name: str = ""
    level: str = ""
    token_hash: str = ""
    salt: str = ""
    seat: int | None = None


class StepDoc(Struct):
    """What a table has achieved with one value of its game's course."""

    tries: int = 0
    best: float | None = None
    done: bool = False


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
    patience: float = 60.0
    match: str = ""
    course: dict[str, StepDoc] = {}  # by value


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
    chat: int = 0  # the first line of the table's chat that was said in this game
