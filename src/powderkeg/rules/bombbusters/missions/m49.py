"""Mission 49: oxygen is handed to others."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from powderkeg.rules.bombbusters.aiming import judge
from powderkeg.rules.bombbusters.claim import Claim, Claiming
from powderkeg.rules.bombbusters.missions.mission import Mission
from powderkeg.rules.bombbusters.missions.rules_43 import M49
from powderkeg.rules.bombbusters.missions.skipping import Skippable
from powderkeg.rules.bombbusters.moves import PAYS
from powderkeg.rules.bombbusters.pieces import VALUE_TEXTS, X_OR_Y, Value
from powderkeg.rules.bombbusters.prop_events import GaveOxygen, LostOxygen
from powderkeg.rules.bombbusters.props.oxygen import Oxygen
from powderkeg.rules.bombbusters.props.prop import Prop
from powderkeg.rules.bombbusters.props.thumbs import Thumbs
from powderkeg.rules.bombbusters.rulebook import D
from powderkeg.rules.bombbusters.shapes import OfSeat
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import NOT_NOW, Log, Move, Phase, Refusal, Seat

OXYGEN: Final = {2: 7, 3: 6, 4: 5, 5: 4}  # each, by number of seats


class OxygenForOthers(Skippable):
    """A cut costs its value, given to one teammate."""

    def __init__(self) -> None:
        super().__init__(49, reds=(2, 2), reds_for_two=(3, 3), redrawn=(X_OR_Y,), ray=False)
        self.signals = ()
        self.claimings = [Paying]

    def props(self, seats: int) -> list[Prop]:
        return [Oxygen([OXYGEN[seats]] * seats, 0, common=False), Thumbs()]

    def cost(self, value: Value) -> int:
        return value

    def why_not_named(self, s: BombBusters, seat: Seat, value: Value) -> Refusal | None:
        held = s.prop(Oxygen).seats[seat]
        if value <= held:
            return None
        return Refusal(M49[1], {"value": VALUE_TEXTS[value], "oxygen": held})

    def charge(self, s: BombBusters, claim: Claim, log: Log) -> Phase[Any] | None:
        receivers = s.others(claim.seat)
        if len(receivers) > 1:
            return Paying(claim)
        if receivers:
            pay(s, claim, receivers[0], log)
        else:  # nobody can receive: to the box (D21)
            lose(s, claim.seat, claim.values[0], "box", log)
        return None

    def emptied(self, s: BombBusters, seat: Seat, log: Log) -> None:
        lose(s, seat, s.prop(Oxygen).seats[seat], "out", log)


def pay(s: BombBusters, claim: Claim, to: Seat, log: Log) -> None:
    seat, amount = claim.seat, claim.values[0]
    oxygen = s.prop(Oxygen)
    oxygen.seats[seat] -= amount
    oxygen.seats[to] += amount
    log.add(GaveOxygen({"seat": seat, "to": to, "amount": amount}))


def lose(s: BombBusters, seat: Seat, amount: int, why: str, log: Log) -> None:
    if amount:
        s.prop(Oxygen).seats[seat] -= amount
        log.add(LostOxygen({"seat": seat, "amount": amount, "why": why}))


class Paying(Claiming):
    """Who receives the oxygen, before the cut."""

    key: ClassVar[str] = "pay"

    def deciders(self, s: BombBusters) -> list[Seat]:
        return [s.cutter]

    def moves(self, s: BombBusters, seat: Seat) -> list[Move]:
        return [PAYS[other] for other in s.others(seat)]

    def refusal(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, OfSeat) or move.key != "pay":
            return Refusal(NOT_NOW)
        return None if move.seat in s.others(seat) else Refusal(D[21])

    def play(self, s: BombBusters, actor: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, OfSeat)
        pay(s, self.claim, move.seat, log)
        judge(s, self.claim, log)


MISSION: Final[Mission] = OxygenForOthers()
