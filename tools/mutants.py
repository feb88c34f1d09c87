"""Changes the rules of a game, a spot at a time: a test should fail. docs/mutants.md tells more.

python tools/mutants.py                      all games, and the table in docs/
python tools/mutants.py elixir --sample 999  fewer, by chance
python tools/mutants.py elixir --survivors   those that no test noticed
python tools/mutants.py elixir --again       these once more, with the tests that you wrote
python tools/mutants.py elixir --rule E13    those of one rule, and who noticed
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
from functools import partial
from pathlib import Path

from mutation.bench import Bench, collect
from mutation.journal import Journal
from mutation.own import was_killed
from mutation.subject import ROOT, Subject
from mutation.table import keep, verdict
from mutation.trial import Trial, fates

from powderkeg.cli.common import with_progress
from powderkeg.rules.games import GAMES


def main() -> int:
    words = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    words.add_argument("games", nargs="*", metavar="GAME", help="all, if none is named")
    words.add_argument("--jobs", type=int, default=1, help="how many processes try mutants")
    words.add_argument("--sample", type=int, metavar="N", help="only so many, by chance")
    words.add_argument("--seed", default="mutants", help="which ones these are")
    words.add_argument("--files", nargs="+", default=[], help="only in these, such as flying.py")
    words.add_argument("--rule", default="", help="tell of this rule's own; try nothing")
    words.add_argument("--survivors", action="store_true", help="tell what survived; try nothing")
    words.add_argument("--again", action="store_true", help="only what other tests let survive")
    words.add_argument("--journals", type=Path, default=ROOT / "build" / "mutants")
    words.add_argument("--out", type=Path, default=ROOT / "docs", help="where the table is kept")
    asked = words.parse_args()
    os.environ["POWDERKEG_RULES"] = "interpreted"
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # so that nobody is left at work
    for name in asked.games or GAMES:
        subject = Subject(name)
        for key in subject.unknown:
            print(f"no such mutant any more: {key}", file=sys.stderr)
        if asked.survivors:
            tell_survivors(subject, Journal(asked.journals, subject))
        elif stopped := collect(str(subject.tests), partial(work, asked, subject)):
            return stopped
    return 0


def work(asked: argparse.Namespace, subject: Subject, bench: Bench) -> None:
    journal = Journal(asked.journals, subject)
    if asked.again:
        journal.believe()
    trial = Trial(subject, bench, journal.runs(subject, bench))
    if asked.rule:
        tell_own(asked.rule, trial, journal)
        return
    chosen = trial.shuffled(asked.seed)
    if asked.files:
        chosen = [mutant for mutant in chosen if mutant.file in asked.files]
    todo = [mutant for mutant in chosen[: asked.sample] if mutant.key not in journal.fates]
    for fate in with_progress(fates(trial, todo, asked.jobs), len(todo), subject.name):
        journal.add(fate)
    if not (asked.files or asked.again):
        keep(asked.out, subject.name, verdict(trial, journal))


def tell_own(rule: str, trial: Trial, journal: Journal) -> None:
    for mutant in trial.coverage.own(rule, journal.fates):
        fate = journal.fates[mutant.key]
        noticed = " ".join(fate["killers"]) or fate["other"] or "NOBODY"
        print(f"line {mutant.line}  {mutant.key}\n    noticed by {noticed}")


def tell_survivors(subject: Subject, journal: Journal) -> None:
    for mutant in subject.mutants:
        fate = journal.fates.get(mutant.key)
        if fate is not None and not was_killed(fate):
            print(f"line {mutant.line}  {mutant.key}")


if __name__ == "__main__":
    sys.exit(main())
