"""Number cards that say what must be cut, and who is told to (missions 45 and 51)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from powderkeg.rules.bombbusters.aiming import turn_is_over
from powderkeg.rules.bombbusters.cutting import reveal
from powderkeg.rules.bombbusters.interrupting import Interruptible
from powderkeg.rules.bombbusters.missions.mission import Mission
from powderkeg.rules.bombbusters.moves import APPOINTS, CARDS, SKIP, TOKENS
from powderkeg.rules.bombbusters.over import advance
from powderkeg.rules.bombbusters.pieces import KINDS, NUMBERS, RED, VALUE_TEXTS, YELLOW, Value, blue
from powderkeg.rules.bombbusters.prop_events import Appointed, CardsShuffled, CardTurned, Lacked
from powderkeg.rules.bombbusters.props.deck import Deck
from powderkeg.rules.bombbusters.props.prop import Prop
from powderkeg.rules.bombbusters.rulebook import D
from powderkeg.rules.bombbusters.shapes import OfNumber, OfSeat, OfWire
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.bombbusters.tokens import (
    is_noted,
    note_able,
    note_held,
    note_not_all,
    rule_out,
    tag,
)
from powderkeg.rules.bombbusters.turn import TURN
from powderkeg.rules.bombbusters.views import BombBustersView
from powderkeg.rules.core import NOT_NOW, Log, Move, Phase, Refusal, Rule, Seat
from powderkeg.rules.telling import Line

ANY_COUNT: Final = 0b11110  # of copies, as bits


class ByCard(Mission):
    """The turned card is the only value that may be cut."""

    by_card: Rule  # that says so
    asks: dict[str, str]  # by phase: what the turned card asks for

    def props(self, seats: int) -> list[Prop]:
        return [Deck([*NUMBERS], [], 0)]

    def why_not_named(self, s: BombBusters, seat: Seat, value: Value) -> Refusal | None:
        card = s.prop(Deck).card
        return None if value == card else Refusal(self.by_card, {"value": VALUE_TEXTS[card]})

    def validated(self, s: BombBusters, value: Value, log: Log) -> None:
        """Its card leaves the game."""
        s.prop(Deck).remove(value)

    def instead(self, s: BombBusters, log: Log) -> Phase[Any] | None:
        """Whoever must cut and has handed the value away lacks it like anyone who never had it."""
        card = s.prop(Deck).card
        if not card:
            return None
        if s.has_only(s.cutter, RED) or s.holds(s.cutter)[card]:
            self.note_able(s, card)
            return None
        note_lack(s, s.cutter, log)
        return PENALTY

    def note_able(self, s: BombBusters, card: int) -> None:
        """Who need not say that the value is lacking has it, or reds only."""
        hand = s.hand(s.cutter)
        if not is_noted(s, hand, card):
            right = [0] * len(KINDS)
            right[blue(card)] = ANY_COUNT
            note_able(s, hand, right)

    def turn_ends(self, s: BombBusters, log: Log) -> None:
        deck = s.prop(Deck)
        if deck.card:
            deck.turned.append(deck.card)
            deck.card = 0

    def may_pass_on(self, s: BombBusters) -> bool:
        """Another than the player in turn cuts: the mug is not theirs (B7)."""
        return False

    def prompt(self, view: BombBustersView) -> Line | None:
        card = view["props"]["deck"]["card"]
        if card is None or view["phase"] not in self.asks:
            return None
        seat = view["turn"] if view["cutter"] is None else view["cutter"]
        return Line(self.asks[view["phase"]], {"seat": seat, "value": str(card)})

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
        deck = s.prop(Deck)
        if not deck.left and deck.turned:
            deck.left = sorted(deck.turned)
            deck.turned = []
            log.add(CardsShuffled({}))
        if not deck.left:
            by_card(s).turned(s, log)

    def chances(self, s: BombBusters) -> list[Move]:
        return [CARDS[number] for number in s.prop(Deck).left]

    def play(self, s: BombBusters, actor: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, OfNumber)
        deck = s.prop(Deck)
        deck.left.remove(move.number)
        deck.card = move.number
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
        card = s.prop(Deck).card
        if s.has_only(move.seat, RED):
            by_card(s).only_reds(s, move.seat, log)
            return
        note_not_all(s, s.hand(move.seat), RED)
        if s.holds(move.seat)[card]:
            note_held(s, move.seat, card)
            s.go(TURN, log)
        else:
            note_lack(s, move.seat, log)
            s.go(PENALTY, log)


def note_lack(s: BombBusters, seat: Seat, log: Log) -> None:
    card = s.prop(Deck).card
    log.add(Lacked({"seat": seat, "value": VALUE_TEXTS[card]}))
    rule_out(s, s.hand(seat), card)


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
