"""The ledger: which numbered rules are tested by name, and explained in which languages."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import NamedTuple

from powderkeg.rules.core import Rule
from powderkeg.rules.game import Game
from powderkeg.words import LANGUAGES, catalogue

# test_b4_a_guard_without_company_stays, test_a21_a27_…, test_variant_1c_…
NAMED = re.compile(r"(variant_\d[a-z]?|[a-z]\d+)_")


class Entry(NamedTuple):
    """One rule: where it is written, which tests name it, who can read it."""

    rule: Rule
    tests: list[str]
    languages: list[str]


def rules_named_by(test: str) -> list[str]:
    """The rules that a test's name begins with, in lower case."""
    rest = test.removeprefix("test_")
    keys: list[str] = []
    while found := NAMED.match(rest):
        keys.append(found[1].replace("_", "-"))
        rest = rest[found.end() :]
    return keys


def tests_below(folder: Path) -> list[str]:
    """The names of all test functions in the files of a folder."""
    return [
        node.name
        for path in sorted(folder.rglob("test_*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


def entries(game: Game, tests: list[str]) -> list[Entry]:
    by_key: dict[str, list[str]] = {}
    for test in tests:
        for key in rules_named_by(test):
            by_key.setdefault(key, []).append(test)
    package = type(game).__module__
    return [
        Entry(
            rule,
            by_key.get(rule.key.lower(), []),
            [
                lang
                for lang in LANGUAGES
                if catalogue(package, lang).has_message(f"rule-{rule.key}")
            ],
        )
        for rule in game.rules
    ]
