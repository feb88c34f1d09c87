"""Whatever record this server has made, it takes back."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from powderkeg.rules.core import CHANCE, SILENT, Move
from powderkeg.rules.games import GAMES
from powderkeg.rules.nitro.mixing import MIX, room
from powderkeg.rules.nitro.moves import mix
from powderkeg.rules.nitro.pieces import BEAT, MOST_SEATS, RATE
from powderkeg.rules.nitro.state import Nitro
from powderkeg.rules.record import Record, end_text
from powderkeg.rules.rng import Rng
from powderkeg.server.answers import MOST_BYTES, MOST_WITH_RECORD
from powderkeg.table.api import LONGEST_RECORD, RecordFile
from powderkeg.table.reading import MOST_LINES, lines_of
from powderkeg.table.session import MOST_TAKEBACKS
from tests.server.house import open_house
from tests.table.standing import Standing

WIDEST = 4  # characters of a line besides its move
SPARE = 100_000  # characters for names, notes, takebacks


def wild(rng: Rng, ticks: int) -> Move:
    """No two ticks are alike, so nothing of it can be squeezed."""
    return mix(bytes(rng.below(64) for _ in range(2 * ticks)), "")


def longest_move(name: str) -> int:
    if name == "nitro":  # of what a hand does in a beat: there are as many as the game has acts
        return len(wild(Rng("wild"), BEAT).text) + len(".0123abcd")
    moves = GAMES[name].moves
    return max(len(moves.at(number).text) for number in range(len(moves)))


def wild_evening() -> str:
    """Four people shake for as long as the sand runs, in every round; told in acts of a second."""
    game, rng = GAMES["nitro"], Rng("wild")
    record = Record(game, game.setup(MOST_SEATS, {"sand": "60"}))
    state = game.start(record.setup)
    assert isinstance(state, Nitro)
    while (outcome := state.outcome()) is None:
        actor = state.actors()[0]
        ticks = room(state, actor) if state.phases[-1] is MIX and actor != CHANCE else 0
        move = wild(rng, min(ticks, RATE)) if ticks else state.moves(actor)[0]
        record.add(actor, move)
        state.play(actor, move, SILENT)
    record.end = end_text(outcome)
    return record.write()


@pytest.mark.parametrize("name", GAMES)
def test_the_longest_game_there_can_be_is_not_too_long(name: str) -> None:
    game = GAMES[name]
    assert game.bound + 2 * MOST_TAKEBACKS * game.seats[-1] <= MOST_LINES
    assert game.bound * (longest_move(name) + WIDEST) + SPARE <= LONGEST_RECORD


def test_a_record_comes_in_one_request() -> None:
    record = "0 pawn:0\n" * (LONGEST_RECORD // 9)
    assert len(msgspec.json.encode(RecordFile(record))) <= MOST_WITH_RECORD


async def test_a_wild_evening_is_taken_back_and_paid_by_the_line(tmp_path: Path) -> None:
    record = wild_evening()
    assert len(record) > MOST_BYTES
    async with open_house(tmp_path, Standing(), limits=1.0) as house:
        purse = house.app.state.purses.of("127.0.0.1")
        before = purse.left["reading"]
        answer = await house.http.post("/api/replays/result", json={"record": record})
        assert answer.status_code == 200 and answer.json()["outcome"]["winners"]
        assert before - purse.left["reading"] == lines_of(record)


async def test_nobody_fills_the_memory_with_what_is_not_read(tmp_path: Path) -> None:
    """What comes is held for a deposit, long before it is whole."""
    async with open_house(tmp_path, Standing(), limits=1.0) as house:
        purse = house.app.state.purses.of("127.0.0.1")
        purse.take("reading", purse.left["reading"])
        answer = await house.http.post("/api/replays/result", json={"record": "x" * 400_000})
        assert answer.status_code == 429
        short = await house.http.post("/api/replays/result", json={"record": "x"})
        assert short.status_code == 429  # it would have to be read, and nobody can pay for it
        assert (await house.http.post("/api/own", json={"seats": []})).status_code == 200
