"""Bots at a table: a broken one never holds it up."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from powderkeg.rules.games import GAMES
from powderkeg.server.bot_processes import BotProcesses
from powderkeg.table.news import Happened
from powderkeg.table.protocol import SeatBot, Start
from tests.server.house import House, open_house

ROGUE = Path(__file__).with_name("rogue.py")


async def fallbacks(house: House) -> float:
    text = (await house.http.get("/metrics")).text
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


async def test_bots_wait_until_somebody_is_there(house: House) -> None:
    table, token = await house.make(
        name="Ada", bots={"count": 2}, start=True, options={"first": "1"}, patience=0.1
    )
    summary = (await house.http.get(f"/api/tables/{table}")).json()
    assert summary["stage"] == "playing"
    ada = await house.come(table, token)
    assert ada.welcome.game is not None and ada.welcome.game.awaited == [1]
    assert (await ada.turn()).awaited == [0]
