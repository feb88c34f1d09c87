"""The set-up: how Earth and sun lie, fourteen discs face down, and the start marker."""

from __future__ import annotations

from typing import ClassVar, Final

from powderkeg.rules.core import Log, Move, Phase, Seat
from powderkeg.rules.zundstoff.events import LaidOut
from powderkeg.rules.zundstoff.moves import (
    DEALS,
    EARTH_SPINS,
    MARKERS,
    SUN_SPINS,
    Deal,
    GiveMarker,
    Spin,
)
from powderkeg.rules.zundstoff.phases import FIRST
from powderkeg.rules.zundstoff.pieces import SUN
from powderkeg.rules.zundstoff.state import Zundstoff


class TurningEarth(Phase[Zundstoff]):
    """Nature turns Earth."""

    key: ClassVar[str] = "deal"

    def chances(self, s: Zundstoff) -> list[Move]:
        return EARTH_SPINS

    def play(self, s: Zundstoff, actor: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, Spin)
        s.turned[s.setting.layout.earth] = move.quarters
        s.go(TURN_SUN, log)


class TurningSun(Phase[Zundstoff]):
    """Then the sun."""

    key: ClassVar[str] = "deal"

    def chances(self, s: Zundstoff) -> list[Move]:
        return SUN_SPINS

    def play(self, s: Zundstoff, actor: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, Spin)
        s.turned[s.setting.layout.sun] = move.quarters
        s.go(DEAL, log)


class Dealing(Phase[Zundstoff]):
    """Discs go face down, each in any of four ways, to the places in reading order (Z-8)."""

    key: ClassVar[str] = "deal"

    def chances(self, s: Zundstoff) -> list[Move]:
        moves: list[Move] = []
        for planet in s.bag:
            moves.extend(DEALS[planet])
        return moves

    def play(self, s: Zundstoff, actor: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, Deal)
        place = 0
        while s.is_up(place) or s.planets[place] != SUN:
            place += 1
        s.planets[place] = move.planet
        s.turned[place] = move.quarters
        s.bag.remove(move.planet)
        if not s.bag:
            s.go(GIVE_MARKER, log)


class Giving(Phase[Zundstoff]):
    """Any seat gets the start marker (Z-2)."""

    key: ClassVar[str] = "deal"

    def chances(self, s: Zundstoff) -> list[Move]:
        return MARKERS[: s.seats]

    def play(self, s: Zundstoff, actor: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, GiveMarker)
        s.marker = move.seat
        log.add(LaidOut(move.seat))
        s.go(FIRST, log)


TURN_EARTH: Final = TurningEarth()
TURN_SUN: Final = TurningSun()
DEAL: Final = Dealing()
GIVE_MARKER: Final = Giving()
