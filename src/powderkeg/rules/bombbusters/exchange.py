"""Walkie-Talkies: two teammates hand each other a wire, face down."""

from __future__ import annotations

from typing import ClassVar, Final

from powderkeg.rules.bombbusters.events import Handed
from powderkeg.rules.bombbusters.moves import HANDS, SIDES
from powderkeg.rules.bombbusters.moving import keep_rows, move_over
from powderkeg.rules.bombbusters.pieces import KIND_TEXTS, TIMES, Stand, Wire, letter
from powderkeg.rules.bombbusters.rulebook import E
from powderkeg.rules.bombbusters.shapes import OfWire, Side
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import NOT_NOW, Facts, Log, Move, Phase, Refusal, Seat


class Handing(Phase[BombBusters]):
    """The partner chooses a wire, and both change hands at once."""

    key: ClassVar[str] = "hand"

    def __init__(self, given: Wire, partner: Seat) -> None:
        self.given: Final = given
        self.partner: Final = partner

    def deciders(self, s: BombBusters) -> list[Seat]:
        return [self.partner]

    def moves(self, s: BombBusters, seat: Seat) -> list[Move]:
        return [
            HANDS[stand][place]
            for stand in s.stands_of(seat)
            for place, wire in enumerate(s.stands[stand])
            if not s.open[wire] and wire not in s.apart
        ]

    def refusal(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, OfWire) or move.key != "hand":
            return Refusal(NOT_NOW)
        return None if move in self.moves(s, seat) else Refusal(E[2])

    def play(self, s: BombBusters, actor: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, OfWire)
        given = self.given
        taken = s.wire_at(move.stand, move.place)
        stand, place = s.place_of(given)
        keep_rows(s)
        s.stands[stand].remove(given)
        s.stands[move.stand].remove(taken)
        # Two-stand players sort it in where the other one came from.
        move_over(s, given, move.stand)
        move_over(s, taken, stand)
        hand_over(s, given, stand, letter(stand, place), move.stand, log)
        hand_over(s, taken, move.stand, letter(move.stand, move.place), stand, log)
        s.pop(log)


def hand_over(s: BombBusters, wire: Wire, origin: Stand, left: str, stand: Stand, log: Log) -> None:
    """Both know the wire; all see where it was and where it is."""
    giver, owner = origin // 2, stand // 2
    if s.tokens[wire] > TIMES:
        s.tokens[wire] = 0  # a count token speaks of the stand that it leaves (N12)
    place = letter(stand, s.stands[stand].index(wire))
    knowing = [seat for seat in range(s.seats) if s.aware[wire] >> seat & 1]
    facts: Facts = {"giver": giver, "origin": left, "owner": owner, "place": place}
    log.add(Handed(facts, KIND_TEXTS[s.kinds[wire]], knowing))


# Grappling Hook: a wire is taken, and none handed back.


class Hooking(Phase[BombBusters]):
    """Who has two stands chooses where the wire goes; who lost the last one is out (E19)."""

    key: ClassVar[str] = "choose-side"

    def __init__(self, seat: Seat, wire: Wire) -> None:
        self.seat: Final = seat
        self.wire: Final = wire

    def begin(self, s: BombBusters, log: Log) -> None:
        stands = s.stands_of(self.seat)
        if len(stands) == 1:
            self.haul(s, stands[0], log)

    def haul(self, s: BombBusters, stand: Stand, log: Log) -> None:
        origin, place = s.place_of(self.wire)
        keep_rows(s)
        s.stands[origin].remove(self.wire)
        move_over(s, self.wire, stand)
        hand_over(s, self.wire, origin, letter(origin, place), stand, log)
        s.pop(log)

    def deciders(self, s: BombBusters) -> list[Seat]:
        return [self.seat]

    def moves(self, s: BombBusters, seat: Seat) -> list[Move]:
        return [*SIDES]

    def refusal(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        return None if isinstance(move, Side) else Refusal(NOT_NOW)

    def play(self, s: BombBusters, actor: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, Side)
        self.haul(s, s.stands_of(actor)[move.side], log)
