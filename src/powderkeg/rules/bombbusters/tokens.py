"""Info tokens: what everybody learns about a wire."""

from __future__ import annotations

from collections.abc import Sequence

from powderkeg.rules.bombbusters.events import Pointed, SetAside, Tagged
from powderkeg.rules.bombbusters.knowing import Held
from powderkeg.rules.bombbusters.pieces import VALUE_TEXTS, Value, Wire, letter
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import Facts, Log, Seat


def tag(s: BombBusters, wire: Wire, why: str, log: Log) -> None:
    """The true value: before the wire, or in mission 50 beside the stand (D23, D24)."""
    value = s.value(wire)
    stand, place = s.place_of(wire)
    s.known[wire] = value
    facts: Facts = {"owner": stand // 2, "place": letter(stand, place)}
    facts.update({"value": VALUE_TEXTS[value], "why": why})
    if s.setting.mission.shows_tokens or why == "post-it":
        s.tokens[wire] = value
        s.shown[wire] = value
        log.add(Tagged(facts))
        return
    s.beside[stand].append(value)
    log.add(Pointed(facts))
    side = stand % 2 + 1
    log.add(SetAside({"owner": stand // 2, "side": side, "value": VALUE_TEXTS[value]}))


def rule_out(s: BombBusters, wires: Sequence[Wire], value: Value) -> None:
    """None of these is of this value, as all know now."""
    for wire in wires:
        s.nots[wire] |= 1 << value


def note_held(s: BombBusters, seat: Seat, value: Value) -> None:
    """The seat holds this value, as all know now."""
    hand = s.hand(seat)
    if not any(s.known[wire] == value for wire in hand):
        s.helds.append(Held(value, tuple(hand)))
