"""Many choices, told by how they begin."""

from __future__ import annotations

import pytest

from powderkeg.cli.choices import MOST_LINES, alike, by_beginning, repeats
from powderkeg.rules.core import Event, Facts, Move


class Told(Event):
    def __init__(self, **facts: int) -> None:
        self.told: Facts = {**facts}

    def facts(self) -> Facts:
        return self.told


class Lay(Move):
    def facts(self) -> Facts:
        return {"card": 7}


def groups(*texts: str) -> dict[str, int]:
    found = by_beginning([Move(text) for text in texts])
    assert [move.text for group in found.values() for move in group] == [*texts]
    return {beginning: len(group) for beginning, group in found.items()}


def test_a_short_list_is_told_move_by_move() -> None:
    assert groups("a:1", "a:2", "b") == {"a:1": 1, "a:2": 1, "b": 1}


def test_a_long_one_is_told_as_finely_as_fits() -> None:
    wires = [f"cut:{seat}{wire}={value}" for seat in "12" for wire in "ABC" for value in range(9)]
    found = groups(*wires, "pass")
    assert found == {f"cut:{seat}{wire}": 9 for seat in "12" for wire in "ABC"} | {"pass": 1}
    assert len(found) <= MOST_LINES


def test_a_word_is_not_cut_in_two() -> None:
    finds = [f"want:find-{letter}" for letter in "abcdefghijklmnopqrstuvwxyz"]
    assert groups(*finds, "want-any") == {"want:": 26, "want-any": 1}


def test_what_has_nothing_in_common_is_told_move_by_move() -> None:
    finds = [f"want:{letter}" for letter in "abcdefghijklmnopqrstuvwxyz"]
    assert groups(*finds) == dict.fromkeys(finds, 1)


def test_a_beginning_is_never_a_move_itself() -> None:
    """Typed, it would be made."""
    values = [f"cut:{value}{way}" for value in range(10, 24) for way in ("", "/2")]
    assert groups(*values) == dict.fromkeys(values, 1)


def test_sentences_are_alike_word_by_word() -> None:
    assert alike(["Cut: A is a 1", "Cut: A is an 8"]) == "Cut: A is"
    assert alike(["Keep it", "Give it"]) == ""


@pytest.mark.parametrize(
    ("facts", "expected"),
    [
        ({"seat": 0, "card": 7}, True),
        ({"seat": 0}, True),
        ({"seat": 1, "card": 7}, False),
        ({"seat": 0, "card": 7, "place": 3}, False),
        ({}, False),
    ],
)
def test_an_event_repeats_a_move_where_it_knows_no_more(
    facts: dict[str, int], expected: bool
) -> None:
    assert repeats(Told(**facts), Lay("lay:7"), 0) is expected
