"""The chapters of a round: two cards, the turns, the winners, the flights."""

from __future__ import annotations

from typing import ClassVar, Final

from powderkeg.rules.core import CHOSEN, NOT_NOW, SILENT, Log, Move, Phase, Refusal, Seat
from powderkeg.rules.zundstoff.ending import end_round
from powderkeg.rules.zundstoff.events import (
    Changed,
    ChoseColour,
    FlightChosen,
    Laid,
    Named,
    Revealed,
    RoundBegan,
    Secret,
    Showed,
    SunTurned,
)
from powderkeg.rules.zundstoff.flying import fly, flyers, goals, why_not_there
from powderkeg.rules.zundstoff.moves import (
    FLIGHT_CHOICES,
    NAMINGS,
    ChooseFlight,
    Fly,
    LayCard,
    NameColour,
    TurnPlanet,
)
from powderkeg.rules.zundstoff.pieces import (
    COLOUR_TEXTS,
    COLOURS,
    MOST_CHANGES,
    MOST_SEATS,
    NO_CARD,
    SUN_TURN,
)
from powderkeg.rules.zundstoff.rulebook import B5, B13
from powderkeg.rules.zundstoff.state import Zundstoff
from powderkeg.rules.zundstoff.turning import turn, turners, turns, why_not_turned
from powderkeg.rules.zundstoff.winners import find_winners

# By set of seats: the seats in it.
SEATS_IN: Final = [
    [seat for seat in range(MOST_SEATS) if bits >> seat & 1] for bits in range(1 << MOST_SEATS)
]


class AtOnce(Phase[Zundstoff]):
    """Several choose face down; the last one in turns all choices up.

    Until then anyone may choose otherwise, but not for ever (Z-13).
    """

    def choosers(self, s: Zundstoff) -> list[Seat]:
        """Who has a choice here."""
        return list(range(s.seats))

    def deciders(self, s: Zundstoff) -> list[Seat]:
        return [seat for seat in self.choosers(s) if s.chosen[seat] == NO_CARD]

    def volunteers(self, s: Zundstoff) -> list[Seat]:
        return [
            seat
            for seat in self.choosers(s)
            if s.chosen[seat] != NO_CARD and s.changes[seat] < MOST_CHANGES and self.moves(s, seat)
        ]

    def choose(self, s: Zundstoff, seat: Seat, choice: int, what: str, log: Log) -> None:
        if s.chosen[seat] != NO_CARD:
            s.changes[seat] += 1
            log.add(Changed(seat, what))
        elif log is not SILENT and len(self.choosers(s)) > 1:  # one alone has no secret
            log.add(self.chose(seat, what))
        s.chosen[seat] = choice
        if not self.deciders(s):
            s.changes = [0] * s.seats
            self.turn_up(s, log)

    def chose(self, seat: Seat, what: str) -> Secret:
        return ChoseColour(seat, what)

    def turn_up(self, s: Zundstoff, log: Log) -> None:
        """All have chosen."""
        raise NotImplementedError


