"""The flea market: everyone lays a find, everyone takes one (T2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from powderkeg.rules.core import Log, Move, Seat
from powderkeg.rules.elixir.cards import NONE, Item
from powderkeg.rules.elixir.deal_events import Picked, TurnedUp
from powderkeg.rules.elixir.deals import partakers
from powderkeg.rules.elixir.deck import FINDS, Find
from powderkeg.rules.elixir.hands import add, everyone, kinds, remove
from powderkeg.rules.elixir.laying import LayAll
from powderkeg.rules.elixir.moves import PICK, OfFind
from powderkeg.rules.elixir.needs import most_needed
from powderkeg.rules.elixir.rulebook import T
from powderkeg.rules.elixir.step import Question, Step
from powderkeg.rules.elixir.window import BELL_WINDOW

if TYPE_CHECKING:
    from powderkeg.rules.elixir.state import Elixir


def flea_market(s: Elixir, item: Item, log: Log) -> None:
    s.dealers = partakers(s, item.player)
    # The Bell may be rung when all have laid.
    s.plan([LayAll(s.dealers, BELL_WINDOW, item.key), TURN_UP])


class TurnUpAll(Step):
    """What was laid is turned up; who laid something will pick."""

    def begin(self, s: Elixir, log: Log) -> None:
        s.phases.pop()
        if s.items[-1].is_cancelled:
            return
        willing: list[Seat] = []
        obliging: list[Seat] = []
        for seat in s.dealers:
            find = s.laid[seat]
            if find != NONE:
                remove(s, seat, find, everyone(s))
                s.laid[seat] = NONE
                s.stalls[seat] = find
                log.add(TurnedUp({"seat": seat, "find": FINDS[find].key}))
                (willing if s.on(seat, "obliging") is None else obliging).append(seat)
        s.plan([Pick(seat) for seat in [*willing, *obliging]])


TURN_UP: Final = TurnUpAll()


class Pick(Question):
    """One player takes one of the finds that lie there."""

    key: ClassVar[str] = "pick"

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat, T[2])

    def begin(self, s: Elixir, log: Log) -> None:
        ware = wares(s)
        if len(ware) == 1:
            self.choose(s, PICK[ware[0]], log)

    def moves(self, s: Elixir, seat: Seat) -> list[Move]:
        return [PICK[find] for find in wares(s)]

    def choose(self, s: Elixir, move: Move, log: Log) -> None:
        assert isinstance(move, OfFind)
        s.phases.pop()
        s.stalls[s.stalls.index(move.find)] = NONE
        add(s, self.seat, move.find, everyone(s))
        log.add(Picked({"seat": self.seat, "find": FINDS[move.find].key}))

    def default(self, s: Elixir) -> Move:
        return PICK[most_needed(s, self.seat, wares(s))]


def wares(s: Elixir) -> list[Find]:
    """The kinds that lie there."""
    return kinds(sorted(find for find in s.stalls if find != NONE))
