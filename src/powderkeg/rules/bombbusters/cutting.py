"""A claim is paid for, judged, and right or wrong."""

from __future__ import annotations

from collections.abc import Sequence

from powderkeg.rules.bombbusters.claim import DETECTORS, Claim
from powderkeg.rules.bombbusters.events import (
    Claimed,
    ClaimedOnce,
    Cut,
    FoundRed,
    Missed,
    MissedOnce,
    RedsRevealed,
    SoloCut,
    Validated,
)
from powderkeg.rules.bombbusters.lying import lie
from powderkeg.rules.bombbusters.over import advance, explode
from powderkeg.rules.bombbusters.pieces import (
    EQUIPMENT_TEXTS,
    FALSE_BOTTOM,
    KIND_TEXTS,
    RED,
    UNLOCKED_BY,
    VALUE_TEXTS,
    YELLOW,
    Value,
    Wire,
    letter,
)
from powderkeg.rules.bombbusters.prop_events import Unlocked
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.bombbusters.taking import ONE_MORE_CARD
from powderkeg.rules.bombbusters.tokens import note_held, rule_out, tag
from powderkeg.rules.core import Facts, Json, Log, Seat

FALSE_BOTTOM_GIVES = 2


def copies(s: BombBusters, seat: Seat, value: Value) -> list[Wire]:
    """The seat's closed wires of this value, from left to right."""
    return [wire for wire in s.hand(seat) if s.value(wire) == value]


def own_copy(s: BombBusters, claim: Claim, value: Value) -> Wire:
    """The own wire that is laid open; where others imagine fewer copies, the last one."""
    held = copies(s, claim.seat, value)
    return held[min(claim.copy, len(held) - 1)]


def note_said(s: BombBusters, claim: Claim) -> None:
    """A value is said, so all know that it is held (2.9)."""
    for value in claim.values:
        note_held(s, claim.seat, value)


def letters(s: BombBusters, wires: Sequence[Wire]) -> list[Json]:
    places = [s.place_of(wire) for wire in wires]
    return [letter(stand, place) for stand, place in places]


def announce(s: BombBusters, claim: Claim, log: Log) -> None:
    """All hear who says what of which wires."""
    stand, _ = s.place_of(claim.wires[0])
    facts: Facts = {"seat": claim.seat, "owner": stand // 2, "how": claim.how}
    places = letters(s, claim.wires)
    values: list[Json] = [VALUE_TEXTS[value] for value in claim.values]
    facts.update({"places": places, "count": len(places), "values": values})
    log.add(Claimed(facts) if s.setting.mission.shows_tokens else ClaimedOnce(facts))


def needs_answer(claim: Claim) -> bool:
    """The owner answers whoever points with a detector, however many wires would do (B3)."""
    return claim.how in DETECTORS


def is_right(s: BombBusters, claim: Claim, wire: Wire) -> bool:
    return s.value(wire) in claim.values


def open_wire(s: BombBusters, wire: Wire) -> None:
    """It lies face up from now on."""
    s.open[wire] = True
    value = s.value(wire)
    s.known[wire] = value
    s.shown[wire] = value
    s.cut[value] += 1


def note_cut(s: BombBusters, value: Value, before: int, log: Log) -> None:
    """What follows from wires being cut: a seal, an open lock, False Bottom."""
    mission = s.setting.mission
    if value < YELLOW and s.cut[value] == s.count(value):
        if mission.shows_markers:
            log.add(Validated({"value": VALUE_TEXTS[value]}))
        mission.validated(s, value, log)
    if before < UNLOCKED_BY <= s.cut[value]:
        card = FALSE_BOTTOM if value == YELLOW else value
        if card in s.cards and not s.used[card]:
            log.add(Unlocked({"equipment": EQUIPMENT_TEXTS[card]}))
            if card == FALSE_BOTTOM:
                s.used[card] = True
                for _ in range(FALSE_BOTTOM_GIVES):
                    s.owe(ONE_MORE_CARD)


def cut_pair(s: BombBusters, claim: Claim, target: Wire, own: Wire, log: Log) -> None:
    """Right: the pointed wire and an own one lie open."""
    value = s.value(target)
    before = s.cut[value]
    open_wire(s, target)
    open_wire(s, own)
    stand, _ = s.place_of(target)
    places = letters(s, [target, own])
    wires: list[Json] = [KIND_TEXTS[s.kinds[target]], KIND_TEXTS[s.kinds[own]]]
    facts: Facts = {"seat": claim.seat, "owner": stand // 2, "value": VALUE_TEXTS[value]}
    log.add(Cut({**facts, "place": places[0], "own": places[1], "wires": wires}))
    settle(s, value, before, log)


def settle(s: BombBusters, value: Value, before: int, log: Log) -> None:
    """After any right cut."""
    note_cut(s, value, before, log)
    s.setting.mission.succeeded(s, value, log)
    note_empty(s, log)


def note_empty(s: BombBusters, log: Log) -> None:
    for seat in range(s.seats):
        if s.is_out(seat):
            s.setting.mission.emptied(s, seat, log)


def cut_alone(s: BombBusters, seat: Seat, value: Value, log: Log) -> None:
    """A Solo Cut."""
    before = s.cut[value]
    wires = copies(s, seat, value)
    for wire in wires:
        open_wire(s, wire)
    places = letters(s, wires)
    facts: Facts = {"seat": seat, "value": VALUE_TEXTS[value]}
    log.add(SoloCut({**facts, "places": places, "count": len(places)}))
    settle(s, value, before, log)


def reveal(s: BombBusters, seat: Seat, log: Log) -> None:
    """Nothing but reds is left: they are shown, and the seat is out."""
    wires = s.hand(seat)
    for wire in wires:
        open_wire(s, wire)
    places = letters(s, wires)
    log.add(RedsRevealed({"seat": seat, "places": places, "count": len(places)}))
    note_empty(s, log)


def miss(s: BombBusters, claim: Claim, marked: Wire, log: Log) -> None:
    """Wrong: none of the pointed wires is what was said, and this one gets a token."""
    mission = s.setting.mission
    stand, _ = s.place_of(marked)
    places = letters(s, claim.wires)
    values: list[Json] = [VALUE_TEXTS[value] for value in claim.values]
    facts: Facts = {"seat": claim.seat, "owner": stand // 2, "places": places}
    facts.update({"count": len(places), "values": values})
    log.add(Missed(facts) if mission.shows_tokens else MissedOnce(facts))
    for value in claim.values:
        rule_out(s, claim.wires, value)
    if mission.lies:
        lie(s, marked, claim.values[0], "miss", log)
    else:
        tag(s, marked, "miss", log)
    mission.missed(s)
    advance(s, log)


def hit_red(s: BombBusters, claim: Claim, log: Log) -> None:
    """All pointed wires are red: the bomb goes off, unless the Stabilizer holds (B22)."""
    if not s.stable:
        explode(s, "red", claim.wires, log)
        return
    for wire in claim.wires:
        s.known[wire] = RED
        if s.setting.mission.shows_tokens:
            s.shown[wire] = RED
    stand, _ = s.place_of(claim.wires[0])
    places = letters(s, claim.wires)
    log.add(FoundRed({"owner": stand // 2, "places": places, "count": len(places)}))
