"""Mission 54: oxygen of one's own, a red pile, and a clock."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from powderkeg.rules.bombbusters.claim import Claim
from powderkeg.rules.bombbusters.missions.air import zone
from powderkeg.rules.bombbusters.missions.mission import Mission
from powderkeg.rules.bombbusters.missions.rules_43 import M54
from powderkeg.rules.bombbusters.missions.skipping import MustPlay
from powderkeg.rules.bombbusters.moves import MOST_OXYGEN, NO_TRADE, TRADES
from powderkeg.rules.bombbusters.over import explode
from powderkeg.rules.bombbusters.pieces import COLOURED, VALUE_TEXTS, X_OR_Y, Value, red
from powderkeg.rules.bombbusters.prop_events import (
    Announced,
    GotOxygen,
    PaidOxygen,
    PlayAgain,
    Traded,
)
from powderkeg.rules.bombbusters.props.clock import Clock, Timetable
from powderkeg.rules.bombbusters.props.oxygen import Oxygen
from powderkeg.rules.bombbusters.props.prop import Prop
from powderkeg.rules.bombbusters.shapes import Trade
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.bombbusters.taking import one_more_wire
from powderkeg.rules.core import NOT_NOW, Facts, Log, Move, Phase, Refusal, Seat

OXYGEN: Final = {2: 9, 3: 6, 4: 3, 5: 2}  # each, by number of seats; the rest is the reserve

# Ticks from the start, and what befalls the player in turn.
EVENTS: Final = [
    (45, "red"),
    (85, "again"),
    (120, "oxygen"),
    (195, "red"),
    (220, "trade"),
    (270, "oxygen"),
    (300, "red"),
    (325, "again"),
    (360, "announce"),
    (385, "red"),
    (410, "trade"),
    (445, "red"),
    (470, "red"),
    (480, "announce"),
    (505, "trade"),
    (560, "last"),
    (600, "end"),
]
THE_END: Final = 600
# Without the clock: an event after every two turns, and so many turns in all (D32).
CALM_PACE: Final = 2
CALM_TURNS: Final = 40
CALM_EVENTS: Final = [event for _, event in EVENTS if event not in ("announce", "last", "end")]
TIMETABLE: Final = Timetable(
    EVENTS,
    THE_END,
    [(CALM_PACE * turn, event) for turn, event in enumerate(CALM_EVENTS, 1)],
    CALM_TURNS,
)


class TimedAttack(MustPlay):
    """Reds come in by the clock; a cut costs its zone; a seal is a breath for all."""

    def __init__(self) -> None:
        super().__init__(54, redrawn=(X_OR_Y,), ray=False)
        self.endings = {"time": M54[5]}
        self.skips_by = M54[2]
        self.skip_steps = 1
        self.interludes = [TRADE]

    def props(self, seats: int) -> list[Prop]:
        each = OXYGEN[seats]
        return [Oxygen([each] * seats, MOST_OXYGEN - each * seats, common=True), Clock(TIMETABLE)]

    def set_out(self, s: BombBusters) -> None:
        """The red pile."""
        for number in COLOURED:
            kind = red(number)
            s.bag[kind] += 1
            s.pile.append(s.add_wire(kind))
            s.markers.append(kind)
            s.maybe |= 1 << kind

    # Oxygen.

    def cost(self, value: Value) -> int:
        return zone(value)

    def why_not_named(self, s: BombBusters, seat: Seat, value: Value) -> Refusal | None:
        held = s.prop(Oxygen).seats[seat]
        if zone(value) <= held:
            return None
        facts: Facts = {"value": VALUE_TEXTS[value], "cost": zone(value), "oxygen": held}
        return Refusal(M54[1], facts)

    def charge(self, s: BombBusters, claim: Claim, log: Log) -> Phase[Any] | None:
        seat, cost = claim.seat, zone(claim.values[0])
        oxygen = s.prop(Oxygen)
        oxygen.seats[seat] -= cost
        oxygen.reserve += cost
        log.add(PaidOxygen({"seat": seat, "amount": cost, "reserve": oxygen.reserve}))
        return None

    def validated(self, s: BombBusters, value: Value, log: Log) -> None:
        """From the Captain on, while tokens last (D33); not for who has no wires."""
        for step in range(s.seats):
            seat = (s.captain + step) % s.seats
            if s.prop(Oxygen).reserve and not s.is_out(seat):
                self.breathe(s, seat, log)

    def breathe(self, s: BombBusters, seat: Seat, log: Log) -> None:
        oxygen = s.prop(Oxygen)
        oxygen.reserve -= 1
        oxygen.seats[seat] += 1
        log.add(GotOxygen({"seat": seat, "amount": 1, "reserve": oxygen.reserve}))

    # The clock.

    def due(self, s: BombBusters) -> int:
        return s.prop(Clock).due(s)

    def pass_time(self, s: BombBusters, ticks: int, log: Log) -> None:
        self.happen(s, s.prop(Clock).pass_time(ticks), log)

    def begin_turn(self, s: BombBusters, log: Log) -> Phase[Any] | None:
        clock = s.prop(Clock)
        if s.setting.clock:
            return None
        if clock.is_over(s.turns):
            explode(s, "time", [], log)
        else:
            self.happen(s, clock.after_turn(s.turns), log)
        return None

    def happen(self, s: BombBusters, event: str, log: Log) -> None:
        if event == "red" and s.pile:
            s.push(one_more_wire(s), log)
        elif event == "again":
            s.call_up(s.turn)
            log.add(PlayAgain({"seat": s.turn}))
        elif event == "oxygen" and s.prop(Oxygen).reserve:
            self.breathe(s, s.turn, log)
        elif event == "trade":
            s.push(TRADE, log)
        elif event == "end":
            explode(s, "time", [], log)
        elif event in ("announce", "last"):
            last = "yes" if event == "last" else "no"
            left = THE_END - s.prop(Clock).time
            log.add(Announced({"left": left, "unit": "seconds", "last": last}))


class Trading(Phase[BombBusters]):
    """Give oxygen to one teammate, or take it, as much as there is (B15)."""

    key: ClassVar[str] = "trade"

    def deciders(self, s: BombBusters) -> list[Seat]:
        return [s.cutter]

    def moves(self, s: BombBusters, seat: Seat) -> list[Move]:
        return [NO_TRADE, *(move for move in TRADES if self.is_possible(s, seat, move))]

    def is_possible(self, s: BombBusters, seat: Seat, move: Trade) -> bool:
        if not move.amount or move.partner >= s.seats or move.partner == seat:
            return False
        held = s.prop(Oxygen).seats
        return -held[move.partner] <= move.amount <= held[seat]

    def refusal(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        if move is NO_TRADE:
            return None
        if not isinstance(move, Trade):
            return Refusal(NOT_NOW)
        return None if self.is_possible(s, seat, move) else Refusal(M54[5])

    def play(self, s: BombBusters, actor: Seat, move: Move, log: Log) -> None:
        if isinstance(move, Trade):
            held = s.prop(Oxygen).seats
            held[actor] -= move.amount
            held[move.partner] += move.amount
            ways = (actor, move.partner) if move.amount > 0 else (move.partner, actor)
            log.add(Traded({"seat": ways[0], "to": ways[1], "amount": abs(move.amount)}))
        s.pop(log)


TRADE: Final = Trading()
MISSION: Final[Mission] = TimedAttack()
