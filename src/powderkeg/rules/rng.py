"""Random numbers that are the same everywhere: `Rng` for thinking, `Fate` for the table.

Both are written out in `docs/notation.md`, so that another program can follow them.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

T = TypeVar("T")

# Multiply with carry. MULTIPLIER * 2**30 - 1 and its half are prime, so the period is that
# half; factors stay below 2**30, where compiled integers are quick.
MULTIPLIER: Final = 1066087470
LOW_30: Final = 0x3FFF_FFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """A quick generator for rollouts and bots: good, but anyone could foresee it."""

    def __init__(self, seed: str) -> None:
        digest = sha256(seed.encode()).digest()
        self._state = 1 + int.from_bytes(digest[:16], "big") % (MULTIPLIER * 2**30 - 2)

    def below(self, count: int) -> int:
        """0 … count - 1, equally likely to one part in 2**30 / count."""
        state = MULTIPLIER * (self._state & LOW_30) + (self._state >> 30)
        self._state = state
        return ((state ^ (state >> 30)) & LOW_30) * count >> 30

    def pick(self, things: list[T]) -> T:
        return things[self.below(len(things))]

    def shuffle(self, things: list[T]) -> None:
        for i in range(len(things) - 1, 0, -1):
            j = self.below(i + 1)
            things[i], things[j] = things[j], things[i]


WORDS: Final = 0x1_0000_0000  # how many 32-bit words there are
WORDS_A_BLOCK: Final = 8


class Fate(Rng):
    """Nature's generator: SHA-256 in counter mode, so that no one can foresee it.

    The seed is kept secret while the game runs; the `commit` of it is shown at the start.
    """

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self._seed: Final = seed
        self._block = 0
        self._words: list[int] = []  # of this block, the next one last

    def below(self, count: int) -> int:
        """0 … count - 1, exactly equally likely: words past the last full round are passed over."""
        fair = WORDS - WORDS % count
        word = self._word()
        while word >= fair:
            word = self._word()
        return word % count

    @property
    def drawn(self) -> int:
        """How many words were drawn so far."""
        return WORDS_A_BLOCK * self._block - len(self._words)

    def skip(self, drawn: int) -> None:
        """Go on as after so many words."""
        self._block, self._words = drawn // WORDS_A_BLOCK, []
        for _ in range(drawn % WORDS_A_BLOCK):
            self._word()

    def _word(self) -> int:
        if not self._words:
            digest = sha256(f"{self._seed}/{self._block}".encode()).digest()
            self._words = [int.from_bytes(digest[i : i + 4], "big") for i in range(28, -1, -4)]
            self._block += 1
        return self._words.pop()


def commit(seed: str) -> str:
    """The promise shown before the game: whoever learns the seed can check it."""
    return sha256(f"powderkeg {seed}".encode()).hexdigest()


def fate_of(seed: str, salts: Mapping[int, str]) -> Fate:
    """The table's generator. Seats salt a seed that was promised before: nobody chose it alone."""
    return Fate(" ".join([seed, *[salts[seat] for seat in sorted(salts)]]))
