"""What the table agrees on before a game."""

from __future__ import annotations

from typing import Any, Final


class Option:
    """Something to agree on. The first value is the usual one.

    Where players may write a value of their own, the game says what is wrong with it.
    """

    def __init__(self, key: str, values: list[str], own: bool = False) -> None:
        self.key: Final = key
        self.values: Final = values
        self.own: Final = own

    @property
    def usual(self) -> str:
        return self.values[0]


class Setup:
    """What is agreed: how many play, and a value for every option."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        self.seats: Final = seats
        self.options: Final = options

    def __getitem__(self, key: str) -> str:
        return self.options[key]

    def __reduce__(self) -> tuple[Any, ...]:
        return Setup, (self.seats, self.options)
