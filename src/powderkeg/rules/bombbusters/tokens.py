"""Info tokens: what everybody learns about a wire."""

from __future__ import annotations

from collections.abc import Sequence

from powderkeg.rules.bombbusters.clues import Able, Count, Same, not_all, some
from powderkeg.rules.bombbusters.events import Missing, Pointed, SetAside, Tagged
from powderkeg.rules.bombbusters.knowing import kinds_of
from powderkeg.rules.bombbusters.missions.mission import BESIDE, COUNT, NONE, PARITY
from powderkeg.rules.bombbusters.pieces import (
    EVEN,
    NUMBERS,
    ODD,
    RED,
    TIMES,
    TOKEN_TEXTS,
    VALUE_TEXTS,
    VALUES,
    YELLOW,
    Stand,
    Value,
    Wire,
    letter,
)
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import Facts, Log, Seat


def tag(s: BombBusters, wire: Wire, why: str, log: Log) -> None:
    """An Info token of the mission's kind (N10), before the wire or beside it (D23, D24)."""
    stand, place = s.place_of(wire)
    kind = s.setting.mission.token_kind(s, stand // 2)
    if kind == NONE:
        return
    facts: Facts = {"owner": stand // 2, "place": letter(stand, place)}
    if kind in (PARITY, COUNT):
        s.tokens[wire] = token_on(s, wire, kind)
        note_token(s, wire)
        log.add(Tagged({**facts, "value": TOKEN_TEXTS[s.tokens[wire]], "why": why}))
        return
    value = s.value(wire)
    s.known[wire] = value
    facts.update({"value": VALUE_TEXTS[value], "why": why})
    if kind != BESIDE or why == "post-it":
        s.tokens[wire] = value
        s.shown[wire] = value
        log.add(Tagged(facts))
        return
    s.beside[stand].append(value)
    log.add(Pointed(facts))
    side = stand % 2 + 1
    log.add(SetAside({"owner": stand // 2, "side": side, "value": VALUE_TEXTS[value]}))


def token_on(s: BombBusters, wire: Wire, kind: str) -> int:
    """What a token of this kind says of this wire."""
    value = s.value(wire)
    if kind == PARITY:
        return ODD if value % 2 else EVEN
    if kind == COUNT:
        return TIMES + times_on(s, wire)
    return value


def times_on(s: BombBusters, wire: Wire) -> int:
    """How often its value is on its stand, cut wires included."""
    stand, _ = s.place_of(wire)
    return sum([s.value(other) == s.value(wire) for other in s.stands[stand]])


def note_token(s: BombBusters, wire: Wire) -> None:
    """What all learn from a token that says less than a value: at least that it is blue (N11)."""
    token = s.tokens[wire]
    rule_out(s, [wire], YELLOW)
    rule_out(s, [wire], RED)
    if token > TIMES:
        stand, _ = s.place_of(wire)
        note_same(s, wire, s.stands[stand], token - TIMES)
        return
    for number in NUMBERS:
        if (number % 2 == 1) != (token == ODD):
            rule_out(s, [wire], number)


def lay_beside(s: BombBusters, stands: Sequence[Stand], value: Value, log: Log) -> None:
    """A token of a value that no closed wire there is of (N13).

    It speaks of the whole hand, or of one of two stands.
    """
    for stand in stands:
        rule_out(s, [wire for wire in s.stands[stand] if not s.open[wire]], value)
    owner = stands[0] // 2
    if len(stands) == len(s.stands_of(owner)):
        s.absent[owner].append(value)
    else:
        s.beside[stands[0]].append(value)
    log.add(Missing({"owner": owner, "side": stands[0] % 2 + 1, "value": VALUE_TEXTS[value]}))


def rule_out(s: BombBusters, wires: Sequence[Wire], value: Value) -> None:
    """None of these is of this value, as all know now."""
    for wire in wires:
        s.nots[wire] |= 1 << value


def note_only(s: BombBusters, wire: Wire, values: Sequence[Value]) -> None:
    """It is of one of these values, as all know now."""
    for value in VALUES:
        if value not in values:
            s.nots[wire] |= 1 << value


def note_held(s: BombBusters, seat: Seat, value: Value) -> None:
    """The seat holds this value, as all know now."""
    note_some(s, s.ready(seat), value)


def note_some(s: BombBusters, wires: Sequence[Wire], value: Value) -> None:
    """At least one of these is of this value, as all know now."""
    if not is_noted(s, wires, value):
        s.clues.append(some(kinds_of(s, value), tuple(wires)))


def is_noted(s: BombBusters, wires: Sequence[Wire], value: Value) -> bool:
    """Do all know already that one of these is of this value?"""
    for wire in wires:
        if s.known[wire] == value:
            return True
    same = tuple(wires)
    kinds = kinds_of(s, value)
    for clue in s.clues:
        if isinstance(clue, Count) and clue.wires == same and clue.kinds == kinds and clue.least:
            return True
    return False


def note_not_all(s: BombBusters, wires: Sequence[Wire], value: Value) -> None:
    """At least one of these is not of this value, as all know now."""
    is_news = len(wires) <= s.count(value) - s.cut[value]
    if is_news and not any(s.known[wire] not in (0, value) for wire in wires):
        s.clues.append(not_all(kinds_of(s, value), tuple(wires)))


def note_able(s: BombBusters, wires: Sequence[Wire], right: list[int]) -> None:
    """Whoever has these can act, as all know now: with so many of a kind, or with reds only."""
    s.clues.append(Able(tuple(wires), right))


def note_count(s: BombBusters, wires: Sequence[Wire], value: Value, count: int) -> None:
    """Just so many of these are of this value, as all know now."""
    s.clues.append(Count(kinds_of(s, value), tuple(wires), count, count))


def note_same(s: BombBusters, wire: Wire, wires: Sequence[Wire], count: int) -> None:
    """Just so many of these are of this wire's kind, itself among them, as all know now."""
    others = [other for other in wires if other != wire]
    s.clues.append(Same((wire, *others), count))