class LayingCards(AtOnce):
    """A card face down from every hand, then all are turned up."""

    def deciders(self, s: Zundstoff) -> list[Seat]:
        """Asked three times for every card: a shared list is quicker than a new one."""
        waiting = 0
        for seat in range(s.seats):
            if s.chosen[seat] == NO_CARD:
                waiting |= 1 << seat
        return SEATS_IN[waiting]

    def moves(self, s: Zundstoff, seat: Seat) -> list[Move]:
        return s.setting.lay_moves(self.others(s, seat))

    def others(self, s: Zundstoff, seat: Seat) -> int:
        """The hand, without what lies face down already."""
        chosen = s.chosen[seat]
        hand = s.hands[seat]
        return hand if chosen == NO_CARD else hand & ~s.setting.alike[chosen]

    def refusal(self, s: Zundstoff, seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, LayCard):
            return Refusal(NOT_NOW)
        if s.setting.card_of(move, self.others(s, seat)) != NO_CARD:
            return None
        if s.setting.card_of(move, s.hands[seat]) != NO_CARD:
            return Refusal(CHOSEN)
        return Refusal(B5, {"card": move.card})

    def play(self, s: Zundstoff, actor: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, LayCard)
        card = s.setting.card_of(move, s.hands[actor])
        self.choose(s, actor, card, move.card, log)

    def chose(self, seat: Seat, what: str) -> Secret:
        return Laid(seat, what)

    def turn_up(self, s: Zundstoff, log: Log) -> None:
        cards = s.chosen
        s.chosen = [NO_CARD] * s.seats
        for seat in range(s.seats):
            s.hands[seat] -= 1 << cards[seat]
        if log is not SILENT:
            texts = [s.setting.texts[card] for card in cards]
            log.add(Revealed(self.key, texts))
            for seat, text in enumerate(texts):
                log.add(Showed(seat, text))
        self.shown(s, cards, log)

    def shown(self, s: Zundstoff, cards: list[int], log: Log) -> None:
        """The cards lie open."""
        raise NotImplementedError


class FirstCard(LayingCards):
    """Step 1: the first card."""

    key: ClassVar[str] = "first"

    def begin(self, s: Zundstoff, log: Log) -> None:
        s.round += 1
        log.add(RoundBegan(s.round, s.marker))

    def shown(self, s: Zundstoff, cards: list[int], log: Log) -> None:
        s.first = cards
        s.go(SECOND, log)


class SecondCard(LayingCards):
    """Step 1 again, now that all first cards are known."""

    key: ClassVar[str] = "second"

    def shown(self, s: Zundstoff, cards: list[int], log: Log) -> None:
        s.second = cards
        s.go(NAME if NAME.choosers(s) else TURN, log)


class Naming(AtOnce):
    """Option: whoever shows black matches and no coloured card names a colour (Z-9)."""

    key: ClassVar[str] = "name"

    def choosers(self, s: Zundstoff) -> list[Seat]:
        if not s.setting.lone_black:
            return []
        return [seat for seat in range(s.seats) if s.lone_black(seat)]

    def moves(self, s: Zundstoff, seat: Seat) -> list[Move]:
        return [NAMINGS[colour] for colour in COLOURS if colour != s.chosen[seat]]

    def refusal(self, s: Zundstoff, seat: Seat, move: Move) -> Refusal | None:
        if move in self.moves(s, seat):
            return None
        return Refusal(CHOSEN if isinstance(move, NameColour) else NOT_NOW)

    def play(self, s: Zundstoff, actor: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, NameColour)
        self.choose(s, actor, move.colour, COLOUR_TEXTS[move.colour], log)

    def turn_up(self, s: Zundstoff, log: Log) -> None:
        for seat in self.choosers(s):
            s.named[seat] = s.chosen[seat]
            log.add(Named(seat, s.named[seat], s.lone_black(seat)))
        s.chosen = [NO_CARD] * s.seats
        s.go(TURN, log)


