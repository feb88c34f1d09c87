"""Slips: at tables that talk aloud, the others judge who broke a chat curse (E21)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from powderkeg.rules.core import CLOCK, Log, Move, Refusal, Seat, Wait
from powderkeg.rules.elixir.cards import NONE
from powderkeg.rules.elixir.deal_events import SlipCalled, SlipJudged
from powderkeg.rules.elixir.giving import Give
from powderkeg.rules.elixir.moves import AGREE, DISAGREE, SLIP
from powderkeg.rules.elixir.rulebook import E
from powderkeg.rules.elixir.setting import SLIP_TICKS
from powderkeg.rules.elixir.step import Step

if TYPE_CHECKING:
    from powderkeg.rules.elixir.state import Elixir

FEWEST: Final = 3  # one slips, one calls it, one judges


def moves(s: Elixir, seat: Seat) -> list[Move]:
    """Whose slip may be called, once a turn by each."""
    if not s.setting.is_voiced or s.seats < FEWEST or s.slips >> seat & 1:
        return []
    return [SLIP[other] for other in range(s.seats) if other != seat and must_mind(s, other)]


def must_mind(s: Elixir, seat: Seat) -> bool:
    """Is there a curse on what this one says?"""
    return s.on(seat, "parrot") is not None or s.on(seat, "few-words") is not None


def why_not(s: Elixir, seat: Seat, move: Move) -> Refusal:
    return Refusal(E[21])


def call(s: Elixir, seat: Seat, victim: Seat, log: Log) -> None:
    s.slips |= 1 << seat
    s.waited = 0
    log.add(SlipCalled({"seat": seat, "other": victim}))
    s.plan([Judge(seat, victim, (NONE,) * s.seats).with_vote(seat, 1)])


class Judge(Step):
    """All others vote at once; that they have is seen, how they did is not.

    More than half of the victim's opponents must agree; who is silent does not.
    """

    key: ClassVar[str] = "slip"

    def __init__(self, caller: Seat, victim: Seat, votes: tuple[int, ...]) -> None:
        self.caller: Final = caller
        self.victim: Final = victim
        self.votes: Final = votes  # by seat: 1 yes, 0 no, NONE not yet

    def with_vote(self, seat: Seat, vote: int) -> Judge:
        votes = (*self.votes[:seat], vote, *self.votes[seat + 1 :])
        return Judge(self.caller, self.victim, votes)

    def known_to(self, eye: Seat) -> Judge:
        """Others have voted, but one does not know how: let it be no."""
        votes = [vote if seat == eye else min(vote, 0) for seat, vote in enumerate(self.votes)]
        return Judge(self.caller, self.victim, tuple(votes))

    def begin(self, s: Elixir, log: Log) -> None:
        if self.deciders(s) and self.due(s) > 0:
            return
        s.phases.pop()
        s.waited = 0
        yes = self.votes.count(1)
        no = s.seats - 1 - yes
        agreed = "yes" if yes > no else "no"
        log.add(SlipJudged({"other": self.victim, "yes": yes, "no": no, "agreed": agreed}))
        if yes > no:
            s.plan([Give(self.victim, self.caller, 1, "slip")])

    def deciders(self, s: Elixir) -> list[Seat]:
        return [seat for seat in range(s.seats) if seat != self.victim and self.votes[seat] == NONE]

    def moves(self, s: Elixir, seat: Seat) -> list[Move]:
        return [AGREE, DISAGREE]

    def refusal(self, s: Elixir, seat: Seat, move: Move) -> Refusal | None:
        return None if move is AGREE or move is DISAGREE else Refusal(E[21])

    def due(self, s: Elixir) -> int:
        return SLIP_TICKS - s.waited

    def play(self, s: Elixir, actor: Seat, move: Move, log: Log) -> None:
        if actor == CLOCK:
            assert isinstance(move, Wait)
            s.waited += move.ticks
        else:
            s.phases[-1] = self.with_vote(actor, 1 if move is AGREE else 0)
        s.proceed(log)
