"""All deals that fit a riddle: how many there are, what lies where, and one by chance."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.bombbusters.cases import cases, settled
from powderkeg.rules.bombbusters.paths import Paths
from powderkeg.rules.bombbusters.pieces import KINDS, VALUE_OF, VALUE_TEXTS, Kind, Place, Stand
from powderkeg.rules.bombbusters.riddle import Dealt, Riddle
from powderkeg.rules.bombbusters.weights import Run, Weights, draw, run_key
from powderkeg.rules.rng import Rng

NO_RUNS: Final[list[Run]] = []


class Deals:
    """What a riddle leaves open. All that is asked for is counted once."""

    def __init__(self, riddle: Riddle) -> None:
        self._riddle: Final = riddle
        self._cases: Final[list[Weights]] = []
        self.count = 0.0  # of deals, weighted; 0.0 if and only if none fits
        self._runs: dict[int, list[Run]] = {}  # by row and kind
        self._table: list[list[list[float]]] = []  # by row, place and kind
        self._values: list[list[list[float]]] = []  # by row, place and value
        kinds = [kind for kind in KINDS if riddle.copies[kind] > 0]
        copies = [riddle.copies[kind] for kind in kinds]
        for rows in cases(riddle):
            somes = settled(riddle.somes, rows)
            if somes is not None:
                case = Weights(Paths(kinds, copies, rows, somes))
                if case.count > 0.0:
                    self._cases.append(case)
                    self.count += case.count

    def chances(self, stand: Stand, place: Place) -> list[float]:
        """By kind: how likely it lies there."""
        if not self._table:
            self._fill_table()
        return self._table[stand][place]

    def runs(self, stand: Stand, kind: Kind) -> list[Run]:
        """Where wires of this kind may lie side by side, all that this stand has of it."""
        if not self._table:
            self._fill_table()
        return self._runs.get(run_key(stand, kind), NO_RUNS)

    def one_of(self, stand: Stand, places: int, kind: Kind) -> float:
        """How likely at least one of these places (as bits) holds this kind."""
        chance = 0.0
        for run in self.runs(stand, kind):
            if places >> run.start & (1 << run.count) - 1:
                chance += run.chance
        return chance

    def values(self, stand: Stand, place: Place) -> list[float]:
        """By value, 0 to 14: how likely it lies there."""
        if not self._table:
            self._fill_table()
        return self._values[stand][place]

    def sample(self, rng: Rng) -> Dealt:
        """One deal by chance, each as likely as it should be. There must be one."""
        chosen = self._cases[-1]
        if len(self._cases) > 1:
            rest = draw(rng) * self.count
            for case in self._cases:
                rest -= case.count
                if rest < 0.0:
                    chosen = case
                    break
        rows = chosen.sample(rng)
        stands = len(self._riddle.stands)
        return Dealt(rows[:stands], rows[stands:])

    def _fill_table(self) -> None:
        sizes = [len(places) for places in self._riddle.stands]
        sizes.extend([pile.size for pile in self._riddle.piles])
        self._table = [[[0.0] * len(KINDS) for _ in range(size)] for size in sizes]
        self._values = [[[0.0] * len(VALUE_TEXTS) for _ in range(size)] for size in sizes]
        for case in self._cases:
            case.spread(self._runs, case.count / self.count)
        for row in range(len(sizes)):
            for kind in KINDS:
                for run in self._runs.get(run_key(row, kind), NO_RUNS):
                    for place in range(run.start, run.start + run.count):
                        self._table[row][place][kind] += run.chance
                        self._values[row][place][VALUE_OF[kind]] += run.chance
