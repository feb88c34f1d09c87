"""Phases that anyone may interrupt with a card of any time (2.15)."""

from __future__ import annotations

from powderkeg.rules.bombbusters.equipment import KINDS_OF_MOVE, use, uses, why_not
from powderkeg.rules.bombbusters.moves import THUMB
from powderkeg.rules.bombbusters.prop_events import Thumbed
from powderkeg.rules.bombbusters.rulebook import D
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import NO_MOVES, NOT_AWAITED, Log, Move, Phase, Refusal, Seat


class Interruptible(Phase[BombBusters]):
    """Deciders act; everyone may use cards, and give the signs a mission allows."""

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
        if may_thumb(s, seat):
            found.append(THUMB)
        return found

    def moves(self, s: BombBusters, seat: Seat) -> list[Move]:
        acts = self.acts(s, seat) if seat in self.deciders(s) else NO_MOVES
        return [*acts, *self.unasked(s, seat)]

    def refusal(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        if move is THUMB:
            return None if may_thumb(s, seat) else Refusal(D[39])
        if move.key in KINDS_OF_MOVE:
            return why_not(s, seat, move)
        if seat not in self.deciders(s):
            return Refusal(NOT_AWAITED)
        return self.why_not_act(s, seat, move)

    def play(self, s: BombBusters, actor: Seat, move: Move, log: Log) -> None:
        if move is THUMB:
            s.thumbs |= 1 << actor
            log.add(Thumbed({"seat": actor}))
        elif move.key in KINDS_OF_MOVE:
            use(s, actor, move, log)
        else:
            self.act(s, actor, move, log)


def may_thumb(s: BombBusters, seat: Seat) -> bool:
    """Once until one's next turn, where the mission has the sign."""
    return s.setting.mission.has_thumbs and not s.thumbs >> seat & 1 and not s.is_out(seat)
