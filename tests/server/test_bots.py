"""Bots at a table: a broken one never holds it up."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import ClassVar

import pytest

from powderkeg.rules.core import Move, Seat, State
from powderkeg.rules.games import GAMES
from powderkeg.rules.record import Record
from powderkeg.rules.rng import Fate
from powderkeg.server.bot_processes import NOBODY, BotProcesses
from powderkeg.table.bot_pool import Asker, LongLine
from powderkeg.table.news import Happened
from powderkeg.table.protocol import SeatBot, Start
from tests.server.hands import counted
from tests.server.house import House, open_house

ROGUE = Path(__file__).with_name("rogue.py")


async def fallbacks(house: House) -> float:
    text = house.metrics()
    lines = [line for line in text.splitlines() if line.startswith("powderkeg_fallbacks_total{")]
    return sum(float(line.split()[-1]) for line in lines)


@pytest.mark.parametrize("bot", ["crashing", "slow", "babbling", "illegal", "broken"])
async def test_a_bot_that_fails_plays_something_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bot: str
) -> None:
    rogues = BotProcesses(1, patience=1.0, command=(sys.executable, str(ROGUE)))
    monkeypatch.setitem(GAMES["verflixxt"].strategy.ladder, bot, bot)
    async with open_house(tmp_path, bots=rogues) as house:
        before = await fallbacks(house)
        table, token = await house.make(name="Ada")
        ada = await house.come(table, token)
        await ada.do(SeatBot(1, bot))
        await ada.do(Start())
        game = await ada.turn()
        await ada.play_first(game)
        after = await ada.sees(Happened, lambda news: news.offers and news.at > game.at + 2)
        assert after.awaited == [0]
        assert await fallbacks(house) == before + 1


async def test_a_bots_move_is_not_replayed_where_everybody_waits(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, token = await house.make(name="Ada", bots={"count": 1}, start=True)
    ada = await house.come(table, token)
    replayed: list[Record] = []
    whole = Record.replay

    def noted(record: Record, fate: Fate | None = None) -> State:
        replayed.append(record)
        return whole(record, fate)

    monkeypatch.setattr(Record, "replay", noted)
    game = ada.welcome.game
    await ada.play_first(game if game and game.offers else await ada.turn())
    await ada.sees(Happened, lambda news: any("roll" in str(event) for event in news.events))
    await ada.turn()
    assert not replayed


class Busy(BotProcesses):
    """Everybody is asked before whoever comes now."""

    async def choose(
        self, record: Record, seat: Seat, bot: str, asker: Asker = NOBODY, rng: str = ""
    ) -> Move:
        self.askers.append(asker)
        raise LongLine("for ages in line")

    askers: ClassVar[list[Asker]] = []


async def test_where_the_line_is_long_a_bot_makes_a_simple_move_of_its_own(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path, bots=Busy(1)) as house:
        before, failed = await counted(house, 'fallbacks_total{why="line"'), await fallbacks(house)
        table, token = await house.make(
            name="Ada", bots={"count": 1, "level": "ruthless"}, start=True
        )
        ada = await house.come(table, token)
        game = ada.welcome.game
        await ada.play_first(game if game and game.offers else await ada.turn())
        await ada.turn()
        simple = await counted(house, 'fallbacks_total{why="line"') - before
        assert simple >= 1
        assert await fallbacks(house) == failed + simple  # and it was no failure
        assert set(Busy.askers) == {Asker("127.0.0.1", table)}


async def test_bots_wait_until_somebody_is_there(house: House) -> None:
    table, token = await house.make(
        name="Ada", bots={"count": 2}, start=True, options={"first": "1"}, patience=0.1
    )
    summary = (await house.http.get(f"/api/tables/{table}")).json()
    assert summary["stage"] == "playing"
    ada = await house.come(table, token)
    assert ada.welcome.game is not None and ada.welcome.game.awaited == [1]
    assert (await ada.turn()).awaited == [0]
