"""What does not change during a game: the mission, and what the table agreed on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from powderkeg.rules.bombbusters.pieces import (
    COPIES,
    KINDS,
    NUMBERS,
    RED,
    YELLOW,
    Stand,
    blue,
    red,
    yellow,
)
from powderkeg.rules.core import Seat

if TYPE_CHECKING:
    from powderkeg.rules.bombbusters.missions.mission import Mission


class Setting:
    """The mission, the number of seats and the options."""

    def __init__(self, mission: Mission, seats: int, options: dict[str, str]) -> None:
        self.mission: Final = mission
        self.seats: Final = seats
        self.options: Final = options
        self.aid: Final = options["aid"]
        self.clock: Final = options["clock"] == "on"
        self.free_calls: Final = options["calls"] == "free"
        self.strict_sevens: Final = options["sevens"] == "strict"
        # How many coloured wires go in, out of how many that are shown.
        self.reds: Final = mission.coloured(RED, seats)
        self.yellows: Final = mission.coloured(YELLOW, seats)

    def blue_wires(self) -> list[int]:
        """By kind, how many."""
        copies = [0] * len(KINDS)
        for number in NUMBERS:
            if number <= self.mission.highest:
                copies[blue(number)] = COPIES
        return copies

    def candidates(self, value: int) -> list[int]:
        """The coloured kinds that may be drawn."""
        if value == YELLOW:
            return [yellow(number) for number in self.mission.yellow_numbers]
        return [red(number) for number in self.mission.red_numbers]

    def drawn(self, value: int) -> tuple[int, int]:
        """How many go in, and out of how many."""
        return self.reds if value == RED else self.yellows

    def stands_of(self, seat: Seat, captain: Seat) -> list[Stand]:
        """Two each for two players, two for the Captain of three, else one."""
        two = self.seats == 2 or (self.seats == 3 and seat == captain)
        return [2 * seat, 2 * seat + 1] if two else [2 * seat]
