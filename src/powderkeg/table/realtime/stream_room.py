"""How many tables with moving hands a house bears at once: in all, and of one address."""

from __future__ import annotations

from math import inf

from powderkeg.table.bot_pool import Asker
from powderkeg.table.cannot import Cannot


class StreamRoom:
    """Unless it is told otherwise, there is room for all who come."""

    def __init__(self, most: float = inf, each: float = inf) -> None:
        self.most = most
        self.each = each
        self.inside: dict[str, str] = {}  # by table: its address

    def has_room(self, asker: Asker) -> bool:
        theirs = sum(address == asker.address for address in self.inside.values())
        is_free = len(self.inside) < self.most and theirs < self.each
        return asker.table in self.inside or is_free

    def expect_room(self, asker: Asker) -> None:
        if not self.has_room(asker):
            raise crowded()

    def enter(self, asker: Asker) -> bool:
        """Is there room, and is it theirs from now on?"""
        if not self.has_room(asker):
            return False
        self.inside[asker.table] = asker.address
        return True

    def leave(self, asker: Asker) -> None:
        self.inside.pop(asker.table, None)


def crowded() -> Cannot:
    return Cannot("crowded", "hands move at as many tables as may be, here or of one address")
