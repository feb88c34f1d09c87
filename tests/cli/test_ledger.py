"""The ledger: what it says of mutants, and of a table that is older than the rules."""

from __future__ import annotations

from datetime import date
from importlib.resources import files
from pathlib import Path

import pytest

from powderkeg.mutants import Score, Verdict, digest_of, read_table, write_table
from powderkeg.rules import zundstoff
from powderkeg.rules.zundstoff.rulebook import B4
from tests.cli.terminal import document, printed

SOURCE = Path(str(files(zundstoff)))
SCORES = {
    "B1": Score(12, 12, 12),
    "B2": Score(12, 11, 12),
    "B3": Score(12, 10, 12),
    "B4": Score(12, 10, 11),
    "Z-7": Score(0, 0, 0),  # its tests run no line that can be changed
}


@pytest.fixture
def table(tmp_path: Path) -> Path:
    """Of Zündstoff alone, as it is now."""
    return kept(tmp_path, digest_of(SOURCE / "flying.py"))


def kept(folder: Path, digest: str) -> Path:
    path = folder / "mutants.toml"
    numbers = (50, 2, 1, 47, 40)
    verdict = Verdict(date(2026, 11, 16), *numbers, SCORES, {"flying.py": digest})
    write_table(path, {"zundstoff": verdict})
    return path


def test_a_table_reads_back(table: Path) -> None:
    assert read_table(table)["zundstoff"].rules == SCORES


def test_a_rule_is_proved_if_its_own_tests_kill_nine_in_ten_of_its_own_mutants(table: Path) -> None:
    report = document("ledger", "zundstoff", "--table", str(table))
    assert report["proved"] == 2
    assert report["entries"][1]["mutants"] == {"own": 12, "by_own": 11, "by_any": 12}
    assert report["mutants"]["date"] == "2026-11-16"


def test_the_weakest_come_first(table: Path) -> None:
    report = document("ledger", "zundstoff", "--table", str(table))
    assert report["weakest"] == ["Z-7", "B4", "B3", "B2", "B1"]


def test_each_rule_has_its_column(table: Path) -> None:
    told = printed("ledger", "zundstoff", "--table", str(table))
    assert " tests   10/12 mutants\n" in told
    assert f"B4           10  11 of 12  {B4.cite}\n" in told
    assert "61 rules, 61 tested, 2 proved by mutation, explained in en 61" in told


def test_without_a_game_all_are_told_and_the_weakest_of_all(table: Path) -> None:
    told = printed("ledger", "--table", str(table))
    assert f"zundstoff    B4           10  11 of 12  {B4.cite}\n" in told
    assert "\nverflixxt: 130 rules, 130 tested, no mutants tried yet, explained in en 130" in told
    assert "\nzundstoff: 61 rules, 61 tested, 2 proved by mutation, explained in" in told
    assert len(document("ledger", "--table", str(table))) == 5


def test_a_table_that_is_older_than_the_rules_is_told(table: Path, tmp_path: Path) -> None:
    older = "zundstoff: changed since mutants were tried: flying.py\n"
    assert older not in printed("ledger", "zundstoff", "--table", str(table))
    assert older in printed("ledger", "zundstoff", "--table", str(kept(tmp_path, "another")))


def test_a_game_whose_mutants_nobody_tried_says_so(table: Path) -> None:
    for where in (str(table), "nowhere.toml"):
        told = printed("ledger", "elixir", "--table", where)
        assert "weakest" not in told
        assert told.endswith(
            "188 tested, no mutants tried yet, explained in en 188, de 188, fr 188, it 188\n"
        )
        report = document("ledger", "elixir", "--table", where)
        assert (report["mutants"], report["proved"], report["weakest"]) == (None, None, [])
