"""Pointing with a detector, and the owner's answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from powderkeg.rules.bombbusters.claim import DETECTORS, POINTED_AT, Claim, Claiming
from powderkeg.rules.bombbusters.cutting import (
    announce,
    copies,
    cut_alone,
    cut_pair,
    cut_reversed,
    hit_red,
    is_right,
    miss,
    needs_answer,
    own_copy,
)
from powderkeg.rules.bombbusters.events import Matched
from powderkeg.rules.bombbusters.locks import spend, why_no_card, why_no_power
from powderkeg.rules.bombbusters.missions.rulebook import W
from powderkeg.rules.bombbusters.moves import GIVES, OPENS, POINTS, STAND_POINTS, TAGS, WITHS
from powderkeg.rules.bombbusters.pieces import (
    COPIES,
    DOUBLE,
    RED,
    SUPER_DETECTOR,
    TRIPLE_DETECTOR,
    VALUE_TEXTS,
    YELLOW,
    Stand,
    Value,
    Wire,
    letter,
)
from powderkeg.rules.bombbusters.rulebook import B, C, E
from powderkeg.rules.bombbusters.shapes import OfStand, OfWire, With
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import NOT_NOW, Facts, Log, Move, Refusal, Rule, Seat

# By what is asked for: the card on the table, or the character that can do it.
TABLE: Final = {"triple": TRIPLE_DETECTOR, "super": SUPER_DETECTOR}
QUICK: Final = 2  # wires that go by Fast Pass
OWN: Final = {"double": DOUBLE, "own-triple": TRIPLE_DETECTOR}


def can_use(s: BombBusters, seat: Seat, detector: str) -> bool:
    if detector in TABLE:
        return s.may_use(seat, TABLE[detector])
    return s.has_power(seat, OWN[detector])


def why_no_detector(s: BombBusters, seat: Seat, detector: str) -> Refusal | None:
    """Why this seat cannot point with it."""
    if detector in TABLE:
        refusal = why_no_card(s, seat, TABLE[detector])
    else:
        refusal = why_no_power(s, seat, OWN[detector])
    need = POINTED_AT[how_of(detector)]
    if refusal is None and not has_target(s, seat, how_of(detector)):
        return Refusal(B[19], {"need": need})
    return refusal


def spend_detector(s: BombBusters, seat: Seat, detector: str, value: Value, log: Log) -> None:
    own = detector in OWN
    spend(s, seat, OWN[detector] if own else TABLE[detector], own, value, log)


def how_of(detector: str) -> str:
    return detector.removeprefix("own-")


def closed_on(s: BombBusters, stand: Stand) -> list[Wire]:
    return [wire for wire in s.stands[stand] if not s.open[wire]]


def targets(s: BombBusters, seat: Seat, stand: Stand, how: str) -> list[Wire]:
    """The wires of a teammate's stand that this seat may point at; in such a claim."""
    if stand // 2 == seat:
        return []
    mission = s.setting.mission
    found: list[Wire] = []
    for wire in s.stands[stand]:
        if s.open[wire] or (how != "cut" and wire in s.apart):
            continue
        if mission.why_not_at(s, seat, wire, how) is None:
            found.append(wire)
    return found


def has_target(s: BombBusters, seat: Seat, how: str) -> bool:
    """Is there a teammate's stand with enough closed wires (B19)?"""
    need = max(1, POINTED_AT[how])
    for stand in range(2 * s.seats):
        if len(targets(s, seat, stand, how)) >= need:
            return True
    return False


