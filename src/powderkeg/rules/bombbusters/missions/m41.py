"""Mission 41: a tripwire each, and a dial on its last space."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.bombbusters.aiming import turn_is_over
from powderkeg.rules.bombbusters.clues import not_all
from powderkeg.rules.bombbusters.cutting import letters
from powderkeg.rules.bombbusters.following import open_wire, settle
from powderkeg.rules.bombbusters.knowing import kinds_of
from powderkeg.rules.bombbusters.missions.mission import Mission
from powderkeg.rules.bombbusters.missions.rules_31 import M41
from powderkeg.rules.bombbusters.missions.skipping import skip
from powderkeg.rules.bombbusters.moves import SKIP, TRIPWIRES
from powderkeg.rules.bombbusters.over import advance, explode, turn_back
from powderkeg.rules.bombbusters.pieces import (
    FALSE_BOTTOM,
    NUMBERS,
    RED,
    YELLOW,
    Stand,
    Value,
    Wire,
)
from powderkeg.rules.bombbusters.prop_events import TripwireFound, TripwireMissed
from powderkeg.rules.bombbusters.props.prop import Prop
from powderkeg.rules.bombbusters.props.skips import Skips
from powderkeg.rules.bombbusters.shapes import OfWire
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.bombbusters.tokens import rule_out, tag
from powderkeg.rules.core import NOT_NOW, Facts, Log, Move, Refusal, Seat

FOR_THREE: Final = (3, 3)
WITHOUT_CAPTAIN: Final = 5  # players


class Tripwires(Mission):
    """Teammates find them; the owner cannot."""

    def __init__(self) -> None:
        super().__init__(
            41,
            reds=(1, 3),
            yellows=(4, 4),
            reds_for_two=(2, 3),
            yellows_for_two=(2, 2),
            redrawn=(FALSE_BOTTOM,),
        )
        self.endings = {"skipped": M41[6]}

    def props(self, seats: int) -> list[Prop]:
        return [Skips()]

    def coloured(self, value: Value, seats: int) -> tuple[int, int]:
        return FOR_THREE if value == YELLOW and seats == 3 else super().coloured(value, seats)

    def lives(self, seats: int) -> int:
        return 1

    def dealt_apart(self, s: BombBusters) -> Value:
        return YELLOW

    def apart_to(self, s: BombBusters) -> list[list[Stand]]:
        first = 1 if s.seats == WITHOUT_CAPTAIN else 0
        return [s.stands_of((s.captain + step) % s.seats) for step in range(first, s.seats)]

    def draws_token(self, s: BombBusters, seat: Seat) -> bool:
        return True

    def why_not_named(self, s: BombBusters, seat: Seat, value: Value) -> Refusal | None:
        return Refusal(M41[3]) if value == YELLOW else None

    def must_skip(self, s: BombBusters, seat: Seat) -> bool:
        """Nothing but a tripwire is left, and perhaps reds."""
        hand = s.hand(seat)
        for wire in hand:
            if s.value(wire) < YELLOW:
                return False
        return bool(hand)

    def specials(self, s: BombBusters, seat: Seat) -> list[Move]:
        if self.must_skip(s, seat):
            return [SKIP]
        return [
            TRIPWIRES[stand][place]
            for stand in range(2 * s.seats)
            for place in range(len(s.stands[stand]))
            if self.why_not(s, seat, TRIPWIRES[stand][place]) is None
        ]

    def why_not(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        must_skip = self.must_skip(s, seat)
        if move is SKIP:
            return None if must_skip else Refusal(M41[4])
        if not isinstance(move, OfWire) or move.key != "tripwire":
            return Refusal(NOT_NOW)
        wire = s.wire_at(move.stand, move.place)
        if wire < 0 or s.open[wire] or move.stand // 2 == seat or must_skip:
            return Refusal(M41[3])
        return Refusal(M41[3]) if s.cut[YELLOW] == s.count(YELLOW) else None

    def play(self, s: BombBusters, seat: Seat, move: Move, log: Log) -> None:
        if isinstance(move, OfWire):
            self.point(s, seat, s.wire_at(move.stand, move.place), log)
        else:
            for number in NUMBERS:
                rule_out(s, s.hand(seat), number)
            skips = s.prop(Skips)
            skips.add(seat)
            skip(s, seat, log, 0)
            if skips.are_all(s):
                explode(s, "skipped", [], log)
        turn_is_over(s, log)

    def turn_ends(self, s: BombBusters, log: Log) -> None:
        s.prop(Skips).turn_ends()

    def point(self, s: BombBusters, seat: Seat, wire: Wire, log: Log) -> None:
        """No Stabilizer helps (M41.5). Who does so has a number left, as all know."""
        s.clues.append(not_all(kinds_of(s, YELLOW) | kinds_of(s, RED), tuple(s.hand(seat))))
        value = s.value(wire)
        if value == RED:
            explode(s, "red", [wire], log)
            return
        stand, _ = s.place_of(wire)
        facts: Facts = {"seat": seat, "owner": stand // 2, "place": letters(s, [wire])[0]}
        if value == YELLOW:
            open_wire(s, wire)
            log.add(TripwireFound(facts))
            turn_back(s, log)
            settle(s, YELLOW, s.cut[YELLOW] - 1, log)
            return
        log.add(TripwireMissed(facts))
        tag(s, wire, "miss", log)
        s.stable = False
        advance(s, log)


MISSION: Final[Mission] = Tripwires()
