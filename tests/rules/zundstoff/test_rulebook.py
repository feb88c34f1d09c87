"""The rulebook: every numbered rule is named by a test."""

from __future__ import annotations

from pathlib import Path

from powderkeg import ledger
from powderkeg.rules.zundstoff import GAME


def test_the_rules_are_numbered_without_a_gap() -> None:
    book = [f"B{number}" for number in range(1, 24)]
    rulings = [f"Z{number}" for number in range(1, 26)]
    finer_points = [f"Z-{number}" for number in range(1, 12)]
    assert [rule.key for rule in GAME.rules] == [*book, *rulings, *finer_points]


def test_every_rule_is_named_by_a_test() -> None:
    tests = ledger.tests_below(Path(__file__).parent)
    named = {rule.key for test in tests for rule in ledger.rules_named_by(test, GAME.rules)}
    assert [rule.key for rule in GAME.rules if rule.key not in named] == []


def test_a_ruling_and_a_finer_point_are_told_apart() -> None:
    def named(test: str) -> list[str]:
        return [rule.key for rule in ledger.rules_named_by(test, GAME.rules)]

    assert named("test_z1_holes_are_skipped") == ["Z1"]
    assert named("test_z_1_the_disc_of_departure_counts") == ["Z-1"]
    assert named("test_z_11_z4_the_sun_is_forced") == ["Z-11", "Z4"]
    assert named("test_b23_z_10_no_cards_come_back") == ["B23", "Z-10"]
