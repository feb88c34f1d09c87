"""Skipping a turn: by choice where a mission allows it, or because one cannot play (N3, K.7)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from powderkeg.rules.bombbusters.aiming import has_target, turn_is_over
from powderkeg.rules.bombbusters.clues import Count
from powderkeg.rules.bombbusters.knowing import kinds_of
from powderkeg.rules.bombbusters.missions.mission import Mission
from powderkeg.rules.bombbusters.moves import NAMEABLE, SKIP
from powderkeg.rules.bombbusters.over import advance
from powderkeg.rules.bombbusters.pieces import Value
from powderkeg.rules.bombbusters.prop_events import Skipped
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.bombbusters.tokens import rule_out
from powderkeg.rules.core import NOT_NOW, Log, Move, Refusal, Rule, Seat


def skip(s: BombBusters, seat: Seat, log: Log, steps: int = 1) -> None:
    """The dial moves where it is told to, unless the Stabilizer holds (D22, B13)."""
    log.add(Skipped({"seat": seat}))
    if steps:
        advance(s, log)


class Skippable(Mission):
    """Who cannot pay, or does not want to, skips the turn."""

    def specials(self, s: BombBusters, seat: Seat) -> list[Move]:
        return [SKIP]

    def why_not(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        return None if move is SKIP else Refusal(NOT_NOW)

    def play(self, s: BombBusters, seat: Seat, move: Move, log: Log) -> None:
        skip(s, seat, log)
        turn_is_over(s, log)


@mypyc_attr(allow_interpreted_subclasses=True)
class MustPlay(Mission):
    """Who can play must; who cannot skips, and all learn what follows from it (K.7, K.8)."""

    skips_by: Rule  # that says so
    skip_steps = 0  # of the dial, for a skip

    def sayable(self, s: BombBusters, seat: Seat) -> list[Value]:
        """Values that this seat might say, if it held them."""
        return [value for value in NAMEABLE if self.why_not_named(s, seat, value) is None]

    def can_play(self, s: BombBusters, seat: Seat) -> bool:
        """Is there a Dual Cut or a Solo Cut? A wrong guess on purpose counts (R9)."""
        counts = s.holds(seat)
        held = [value for value in self.sayable(s, seat) if counts[value]]
        if not held:
            return False
        if has_target(s, seat, "cut"):
            return True
        for value in held:
            if s.is_alone(value, counts[value]) and self.why_not_solo(s, seat, value) is None:
                return True
        return False

    def specials(self, s: BombBusters, seat: Seat) -> list[Move]:
        return [] if self.can_play(s, seat) else [SKIP]

    def why_not(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        if move is not SKIP:
            return Refusal(NOT_NOW)
        return Refusal(self.skips_by) if self.can_play(s, seat) else None

    def play(self, s: BombBusters, seat: Seat, move: Move, log: Log) -> None:
        self.note_skip(s, seat)
        skip(s, seat, log, self.skip_steps)
        turn_is_over(s, log)

    def note_skip(self, s: BombBusters, seat: Seat) -> None:
        """Whoever could point at something holds nothing that might be said.

        Others do at least not hold all that are left of it: else they would cut alone.
        """
        aimless = not has_target(s, seat, "cut")
        wires = [wire for wire in s.hand(seat) if self.may_open(s, seat, wire)]
        wires = [wire for wire in wires if s.aware[wire] >> seat & 1]
        for value in self.sayable(s, seat):
            left = s.count(value) - s.cut[value]
            if not aimless:
                rule_out(s, wires, value)
            elif left in (2, 4) and self.why_not_solo(s, seat, value) is None:
                s.clues.append(Count(kinds_of(s, value), tuple(wires), 0, left - 1))
