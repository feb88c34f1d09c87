"""What missions with oxygen share (44, 49, 54), and skipping a turn."""

from __future__ import annotations

from powderkeg.rules.bombbusters.aiming import turn_is_over
from powderkeg.rules.bombbusters.missions.mission import Mission
from powderkeg.rules.bombbusters.moves import SKIP
from powderkeg.rules.bombbusters.over import advance
from powderkeg.rules.bombbusters.pieces import Value
from powderkeg.rules.bombbusters.prop_events import Skipped
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import NOT_NOW, Log, Move, Refusal, Seat


def zone(value: Value) -> int:
    """1 token for 1 to 4, 2 for 5 to 8, 3 for 9 to 12."""
    return (value + 3) // 4


def skip(s: BombBusters, seat: Seat, log: Log) -> None:
    """The dial moves, unless the Stabilizer holds (D22, B13)."""
    log.add(Skipped({"seat": seat}))
    advance(s, log)


class Skippable(Mission):
    """Who cannot pay, or does not want to, skips the turn."""

    def specials(self, s: BombBusters, seat: Seat) -> list[Move]:
        return [SKIP]

    def why_not(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        return None if move is SKIP else Refusal(NOT_NOW)

    def play(self, s: BombBusters, seat: Seat, move: Move, log: Log) -> None:
        skip(s, seat, log)
        turn_is_over(s, log)
