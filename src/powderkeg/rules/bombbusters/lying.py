"""False tokens (missions 17 and 52): this wire is not of this value."""

from __future__ import annotations

from powderkeg.rules.bombbusters.events import Lied
from powderkeg.rules.bombbusters.moves import LIES
from powderkeg.rules.bombbusters.pieces import (
    NUMBERS,
    RED,
    VALUE_TEXTS,
    YELLOW,
    Value,
    Wire,
    letter,
)
from powderkeg.rules.bombbusters.rulebook import R
from powderkeg.rules.bombbusters.shapes import Lie
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import Log, Move, Refusal, Seat


def lies(s: BombBusters, seat: Seat, start: bool) -> list[Move]:
    """False tokens that this seat may put, at the start or by Post-it."""
    found: list[Move] = []
    for stand in s.stands_of(seat):
        for place in range(len(s.stands[stand])):
            for number in NUMBERS:
                move = LIES[stand][place][number]
                if why_not_lie(s, seat, move, start) is None:
                    found.append(move)
    return found


def why_not_lie(s: BombBusters, seat: Seat, move: Lie, start: bool) -> Refusal | None:
    wire = s.wire_at(move.stand, move.place)
    if wire < 0 or move.stand // 2 != seat or s.open[wire]:
        return Refusal(R[6])
    return s.setting.mission.why_not_false(s, wire, move.number, start)


def note_blue(s: BombBusters, wire: Wire) -> None:
    """In mission 52 a Post-it lies only before blue (D28), in mission 17 every token."""
    s.nots[wire] |= 1 << YELLOW | 1 << RED


def lie(s: BombBusters, wire: Wire, value: Value, why: str, log: Log) -> None:
    s.lies[wire] |= 1 << value
    s.nots[wire] |= 1 << value
    stand, place = s.place_of(wire)
    facts = {"place": letter(stand, place), "value": VALUE_TEXTS[value], "why": why}
    log.add(Lied({"owner": stand // 2, **facts}))
