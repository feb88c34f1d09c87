"""The paths of a deal: rows fill up from the left, kind by kind and row by row.

A node is how far every row is filled, how many copies of the kind are still to be placed, and
the memory of every clue that reads along. It is written as one number, without the widest row:
the fillings add up to what has been placed. Copies of a kind can be told apart, so c of them are
spread in c! / (n! …) ways over rows that take n each, the known ones among them (P1).
"""

from __future__ import annotations

from typing import Final

from powderkeg.rules.bombbusters.clues import NO, Clue
from powderkeg.rules.bombbusters.pieces import Kind, Place
from powderkeg.rules.bombbusters.rows import FACTORIAL, WEIGHT
from powderkeg.rules.bombbusters.settling import Settling

LEFT: Final = 7  # the bits of a node that say how many copies are still to be placed
LEFT_BITS: Final = 3
MOST_BITS: Final = 21  # of a node that is looked up in a list


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
        self.weights: Final[list[float]] = []  # by edge
        self.nodes: Final[list[int]] = []  # by edge: the node of the next stage


class Reader:
    """A clue on its way through the kinds, and where its memory is written in a node."""

    def __init__(self, clue: Clue, shift: int) -> None:
        self.clue: Final = clue
        self.shift: Final = shift
        self.bits: Final = (1 << (clue.memories - 1).bit_length()) - 1
        self.last = -1  # the step after which it has read all that it minds

    def step(self, kind: Kind, wires: int) -> list[int]:
        """By memory: the next one, if these wires are of this kind."""
        clue = self.clue
        return [clue.read(memory, kind, wires) for memory in range(clue.memories)]

    def end(self, step: int, kind: Kind) -> list[int]:
        """By memory: the next one when the kind is through; none is kept after the last."""
        clue = self.clue
        after: list[int] = []
        for memory in range(clue.memories):
            closed = clue.close(memory, kind)
            if step == self.last and closed != NO:
                closed = 0 if clue.is_met(closed) else NO
            after.append(closed)
        return after


class Turn:
    """How one reader's memory changes."""

    def __init__(self, shift: int, bits: int, after: list[int]) -> None:
        self.shift: Final = shift
        self.bits: Final = bits
        self.after: Final = after


NO_TURNS: Final[list[Turn]] = []


