"""Mission 44: oxygen from a common reserve."""

from __future__ import annotations

from typing import Any, Final

from powderkeg.rules.bombbusters.claim import Claim
from powderkeg.rules.bombbusters.missions.air import zone
from powderkeg.rules.bombbusters.missions.mission import Mission
from powderkeg.rules.bombbusters.missions.rules_43 import M44
from powderkeg.rules.bombbusters.missions.skipping import Skippable
from powderkeg.rules.bombbusters.pieces import VALUE_TEXTS, X_OR_Y, Value
from powderkeg.rules.bombbusters.prop_events import FreshOxygen, TookOxygen
from powderkeg.rules.bombbusters.props.oxygen import Oxygen
from powderkeg.rules.bombbusters.props.prop import Prop
from powderkeg.rules.bombbusters.props.thumbs import Thumbs
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import Facts, Log, Phase, Refusal, Seat

A_SEAT: Final = 2


class CommonReserve(Skippable):
    """A cut takes oxygen by its zone; at the Captain's turn all of it comes back."""

    def __init__(self) -> None:
        super().__init__(44, reds=(1, 3), redrawn=(X_OR_Y,), ray=False)
        self.signals = ()

    def props(self, seats: int) -> list[Prop]:
        return [Oxygen([0] * seats, A_SEAT * seats, common=True), Thumbs()]

    def cost(self, value: Value) -> int:
        return zone(value)

    def begin_turn(self, s: BombBusters, log: Log) -> Phase[Any] | None:
        if s.turn == s.captain:
            self.bring_back(s, log)
        return None

    def bring_back(self, s: BombBusters, log: Log) -> None:
        oxygen = s.prop(Oxygen)
        if any(oxygen.seats):
            oxygen.reserve += sum(oxygen.seats)
            oxygen.seats = [0] * s.seats
            log.add(FreshOxygen({}))

    def next_seat(self, s: BombBusters, log: Log) -> Seat:
        """The tokens also come back when the order comes by a Captain who is out (D6, B17)."""
        follower = super().next_seat(s, log)
        seat = (s.next_from + 1) % s.seats
        while follower >= 0 and seat != follower:
            if seat == s.captain:
                self.bring_back(s, log)
            seat = (seat + 1) % s.seats
        return follower

    def why_not_named(self, s: BombBusters, seat: Seat, value: Value) -> Refusal | None:
        reserve = s.prop(Oxygen).reserve
        if zone(value) <= reserve:
            return None
        facts: Facts = {"value": VALUE_TEXTS[value], "cost": zone(value), "reserve": reserve}
        return Refusal(M44[1], facts)

    def charge(self, s: BombBusters, claim: Claim, log: Log) -> Phase[Any] | None:
        cost = zone(claim.values[0])
        oxygen = s.prop(Oxygen)
        oxygen.reserve -= cost
        oxygen.seats[claim.seat] += cost
        log.add(TookOxygen({"seat": claim.seat, "amount": cost, "reserve": oxygen.reserve}))
        return None


MISSION: Final[Mission] = CommonReserve()
