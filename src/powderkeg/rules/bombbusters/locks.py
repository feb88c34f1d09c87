"""Cards and powers: why they cannot be used now, and how they are used up."""

from __future__ import annotations

from powderkeg.rules.bombbusters.pieces import (
    EQUIPMENT_TEXTS,
    NO_ROLE,
    ROLE_TEXTS,
    VALUE_TEXTS,
    Value,
)
from powderkeg.rules.bombbusters.prop_events import Used
from powderkeg.rules.bombbusters.rulebook import LOCKED, C
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import Facts, Log, Refusal, Seat


def why_no_card(s: BombBusters, seat: Seat, card: int) -> Refusal | None:
    """Why this seat cannot use this card."""
    if s.has_card(card):
        return s.setting.mission.why_not_used(s, seat, card)
    why = "absent" if card not in s.cards else "used" if s.used[card] else "locked"
    refusal = s.setting.mission.why_locked(s, card) if why == "locked" else None
    if refusal is not None:
        return refusal
    facts: Facts = {"equipment": EQUIPMENT_TEXTS[card], "why": why, "needs": s.needs(card)}
    return Refusal(LOCKED, facts)


def why_no_power(s: BombBusters, seat: Seat, role: int) -> Refusal | None:
    """Why this seat's character cannot do that."""
    if s.roles[seat] in (role, NO_ROLE) and not s.spent[seat]:
        refusal = s.setting.mission.why_no_power(s, seat)
        if refusal is not None or s.roles[seat] == role:
            return refusal
    rule = C[3] if s.roles[seat] == role else C[2]
    return Refusal(rule, {"equipment": ROLE_TEXTS[role], "seat": seat})


def spend(s: BombBusters, seat: Seat, card: int, own: bool, value: Value, log: Log) -> None:
    """The card is turned face down."""
    if own:
        s.spent[seat] = not s.setting.mission.keeps_power
    else:
        s.used[card] = True
    name = ROLE_TEXTS[card] if own else EQUIPMENT_TEXTS[card]
    said = VALUE_TEXTS[value] if value else "none"
    log.add(Used({"seat": seat, "equipment": name, "own": "yes" if own else "no", "value": said}))
