"""The grammar of scenes: clauses between semicolons, words by seat between bars."""

from __future__ import annotations

from typing import TypeVar

from powderkeg.rules.core import Complaint

T = TypeVar("T")


class Clauses:
    """The clauses of a scene, each taken once; `option` may stand for every option."""

    def __init__(self, text: str, known: list[str], may_be_empty: tuple[str, ...] = ()) -> None:
        self.words: dict[str, list[str]] = {}
        self.options: dict[str, str] = {}
        for clause in filter(None, (part.strip() for part in text.split(";"))):
            key, *words = clause.split()
            if key not in known:
                raise Complaint(f"scene: no clause '{key}'; there are: {', '.join(known)}")
            if key == "option":
                self._add_option(clause, words)
            elif key in self.words:
                raise Complaint(f"scene: '{key}' stands twice")
            elif not words and key not in may_be_empty:
                raise Complaint(f"scene: '{key}' says nothing")
            else:
                self.words[key] = words

    def _add_option(self, clause: str, words: list[str]) -> None:
        if len(words) != 2:
            raise Complaint(f"scene: expected 'option KEY VALUE', not '{clause}'")
        if words[0] in self.options:
            raise Complaint(f"scene: option '{words[0]}' stands twice")
        self.options[words[0]] = words[1]

    def get(self, key: str) -> list[str]:
        return self.words.get(key, [])

    def groups(self, key: str) -> list[list[str]]:
        """By seat, between bars."""
        return [group.split() for group in " ".join(self.get(key)).split("|")]

    def by_seat(self, key: str, seats: int) -> list[list[str]]:
        """The same, with nothing for the seats that are not mentioned."""
        groups = self.groups(key)
        if len(groups) > seats:
            raise Complaint(f"scene: '{key}' has {len(groups)} groups for {seats} seats")
        return groups + [[]] * (seats - len(groups))

    def number(self, key: str, usual: int, most: int) -> int:
        words = self.get(key)
        if len(words) > 1:
            raise Complaint(f"scene: '{key}' takes one number, not '{' '.join(words)}'")
        return looked_up(up_to(most), words, key)[0] if words else usual

    def seats(self, key: str, most: int) -> int:
        """As many as `seats` says, or as the clause `key` has groups."""
        return self.number("seats", max(2, len(self.groups(key))), most)


def up_to(most: int) -> dict[str, int]:
    return {str(number): number for number in range(most + 1)}


def looked_up(table: dict[str, T], words: list[str], what: str) -> list[T]:
    for word in words:
        if word not in table:
            raise Complaint(f"scene: no {what} '{word}'; there are: {', '.join(table)}")
    return [table[word] for word in words]


def listed(key: str, words: list[str]) -> list[str]:
    return [f"{key} {' '.join(words)}"] if words else []


def grouped(key: str, groups: list[list[str]]) -> list[str]:
    return [f"{key} {' | '.join(map(' '.join, groups))}"] if any(groups) else []
