"""What several commands take and say."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, TypeVar

import typer
from rich.console import Console
from rich.progress import track

from powderkeg.research.fixtures import Fixture, Result, play_all
from powderkeg.research.parts import merged, part_of, written
from powderkeg.rules.core import Complaint
from powderkeg.rules.game import Game
from powderkeg.rules.games import GAMES
from powderkeg.rules.reader import Reader
from powderkeg.rules.record import Record, RecordError
from powderkeg.rules.setup import Setup
from powderkeg.words import Words

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Which game: see `powderkeg games`.")]
Seats = Annotated[int, typer.Option("--seats", help="How many play.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="KEY=VALUE", help="An option of the game; may be repeated."),
]
Language = Annotated[str, typer.Option("--lang", help="en, de, fr or it.")]
Seed = Annotated[str, typer.Option("--seed", help="Any text; the same seed gives the same game.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON document and nothing else.")]
On = Annotated[
    str,
    typer.Option(
        "--on", metavar="WHERE", help="here, ray, or ray://HOST:PORT: a cluster of Ray's."
    ),
]
PartText = Annotated[
    str,
    typer.Option("--part", metavar="N/M", help="Play one of M parts, and print its results."),
]
Merge = Annotated[
    list[Path] | None,
    typer.Option("--merge", metavar="FILE", help="What the parts printed; may be repeated."),
]
Jobs = Annotated[int, typer.Option("--jobs", min=1, help="How many processes play.")]

T = TypeVar("T")


def the_game(name: str) -> Game:
    if name not in GAMES:
        raise Complaint(f"no game '{name}'; there are: {', '.join(GAMES)}")
    return GAMES[name]


def the_options(words: list[str] | None) -> dict[str, str]:
    options: dict[str, str] = {}
    for word in words or []:
        key, equals, value = word.partition("=")
        if not equals:
            raise Complaint(f"an option is KEY=VALUE, not '{word}'")
        if key in options:
            raise Complaint(f"option {key} is given twice")
        options[key] = value
    return options


def the_setup(game: Game, seats: int, options: list[str] | None, language: str = "en") -> Setup:
    """What was asked for, if it can be played; otherwise the rule that says no."""
    setup = game.setup(seats, the_options(options))
    refusal = game.refusal(setup)
    if refusal is not None:
        words = Words(game, language)
        rule = refusal.rule
        raise Complaint(f"{words.refusal(refusal)} ({rule.key}: {words.cite(rule)})")
    warning = game.warning(setup)
    if warning is not None:
        words = Words(game, language)
        print(f"{words.refusal(warning)} ({warning.rule.key})", file=sys.stderr)
    return setup


def for_each_seat(bots: str, seats: int) -> list[str]:
    """Names separated by commas; if there are fewer than seats, they come round again."""
    names = [name.strip() for name in bots.split(",") if name.strip()]
    if not names:
        raise Complaint("name at least one bot")
    if len(names) > seats:
        raise Complaint(f"{len(names)} bots for {seats} seats")
    return [names[seat % len(names)] for seat in range(seats)]


@contextmanager
def told_of(path: Path) -> Iterator[None]:
    """What is wrong with a record is told with its file."""
    try:
        yield
    except UnicodeDecodeError as problem:
        raise Complaint(f"{path} is not a text file in UTF-8: {problem}") from None
    except RecordError as problem:
        raise Complaint(f"{path}, {problem}") from None


def read_record(path: Path, game: Game | None = None) -> Record:
    """The record in a file, if it is one, and of this game."""
    with told_of(path):
        record = Reader(GAMES).read(path.read_text(encoding="utf-8"))
    if game is not None and record.game is not game:
        raise Complaint(f"{path} is a record of {record.game.name}, not of {game.name}")
    return record


def print_json(document: object) -> None:
    plain = (sys.stdout.encoding or "").lower().replace("-", "") != "utf8"
    print(json.dumps(document, indent=2, ensure_ascii=plain))


def with_progress(things: Iterable[T], total: int, what: str) -> Iterator[T]:
    """A bar on the terminal while long work goes on; nothing where nobody watches."""
    console = Console(stderr=True)
    hidden = not (console.is_terminal and sys.stderr.isatty())
    yield from track(things, what, total=total, console=console, transient=True, disable=hidden)


def results_of(
    fixtures: Sequence[Fixture], jobs: int, on: str, part: str, merge: list[Path] | None
) -> list[Result] | None:
    """All results; None where only a part was played, and printed."""
    if part and merge:
        raise Complaint("a part is played, or parts are merged: not both")
    if merge:
        return merged(merge, fixtures)
    todo = part_of(part).mine(fixtures) if part else fixtures
    results = with_progress(play_all(todo, jobs, on), len(todo), "Playing")
    if not part:
        return list(results)
    for result in results:
        print(written(result), flush=True)
    return None
