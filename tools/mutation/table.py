"""What is kept of a trial: docs/mutants.toml for the ledger, and the table in docs/mutants.md."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from mutation.journal import Journal
from mutation.own import was_killed
from mutation.trial import Trial
from powderkeg.mutants import Score, Verdict, digest_of, read_table, write_table
from powderkeg.rules.games import GAMES

BEGIN, END = "<!-- made by tools/mutants.py -->\n", "<!-- to here -->\n"


def verdict(trial: Trial, journal: Journal) -> Verdict:
    subject = trial.subject
    run = trial.run()
    known = [journal.fates[mutant.key] for mutant in run if mutant.key in journal.fates]
    return Verdict(
        date.today(),
        len(subject.mutants) + len(subject.equivalent),
        len(subject.mutants) - len(run),
        len(subject.equivalent),
        len(known),
        sum(was_killed(fate) for fate in known),
        {rule.key: score(rule.key, trial, journal) for rule in subject.game.rules},
        {file: digest_of(subject.folder / file) for file in sorted(subject.modules)},
    )


def score(rule: str, trial: Trial, journal: Journal) -> Score:
    own = [journal.fates[mutant.key] for mutant in trial.coverage.own(rule, journal.fates)]
    by_own = sum(rule in fate["killers"] for fate in own)
    return Score(len(own), by_own, sum(map(was_killed, own)))


def keep(folder: Path, name: str, found: Verdict) -> None:
    """In the table of all games, and in its page."""
    table, page = folder / "mutants.toml", folder / "mutants.md"
    known = {**read_table(table), name: found}
    ordered = sorted(known, key=[*GAMES, *known].index)
    write_table(table, {name: known[name] for name in ordered})
    if page.exists():
        before, _, rest = page.read_text(encoding="utf-8").partition(BEGIN)
        after = rest.partition(END)[2]
        rows = "".join(row(name, known[name]) for name in ordered)
        page.write_text(f"{before}{BEGIN}{HEAD}{rows}{END}{after}", encoding="utf-8")


HEAD = """\
| | rules | proved | mutants | not run | equivalent | tried | killed | on |
|---|--:|--:|--:|--:|--:|--:|--:|---|
"""


def row(name: str, found: Verdict) -> str:
    proved = sum(score.is_proof for score in found.rules.values())
    share = f"{found.killed} ({found.killed / max(found.tried, 1):.0%})"
    numbers = (len(found.rules), proved, found.mutants, found.unrun, found.equivalent, found.tried)
    return f"| {name} | {' | '.join(map(str, numbers))} | {share} | {found.date} |\n"
