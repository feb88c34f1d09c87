"""powderkeg ledger: how much of the rulebook is tested, proved by mutation, and explained."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Annotated

import typer

from powderkeg.cli.common import AsJson, print_json, the_game
from powderkeg.ledger import Entry, entries, tests_below, weakest
from powderkeg.mutants import TABLE, Verdict, read_table
from powderkeg.rules.core import Complaint
from powderkeg.rules.game import Game
from powderkeg.rules.games import GAMES
from powderkeg.words import LANGUAGES


def ledger(
    name: Annotated[
        str | None, typer.Argument(metavar="GAME", help="Which game; without it, all.")
    ] = None,
    tests: Annotated[
        Path, typer.Option("--tests", metavar="DIR", help="Where the tests are.")
    ] = Path("tests"),
    table: Annotated[
        Path, typer.Option("--table", metavar="FILE", help="Where the table of mutants is.")
    ] = TABLE,
    as_json: AsJson = False,
) -> None:
    """Count rules, those that a test names, that mutation proves, and that are explained."""
    verdicts = read_table(table)
    games = list(GAMES.values()) if name is None else [the_game(name)]
    pages = [Page(game, tests / "rules" / game.name, verdicts.get(game.name)) for game in games]
    if as_json:
        print_json([page.to_json() for page in pages] if name is None else pages[0].to_json())
        return
    if name is not None:
        for entry in pages[0].book:
            print(row(entry))
    book = [entry for page in pages for entry in page.book]
    if weakest(book):
        print("\nThe weakest: of its own mutants, how many its own tests kill, and any test does")
    for entry in weakest(book):
        assert entry.score is not None
        own, by_own, by_any = entry.score
        where = "" if name is not None else f"{entry.game:<13}"
        print(f"{where}{entry.rule.key:<12}{by_own:>3} {by_any:>3} of {own:<4}{entry.rule.cite}")
    print()
    for page in pages:
        if page.outdated:
            print(f"{page.game.name}: changed since mutants were tried: {', '.join(page.outdated)}")
    for page in pages:
        print(f"{page.game.name}: {summary(page.book, page.mutation)}")


class Page:
    """What the ledger has of one game."""

    def __init__(self, game: Game, folder: Path, verdict: Verdict | None) -> None:
        if not folder.is_dir():
            raise Complaint(f"no folder {folder}: run this in a checkout, or say --tests DIR")
        self.game = game
        self.verdict = verdict
        self.book = entries(game, tests_below(folder), verdict)
        source = Path(str(files(type(game).__module__)))
        self.outdated = [] if verdict is None else verdict.outdated(source)

    @property
    def mutation(self) -> str:
        """How much it proves, in words."""
        if self.verdict is None:
            return "no mutants tried yet"
        return f"{proved(self.book)} proved by mutation"

    def to_json(self) -> dict[str, object]:
        mutants = None
        if self.verdict is not None:
            mutants = {
                "date": self.verdict.date.isoformat(),
                "mutants": self.verdict.mutants,
                "tried": self.verdict.tried,
                "killed": self.verdict.killed,
                "outdated": self.outdated,
            }
        return {
            "game": self.game.name,
            "rules": len(self.book),
            "tested": sum(bool(entry.tests) for entry in self.book),
            "proved": None if mutants is None else proved(self.book),
            "mutants": mutants,
            "weakest": [entry.rule.key for entry in weakest(self.book)],
            "explained": explained(self.book),
            "entries": [to_json(entry) for entry in self.book],
        }


def row(entry: Entry) -> str:
    gaps = [lang for lang in LANGUAGES if lang not in entry.languages]
    killed = "" if entry.score is None else f"{entry.score.by_own:>3}/{entry.score.own} mutants"
    return f"{entry.rule.key:<12}{len(entry.tests):>3} tests  {killed:<15}{' '.join(gaps)}".rstrip()


def proved(book: list[Entry]) -> int:
    return sum(entry.score is not None and entry.score.is_proof for entry in book)


def explained(book: list[Entry]) -> dict[str, int]:
    return {lang: sum(lang in entry.languages for entry in book) for lang in LANGUAGES}


def summary(book: list[Entry], *more: str) -> str:
    """Rules, tested where the tests are at hand, and explained in each language."""
    tested = sum(bool(entry.tests) for entry in book)
    told = ", ".join(f"{lang} {count}" for lang, count in explained(book).items())
    parts = [f"{len(book)} rules", *([f"{tested} tested"] if tested else []), *more]
    return ", ".join([*parts, f"explained in {told}"])


def to_json(entry: Entry) -> dict[str, object]:
    return {
        "key": entry.rule.key,
        "cite": entry.rule.cite,
        "tests": entry.tests,
        "mutants": None if entry.score is None else entry.score._asdict(),
        "explained": entry.languages,
    }
