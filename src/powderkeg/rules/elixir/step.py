"""What is still to be done, as small steps on the stack of phases: the last one comes first.

A step is a phase. One that can go on by itself does so when it begins, and leaves the stack; one
that needs somebody (a seat, nature, the clock) stays, and is asked what may be done.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from powderkeg.rules.core import (
    CLOCK,
    NEVER,
    NOT_NOW,
    Log,
    Move,
    Phase,
    Refusal,
    Rule,
    Seat,
    Wait,
)
from powderkeg.rules.elixir.setting import CHOICE_TICKS

if TYPE_CHECKING:
    from powderkeg.rules.elixir.state import Elixir


class Step(Phase["Elixir"]):
    """One thing to be done.

    It begins when it has come to the top, and again when something was done in it: then it takes
    itself off the stack, or another takes its place, or it stays. What comes to the top by that
    begins in `Elixir.proceed`, not in `go`, `push` or `pop`.
    """


class Ask(Step):
    """One seat chooses; if a clock runs and runs out, the choice is made for it."""

    def asked(self, s: Elixir) -> Seat:
        raise NotImplementedError

    def why_not(self, s: Elixir, move: Move) -> Refusal:
        """Why a move that is not listed may not be made."""
        return Refusal(NOT_NOW)

    def choose(self, s: Elixir, move: Move, log: Log) -> None:
        raise NotImplementedError

    def default(self, s: Elixir) -> Move:
        """What is chosen for who does not choose in time (X-65)."""
        return self.moves(s, self.asked(s))[0]

    def deciders(self, s: Elixir) -> list[Seat]:
        return [self.asked(s)]

    def refusal(self, s: Elixir, seat: Seat, move: Move) -> Refusal | None:
        return None if move in self.moves(s, seat) else self.why_not(s, move)

    def due(self, s: Elixir) -> int:
        ticks = s.setting.patience(CHOICE_TICKS)
        return NEVER if ticks == NEVER else ticks - s.waited

    def play(self, s: Elixir, actor: Seat, move: Move, log: Log) -> None:
        if actor == CLOCK:
            assert isinstance(move, Wait)
            s.waited += move.ticks
            if self.due(s) > 0:
                return
            move = self.default(s)
        s.waited = 0
        self.choose(s, move, log)
        s.proceed(log)


class Question(Ask):
    """One seat is asked; whatever is not offered is not what the rule says."""

    def __init__(self, seat: Seat, rule: Rule) -> None:
        self.seat: Final = seat
        self.rule: Final = rule

    def asked(self, s: Elixir) -> Seat:
        return self.seat

    def why_not(self, s: Elixir, move: Move) -> Refusal:
        return Refusal(self.rule)


class Draw(Step):
    """Cards come by chance."""

    key: ClassVar[str] = "draw"

    def draw(self, s: Elixir, move: Move, log: Log) -> None:
        raise NotImplementedError

    def play(self, s: Elixir, actor: Seat, move: Move, log: Log) -> None:
        self.draw(s, move, log)
        s.proceed(log)
