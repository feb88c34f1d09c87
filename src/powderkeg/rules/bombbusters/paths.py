"""The paths of a deal: rows fill up from the left, kind by kind and row by row.

A node is how far every row is filled, how many copies of the kind are still to be placed, and
which of the `somes` are fulfilled. It is written as one number, without the widest row: the
fillings add up to what has been placed. Copies of a kind can be told apart, so c of them are
spread in c! / (n! …) ways over rows that take n each, the known ones among them (P1).
"""

from __future__ import annotations

from typing import Final

from powderkeg.rules.bombbusters.pieces import VALUE_OF, Kind, Place
from powderkeg.rules.bombbusters.riddle import Some
from powderkeg.rules.bombbusters.rows import Row

LEFT: Final = 7  # the bits of a node that say how many copies are still to be placed
LEFT_BITS: Final = 3
FACTORIAL: Final = [1.0, 1.0, 2.0, 6.0, 24.0, 120.0, 720.0, 5040.0]
WEIGHT: Final = [1.0 / factorial for factorial in FACTORIAL]  # by how many a row takes


class Stage:
    """All that can happen when one row takes its wires of one kind."""

    def __init__(self, row: int, kind: Kind, low: int, width: int) -> None:
        self.row: Final = row
        self.kind: Final = kind
        self.low: Final = low  # the lowest filling of this row
        self.width: Final = width  # so many fillings there may be
        self.fillings: Final[list[int]] = []  # by node: of this row, above the lowest
        self.edges: Final[list[int]] = [0]  # by node: where its edges begin; and their end
        self.counts: Final[list[int]] = []  # by edge: how many wires the row takes
        self.nodes: Final[list[int]] = []  # by edge: the node of the next stage


