"""Work that is spread gives the same wherever it was done."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path

import pytest

from powderkeg.research.fixtures import Fixture, Result, play_all
from powderkeg.research.parts import part_of
from powderkeg.research.spread import spread
from powderkeg.rules.core import Complaint
from powderkeg.rules.games import GAMES
from tests.cli.terminal import here, printed


def fixtures(count: int) -> list[Fixture]:
    options = tuple(GAMES["zundstoff"].setup(2).options.items())
    return [Fixture("zundstoff", options, ("random", "random"), f"far/{n}") for n in range(count)]


def digest(results: Sequence[Result]) -> str:
    return sha256("".join(result.record for result in results).encode()).hexdigest()


def doubled(numbers: Sequence[int]) -> list[int]:
    return [2 * number for number in numbers]


def test_answers_come_in_the_order_of_the_seeds() -> None:
    pieces = spread(doubled, range(7), jobs=2, size=3)
    assert list(pieces) == [[0, 2, 4], [6, 8, 10], [12]]


def test_work_goes_where_there_is_somebody() -> None:
    with pytest.raises(Complaint, match="not on 'dask'"):
        list(spread(doubled, range(2), on="dask"))


# In a process of its own: Ray leaves processes and handlers of signals behind.
ON_RAY = """
from powderkeg.research.fixtures import play_all
from tests.lab.test_spread import digest, fixtures

print(digest(list(play_all(fixtures(3), jobs=1, on="ray"))))
"""


def test_a_real_ray_plays_the_same_games() -> None:
    command = [sys.executable, "-W", "ignore", "-c", ON_RAY]
    done = subprocess.run(command, capture_output=True, text=True, cwd=Path(__file__).parents[2])
    assert done.stdout.split()[-1:] == [digest(list(play_all(fixtures(3))))], done.stderr


# Parts, for machines that know nothing of each other.

ARENA = ["arena", "zundstoff", "--bots", "random,carefree", "--games", "10", "--json"]


def test_parts_merge_into_the_whole(tmp_path: Path) -> None:
    whole = json.loads(printed(*ARENA))
    files = []
    for number in (1, 2, 3):
        file = tmp_path / f"{number}.jsonl"
        file.write_text(printed(*ARENA, "--part", f"{number}/3"), encoding="utf-8")
        files += ["--merge", str(file)]
    assert json.loads(printed(*ARENA, *files)) == whole
    assert "4 of 10 games are in none of these files" in here(*ARENA, *files[2:]).stderr


def test_a_simulation_is_merged_from_parts(tmp_path: Path) -> None:
    words = ["simulate", "zundstoff", "--games", "4", "--json"]
    whole = json.loads(printed(*words))
    files = []
    for number in (1, 2):
        file = tmp_path / f"{number}.jsonl"
        file.write_text(printed(*words, "--part", f"{number}/2"), encoding="utf-8")
        files += ["--merge", str(file)]
    merged = json.loads(printed(*words, *files))
    for report in (whole, merged):
        del report["cpu_seconds"], report["moves_per_second"]
    assert merged == whole


@pytest.mark.parametrize("text", ["0/3", "4/3", "3", "a/b", "1/0"])
def test_a_part_is_one_of_several(text: str) -> None:
    with pytest.raises(Complaint, match="the third of twenty"):
        part_of(text)


def test_parts_are_told_what_is_wrong(tmp_path: Path) -> None:
    file = tmp_path / "odd.jsonl"
    file.write_text("{}\n", encoding="utf-8")
    assert "line 1 is no result of a part" in here(*ARENA, "--merge", str(file)).stderr
    both = here(*ARENA, "--merge", str(file), "--part", "1/2").stderr
    assert "not both" in both
