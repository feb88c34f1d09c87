"""Golden records: games that must replay byte for byte for as long as the version stands.

`python -m tests.rules.verflixxt.test_records` writes them anew, for when a ruling changes
and `Game.version` with it.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from powderkeg.bots.ladder import make_bot
from powderkeg.bots.match import Match
from powderkeg.rules.record import Record
from powderkeg.rules.verflixxt import GAME

FOLDER = Path(__file__).parent / "records"
GOLDEN: dict[str, tuple[str, dict[str, str]]] = {
    "base-for-two": ("random greedy", {}),
    "base-for-six": ("random random greedy random random greedy", {"first": "random"}),
    "rising-free-ones": ("random greedy random", {"path": "rising", "on-a-one": "free"}),
    "shuffled-passed-go-last": ("random greedy", {"path": "shuffled", "passed-tiles": "go-last"}),
    "lucky-last-one-home": ("random greedy random", {"path": "lucky-last", "end": "one-home"}),
    "last-pawn-fewest-lucky": ("greedy random", {"end": "last-pawn", "ties": "fewest-lucky"}),
    "nochmal-for-four": ("greedy random greedy random", {"expansion": "nochmal"}),
    "nochmal-fixed-for-three": (
        "random greedy search:20",
        {"expansion": "nochmal", "path": "fixed"},
    ),
    "worms-for-three": ("random greedy random", {"expansion": "worms"}),
    "worms-for-eight": ("random " * 8, {"expansion": "worms"}),
    "worms-push-is-the-move": ("random random", {"expansion": "worms", "push": "instead"}),
}


def played(name: str) -> Record:
    bots, options = GOLDEN[name]
    seated = {seat: make_bot(bot, GAME) for seat, bot in enumerate(bots.split())}
    return Match(GAME, GAME.setup(len(seated), options), seated, f"golden {name}").run()


def text_of(name: str) -> str:
    return (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_record_replays_byte_for_byte(name: str) -> None:
    record = Record.read(text_of(name))
    record.replay()
    record.verify_shuffle()
    assert record.write() == text_of(name)


@pytest.mark.parametrize("name", GOLDEN)
def test_the_same_seed_and_bots_give_the_same_record(name: str) -> None:
    assert played(name).write() == text_of(name)


def test_every_kind_of_move_is_in_some_record() -> None:
    texts = "\n".join(map(text_of, GOLDEN))
    kinds = {GAME.moves.at(index).key for index in range(len(GAME.moves))}
    missing = {kind for kind in kinds if f" {kind}\n" not in texts and f" {kind}:" not in texts}
    assert missing == set()


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for golden in GOLDEN:
        (FOLDER / f"{golden}.txt").write_text(played(golden).write(), encoding="utf-8")
