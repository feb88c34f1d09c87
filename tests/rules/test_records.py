"""Golden records: games that must replay byte for byte for as long as the version stands.

`python -m tests.rules.test_records GAME` writes a game's anew, for when a ruling changes
and `Game.version` with it, or a bot plays otherwise.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

import pytest

from powderkeg.bots.ladder import make_bot
from powderkeg.rules.games import GAMES
from powderkeg.rules.match import Match
from powderkeg.rules.reader import Reader
from powderkeg.rules.record import Record

# By game and name: who plays, with which options.
GOLDEN: dict[str, dict[str, tuple[str, dict[str, str]]]] = {
    name: import_module(f"tests.rules.{name}").GOLDEN for name in GAMES
}
PLAYED = [(game, name) for game, records in GOLDEN.items() for name in records]
HERE = Path(__file__).parent
# More than bots have played: some were made by hand.
EVERY_RECORD = [
    (game, file.stem) for game in GAMES for file in sorted((HERE / game / "records").glob("*.txt"))
]


def file_of(game: str, name: str) -> Path:
    return HERE / game / "records" / f"{name}.txt"


def text_of(game: str, name: str) -> str:
    return file_of(game, name).read_text(encoding="utf-8")


def played(name: str, record: str) -> Record:
    game = GAMES[name]
    bots, options = GOLDEN[name][record]
    seated = {seat: make_bot(bot, game) for seat, bot in enumerate(bots.split())}
    return Match(game, game.setup(len(seated), options), seated, f"golden {record}").run()


@pytest.mark.parametrize(("game", "name"), EVERY_RECORD)
def test_a_golden_record_replays_byte_for_byte(game: str, name: str) -> None:
    record = Reader(GAMES).read(text_of(game, name))
    record.replay()
    record.verify_shuffle()
    assert record.write() == text_of(game, name)


def test_every_game_that_is_played_is_kept() -> None:
    assert set(PLAYED) <= set(EVERY_RECORD)


@pytest.mark.long
@pytest.mark.parametrize(("game", "name"), PLAYED)
def test_the_same_seed_and_bots_give_the_same_record(game: str, name: str) -> None:
    record = played(game, name)
    # Many are older than the line that says what they were played with.
    record.data = Reader(GAMES).read(text_of(game, name)).data
    assert record.write() == text_of(game, name)


@pytest.mark.parametrize("game", GOLDEN)
def test_every_kind_of_move_is_in_some_record(game: str) -> None:
    texts = "\n".join(text_of(*record) for record in EVERY_RECORD if record[0] == game)
    moves = GAMES[game].moves
    kinds = {moves.at(index).key for index in range(len(moves))}
    missing = {kind for kind in kinds if f" {kind}\n" not in texts and f" {kind}:" not in texts}
    assert missing == set()


if __name__ == "__main__":
    for golden in GOLDEN[sys.argv[1]]:
        file = file_of(sys.argv[1], golden)
        file.parent.mkdir(exist_ok=True)
        file.write_text(played(sys.argv[1], golden).write(), encoding="utf-8")
