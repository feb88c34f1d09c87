"""A course: games that are played through, one after the other, at the same table."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from powderkeg.rules.core import State
from powderkeg.rules.setup import Setup


@mypyc_attr(allow_interpreted_subclasses=True)
class Course:
    """Which option's values are played through in order, and what comes next."""

    def __init__(self, option: str = "", rotates: bool = True) -> None:
        self.option = option  # its key; none where every game stands for itself
        self.rotates = rotates  # seats move on by one; False: the sequel itself says who begins

    def sequel(self, setup: Setup, state: State) -> dict[str, str]:
        """The options of the next game at the same table, once this one is over."""
        return setup.options


NO_COURSE: Final = Course()