class Aiming(Claiming):
    """The cutter has said a value and points at wires of one stand, one after the other."""

    key: ClassVar[str] = "aim"

    def deciders(self, s: BombBusters) -> list[Seat]:
        return [s.cutter]

    def moves(self, s: BombBusters, seat: Seat) -> list[Move]:
        claim = self.claim
        found: list[Move] = []
        if claim.how == "super":
            for stand in range(2 * s.seats):
                if self.why_not_stand(s, claim, stand) is None:
                    found.append(STAND_POINTS[stand])
            return found
        for stand in range(2 * s.seats):
            for place in range(len(s.stands[stand])):
                if self.why_not_wire(s, claim, stand, place) is None:
                    found.append(POINTS[stand][place])
        for detector in WITHS:
            if self.why_not_with(s, claim, detector) is None:
                found.append(WITHS[detector])
        return found

    def refusal(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        claim = self.claim
        if isinstance(move, OfWire) and move.key == "at":
            if claim.how == "super":
                return Refusal(E[5])
            return self.why_not_wire(s, claim, move.stand, move.place)
        if isinstance(move, OfStand):
            return self.why_not_stand(s, claim, move.stand)
        if isinstance(move, With):
            return self.why_not_with(s, claim, move.detector)
        return Refusal(NOT_NOW)

    def why_not_stand(self, s: BombBusters, claim: Claim, stand: Stand) -> Refusal | None:
        if claim.how != "super" or stand // 2 == claim.seat:
            return Refusal(E[5])
        if stand >= 2 * s.seats or not targets(s, claim.seat, stand, "super"):
            return Refusal(B[19], {"need": 1})
        return None

    def why_not_wire(
        self, s: BombBusters, claim: Claim, stand: Stand, place: int
    ) -> Refusal | None:
        rule = self.rule(claim)
        wire = s.wire_at(stand, place)
        if wire < 0 or s.open[wire] or wire in claim.wires or stand // 2 == claim.seat:
            return Refusal(rule)
        if claim.wires and claim.wires[0] not in s.stands[stand]:
            return Refusal(rule)
        if wire in s.apart:
            return Refusal(W[4] if claim.how in DETECTORS else W[6])
        refusal = s.setting.mission.why_not_at(s, claim.seat, wire, claim.how)
        if refusal is None and len(targets(s, claim.seat, stand, claim.how)) < claim.need:
            return Refusal(B[19], {"need": claim.need})
        return refusal

    def rule(self, claim: Claim) -> Rule:
        if claim.how == "double":
            return C[1]
        return E[3] if claim.how == "triple" else E[10]

    def why_not_with(self, s: BombBusters, claim: Claim, detector: str) -> Refusal | None:
        """A detector may join the ray, for blue values only."""
        if not claim.ray or claim.how != "x-or-y" or YELLOW in claim.values:
            return Refusal(E[10])
        return why_no_detector(s, claim.seat, detector)

    def play(self, s: BombBusters, actor: Seat, move: Move, log: Log) -> None:
        claim = self.claim
        if isinstance(move, With):
            how = how_of(move.detector)
            spend_detector(s, actor, move.detector, 0, log)
            joined = Claim(actor, how, claim.values, 0, POINTED_AT[how], (), True)
            s.go(Aiming(joined), log)
        elif isinstance(move, OfStand):
            commit(s, claim.at(tuple(targets(s, actor, move.stand, "super"))), log)
        else:
            assert isinstance(move, OfWire)
            pointed = claim.at((*claim.wires, s.wire_at(move.stand, move.place)))
            if len(pointed.wires) == pointed.need:
                commit(s, pointed, log)
            else:
                s.go(Aiming(pointed), log)


def commit(s: BombBusters, claim: Claim, log: Log) -> None:
    """The claim is complete: it is paid for, then judged."""
    if claim.wires:
        announce(s, claim, log)
    payment = s.setting.mission.charge(s, claim, log)
    if s.over is not None:
        return  # the price was too high
    if payment is None:
        judge(s, claim, log)
    else:
        s.go(payment, log)


def judge(s: BombBusters, claim: Claim, log: Log) -> None:
    if needs_answer(claim):
        s.go(Answering(claim), log)
        return
    if claim.how in ("reversed", "reversed-solo"):
        cut_reversed(s, claim, log)
        turn_is_over(s, log)
        return
    if not claim.wires:
        most = QUICK if claim.how == "fast-pass" else COPIES
        value = claim.values[0]
        cut_alone(s, claim.seat, value, copies(s, claim.seat, value)[:most], log)
        turn_is_over(s, log)
        return
    target = claim.wires[0]
    if is_right(s, claim, target):
        if claim.ray:
            choose_own(s, claim, target, log)
            return
        cut_pair(s, claim, target, own_copy(s, claim, s.value(target)), log)
    elif s.value(target) == RED:
        hit_red(s, claim, log)
    else:
        miss(s, claim, target, log)
    turn_is_over(s, log)


def choose_own(s: BombBusters, claim: Claim, target: Wire, log: Log) -> None:
    """The ray was right: the owner says with which value, and the own wire is chosen."""
    value = s.value(target)
    s.known[target] = value
    s.shown[target] = value
    stand, place = s.place_of(target)
    facts: Facts = {"owner": stand // 2, "place": letter(stand, place)}
    log.add(Matched({"seat": claim.seat, **facts, "value": VALUE_TEXTS[value]}))
    s.go(OpeningOwn(claim.at((target,))), log)


def turn_is_over(s: BombBusters, log: Log) -> None:
    """What lies below the turn goes on, if the game does."""
    if s.over is None:
        s.pop(log)


class Answering(Claiming):
    """The owner of the pointed wires gives one that is right, or marks one if none is.

    It is asked even if there is only one answer: else the asking would tell how many would do.
    """

    key: ClassVar[str] = "answer"

    def deciders(self, s: BombBusters) -> list[Seat]:
        return [self.owner(s)]

    def owner(self, s: BombBusters) -> Seat:
        return s.place_of(self.claim.wires[0])[0] // 2

    def right(self, s: BombBusters) -> list[Wire]:
        return [wire for wire in self.claim.wires if is_right(s, self.claim, wire)]

    def markable(self, s: BombBusters) -> Sequence[Wire]:
        """Before wires that are not red, if there is one; false tokens of mission 52 before any."""
        wires = self.claim.wires
        if s.setting.mission.lies_before_red:
            return wires
        return [wire for wire in wires if s.value(wire) != RED] or wires

    def moves(self, s: BombBusters, seat: Seat) -> list[Move]:
        right = self.right(s)
        answers = GIVES if right else TAGS
        found: list[Move] = []
        for wire in right or self.markable(s):
            stand, place = s.place_of(wire)
            found.append(answers[stand][place])
        return found

    def refusal(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, OfWire) or move.key not in ("give", "tag"):
            return Refusal(NOT_NOW)
        return None if move in self.moves(s, seat) else Refusal(B[3])

    def play(self, s: BombBusters, actor: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, OfWire)
        claim = self.claim
        wire = s.wire_at(move.stand, move.place)
        if move.key == "give":
            if claim.ray:
                choose_own(s, claim, wire, log)
                return
            cut_pair(s, claim, wire, own_copy(s, claim, s.value(wire)), log)
        elif all(s.value(pointed) == RED for pointed in claim.wires):
            hit_red(s, claim, log)
        else:
            miss(s, claim, wire, log)
        turn_is_over(s, log)


class OpeningOwn(Claiming):
    """After the X or Y ray: which own wire of the value that was right is laid open (B2)."""

    key: ClassVar[str] = "open"

    def deciders(self, s: BombBusters) -> list[Seat]:
        return [s.cutter]

    def moves(self, s: BombBusters, seat: Seat) -> list[Move]:
        found: list[Move] = []
        for wire in copies(s, seat, s.value(self.claim.wires[0]), "x-or-y"):
            stand, place = s.place_of(wire)
            found.append(OPENS[stand][place])
        return found

    def refusal(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, OfWire) or move.key != "open":
            return Refusal(NOT_NOW)
        return None if move in self.moves(s, seat) else Refusal(B[2])

    def play(self, s: BombBusters, actor: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, OfWire)
        target = self.claim.wires[0]
        cut_pair(s, self.claim, target, s.wire_at(move.stand, move.place), log)
        turn_is_over(s, log)
