"""What is known already: a run that was stopped goes on."""

from __future__ import annotations

import json
import pickle
from pathlib import Path

from mutation.bench import Bench, Run
from mutation.own import Fate, was_killed
from mutation.subject import Subject


class Journal:
    """Holds as long as neither the rules nor their tests are changed: both are in its name."""

    def __init__(self, folder: Path, subject: Subject) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        rules, tests = subject.prints
        self.path = folder / f"{subject.name}-{rules}-{tests}.jsonl"
        self.others = [*folder.glob(f"{subject.name}-{rules}-*.jsonl")]  # with other tests
        self.fates = fates_in(self.path) if self.path.exists() else {}

    def believe(self) -> None:
        """What tests killed before these were written, they still kill: only survivors are left."""
        for path in sorted(self.others, key=lambda path: path.stat().st_mtime):
            for fate in fates_in(path).values():
                if was_killed(fate) and fate["mutant"] not in self.fates:
                    self.add(fate)

    def add(self, fate: Fate) -> None:
        self.fates[fate["mutant"]] = fate
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(fate) + "\n")

    def runs(self, subject: Subject, bench: Bench) -> list[Run]:
        """Which lines each test runs: found out once."""
        path = self.path.with_suffix(".runs")
        if path.exists():
            known: list[Run] = pickle.loads(path.read_bytes())
            return known
        files = {str(subject.folder / file): file for file in subject.modules}
        found = [bench.trace(item, files) for item in bench.items]
        path.write_bytes(pickle.dumps(found))
        return found


def fates_in(path: Path) -> dict[str, Fate]:
    fates: list[Fate] = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    return {fate["mutant"]: fate for fate in fates}
