"""Before the first turn: who begins, the draft by levels, five finds each."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from powderkeg.rules.core import Log, Move, Seat
from powderkeg.rules.elixir.books import DrawSpell
from powderkeg.rules.elixir.deck import LEVELS
from powderkeg.rules.elixir.events import DraftOver, FirstChosen, PickedLevel
from powderkeg.rules.elixir.giving import DrawFinds
from powderkeg.rules.elixir.moves import FIRST, TAKE, OfNumber, OfSeat
from powderkeg.rules.elixir.rulebook import E
from powderkeg.rules.elixir.step import Draw, Question, Step
from powderkeg.rules.elixir.turn import TURN

if TYPE_CHECKING:
    from powderkeg.rules.elixir.state import Elixir

FIRST_FINDS: Final = 5


class ChooseFirst(Draw):
    """Any random way will do."""

    def chances(self, s: Elixir) -> list[Move]:
        return [FIRST[seat] for seat in range(s.seats)]

    def draw(self, s: Elixir, move: Move, log: Log) -> None:
        assert isinstance(move, OfSeat)
        s.active = move.seat
        s.phases = [TURN, Draft(move.seat)]
        log.add(FirstChosen({"seat": move.seat}))


CHOOSE_FIRST: Final = ChooseFirst()


def left_in(s: Elixir, level: int) -> int:
    """Spells of a level that nobody has picked."""
    picked = 0
    if not s.setting.looks_at_once:
        for picks in s.picks:
            picked += picks.count(level)
    return len(s.fresh[level]) - picked


class Draft(Question):
    """In turn, each takes a spell of a level of their choice, until they have points enough."""

    key: ClassVar[str] = "draft"
    brisk: ClassVar[bool] = True

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat, E[5])

    def begin(self, s: Elixir, log: Log) -> None:
        for seat in [self.seat, *s.clockwise(self.seat)]:
            if sum(s.picks[seat]) < s.setting.points:
                if seat != self.seat:
                    s.phases[-1] = Draft(seat)
                return
        s.phases.pop()
        log.add(DraftOver({}))
        s.plan(deal(s))

    def moves(self, s: Elixir, seat: Seat) -> list[Move]:
        return [TAKE[level] for level in range(1, LEVELS + 1) if left_in(s, level)]

    def choose(self, s: Elixir, move: Move, log: Log) -> None:
        assert isinstance(move, OfNumber)
        seat = self.seat
        s.phases[-1] = Draft((seat + 1) % s.seats)
        s.picks[seat] = (*s.picks[seat], move.number)
        points = sum(s.picks[seat])
        log.add(PickedLevel({"seat": seat, "level": move.number, "points": points}))
        if s.setting.looks_at_once:
            s.plan([DrawSpell(seat, move.number)])

    def default(self, s: Elixir) -> Move:
        moves = self.moves(s, self.seat)
        return moves[min(1, len(moves) - 1)]


def deal(s: Elixir) -> list[Step]:
    """The spells that were picked by level are looked at now (E6), then five finds each."""
    steps: list[Step] = []
    seats = [s.active, *s.clockwise(s.active)]
    if not s.setting.looks_at_once:
        for seat in seats:
            steps.extend(DrawSpell(seat, level) for level in s.picks[seat])
    steps.extend(DrawFinds(seat, FIRST_FINDS, "deal") for seat in seats)
    steps.append(FIRST_TURN)
    return steps


class FirstTurn(Step):
    """The first player begins."""

    def begin(self, s: Elixir, log: Log) -> None:
        s.phases.pop()
        s.active = (s.active - s.order) % s.seats
        s.is_ended = True
        s.picks = [()] * s.seats


FIRST_TURN: Final = FirstTurn()
