"""Mission 63: the oxygen goes from hand to hand."""

from __future__ import annotations

from typing import Any, Final

from powderkeg.rules.bombbusters.claim import Claim
from powderkeg.rules.bombbusters.missions.mission import Mission
from powderkeg.rules.bombbusters.missions.rules_55 import M63
from powderkeg.rules.bombbusters.missions.skipping import MustPlay
from powderkeg.rules.bombbusters.pieces import NO_SEAT, VALUE_TEXTS, X_OR_Y, Value
from powderkeg.rules.bombbusters.prop_events import GaveOxygen, PaidOxygen, TookOxygen
from powderkeg.rules.bombbusters.props.oxygen import Oxygen
from powderkeg.rules.bombbusters.props.prop import Prop
from powderkeg.rules.bombbusters.props.thumbs import Thumbs
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import Log, Phase, Refusal, Seat

OXYGEN: Final = {2: 14, 3: 18, 4: 24, 5: 30}  # in all, by number of seats


class Titanic(MustPlay):
    """A cut costs its value, paid to the reserve; the rest goes to whoever is next."""

    def __init__(self) -> None:
        super().__init__(63, reds=(2, 2), reds_for_two=(3, 3), redrawn=(X_OR_Y,), ray=False)
        self.signals = ()
        self.skips_by = M63[5]
        self.skip_steps = 1

    def props(self, seats: int) -> list[Prop]:
        return [Oxygen([OXYGEN[seats], *[0] * (seats - 1)], 0, common=True), Thumbs()]

    def before_wires(self, s: BombBusters) -> Phase[Any] | None:
        """The Captain begins with all the oxygen."""
        oxygen = s.prop(Oxygen)
        oxygen.seats = [OXYGEN[s.seats] if seat == s.captain else 0 for seat in range(s.seats)]
        return None

    def cost(self, value: Value) -> int:
        return value

    def why_not_named(self, s: BombBusters, seat: Seat, value: Value) -> Refusal | None:
        held = s.prop(Oxygen).seats[seat]
        if value <= held:
            return None
        return Refusal(M63[2], {"value": VALUE_TEXTS[value], "oxygen": held})

    def charge(self, s: BombBusters, claim: Claim, log: Log) -> Phase[Any] | None:
        """With the ray it would be the higher value, but there is none here."""
        amount = claim.values[0]
        oxygen = s.prop(Oxygen)
        oxygen.seats[claim.seat] -= amount
        oxygen.reserve += amount
        facts = {"seat": claim.seat, "amount": amount, "reserve": oxygen.reserve}
        log.add(PaidOxygen({**facts}))
        return None

    def next_seat(self, s: BombBusters, log: Log) -> Seat:
        """What is left goes to whoever is next; after a round the reserve comes on top of it."""
        follower = super().next_seat(s, log)
        oxygen = s.prop(Oxygen)
        amount = oxygen.seats[s.turn]
        if follower not in (NO_SEAT, s.turn) and amount:
            oxygen.seats[s.turn] = 0
            oxygen.seats[follower] += amount
            log.add(GaveOxygen({"seat": s.turn, "to": follower, "amount": amount}))
        if follower != NO_SEAT and ends_round(s, follower):
            take(s, follower, log)
        return follower


def ends_round(s: BombBusters, follower: Seat) -> bool:
    """Does the order of play reach the Captain's seat, or pass it (N2)?"""
    steps = (follower - s.next_from - 1) % s.seats
    return (s.captain - s.next_from - 1) % s.seats <= steps


def take(s: BombBusters, seat: Seat, log: Log) -> None:
    """All that is in the reserve."""
    oxygen = s.prop(Oxygen)
    amount = oxygen.reserve
    if amount:
        oxygen.seats[seat] += amount
        oxygen.reserve = 0
        log.add(TookOxygen({"seat": seat, "amount": amount, "reserve": 0}))


MISSION: Final[Mission] = Titanic()
