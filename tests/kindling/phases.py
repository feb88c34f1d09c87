"""A turn, chapter by chapter: who is awaited, what they may do, why not, and then what."""

from __future__ import annotations

from typing import ClassVar, Final

from powderkeg.rules.core import NOT_NOW, Log, Move, Phase, Refusal, Seat
from tests.kindling.events import Drew, Ended, Gave, Kept
from tests.kindling.moves import DRAWS, GIVE, KEEP, Draw
from tests.kindling.pieces import NO_CARD
from tests.kindling.rulebook import R3, R4
from tests.kindling.state import Kindling


class Drawing(Phase[Kindling]):
    """R1: nature draws, any card that is left."""

    key: ClassVar[str] = "draw"

    def chances(self, s: Kindling) -> list[Move]:
        return [DRAWS[card - 1] for card in s.bag]

    def play(self, s: Kindling, actor: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, Draw)
        s.bag.remove(move.card)
        s.drawn = move.card
        log.add(Drew(s.turn, move.card))
        s.go(CHOOSE, log)


class Choosing(Phase[Kindling]):
    """R2: the card is kept face down, or given to the left neighbour, face up."""

    key: ClassVar[str] = "choose"

    def deciders(self, s: Kindling) -> list[Seat]:
        return [s.turn]

    def moves(self, s: Kindling, seat: Seat) -> list[Move]:
        return [KEEP] if self.refusal(s, seat, GIVE) else [KEEP, GIVE]

    def refusal(self, s: Kindling, seat: Seat, move: Move) -> Refusal | None:
        if move is KEEP:
            return None
        if move is not GIVE:
            return Refusal(NOT_NOW)
        receiver = s.left_of(seat)
        if s.given[receiver] != NO_CARD:
            return Refusal(R3, {"receiver": receiver})
        if s.is_full(receiver):
            return Refusal(R4, {"receiver": receiver})
        return None

    def play(self, s: Kindling, actor: Seat, move: Move, log: Log) -> None:
        if move is KEEP:
            s.kept[actor].append(s.drawn)
            log.add(Kept(actor))
        else:
            receiver = s.left_of(actor)
            s.given[receiver] = s.drawn
            log.add(Gave(actor, receiver, s.drawn))
        s.drawn = NO_CARD
        if s.is_over():
            log.add(Ended())
            s.go(OVER, log)
        else:
            s.pass_on()
            s.go(DRAW, log)


class Over(Phase[Kindling]):
    """R5: nothing more happens."""

    key: ClassVar[str] = "over"


DRAW: Final = Drawing()
CHOOSE: Final = Choosing()
OVER: Final = Over()
