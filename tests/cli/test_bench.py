"""The benches that need no server, in small: everything can be measured, and the report is told."""

from __future__ import annotations

from powderkeg.rules.games import GAMES
from tests.cli.terminal import printed


def test_the_engine_is_measured_in_every_game() -> None:
    told = printed("bench", "engine", "--quick")
    for game in GAMES:
        for what in (", by a Python loop", ", not compiled", ", search"):
            assert f"{game}{what}" in told
    assert "µs a clone" in told


def test_exact_odds_are_measured() -> None:
    assert "5 seats, after 12 turns" in printed("bench", "odds", "--quick")


def test_a_flask_is_measured() -> None:
    assert "flasks that a core carries" in printed("bench", "flask", "--quick")
