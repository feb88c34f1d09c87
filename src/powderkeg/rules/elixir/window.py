"""Windows for answers: always as long as agreed, and nobody sees who could use one (E13, X-64)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from powderkeg.rules.core import CLOCK, Log, Move, Phase, Refusal, Seat, Wait
from powderkeg.rules.elixir.answers import answers
from powderkeg.rules.elixir.cards import NONE
from powderkeg.rules.elixir.moves import ANSWER, PASS, OfFind, OfSpell
from powderkeg.rules.elixir.rulebook import E, X
from powderkeg.rules.elixir.setting import BETWEEN_TICKS
from powderkeg.rules.elixir.step import Step

if TYPE_CHECKING:
    from powderkeg.rules.elixir.state import Elixir

MOST_CHANGES: Final = 20  # so that every window has an end, even without a clock


class Answering(Phase["Elixir"]):
    """All may choose at once and in secret; when time is up, the first in turn order plays."""

    key: ClassVar[str] = "window"
    secret: ClassVar[bool] = True

    def ticks(self, s: Elixir) -> int:
        return s.setting.window

    def deciders(self, s: Elixir) -> list[Seat]:
        return [
            seat
            for seat in range(s.seats)
            if s.choices[seat] is None and answers(s, seat, self.key)
        ]

    def volunteers(self, s: Elixir) -> list[Seat]:
        return [
            seat
            for seat in range(s.seats)
            if s.choices[seat] is not None and s.changes[seat] < MOST_CHANGES
        ]

    def moves(self, s: Elixir, seat: Seat) -> list[Move]:
        moves = [*answers(s, seat, self.key), PASS]
        return [move for move in moves if move is not s.choices[seat]]

    def refusal(self, s: Elixir, seat: Seat, move: Move) -> Refusal | None:
        if move in self.moves(s, seat):
            return None
        if s.choices[seat] is move:
            return Refusal(X[4])
        return Refusal(E[13])

    def due(self, s: Elixir) -> int:
        return self.ticks(s) - s.waited

    def play(self, s: Elixir, actor: Seat, move: Move, log: Log) -> None:
        if actor != CLOCK:
            s.choices[actor] = move
            s.changes[actor] += 1
            return
        assert isinstance(move, Wait)
        s.waited += move.ticks
        if self.due(s) == 0:
            self.close(s, log)
            s.proceed(log)

    def close(self, s: Elixir, log: Log) -> None:
        """The first answer in turn order is played, the others are taken back (X-4)."""
        s.waited = 0
        for seat in s.in_turn():
            choice = s.choices[seat]
            if choice is not None and choice is not PASS:
                s.answer(seat, choice, log)
                return
        s.agenda.pop()


class Between(Answering):
    """Between two turns."""

    key: ClassVar[str] = "between"

    def ticks(self, s: Elixir) -> int:
        return BETWEEN_TICKS


class Ringing(Answering):
    """A moment in a transaction for the Bell alone (X-54)."""

    key: ClassVar[str] = "bell"

    def ticks(self, s: Elixir) -> int:
        return BETWEEN_TICKS


ANSWERING = Answering()
BETWEEN = Between()
RINGING = Ringing()


class Window(Step):
    """A window opens, anew after every answer, until nobody answers."""

    def __init__(self, phase: Answering) -> None:
        self.phase: Final = phase

    def run(self, s: Elixir, log: Log) -> Phase[Any] | None:
        if s.items and s.items[-1].is_cancelled:
            s.agenda.pop()
            return None
        s.waited = 0
        s.choices = [None] * s.seats
        s.changes = [0] * s.seats
        return self.phase


CARD_WINDOW: Final = Window(ANSWERING)
BETWEEN_WINDOW: Final = Window(BETWEEN)
BELL_WINDOW: Final = Window(RINGING)


def chosen(move: Move) -> tuple[int, int]:
    """The spell or find of an answer."""
    if isinstance(move, OfSpell):
        return move.spell, NONE
    assert isinstance(move, OfFind) and move is ANSWER[move.find]
    return NONE, move.find
