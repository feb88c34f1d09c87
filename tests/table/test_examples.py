"""Rules at work, as they are told: each step with what came of it."""

from __future__ import annotations

import pytest

from powderkeg.rules.games import GAMES
from powderkeg.table.examples import examples_of
from powderkeg.table.shelf import rulebook

VERFLIXXT = GAMES["verflixxt"]


def test_what_happens_is_told_with_the_view_after_it() -> None:
    first, second = examples_of(VERFLIXXT, "B4")
    (step,) = first.steps
    assert [event["event"] for event in step.events] == ["guard-walked"]
    assert step.view != first.view
    assert step.refusal is None
    assert first.seen_in == "guard-walked"
    (step,) = second.steps
    assert step.refusal is not None and step.refusal.rule == "B4"
    assert step.view == second.view


def test_a_rule_without_examples_has_none() -> None:
    assert examples_of(VERFLIXXT, "B6") == []
    assert examples_of(VERFLIXXT, "nonsense") == []


@pytest.mark.parametrize("name", GAMES)
def test_the_book_counts_them_and_names_the_rule_of_every_piece(name: str) -> None:
    book = rulebook(GAMES[name])
    rules = {rule.key: rule for chapter in book.chapters for rule in chapter.rules}
    for key, rule in rules.items():
        assert len(examples_of(GAMES[name], key)) == rule.examples
    assert book.pieces and set(book.pieces.values()) <= set(rules)
