"""Start tokens in the making. The state reads off here what was drawn."""

from __future__ import annotations

from typing import Any, Final

from powderkeg.rules.core import Phase


class Placing(Phase[Any]):
    """A seat places its start tokens, one after the other."""

    def __init__(self, placed: int, drawn: int = 0) -> None:
        self.placed: Final = placed
        self.drawn: Final = drawn  # the number it must be, if it was drawn
