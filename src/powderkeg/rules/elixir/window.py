"""Windows for answers: always as long as agreed, and nobody sees who could use one (E13, X-64)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from powderkeg.rules.core import CLOCK, Log, Move, Refusal, Seat, Wait
from powderkeg.rules.elixir.answers import answers
from powderkeg.rules.elixir.cards import NONE
from powderkeg.rules.elixir.moves import ANSWER, MOST_SEATS, PASS, OfFind, OfSpell
from powderkeg.rules.elixir.rulebook import E, X
from powderkeg.rules.elixir.setting import BETWEEN_TICKS
from powderkeg.rules.elixir.step import Step

if TYPE_CHECKING:
    from powderkeg.rules.elixir.state import Elixir

MOST_CHANGES: Final = 20  # so that every window has an end, even without a clock
NO_CHOICES: Final[tuple[Move | None, ...]] = (None,) * MOST_SEATS
NO_CHANGES: Final[tuple[int, ...]] = (0,) * MOST_SEATS


class Window(Step):
    """All may choose at once and in secret; when time is up, the first in turn order plays.

    It opens anew after every answer, until nobody answers.
    """

    key: ClassVar[str] = "window"
    secret: ClassVar[bool] = True

    def __init__(
        self,
        choices: tuple[Move | None, ...] = NO_CHOICES,
        changes: tuple[int, ...] = NO_CHANGES,
    ) -> None:
        self.choices: Final = choices  # by seat
        self.changes: Final = changes  # by seat: how often it has chosen

    def with_choices(self, choices: tuple[Move | None, ...], changes: tuple[int, ...]) -> Window:
        return Window(choices, changes)

    def with_choice(self, seat: Seat, move: Move) -> Window:
        changed = self.changes[seat] + 1
        return self.with_choices(
            (*self.choices[:seat], move, *self.choices[seat + 1 :]),
            (*self.changes[:seat], changed, *self.changes[seat + 1 :]),
        )

    def known_to(self, eye: Seat) -> Window:
        """One knows one's own choice alone."""
        return self.with_choices(
            tuple(choice if seat == eye else None for seat, choice in enumerate(self.choices)),
            tuple(count if seat == eye else 0 for seat, count in enumerate(self.changes)),
        )

    def ticks(self, s: Elixir) -> int:
        return s.setting.window

    def begin(self, s: Elixir, log: Log) -> None:
        if s.items and s.items[-1].is_cancelled:
            s.phases.pop()
        else:
            s.waited = 0

    def deciders(self, s: Elixir) -> list[Seat]:
        return [
            seat
            for seat in range(s.seats)
            if self.choices[seat] is None and answers(s, seat, self.key)
        ]

    def volunteers(self, s: Elixir) -> list[Seat]:
        return [
            seat
            for seat in range(s.seats)
            if self.choices[seat] is not None and self.changes[seat] < MOST_CHANGES
        ]

    def moves(self, s: Elixir, seat: Seat) -> list[Move]:
        moves = [*answers(s, seat, self.key), PASS]
        return [move for move in moves if move is not self.choices[seat]]

    def refusal(self, s: Elixir, seat: Seat, move: Move) -> Refusal | None:
        if move in self.moves(s, seat):
            return None
        if self.choices[seat] is move:
            return Refusal(X[4])
        return Refusal(E[13])

    def due(self, s: Elixir) -> int:
        return self.ticks(s) - s.waited

    def play(self, s: Elixir, actor: Seat, move: Move, log: Log) -> None:
        if actor != CLOCK:
            s.phases[-1] = self.with_choice(actor, move)
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
            choice = self.choices[seat]
            if choice is not None and choice is not PASS:
                s.phases[-1] = self.with_choices(NO_CHOICES, NO_CHANGES)
                s.answer(seat, choice, log)
                return
        s.phases.pop()


class Between(Window):
    """Between two turns."""

    key: ClassVar[str] = "between"

    def with_choices(self, choices: tuple[Move | None, ...], changes: tuple[int, ...]) -> Window:
        return Between(choices, changes)

    def ticks(self, s: Elixir) -> int:
        return BETWEEN_TICKS


class Ringing(Window):
    """A moment in a transaction for the Bell alone (X-54)."""

    key: ClassVar[str] = "bell"

    def with_choices(self, choices: tuple[Move | None, ...], changes: tuple[int, ...]) -> Window:
        return Ringing(choices, changes)

    def ticks(self, s: Elixir) -> int:
        return BETWEEN_TICKS


CARD_WINDOW: Final = Window()
BETWEEN_WINDOW: Final = Between()
BELL_WINDOW: Final = Ringing()


def chosen(move: Move) -> tuple[int, int]:
    """The spell or find of an answer."""
    if isinstance(move, OfSpell):
        return move.spell, NONE
    assert isinstance(move, OfFind) and move is ANSWER[move.find]
    return NONE, move.find
