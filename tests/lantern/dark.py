"""Lantern in the dark: a window that is nobody's business, and a play made in silent steps."""

from __future__ import annotations

from typing import ClassVar, Final

from powderkeg.rules.core import CLOCK, NOT_NOW, Log, Move, Phase, Refusal, Seat, Wait
from tests.lantern.events import Shouted, Swayed
from tests.lantern.moves import PASS, SHOUT_IT, SWAY_MOVES, Sway
from tests.lantern.pieces import WINDOW
from tests.lantern.rulebook import ONCE_A_TICK, SHOUT
from tests.lantern.state import Lantern


class Dark(Phase[Lantern]):
    """Who holds a high card may shout. All wait as long as ever, and nobody sees for whom.

    One's wish may be changed until time is up; then the first shout counts, and all may wish anew.
    """

    key: ClassVar[str] = "dark"
    secret: ClassVar[bool] = True

    def deciders(self, s: Lantern) -> list[Seat]:
        return [seat for seat in range(s.seats) if s.could_shout(seat) and s.wishes[seat] is None]

    def volunteers(self, s: Lantern) -> list[Seat]:
        return [seat for seat in range(s.seats) if s.wishes[seat] is not None]

    def moves(self, s: Lantern, seat: Seat) -> list[Move]:
        return [move for move in (PASS, SHOUT_IT) if move is not s.wishes[seat]]

    def refusal(self, s: Lantern, seat: Seat, move: Move) -> Refusal | None:
        if move in self.moves(s, seat):
            return None
        return Refusal(SHOUT if move is SHOUT_IT else NOT_NOW)

    def due(self, s: Lantern) -> int:
        return s.left

    def play(self, s: Lantern, actor: Seat, move: Move, log: Log) -> None:
        if actor != CLOCK:
            s.wishes[actor] = move
            return
        assert isinstance(move, Wait)
        s.left -= move.ticks
        if not s.left:
            self.close(s, log)

    def close(self, s: Lantern, log: Log) -> None:
        shouts = [seat for seat in range(s.seats) if s.wishes[seat] is SHOUT_IT]
        s.wishes = [None] * s.seats
        if not shouts:
            s.pop(log)
            return
        s.left = WINDOW
        s.shouts[shouts[0]] = False
        s.table[s.table.index(max(s.table))] = 0
        log.add(Shouted(shouts[0]))


class Hanging(Phase[Lantern]):
    """Who took the trick hangs the lantern: chooses how, unseen, and lets go.

    The others may give it a push meanwhile, once. When time is up it stays where it is.
    """

    key: ClassVar[str] = "hang"

    def __init__(self, hanger: Seat) -> None:
        self.hanger: Final = hanger

    def deciders(self, s: Lantern) -> list[Seat]:
        return [self.hanger]

    def volunteers(self, s: Lantern) -> list[Seat]:
        return [seat for seat in range(s.seats) if seat != self.hanger and seat not in s.swayed]

    def moves(self, s: Lantern, seat: Seat) -> list[Move]:
        return [PASS] if seat == self.hanger and s.half is not None else SWAY_MOVES

    def refusal(self, s: Lantern, seat: Seat, move: Move) -> Refusal | None:
        if move in self.moves(s, seat):
            return None
        return Refusal(ONCE_A_TICK if isinstance(move, Sway) else NOT_NOW)

    def due(self, s: Lantern) -> int:
        return s.left

    def play(self, s: Lantern, actor: Seat, move: Move, log: Log) -> None:
        if isinstance(move, Wait):
            s.left -= move.ticks
            if not s.left:
                self.end(s, log)
        elif actor == self.hanger and isinstance(move, Sway):
            s.half = move
        elif isinstance(move, Sway):
            s.swayed.append(actor)
            self.sway(s, actor, move, log)
        else:
            assert isinstance(s.half, Sway)
            self.sway(s, actor, s.half, log)
            self.end(s, log)

    def sway(self, s: Lantern, seat: Seat, sway: Sway, log: Log) -> None:
        s.light += sway.by
        log.add(Swayed(seat, sway.by))

    def end(self, s: Lantern, log: Log) -> None:
        s.half = None
        s.left = 0
        s.swayed = []
        s.pop(log)


DARK: Final = Dark()
