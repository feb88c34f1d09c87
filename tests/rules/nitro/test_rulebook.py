"""The rulebook: every numbered rule is named by a test."""

from __future__ import annotations

from pathlib import Path

from powderkeg import ledger
from powderkeg.rules.nitro import GAME


def test_the_rules_are_numbered_without_a_gap() -> None:
    book = [f"B{number}" for number in range(1, 19)]
    rulings = [f"N{number}" for number in range(1, 19)]
    finer_points = [f"M{number}" for number in range(1, 9)]
    assert sorted(rule.key for rule in GAME.rules) == sorted(
        [*book, *rulings, *finer_points, "T1", "C1", "C2", "C3"]
    )


def test_every_rule_is_named_by_a_test() -> None:
    tests = ledger.tests_below(Path(__file__).parent)
    named = {rule.key for test in tests for rule in ledger.rules_named_by(test, GAME.rules)}
    assert [rule.key for rule in GAME.rules if rule.key not in named] == []
