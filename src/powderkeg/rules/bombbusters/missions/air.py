"""What missions with oxygen share (44, 49, 54), and skipping a turn."""

from __future__ import annotations

from powderkeg.rules.bombbusters.aiming import turn_is_over
from powderkeg.rules.bombbusters.over import advance
from powderkeg.rules.bombbusters.pieces import Value
from powderkeg.rules.bombbusters.props import Skipped
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import Log, Seat


def zone(value: Value) -> int:
    """1 token for 1 to 4, 2 for 5 to 8, 3 for 9 to 12."""
    return (value + 3) // 4


def skip(s: BombBusters, seat: Seat, log: Log) -> None:
    """The dial moves, unless the Stabilizer holds (D22, B13)."""
    log.add(Skipped({"seat": seat}))
    advance(s, log)


def skip_turn(s: BombBusters, seat: Seat, log: Log) -> None:
    skip(s, seat, log)
    turn_is_over(s, log)
