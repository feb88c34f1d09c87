"""Wires that change places after the deal, and what all learn from where they go (B5, P2)."""

from __future__ import annotations

from powderkeg.rules.bombbusters.clues import Order
from powderkeg.rules.bombbusters.pieces import Place, Stand, Wire
from powderkeg.rules.bombbusters.state import BombBusters


def take_in(s: BombBusters, stand: Stand, wire: Wire) -> Place:
    """It comes from where it lay alone, unseen. Answers where it is sorted in."""
    is_as_dealt = not s.rows or s.rows[stand] == s.stands[stand]
    place = s.sort_in(stand, wire)
    s.came[wire] = True
    if not is_as_dealt:
        s.rows.append([wire])
    else:
        s.late.append(wire)
        if s.rows:
            s.rows[stand].insert(place, wire)
    note_place(s, stand, place)
    return place


def move_over(s: BombBusters, wire: Wire, stand: Stand) -> Place:
    """It comes from another stand, which it has left. Answers where it is sorted in.

    In its row it stays where it was dealt: it keeps the bounds it had there.
    """
    place = s.sort_in(stand, wire)
    s.came[wire] = True
    note_place(s, stand, place)
    return place


def keep_rows(s: BombBusters) -> None:
    """Before a wire leaves its stand: write down how all were dealt."""
    if not s.rows:
        s.rows = [wires.copy() for wires in s.stands]


def set_apart(s: BombBusters, groups: list[list[Wire]]) -> None:
    """These do not stand in the sorted row of their stand. A group was dealt, or sorted, together.

    They must be at an end of a stand already.
    """
    s.apart = [wire for group in groups for wire in group]
    s.rows = [[wire for wire in wires if wire not in s.apart] for wires in s.stands]
    s.rows += groups


def sorted_on(s: BombBusters, stand: Stand) -> list[Wire]:
    """The wires of a stand without those that stand apart."""
    return [wire for wire in s.stands[stand] if wire not in s.apart]


def note_place(s: BombBusters, stand: Stand, place: Place) -> None:
    """What is new on a stand lies to the right of its equals."""
    wires = s.stands[stand]
    if place > 0 and wires[place - 1] not in s.apart:
        s.clues.append(Order(wires[place - 1], wires[place], False))
    if place + 1 < len(wires) and wires[place + 1] not in s.apart:
        s.clues.append(Order(wires[place], wires[place + 1], True))
