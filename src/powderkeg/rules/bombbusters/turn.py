"""A turn: cut with a teammate, cut alone, reveal reds, or what the mission offers."""

from __future__ import annotations

from typing import ClassVar, Final

from powderkeg.rules.bombbusters.aiming import (
    Aiming,
    can_use,
    commit,
    has_target,
    how_of,
    spend_detector,
    turn_is_over,
    why_no_detector,
)
from powderkeg.rules.bombbusters.claim import POINTED_AT, Claim
from powderkeg.rules.bombbusters.cutting import copies, note_said, reversed_of
from powderkeg.rules.bombbusters.interrupting import Interruptible
from powderkeg.rules.bombbusters.locks import spend, why_no_card, why_no_power
from powderkeg.rules.bombbusters.missions.rulebook import W
from powderkeg.rules.bombbusters.moves import (
    CUTS,
    DOUBLES,
    FAST_PASSES,
    MUGS,
    NAMEABLE,
    OWN_RAYS,
    OWN_TRIPLES,
    RAYS,
    REVEAL,
    SOLOS,
    STABILIZE,
    SUPERS,
    TRIPLES,
)
from powderkeg.rules.bombbusters.over import explode
from powderkeg.rules.bombbusters.pieces import (
    COFFEE_MUG,
    FAST_PASS,
    KINDS,
    NUMBERS,
    RED,
    STABILIZER,
    VALUE_TEXTS,
    X_OR_Y,
    YELLOW,
    Value,
    blue,
)
from powderkeg.rules.bombbusters.prop_events import PassedOn
from powderkeg.rules.bombbusters.reversing import (
    declare,
    may_reveal,
    reveal_all,
    reversed_cuts,
    why_not_reversed,
)
from powderkeg.rules.bombbusters.rulebook import B, E, R
from powderkeg.rules.bombbusters.shapes import (
    Cut,
    CutReversed,
    Detect,
    OfSeat,
    Quick,
    Solo,
    SoloReversed,
    TwoValues,
)
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.bombbusters.tokens import note_able, note_count, note_not_all
from powderkeg.rules.core import Facts, Log, Move, Refusal, Seat, Wait

DETECTIONS: Final = {
    "double": DOUBLES,
    "triple": TRIPLES,
    "own-triple": OWN_TRIPLES,
    "super": SUPERS,
}


