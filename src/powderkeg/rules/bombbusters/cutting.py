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
)
from powderkeg.rules.bombbusters.following import note_empty, open_wire, settle
from powderkeg.rules.bombbusters.lying import lie
from powderkeg.rules.bombbusters.missions.mission import FALSE, NONE
from powderkeg.rules.bombbusters.over import explode, step
from powderkeg.rules.bombbusters.pieces import (
    KIND_TEXTS,
    RED,
    VALUE_TEXTS,
    Value,
    Wire,
    letter,
)
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.bombbusters.tokens import note_not_all, note_some, rule_out, tag
from powderkeg.rules.core import Facts, Json, Log, Seat

PLAIN = ("cut", "solo", "fast-pass", "sevens")  # claims without a detector or the ray


def copies(s: BombBusters, seat: Seat, value: Value, how: str = "cut") -> list[Wire]:
    """The seat's closed wires of this value that it knows and may cut, from left to right.

    Those that stand apart do not go with a detector or the ray (W6).
    """
    found: list[Wire] = []
    for wire in s.ready(seat):
        if s.value(wire) == value and (how in PLAIN or wire not in s.apart):
            found.append(wire)
    return found


def own_copy(s: BombBusters, claim: Claim, value: Value) -> Wire:
    """The own wire that is laid open; where others imagine fewer copies, the last one."""
    held = copies(s, claim.seat, value, claim.how)
    return held[min(claim.copy, len(held) - 1)]


def note_said(s: BombBusters, claim: Claim) -> None:
    """A value is said, so all know that it is held (2.9)."""
    wires = s.ready(claim.seat)
    if claim.how not in PLAIN:
        wires = [wire for wire in wires if wire not in s.apart]  # W6
    for value in claim.values:
        note_some(s, wires, value)
        s.setting.mission.said(s, claim.seat, value)


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


def cut_alone(s: BombBusters, seat: Seat, value: Value, wires: Sequence[Wire], log: Log) -> None:
    """A Solo Cut of these."""
    before = s.cut[value]
    for wire in wires:
        open_wire(s, wire)
    places = letters(s, wires)
    facts: Facts = {"seat": seat, "value": VALUE_TEXTS[value]}
    log.add(SoloCut({**facts, "places": places, "count": len(places)}))
    settle(s, value, before, log)


def reversed_of(s: BombBusters, seat: Seat) -> list[Wire]:
    """The seat's own reversed wires, from left to right, whether cut or not (W2)."""
    found: list[Wire] = []
    for wire in s.apart:
        if not s.aware[wire] >> seat & 1 and s.place_of(wire)[0] // 2 == seat:
            found.append(wire)
    return found


def declared(s: BombBusters, claim: Claim) -> list[Wire]:
    """The own reversed wires that a claim is about."""
    return [wire for nth, wire in enumerate(reversed_of(s, claim.seat)) if claim.copy >> nth & 1]


def cut_reversed(s: BombBusters, claim: Claim, log: Log) -> None:
    """Anything wrong, and the bomb goes off (W9, W10, W11)."""
    own = declared(s, claim)
    value = claim.values[0]
    for wire in [*claim.wires, *own]:
        if s.value(wire) != value:
            explode(s, "reversed", [wire], log)
            return
    if claim.wires:
        cut_pair(s, claim, claim.wires[0], own[0], log)
    else:
        wires = [w for w in s.hand(claim.seat) if w in own or w in copies(s, claim.seat, value)]
        cut_alone(s, claim.seat, value, wires, log)


def reveal(s: BombBusters, seat: Seat, log: Log) -> None:
    """Nothing but reds is left: they are shown, and the seat is out."""
    wires = s.hand(seat)
    for wire in wires:
        open_wire(s, wire)
    places = letters(s, wires)
    log.add(RedsRevealed({"seat": seat, "places": places, "count": len(places)}))
    s.setting.mission.revealed(s, log)
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
    fatal = mission.is_fatal(s, claim)
    if fatal:
        explode(s, fatal, claim.wires, log)
        return
    leaves = mission.leaves_token(s, claim, stand // 2)
    kind = mission.token_kind(s, stand // 2) if leaves else NONE
    if kind in (FALSE, NONE):
        note_not_all(s, claim.wires, RED)
    if kind == FALSE:
        if not mission.lies_before_red:
            rule_out(s, [marked], RED)
        lie(s, marked, claim.values[0], "miss", log)
    elif kind != NONE:
        tag(s, marked, "miss", log)
    mission.missed(s)
    if s.stable and is_covered(s, claim):
        return
    for _ in range(mission.steps(s, claim)):
        if s.over is None:
            step(s, log)


def is_covered(s: BombBusters, claim: Claim) -> bool:
    """Does the Stabilizer cover it? Not if it points at a special wire, or would open one (W6).

    What all see of that tells whether the own wire was such a one.
    """
    if not s.apart:
        return True
    if any(wire in s.apart for wire in claim.wires):
        return False
    own = own_copy(s, claim, claim.values[0])
    if own in s.apart:
        note_some(s, [own], claim.values[0])
        return False
    for value in claim.values:
        note_some(s, [wire for wire in s.ready(claim.seat) if wire not in s.apart], value)
    return True


def hit_red(s: BombBusters, claim: Claim, log: Log) -> None:
    """All pointed wires are red: the bomb goes off, unless the Stabilizer holds (B22)."""
    if not s.stable or not is_covered(s, claim):
        explode(s, "red", claim.wires, log)
        return
    for wire in claim.wires:
        s.known[wire] = RED
        if s.setting.mission.shows_tokens:
            s.shown[wire] = RED
    stand, _ = s.place_of(claim.wires[0])
    places = letters(s, claim.wires)
    log.add(FoundRed({"owner": stand // 2, "places": places, "count": len(places)}))
