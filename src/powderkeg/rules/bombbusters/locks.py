"""Cards and powers: why they cannot be used now, and how they are used up."""

from __future__ import annotations

from powderkeg.rules.bombbusters.pieces import (
    EQUIPMENT_TEXTS,
    ROLE_TEXTS,
    UNLOCKED_BY,
    VALUE_TEXTS,
    Value,
)
from powderkeg.rules.bombbusters.prop_events import Used
from powderkeg.rules.bombbusters.rulebook import LOCKED, C
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import Log, Refusal, Seat


def why_no_card(s: BombBusters, card: int) -> Refusal | None:
    """Why this card cannot be used."""
    if s.has_card(card):
        return None
    why = "absent" if card not in s.cards else "used" if s.used[card] else "locked"
    needs = max(0, UNLOCKED_BY - s.cut[card])
    return Refusal(LOCKED, {"equipment": EQUIPMENT_TEXTS[card], "why": why, "needs": needs})


def why_no_power(s: BombBusters, seat: Seat, role: int) -> Refusal | None:
    """Why this seat's character cannot do that."""
    if s.has_power(seat, role):
        return None
    rule = C[3] if s.roles[seat] == role else C[2]
    return Refusal(rule, {"equipment": ROLE_TEXTS[role], "seat": seat})


def spend(s: BombBusters, seat: Seat, card: int, own: bool, value: Value, log: Log) -> None:
    """The card is turned face down."""
    if own:
        s.spent[seat] = True
    else:
        s.used[card] = True
    name = ROLE_TEXTS[card] if own else EQUIPMENT_TEXTS[card]
    said = VALUE_TEXTS[value] if value else "none"
    log.add(Used({"seat": seat, "equipment": name, "own": "yes" if own else "no", "value": said}))