class Paths:
    """Every way to deal the wires to the rows."""

    def __init__(self, kinds: list[Kind], copies: list[int], settling: Settling) -> None:
        self.rows: Final = settling.rows
        self.stages: Final[list[Stage]] = []
        self.scale = 1.0  # what all deals weigh alike
        self._kinds: Final = kinds  # that exist
        self._copies: Final = copies  # of each of them
        self._settling: Final = settling
        self._shift: Final = [0] * len(self.rows)  # where its filling is written
        self._bits: Final = [0] * len(self.rows)
        self._order: list[int] = []  # of the rows; the last one is not written
        self._readers: Final[list[list[list[Reader]]]] = []  # by step and row
        self._size = LEFT_BITS  # of a node, in bits
        self._where: list[int] = []  # by node: its index, if it has one
        self._many: Final[dict[int, int]] = {}  # the same, where a list would be too long
        self.is_possible: Final = (
            settling.is_possible and self._fit() and self._lay_out() and self._walk()
        )

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
        """Give every row its bits, the widest none, and every clue its memory."""
        widths: list[tuple[int, int]] = []
        for index, row in enumerate(self.rows):
            widths.append((max([len(takes) for takes in row.takes], default=1), index))
        widths.sort()
        for width, index in widths:
            self._order.append(index)
            if len(self._order) < len(self.rows):
                bits = (width - 1).bit_length()
                self._shift[index] = self._size
                self._bits[index] = (1 << bits) - 1
                self._size += bits
        for _ in self._kinds:
            self._readers.append([[] for _ in self.rows])
        for clue in self._settling.clues:
            reader = Reader(clue, self._size)
            for step in range(len(self._kinds)):
                for index in self._order:
                    if self._reads(clue, index, step):
                        self._readers[step][index].append(reader)
                        reader.last = step
            if reader.last >= 0:
                self._size += reader.bits.bit_length()
            elif not clue.is_met(0):
                return False
        return True

    def _reads(self, clue: Clue, row: int, step: int) -> bool:
        """Does it mind wires that this row may take now?"""
        if self.rows[row].most(step) == 0 or not clue.minds(self._kinds[step]):
            return False
        for wire in clue.wires:
            if self._settling.row_of[wire] == row:
                place = self._settling.place_of[wire]
                if self.rows[row].masks[place] >> self._kinds[step] & 1:
                    return True
        return False

    def _is_known(self, row: int, step: int) -> bool:
        """What the row takes, and where, is the same in all deals."""
        takes = self.rows[row].takes[step]
        return len(takes) == 1 and len(takes[0]) == 1 and not self._readers[step][row]

    def _walk(self) -> bool:
        """Find all nodes and edges, stage by stage."""
        if self._size <= MOST_BITS:
            self._where = [-1] * (1 << self._size)
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
                    self.scale *= row.weight(row.low[step], row.takes[step][0][0])
                elif row.most(step) > 0:
                    chosen.append(index)
                    spare += row.most(step)
            if not 0 <= left <= spare:
                return False
            codes = [code + left for code in codes]
            for index in chosen:
                spare -= self.rows[index].most(step)
                ends = self._ends(step) if index == chosen[-1] else NO_TURNS
                codes, lasts = self._go(index, step, codes, lasts, spare, ends)
            if not codes:
                return False
        return True

    def _ends(self, step: int) -> list[Turn]:
        """What readers do when this kind is through."""
        turns: list[Turn] = []
        seen: list[Reader] = []
        for readers in self._readers[step]:
            for reader in readers:
                if reader not in seen:
                    seen.append(reader)
                    turns.append(
                        Turn(reader.shift, reader.bits, reader.end(step, self._kinds[step]))
                    )
        return turns

    def _go(
        self,
        index: int,
        step: int,
        codes: list[int],
        lasts: list[int],
        spare: int,
        ends: list[Turn],
    ) -> tuple[list[int], list[int]]:
        """One stage: from its nodes to those of the next."""
        row = self.rows[index]
        takes = row.takes[step]
        stage = Stage(index, self._kinds[step], row.low[step], len(takes))
        self.stages.append(stage)
        readers = self._readers[step][index]
        turns = self._turns(stage, readers) if readers else []
        heavy = self._weights(stage) if row.late else []
        is_last = index == self._order[-1]
        shift, bits = self._shift[index], self._bits[index]
        unit = 0 if is_last else 1 << shift  # what one more wire in this row adds to a node
        rise = row.low[step + 1] - row.low[step]
        fillings, edges, counts, nodes = stage.fillings, stage.edges, stage.counts, stage.nodes
        weights = stage.weights
        where, many = self._where, self._many
        is_listed = self._size <= MOST_BITS
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
                if turns:
                    new = turned(new, turns[filling][count])
                if ends and new >= 0:
                    new = turned(new, ends)
                if new < 0:
                    continue
                node = where[new] if is_listed else many.get(new, -1)
                if node < 0:
                    node = len(new_codes)
                    if is_listed:
                        where[new] = node
                    else:
                        many[new] = node
                    new_codes.append(new)
                    new_lasts.append(last + count - rise if is_last else last)
                nodes.append(node)
                counts.append(count)
                weights.append(heavy[filling][count] if heavy else WEIGHT[count])
            edges.append(len(nodes))
        if is_listed:
            for new in new_codes:
                where[new] = -1
        else:
            many.clear()
        return new_codes, new_lasts

    def _weights(self, stage: Stage) -> list[list[float]]:
        """By filling, by count."""
        row = self.rows[stage.row]
        fillings = range(stage.low, stage.low + stage.width)
        return [[row.weight(filling, count) for count in range(LEFT + 1)] for filling in fillings]

    def _turns(self, stage: Stage, readers: list[Reader]) -> list[list[list[Turn]]]:
        """By filling, by count: what changes in the readers' memories."""
        turns: list[list[list[Turn]]] = []
        found: dict[tuple[int, int], Turn] = {}
        for filling in range(stage.width):
            start = stage.low + filling
            by_count: list[list[Turn]] = []
            for count in range(LEFT + 1):
                here: list[Turn] = []
                for index, reader in enumerate(readers):
                    wires = self._wires_in(reader.clue, stage.row, start, start + count)
                    if wires:
                        key = (index, wires)
                        if key not in found:
                            after = reader.step(stage.kind, wires)
                            found[key] = Turn(reader.shift, reader.bits, after)
                        here.append(found[key])
                by_count.append(here)
            turns.append(by_count)
        return turns

    def _wires_in(self, clue: Clue, row: int, start: Place, end: Place) -> int:
        """Those of a clue's wires that lie in these places, as bits."""
        bits = 0
        for index, wire in enumerate(clue.wires):
            is_here = self._settling.row_of[wire] == row
            if is_here and start <= self._settling.place_of[wire] < end:
                bits |= 1 << index
        return bits


def turned(code: int, turns: list[Turn]) -> int:
    """The node after readers have read on, or -1."""
    for turn in turns:
        memory = code >> turn.shift & turn.bits
        after = turn.after[memory]
        if after < 0:
            return -1
        code += (after - memory) << turn.shift
    return code
