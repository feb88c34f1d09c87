"""The ledger: which numbered rules are tested by name, and explained in which languages."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import NamedTuple

from powderkeg.rules.core import Rule
from powderkeg.rules.game import Game
from powderkeg.words import LANGUAGES, catalogue


class Entry(NamedTuple):
    """One rule: where it is written, which tests name it, who can read it."""

    rule: Rule
    tests: list[str]
    languages: list[str]


def rules_named_by(test: str, rules: list[Rule]) -> list[Rule]:
    """The rules that a test's name begins with: test_b4_…, test_a21_a27_…, test_variant_1c_…"""
    rest = test.removeprefix("test_")
    named: list[Rule] = []
    while True:
        for rule in rules:
            words = rule.key.lower().replace("-", "_") + "_"
            if rest.startswith(words):
                named.append(rule)
                rest = rest.removeprefix(words)
                break
        else:
            return named


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
        for rule in rules_named_by(test, game.rules):
            by_key.setdefault(rule.key, []).append(test)
    package = type(game).__module__
    return [
        Entry(
            rule,
            by_key.get(rule.key, []),
            [
                lang
                for lang in LANGUAGES
                if catalogue(package, lang).has_message(f"rule-{rule.key}")
            ],
        )
        for rule in game.rules
    ]
