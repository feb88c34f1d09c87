"""The ledger: which numbered rules are tested by name, proved by mutation, and explained."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import NamedTuple

from powderkeg.mutants import Score, Verdict
from powderkeg.rules.core import Rule
from powderkeg.rules.game import Game
from powderkeg.words import LANGUAGES, catalogue

WEAKEST = 20  # that many are listed


class Entry(NamedTuple):
    """One rule: where it is written, which tests name it, what they notice, who can read it."""

    game: str
    rule: Rule
    tests: list[str]
    score: Score | None  # unless no mutant was tried
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


def entries(game: Game, tests: list[str], verdict: Verdict | None = None) -> list[Entry]:
    by_key: dict[str, list[str]] = {}
    for test in tests:
        for rule in rules_named_by(test, game.rules):
            by_key.setdefault(rule.key, []).append(test)
    package = type(game).__module__
    return [
        Entry(
            game.name,
            rule,
            by_key.get(rule.key, []),
            None if verdict is None else verdict.rules.get(rule.key),
            [
                lang
                for lang in LANGUAGES
                if catalogue(package, lang).has_message(f"rule-{rule.key}")
            ],
        )
        for rule in game.rules
    ]


def weakest(book: list[Entry]) -> list[Entry]:
    """The rules that could be broken with the least notice."""
    tried = [(entry.score.weakness, entry) for entry in book if entry.score is not None]
    return [entry for _, entry in sorted(tried, key=lambda each: each[0])[:WEAKEST]]
