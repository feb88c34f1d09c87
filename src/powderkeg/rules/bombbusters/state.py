"""A game of Bomb Busters in progress: the wires, and what all know of them."""

from __future__ import annotations

from typing import Any, ClassVar, Final, TypeVar

from powderkeg.rules.bombbusters import features, token_rows
from powderkeg.rules.bombbusters.claim import Claim, Claiming
from powderkeg.rules.bombbusters.clues import Clue
from powderkeg.rules.bombbusters.deals import Deals
from powderkeg.rules.bombbusters.ending import Ending
from powderkeg.rules.bombbusters.knowing import imagine, work_out
from powderkeg.rules.bombbusters.moves import EQUIPS
from powderkeg.rules.bombbusters.pieces import (
    DOUBLE,
    EQUIPMENT_TEXTS,
    KINDS,
    NO_SEAT,
    STANDS,
    USUAL_VALUES,
    VALUE_OF,
    VALUES,
    Kind,
    Place,
    Stand,
    Value,
    Wire,
)
from powderkeg.rules.bombbusters.props.prop import Prop
from powderkeg.rules.bombbusters.setting import Setting
from powderkeg.rules.bombbusters.showing import show
from powderkeg.rules.bombbusters.views import BombBustersView
from powderkeg.rules.core import (
    CLOCK,
    NOT_AWAITED,
    Log,
    Move,
    Outcome,
    Phase,
    Refusal,
    Seat,
    State,
    Wait,
)
from powderkeg.rules.numbers import Numbers
from powderkeg.rules.rng import Rng

