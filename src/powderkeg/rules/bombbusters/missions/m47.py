"""Mission 47: two Number cards, added or subtracted, say what may be cut."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from powderkeg.rules.bombbusters.aiming import judge, turn_is_over
from powderkeg.rules.bombbusters.claim import Claim, Claiming
from powderkeg.rules.bombbusters.missions.mission import Mission
from powderkeg.rules.bombbusters.missions.rules_43 import M47
from powderkeg.rules.bombbusters.missions.skipping import Skippable, skip
from powderkeg.rules.bombbusters.moves import DROPS, PAIRS
from powderkeg.rules.bombbusters.pieces import NUMBERS, VALUE_TEXTS, X_OR_Y, Value
from powderkeg.rules.bombbusters.prop_events import CardsDropped, CardsLaid, CardsTaken
from powderkeg.rules.bombbusters.props.faces import Faces
from powderkeg.rules.bombbusters.props.prop import Prop
from powderkeg.rules.bombbusters.shapes import Pair
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import NOT_NOW, Log, Move, Phase, Refusal, Seat


class TwoCards(Skippable):
    """The result is the value to cut; both cards are spent even if the cut fails (D16)."""

    def __init__(self) -> None:
        super().__init__(47, reds=(2, 3), reds_for_two=(3, 3), redrawn=(X_OR_Y,), ray=False)
        self.phases = [DROP]
        self.claimings = [ChoosingPair]

    def props(self, seats: int) -> list[Prop]:
        return [Faces([*NUMBERS])]

    def why_not_named(self, s: BombBusters, seat: Seat, value: Value) -> Refusal | None:
        return None if pairs(s, value) else Refusal(M47[1], {"value": VALUE_TEXTS[value]})

    def charge(self, s: BombBusters, claim: Claim, log: Log) -> Phase[Any] | None:
        possible = pairs(s, claim.values[0])
        if len(possible) > 1:
            return ChoosingPair(claim)
        take(s, claim.seat, possible[0], log)
        return None

    def play(self, s: BombBusters, seat: Seat, move: Move, log: Log) -> None:
        skip(s, seat, log)
        if s.over is None:
            s.go(DROP, log)


def pairs(s: BombBusters, value: Value) -> list[Pair]:
    """Two cards that lie open and make this value."""
    return [pair for pair in PAIRS if pair.result == value and lies_open(s, pair)]


def lies_open(s: BombBusters, pair: Pair) -> bool:
    cards = s.prop(Faces).cards
    return pair.first in cards and pair.second in cards


def remove(s: BombBusters, pair: Pair, log: Log) -> None:
    """When none is left, all twelve lie open again."""
    faces = s.prop(Faces)
    faces.cards = [card for card in faces.cards if card not in (pair.first, pair.second)]
    if not faces.cards:
        faces.cards = [*NUMBERS]
        log.add(CardsLaid({}))


def take(s: BombBusters, seat: Seat, pair: Pair, log: Log) -> None:
    log.add(CardsTaken({"seat": seat, **pair.facts()}))
    remove(s, pair, log)


class ChoosingPair(Claiming):
    """Several pairs make the value: which one is spent?"""

    key: ClassVar[str] = "pair"

    def deciders(self, s: BombBusters) -> list[Seat]:
        return [s.cutter]

    def moves(self, s: BombBusters, seat: Seat) -> list[Move]:
        return [*pairs(s, self.claim.values[0])]

    def refusal(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, Pair) or move.key != "pair":
            return Refusal(NOT_NOW)
        value = self.claim.values[0]
        fits = move.result == value and lies_open(s, move)
        return None if fits else Refusal(M47[1], {"value": VALUE_TEXTS[value]})

    def play(self, s: BombBusters, actor: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, Pair)
        take(s, actor, move, log)
        judge(s, self.claim, log)


class Dropping(Phase[BombBusters]):
    """Whoever skips drops two cards (the book)."""

    key: ClassVar[str] = "drop"

    def deciders(self, s: BombBusters) -> list[Seat]:
        return [s.cutter]

    def moves(self, s: BombBusters, seat: Seat) -> list[Move]:
        return [pair for pair in DROPS if lies_open(s, pair)]

    def refusal(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, Pair) or move.key != "drop":
            return Refusal(NOT_NOW)
        return None if lies_open(s, move) else Refusal(M47[3])

    def play(self, s: BombBusters, actor: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, Pair)
        log.add(CardsDropped({"seat": actor, **move.facts()}))
        remove(s, move, log)
        turn_is_over(s, log)


DROP: Final = Dropping()
MISSION: Final[Mission] = TwoCards()