class Turn(Interruptible):
    """Exactly one act ends it (2.7)."""

    key: ClassVar[str] = "turn"

    def begin(self, s: BombBusters, log: Log) -> None:
        """Also after an interrupt: a turn in which nothing can be done loses the mission (B4)."""
        if s.is_out(s.cutter):  # the hook took the last wire (E19)
            turn_is_over(s, log)
            return
        instead = s.setting.mission.instead(s, log)
        if instead is not None:
            s.go(instead, log)
        elif s.over is None and not self.can_act(s, s.cutter):
            explode(s, s.setting.mission.stuck_by(s, s.cutter), [], log)
        elif s.tray and not has_target(s, s.cutter, "cut"):
            self.note_alone(s)

    def note_alone(self, s: BombBusters) -> None:
        """Nobody else has wires, some are on the robot, and yet it goes on: by a Solo Cut."""
        right = [0] * len(KINDS)
        for number in NUMBERS:
            left = s.count(number) - s.cut[number]
            if left in (2, 4):
                right[blue(number)] = 1 << left
        note_able(s, s.hand(s.cutter), right)

    def can_act(self, s: BombBusters, seat: Seat) -> bool:
        """Nearly always there is a wire to point at and a value to say: no need to list all."""
        if has_target(s, seat, "cut"):
            counts = s.holds(seat)
            for value in NAMEABLE:
                if counts[value] and s.setting.mission.why_not_named(s, seat, value) is None:
                    return True
        return bool(self.acts(s, seat))

    def deciders(self, s: BombBusters) -> list[Seat]:
        return [s.cutter]

    def due(self, s: BombBusters) -> int:
        return s.setting.mission.due(s)

    def acts(self, s: BombBusters, seat: Seat) -> list[Move]:
        if must_reveal(s, seat):
            return [REVEAL]
        counts = s.holds(seat)
        mission = s.setting.mission
        named = [
            value
            for value in NAMEABLE
            if counts[value] and mission.why_not_named(s, seat, value) is None
        ]
        found: list[Move] = []
        for stand in range(2 * s.seats):
            if stand // 2 != seat:
                for place, wire in enumerate(s.stands[stand]):
                    if not s.open[wire] and mission.why_not_at(s, seat, wire, "cut") is None:
                        for value in named:
                            found += CUTS[stand][place][value][: counts[value]]
        for value in named:
            if self.why_not_solo(s, seat, value, counts[value]) is None:
                found.append(SOLOS[value])
            if value < YELLOW and self.why_not_quick(s, seat, value, counts[value]) is None:
                found.append(FAST_PASSES[value])
        found += self.detections(s, seat, named)
        found += reversed_cuts(s, seat)
        if may_reveal(s, seat):
            found.append(REVEAL)
        if has_target(s, seat, "x-or-y"):
            found += self.rays(s, seat, named)
        if s.may_use(seat, COFFEE_MUG) and mission.may_pass_on(s):
            found += [MUGS[other] for other in s.others(seat)]
        found += mission.specials(s, seat)
        if found and s.may_use(seat, STABILIZER) and not s.stable:
            found.append(STABILIZE)
        return found

    def detections(self, s: BombBusters, seat: Seat, named: list[Value]) -> list[Move]:
        found: list[Move] = []
        for detector, moves in DETECTIONS.items():
            how = how_of(detector)
            if can_use(s, seat, detector) and has_target(s, seat, how):
                for value in named:
                    if value in NUMBERS:
                        found += moves[value][: len(copies(s, seat, value, how))]
        return found

    def rays(self, s: BombBusters, seat: Seat, named: list[Value]) -> list[Move]:
        """The order of two values matters only where a token shows the first (B12)."""
        found: list[Move] = []
        for usable, moves in (
            (s.may_use(seat, X_OR_Y), RAYS),
            (s.has_power(seat, X_OR_Y), OWN_RAYS),
        ):
            if usable:
                held = [value for value in named if copies(s, seat, value, "x-or-y")]
                for first in held:
                    for second in held:
                        if first < second or (first > second and s.setting.mission.lies):
                            found.append(moves[first * 16 + second])
        return found

    # Why not.

    def why_not_act(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        mission = s.setting.mission
        if must_reveal(s, seat):
            return None if move is REVEAL else mission.why_not_revealed(s, "only-reds")
        if move is REVEAL:
            if reversed_of(s, seat):
                return None if may_reveal(s, seat) else Refusal(W[12])
            return mission.why_not_revealed(s, "not-only-reds")
        if isinstance(move, (CutReversed, SoloReversed)):
            return why_not_reversed(s, seat, move)
        if isinstance(move, Cut):
            return self.why_not_cut(s, seat, move)
        if isinstance(move, Solo):
            refusal = self.why_not_value(s, seat, move.value, 0)
            return refusal or self.why_not_solo(s, seat, move.value, s.holds(seat)[move.value])
        if isinstance(move, Quick):
            refusal = why_no_card(s, seat, FAST_PASS) or self.why_not_value(s, seat, move.number, 0)
            return refusal or self.why_not_quick(s, seat, move.number, s.holds(seat)[move.number])
        if isinstance(move, Detect):
            return self.why_not_detected(s, seat, move)
        if isinstance(move, TwoValues):
            return self.why_not_rayed(s, seat, move)
        if move is STABILIZE:
            return self.why_not_stable(s, seat)
        if isinstance(move, OfSeat) and move.key == "mug":
            return self.why_not_passed(s, seat, move)
        return mission.why_not(s, seat, move)

    def why_not_value(self, s: BombBusters, seat: Seat, value: Value, copy: int) -> Refusal | None:
        count = s.holds(seat)[value]
        refusal = s.setting.mission.why_not_named(s, seat, value)
        if not count:
            if refusal is not None and not s.count(value):
                return refusal
            return Refusal(R[8] if value == YELLOW else R[9], {"value": VALUE_TEXTS[value]})
        if refusal is not None:
            return refusal
        if copy >= count:
            return Refusal(B[2], {"value": VALUE_TEXTS[value], "count": count})
        return None

    def why_not_cut(self, s: BombBusters, seat: Seat, move: Cut) -> Refusal | None:
        wire = s.wire_at(move.stand, move.place)
        if move.stand // 2 == seat:
            return Refusal(R[7], {"why": "own"})
        if wire < 0:
            return Refusal(R[7], {"why": "nothing"})
        if s.open[wire]:
            return Refusal(R[7], {"why": "open"})
        refusal = s.setting.mission.why_not_at(s, seat, wire, "cut")
        return refusal or self.why_not_value(s, seat, move.value, move.copy)

    def why_not_solo(self, s: BombBusters, seat: Seat, value: Value, held: int) -> Refusal | None:
        if s.is_alone(value, held):
            return s.setting.mission.why_not_solo(s, seat, value)
        rule = R[8] if value == YELLOW else R[7]
        left = s.count(value) - s.cut[value]
        facts: Facts = {"value": VALUE_TEXTS[value], "held": held, "left": left}
        return Refusal(rule, {"why": "not-all", **facts})

    def why_not_quick(self, s: BombBusters, seat: Seat, value: Value, held: int) -> Refusal | None:
        """Fast Pass: two equal wires, so that those left stay even in number (E17)."""
        if not s.may_use(seat, FAST_PASS) or held < 2:
            return Refusal(E[24], {"value": VALUE_TEXTS[value]})
        return s.setting.mission.why_not_solo(s, seat, value)

    def why_not_detected(self, s: BombBusters, seat: Seat, move: Detect) -> Refusal | None:
        refusal = why_no_detector(s, seat, move.key)
        refusal = refusal or self.why_not_value(s, seat, move.number, move.copy)
        if refusal is None and move.copy >= len(copies(s, seat, move.number, how_of(move.key))):
            return Refusal(W[6])
        return refusal

    def why_not_rayed(self, s: BombBusters, seat: Seat, move: TwoValues) -> Refusal | None:
        own = move.key == "own-x-or-y"
        refusal = why_no_power(s, seat, X_OR_Y) if own else why_no_card(s, seat, X_OR_Y)
        if refusal is not None:
            return refusal
        if not has_target(s, seat, "x-or-y"):
            return Refusal(B[19], {"need": 1})
        for value in (move.first, move.second):
            refusal = self.why_not_value(s, seat, value, 0)
            if refusal is not None:
                return refusal
            if not copies(s, seat, value, "x-or-y"):
                return Refusal(W[6])
        in_order = move.first < move.second or s.setting.mission.lies
        return None if in_order else Refusal(E[10])

    def why_not_stable(self, s: BombBusters, seat: Seat) -> Refusal | None:
        return why_no_card(s, seat, STABILIZER) or (Refusal(E[9]) if s.stable else None)

    def why_not_passed(self, s: BombBusters, seat: Seat, move: OfSeat) -> Refusal | None:
        if move.seat == seat:
            return Refusal(B[21])
        refusal = why_no_card(s, seat, COFFEE_MUG)
        if refusal is not None:
            return refusal
        if not s.setting.mission.may_pass_on(s):
            return Refusal(B[7])
        return None if move.seat in s.others(seat) else Refusal(E[11], {"seat": move.seat})

    # The act.

    def act(self, s: BombBusters, seat: Seat, move: Move, log: Log) -> None:
        if isinstance(move, Wait):
            s.setting.mission.pass_time(s, move.ticks, log)
        elif isinstance(move, Cut):
            wire = s.wire_at(move.stand, move.place)
            claim = Claim(seat, "cut", (move.value,), move.copy, 1, (wire,))
            note_said(s, claim)
            commit(s, claim, log)
        elif isinstance(move, Solo):
            claim = Claim(seat, "solo", (move.value,), 0, 0, ())
            left = s.count(move.value) - s.cut[move.value]
            note_count(s, s.ready(seat), move.value, left)
            commit(s, claim, log)
        elif isinstance(move, Quick):
            spend(s, seat, FAST_PASS, False, move.number, log)
            claim = Claim(seat, "fast-pass", (move.number,), 0, 0, ())
            note_said(s, claim)
            commit(s, claim, log)
        elif isinstance(move, Detect):
            spend_detector(s, seat, move.key, move.number, log)
            how = how_of(move.key)
            claim = Claim(seat, how, (move.number,), move.copy, POINTED_AT[how], ())
            note_said(s, claim)
            s.go(Aiming(claim), log)
        elif isinstance(move, TwoValues):
            spend(s, seat, X_OR_Y, move.key == "own-x-or-y", 0, log)
            claim = Claim(seat, "x-or-y", (move.first, move.second), 0, 1, (), True)
            note_said(s, claim)
            s.go(Aiming(claim), log)
        elif isinstance(move, (CutReversed, SoloReversed)):
            declare(s, seat, move, log)
        elif move is REVEAL:
            reveal_all(s, seat, log)
            turn_is_over(s, log)
        elif move is STABILIZE:
            note_not_red(s, seat)
            spend(s, seat, STABILIZER, False, 0, log)
            s.stable = True
        elif isinstance(move, OfSeat) and move.key == "mug":
            note_not_red(s, seat)
            spend(s, seat, COFFEE_MUG, False, 0, log)
            pass_on(s, seat, move.seat, log)
            turn_is_over(s, log)
        else:
            note_not_red(s, seat)
            s.setting.mission.play(s, seat, move, log)


def must_reveal(s: BombBusters, seat: Seat) -> bool:
    return s.setting.mission.reveals and s.has_only(seat, RED)


def note_not_red(s: BombBusters, seat: Seat) -> None:
    """Whoever had only reds would have to reveal them, but for who does not see all wires (W12)."""
    if s.setting.mission.reveals and not reversed_of(s, seat):
        note_not_all(s, s.hand(seat), RED)


def pass_on(s: BombBusters, seat: Seat, to: Seat, log: Log) -> None:
    """Coffee Mug: that seat is next, and play goes on to its left."""
    s.call_up(to)
    s.setting.mission.passed_on(s)
    log.add(PassedOn({"seat": seat, "to": to}))


TURN: Final = Turn()
