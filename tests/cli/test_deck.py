"""A deck of one's own, as a person tries it: looked through, told off, and refused at the door."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from powderkeg.rules.elixir.deck import ENV
from tests.cli.terminal import complaint, document, printed, shell

HOUSE = (files("powderkeg.rules.elixir") / "deck.toml").read_text(encoding="utf-8")


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """The house's deck with other names."""
    path = tmp_path / "mine.toml"
    text = HOUSE.replace('name = "house"', 'name = "mine"').replace("moth-dust", "frog-spit")
    path.write_text(text, encoding="utf-8")
    return path


def test_a_deck_is_summed_up(mine: Path) -> None:
    told = printed("deck", str(mine))
    assert f"{mine}: the deck “mine” can be played." in told
    rows = [line.split() for line in told.splitlines()]
    assert ["Magic", "objects", "32", "20"] in rows
    assert ["Level", "2", "24"] in rows
    assert ["frog", "spit", "4", "1", "3", "2", "2", "8"] in rows
    assert f"{ENV}={mine} powderkeg" in told


def test_a_deck_is_summed_up_for_programs_and_in_other_languages(mine: Path) -> None:
    report = document("deck", str(mine))
    assert (report["name"], report["points"], report["spells"]) == ("mine", 120, [16, 24, 8, 8])
    assert report["finds"]["ingredient"] == {"cards": 64, "kinds": 16}
    assert report["demand"]["frog-spit"] == [1, 3, 2, 2]
    assert "lässt sich spielen" in printed("deck", str(mine), "--lang", "de")


@pytest.mark.parametrize("command", ["serve", "arena elixir --bots random", "games"])
def test_a_deck_that_cannot_be_read_is_told_at_the_door(
    command: str, mine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine.write_text(HOUSE.replace('"parrot"', '"budgie"'), encoding="utf-8")
    monkeypatch.setenv(ENV, str(mine))
    told = complaint(*command.split(), run=shell)
    assert told.startswith(f"powderkeg: {ENV}: {mine}: spell 101: there is no effect 'budgie'")


def test_a_wrong_deck_is_told_off(mine: Path) -> None:
    mine.write_text(HOUSE.replace("moon-milk = 4", "moon-milk = 0"), encoding="utf-8")
    assert f"powderkeg: {mine}: ingredient moon-milk: copies must be" in complaint(
        "deck", str(mine)
    )
