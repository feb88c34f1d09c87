"""A game of Bomb Busters in progress: the wires, and what all know of them."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from powderkeg.rules.bombbusters import features, token_rows
from powderkeg.rules.bombbusters.claim import Claim, Claiming
from powderkeg.rules.bombbusters.deals import Deals
from powderkeg.rules.bombbusters.ending import Ending
from powderkeg.rules.bombbusters.knowing import Held, Label, imagine, work_out
from powderkeg.rules.bombbusters.missions.mission import FALSE_BOTTOM_FROM
from powderkeg.rules.bombbusters.moves import EQUIPS
from powderkeg.rules.bombbusters.pieces import (
    DOUBLE,
    EQUIPMENT,
    FALSE_BOTTOM,
    KINDS,
    LAST_STEP,
    NO_SEAT,
    STANDS,
    UNLOCKED_BY,
    VALUE_OF,
    VALUES,
    YELLOW,
    Kind,
    Place,
    Stand,
    Value,
    Wire,
)
from powderkeg.rules.bombbusters.setting import Setting
from powderkeg.rules.bombbusters.showing import show
from powderkeg.rules.bombbusters.views import BombBustersView
from powderkeg.rules.core import Log, Move, Outcome, Phase, Seat, State
from powderkeg.rules.numbers import Numbers
from powderkeg.rules.rng import Rng


class BombBusters(State):
    """The fields are the position; the phases are the rules.

    A wire is a number; lists "by wire" say what it is and what is known of it.
    """

    memos: ClassVar[tuple[str, ...]] = ("worked_out",)  # fields that follow from the others

    def __init__(
        self, setting: Setting, phases: list[Phase[Any]], source: BombBusters | None = None
    ) -> None:
        super().__init__(setting.seats, phases)
        self.setting: Final = setting
        seats = setting.seats
        # Every field once: what it is at the start, or what a clone takes over.
        self.captain: Seat = NO_SEAT if source is None else source.captain
        self.turn: Seat = NO_SEAT if source is None else source.turn  # whose turn it is
        self.cutter: Seat = NO_SEAT if source is None else source.cutter  # who cuts in it
        # The next turn is to the left of this seat.
        self.next_from: Seat = NO_SEAT if source is None else source.next_from
        self.turns: int = 0 if source is None else source.turns  # completed
        self.over: Ending | None = None if source is None else source.over

        # The wires. By kind: not dealt yet.
        self.bag: list[int] = setting.blue_wires() if source is None else source.bag.copy()
        # Coloured wires that all have seen; of these, kinds that may have been put back, as bits.
        self.markers: list[Kind] = [] if source is None else source.markers.copy()
        self.maybe: int = 0 if source is None else source.maybe
        self.kinds: list[Kind] = [] if source is None else source.kinds.copy()  # by wire
        self.stands: list[list[Wire]] = (
            [[] for _ in STANDS] if source is None else [stand.copy() for stand in source.stands]
        )
        self.tray: list[Wire] = [] if source is None else source.tray.copy()  # on the robot
        # Put back, or not yet in play.
        self.pile: list[Wire] = [] if source is None else source.pile.copy()
        # By wire: cut or revealed.
        self.open: list[bool] = [] if source is None else source.open.copy()
        # By value: how many are in play; of them, cut or revealed.
        self.totals: list[int] = by_value(self.bag) if source is None else source.totals.copy()
        self.cut: list[int] = [0] * (len(VALUES) + 1) if source is None else source.cut.copy()

        # What all know, by wire; what one can see is known, and the Info token before it.
        self.known: list[Value] = [] if source is None else source.known.copy()
        self.shown: list[Value] = [] if source is None else source.shown.copy()
        self.tokens: list[Value] = [] if source is None else source.tokens.copy()
        # By wire, as bits: values it is not, false tokens, seats that know it.
        self.nots: list[int] = [] if source is None else source.nots.copy()
        self.lies: list[int] = [] if source is None else source.lies.copy()
        self.aware: list[int] = [] if source is None else source.aware.copy()
        # By wire: did it come after the deal?
        self.came: list[bool] = [] if source is None else source.came.copy()
        self.helds: list[Held] = [] if source is None else source.helds.copy()
        self.labels: list[Label] = [] if source is None else source.labels.copy()
        self.beside: list[list[Value]] = (  # tokens, by stand
            [[] for _ in STANDS] if source is None else [beside.copy() for beside in source.beside]
        )
        self.absent: list[list[Value]] = (
            [[] for _ in range(seats)]
            if source is None
            else [absent.copy() for absent in source.absent]
        )

        # Cards and tokens. Equipment on the table; by card, is it used?
        self.cards: list[int] = [] if source is None else source.cards.copy()
        self.used: list[bool] = (
            [False] * (FALSE_BOTTOM + 1) if source is None else source.used.copy()
        )
        self.roles: list[int] = [DOUBLE] * seats if source is None else source.roles.copy()
        self.spent: list[bool] = [False] * seats if source is None else source.spent.copy()
        self.lives: int = setting.mission.lives(seats) if source is None else source.lives
        self.stable: bool = False if source is None else source.stable

        # What only some missions have.
        self.robot: int = 0 if source is None else source.robot
        self.back: bool = False if source is None else source.back  # the robot walks down
        # That it makes at the end of this turn (mission 53).
        self.steps: int = 0 if source is None else source.steps
        self.oxygen: list[int] = [0] * seats if source is None else source.oxygen.copy()
        self.reserve: int = 0 if source is None else source.reserve
        self.thumbs: int = 0 if source is None else source.thumbs  # seats, as bits
        # Number cards, in no order; those that were turned and will come again.
        self.deck: list[int] = [] if source is None else source.deck.copy()
        self.turned: list[int] = [] if source is None else source.turned.copy()
        self.card: int = 0 if source is None else source.card
        # Number cards that lie open.
        self.faces: tuple[int, ...] = () if source is None else source.faces
        self.window: int = 0 if source is None else source.window  # ticks left to call
        self.declined: int = 0 if source is None else source.declined  # seats, as bits
        self.time: int = 0 if source is None else source.time  # ticks gone
        self.event: int = 0 if source is None else source.event  # of the timetable: the next one

        # What seats can work out from here: who acts leaves it, so clones may share it.
        self.worked_out: dict[Seat, Deals] = {} if source is None else source.worked_out
        if source is None:
            setting.mission.set_out(self)

    def clone(self) -> BombBusters:
        return BombBusters(self.setting, self.phases.copy(), self)

    def play(self, actor: Seat, move: Move, log: Log) -> None:
        self.worked_out = {}
        self.phases[-1].play(self, actor, move, log)

    # The turn.

    @property
    def claim(self) -> Claim | None:
        """What somebody is saying of wires, until it is judged."""
        phase = self.phases[-1]
        return phase.claim if isinstance(phase, Claiming) else None

    def owe(self, phase: Phase[Any]) -> None:
        """This comes when the turn is over; what was owed before it comes before it."""
        self.phases.insert(1, phase)

    def call_up(self, seat: Seat) -> None:
        """The next turn is this seat's, or of who follows it if it is out."""
        self.next_from = (seat - 1) % self.seats

    def is_called_up(self, seat: Seat) -> bool:
        return self.next_from == (seat - 1) % self.seats

    # Wires.

    def add_wire(self, kind: Kind) -> Wire:
        """A wire leaves the bag."""
        self.bag[kind] -= 1
        self.kinds.append(kind)
        self.open.append(False)
        self.known.append(0)
        self.shown.append(0)
        self.tokens.append(0)
        self.nots.append(0)
        self.lies.append(0)
        self.aware.append(0)
        self.came.append(False)
        return len(self.kinds) - 1

    def sort_in(self, stand: Stand, wire: Wire) -> Place:
        """To the right of its equals (B5). Answers where."""
        wires = self.stands[stand]
        kind = self.kinds[wire]
        place = len(wires)
        while place and self.kinds[wires[place - 1]] > kind:
            place -= 1
        wires.insert(place, wire)
        return place

    def value(self, wire: Wire) -> Value:
        return VALUE_OF[self.kinds[wire]]

    def stands_of(self, seat: Seat) -> list[Stand]:
        return self.setting.stands_of(seat, self.captain)

    def all_stands(self) -> list[Stand]:
        """In the order of dealing: the Captain's first (B1)."""
        order: list[Stand] = []
        for step in range(self.seats):
            order += self.stands_of((self.captain + step) % self.seats)
        return order

    def hand(self, seat: Seat) -> list[Wire]:
        """The closed wires of a seat, from left to right, the first stand first."""
        closed: list[Wire] = []
        for stand in (2 * seat, 2 * seat + 1):
            for wire in self.stands[stand]:
                if not self.open[wire]:
                    closed.append(wire)
        return closed

    def is_out(self, seat: Seat) -> bool:
        """Nothing closed is left before this seat."""
        for stand in (2 * seat, 2 * seat + 1):
            for wire in self.stands[stand]:
                if not self.open[wire]:
                    return False
        return True

    def place_of(self, wire: Wire) -> tuple[Stand, Place]:
        for stand in STANDS:
            if wire in self.stands[stand]:
                return stand, self.stands[stand].index(wire)
        raise KeyError(wire)

    def wire_at(self, stand: Stand, place: Place) -> Wire:
        """The wire at a place, or -1."""
        if stand >= 2 * self.seats or place >= len(self.stands[stand]):
            return -1
        return self.stands[stand][place]

    def holds(self, seat: Seat) -> list[int]:
        """By value: how many closed wires of it the seat has."""
        counts = [0] * 15
        for wire in self.hand(seat):
            counts[VALUE_OF[self.kinds[wire]]] += 1
        return counts

    def has_only(self, seat: Seat, value: Value) -> bool:
        """Nothing but this, and something."""
        hand = self.hand(seat)
        for wire in hand:
            if self.value(wire) != value:
                return False
        return bool(hand)

    def count(self, value: Value) -> int:
        """How many wires of this value are in play: no secret."""
        return self.totals[value]

    def is_alone(self, value: Value, held: int) -> bool:
        """Whoever holds so many has all that are left, and they are two or four."""
        return held in (2, 4) and held == self.count(value) - self.cut[value]

    # Seats.

    def after(self, seat: Seat) -> Seat:
        """The next seat to the left with closed wires, perhaps the same one; or NO_SEAT."""
        for step in range(1, self.seats + 1):
            other = (seat + step) % self.seats
            if not self.is_out(other):
                return other
        return NO_SEAT

    def others(self, seat: Seat) -> list[Seat]:
        """Teammates with closed wires."""
        return [other for other in range(self.seats) if other != seat and not self.is_out(other)]

    # Cards.

    def is_locked(self, card: int) -> bool:
        value = YELLOW if card == FALSE_BOTTOM else card
        return self.cut[value] < UNLOCKED_BY

    def has_card(self, card: int) -> bool:
        """On the table, unlocked and not used."""
        return card in self.cards and not self.used[card] and not self.is_locked(card)

    def has_power(self, seat: Seat, role: int) -> bool:
        return self.roles[seat] == role and not self.spent[seat]

    def possible_cards(self) -> list[Move]:
        """Equipment that can still come to the table."""
        mission = self.setting.mission
        cards = [card for card in EQUIPMENT if card not in mission.redrawn]
        if mission.number >= FALSE_BOTTOM_FROM and self.setting.yellows[0]:
            cards.append(FALSE_BOTTOM)
        return [EQUIPS[card] for card in cards if card not in self.cards]

    # The end.

    def spared(self) -> int:
        """Misses that could still have been borne, or steps of the robot."""
        mission = self.setting.mission
        return self.lives - 1 if mission.has_dial else LAST_STEP - self.robot

    def outcome(self) -> Outcome | None:
        return None if self.over is None else self.over.outcome(self)

    # What is seen.

    def view(self, seat: Seat) -> BombBustersView:
        return show(self, seat)

    def features(self, seat: Seat, into: Numbers) -> None:
        features.write(self, seat, into)

    def token_rows(self, seat: Seat, into: Numbers) -> None:
        token_rows.write(self, seat, into)

    def odds(self, seat: Seat, into: Numbers) -> None:
        features.write_odds(self, seat, into)

    # For thinking.

    def deals(self, seat: Seat) -> Deals:
        """All that this seat can work out about hidden wires."""
        if seat not in self.worked_out:
            self.worked_out[seat] = work_out(self, seat)
        return self.worked_out[seat]

    def reimagine(self, seat: Seat, rng: Rng) -> BombBusters:
        return imagine(self, seat, rng)


def by_value(bag: list[int]) -> list[int]:
    """How many wires of each value, by how many of each kind."""
    counts = [0] * (len(VALUES) + 1)
    for kind in KINDS:
        counts[VALUE_OF[kind]] += bag[kind]
    return counts
