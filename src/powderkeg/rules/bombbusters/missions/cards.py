"""Number cards that say what must be cut, and who is told to (missions 45 and 51)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from powderkeg.rules.bombbusters.aiming import turn_is_over
from powderkeg.rules.bombbusters.cutting import reveal
from powderkeg.rules.bombbusters.interrupting import Interruptible
from powderkeg.rules.bombbusters.missions.mission import Mission
from powderkeg.rules.bombbusters.moves import APPOINTS, CARDS, SKIP, TOKENS
from powderkeg.rules.bombbusters.over import advance
from powderkeg.rules.bombbusters.pieces import NUMBERS, RED, VALUE_TEXTS, YELLOW, Value
from powderkeg.rules.bombbusters.prop_events import Appointed, CardsShuffled, CardTurned, Lacked
from powderkeg.rules.bombbusters.rulebook import D
from powderkeg.rules.bombbusters.shapes import OfNumber, OfSeat, OfWire
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.bombbusters.tokens import note_held, rule_out, tag
from powderkeg.rules.bombbusters.turn import TURN
from powderkeg.rules.core import NOT_NOW, Log, Move, Phase, Refusal, Rule, Seat


class ByCard(Mission):
    """The turned card is the only value that may be cut."""

    by_card: Rule  # that says so

    def set_out(self, s: BombBusters) -> None:
        s.deck = [*NUMBERS]

    def why_not_named(self, s: BombBusters, seat: Seat, value: Value) -> Refusal | None:
        return None if value == s.card else Refusal(self.by_card, {"value": VALUE_TEXTS[s.card]})

    def validated(self, s: BombBusters, value: Value, log: Log) -> None:
        """Its card leaves the game."""
        if value == s.card:
            s.card = 0
        for cards in (s.deck, s.turned):
            if value in cards:
                cards.remove(value)

    def instead(self, s: BombBusters, log: Log) -> Phase[Any] | None:
        """Whoever must cut and has handed the value away lacks it like anyone who never had it."""
        if not s.card or s.has_only(s.cutter, RED) or s.holds(s.cutter)[s.card]:
            return None
        note_lack(s, s.cutter, log)
        return PENALTY

    def turn_ends(self, s: BombBusters, log: Log) -> None:
        if s.card:
            s.turned.append(s.card)
            s.card = 0

    def turned(self, s: BombBusters, log: Log) -> None:
        """A card lies open: what now?"""
        raise NotImplementedError

    def appointer(self, s: BombBusters) -> Seat:
        """Who says who cuts."""
        return s.turn

    def only_reds(self, s: BombBusters, seat: Seat, log: Log) -> None:
        """Somebody was appointed who holds nothing but reds."""
        raise NotImplementedError


def by_card(s: BombBusters) -> ByCard:
    mission = s.setting.mission
    assert isinstance(mission, ByCard)
    return mission


class TurningCard(Phase[BombBusters]):
    """The top card of the deck; when there is none, those turned before are shuffled."""

    key: ClassVar[str] = "card"

    def begin(self, s: BombBusters, log: Log) -> None:
        if not s.deck and s.turned:
            s.deck = sorted(s.turned)
            s.turned = []
            log.add(CardsShuffled({}))
        if not s.deck:
            by_card(s).turned(s, log)

    def chances(self, s: BombBusters) -> list[Move]:
        return [CARDS[number] for number in s.deck]

    def play(self, s: BombBusters, actor: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, OfNumber)
        s.deck.remove(move.number)
        s.card = move.number
        log.add(CardTurned({"value": str(move.number)}))
        by_card(s).turned(s, log)


class Appointing(Interruptible):
    """One seat says who must cut."""

    key: ClassVar[str] = "appoint"

    def deciders(self, s: BombBusters) -> list[Seat]:
        return [by_card(s).appointer(s)]

    def acts(self, s: BombBusters, seat: Seat) -> list[Move]:
        return [APPOINTS[other] for other in range(s.seats) if not s.is_out(other)]

    def why_not_act(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, OfSeat) or move.key != "appoint":
            return Refusal(NOT_NOW)
        if move.seat >= s.seats or s.is_out(move.seat):
            return Refusal(D[25], {"seat": move.seat})
        return None

    def act(self, s: BombBusters, seat: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, OfSeat)
        log.add(Appointed({"seat": seat, "to": move.seat}))
        s.cutter = move.seat
        if s.has_only(move.seat, RED):
            by_card(s).only_reds(s, move.seat, log)
        elif s.holds(move.seat)[s.card]:
            note_held(s, move.seat, s.card)
            s.go(TURN, log)
        else:
            note_lack(s, move.seat, log)
            s.go(PENALTY, log)


def note_lack(s: BombBusters, seat: Seat, log: Log) -> None:
    log.add(Lacked({"seat": seat, "value": VALUE_TEXTS[s.card]}))
    rule_out(s, s.hand(seat), s.card)


class Penalty(Phase[BombBusters]):
    """Who lacks the value puts a true token of choice, and the dial moves (D11).

    Who has no blue wire says so.
    """

    key: ClassVar[str] = "penalty"

    def deciders(self, s: BombBusters) -> list[Seat]:
        return [s.cutter]

    def moves(self, s: BombBusters, seat: Seat) -> list[Move]:
        tokens: list[Move] = [
            TOKENS[stand][place]
            for stand in s.stands_of(seat)
            for place, wire in enumerate(s.stands[stand])
            if not s.open[wire] and s.value(wire) < YELLOW
        ]
        return tokens or [SKIP]

    def refusal(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        if move in self.moves(s, seat):
            return None
        named = move is SKIP or (isinstance(move, OfWire) and move.key == "token")
        return Refusal(D[11] if named else NOT_NOW)

    def play(self, s: BombBusters, actor: Seat, move: Move, log: Log) -> None:
        if isinstance(move, OfWire):
            tag(s, s.wire_at(move.stand, move.place), "penalty", log)
        advance(s, log)
        turn_is_over(s, log)


def reveal_instead(s: BombBusters, seat: Seat, log: Log) -> None:
    """Reds are shown instead of a cut."""
    reveal(s, seat, log)
    turn_is_over(s, log)


CARD: Final = TurningCard()
APPOINT: Final = Appointing()
PENALTY: Final = Penalty()
