"""The benches that need no server, in small: everything can be measured, and the report is told."""

from __future__ import annotations

from powderkeg.rules.games import GAMES
from tests.cli.terminal import here, printed


def test_the_engine_is_measured_in_every_game() -> None:
    told = printed("bench", "engine", "--quick")
    for game in GAMES:
        for what in (", by a Python loop", ", not compiled", ", search"):
            assert f"{game}{what}" in told
    assert "µs a clone" in told


def test_exact_odds_are_measured() -> None:
    assert "5 seats, after 12 turns" in printed("bench", "odds", "--quick")


def test_a_flask_is_measured_and_each_round_is_told_to_who_reads_it_later() -> None:
    done = here("bench", "flask", "--quick")
    assert "flasks that a core carries" in done.stdout
    assert done.stderr.splitlines() == ["round 1 of 1", "steps and decisions"]
