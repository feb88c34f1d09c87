"""What a seat could work out about a cut: for the review afterwards, and for bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from powderkeg.rules.bombbusters.knowing import kinds_of
from powderkeg.rules.bombbusters.pieces import (
    ALL_KINDS,
    KINDS_OF,
    RED,
    VALUE_TEXTS,
    YELLOW,
    Place,
    Stand,
    Value,
    Wire,
    blue,
    letter,
)
from powderkeg.rules.bombbusters.shapes import Cut, OfStand, OfWire
from powderkeg.rules.core import Facts, Move, Seat
from powderkeg.rules.telling import Line

if TYPE_CHECKING:
    from powderkeg.rules.bombbusters.state import BombBusters

CLOSE: Final = 1e-9  # what rounding may add up to


class Guess:
    """A Dual Cut that could be made, and how likely it is right."""

    def __init__(self, stand: Stand, place: Place, value: Value, right: float) -> None:
        self.stand: Final = stand
        self.place: Final = place
        self.value: Final = value
        self.right: Final = right


def named_values(s: BombBusters, seat: Seat) -> list[Value]:
    """What this seat could say in a cut."""
    mission = s.setting.mission
    found: list[Value] = []
    for value, count in enumerate(s.holds(seat)):
        if count and value != RED and mission.why_not_named(s, seat, value) is None:
            found.append(value)
    return found


def best_guess(s: BombBusters, seat: Seat) -> Guess | None:
    """The likeliest Dual Cut of one wire."""
    named = named_values(s, seat)
    best: Guess | None = None
    for stand, wires in enumerate(s.stands):
        if stand // 2 != seat:
            for place, wire in enumerate(wires):
                allowed = s.setting.mission.why_not_at(s, seat, wire, "cut") is None
                if allowed and not s.open[wire]:
                    chances = s.deals(seat).values(wire)
                    for value in named:
                        if best is None or chances[value] > best.right:
                            best = Guess(stand, place, value, chances[value])
    return best


def all_are(s: BombBusters, seat: Seat, wires: list[Wire], kinds: int) -> float:
    """How likely all these wires are of these kinds (as bits), for all that the seat knows."""
    return s.deals(seat).all_of(wires, kinds)


def one_is(s: BombBusters, seat: Seat, wires: list[Wire], values: Sequence[Value]) -> float:
    """How likely at least one of these wires of one stand is of one of these values."""
    together = s.deals(seat).were_dealt_together(wires)
    if len(values) == 1 and values[0] < YELLOW and together:
        return s.deals(seat).one_of(wires, blue(values[0]))
    kinds = ALL_KINDS
    for value in values:
        kinds &= ~KINDS_OF[value]
    return 1.0 - all_are(s, seat, wires, kinds)


def percent(chance: float) -> int:
    """Rounded, but what is not sure does not look sure."""
    rounded = round(100 * chance)
    if 0.0 < chance < 1.0 - CLOSE:
        return min(99, max(1, rounded))
    return rounded


def review(s: BombBusters, seat: Seat, move: Move) -> Line | None:
    """What could be known about a cut when it was decided on; None for other moves."""
    wires: list[Wire] = []
    values: Sequence[Value] = ()
    claim = s.claim
    if isinstance(move, Cut):
        wires = [s.wire_at(move.stand, move.place)]
        values = (move.value,)
    elif claim is not None and isinstance(move, OfStand):
        wires = [wire for wire in s.stands[move.stand] if not s.open[wire]]
        values = claim.values
    elif claim is not None and isinstance(move, OfWire) and move.key == "at":
        wires = [*claim.wires, s.wire_at(move.stand, move.place)]
        values = claim.values
        if len(wires) < claim.need:
            return None
    if not wires:
        return None
    if claim is not None and claim.how in ("yellows", "sevens", "reds", "four"):
        right = all_are(s, seat, wires, kinds_of(s, values[0]))
        return Line("review-all", {"right": percent(right), "count": len(wires)})
    right = one_is(s, seat, wires, values)
    red = all_are(s, seat, wires, kinds_of(s, RED))
    facts: Facts = {"right": percent(right), "red": percent(red)}
    best = best_guess(s, seat)
    if best is None or best.right <= right + CLOSE:
        return Line("review-sure" if facts["right"] == 100 else "review-best", facts)
    facts["best"] = percent(best.right)
    facts["owner"] = best.stand // 2
    facts["place"] = letter(best.stand, best.place)
    facts["value"] = VALUE_TEXTS[best.value]
    return Line("review-better", facts)
