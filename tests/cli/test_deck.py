"""A deck of one's own, as a person tries it: looked through, told off, and refused at the door."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from powderkeg.rules.elixir.deck import ENV
from tests.cli.terminal import complaint, document, printed, shell
from tests.rules.elixir.test_deck import frogs

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


@pytest.mark.parametrize(
    "change",
    [("moon-milk = 4", "moon-milk = 5"), ("[spells]", '[cards.101.name]\nen = "Squawk"\n[spells]')],
)
def test_a_deck_that_could_not_be_loaded_by_its_name_is_told_off(
    change: tuple[str, str], mine: Path
) -> None:
    mine.write_text(HOUSE.replace(*change), encoding="utf-8")
    assert "only the deck of the house is called house" in complaint("deck", str(mine))


MORE = """
[cards.frog-spit]
name = { en = "Frog Spit", de = "Froschspucke" }
[cards.101]
text = { en = "Squawk.", pl = "Kra." }
"""


def test_what_is_missing_is_told_in_a_sentence_each(mine: Path) -> None:
    text = mine.read_text(encoding="utf-8")
    mine.write_text(
        text.replace(
            'copies = 2, when = "own", effect = "draw", count = 2',
            'copies = 2, when = "own", effect = "draw", count = 3',
        )
        + MORE,
        encoding="utf-8",
    )
    told = printed("deck", str(mine))
    for said in [
        "frog-spit has no name in: fr, it. Those read another language.",
        "frog-spit has no picture.",
        "101 has no text in: de, fr, it. Those read another language.",
        "101 has a text in a language that is not spoken here: pl.",
        "bottomless-sack does something else than the house’s card of that id, but has its text.",
    ]:
        assert said in told
    assert ["Frog", "Spit", "4"] in [line.split()[:3] for line in told.splitlines()]
    assert "Froschspucke" in printed("deck", str(mine), "--lang", "de")
    remarks = document("deck", str(mine))["remarks"]
    assert {"about": "undrawn", "id": "frog-spit"} in remarks
    assert len(remarks) == 5


def test_nothing_is_missing_in_the_deck_of_the_house(tmp_path: Path) -> None:
    path = tmp_path / "house.toml"
    path.write_text(HOUSE, encoding="utf-8")
    assert document("deck", str(path))["remarks"] == []


SCENE = "hands stardrop-salt frog-spit | - | -; spells lucky-dip 404 | 403 | 402"


def test_in_the_terminal_its_cards_have_the_names_that_its_file_tells(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "frogs.toml"
    path.write_text(frogs(), encoding="utf-8")
    monkeypatch.setenv(ENV, str(path))
    told = printed("try", "elixir", "--lang", "de", "--scene", SCENE, "0 cast:lucky-dip", run=shell)
    assert "Platz 0 zaubert Glücksgriff (Sternensalz, Froschspucke)." in told
    assert "Auf dem Tisch, das Letzte zuerst: Glücksgriff, gespielt von Platz 0." in told
