"""How a game is told: what is awaited and the board in words, and the shapes of what is sent."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from powderkeg.rules.core import Facts, View

NO_FAMILIES: Final[dict[str, str]] = {}
NO_MESSAGES: Final[dict[str, dict[str, str]]] = {}


class Line:
    """One line of a board told in words: a message key, its facts, and what belongs to it."""

    def __init__(
        self, key: str, facts: Facts | None = None, parts: list[Line] | None = None
    ) -> None:
        self.key: Final = key
        self.facts: Final[Facts] = {} if facts is None else facts
        self.parts: Final[list[Line]] = [] if parts is None else parts


class Telling:
    """What the words of a game, and whoever draws it, need to know."""

    def __init__(
        self,
        prompt: Callable[[View], Line],
        twin: Callable[[View], list[Line]],
        view: type,
        events: list[str],
        happenings: tuple[type, ...] = (),
        families: dict[str, str] = NO_FAMILIES,
        own: tuple[str, ...] = (),
        messages: dict[str, dict[str, str]] = NO_MESSAGES,
    ) -> None:
        self.prompt = prompt  # what is awaited from whom, in one sentence
        self.twin = twin  # the board in words, line by line, from what one seat may see
        self.view = view  # the TypedDict of its views
        self.events = events  # the keys of everything that can be seen to happen
        self.happenings = happenings  # the TypedDicts of its events' JSON
        self.families = families  # facts named for their part in a sentence: {"tiles": "tile"}
        self.own = own  # families to which players may add what no catalogue names
        self.messages = messages  # what they wrote instead: by message, then by language
