"""powderkeg replay: is this record a game that could be played, and was its shuffle fair?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from powderkeg.cli.common import AsJson, Language, print_json, read_record, told_of
from powderkeg.words import Words


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    as_json: AsJson = False,
    language: Language = "en",
) -> None:
    """Check a record act by act and print how it ended. Exit status 2 for a bad one."""
    record = read_record(file)
    with told_of(file):
        state = record.replay()
        record.verify_takebacks()
        if record.seed:
            record.verify_shuffle()
    shuffle = "promised, seed not told" if record.commit else "not promised"
    if record.seed:
        shuffle = "verified" if record.commit else "as the seed draws, but never promised"
    outcome = state.outcome()
    if as_json:
        print_json(
            {
                "game": record.game.name,
                "version": record.game.version,
                "seats": record.setup.seats,
                "options": record.setup.options,
                "acts": len(record.acts),
                "takebacks": len(record.takebacks),
                "branch": record.branch,
                "salts": {str(seat): salt for seat, salt in record.salts.items()},
                "shuffle": shuffle,
                "finished": outcome is not None,
                "outcome": None if outcome is None else outcome.to_json(),
            }
        )
        return
    words = Words(record.game, language, record.names)
    print(f"{record.game.name} for {record.setup.seats}: {len(record.acts)} acts, all allowed")
    if record.takebacks:
        gone = len(record.told) - len(record.takebacks) - len(record.acts)
        print(f"takebacks: {len(record.takebacks)}; acts taken back: {gone}, all allowed")
    if record.branch:
        print(f"branch: the first {record.branch} acts and their draws come from another game")
    print(f"shuffle: {shuffle}")
    for seat, salt in sorted(record.salts.items()):
        print(f"  salted by {words.name(seat)}: {salt}")
    if outcome is None:
        print("not finished")
        return
    for seat, score in enumerate(outcome.scores):
        crown = "  *" if seat in outcome.winners else ""
        print(f"  {words.name(seat)}: {score:g}{crown}")
