"""The clock of a turn: it runs while its player is to choose (E23, X-52)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from powderkeg.rules.core import NEVER, Log, Move, Wait
from powderkeg.rules.elixir.setting import SHORT_TICKS, TURN_TICKS
from powderkeg.rules.elixir.turning import end_turn

if TYPE_CHECKING:
    from powderkeg.rules.elixir.state import Elixir


def turn_ticks(s: Elixir) -> int:
    """How long this turn may last; NEVER: as long as it takes."""
    if s.on(s.active, "short-turns") is not None:
        return SHORT_TICKS + s.bonus
    ticks = s.setting.patience(TURN_TICKS)
    return NEVER if ticks == NEVER else ticks + s.bonus


def ticks_left(s: Elixir) -> int:
    ticks = turn_ticks(s)
    return NEVER if ticks == NEVER else max(1, ticks - s.spent)


def run_down(s: Elixir, move: Move, log: Log) -> None:
    """Time passes. At zero a half-made play is taken back, and the turn ends."""
    assert isinstance(move, Wait)
    over = move.ticks >= ticks_left(s)
    s.spent += move.ticks
    if over:
        end_turn(s, "time", log)
        s.proceed(log)
