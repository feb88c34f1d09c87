"""Mission 54: oxygen of one's own, a red pile, and a clock."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from powderkeg.rules.bombbusters.claim import Claim
from powderkeg.rules.bombbusters.missions.air import Skippable, zone
from powderkeg.rules.bombbusters.missions.mission import Mission
from powderkeg.rules.bombbusters.moves import MOST_OXYGEN, NAMEABLE, NO_TRADE, SKIP, TRADES
from powderkeg.rules.bombbusters.over import explode
from powderkeg.rules.bombbusters.pieces import COLOURED, VALUE_TEXTS, X_OR_Y, Value, red
from powderkeg.rules.bombbusters.prop_events import (
    Announced,
    GotOxygen,
    PaidOxygen,
    PlayAgain,
    Traded,
)
from powderkeg.rules.bombbusters.rulebook import M54
from powderkeg.rules.bombbusters.shapes import Oxygen
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.bombbusters.taking import one_more_wire
from powderkeg.rules.bombbusters.tokens import rule_out
from powderkeg.rules.bombbusters.views import ClockView
from powderkeg.rules.core import NEVER, NOT_NOW, Facts, Log, Move, Phase, Refusal, Seat

OXYGEN: Final = {2: 9, 3: 6, 4: 3, 5: 2}  # each, by number of seats; the rest is the reserve

# Ticks from the start, and what befalls the player in turn.
TIMETABLE: Final = [
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
CALM_EVENTS: Final = [event for _, event in TIMETABLE if event not in ("announce", "last", "end")]


class TimedAttack(Skippable):
    """Reds come in by the clock; a cut costs its zone; a seal is a breath for all."""

    def __init__(self) -> None:
        super().__init__(54, redrawn=(X_OR_Y,), ray=False)
        self.has_oxygen = True
        self.has_reserve = True

    def set_out(self, s: BombBusters) -> None:
        s.oxygen = [OXYGEN[s.seats]] * s.seats
        s.reserve = MOST_OXYGEN - sum(s.oxygen)
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
        if zone(value) <= s.oxygen[seat]:
            return None
        facts: Facts = {"value": VALUE_TEXTS[value], "cost": zone(value), "oxygen": s.oxygen[seat]}
        return Refusal(M54[1], facts)

    def charge(self, s: BombBusters, claim: Claim, log: Log) -> Phase[Any] | None:
        seat, cost = claim.seat, zone(claim.values[0])
        s.oxygen[seat] -= cost
        s.reserve += cost
        log.add(PaidOxygen({"seat": seat, "amount": cost, "reserve": s.reserve}))
        return None

    def validated(self, s: BombBusters, value: Value, log: Log) -> None:
        """From the Captain on, while tokens last (D33); not for who has no wires."""
        for step in range(s.seats):
            seat = (s.captain + step) % s.seats
            if s.reserve and not s.is_out(seat):
                self.breathe(s, seat, log)

    def breathe(self, s: BombBusters, seat: Seat, log: Log) -> None:
        s.reserve -= 1
        s.oxygen[seat] += 1
        log.add(GotOxygen({"seat": seat, "amount": 1, "reserve": s.reserve}))

    # Skipping: only who cannot play.

    def can_play(self, s: BombBusters, seat: Seat) -> bool:
        counts = s.holds(seat)
        return any(
            counts[value] and self.why_not_named(s, seat, value) is None for value in NAMEABLE
        )

    def specials(self, s: BombBusters, seat: Seat) -> list[Move]:
        return [] if self.can_play(s, seat) else [SKIP]

    def why_not(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        if move is SKIP and self.can_play(s, seat):
            return Refusal(M54[2])
        return super().why_not(s, seat, move)

    def play(self, s: BombBusters, seat: Seat, move: Move, log: Log) -> None:
        for value in NAMEABLE:
            if self.why_not_named(s, seat, value) is None:
                rule_out(s, s.hand(seat), value)
        super().play(s, seat, move, log)

    # The clock.

    def due(self, s: BombBusters) -> int:
        if not s.setting.clock:
            return NEVER
        return TIMETABLE[s.event][0] - s.time

    def show_clock(self, s: BombBusters) -> ClockView | None:
        if s.setting.clock:
            end = s.event >= len(TIMETABLE)
            following = THE_END if end else TIMETABLE[s.event][0]
            return {"calm": False, "left": THE_END - s.time, "to_next": following - s.time}
        more = s.event < len(CALM_EVENTS)
        following = CALM_PACE * (s.event + 1) if more else CALM_TURNS
        return {"calm": True, "left": CALM_TURNS - s.turns, "to_next": following - s.turns}

    def pass_time(self, s: BombBusters, ticks: int, log: Log) -> None:
        s.time += ticks
        if s.time < TIMETABLE[s.event][0]:
            return
        event = TIMETABLE[s.event][1]
        s.event += 1
        self.happen(s, event, log)

    def begin_turn(self, s: BombBusters, log: Log) -> Phase[Any] | None:
        if s.setting.clock:
            return None
        if s.turns >= CALM_TURNS:
            explode(s, "time", [], log)
        elif s.turns == CALM_PACE * (s.event + 1) and s.event < len(CALM_EVENTS):
            s.event += 1
            self.happen(s, CALM_EVENTS[s.event - 1], log)
        return None

    def happen(self, s: BombBusters, event: str, log: Log) -> None:
        if event == "red" and s.pile:
            s.push(one_more_wire(s), log)
        elif event == "again":
            s.call_up(s.turn)
            log.add(PlayAgain({"seat": s.turn}))
        elif event == "oxygen" and s.reserve:
            self.breathe(s, s.turn, log)
        elif event == "trade":
            s.push(TRADE, log)
        elif event == "end":
            explode(s, "time", [], log)
        elif event in ("announce", "last"):
            last = "yes" if event == "last" else "no"
            log.add(Announced({"left": THE_END - s.time, "unit": "seconds", "last": last}))


class Trading(Phase[BombBusters]):
    """Give oxygen to one teammate, or take it, as much as there is (B15)."""

    key: ClassVar[str] = "trade"

    def deciders(self, s: BombBusters) -> list[Seat]:
        return [s.cutter]

    def moves(self, s: BombBusters, seat: Seat) -> list[Move]:
        return [NO_TRADE, *(move for move in TRADES if self.is_possible(s, seat, move))]

    def is_possible(self, s: BombBusters, seat: Seat, move: Oxygen) -> bool:
        if not move.amount or move.partner >= s.seats or move.partner == seat:
            return False
        return -s.oxygen[move.partner] <= move.amount <= s.oxygen[seat]

    def refusal(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        if move is NO_TRADE:
            return None
        if not isinstance(move, Oxygen):
            return Refusal(NOT_NOW)
        return None if self.is_possible(s, seat, move) else Refusal(M54[5])

    def play(self, s: BombBusters, actor: Seat, move: Move, log: Log) -> None:
        if isinstance(move, Oxygen):
            s.oxygen[actor] -= move.amount
            s.oxygen[move.partner] += move.amount
            ways = (actor, move.partner) if move.amount > 0 else (move.partner, actor)
            log.add(Traded({"seat": ways[0], "to": ways[1], "amount": abs(move.amount)}))
        s.pop(log)


TRADE: Final = Trading()
MISSION: Final[Mission] = TimedAttack()
