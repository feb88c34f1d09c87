"""Challenge cards: what each asks for (1.5)."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.bombbusters.pieces import YELLOW, Stand
from powderkeg.rules.bombbusters.props.challenges import Challenges
from powderkeg.rules.bombbusters.state import BombBusters

THE_RED_ONE: Final = 1
THESE_TWO_FIRST: Final = 8
ODD_COMPANY: Final = 9
EIGHTEEN: Final = 18


def is_met(s: BombBusters, card: int) -> bool:
    """Has it come true?"""
    challenges = s.prop(Challenges)
    row = challenges.row
    if card == THE_RED_ONE:
        return challenges.has_called
    if card == 2:
        return len(row) == 4 and all(is_even(abs(cut)) for cut in row)
    if card == 4:
        return len(challenges.seals) >= 3 and sum(challenges.seals[:3]) == EIGHTEEN
    if card == 5:
        return len(row) >= 2 and row[-1] < 0 and row[-2] < 0
    if card == 7:
        return len(row) >= 3 and is_stair([abs(cut) for cut in row[-3:]])
    if card == THESE_TWO_FIRST:
        return sorted(challenges.seals[:2]) == sorted(challenges.numbers)
    return bool(stands_that_meet(s, card))


def stands_that_meet(s: BombBusters, card: int) -> list[Stand]:
    """Challenges 3, 6, 9 and 10 look at one stand."""
    return [stand for stand in s.all_stands() if s.stands[stand] and fits(s, stand, card)]


def is_even(value: int) -> bool:
    return value < YELLOW and value % 2 == 0


def is_stair(values: list[int]) -> bool:
    """Up by one each time, or down by one; yellow is no number."""
    if max(values) >= YELLOW:
        return False
    first, second, third = values
    return second - first == third - second and abs(second - first) == 1


def fits(s: BombBusters, stand: Stand, card: int) -> bool:
    wires = s.stands[stand]
    closed = [not s.open[wire] for wire in wires]
    if card == 3:
        groups = groups_of(closed)
        return bool(groups) and min(groups) == 2 and max(groups) == 2
    if card == 6:
        return groups_of(closed).count(1) >= 5
    if card == 10:
        return closed.count(False) >= 7 and closed[0] and closed[-1]
    assert card == ODD_COMPANY
    values = [s.value(wire) for wire in wires if not s.open[wire]]
    blues = [value for value in values if value < YELLOW]
    return len(blues) >= 6 and not any(is_even(value) for value in blues)


def groups_of(closed: list[bool]) -> list[int]:
    """How long the runs of closed wires are."""
    groups: list[int] = []
    run = 0
    for is_closed in [*closed, False]:
        if is_closed:
            run += 1
        elif run:
            groups.append(run)
            run = 0
    return groups
