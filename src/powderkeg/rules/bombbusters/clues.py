"""Clues: what all know of several wires together.

A deal is read kind by kind, in sort order, and a clue is a small automaton that reads along: it
is told which of its wires are of the kind, row by row, and that the kind is through, and keeps
in its memory what it must. What is known of a single wire needs no clue: it is the wire's mask.
"""

from __future__ import annotations

from typing import Final

from powderkeg.rules.bombbusters.pieces import ALL_KINDS, COPIES, RED, VALUE_OF, YELLOW, Kind, Wire

NO: Final = -1  # instead of a memory: this cannot be
# Memories of two wires: which of them was read, of this kind or before.
NEITHER: Final = 0
LEFT_NOW: Final = 1
RIGHT_NOW: Final = 2
DONE: Final = 3
LEFT_YELLOW: Final = 4
LEFT_RED: Final = 5
# Memories of many: how many were read of this kind, and from here on with the first among them.
WITH_FIRST: Final = COPIES + 1
ALL_DONE: Final = 2 * WITH_FIRST

# Memories of who is stranded: whose wires are of this kind; was the first one read, and is it so?
FIRST_NOW: Final = 1
HAND_NOW: Final = 2
OTHERS_NOW: Final = 4
FOUND: Final = 8
FREE: Final = 16


class Clue:
    """It is about wires, wherever they go, and stays true. Its memory is 0 in the beginning."""

    def __init__(self, wires: tuple[Wire, ...], memories: int) -> None:
        self.wires: Final = wires
        self.memories: Final = memories  # how many there are

    def minds(self, kind: Kind) -> bool:
        """Does it matter which of the wires are of this kind?"""
        return True

    def read(self, memory: int, kind: Kind, wires: int) -> int:
        """These of its wires (as bits) are all of this kind in a row."""
        raise NotImplementedError

    def close(self, memory: int, kind: Kind) -> int:
        """All wires of this kind have been read."""
        return memory

    def is_met(self, memory: int) -> bool:
        """All wires have been read: was it so?"""
        return True

    def fits(self, kinds: list[Kind]) -> bool:
        """Is it true of these wires? The kinds are by wire."""
        memory = 0
        for kind in sorted({kinds[wire] for wire in self.wires}):
            if self.minds(kind):
                bits = 0
                for index, wire in enumerate(self.wires):
                    if kinds[wire] == kind:
                        bits |= 1 << index
                memory = self.read(memory, kind, bits)
                if memory != NO:
                    memory = self.close(memory, kind)
                if memory == NO:
                    return False
        return self.is_met(memory)


class Count(Clue):
    """So many of these wires are of these kinds (as bits): at least one, two at most, just three.

    The memory is how many were read, as far as it matters.
    """

    def __init__(self, kinds: int, wires: tuple[Wire, ...], least: int, most: int) -> None:
        self.kinds: Final = kinds
        self.least: Final = least
        self.most: Final = most
        self.is_bounded: Final = most < len(wires)
        super().__init__(wires, (most if self.is_bounded else least) + 1)

    def minds(self, kind: Kind) -> bool:
        return self.kinds >> kind & 1 == 1

    def read(self, memory: int, kind: Kind, wires: int) -> int:
        count = memory + wires.bit_count()
        if count < self.memories:
            return count
        return NO if self.is_bounded else self.least

    def is_met(self, memory: int) -> bool:
        return memory >= self.least


class Order(Clue):
    """The left wire sorts before the right one, or they are of one kind and it is not strict."""

    def __init__(self, left: Wire, right: Wire, is_strict: bool) -> None:
        self.left: Final = left
        self.right: Final = right
        self.is_strict: Final = is_strict
        super().__init__((left, right), 4)

    def read(self, memory: int, kind: Kind, wires: int) -> int:
        if wires == 0 or memory == DONE:
            return memory
        if wires == 1 and memory == NEITHER:
            return LEFT_NOW
        if self.is_strict:
            return NO
        return RIGHT_NOW if wires == 2 and memory == NEITHER else DONE

    def close(self, memory: int, kind: Kind) -> int:
        if memory == RIGHT_NOW:
            return NO
        return DONE if memory == LEFT_NOW else memory


