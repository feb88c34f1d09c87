"""Weighing paths: how many deals there are, how likely each wire is, and one deal by chance."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.bombbusters.paths import LEFT, Paths
from powderkeg.rules.bombbusters.pieces import KINDS, Kind, Place
from powderkeg.rules.rng import Rng

FINEST: Final = 1 << 30  # as many cases as one draw can tell apart


class Run:
    """Wires of one kind side by side, and how likely just these are all of them in the row."""

    def __init__(self, start: Place, count: int, chance: float) -> None:
        self.start: Final = start
        self.count: Final = count
        self.chance: Final = chance


def run_key(row: int, kind: Kind) -> int:
    return row * len(KINDS) + kind


class Weights:
    """The weights of all paths."""

    def __init__(self, paths: Paths) -> None:
        self.paths: Final = paths
        self.onward: Final[list[list[float]]] = []  # by stage, by node: of all ways to the end
        self.count = 0.0  # of deals
        if paths.is_possible:
            self._weigh()
            self.count = paths.scale * self.onward[0][0]

    def _weigh(self) -> None:
        """From the end to the beginning."""
        after = [1.0]
        self.onward.append(after)
        for at in range(len(self.paths.stages) - 1, -1, -1):
            stage = self.paths.stages[at]
            edges, weights, nodes = stage.edges, stage.weights, stage.nodes
            before: list[float] = []
            for node in range(len(stage.fillings)):
                weight = 0.0
                for edge in range(edges[node], edges[node + 1]):
                    weight += weights[edge] * after[nodes[edge]]
                before.append(weight)
            self.onward.append(before)
            after = before
        self.onward.reverse()

    def spread(self, runs: dict[int, list[Run]], share: float) -> None:
        """Add every run that may lie in a row, with its chance times `share`."""
        for row, kind, start, count in self.paths.known_runs():
            runs.setdefault(run_key(row, kind), []).append(Run(start, count, share))
        here = [share / self.onward[0][0]]
        for at, stage in enumerate(self.paths.stages):
            onward = self.onward[at + 1]
            there = [0.0] * len(onward)
            flow = [0.0] * (stage.width * (LEFT + 1))  # by filling and count
            edges, counts, nodes = stage.edges, stage.counts, stage.nodes
            weights = stage.weights
            for index, filling in enumerate(stage.fillings):
                weight = here[index]
                for edge in range(edges[index], edges[index + 1]):
                    count = counts[edge]
                    node = nodes[edge]
                    passed = weight * weights[edge]
                    there[node] += passed
                    flow[filling * (LEFT + 1) + count] += passed * onward[node]
            found = runs.setdefault(run_key(stage.row, stage.kind), [])
            for index, chance in enumerate(flow):
                count = index % (LEFT + 1)
                if chance > 0.0 and count > 0:
                    found.append(Run(stage.low + index // (LEFT + 1), count, chance))
            here = there

    def sample(self, rng: Rng) -> list[list[Kind]]:
        """One deal by row, each as likely as its weight."""
        dealt = [[-1] * len(row.masks) for row in self.paths.rows]
        for row, kind, start, count in self.paths.known_runs():
            for place in range(start, start + count):
                dealt[row][place] = kind
        node = 0
        for at, stage in enumerate(self.paths.stages):
            edge = self._draw(at, node, rng)
            start = stage.low + stage.fillings[node]
            for place in range(start, start + stage.counts[edge]):
                dealt[stage.row][place] = stage.kind
            node = stage.nodes[edge]
        return dealt

    def _draw(self, at: int, node: int, rng: Rng) -> int:
        """One of the edges from this node."""
        stage = self.paths.stages[at]
        onward = self.onward[at + 1]
        first, end = stage.edges[node], stage.edges[node + 1]
        if end - first == 1:
            return first
        rest = draw(rng) * self.onward[at][node]
        chosen = first
        for edge in range(first, end):
            weight = stage.weights[edge] * onward[stage.nodes[edge]]
            if weight > 0.0:  # rounding must not lead where nothing lies
                chosen = edge
                rest -= weight
                if rest < 0.0:
                    break
        return chosen


def draw(rng: Rng) -> float:
    """From 0 to 1: a single draw is too coarse for rare deals."""
    high = rng.below(FINEST)
    return (high + rng.below(FINEST) / FINEST) / FINEST
