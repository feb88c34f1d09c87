"""Windows for answers: always as long as agreed, and nobody sees who could use one (E13, X-64)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from powderkeg.rules.core import CLOCK, Log, Move, Refusal, Seat, Wait
from powderkeg.rules.elixir.answers import answers
from powderkeg.rules.elixir.cards import NONE, Half
from powderkeg.rules.elixir.moves import (
    ANSWER,
    GRIND,
    JACKDAW,
    KEY,
    MOST_SEATS,
    PASS,
    PAY,
    OfFind,
    OfSpell,
)
from powderkeg.rules.elixir.paying import is_free, is_paid, paid_with, payments, until_choice
from powderkeg.rules.elixir.rulebook import E, X
from powderkeg.rules.elixir.setting import BETWEEN_TICKS
from powderkeg.rules.elixir.step import Step

if TYPE_CHECKING:
    from powderkeg.rules.elixir.state import Elixir

MOST_CHANGES: Final = 20  # so that every window has an end, even without a clock


class Answer:
    """What a seat has chosen: a card, and perhaps how it is paid."""

    def __init__(
        self, choice: Move, half: Half | None, changes: int, is_paid_so: bool = False
    ) -> None:
        self.choice: Final = choice
        self.half: Final = half  # none: it lets the card be
        self.changes: Final = changes  # how often it has chosen
        self.is_paid_so: Final = is_paid_so  # of the payment, too


NO_ANSWERS: Final[tuple[Answer | None, ...]] = (None,) * MOST_SEATS


class Window(Step):
    """All may choose at once and in secret; when time is up, the first in turn order plays.

    A spell is paid in the plainest way, unless its owner, still in secret, chooses another one. It
    opens anew after every answer, until nobody answers.
    """

    key: ClassVar[str] = "window"
    secret: ClassVar[bool] = True

    # Compiled, a parameter is only told by its name if what stands in for it is plain.
    def __init__(self, answers: tuple[Answer | None, ...] | None = None) -> None:
        self.answers: Final = NO_ANSWERS if answers is None else answers  # by seat

    def with_answers(self, answers: tuple[Answer | None, ...]) -> Window:
        return Window(answers)

    def with_choice(self, s: Elixir, seat: Seat, move: Move) -> Window:
        before = self.answers[seat]
        changes = 1 if before is None else before.changes + 1
        if before is not None and before.half is not None and is_payment(move):
            half = until_choice(s, paid_with(s, before.half, move))
            answer = Answer(before.choice, half, changes, is_paid_so=True)
        else:
            answer = Answer(move, begun(s, seat, move), changes)
        return self.with_answers((*self.answers[:seat], answer, *self.answers[seat + 1 :]))

    def known_to(self, eye: Seat) -> Window:
        """One knows one's own choice alone."""
        return self.with_answers(
            tuple(answer if seat == eye else None for seat, answer in enumerate(self.answers))
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
            if self.answers[seat] is None and answers(s, seat, self.key)
        ]

    def volunteers(self, s: Elixir) -> list[Seat]:
        return [
            seat
            for seat, answer in enumerate(self.answers)
            if answer is not None and answer.changes < MOST_CHANGES
        ]

    def moves(self, s: Elixir, seat: Seat) -> list[Move]:
        moves = [*answers(s, seat, self.key), PASS]
        answer = self.answers[seat]
        if answer is None:
            return moves
        half = answer.half
        if not answer.is_paid_so:  # else it may be paid anew
            moves.remove(answer.choice)
        return moves if half is None or is_paid(half) else [*moves, *payments(s, half)]

    def refusal(self, s: Elixir, seat: Seat, move: Move) -> Refusal | None:
        if move in self.moves(s, seat):
            return None
        answer = self.answers[seat]
        if answer is not None and answer.choice is move:
            return Refusal(X[4])
        return Refusal(E[14] if is_payment(move) else E[13])

    def due(self, s: Elixir) -> int:
        return self.ticks(s) - s.waited

    def play(self, s: Elixir, actor: Seat, move: Move, log: Log) -> None:
        if actor != CLOCK:
            s.phases[-1] = self.with_choice(s, actor, move)
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
            answer = self.answers[seat]
            if answer is not None and answer.half is not None:
                s.phases[-1] = self.with_answers(NO_ANSWERS)
                s.answer(answer.half, log)
                return
        s.phases.pop()


class Between(Window):
    """Between two turns."""

    key: ClassVar[str] = "between"

    def with_answers(self, answers: tuple[Answer | None, ...]) -> Window:
        return Between(answers)

    def ticks(self, s: Elixir) -> int:
        return BETWEEN_TICKS


class Ringing(Window):
    """A moment in a transaction for the Bell alone (X-54)."""

    key: ClassVar[str] = "bell"

    def with_answers(self, answers: tuple[Answer | None, ...]) -> Window:
        return Ringing(answers)

    def ticks(self, s: Elixir) -> int:
        return BETWEEN_TICKS


CARD_WINDOW: Final = Window()
BETWEEN_WINDOW: Final = Between()
BELL_WINDOW: Final = Ringing()


def begun(s: Elixir, seat: Seat, move: Move) -> Half | None:
    """The card of an answer, with nothing chosen about its payment; none, if it is none."""
    if isinstance(move, OfSpell):
        half = Half(move.spell, NONE, seat, is_free=is_free(s, seat, move.spell))
        return until_choice(s, half)
    if move is PASS:
        return None
    assert isinstance(move, OfFind) and move is ANSWER[move.find]
    return Half(NONE, move.find, seat)


def is_payment(move: Move) -> bool:
    if isinstance(move, OfFind):
        return move is PAY[move.find] or move is GRIND[move.find]
    return move is KEY or move is JACKDAW
