"""Phases that anyone may interrupt with a card of any time (2.15)."""

from __future__ import annotations

from powderkeg.rules.bombbusters.equipment import KINDS_OF_MOVE, use, uses, why_not
from powderkeg.rules.bombbusters.moves import THUMB
from powderkeg.rules.bombbusters.props.prop import Prop
from powderkeg.rules.bombbusters.rulebook import D
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import NO_MOVES, NOT_AWAITED, Log, Move, Phase, Refusal, Seat


class Interruptible(Phase[BombBusters]):
    """Deciders act; everyone may use cards, and do what the mission allows at any time."""

    def acts(self, s: BombBusters, seat: Seat) -> list[Move]:
        """What a decider may do."""
        raise NotImplementedError

    def why_not_act(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        raise NotImplementedError

    def act(self, s: BombBusters, seat: Seat, move: Move, log: Log) -> None:
        raise NotImplementedError

    def volunteers(self, s: BombBusters) -> list[Seat]:
        awaited = self.deciders(s)
        return [seat for seat in range(s.seats) if seat not in awaited and self.unasked(s, seat)]

    def unasked(self, s: BombBusters, seat: Seat) -> list[Move]:
        found = uses(s, seat)
        for prop in s.props:
            found += prop.unasked(s, seat)
        found += s.setting.mission.unasked(s, seat)
        return found

    def moves(self, s: BombBusters, seat: Seat) -> list[Move]:
        acts = self.acts(s, seat) if seat in self.deciders(s) else NO_MOVES
        return [*acts, *self.unasked(s, seat)]

    def refusal(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        prop = taker(s, move)
        if prop is not None:
            return prop.why_not(s, seat, move)
        if move is THUMB:
            return Refusal(D[39])
        if move.key in KINDS_OF_MOVE:
            return why_not(s, seat, move)
        if move in s.setting.mission.unasked(s, seat):
            return None
        if seat not in self.deciders(s):
            return Refusal(NOT_AWAITED)
        return self.why_not_act(s, seat, move)

    def play(self, s: BombBusters, actor: Seat, move: Move, log: Log) -> None:
        prop = taker(s, move)
        if prop is not None:
            prop.play(s, actor, move, log)
        elif move.key in KINDS_OF_MOVE:
            use(s, actor, move, log)
        elif move in s.setting.mission.unasked(s, actor):
            s.setting.mission.play_unasked(s, actor, move, log)
        else:
            self.act(s, actor, move, log)


def taker(s: BombBusters, move: Move) -> Prop | None:
    """The prop that such a move of any time is made with."""
    for prop in s.props:
        if move.key in prop.takes:
            return prop
    return None
