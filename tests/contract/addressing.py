"""Whoever reads a line is spoken to as *you*, in every wording that a message has."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from powderkeg.rules.core import Facts
from powderkeg.words import Words

READER, OTHER = 0, 1
NAMES = {READER: "«the reader»", OTHER: "somebody"}
# What is made of a fact for sentences (`Words.told`); you and them are made of all.
MADE = ("-key", "-count", "-others", "-you")
# Nothing is hidden from who had a part in it.
HIDDEN = "unknown"


class Reading(Visitor):
    """What a message speaks of, and by what it chooses its wording."""

    def __init__(self) -> None:
        self.spoken: set[str] = set()
        self.choices: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.spoken.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = self.choices.setdefault(node.selector.id.name, set())
            for variant in node.variants:
                key = variant.key
                name = key.name if isinstance(key, ast.Identifier) else str(key.value)
                if name != HIDDEN:
                    keys.add(name)
        self.generic_visit(node)


def read(entry: ast.Message) -> Reading:
    reading = Reading()
    reading.visit(entry)
    return reading


def messages(text: str, *kinds: str) -> Iterator[ast.Message]:
    for entry in parse(text).body:
        if isinstance(entry, ast.Message) and entry.id.name.startswith(kinds):
            yield entry


def base(name: str) -> str:
    """The fact that this was made of."""
    return next((name.removesuffix(end) for end in MADE if name.endswith(end)), name)


def by_name(words: Words, entry: ast.Message) -> list[str]:
    """The wordings in which the reader is spoken of by name."""
    reading = read(entry)
    seats = sorted(
        name
        for name in {base(each) for each in reading.spoken}
        if words.families.get(name, name) == "seat"
    )
    pattern = words.game.get_message(entry.id.name).value
    assert pattern is not None, f"{entry.id.name} has no text"
    found = []
    for facts in cases(seats):
        told = words.told(facts)
        free = {name: sorted(keys) for name, keys in reading.choices.items() if name not in told}
        for some in product(*free.values()):
            plain = dict.fromkeys(reading.spoken, "7")
            given = {**plain, **{name: number(key) for name, key in zip(free, some, strict=True)}}
            text, _ = words.game.format_pattern(pattern, {**given, **told})
            if NAMES[READER] in str(text):
                found.append(f"{facts} {dict(zip(free, some, strict=True))}: {text}")
    return found


def cases(seats: list[str]) -> Iterator[Facts]:
    """The reader is each of these once, alone or with somebody; the rest are others."""
    for mine in seats:
        others: Facts = {name: OTHER for name in seats if name != mine}
        yield {**others, mine: READER}
        if mine.endswith("s"):  # several
            yield {**others, mine: [READER, OTHER]}


def number(key: str) -> str | int:
    return int(key) if key.isdecimal() else key
