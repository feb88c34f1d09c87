"""A row of sorted wires by itself: how many of each kind it can take, from every filling."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.bombbusters.pieces import Kind, Place

FACTORIAL: Final = [1.0, 1.0, 2.0, 6.0, 24.0, 120.0, 720.0, 5040.0]
WEIGHT: Final = [1.0 / factorial for factorial in FACTORIAL]  # by how many a row takes


class Row:
    """It fills from the left, kind by kind; a filling is how many places are taken."""

    def __init__(self, masks: list[int]) -> None:
        self.masks: Final = masks  # by place: the kinds that may lie there
        self.late = 0  # bits of places whose wires were not dealt with the others
        # What a run alone decides. Bits of fillings at which no kind ends, or no run goes on:
        self.joined = 0
        self.parted = 0
        # A run of these kinds takes so many of these places, at least and at most.
        self.counts: list[tuple[int, int, int, int]] = []
        # The run that takes this place takes just so many of these.
        self.sames: list[tuple[Place, int, int]] = []
        # By step (the kinds that exist, in order, and the end): the lowest filling before it.
        self.low: list[int] = []
        # By step, by filling above the lowest: how many of this kind it may take now.
        self.takes: list[list[list[int]]] = []
        self._most: list[int] = []

    def pinned(self, kind: Kind) -> int:
        """How many places are known to hold this kind."""
        count = 0
        for mask in self.masks:
            if mask == 1 << kind:
                count += 1
        return count

    def most(self, step: int) -> int:
        """How many of this kind it can take, whatever its filling."""
        return self._most[step]

    def weight(self, start: int, count: int) -> float:
        """What a run weighs: those that were dealt together could lie in any order."""
        if self.late:
            count -= (self.late & (1 << start + count) - (1 << start)).bit_count()
        return WEIGHT[count]

    def fit(self, kinds: list[Kind], most: list[int]) -> bool:
        """Find what can be taken of each kind, `most` at most; False if the row cannot be filled.

        Fillings are kept if they can be reached from the left and completed to the right.
        """
        reached = [1]  # by step: fillings, as bits
        for step, kind in enumerate(kinds):
            reached.append(self._after(reached[step], self._places(kind), most[step]))
        fits = 1 << len(self.masks)  # fillings from which the rest can be completed
        takes: list[list[list[int]]] = []
        for step in range(len(kinds) - 1, -1, -1):
            found = self._before(kinds[step], reached[step], fits, most[step])
            fits = 0
            for filling, counts in enumerate(found):
                if counts:
                    fits |= 1 << filling
            takes.append(found)
        takes.reverse()
        return self._keep(takes)

    def _places(self, kind: Kind) -> int:
        """Where this kind may lie, as bits."""
        places = 0
        for place, mask in enumerate(self.masks):
            if mask >> kind & 1:
                places |= 1 << place
        return places

    def _after(self, fillings: int, places: int, most: int) -> int:
        """What may be filled after at most so many more."""
        after = fillings
        run = fillings
        for _ in range(most):
            run = (run & places) << 1
            if run == 0:
                break
            after |= run
            run &= ~self.parted
        return after & ~self.joined

    def _before(self, kind: Kind, fillings: int, fits: int, most: int) -> list[list[int]]:
        """By filling: how many of this kind lead to one that fits."""
        places = self._places(kind)
        counted = [count for count in self.counts if count[0] >> kind & 1]
        is_free = not counted and not self.sames
        found: list[list[int]] = []
        filling = 0
        while fillings >> filling:
            counts: list[int] = []
            if fillings >> filling & 1:
                end = filling
                while True:
                    if fits >> end & 1 and (is_free or self._meets(counted, filling, end)):
                        counts.append(end - filling)
                    on = places >> end & 1 and end - filling < most
                    if not on or (end > filling and self.parted >> end & 1):
                        break
                    end += 1
            found.append(counts)
            filling += 1
        return found

    def _meets(self, counted: list[tuple[int, int, int, int]], start: int, end: int) -> bool:
        run = (1 << end) - (1 << start)
        for _, places, least, most in counted:
            if not least <= (run & places).bit_count() <= most:
                return False
        for place, places, count in self.sames:
            if run >> place & 1 and (run & places).bit_count() != count:
                return False
        return True

    def _keep(self, takes: list[list[list[int]]]) -> bool:
        """Forget fillings that nothing leads to."""
        self.low = [0]
        self.takes = []
        self._most = []
        reached = 1
        for found in takes:
            low = self.low[-1]
            kept: list[list[int]] = []
            after = 0
            for filling in range(low, len(found)):
                counts = found[filling] if reached >> filling & 1 else []
                for count in counts:
                    after |= 1 << filling + count
                kept.append(counts)
            if after == 0:
                return False
            while not kept[-1]:
                kept.pop()
            while after >> low & 1 == 0:
                low += 1
            self.low.append(low)
            self.takes.append(kept)
            self._most.append(max([counts[-1] for counts in kept if counts]))
            reached = after
        return reached == 1 << len(self.masks)
