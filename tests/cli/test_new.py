"""A game is begun: in a copy of the checkout, where all that every game must pass is run on it."""

from __future__ import annotations

from pathlib import Path

import pytest

import powderkeg
from powderkeg.cli import new
from powderkeg.rules.core import Complaint
from tests.checkout import Checkout
from tests.cli.terminal import complaint

NAME = "hot_potato"
PYTEST = ("-m", "pytest", "-vv", "-p", "no:cacheprovider", "-p", "no:xdist")
# Sorts before all that a game imports, and as short as can be; after all, and as long.
ODD_NAMES = ("aa", "z" * new.LONGEST)


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    """With a new game in it."""
    made = Checkout(tmp_path_factory.mktemp("checkout"))
    told = made.printed("-m", "powderkeg", "new", NAME)
    assert f"powderkeg play {NAME}" in told
    return made


@pytest.fixture
def untouched(checkout: Checkout, monkeypatch: pytest.MonkeyPatch) -> Checkout:
    """What is called in this process writes there, too. It should not."""
    monkeypatch.setattr(powderkeg, "__file__", str(checkout.root / "src/powderkeg/__init__.py"))
    return checkout


# What it is worth.


def test_it_passes_its_own_tests_and_keeps_the_laws(checkout: Checkout) -> None:
    every_game = ("tests/contract", "tests/rules/test_records.py", "tests/rules/test_shapes.py")
    words = (*PYTEST, "-k", NAME, f"tests/rules/{NAME}", *every_game, "tests/test_words.py")
    told = checkout.printed(*words)
    for law in ("keep_the_laws", "worlds_are_possible", "another_world", "byte_for_byte"):
        assert f"{law}[{NAME}" in told
    assert f"tests/rules/{NAME}/test_turn.py" in told


def test_every_rule_is_tested_and_explained(checkout: Checkout) -> None:
    told = checkout.printed("-m", "powderkeg", "ledger", NAME)
    counted = "5 rules, 5 tested, no mutants tried yet, explained in en 5, de 5, fr 5, it 5"
    assert told.endswith(f"{NAME}: {counted}\n")


def test_it_is_played_in_the_terminal(checkout: Checkout) -> None:
    save = str(checkout.root / "evening.txt")
    play = ("-m", "powderkeg", "play", NAME, "--seats", "2", "--seed", "evening", "--save", save)
    told = checkout.printed(*play, typed="keep\n" * 8)
    assert "Won by: " in told
    assert "shuffle: verified" in checkout.printed("-m", "powderkeg", "replay", save)


def test_it_is_played_at_a_table(checkout: Checkout) -> None:
    assert checkout.printed("-m", "tests.table.alone", NAME).endswith("verified\n")


def test_the_browser_has_the_types_that_kindlings_drawings_are_checked_with(
    checkout: Checkout,
) -> None:
    checkout.printed("tools/client_types.py", "--check")
    types = checkout.root / "client/src/games" / NAME / "types.gen.ts"
    assert types.read_text() == (checkout.root / "client/tests/kindling/types.gen.ts").read_text()


def test_nothing_in_it_speaks_of_kindling(checkout: Checkout) -> None:
    written = [path for path in checkout.texts() if NAME in path]
    assert len(written) > 30
    for path in written:
        assert "kindling" not in Path(path).read_text(encoding="utf-8").lower(), path


@pytest.mark.parametrize("name", ODD_NAMES)
def test_whatever_it_is_called_it_is_well_formed(untouched: Checkout, name: str) -> None:
    """Lines grow with the name, and imports are sorted by it."""
    before = untouched.texts()
    new.write(new.new_texts(name, untouched.root), untouched.root)
    untouched.printed("-m", "ruff", "check")
    untouched.printed("-m", "ruff", "format", "--check")
    new.take_back(name, untouched.root)
    assert untouched.texts() == before


# What it may be called, and where.


@pytest.mark.parametrize("name", ["2go", "hot-potato", "Potato", "größe", "_hot", "x" * 21, ""])
def test_a_name_that_is_none_is_refused(untouched: Checkout, name: str) -> None:
    assert "its name is a Python identifier" in complaint("new", "--", name)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("class", "Python needs that word itself"),
        (NAME, f"there is already src/powderkeg/rules/{NAME}"),
        ("match", "there is already src/powderkeg/rules/match.py"),
        ("face", "there is already client/src/games/face.ts"),
        ("card", "Card is a word of every game"),
    ],
)
def test_a_name_that_is_taken_is_refused(untouched: Checkout, name: str, why: str) -> None:
    before = untouched.texts()
    assert why in complaint("new", name)
    assert untouched.texts() == before


def test_away_from_a_checkout_it_says_where_to_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(powderkeg, "__file__", str(tmp_path / "lib/site/powderkeg/__init__.py"))
    assert "clone the repository" in complaint("new", "snowball")


@pytest.mark.parametrize("problem", [OSError("disk full"), Complaint("no types")])
def test_all_is_written_or_nothing(
    untouched: Checkout, monkeypatch: pytest.MonkeyPatch, problem: Exception
) -> None:
    def fail(root: Path) -> None:
        assert (root / "src/powderkeg/rules/snowball").is_dir()
        raise problem

    before = untouched.texts()
    monkeypatch.setattr(new, "make_types", fail)
    assert str(problem) in complaint("new", "snowball")
    assert untouched.texts() == before