class Turning(Phase[Zundstoff]):
    """Steps 2 and 3: the sun turns by itself, then one seat after the other turns a planet."""

    key: ClassVar[str] = "turn"

    def begin(self, s: Zundstoff, log: Log) -> None:
        sun = s.setting.layout.sun
        for seat in s.from_marker():
            if SUN_TURN in (s.first[seat], s.second[seat]):
                s.turned[sun] = (s.turned[sun] + 1) % 4
                log.add(SunTurned(seat, s.turned[sun]))
        s.order = turners(s)
        self.go_on(s, log)

    def go_on(self, s: Zundstoff, log: Log) -> None:
        """Where only one turn is possible it is made at once (Z17)."""
        while s.order:
            possible = turns(s, s.order[0])
            if len(possible) > 1:
                return
            self.carry_out(s, possible[0], log)
        find_winners(s, log)
        s.go(CHOOSE if CHOOSE.choosers(s) else FLY, log)

    def deciders(self, s: Zundstoff) -> list[Seat]:
        return s.order[:1]

    def moves(self, s: Zundstoff, seat: Seat) -> list[Move]:
        return turns(s, seat)

    def refusal(self, s: Zundstoff, seat: Seat, move: Move) -> Refusal | None:
        return why_not_turned(s, seat, move) if isinstance(move, TurnPlanet) else Refusal(NOT_NOW)

    def play(self, s: Zundstoff, actor: Seat, move: Move, log: Log) -> None:
        self.carry_out(s, move, log)
        self.go_on(s, log)

    def carry_out(self, s: Zundstoff, move: Move, log: Log) -> None:
        assert isinstance(move, TurnPlanet)
        turn(s, s.order.pop(0), move, log)


class Choosing(AtOnce):
    """Whoever won two flights chooses one, before the order of flights is fixed (Z8, Z-5)."""

    key: ClassVar[str] = "choose"

    def choosers(self, s: Zundstoff) -> list[Seat]:
        return [seat for seat in range(s.seats) if s.won[seat] & (s.won[seat] - 1)]

    def moves(self, s: Zundstoff, seat: Seat) -> list[Move]:
        return [
            FLIGHT_CHOICES[colour]
            for colour in COLOURS
            if s.won[seat] >> colour & 1 and colour != s.chosen[seat]
        ]

    def refusal(self, s: Zundstoff, seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, ChooseFlight):
            return Refusal(NOT_NOW)
        if move in self.moves(s, seat):
            return None
        if move.colour == s.chosen[seat]:
            return Refusal(CHOSEN)
        return Refusal(B13, {"colour": COLOUR_TEXTS[move.colour]})

    def play(self, s: Zundstoff, actor: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, ChooseFlight)
        self.choose(s, actor, move.colour, COLOUR_TEXTS[move.colour], log)

    def turn_up(self, s: Zundstoff, log: Log) -> None:
        for seat in self.choosers(s):
            s.flight[seat] = s.chosen[seat]
            log.add(FlightChosen(seat, s.flight[seat]))
        s.chosen = [NO_CARD] * s.seats
        s.go(FLY, log)


class Flying(Phase[Zundstoff]):
    """Step 5: one flyer after the other, in an order that is fixed at the start (Z12)."""

    key: ClassVar[str] = "fly"

    def begin(self, s: Zundstoff, log: Log) -> None:
        s.order = flyers(s)
        self.go_on(s, log)

    def go_on(self, s: Zundstoff, log: Log) -> None:
        """A flight that can end in one way only is flown at once (Z-12)."""
        while s.order:
            possible = goals(s, s.order[0])
            if len(possible) > 1:
                return
            fly(s, s.order.pop(0), possible[0] if possible else None, log)
        s.go(OVER if end_round(s, log) else FIRST, log)

    def deciders(self, s: Zundstoff) -> list[Seat]:
        return s.order[:1]

    def moves(self, s: Zundstoff, seat: Seat) -> list[Move]:
        return goals(s, seat)

    def refusal(self, s: Zundstoff, seat: Seat, move: Move) -> Refusal | None:
        return why_not_there(s, seat, move) if isinstance(move, Fly) else Refusal(NOT_NOW)

    def play(self, s: Zundstoff, actor: Seat, move: Move, log: Log) -> None:
        fly(s, s.order.pop(0), move, log)
        self.go_on(s, log)


class Over(Phase[Zundstoff]):
    """The title is won."""

    key: ClassVar[str] = "over"


FIRST: Final = FirstCard()
SECOND: Final = SecondCard()
NAME: Final = Naming()
TURN: Final = Turning()
CHOOSE: Final = Choosing()
FLY: Final = Flying()
OVER: Final = Over()
