"""What keeps tables and games: what it has acknowledged is not lost."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple, Protocol

from msgspec import Struct

from powderkeg.rules.core import Seat
from powderkeg.rules.record import Act
from powderkeg.table.cannot import Cannot
from powderkeg.table.documents import MatchDoc, SceneDoc, TableDoc
from powderkeg.table.news import Chatted


class NotSaved(Exception):
    """It could not be kept, so it has not happened."""


class NotMine(Exception):
    """Another node has this table now. Nothing was kept, and nobody is told anything by us."""


class Unreadable(Cannot):
    """It was kept, but makes no sense any more: a disk may fail, and people may try their hands."""

    def __init__(self, what: str) -> None:
        super().__init__("unreadable", f"what is kept of this {what} cannot be read")


class KeyedAct(Struct):
    """An act on its way into the record, and the key that its maker sent with it."""

    actor: Seat
    text: str
    key: str = ""


class Touched(NamedTuple):
    """A table, and when something was last done at it, in seconds since 1970."""

    table: TableDoc
    at: float


class Keeper(Protocol):
    """Each verb returns when it is done for good; what cannot be kept is a NotSaved.

    What belongs to a table that another node has claimed is a NotMine.
    """

    is_failing: bool = False  # could the last thing not be kept?

    async def check(self) -> None:
        """Could something be kept now? A NotSaved if not."""

    # Tables and games.

    async def add_table(self, table: TableDoc) -> None: ...

    async def save_table(self, table: TableDoc) -> None: ...

    async def save_both(self, table: TableDoc, match: MatchDoc) -> None:
        """Both or neither."""

    async def begin(self, table: TableDoc, match: MatchDoc, acts: list[KeyedAct]) -> None:
        """A game begins: the table, the game and its first acts, all or nothing."""

    async def add_acts(
        self,
        match: MatchDoc,
        first: int,
        acts: list[KeyedAct],
        table: TableDoc | None = None,
        scene: SceneDoc | None = None,
    ) -> None:
        """All or nothing, as line `first` of the record and the next ones; with them the table, and
        where the game stands after them."""

    async def find_table(self, table: str) -> TableDoc | None: ...

    async def look_up(self, tables: Collection[str]) -> list[Touched]:
        """Those of them that there are, in any order."""

    async def finished(self, tables: Collection[str], most: int) -> list[MatchDoc]:
        """The last games that were played to their end at these tables, the latest first."""

    async def tables_since(self, date: float) -> list[TableDoc]:
        """All that were saved after this date."""

    async def find_match(self, match: str) -> MatchDoc | None: ...

    async def acts(self, match: str) -> list[Act]:
        """Every line of the record, takebacks too."""

    async def find_scene(self, match: str) -> SceneDoc | None:
        """The last that was kept of a running game, if it can be read."""

    async def last_keys(self, match: str) -> dict[Seat, tuple[str, int]]:
        """Each seat's last keyed choice and its line: a choice sent twice is played once."""

    # Chat.

    async def add_chat(self, table: str, line: Chatted) -> None: ...

    async def chat(self, table: str, most: int) -> list[Chatted]:
        """The last lines, oldest first."""
