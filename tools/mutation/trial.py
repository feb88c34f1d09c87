"""A game on trial: each mutant meets the tests that run it."""

from __future__ import annotations

import random
import signal
from collections.abc import Iterator
from multiprocessing import get_context

from mutation.bench import Bench, Run, Voice
from mutation.changes import Mutant, code_of
from mutation.own import Coverage, Fate, Test
from mutation.subject import Subject


class Trial:
    def __init__(self, subject: Subject, bench: Bench, runs: list[Run]) -> None:
        self.subject = subject
        self.bench = bench
        broken = [run.test for run in runs if not run.passed]
        assert not broken, f"mutants prove nothing where tests fail anyway: {broken}"
        self.coverage = Coverage(subject, runs)
        self.items = {item.nodeid: item for item in bench.items}

    def run(self) -> list[Mutant]:
        """The mutants that some test runs."""
        return [each for each in self.subject.mutants if self.coverage.running[each.key]]

    def shuffled(self, seed: str) -> list[Mutant]:
        """The same by chance: wherever it is stopped, the sample is fair."""
        run = self.run()
        random.Random(seed).shuffle(run)
        return run

    def fate(self, mutant: Mutant) -> Fate:
        """Tests that name a rule are asked first, then the others."""
        tests = self.coverage.tests_of(mutant)
        named = [self._voice(set(test.rules), test) for test in tests if test.rules]
        others = [self._voice({test.name}, test) for test in tests if not test.rules]
        killers = self.bench.killers(lambda: self._mutate(mutant), named, self.coverage.many)
        other = () if killers else self.bench.killers(lambda: self._mutate(mutant), others, 0)
        return {"mutant": mutant.key, "killers": sorted(killers), "other": "".join(other)}

    def _voice(self, names: set[str], test: Test) -> Voice:
        return Voice(names, [(self.items[run.test], run.seconds) for run in test.runs])

    def _mutate(self, mutant: Mutant) -> None:
        path = str(self.subject.folder / mutant.file)
        code = code_of(self.subject.trees[mutant.file], path, mutant)
        self.subject.function_at(mutant.file, mutant.begins).__code__ = code


class Worker:
    """One of several processes that try mutants. All it needs was there when it was split off."""

    trial: Trial
    mutants: list[Mutant]

    @staticmethod
    def begin() -> None:
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever split it off ends it

    @staticmethod
    def work(number: int) -> Fate:
        return Worker.trial.fate(Worker.mutants[number])


def fates(trial: Trial, mutants: list[Mutant], jobs: int) -> Iterator[Fate]:
    Worker.trial, Worker.mutants = trial, mutants
    with get_context("fork").Pool(jobs, Worker.begin) as pool:
        yield from pool.imap_unordered(Worker.work, range(len(mutants)))
