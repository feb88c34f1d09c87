"""The cases of a riddle: what a label or a `some` means depends on the colour of the wires."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.bombbusters.pieces import (
    ALL_KINDS,
    KINDS,
    KINDS_OF,
    NUMBERS,
    RED,
    YELLOW,
    Place,
    Stand,
)
from powderkeg.rules.bombbusters.riddle import Riddle, Some
from powderkeg.rules.bombbusters.rows import Row

BLUES: Final = ALL_KINDS & ~KINDS_OF[YELLOW] & ~KINDS_OF[RED]


def cases(riddle: Riddle) -> list[list[Row]]:
    """The rows, once for every colour that the labels may lie at."""
    exist = sum([1 << kind for kind in KINDS if riddle.copies[kind] > 0])
    rows = [Row([mask & exist for mask in places]) for places in riddle.stands]
    rows.extend([Row([pile.kinds & exist] * pile.size) for pile in riddle.piles])
    found = [rows]
    for stand, place in riddle.alike:
        split: list[list[Row]] = []
        for rows in found:
            split.extend(alike(rows, stand, place))
        found = split
    for stand, place in riddle.unlike:
        split = []
        for rows in found:
            split.extend(unlike(rows, stand, place))
        found = split
    return found


def alike(rows: list[Row], stand: Stand, place: Place) -> list[list[Row]]:
    """The label =: two of one kind of blue, or two of any kinds of one colour."""
    found: list[list[Row]] = []
    masks = rows[stand].masks
    for colour in (BLUES, KINDS_OF[YELLOW], KINDS_OF[RED]):
        if masks[place] & colour and masks[place + 1] & colour:
            copy = [copied(row) for row in rows]
            copy[stand].only(place, colour)
            copy[stand].only(place + 1, colour)
            if colour == BLUES:
                copy[stand].joined |= 1 << place + 1
            found.append(copy)
    return found


def unlike(rows: list[Row], stand: Stand, place: Place) -> list[list[Row]]:
    """The label ≠: never two of one kind, and not a colour twice."""
    found: list[list[Row]] = []
    rest = ALL_KINDS
    masks = rows[stand].masks
    for colour in (KINDS_OF[YELLOW], KINDS_OF[RED]):
        if masks[place] & colour and masks[place + 1] & colour:
            rest &= ~colour
            copy = [copied(row) for row in rows]
            copy[stand].only(place, colour)
            copy[stand].only(place + 1, ~colour)
            found.append(copy)
    copy = [copied(row) for row in rows]
    copy[stand].only(place, rest)
    copy[stand].parted |= 1 << place + 1
    found.append(copy)
    return found


def copied(row: Row) -> Row:
    copy = Row(list(row.masks))
    copy.joined = row.joined
    copy.parted = row.parted
    return copy


def settled(somes: list[Some], rows: list[Row]) -> list[Some] | None:
    """Tell the rows what one of them alone must fulfil, and return the rest; None if none can."""
    rest: list[Some] = []
    for some in somes:
        kinds = KINDS_OF[some.value]
        wires: list[tuple[int, Place]] = []
        is_known = False
        for stand, place in some.wires:
            mask = rows[stand].masks[place]
            is_known = is_known or mask & ~kinds == 0
            if mask & kinds:
                wires.append((stand, place))
        if is_known:
            continue
        if not wires:
            return None
        first = wires[0][0]
        if len(wires) == 1:
            rows[first].only(wires[0][1], kinds)
        elif some.value in NUMBERS and [wire[0] for wire in wires].count(first) == len(wires):
            rows[first].musts.append((some.value, sum([1 << wire[1] for wire in wires])))
        else:
            rest.append(Some(some.value, wires))
    return rest
