"""One line of a deck file, asked word by word; a word nobody asked for is a mistake."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from powderkeg.rules.core import Complaint
from powderkeg.rules.elixir.codes import AIMS, ANSWERS, ANY_TIME, CODES, NO_AIM

MOST_COPIES: Final = 12


class Entry:
    """What a file tells about one card. What is wrong with it is a Complaint."""

    def __init__(self, family: str, key: str, told: object) -> None:
        self.family: Final = family
        self.where: Final = f"{family} {key}"
        if not isinstance(told, Mapping):
            raise Complaint(f"{self.where} must be a table: {{ effect = … }}")
        self.told: Final[dict[str, object]] = dict(told)

    def wrong(self, problem: str) -> Complaint:
        return Complaint(f"{self.where}: {problem}")

    def number(self, word: str, usual: int, least: int, most: int) -> int:
        value = self.told.pop(word, usual)
        if type(value) is not int or not least <= value <= most:
            raise self.wrong(f"{word} must be a number from {least} to {most}")
        return value

    def word(self, word: str, usual: str, known: list[str]) -> str:
        value = self.told.pop(word, usual)
        if not isinstance(value, str) or value not in known:
            names = ", ".join(name or '""' for name in known)
            raise self.wrong(f"{word} cannot be {value!r}; it can be: {names}")
        return value

    def flag(self, word: str) -> bool:
        value = self.told.pop(word, False)
        if not isinstance(value, bool):
            raise self.wrong(f"{word} is true or false")
        return value

    def words(self, word: str) -> list[str]:
        value = self.told.pop(word, None)
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self.wrong(f"{word} must be a list of words")
        return [str(item) for item in value]

    # What cards have in common.

    def copies(self) -> int:
        return self.number("copies", 0, 1, MOST_COPIES)

    def effect(self) -> str:
        value = self.told.pop("effect", None)
        if value is None:
            raise self.wrong("it needs an effect")
        if not isinstance(value, str) or value not in CODES:
            fitting = [name for name, code in CODES.items() if self.family in code.families]
            raise self.wrong(f"there is no effect {value!r}; there are: {', '.join(fitting)}")
        if self.family not in CODES[value].families:
            raise self.wrong(f"effect {value} is not for this kind of card")
        return value

    def is_any_time(self, effect: str) -> bool:
        when = self.word("when", "any" if effect in ANSWERS else "own", ["own", "any"])
        if when == "own" and effect in ANSWERS:
            raise self.wrong(f"effect {effect} is an answer: when must be 'any'")
        if when == "any" and effect not in ANY_TIME[self.family]:
            raise self.wrong(f"effect {effect} is for the own turn: when must be 'own'")
        return when == "any"

    def aim(self, effect: str) -> str:
        aim = self.word("aim", NO_AIM, AIMS)
        wanted = CODES[effect].aim
        fitting = ["opponent", "two"] if wanted == "victims" else [wanted]
        if aim not in fitting:
            needed = " or ".join(repr(each) for each in fitting)
            raise self.wrong(f"effect {effect} needs aim {needed}, not {aim!r}")
        return aim

    def count(self, effect: str) -> int:
        code = CODES[effect]
        if code.most == 0 and "count" in self.told:
            raise self.wrong(f"effect {effect} counts nothing")
        return self.number("count", code.least, code.least, code.most)

    def close(self) -> None:
        if self.told:
            raise self.wrong(f"unknown word {', '.join(self.told)}")
