"""Mission 38: a wire of the Captain's that all see but the Captain."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.bombbusters.aiming import turn_is_over
from powderkeg.rules.bombbusters.clues import Stranded
from powderkeg.rules.bombbusters.missions.apart import Reversed
from powderkeg.rules.bombbusters.missions.mission import Mission
from powderkeg.rules.bombbusters.missions.rules_31 import M38
from powderkeg.rules.bombbusters.missions.skipping import skip
from powderkeg.rules.bombbusters.moves import SKIP
from powderkeg.rules.bombbusters.pieces import RED, Value, Wire
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import NO_MOVES, NOT_NOW, Log, Move, Refusal, Seat


class BlindCaptain(Reversed):
    """Only the Captain cuts it. Who could only cut with that wire skips, for a step of the dial."""

    def __init__(self) -> None:
        super().__init__(38, reds=(2, 2), reds_for_two=(3, 3))

    def is_turned(self, s: BombBusters, seat: Seat) -> bool:
        return seat == s.captain

    def why_not_at(self, s: BombBusters, seat: Seat, wire: Wire, how: str) -> Refusal | None:
        return Refusal(M38[2]) if wire in s.apart else None

    def why_not_named(self, s: BombBusters, seat: Seat, value: Value) -> Refusal | None:
        return Refusal(M38[4]) if is_stranded(s, seat) else None

    def said(self, s: BombBusters, seat: Seat, value: Value) -> None:
        """Whoever says a value is not stranded; that is news when few wires are left."""
        if seat == s.captain or not s.apart or s.open[s.apart[0]]:
            return
        hand = s.hand(seat)
        same = s.count(value) - s.cut[value] - 1  # that a stranded hand would have
        reds = s.count(RED) - s.cut[RED]
        if same > len(hand) or len(hand) - same > reds:
            return
        if all(s.known[wire] in (0, value, RED) for wire in hand):
            note_stranded(s, seat, False)

    def specials(self, s: BombBusters, seat: Seat) -> list[Move]:
        return [SKIP] if is_stranded(s, seat) else NO_MOVES

    def why_not(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        if move is not SKIP:
            return Refusal(NOT_NOW)
        return None if is_stranded(s, seat) else Refusal(M38[3])

    def play(self, s: BombBusters, seat: Seat, move: Move, log: Log) -> None:
        note_stranded(s, seat, True)
        skip(s, seat, log)
        turn_is_over(s, log)


def is_stranded(s: BombBusters, seat: Seat) -> bool:
    """All that is not red is what the Captain's wire is, and no other of it is elsewhere."""
    if seat == s.captain or not s.apart or s.open[s.apart[0]]:
        return False
    value = s.value(s.apart[0])
    held = 0
    for wire in s.hand(seat):
        if s.value(wire) == value:
            held += 1
        elif s.value(wire) != RED:
            return False
    return value != RED and held > 0 and held + 1 == s.count(value) - s.cut[value]


def note_stranded(s: BombBusters, seat: Seat, is_so: bool) -> None:
    first = s.apart[0]
    hand = s.hand(seat)
    others: list[Wire] = []
    for other in s.others(seat):
        others += [wire for wire in s.hand(other) if wire != first]
    s.clues.append(Stranded((first, *hand, *others), len(hand), is_so))


MISSION: Final[Mission] = BlindCaptain()
