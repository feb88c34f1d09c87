"""What is at stake in a turn: what a miss costs, what a right cut brings, in chances to win."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.bombbusters.missions.air import zone
from powderkeg.rules.bombbusters.missions.m53 import ON_ITS_NUMBER, RIGHT, WRONG
from powderkeg.rules.bombbusters.moves import PAIRS
from powderkeg.rules.bombbusters.pieces import (
    FALSE_BOTTOM,
    LAST_STEP,
    NUMBERS,
    RED,
    UNLOCKED_BY,
    YELLOW,
    Value,
)
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import Seat

# How likely the mission is lost when so many advances of the dial are left.
DREAD: Final = [1.0, 0.5, 0.27, 0.15, 0.09, 0.06, 0.04]
PROGRESS: Final = 0.01
UNLOCKING: Final = 0.01
FINISHING: Final = 0.004


def closed_share(s: BombBusters) -> float:
    """How much of the mission is still to come."""
    return 1.0 - sum(s.open) / len(s.open)


def dread(s: BombBusters, lost: int) -> float:
    """How likely the mission fails after so many more advances of the dial."""
    return DREAD[max(0, min(s.lives - lost, len(DREAD) - 1))]


def robot_dread(s: BombBusters, steps: int, cut: int) -> float:
    """Mission 53, after so many steps and wires cut: most cuts to come are a step each.

    What counts is how many of them must be on the robot's number instead.
    """
    step = s.robot + steps
    if step > LAST_STEP:
        return 1.0
    cuts = (len(s.open) - sum(s.open) - s.count(RED) - cut) / 2
    lacking = cuts - (LAST_STEP - step)
    return 0.0 if lacking <= 0 else float(min(1.0, lacking / cuts) ** 1.5)


class Stakes:
    """Of one seat's turn."""

    def __init__(self, s: BombBusters, seat: Seat) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.miss = 0.0
        self.blast = 0.0
        if not s.stable:
            has_dial = s.setting.mission.has_dial
            now = dread(s, 0) if has_dial else robot_dread(s, 0, 0)
            self.miss = (dread(s, 1) if has_dial else robot_dread(s, WRONG, 0)) - now
            self.blast = 1.0 - now
        self._gains: Final[dict[Value, float]] = {}

    def score(self, value: Value, right: float, red: float) -> float:
        """How much likelier the mission is won with this cut than without this turn."""
        if value not in self._gains:
            self._gains[value] = PROGRESS + self._gain(value)
        missed = max(0.0, 1.0 - right - red)
        return right * self._gains[value] - missed * self.miss - red * self.blast

    def _gain(self, value: Value) -> float:
        """What a right cut of this value brings besides."""
        s = self.s
        mission = s.setting.mission
        gain = 0.0
        card = FALSE_BOTTOM if value == YELLOW else value
        if s.cut[value] < UNLOCKED_BY and card in s.cards and not s.used[card]:
            gain += UNLOCKING
        if s.cut[value] > 0:
            gain += FINISHING
        if mission.has_tray and s.tray and value == s.robot:
            gain += 0.05 + 0.3 * len(s.tray) / (1 + len(s.open) - sum(s.open))
        if not mission.has_dial:
            step = ON_ITS_NUMBER if value == s.robot else RIGHT
            gain += robot_dread(s, 0, 0) - robot_dread(s, step, 2)
        if mission.has_oxygen:
            gain -= self._breath(value)
        if mission.has_cards:
            gain += 0.012 * makeable(s, value)
        return gain

    def _breath(self, value: Value) -> float:
        """What the oxygen for a cut is worth to the team."""
        s, seat = self.s, self.seat
        number = s.setting.mission.number
        if number == 44:  # who comes before the Captain must live on the rest
            waiting = 0
            other = (seat + 1) % s.seats
            while other != s.captain and other != seat:
                waiting += not s.is_out(other)
                other = (other + 1) % s.seats
            spare = s.reserve - zone(value) - 2 * waiting
            return 0.02 * spare if spare > 0 else -0.06 * spare  # what is left over is lost
        if number == 54:  # a seal is a breath for all
            sealed = s.cut[value] + 2 == s.count(value)
            short = s.oxygen[seat] - zone(value) < 1
            return 0.03 * zone(value) - (0.1 if sealed else 0.0) + (0.04 if short else 0.0)
        other = s.after(seat)  # what one gives, the next can spend
        lean = max(0, 9 - s.oxygen[other] - value) if other != seat else 0
        return 0.02 * lean - 0.008 * value


def makeable(s: BombBusters, value: Value) -> int:
    """Mission 47: how many numbers the cards make that are left, at best, after this cut."""
    most = 0
    for pair in PAIRS:
        if pair.result == value and pair.first in s.faces and pair.second in s.faces:
            left = [card for card in s.faces if card not in (pair.first, pair.second)]
            most = max(most, numbers_made(s, left or [*NUMBERS]))
    return most


def numbers_made(s: BombBusters, cards: list[int]) -> int:
    """Numbers still to be cut that two of these cards make."""
    made = 0
    for first in cards:
        for second in cards:
            if first > second:
                made |= 1 << first + second | 1 << first - second
    count = 0
    for number in NUMBERS:
        if made >> number & 1 and s.cut[number] < s.count(number):
            count += 1
    return count
