"""Who runs a mutant, whom it concerns, and which mutants are a rule's own."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from typing import NamedTuple, TypedDict

from mutation.bench import Run
from mutation.changes import Mutant
from mutation.subject import Subject
from powderkeg.ledger import rules_named_by

OWN = 12
MANY = 4  # what concerns more than one rule in so many is no rule's own
OF_A_LINE = 3  # or a line with many operators would be all there is
DEAR = 1.0  # seconds: a test that takes longer is not asked


class Test(NamedTuple):
    """A test, with all its parameters: it runs what any of these run."""

    name: str
    rules: list[str]  # that its name begins with
    runs: list[Run]

    def seconds(self) -> float:
        return sum(run.seconds for run in self.runs)


class Fate(TypedDict):
    """What became of a mutant."""

    mutant: str
    killers: list[str]  # the rules whose tests noticed; of more than Coverage.many, some
    other: str  # if none did: a test that did and names no rule, or nothing


def was_killed(fate: Fate) -> bool:
    return bool(fate["killers"] or fate["other"])


class Coverage:
    """Which tests run which mutants."""

    def __init__(self, subject: Subject, runs: list[Run]) -> None:
        self.subject = subject
        self.many = max(2, len(subject.game.rules) // MANY)
        self.tests = by_name(subject, [run for run in runs if run.seconds < DEAR])
        by_line: dict[tuple[str, int], set[int]] = {}
        for number, test in enumerate(self.tests):
            for run in test.runs:
                for line in run.lines:
                    by_line.setdefault(line, set()).add(number)
        self.running = {
            mutant.key: set[int]().union(
                *(by_line.get((mutant.file, line), set()) for line in mutant.lines)
            )
            for mutant in subject.mutants
        }

    def tests_of(self, mutant: Mutant) -> list[Test]:
        """Those that run it, the quickest first."""
        return sorted(map(self.tests.__getitem__, self.running[mutant.key]), key=Test.seconds)

    def concerned(self, mutant: Mutant, fate: Fate) -> set[str]:
        """The rules whose tests noticed it; where none did, all that could have."""
        if fate["killers"]:
            return set(fate["killers"])
        return {rule for number in self.running[mutant.key] for rule in self.tests[number].rules}

    def own(self, rule: str, fates: dict[str, Fate]) -> list[Mutant]:
        """Those that concern this rule and the fewest others."""
        ranked: list[tuple[int, str, Mutant]] = []
        for mutant in self.subject.mutants:
            if mutant.key in fates:
                concerned = self.concerned(mutant, fates[mutant.key])
                if rule in concerned and len(concerned) <= self.many:
                    chance = sha256(mutant.key.encode()).hexdigest()
                    ranked.append((len(concerned), chance, mutant))
        own: list[Mutant] = []
        of_line: Counter[tuple[str, int]] = Counter()
        for *_, mutant in sorted(ranked, key=lambda each: each[:2]):
            of_line[mutant.file, mutant.line] += 1
            if of_line[mutant.file, mutant.line] <= OF_A_LINE:
                own.append(mutant)
        return own[:OWN]


def by_name(subject: Subject, runs: list[Run]) -> list[Test]:
    tests: dict[str, Test] = {}
    for run in runs:
        name = run.test.partition("[")[0]
        if name not in tests:
            rules = rules_named_by(name.rpartition("::")[2], subject.game.rules)
            tests[name] = Test(name, [rule.key for rule in rules], [])
        tests[name].runs.append(run)
    return list(tests.values())
