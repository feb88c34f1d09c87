"""What is still to be done, as small steps on a list: the last one comes first.

A step that can go on does, and takes itself off the list; one that needs somebody (a seat,
nature, the clock) names the phase in which that one is awaited.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

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


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """One thing to be done. Its fields never change: another step takes its place."""

    def run(self, s: Elixir, log: Log) -> Phase[Any] | None:
        """Go on as far as possible. The phase, if somebody is awaited."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Step):
    """A step in which one seat chooses."""

    def asked(self, s: Elixir) -> Seat:
        raise NotImplementedError

    def moves(self, s: Elixir) -> list[Move]:
        raise NotImplementedError

    def why_not(self, s: Elixir, move: Move) -> Refusal:
        """Why a move that is not listed may not be made."""
        return Refusal(NOT_NOW)

    def choose(self, s: Elixir, move: Move, log: Log) -> None:
        raise NotImplementedError

    def default(self, s: Elixir) -> Move:
        """What is chosen for who does not choose in time (X-65)."""
        return self.moves(s)[0]


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Ask):
    """One seat is asked, in one phase; whatever is not offered is not what the rule says."""

    def __init__(self, seat: Seat, phase: Phase[Any], rule: Rule) -> None:
        self.seat: Final = seat
        self.phase: Final = phase
        self.rule: Final = rule

    def run(self, s: Elixir, log: Log) -> Phase[Any] | None:
        return self.phase

    def asked(self, s: Elixir) -> Seat:
        return self.seat

    def why_not(self, s: Elixir, move: Move) -> Refusal:
        return Refusal(self.rule)


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw(Step):
    """A step in which nature chooses."""

    def chances(self, s: Elixir) -> list[Move]:
        raise NotImplementedError

    def draw(self, s: Elixir, move: Move, log: Log) -> None:
        raise NotImplementedError


class Nature(Phase["Elixir"]):
    """Cards come by chance."""

    key = "draw"

    def chances(self, s: Elixir) -> list[Move]:
        step = s.agenda[-1]
        assert isinstance(step, Draw)
        return step.chances(s)

    def play(self, s: Elixir, actor: Seat, move: Move, log: Log) -> None:
        step = s.agenda[-1]
        assert isinstance(step, Draw)
        step.draw(s, move, log)
        s.proceed(log)


NATURE = Nature()


@mypyc_attr(allow_interpreted_subclasses=True)
class Choosing(Phase["Elixir"]):
    """One seat chooses; if a clock runs and runs out, the choice is made for it."""

    def step(self, s: Elixir) -> Ask:
        step = s.agenda[-1]
        assert isinstance(step, Ask)
        return step

    def deciders(self, s: Elixir) -> list[Seat]:
        return [self.step(s).asked(s)]

    def moves(self, s: Elixir, seat: Seat) -> list[Move]:
        return self.step(s).moves(s)

    def refusal(self, s: Elixir, seat: Seat, move: Move) -> Refusal | None:
        step = self.step(s)
        return None if move in step.moves(s) else step.why_not(s, move)

    def due(self, s: Elixir) -> int:
        ticks = s.setting.patience(CHOICE_TICKS)
        return NEVER if ticks == NEVER else ticks - s.waited

    def play(self, s: Elixir, actor: Seat, move: Move, log: Log) -> None:
        step = self.step(s)
        if actor == CLOCK:
            assert isinstance(move, Wait)
            s.waited += move.ticks
            if self.due(s) > 0:
                return
            move = step.default(s)
        s.waited = 0
        step.choose(s, move, log)
        s.proceed(log)