P = TypeVar("P", bound=Prop)


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
        # With three players, who sits where two stands are: the Captain, until seats are changed.
        self.wide: Seat = NO_SEAT if source is None else source.wide
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
        # By kind: what it counts as. By value: how many are in play; of them, cut or revealed.
        self.value_of: tuple[Value, ...] = USUAL_VALUES if source is None else source.value_of
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
        # What all know of several wires together.
        self.clues: list[Clue] = [] if source is None else source.clues.copy()
        # Wires as they were dealt, once they do not stand so any more; those sorted into these
        # rows, or into stands, later; those that stand apart, at the ends of a stand.
        self.rows: list[list[Wire]] = [] if source is None else [row.copy() for row in source.rows]
        self.late: list[Wire] = [] if source is None else source.late.copy()
        self.apart: list[Wire] = [] if source is None else source.apart.copy()
        # Those with a label ×1.
        self.singles: list[Wire] = [] if source is None else source.singles.copy()
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
            [False] * len(EQUIPMENT_TEXTS) if source is None else source.used.copy()
        )
        self.roles: list[int] = [DOUBLE] * seats if source is None else source.roles.copy()
        self.spent: list[bool] = [False] * seats if source is None else source.spent.copy()
        self.lives: int = setting.mission.lives(seats) if source is None else source.lives
        self.stable: bool = False if source is None else source.stable

        # What only this mission has.
        self.props: list[Prop] = (
            setting.mission.props(seats)
            if source is None
            else [prop.clone() for prop in source.props]
        )

        # What seats can work out from here: who acts leaves it, so clones may share it.
        self.worked_out: dict[Seat, Deals] = {} if source is None else source.worked_out
        if source is None:
            setting.mission.set_out(self)

    def clone(self) -> BombBusters:
        return BombBusters(self.setting, self.phases.copy(), self)

    def refusal(self, actor: Seat, move: Move) -> Refusal | None:
        refusal = super().refusal(actor, move)
        if refusal is not None and refusal.rule is NOT_AWAITED:
            return self.setting.mission.why_not_awaited(self, actor, move) or refusal
        return refusal

    def play(self, actor: Seat, move: Move, log: Log) -> None:
        self.worked_out = {}
        phase = self.phases[-1]
        if actor == CLOCK and isinstance(phase, Claiming):
            assert isinstance(move, Wait)
            self.setting.mission.pass_time(self, move.ticks, log)
        else:
            phase.play(self, actor, move, log)

    def prop(self, kind: type[P]) -> P:
        """The mission's prop of this kind."""
        for prop in self.props:
            if isinstance(prop, kind):
                return prop
        raise LookupError(f"mission {self.setting.mission.number} has no {kind.__name__}")

    def has_prop(self, kind: type[P]) -> bool:
        for prop in self.props:
            if isinstance(prop, kind):
                return True
        return False

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
        """To the right of its equals (B5); its owner sees it. Answers where."""
        wires = self.stands[stand]
        kind = self.kinds[wire]
        place = len(wires)
        while place and wires[place - 1] in self.apart:
            place -= 1
        while place and self.kinds[wires[place - 1]] > kind:
            if wires[place - 1] in self.apart:
                break
            place -= 1
        wires.insert(place, wire)
        self.aware[wire] |= 1 << stand // 2
        return place

    def value(self, wire: Wire) -> Value:
        return self.value_of[self.kinds[wire]]

    def stands_of(self, seat: Seat) -> list[Stand]:
        return self.setting.stands_of(seat, self.captain if self.wide == NO_SEAT else self.wide)

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

    def ready(self, seat: Seat) -> list[Wire]:
        """Those that the seat knows and may cut."""
        mission = self.setting.mission
        found: list[Wire] = []
        for wire in self.hand(seat):
            if self.aware[wire] >> seat & 1 and mission.may_open(self, seat, wire):
                found.append(wire)
        return found

    def is_out(self, seat: Seat) -> bool:
        """Nothing closed is left before this seat."""
        for stand in (2 * seat, 2 * seat + 1):
            for wire in self.stands[stand]:
                if not self.open[wire]:
                    return False
        return True

    def change_seats(self, step: int) -> None:
        """Stands stay where they are, and all move so many seats to the left (mission 42).

        A stand is numbered by who sits before it: so it is the stands that change their numbers.
        One keeps knowing what one has seen.
        """
        stands, beside = self.stands, self.beside
        self.stands = [[] for _ in STANDS]
        self.beside = [[] for _ in STANDS]
        for seat in range(self.seats):
            origin = (seat + step) % self.seats
            for side in (0, 1):
                self.stands[2 * seat + side] = stands[2 * origin + side]
                self.beside[2 * seat + side] = beside[2 * origin + side]
                for wire in stands[2 * origin + side]:
                    self.aware[wire] |= 1 << seat
        self.absent = [self.absent[(seat + step) % self.seats] for seat in range(self.seats)]
        wide = self.captain if self.wide == NO_SEAT else self.wide
        self.wide = (wide - step) % self.seats

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
        """By value: how many closed wires of it the seat has, as far as it knows and may cut."""
        counts = [0] * 15
        for wire in self.ready(seat):
            counts[self.value(wire)] += 1
        return counts

    def has_only(self, seat: Seat, value: Value) -> bool:
        """Nothing but this, and something; who does not know an own wire cannot say so."""
        hand = self.hand(seat)
        for wire in hand:
            if self.value(wire) != value or not self.aware[wire] >> seat & 1:
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
        for value, need in self.setting.mission.locks(self, card):
            if self.cut[value] < need:
                return True
        return False

    def needs(self, card: int) -> int:
        """Wires still to be cut before it unlocks."""
        locks = self.setting.mission.locks(self, card)
        return sum([max(0, need - self.cut[value]) for value, need in locks])

    def would_unlock(self, card: int, value: Value, more: int) -> bool:
        """Is it locked, and would so many more wires of this value unlock it?"""
        if not self.is_locked(card):
            return False
        for lock, need in self.setting.mission.locks(self, card):
            if self.cut[lock] + (more if lock == value else 0) < need:
                return False
        return True

    def has_card(self, card: int) -> bool:
        """On the table, unlocked and not used."""
        return card in self.cards and not self.used[card] and not self.is_locked(card)

    def may_use(self, seat: Seat, card: int) -> bool:
        """May this seat use it now?"""
        if not self.has_card(card):
            return False
        return self.setting.mission.why_not_used(self, seat, card) is None

    def has_power(self, seat: Seat, role: int) -> bool:
        if self.roles[seat] != role or self.spent[seat]:
            return False
        return self.setting.mission.why_no_power(self, seat) is None

    def possible_cards(self) -> list[Move]:
        """Equipment that can still come to the table."""
        cards = self.setting.mission.possible_cards(self)
        return [EQUIPS[card] for card in cards if card not in self.cards]

    # The end.

    def spared(self) -> int:
        """Misses that could still have been borne, or steps of the robot."""
        return self.setting.mission.spared(self)

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
