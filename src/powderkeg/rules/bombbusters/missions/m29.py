"""Mission 29: a Number card is laid face down, and should not be cut."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from powderkeg.rules.bombbusters.missions.mission import Mission
from powderkeg.rules.bombbusters.missions.rules_20 import M29
from powderkeg.rules.bombbusters.moves import CARDS, LAY_CARDS
from powderkeg.rules.bombbusters.over import advance
from powderkeg.rules.bombbusters.pieces import NO_SEAT, NUMBERS, VALUE_TEXTS
from powderkeg.rules.bombbusters.prop_events import (
    CardDrawn,
    CardKept,
    CardLaid,
    CardOpened,
    RewardsDealt,
)
from powderkeg.rules.bombbusters.props.prop import Prop
from powderkeg.rules.bombbusters.props.secrets import Secrets
from powderkeg.rules.bombbusters.shapes import OfNumber
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.bombbusters.views import BombBustersView
from powderkeg.rules.core import NOT_NOW, Log, Move, Phase, Refusal, Seat
from powderkeg.rules.telling import Line

IN_HAND: Final = 2  # Number cards


class GuessingGame(Mission):
    """Whoever sits to the right of the player in turn lays a card that should not be cut."""

    def __init__(self) -> None:
        super().__init__(29, reds=(3, 3))
        self.interludes = [LAY_CARD]

    def props(self, seats: int) -> list[Prop]:
        return [Secrets([[] for _ in range(seats)], [], [*NUMBERS])]

    def before_tokens(self, s: BombBusters) -> Phase[Any] | None:
        return DEAL_CARDS

    def start_tokens(self, s: BombBusters, seat: Seat) -> int:
        return 0 if s.seats == 2 and seat == s.captain else 1

    def begin_turn(self, s: BombBusters, log: Log) -> Phase[Any] | None:
        s.push(LAY_CARD, log)
        return None

    def turn_ends(self, s: BombBusters, log: Log) -> None:
        """The card is opened and taken; then cards are put away, and drawn before the next turn."""
        secrets = s.prop(Secrets)
        card = secrets.laid
        if card:
            passed_on = s.next_from != s.turn
            if not passed_on:
                self.open_card(s, card, log)
            secrets.laid, secrets.layer = 0, NO_SEAT
            secrets.hands[s.turn].append(card)
            if not passed_on:
                secrets.seen.append(card)
            log.add(CardKept({"seat": s.turn}))
        put_away(s)

    def open_card(self, s: BombBusters, card: int, log: Log) -> None:
        """The step is no miss: the Stabilizer does not stop it (M29.10)."""
        hit = s.cut[card] > s.prop(Secrets).cut_before
        log.add(CardOpened({"value": VALUE_TEXTS[card], "hit": "yes" if hit else "no"}))
        if hit:
            s.stable = False
            advance(s, log)

    def prompt(self, view: BombBustersView) -> Line | None:
        if view["phase"] != "lay-card":
            return None
        return Line("prompt-lay-card", {"seat": view["props"]["secrets"]["layer"]})


def put_away(s: BombBusters) -> None:
    """Cards of finished numbers, and all when one number is left; who is out needs none."""
    secrets = s.prop(Secrets)
    unfinished = [number for number in NUMBERS if s.cut[number] < s.count(number)]
    for number in NUMBERS:
        if number not in unfinished or len(unfinished) == 1:
            secrets.drop(number)
    for seat in range(s.seats):
        if s.is_out(seat):
            secrets.bottom += secrets.hands[seat]
            secrets.seen = [card for card in secrets.seen if card not in secrets.hands[seat]]
            secrets.hands[seat] = []


class DealingCards(Phase[BombBusters]):
    """Two each, three for the Captain's right neighbour; the rest is the deck (M29.1)."""

    key: ClassVar[str] = "lay"

    def chances(self, s: BombBusters) -> list[Move]:
        return [CARDS[number] for number in s.prop(Secrets).deck]

    def play(self, s: BombBusters, actor: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, OfNumber)
        secrets = s.prop(Secrets)
        dealt = sum([len(hand) for hand in secrets.hands])
        last = dealt == IN_HAND * s.seats
        secrets.deck.remove(move.number)
        to = (s.captain - 1 if last else s.captain + dealt) % s.seats
        secrets.hands[to].append(move.number)
        if last:
            log.add(RewardsDealt({"count": dealt + 1}))
            s.pop(log)


class LayingCard(Phase[BombBusters]):
    """Who has too few cards draws; then the right neighbour, or the next one, lays one."""

    key: ClassVar[str] = "lay-card"

    def begin(self, s: BombBusters, log: Log) -> None:
        secrets = s.prop(Secrets)
        if self.drawer(s) != NO_SEAT:
            return
        secrets.layer = NO_SEAT
        for step in range(1, s.seats):
            seat = (s.turn - step) % s.seats
            if secrets.hands[seat]:
                secrets.layer = seat
                return
        s.pop(log)

    def drawer(self, s: BombBusters) -> Seat:
        """The first from the player in turn on who has too few, while there are any to draw."""
        secrets = s.prop(Secrets)
        if secrets.layer != NO_SEAT or (not secrets.deck and not secrets.bottom):
            return NO_SEAT
        for step in range(s.seats):
            seat = (s.turn + step) % s.seats
            if len(secrets.hands[seat]) < IN_HAND and not s.is_out(seat):
                return seat
        return NO_SEAT

    def chances(self, s: BombBusters) -> list[Move]:
        if self.drawer(s) == NO_SEAT:
            return []
        secrets = s.prop(Secrets)
        return [CARDS[number] for number in secrets.deck or secrets.bottom[:1]]

    def deciders(self, s: BombBusters) -> list[Seat]:
        layer = s.prop(Secrets).layer
        return [] if layer == NO_SEAT else [layer]

    def moves(self, s: BombBusters, seat: Seat) -> list[Move]:
        return [LAY_CARDS[number] for number in s.prop(Secrets).hands[seat]]

    def refusal(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, OfNumber) or move.key != "lay-card":
            return Refusal(NOT_NOW)
        return None if move in self.moves(s, seat) else Refusal(M29[2])

    def play(self, s: BombBusters, actor: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, OfNumber)
        secrets = s.prop(Secrets)
        number = move.number
        if move.key == "card":
            seat = self.drawer(s)
            (secrets.deck or secrets.bottom).remove(number)
            secrets.hands[seat].append(number)
            log.add(CardDrawn({"seat": seat}))
            self.begin(s, log)
            return
        secrets.hands[actor].remove(number)
        if number in secrets.seen:
            secrets.seen.remove(number)
        secrets.laid = number
        secrets.cut_before = s.cut[number]
        log.add(CardLaid({"seat": actor}))
        s.pop(log)


DEAL_CARDS: Final = DealingCards()
LAY_CARD: Final = LayingCard()
MISSION: Final[Mission] = GuessingGame()
