"""The tool that changes rules to see whether a test notices: what it changes, and a short run."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from mutation.bench import Run
from mutation.changes import Mutant, code_of, mutants_of
from mutation.own import Coverage, Fate
from mutation.subject import Subject

from powderkeg.mutants import read_table

ROOT = Path(__file__).parents[1]

# What is changed.

CHANGES = {
    "return a < b": ["return a <= b"],
    "return a == b": ["return a != b"],
    "return a in b": ["return a not in b"],
    "return a and b": ["return a or b"],
    "return not a": ["return a"],
    "return a + b": ["return a - b"],
    "return a + [b]": [],  # any other operator fails at once
    "return 3": ["return 4", "return 2"],
    "return True": ["return False"],
    "return 'a text'": [],
    "return f'{a + 1}'": [],
    "return zip(a, b, strict=True)": [],
    "return a if b else a.c": ["a if True else a.c", "a if False else a.c"],
    "return [c for c in a if c]": ["for c in a if True", "for c in a if False"],
    "assert a < b": [],
    "a(b)": ["gone"],
    "a.c = b": ["gone"],
    "c = b": [],  # without a name, what follows fails at once
    "a.c += b": ["a.c -= b", "gone"],
    "while a: b()": ["while False:", "gone"],
}


@pytest.mark.parametrize("line", CHANGES)
def test_each_spot_of_a_line_is_changed_in_each_way(line: str) -> None:
    _, mutants = mutants_of("rules.py", f"def rule(a, b):\n    {line}")
    assert [mutant.now or "gone" for mutant in mutants] == CHANGES[line]


def test_a_return_that_something_follows_may_go() -> None:
    source = "def rule(a):\n    if a:\n        return 'x'\n    return 'y'"
    _, mutants = mutants_of("rules.py", source)
    assert [(mutant.line, mutant.now) for mutant in mutants] == [
        (2, "if True:"),
        (2, "if False:"),
        (3, ""),
    ]


def test_what_a_class_is_made_with_is_left_whole() -> None:
    source = "class A:\n    def __init__(self, b):\n        super().__init__(b)\n        self.b = b"
    assert mutants_of("rules.py", source)[1] == []


def test_mutants_that_look_alike_are_told_apart() -> None:
    _, mutants = mutants_of("rules.py", "def rule(a):\n    a(1)\n    a(1)")
    keys = [mutant.key for mutant in mutants]
    assert len(set(keys)) == len(keys) == 6
    assert "rules.py rule: a(1) -> gone #2" in keys


def test_a_mutants_code_does_what_it_says() -> None:
    def rule(a: int) -> bool:
        return a < 3

    tree, mutants = mutants_of("rules.py", "def rule(a):\n    return a < 3")
    rule.__code__ = code_of(tree, "rules.py", mutants[0])
    assert mutants[0].now == "return a <= 3"
    assert rule(3)


# Whose mutants they are.

LINE = ("phases.py", 48)  # if s.given[receiver] != NO_CARD


def test_what_is_noticed_concerns_who_noticed_it_and_what_is_not_all_who_could() -> None:
    coverage = covered("test_r1_a", "test_r1_r2_b", "test_c")
    mutant = mutants(coverage)[0]
    assert coverage.concerned(mutant, fate(mutant, "R2")) == {"R2"}
    assert coverage.concerned(mutant, fate(mutant)) == {"R1", "R2"}


def test_a_rules_own_concern_it_and_few_others() -> None:
    coverage = covered("test_r1_a", "test_r2_b", "test_r3_c")
    often, seldom, survivor = mutants(coverage)
    known = [fate(often, "R1", "R2"), fate(seldom, "R1"), fate(survivor)]
    fates = {each["mutant"]: each for each in known}
    assert coverage.own("R1", fates) == [seldom, often]
    assert coverage.own("R2", fates) == [often]
    assert coverage.own("R3", fates) == []  # a survivor that three could have noticed is no one's


def covered(*tests: str) -> Coverage:
    """Each runs the line."""
    return Coverage(Subject("kindling"), [Run(f"x.py::{test}", True, 0, {LINE}) for test in tests])


def mutants(coverage: Coverage) -> list[Mutant]:
    return [each for each in coverage.subject.mutants if (each.file, each.line) == LINE]


def fate(mutant: Mutant, *killers: str) -> Fate:
    return {"mutant": mutant.key, "killers": [*killers], "other": ""}


# Trials.

HANGING = """
import mutation.bench as bench
import rule

def forever():
    while True:
        pass

def work(tests):
    voices = [bench.Voice({item.name}, [(item, 0.0)]) for item in tests.items]
    print("unchanged:", tests.killers(lambda: None, voices, 9))
    def mutate():
        rule.rule.__code__ = forever.__code__
    print("changed:", tests.killers(mutate, voices, 9))

bench.SECONDS = 0.1
bench.collect("test_rule.py", work)
"""

TESTS = """
import rule

def test_a_rule():
    rule.rule()

def test_another_one():
    pass
"""


def test_a_mutant_that_never_ends_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "rule.py").write_text("def rule():\n    pass")
    (tmp_path / "test_rule.py").write_text(TESTS)
    (tmp_path / "pytest.ini").write_text("[pytest]\npythonpath = .\nmarkers = long")
    (tmp_path / "hang.py").write_text(HANGING)
    told = run("hang.py", cwd=tmp_path, PYTHONPATH=f"{ROOT / 'tools'}:{tmp_path}")
    assert "unchanged: set()" in told
    assert "changed: {'test_a_rule'}" in told


def test_kindling_on_trial(tmp_path: Path) -> None:
    """A small thing: most of its mutants are noticed, and by tests of the right rules."""
    tool = (str(ROOT / "tools" / "mutants.py"), "kindling", "--journals", str(tmp_path))
    run(*tool, "--out", str(tmp_path))
    verdict = read_table(tmp_path / "mutants.toml")["kindling"]
    assert [*verdict.rules] == ["R1", "R2", "R3", "R4", "R5"]
    assert all(score.is_proof for score in verdict.rules.values())
    assert "phases.py" in verdict.files
    assert len(run(*tool, "--survivors").splitlines()) == verdict.tried - verdict.killed
    noticed = "if not self.is_over(): -> if self.is_over(): #1\n    noticed by R5\n"
    assert noticed in run(*tool, "--rule", "R5")


def run(*words: str, cwd: Path = ROOT, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, *words],
        cwd=cwd,
        env={**os.environ, "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}", **environment},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
