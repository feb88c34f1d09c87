"""Whole games at a table, in a program that has neither server nor database: `… alone GAME …`.

What a table must not need cannot be imported here.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType

ABSENT = (
    "aiosqlite anyio asyncpg httptools multiprocessing powderkeg.server prometheus_client segno "
    "sqlalchemy sqlite3 starlette uvicorn uvloop websockets"
).split()


class Nowhere(MetaPathFinder):
    """Finds these, and fails."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if any(name == absent or name.startswith(f"{absent}.") for absent in ABSENT):
            raise ImportError(f"a table does not need {name}")
        return None


async def play_to_the_end(name: str) -> None:
    from powderkeg.rules.games import GAMES
    from powderkeg.table.archive import Archive
    from powderkeg.table.news import Happened, Welcome
    from powderkeg.table.protocol import Play
    from powderkeg.table.reading import read_replay
    from tests.table.desk import Desk

    desk = Desk()
    ada = await desk.sit_down(name, bots=max(GAMES[name].seats[0], 3) - 1)
    welcome = await ada.sees(Welcome)
    assert welcome.game is not None
    news = welcome.game
    while news.outcome is None:
        if 0 in news.awaited:
            ada.do(Play(news.at, news.offers[0].move))
        news = await ada.sees(Happened, lambda told: 0 in told.awaited or told.outcome)
    kept = await Archive(desk.services).find(welcome.table.replay or ada.table.doc.match, "")
    replay = read_replay(GAMES, kept, 0)
    print(name, news.at, len(replay.frames), replay.shuffle)
    await desk.tables.close()


if __name__ == "__main__":
    sys.meta_path.insert(0, Nowhere())
    for game in sys.argv[1:]:
        asyncio.run(play_to_the_end(game))
