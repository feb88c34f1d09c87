"""What is at stake in a turn: what a miss costs, what a right cut brings, in chances to win."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.bombbusters.bunker_map import GOALS
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
    Wire,
)
from powderkeg.rules.bombbusters.props.bunker import Bunker, distance
from powderkeg.rules.bombbusters.props.faces import Faces
from powderkeg.rules.bombbusters.props.oxygen import Oxygen
from powderkeg.rules.bombbusters.props.robot import Robot
from powderkeg.rules.bombbusters.props.targets import Targets
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import Seat

# How likely the mission is lost when so many advances of the dial are left.
DREAD: Final = [1.0, 0.5, 0.27, 0.15, 0.09, 0.06, 0.04]
AIR_EACH: Final = 5  # mission 63: oxygen for a teammate to cut something
PROGRESS: Final = 0.01
UNLOCKING: Final = 0.01
FINISHING: Final = 0.004
AIMED_AT: Final = 0.05  # mission 30: a wire of the target
# Mission 66: the action of a striped space, and a space nearer to the goal.
ACTING: Final = 0.15
STRIDE: Final = 0.05


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
    step = s.prop(Robot).at + steps
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
        self.bunker: Final = s.prop(Bunker) if s.has_prop(Bunker) else None
        self._ways: Final[dict[Value, float]] = {}

    def score(self, value: Value, right: float, red: float) -> float:
        """How much likelier the mission is won with this cut than without this turn."""
        if value not in self._gains:
            self._gains[value] = PROGRESS + self._gain(value)
        missed = max(0.0, 1.0 - right - red)
        way = self._way(value) if self.bunker is not None else 0.0
        return right * self._gains[value] - missed * self.miss - red * self.blast + way

    def bet(self, value: Value, right: float) -> float:
        """The same where anything wrong is the end, whatever holds (W9)."""
        gain = PROGRESS + (self._gain(value) if value != RED else 0.0)
        return right * gain - (1.0 - right) * (1.0 - dread(self.s, 0))

    def price(self, wire: Wire) -> float:
        """What pointing at a teammate's wire costs by itself: a reversed one, a step (M56.3)."""
        s = self.s
        if wire in s.apart and s.setting.mission.number in (56, 64):
            return dread(s, 1) - dread(s, 0)
        return 0.0

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
        if s.tray and value == s.prop(Robot).at:
            gain += 0.05 + 0.3 * len(s.tray) / (1 + len(s.open) - sum(s.open))
        if not mission.has_dial:
            step = ON_ITS_NUMBER if value == s.prop(Robot).at else RIGHT
            gain += robot_dread(s, 0, 0) - robot_dread(s, step, 2)
        if s.has_prop(Oxygen):
            gain -= self._breath(value)
        if self.bunker is not None and self.bunker.acts(value):
            gain += ACTING
        if s.has_prop(Targets) and s.prop(Targets).wants(s, value):
            gain += AIMED_AT
        elif mission.number == 47:
            gain += 0.012 * makeable(s, value)
        if mission.number == 62 and s.cut[value] and value in s.prop(Faces).cards:
            gain += dread(s, 0) - dread(s, -1)
        return gain

    def _way(self, value: Value) -> float:
        """Mission 66: how far the figure gets towards its goal, be the cut right or wrong."""
        bunker = self.bunker
        if bunker is None or bunker.stage > len(GOALS):
            return 0.0
        if value not in self._ways:
            nearer = -9
            goal = GOALS[bunker.stage - 1]
            for side in bunker.ways(value):
                there = distance(bunker, bunker.next_to(bunker.at, side), goal)
                nearer = max(nearer, distance(bunker, bunker.at, goal) - there)
            self._ways[value] = STRIDE * nearer if nearer > -9 else 0.0
        return self._ways[value]

    def _breath(self, value: Value) -> float:
        """What the oxygen for a cut is worth to the team."""
        s, seat = self.s, self.seat
        number = s.setting.mission.number
        oxygen = s.prop(Oxygen)
        if number == 44:  # who comes before the Captain must live on the rest
            waiting = 0
            other = (seat + 1) % s.seats
            while other != s.captain and other != seat:
                waiting += not s.is_out(other)
                other = (other + 1) % s.seats
            spare = oxygen.reserve - zone(value) - 2 * waiting
            return 0.02 * spare if spare > 0 else -0.06 * spare  # what is left over is lost
        if number == 63:  # those before the Captain must live on the rest
            waiting = 0
            other = (seat + 1) % s.seats
            while other != s.captain and other != seat:
                waiting += not s.is_out(other)
                other = (other + 1) % s.seats
            short = AIR_EACH * waiting - (oxygen.seats[seat] - value)
            return 0.012 * max(0, short) + 0.001 * value
        if number == 54:  # a seal is a breath for all
            sealed = s.cut[value] + 2 == s.count(value)
            is_last = oxygen.seats[seat] - zone(value) < 1
            return 0.03 * zone(value) - (0.1 if sealed else 0.0) + (0.04 if is_last else 0.0)
        other = s.after(seat)  # what one gives, the next can spend
        lean = max(0, 9 - oxygen.seats[other] - value) if other != seat else 0
        return 0.02 * lean - 0.008 * value


def makeable(s: BombBusters, value: Value) -> int:
    """Mission 47: how many numbers the cards make that are left, at best, after this cut."""
    most = 0
    cards = s.prop(Faces).cards
    for pair in PAIRS:
        if pair.result == value and pair.first in cards and pair.second in cards:
            left = [card for card in cards if card not in (pair.first, pair.second)]
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
