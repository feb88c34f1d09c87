"""All lay one find face down at once: for Sneezing Powder, and at the flea market."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from powderkeg.rules.core import CLOCK, NEVER, Log, Move, Refusal, Seat, Wait
from powderkeg.rules.elixir.cards import NONE
from powderkeg.rules.elixir.deal_events import Laid
from powderkeg.rules.elixir.deck import Find
from powderkeg.rules.elixir.hands import kinds
from powderkeg.rules.elixir.moves import LAY, OfFind
from powderkeg.rules.elixir.needs import least_needed
from powderkeg.rules.elixir.rulebook import T
from powderkeg.rules.elixir.setting import CHOICE_TICKS
from powderkeg.rules.elixir.step import Step

if TYPE_CHECKING:
    from powderkeg.rules.elixir.state import Elixir


def lay(s: Elixir, seat: Seat, find: Find, log: Log) -> None:
    s.laid[seat] = find
    log.add(Laid({"seat": seat}))


class LayAll(Step):
    """These players lay; then `after` goes on with what lies there."""

    key: ClassVar[str] = "lay"

    def __init__(self, players: tuple[Seat, ...], after: Step, why: str) -> None:
        self.players: Final = players
        self.after: Final = after
        self.why: Final = why

    def begin(self, s: Elixir, log: Log) -> None:
        for seat in self.deciders(s):
            if len(s.hands[seat]) == 1:  # everybody knows that there is no choice
                lay(s, seat, s.hands[seat][0], log)
        if not self.deciders(s):
            s.waited = 0
            s.phases[-1] = self.after

    def deciders(self, s: Elixir) -> list[Seat]:
        """Everyone who has not laid yet."""
        return [seat for seat in self.players if s.laid[seat] == NONE and s.hands[seat]]

    def moves(self, s: Elixir, seat: Seat) -> list[Move]:
        return [LAY[find] for find in kinds(s.hands[seat])]

    def refusal(self, s: Elixir, seat: Seat, move: Move) -> Refusal | None:
        return None if move in self.moves(s, seat) else Refusal(T[2])

    def due(self, s: Elixir) -> int:
        ticks = s.setting.patience(CHOICE_TICKS)
        return NEVER if ticks == NEVER else ticks - s.waited

    def play(self, s: Elixir, actor: Seat, move: Move, log: Log) -> None:
        if actor == CLOCK:
            assert isinstance(move, Wait)
            s.waited += move.ticks
            if self.due(s) > 0:
                return
            for seat in self.deciders(s):
                lay(s, seat, least_needed(s, seat, kinds(s.hands[seat])), log)
        else:
            assert isinstance(move, OfFind)
            lay(s, actor, move.find, log)
        s.proceed(log)
