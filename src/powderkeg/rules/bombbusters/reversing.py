"""Own reversed wires: who does not see them may still cut them, and it must be right (W9-W12)."""

from __future__ import annotations

from powderkeg.rules.bombbusters.aiming import commit, targets
from powderkeg.rules.bombbusters.claim import Claim
from powderkeg.rules.bombbusters.cutting import declared, letters, reveal, reversed_of
from powderkeg.rules.bombbusters.events import Declared
from powderkeg.rules.bombbusters.missions.rulebook import W
from powderkeg.rules.bombbusters.moves import CUTS_REVERSED, SOLOS_REVERSED
from powderkeg.rules.bombbusters.over import explode
from powderkeg.rules.bombbusters.pieces import NUMBERS, RED, VALUE_TEXTS, Value, Wire
from powderkeg.rules.bombbusters.rulebook import R
from powderkeg.rules.bombbusters.shapes import CutReversed, SoloReversed
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import NO_MOVES, Facts, Log, Move, Refusal, Seat

# Nothing here may ask what an own reversed wire is, but for judging: its owner does not know.


def closed_reversed(s: BombBusters, seat: Seat) -> list[Wire]:
    return [wire for wire in reversed_of(s, seat) if not s.open[wire]]


def left_of(s: BombBusters, value: Value) -> int:
    return s.count(value) - s.cut[value]


def reversed_cuts(s: BombBusters, seat: Seat) -> list[Move]:
    """Every number that is not finished, at every wire; and with what makes all that are left."""
    own = reversed_of(s, seat)
    if not own:
        return NO_MOVES
    which = [nth for nth, wire in enumerate(own) if not s.open[wire]]
    mission = s.setting.mission
    numbers = [
        number
        for number in NUMBERS
        if left_of(s, number) and mission.why_not_named(s, seat, number) is None
    ]
    found: list[Move] = []
    for stand in range(2 * s.seats):
        for wire in targets(s, seat, stand, "cut"):
            moves = CUTS_REVERSED[stand][s.stands[stand].index(wire)]
            for number in numbers:
                found += [moves[number][nth] for nth in which]
    counts = s.holds(seat)
    for number in numbers:
        for move in SOLOS_REVERSED[number][1:]:
            if why_not_solo(s, seat, move, own, counts) is None:
                found.append(move)
    return found


def reversed_alone(s: BombBusters, seat: Seat, number: Value, which: int) -> bool:
    """Can these own reversed wires be cut with all others that are left?"""
    move = SOLOS_REVERSED[number][which]
    return why_not_solo(s, seat, move, reversed_of(s, seat), s.holds(seat)) is None


def why_not_reversed(
    s: BombBusters, seat: Seat, move: CutReversed | SoloReversed
) -> Refusal | None:
    own = reversed_of(s, seat)
    if not left_of(s, move.number):
        return Refusal(W[10], {"value": VALUE_TEXTS[move.number]})
    refusal = s.setting.mission.why_not_named(s, seat, move.number)
    if refusal is not None:
        return refusal
    if isinstance(move, SoloReversed):
        return why_not_solo(s, seat, move, own, s.holds(seat))
    if move.nth >= len(own) or s.open[own[move.nth]]:
        return Refusal(W[9])
    wire = s.wire_at(move.stand, move.place)
    if move.stand // 2 == seat:
        return Refusal(R[7], {"why": "own"})
    if wire < 0:
        return Refusal(R[7], {"why": "nothing"})
    if s.open[wire]:
        return Refusal(R[7], {"why": "open"})
    return s.setting.mission.why_not_at(s, seat, wire, "cut")


def why_not_solo(
    s: BombBusters, seat: Seat, move: SoloReversed, own: list[Wire], counts: list[int]
) -> Refusal | None:
    """What he sees of it and what he declares must be all that are left, two or four (W11)."""
    for nth in range(2):
        if move.which >> nth & 1 and (nth >= len(own) or s.open[own[nth]]):
            return Refusal(W[9])
    if s.is_alone(move.number, counts[move.number] + move.which.bit_count()):
        return s.setting.mission.why_not_solo(s, seat, move.number)
    return Refusal(W[11], {"left": left_of(s, move.number)})


def declare(s: BombBusters, seat: Seat, move: CutReversed | SoloReversed, log: Log) -> None:
    """All hear which of the own wires are meant."""
    if isinstance(move, SoloReversed):
        claim = Claim(seat, "reversed-solo", (move.number,), move.which, 0, ())
    else:
        wire = s.wire_at(move.stand, move.place)
        claim = Claim(seat, "reversed", (move.number,), 1 << move.nth, 1, (wire,))
    places = letters(s, declared(s, claim))
    facts: Facts = {"seat": seat, "places": places, "count": len(places)}
    log.add(Declared({**facts, "value": VALUE_TEXTS[move.number]}))
    commit(s, claim, log)


def may_reveal(s: BombBusters, seat: Seat) -> bool:
    """All that the seat sees of its closed wires is red, and a reversed one is closed (W12)."""
    if not closed_reversed(s, seat):
        return False
    for wire in s.hand(seat):
        if s.aware[wire] >> seat & 1 and s.value(wire) != RED:
            return False
    return True


def reveal_all(s: BombBusters, seat: Seat, log: Log) -> None:
    """A reversed wire that is not red sets the bomb off (W12)."""
    wrong = [wire for wire in s.hand(seat) if s.value(wire) != RED]
    if wrong:
        explode(s, "reversed", wrong, log)
    else:
        reveal(s, seat, log)
