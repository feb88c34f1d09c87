"""Mission 64: two reversed wires each, the lower one far left, the higher one far right."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.bombbusters.missions.apart import Tripwires, is_among_last, turn_round
from powderkeg.rules.bombbusters.missions.mission import Mission
from powderkeg.rules.bombbusters.pieces import Stand, Wire
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import Seat


class TwoTripwires(Tripwires):
    """The last two wires of a stand, or with two stands the last one of each."""

    def __init__(self) -> None:
        super().__init__(64, reds=(1, 1), reds_for_two=(2, 2))

    def deal_to(self, s: BombBusters, stand: Stand, wire: Wire) -> None:
        stands = s.stands_of(stand // 2)
        if is_among_last(s, 3 - len(stands)):
            turn_round(s, stand, wire)
            put_in_order(s, stand // 2)
        else:
            s.sort_in(stand, wire)

    def rows_apart(self, s: BombBusters) -> list[list[Wire]]:
        pairs = [pair_of(s, seat) for seat in range(s.seats)]
        return [pair for pair in pairs if pair]


def pair_of(s: BombBusters, seat: Seat) -> list[Wire]:
    """From left to right."""
    wires = [*s.stands[2 * seat], *s.stands[2 * seat + 1]]
    return [wire for wire in wires if wire in s.apart]


def put_in_order(s: BombBusters, seat: Seat) -> None:
    """As the others tell, the lower one goes far left and the higher one far right."""
    pair = pair_of(s, seat)
    if len(pair) < 2:
        return
    low, high = pair
    if s.kinds[low] > s.kinds[high]:
        low, high = high, low
    for wire in pair:
        s.stands[s.place_of(wire)[0]].remove(wire)
    stands = s.stands_of(seat)
    s.stands[stands[0]].insert(0, low)
    s.stands[stands[-1]].append(high)


MISSION: Final[Mission] = TwoTripwires()
