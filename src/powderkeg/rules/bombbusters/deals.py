"""All deals that fit a riddle: how many there are, what lies where, and one by chance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from powderkeg.rules.bombbusters.paths import Paths
from powderkeg.rules.bombbusters.pieces import KINDS, VALUE_TEXTS, Kind, Wire
from powderkeg.rules.bombbusters.riddle import Riddle
from powderkeg.rules.bombbusters.settling import Settling
from powderkeg.rules.bombbusters.weights import Run, Weights, run_key
from powderkeg.rules.rng import Rng

NO_RUNS: Final[list[Run]] = []


class Deals:
    """What a riddle leaves open. All that is asked for is counted once."""

    def __init__(self, riddle: Riddle) -> None:
        self.riddle: Final = riddle
        kinds = [kind for kind in KINDS if riddle.copies[kind] > 0]
        copies = [riddle.copies[kind] for kind in kinds]
        self._settling: Final = Settling(riddle)
        self._weights: Final = Weights(Paths(kinds, copies, self._settling))
        self.count: Final = self._weights.count  # weighted; 0.0 if and only if none fits
        self._runs: dict[int, list[Run]] = {}  # by row and kind
        self._table: list[list[float]] = []  # by wire and kind
        self._values: list[list[float]] = []  # by wire and value

    def chances(self, wire: Wire) -> list[float]:
        """By kind: how likely it is of it."""
        if not self._table:
            self._fill_table()
        return self._table[wire]

    def values(self, wire: Wire) -> list[float]:
        """By value, 0 to 14: how likely it is of it."""
        if not self._table:
            self._fill_table()
        return self._values[wire]

    def one_of(self, wires: Sequence[Wire], kind: Kind) -> float:
        """How likely at least one of these is of this kind, if they were dealt together.

        What was not is thought of as if it knew nothing of the rest: quick, and near enough for
        bots. `all_of` is exact.
        """
        if not self._table:
            self._fill_table()
        places: dict[int, int] = {}  # by row, as bits
        for wire in wires:
            row = self._settling.row_of[wire]
            places[row] = places.get(row, 0) | 1 << self._settling.place_of[wire]
        none = 1.0
        chance = 0.0
        for row in places:
            chance = 0.0
            for run in self._runs.get(run_key(row, kind), NO_RUNS):
                if places[row] >> run.start & (1 << run.count) - 1:
                    chance += run.chance
            none *= 1.0 - chance
        return chance if len(places) == 1 else 1.0 - none

    def were_dealt_together(self, wires: Sequence[Wire]) -> bool:
        rows = [self._settling.row_of[wire] for wire in wires]
        return rows.count(rows[0]) == len(rows)

    def all_of(self, wires: Sequence[Wire], kinds: int) -> float:
        """How likely all these are of these kinds (as bits)."""
        asked = self.riddle
        may = asked.may.copy()
        for wire in wires:
            may[wire] &= kinds
        fewer = Riddle(asked.copies, asked.rows, may, asked.clues, asked.late, asked.value_of)
        return Deals(fewer).count / self.count

    def sample(self, rng: Rng) -> list[Kind]:
        """One deal by chance, by wire, each as likely as it should be. There must be one."""
        dealt = [0] * len(self.riddle.may)
        for wires, kinds in zip(self.riddle.rows, self._weights.sample(rng), strict=True):
            for wire, kind in zip(wires, kinds, strict=True):
                dealt[wire] = kind
        return dealt

    def _fill_table(self) -> None:
        value_of = self.riddle.value_of
        self._table = [[0.0] * len(KINDS) for _ in self.riddle.may]
        self._values = [[0.0] * len(VALUE_TEXTS) for _ in self.riddle.may]
        self._weights.spread(self._runs, 1.0)
        for row, wires in enumerate(self.riddle.rows):
            for kind in KINDS:
                for run in self._runs.get(run_key(row, kind), NO_RUNS):
                    for wire in wires[run.start : run.start + run.count]:
                        self._table[wire][kind] += run.chance
                        self._values[wire][value_of[kind]] += run.chance
