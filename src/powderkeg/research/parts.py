"""Long work in parts, for machines that know nothing of each other: `--part 3/20`, and a merge."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from powderkeg.research.fixtures import Fixture, Result
from powderkeg.rules.core import Complaint

WRITTEN: Final = re.compile(r"([1-9][0-9]{0,5})/([1-9][0-9]{0,5})")


class Part(NamedTuple):
    """One of several equal shares of the work, counted from 1."""

    number: int
    of: int

    def mine(self, fixtures: Sequence[Fixture]) -> list[Fixture]:
        return list(fixtures[self.number - 1 :: self.of])


def part_of(text: str) -> Part:
    found = WRITTEN.fullmatch(text)
    part = Part(int(found[1]), int(found[2])) if found else None
    if part is None or part.number > part.of:
        raise Complaint(f"a part is told as 3/20, the third of twenty, not '{text}'")
    return part


def written(result: Result) -> str:
    """A result as a line of JSON."""
    return json.dumps([result.fixture, *result[1:]])


def read_line(line: str) -> Result:
    fixture, scores, shares, *rest = json.loads(line)
    game, options, bots, seed = fixture
    agreed = tuple((key, value) for key, value in options)
    return Result(Fixture(game, agreed, tuple(bots), seed), tuple(scores), tuple(shares), *rest)


def merged(paths: Iterable[Path], fixtures: Sequence[Fixture]) -> list[Result]:
    """The parts' results in the order of the whole. What is missing, or of other work, is told."""
    found: dict[Fixture, Result] = {}
    for path in paths:
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            try:
                result = read_line(line)
            except (ValueError, TypeError):
                raise Complaint(f"{path}, line {number} is no result of a part") from None
            found[result.fixture] = result
    missing = [fixture for fixture in fixtures if fixture not in found]
    if missing:
        raise Complaint(f"{len(missing)} of {len(fixtures)} games are in none of these files")
    if len(found) > len(fixtures):
        raise Complaint(f"{len(found) - len(fixtures)} games in these files are of other work")
    return [found[fixture] for fixture in fixtures]