class Label(Clue):
    """Two neighbours are alike or not; two yellows, or two reds, are equal (P5)."""

    def __init__(self, left: Wire, right: Wire, alike: bool) -> None:
        self.left: Final = left
        self.right: Final = right
        self.alike: Final = alike
        super().__init__((left, right), 6)

    def read(self, memory: int, kind: Kind, wires: int) -> int:
        if wires == 0 or memory == DONE:
            return memory
        value = VALUE_OF[kind]
        coloured = LEFT_YELLOW if value == YELLOW else LEFT_RED if value == RED else NO
        if wires == 1 and memory == NEITHER:
            return LEFT_NOW if coloured == NO else coloured
        if wires == 2 and memory == NEITHER:
            return RIGHT_NOW
        are_alike = memory < DONE or memory == coloured
        return DONE if are_alike == self.alike else NO

    def close(self, memory: int, kind: Kind) -> int:
        if memory in (LEFT_NOW, RIGHT_NOW):
            return NO if self.alike else DONE
        return memory


class Same(Clue):
    """Just so many of these wires are of the first one's kind, and it is one of them."""

    def __init__(self, wires: tuple[Wire, ...], count: int) -> None:
        self.count: Final = count
        super().__init__(wires, ALL_DONE + 1)

    def read(self, memory: int, kind: Kind, wires: int) -> int:
        if memory == ALL_DONE:
            return memory
        return memory + wires.bit_count() + (WITH_FIRST if wires & 1 else 0)

    def close(self, memory: int, kind: Kind) -> int:
        if memory < WITH_FIRST:
            return NEITHER
        is_right = memory == ALL_DONE or memory == WITH_FIRST + self.count
        return ALL_DONE if is_right else NO


class Stranded(Clue):
    """Mission 38: somebody has only reds and what the Captain's wire is, and so has nobody else.

    Or it is not so. The Captain's wire is the first one; then come those of the hand, so many.
    """

    def __init__(self, wires: tuple[Wire, ...], size: int, is_so: bool) -> None:
        self.size: Final = size
        self.is_so: Final = is_so
        super().__init__(wires, FREE + 1)

    def read(self, memory: int, kind: Kind, wires: int) -> int:
        if memory == FREE:
            return memory
        hand = (1 << self.size) - 1 << 1
        memory |= FIRST_NOW if wires & 1 else 0
        memory |= HAND_NOW if wires & hand else 0
        return memory | (OTHERS_NOW if wires >> self.size + 1 else 0)

    def close(self, memory: int, kind: Kind) -> int:
        if memory == FREE:
            return memory
        now = memory & ~FOUND
        if VALUE_OF[kind] == RED:
            is_free = now & FIRST_NOW != 0
        elif now & FIRST_NOW:
            is_free = now != FIRST_NOW | HAND_NOW
            memory = FOUND
        else:
            is_free = now & HAND_NOW != 0
        if is_free:
            return NO if self.is_so else FREE
        return memory & FOUND

    def is_met(self, memory: int) -> bool:
        return (memory == FREE) != self.is_so


class Able(Clue):
    """Somebody who has these wires can act: of one kind they are just right, or all are red.

    Right are the numbers of wires in `right`, by kind, as bits. The memory is how many were read
    of this kind, and from WITH_FIRST on whether any was that is not red.
    """

    def __init__(self, wires: tuple[Wire, ...], right: list[int]) -> None:
        self.right: Final = right
        super().__init__(wires, ALL_DONE + 1)

    def minds(self, kind: Kind) -> bool:
        return VALUE_OF[kind] != RED

    def read(self, memory: int, kind: Kind, wires: int) -> int:
        if memory == ALL_DONE or wires == 0:
            return memory
        return memory % WITH_FIRST + WITH_FIRST + wires.bit_count()

    def close(self, memory: int, kind: Kind) -> int:
        if memory < WITH_FIRST or memory == ALL_DONE:
            return memory
        count = memory - WITH_FIRST
        return ALL_DONE if self.right[kind] >> count & 1 and count > 0 else WITH_FIRST

    def is_met(self, memory: int) -> bool:
        return memory in (NEITHER, ALL_DONE)


def some(kinds: int, wires: tuple[Wire, ...]) -> Count:
    """At least one of these is of these kinds."""
    return Count(kinds, wires, 1, len(wires))


def not_all(kinds: int, wires: tuple[Wire, ...]) -> Count:
    """At least one of these is of other kinds."""
    return Count(kinds, wires, 0, len(wires) - 1)


def other_way(count: Count) -> Count:
    """The same, told of all other kinds."""
    size = len(count.wires)
    return Count(ALL_KINDS & ~count.kinds, count.wires, size - count.most, size - count.least)
