"""The end: the first without a spell in hand has won."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from powderkeg.rules.core import Log, Phase
from powderkeg.rules.elixir.deal_events import Stopped, Won

if TYPE_CHECKING:
    from powderkeg.rules.elixir.state import Elixir

MOST_TURNS: Final = 1000


class Over(Phase["Elixir"]):
    """Nobody is awaited any more."""

    key: ClassVar[str] = "over"


OVER: Final = Over()


def check_end(s: Elixir, log: Log) -> None:
    """Asked when nothing waits on the stack: the active player first, then turn order (X-3)."""
    for seat in s.in_turn():
        if not s.books[seat]:
            s.winners = (seat,)
            s.phases = [OVER]
            log.add(Won({"seat": seat}))
            return


def stop(s: Elixir, log: Log) -> None:
    """The longest game: the lowest open value wins, a tie is shared (X-66)."""
    least = min(s.points(seat) for seat in range(s.seats))
    s.winners = tuple(seat for seat in range(s.seats) if s.points(seat) == least)
    s.is_stopped = True
    s.phases = [OVER]
    log.add(Stopped({}))
