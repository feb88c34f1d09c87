"""The table of mutants, docs/mutants.toml: which rules' tests fail once the rule's code is changed.

tools/mutants.py makes it; docs/mutants.md says what the numbers mean.
"""

from __future__ import annotations

import tomllib
from datetime import date
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

TABLE = Path("docs") / "mutants.toml"  # in a checkout


class Score(NamedTuple):
    """What became of a rule's own mutants."""

    own: int
    by_own: int  # killed by a test that names the rule
    by_any: int  # killed by a test of the game

    @property
    def is_proof(self) -> bool:
        """Nine in ten are enough: of twelve, one may be somebody else's business."""
        return self.own > 0 and 10 * self.by_own >= 9 * self.own

    @property
    def weakness(self) -> tuple[float, float]:
        """The least is the weakest; a rule none of whose tests runs any code is no stronger."""
        return (self.by_own / self.own, self.by_any / self.own) if self.own else (0, 0)


class Verdict(NamedTuple):
    """What became of a game's mutants, and which files it was tried on."""

    date: date
    mutants: int
    unrun: int  # no test runs these lines
    equivalent: int  # no test could tell
    tried: int  # of the rest
    killed: int
    rules: dict[str, Score]
    files: dict[str, str]  # by name: what it contained

    def outdated(self, folder: Path) -> list[str]:
        """The files that have been changed since."""
        return [name for name, digest in self.files.items() if digest_of(folder / name) != digest]


def read_table(path: Path) -> dict[str, Verdict]:
    """By game."""
    if not path.exists():
        return {}
    return {
        name: Verdict(
            **{**facts, "rules": {key: Score(*row) for key, row in facts["rules"].items()}}
        )
        for name, facts in tomllib.loads(path.read_text(encoding="utf-8")).items()
    }


def write_table(path: Path, verdicts: dict[str, Verdict]) -> None:
    lines = ["# Made by tools/mutants.py; mutants.md says what the numbers mean.\n"]
    for name, verdict in verdicts.items():
        lines.append(f"[{name}]")
        lines += [f"{field} = {getattr(verdict, field)}" for field in Verdict._fields[:-2]]
        lines.append(f"\n[{name}.rules] # its own mutants, killed by its own tests, by any test")
        lines += [f"{key} = {[*score]}" for key, score in verdict.rules.items()]
        lines.append(f"\n[{name}.files]")
        lines += [f'"{file}" = "{digest}"' for file, digest in verdict.files.items()]
        lines.append("")
    path.write_text("\n".join(lines), encoding="utf-8")


def digest_of(path: Path) -> str:
    return sha256(path.read_bytes()).hexdigest()[:16] if path.exists() else ""
