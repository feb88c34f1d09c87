"""The rulebook: every numbered rule is named by a test."""

from __future__ import annotations

from pathlib import Path

import pytest

from powderkeg import ledger
from powderkeg.rules.zundstoff import GAME
from powderkeg.rules.zundstoff.rulebook import B2, B3, B4, B5, Z21, ZZ13
from powderkeg.words import LANGUAGES, Words


def test_the_rules_are_numbered_without_a_gap() -> None:
    book = [f"B{number}" for number in range(1, 24)]
    rulings = [f"Z{number}" for number in range(1, 26)]
    finer_points = [f"Z-{number}" for number in range(1, 14)]
    assert [rule.key for rule in GAME.rules] == [*book, *rulings, *finer_points]


def test_every_rule_is_named_by_a_test() -> None:
    tests = ledger.tests_below(Path(__file__).parent)
    named = {rule.key for test in tests for rule in ledger.rules_named_by(test, GAME.rules)}
    assert [rule.key for rule in GAME.rules if rule.key not in named] == []


OURS = {"en": "reconstruct", "de": "rekonstruiert", "fr": "reconstitution", "it": "ricostruzione"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_b2_b3_b4_what_the_book_does_not_have_is_called_ours(language: str) -> None:
    """Its text has no rocket numbers, match values, layouts or orientations."""
    words = Words(GAME, language)
    assert all(OURS[language] in words.rule(rule) for rule in (B2, B3, B4))


@pytest.mark.parametrize("language", LANGUAGES)
def test_b5_z_13_what_the_book_says_and_what_we_add_are_two_rules(language: str) -> None:
    nine = {"en": "nine", "de": "neun", "fr": "neuf", "it": "nove"}[language]
    words = Words(GAME, language)
    assert nine not in words.rule(B5) and nine in words.rule(ZZ13)


AS_FAR = {
    "en": "as far as its player likes",
    "de": "so weit, wie man will",
    "fr": "aussi loin qu’on le veut",
    "it": "fin dove si vuole",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_z5_z21_the_last_flights_may_stop_anywhere_too(language: str) -> None:
    assert AS_FAR[language] in Words(GAME, language).rule(Z21)


def test_a_ruling_and_a_finer_point_are_told_apart() -> None:
    def named(test: str) -> list[str]:
        return [rule.key for rule in ledger.rules_named_by(test, GAME.rules)]

    assert named("test_z1_holes_are_skipped") == ["Z1"]
    assert named("test_z_1_the_disc_of_departure_counts") == ["Z-1"]
    assert named("test_z_11_z4_the_sun_is_forced") == ["Z-11", "Z4"]
    assert named("test_b23_z_10_no_cards_come_back") == ["B23", "Z-10"]
