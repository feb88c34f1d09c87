"""powderkeg ledger: how much of the rulebook is tested and explained."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from powderkeg.cli.common import AsJson, GameName, print_json, the_game
from powderkeg.ledger import Entry, entries, tests_below
from powderkeg.rules.core import Complaint
from powderkeg.words import LANGUAGES


def ledger(
    name: GameName,
    tests: Annotated[
        Path, typer.Option("--tests", metavar="DIR", help="Where the tests are.")
    ] = Path("tests"),
    as_json: AsJson = False,
) -> None:
    """Count rules, those that a test names, and those explained in each language."""
    game = the_game(name)
    folder = tests / "rules" / name
    if not folder.is_dir():
        raise Complaint(f"no folder {folder}: run this in a checkout, or say --tests DIR")
    book = entries(game, tests_below(folder))
    if as_json:
        print_json(
            {
                "game": name,
                "rules": len(book),
                "tested": sum(bool(entry.tests) for entry in book),
                "explained": explained(book),
                "entries": [to_json(entry) for entry in book],
            }
        )
        return
    for entry in book:
        gaps = [lang for lang in LANGUAGES if lang not in entry.languages]
        print(f"{entry.rule.key:<12}{len(entry.tests):>3} tests  {' '.join(gaps)}".rstrip())
    print(f"\n{name}: {summary(book)}")


def explained(book: list[Entry]) -> dict[str, int]:
    return {lang: sum(lang in entry.languages for entry in book) for lang in LANGUAGES}


def summary(book: list[Entry]) -> str:
    """Rules, tested where the tests are at hand, and explained in each language."""
    tested = sum(bool(entry.tests) for entry in book)
    told = ", ".join(f"{lang} {count}" for lang, count in explained(book).items())
    return (
        f"{len(book)} rules, " + (f"{tested} tested, " if tested else "") + f"explained in {told}"
    )


def to_json(entry: Entry) -> dict[str, object]:
    return {
        "key": entry.rule.key,
        "cite": entry.rule.cite,
        "tests": entry.tests,
        "explained": entry.languages,
    }