class Paths:
    """Every way to deal the wires to the rows."""

    def __init__(
        self, kinds: list[Kind], copies: list[int], rows: list[Row], somes: list[Some]
    ) -> None:
        self.rows: Final = rows
        self.stages: Final[list[Stage]] = []
        self.scale = 1.0  # what all deals weigh alike
        self._kinds: Final = kinds  # that exist
        self._copies: Final = copies  # of each of them
        self._somes: Final = somes  # that no row settles alone
        self._shift: Final = [0] * len(rows)  # where its filling is written
        self._bits: Final = [0] * len(rows)
        self._order: list[int] = []  # of the rows; the last one is not written
        self._due: Final = [0] * len(kinds)  # somes to be fulfilled by then, as bits
        self._flags = LEFT_BITS  # where the bits of the somes begin
        self.is_possible: Final = self._fit() and self._lay_out() and self._walk()

    def known_runs(self) -> list[tuple[int, Kind, Place, int]]:
        """Row, kind, first place and count of those for which no stage was needed."""
        runs: list[tuple[int, Kind, Place, int]] = []
        for index, row in enumerate(self.rows):
            for step, kind in enumerate(self._kinds):
                if self._is_known(index, step) and row.takes[step][0][0] > 0:
                    runs.append((index, kind, row.low[step], row.takes[step][0][0]))
        return runs

    def _fit(self) -> bool:
        """Look at every row alone: it can take what is not known to lie in another."""
        steps = range(len(self._kinds))
        pins = [[row.pinned(kind) for row in self.rows] for kind in self._kinds]
        free = [self._copies[step] - sum(pins[step]) for step in steps]
        for index, row in enumerate(self.rows):
            most = [free[step] + pins[step][index] for step in steps]
            if min(most, default=0) < 0 or not row.fit(self._kinds, most):
                return False
        return True

    def _lay_out(self) -> bool:
        """Give every row its bits, the widest none, and every some a flag and a deadline."""
        widths: list[tuple[int, int]] = []
        for index, row in enumerate(self.rows):
            widths.append((max([len(takes) for takes in row.takes], default=1), index))
        widths.sort()
        for width, index in widths:
            self._order.append(index)
            if len(self._order) < len(self.rows):
                bits = (width - 1).bit_length()
                self._shift[index] = self._flags
                self._bits[index] = (1 << bits) - 1
                self._flags += bits
        for flag, some in enumerate(self._somes):
            deadline = -1
            for step in range(len(self._kinds)):
                for index in self._order:
                    if self._touches(some, index, step):
                        deadline = step
            if deadline < 0:
                return False
            self._due[deadline] |= 1 << self._flags + flag
        return True

    def _touches(self, some: Some, row: int, step: int) -> bool:
        """Can a wire of this kind in this row fulfil it?"""
        if some.value == VALUE_OF[self._kinds[step]] and self.rows[row].most(step) > 0:
            for wire in some.wires:
                if wire[0] == row:
                    return True
        return False

    def _is_flagged(self, row: int, step: int) -> bool:
        for some in self._somes:
            if self._touches(some, row, step):
                return True
        return False

    def _is_known(self, row: int, step: int) -> bool:
        """What the row takes, and where, is the same in all deals."""
        takes = self.rows[row].takes[step]
        return len(takes) == 1 and len(takes[0]) == 1 and not self._is_flagged(row, step)

    def _walk(self) -> bool:
        """Find all nodes and edges, stage by stage."""
        where = [-1] * (1 << self._flags + len(self._somes))  # by node: its index, if it has one
        codes = [0]
        lasts = [0]  # by index: the filling of the row that is not written
        for step, copies in enumerate(self._copies):
            self.scale *= FACTORIAL[copies]
            left = copies
            spare = 0  # what the rows to come can take at most
            chosen: list[int] = []
            for index in self._order:
                row = self.rows[index]
                if self._is_known(index, step):
                    left -= row.takes[step][0][0]
                    self.scale *= WEIGHT[row.takes[step][0][0]]
                elif row.most(step) > 0:
                    chosen.append(index)
                    spare += row.most(step)
            if not 0 <= left <= spare:
                return False
            codes = [code + left for code in codes]
            for index in chosen:
                spare -= self.rows[index].most(step)
                due = self._due[step] if index == chosen[-1] else 0
                codes, lasts = self._go(index, step, codes, lasts, where, spare, due)
            if not codes:
                return False
        return True

    def _go(
        self,
        index: int,
        step: int,
        codes: list[int],
        lasts: list[int],
        where: list[int],
        spare: int,
        due: int,
    ) -> tuple[list[int], list[int]]:
        """One stage: from its nodes to those of the next."""
        row = self.rows[index]
        takes = row.takes[step]
        stage = Stage(index, self._kinds[step], row.low[step], len(takes))
        self.stages.append(stage)
        marks = self._marks(stage) if self._is_flagged(index, step) else []
        is_last = index == self._order[-1]
        shift, bits = self._shift[index], self._bits[index]
        unit = 0 if is_last else 1 << shift  # what one more wire in this row adds to a node
        rise = row.low[step + 1] - row.low[step]
        fillings, edges, counts, nodes = stage.fillings, stage.edges, stage.counts, stage.nodes
        new_codes: list[int] = []
        new_lasts: list[int] = []
        for at, code in enumerate(codes):
            last = lasts[at]
            filling = last if is_last else code >> shift & bits
            fillings.append(filling)
            left = code & LEFT
            for count in takes[filling]:
                if count > left:
                    break
                if left - count > spare:
                    continue
                new = code + (count - rise) * unit - count
                if marks:
                    new |= marks[filling][count]
                if due:
                    if new & due != due:
                        continue
                    new -= due
                node = where[new]
                if node < 0:
                    node = len(new_codes)
                    where[new] = node
                    new_codes.append(new)
                    new_lasts.append(last + count - rise if is_last else last)
                nodes.append(node)
                counts.append(count)
            edges.append(len(nodes))
        for new in new_codes:
            where[new] = -1
        return new_codes, new_lasts

    def _marks(self, stage: Stage) -> list[list[int]]:
        """By filling, by count: the flags of the somes that this fulfils."""
        marks = [[0] * (LEFT + 1) for _ in range(stage.width)]
        for flag, some in enumerate(self._somes):
            if some.value == VALUE_OF[stage.kind]:
                for index, place in some.wires:
                    if index == stage.row:
                        for filling in range(stage.width):
                            for count in range(LEFT + 1):
                                if 0 <= place - stage.low - filling < count:
                                    marks[filling][count] |= 1 << self._flags + flag
        return marks
