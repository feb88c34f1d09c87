"""Missions with wires that stand apart from the row: marked X, or reversed (W1-W13)."""

from __future__ import annotations

from powderkeg.rules.bombbusters.claim import Claim
from powderkeg.rules.bombbusters.missions.mission import Mission
from powderkeg.rules.bombbusters.missions.rulebook import W
from powderkeg.rules.bombbusters.over import step
from powderkeg.rules.bombbusters.pieces import Stand, Wire
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import Log, Phase, Seat


def is_among_last(s: BombBusters, count: int) -> bool:
    """Is the wire that was just drawn one of the last so many that each stand gets?"""
    return sum(s.bag) < count * len(s.all_stands())


def mark_x(s: BombBusters, stand: Stand, wire: Wire) -> None:
    """It stands far right, and only its owner sees it."""
    s.stands[stand].append(wire)
    s.apart.append(wire)
    s.aware[wire] = 1 << stand // 2


def turn_round(s: BombBusters, stand: Stand, wire: Wire) -> None:
    """It stands far right, and all but its owner see it."""
    s.stands[stand].append(wire)
    s.apart.append(wire)
    s.aware[wire] = (1 << s.seats) - 1 & ~(1 << stand // 2)


class Reversed(Mission):
    """Some seats have a reversed wire: the last one that comes to their last stand.

    It is a random wire of theirs like any other, and so they never see it.
    """

    def __init__(self, number: int, reds: tuple[int, int], reds_for_two: tuple[int, int]) -> None:
        super().__init__(number, reds=reds, reds_for_two=reds_for_two)
        self.signs = ("reversed",)
        self.endings = {"reversed": W[9]}

    def is_turned(self, s: BombBusters, seat: Seat) -> bool:
        """Has this seat one?"""
        return True

    def deal_to(self, s: BombBusters, stand: Stand, wire: Wire) -> None:
        seat = stand // 2
        is_last = stand == s.stands_of(seat)[-1] and is_among_last(s, 1)
        if is_last and self.is_turned(s, seat):
            turn_round(s, stand, wire)
        else:
            s.sort_in(stand, wire)


class Tripwires(Reversed):
    """A teammate may cut a reversed wire, too, for a step of the dial (M56.3)."""

    def charge(self, s: BombBusters, claim: Claim, log: Log) -> Phase[BombBusters] | None:
        """Right or wrong, and the Stabilizer does not stop it (W6)."""
        if any(wire in s.apart for wire in claim.wires):
            step(s, log)
        return None
