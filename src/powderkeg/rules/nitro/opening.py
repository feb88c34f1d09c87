"""The phases before the mixing: formula, loading, countdown."""

from __future__ import annotations

from typing import ClassVar, Final

from powderkeg.rules.core import NEVER, NOT_NOW, Log, Move, Phase, Refusal, Seat, Wait
from powderkeg.rules.nitro.events import Counted, Laid, Loaded, RoundBegan, SandTurned
from powderkeg.rules.nitro.mixing import MIX
from powderkeg.rules.nitro.moves import LAYS, LOADS, POOP_LOADS, Lay, Load, Place
from powderkeg.rules.nitro.physics.walls import SPEC
from powderkeg.rules.nitro.physics.world import Places
from powderkeg.rules.nitro.pieces import (
    COLOURS,
    COUNTDOWN,
    CUBES,
    LOADING,
    NAMES,
    NO_SEAT,
    Cube,
    colour_of,
)
from powderkeg.rules.nitro.rulebook import B2, B3
from powderkeg.rules.nitro.standing import in_slots
from powderkeg.rules.nitro.state import NOT_LOADED, NOT_YET, Nitro

HALF: Final = SPEC["cube"] // 2
LEFT, BOTTOM, RIGHT, TOP = SPEC["startArea"]


class LayFormula(Phase[Nitro]):
    """Phase 1: nature lays the top card of every pile, in any order.

    The rest of a round lies upon it; when that is over, this is the next one's beginning.
    """

    key: ClassVar[str] = "lay"

    def begin(self, s: Nitro, log: Log) -> None:
        s.round += 1
        s.formula = []
        s.places = [NOT_LOADED] * s.seats
        s.pushes = [b""] * s.seats
        s.stopped = [NOT_YET] * s.seats
        s.grabbed = [NOT_YET] * s.seats
        s.stop_cards = [0] * s.seats
        s.how = [""] * s.seats
        log.add(RoundBegan(s.round, s.poop))

    def chances(self, s: Nitro) -> list[Move]:
        """Every pile is as high as any other: each card left of a colour not laid is as likely."""
        laid = [colour_of(card) for card in s.formula]
        return [LAYS[card] for colour in COLOURS if colour not in laid for card in s.piles[colour]]

    def play(self, s: Nitro, actor: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, Lay)
        s.piles[colour_of(move.card)].remove(move.card)
        s.formula.append(move.card)
        log.add(Laid(len(s.formula) - 1, move.card))
        if len(s.formula) == len(COLOURS):
            s.push(LOAD, log)


class LoadFlasks(Phase[Nitro]):
    """Phase 2: everyone lays the cubes into the start area, as they like."""

    key: ClassVar[str] = "load"

    def deciders(self, s: Nitro) -> list[Seat]:
        return [seat for seat in range(s.seats) if not s.places[seat]]

    def moves(self, s: Nitro, seat: Seat) -> list[Move]:
        """In the order of the formula first, as it is done for who is late."""
        loads = POOP_LOADS if seat == s.poop else LOADS
        usual = loads[tuple(s.wanted(seat))]
        return [usual, *(load for load in loads.values() if load is not usual)]

    def refusal(self, s: Nitro, seat: Seat, move: Move) -> Refusal | None:
        with_poop = seat == s.poop
        if isinstance(move, Load):
            return None if (len(move.order) == len(CUBES)) == with_poop else Refusal(B3)
        if not isinstance(move, Place):
            return Refusal(NOT_NOW)
        if (len(move.places) == len(CUBES)) != with_poop:
            return Refusal(B3)
        wrong = first_misplaced(move.places)
        return None if wrong is None else Refusal(B2, {"cube": NAMES[wrong]})

    def due(self, s: Nitro) -> int:
        """Nobody is hurried by the clock alone, but by the first who is ready."""
        if s.setting.calm or len(self.deciders(s)) == s.seats:
            return NEVER
        return LOADING - s.waited

    def play(self, s: Nitro, actor: Seat, move: Move, log: Log) -> None:
        if isinstance(move, Wait):
            s.waited += move.ticks
            if s.waited >= LOADING:
                for seat in self.deciders(s):
                    load(s, seat, in_slots(s.wanted(seat)), True, log)
        elif isinstance(move, Load):
            load(s, actor, in_slots(list(move.order)), False, log)
        else:
            assert isinstance(move, Place)
            load(s, actor, tuple(move.places), False, log)
        if not self.deciders(s):
            s.waited = 0
            if s.setting.calm:
                turn_sand(s, log)
            else:
                s.go(COUNT, log)


def load(s: Nitro, seat: Seat, places: Places, late: bool, log: Log) -> None:
    s.places[seat] = places
    log.add(Loaded(seat, list(places), late))


def first_misplaced(places: list[tuple[int, int]]) -> Cube | None:
    """The first cube that sticks out of the start area, or lies on one before it."""
    for cube, (x, y) in enumerate(places):
        if not (LEFT + HALF <= x <= RIGHT - HALF and BOTTOM + HALF <= y <= TOP - HALF):
            return cube
        for px, py in places[:cube]:
            if abs(px - x) < 2 * HALF and abs(py - y) < 2 * HALF:
                return cube
    return None


class CountDown(Phase[Nitro]):
    """Three, two, one."""

    key: ClassVar[str] = "countdown"

    def begin(self, s: Nitro, log: Log) -> None:
        log.add(Counted())

    def due(self, s: Nitro) -> int:
        return COUNTDOWN - s.waited

    def play(self, s: Nitro, actor: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, Wait)
        s.waited += move.ticks
        if s.waited >= COUNTDOWN:
            s.waited = 0
            turn_sand(s, log)


def turn_sand(s: Nitro, log: Log) -> None:
    """Phase 3 begins, by the hand of who has the poop, or who sits first."""
    log.add(SandTurned(0 if s.poop == NO_SEAT else s.poop))
    s.go(MIX, log)


LAY: Final = LayFormula()
LOAD: Final = LoadFlasks()
COUNT: Final = CountDown()
