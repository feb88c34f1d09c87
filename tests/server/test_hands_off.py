"""Hands that move: how they stop, come back, race, and whose they are."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from powderkeg.rules.core import Move, Seat
from powderkeg.rules.game import Game
from powderkeg.rules.games import GAMES
from powderkeg.server.bot_processes import NOBODY, BotProcesses
from powderkeg.server.store import Store
from powderkeg.table.bot_pool import Asker, BotFailed
from powderkeg.table.counters import Counters
from powderkeg.table.guest import PatientGuest
from powderkeg.table.keeper import NotSaved
from powderkeg.table.news import Corrected, Happened, Played, Pong
from powderkeg.table.protocol import Arrange, Ping, Play, Push, Stop
from powderkeg.table.realtime.realtime_table import SECOND_TRY
from tests.server.hands import (
    BEAT,
    TICK,
    Sandglass,
    beats,
    counted,
    happens,
    sand_runs,
    shake,
    shown,
    stored,
    turned_by_hand,
    two_shaking,
)
from tests.server.house import House, Person, open_house
from tests.server.sand import END, GAME, STOP, Sand, Shake, hash_of


@pytest.fixture(autouse=True)
def glass(monkeypatch: pytest.MonkeyPatch) -> Sandglass:
    monkeypatch.setitem(GAMES.games, "sand", GAME)
    return turned_by_hand(monkeypatch)


@pytest.fixture
async def house(tmp_path: Path, kept: str, glass: Sandglass) -> AsyncIterator[House]:
    async with open_house(tmp_path, clock=glass, tick=TICK, database=kept) as opened:
        yield opened


# Stopping.


async def test_an_earlier_stop_counts_though_it_comes_later(house: House, glass: Sandglass) -> None:
    """Ada's line is slow: Bo's stop is here when hers comes."""
    _, ada, bo = await two_shaking(house, glass)
    await shake(glass, 0, 20, ada, bo)
    glass.turn(15)
    await bo.do(Push(20, bytes([1]) * 15))
    await bo.do(Stop(35, hash_of(bytes([1]) * 35)))
    await ada.do(Push(20, bytes([1]) * 10))
    await ada.do(Stop(30))
    end = await bo.sees(Happened, lambda news: news.outcome)
    assert end.view["stopped"] == [30, 35]
    assert (await stored(house))[1:] == [
        f"0 shake:{'01' * 24}",
        f"1 shake:{'01' * 24}",
        f"0 stop:{'01' * 6}",
        f"1 stop:{'01' * 11}",
    ]


async def test_whoever_holds_back_sees_nothing_that_they_could_forestall(
    house: House, glass: Sandglass
) -> None:
    """Ada is always fifteen ticks late, to stop a little before whoever stops."""
    _, ada, bo = await two_shaking(house, glass)
    await shake(glass, 0, 20, ada, bo)
    glass.turn(15)
    await bo.do(Push(20, bytes([1]) * 15))
    await bo.do(Stop(35))
    await beats(bo)
    assert await shown(ada, bo, 20) == [20]
    assert await stored(house) == ["* wait:1"]
    await ada.do(Push(20, bytes([1]) * 14))
    await beats(ada)
    assert await shown(ada, bo, 34) == [34]
    assert await stored(house) == ["* wait:1"]
    glass.turn(2)
    await ada.do(Push(34, bytes([1]) * 2))
    told = await ada.sees(Happened, lambda news: news.view["stopped"][1])
    assert told.view["stopped"] == [None, 35]


async def test_a_stop_hurries_the_others_past_it(house: House, glass: Sandglass) -> None:
    _, ada, bo = await two_shaking(house, glass)
    await shake(glass, 0, 20, ada, bo)
    await bo.do(Stop(20))
    await shake(glass, 20, 30, ada)
    told = await happens(ada, "shook", "shook", "stopped")
    assert told.view["ticks"] == [24, 20]
    await shake(glass, 30, 60, ada)
    told = await happens(ada, "shook", "shook", "stopped", "shook")
    assert told.view["ticks"] == [60, 20]


@pytest.mark.parametrize(("pushed", "said", "meant"), [(20, 5, 20), (0, 5, 16), (20, 20, 20)])
async def test_a_stop_is_not_older_than_what_one_did_nor_than_the_lag(
    house: House, glass: Sandglass, pushed: int, said: int, meant: int
) -> None:
    _, ada, bo = await two_shaking(house, glass)
    await shake(glass, 0, 20, bo)
    await ada.do(Push(0, bytes([1]) * pushed))
    await shake(glass, 20, 40, bo)
    await beats(bo)  # so that whoever was late has been filled in
    await ada.do(Stop(said))
    stopped = await ada.sees(Happened, lambda news: news.view["stopped"][0] is not None)
    assert stopped.view["stopped"] == [meant, None]


async def test_nobody_stops_where_they_have_not_been(house: House, glass: Sandglass) -> None:
    _, ada, bo = await two_shaking(house, glass)
    glass.turn(3)
    await ada.do(Stop(3))
    news = await ada.hear(Corrected)
    assert (news.why, news.tick) == ("gap", 0)
    await ada.do(Push(0, bytes([1]) * 3))
    await ada.do(Stop(3))
    await bo.do(Push(0, bytes([1]) * 4))
    assert (await happens(ada, "stopped")).view["stopped"] == [3, None]


async def test_a_stop_that_is_played_is_acknowledged(house: House, glass: Sandglass) -> None:
    _, ada, bo = await two_shaking(house, glass)
    await shake(glass, 0, 15, ada, bo)
    await ada.do(Play(1, STOP.text, "enough"))
    await shake(glass, 15, 16, bo)
    assert (await ada.hear(Played)).key == "enough"
    stopped = [news for news in ada.heard if isinstance(news, Happened)][-1]
    assert stopped.view["stopped"] == [15, None]
    await ada.do(Play(1, STOP.text, "enough"))  # sent twice, played once
    assert (await ada.hear(Played)).key == "enough"
    await ada.do(Push(15, bytes([1])))  # too late, and no matter
    await shake(glass, 16, 24, bo)


class Shaker(BotProcesses):
    """A bot that shakes for a second, then stops; or one that only fails."""

    def __init__(self, fails: bool = False) -> None:
        super().__init__(count=1)
        self.fails = fails

    async def react(
        self, game: Game, scene: str, seat: Seat, bot: str, asker: Asker = NOBODY, rng: str = ""
    ) -> Move:
        if self.fails:
            raise BotFailed("no idea")
        state = game.scenes.read(scene)
        assert isinstance(state, Sand)
        enough = len(state.pushes[seat]) >= 60
        return STOP if enough else Shake("shake", bytes([2]) * 12, "")


# Coming back.


async def test_whoever_comes_back_goes_on_where_the_judge_is(
    house: House, glass: Sandglass
) -> None:
    table, ada, bo = await two_shaking(house, glass)
    await shake(glass, 0, 70, ada, bo)
    await ada.leave()
    await bo.table(lambda view: not view.chairs[0].here)
    ada = await house.come(table, ada.token)
    news = await ada.hear(Corrected)
    assert (news.why, news.tick, news.pushes, news.now) == ("back", 60, bytes([1]) * 10, 70)
    await ada.do(Push(60, bytes([1]) * 16))  # what is known already is no matter
    await bo.do(Push(70, bytes([1]) * 6))
    glass.turn(6)
    assert await shown(bo, ada, 76) == [76]


async def test_nobody_waits_for_the_hand_of_who_is_away(house: House, glass: Sandglass) -> None:
    _, ada, bo = await two_shaking(house, glass)
    await ada.leave()
    await bo.table(lambda view: not view.chairs[0].here)
    glass.turn(10)
    await bo.do(Push(0, bytes([1]) * 10))
    assert await shown(bo, bo, 10) == [10]


async def test_whoever_takes_a_bots_seat_takes_its_glass(tmp_path: Path, glass: Sandglass) -> None:
    async with open_house(tmp_path, glass, Shaker(), tick=TICK) as house:
        table, token = await house.make(game="sand", name="Ada", bots={"count": 1}, start=True)
        ada = await house.come(table, token)
        await ada.do(Arrange(locked=False))
        await sand_runs(glass, ada)
        await shake(glass, 0, 20, ada)
        bo = await house.sit(table, "Bo", chair=1)
        news = await bo.hear(Corrected)
        assert (news.why, news.tick, news.now) == ("back", 0, 20)
        tick = len(news.pushes)
        assert set(news.pushes) == {2}
        glass.turn(max(0, tick + 1 - news.now))
        await bo.do(Push(tick, bytes([1])))
        await ada.do(Push(20, bytes([1]) * max(0, tick + 1 - 20)))
        assert await shown(ada, bo, tick + 1) == [2 * tick + 1]


async def test_when_nobody_is_there_the_sand_stands_still(house: House, glass: Sandglass) -> None:
    table, ada, bo = await two_shaking(house, glass)
    await shake(glass, 0, 20, ada, bo)
    await ada.leave()
    await bo.leave()
    while await counted(house, "sockets"):
        pass
    glass.turn(1000)
    bo = await house.come(table, bo.token)
    news = await bo.hear(Corrected)
    assert (news.why, news.now, len(news.pushes)) == ("back", 20, 20)
    await shake(glass, 20, 40, bo)


async def test_what_the_store_refused_is_written_down_a_little_later(
    house: House, glass: Sandglass, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, ada, bo = await two_shaking(house, glass)
    await shake(glass, 0, 55, ada, bo)
    kept = Store.add_acts

    async def moody(*_: object) -> None:
        monkeypatch.setattr(Store, "add_acts", kept)
        raise NotSaved("no room on the disk")

    monkeypatch.setattr(Store, "add_acts", moody)
    await shake(glass, 55, 65, ada, bo)
    await happens(bo, "shook", "shook")
    assert await stored(house) == [
        "* wait:1",
        f"0 shake:{'01' * 60}",
        f"1 shake:{'01' * 60}",
    ]


async def test_a_pulse_that_runs_into_a_bug_of_ours_takes_its_time_to_do_so_again(
    house: House, glass: Sandglass, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, ada, bo = await two_shaking(house, glass)
    kept = Store.add_acts

    async def broken(*_: object) -> None:
        raise TypeError("a bug")

    monkeypatch.setattr(Store, "add_acts", broken)
    await shake(glass, 0, 40, ada, bo)
    with capture_logs() as notes:
        glass.turn(20)
        for person in (ada, bo):
            await person.do(Push(40, bytes([1]) * 20))
        for _ in range(10):
            await ada.do(Ping())
            await ada.hear(Pong)
            await asyncio.sleep(2 * BEAT)
    assert [note["event"] for note in notes].count("fault") == 1
    monkeypatch.setattr(Store, "add_acts", kept)
    glass.turn(SECOND_TRY / TICK * 60 + 1)
    race = await bo.sees(Happened, lambda news: news.view["phase"] == "race")
    assert race.view["ticks"] == [END, END]


# The end.


async def test_after_the_sand_there_is_a_race(house: House, glass: Sandglass) -> None:
    """A grab is believed as far as the lag allows."""
    _, ada, bo = await two_shaking(house, glass)
    glass.turn(END + 24)  # nobody moves a hand
    race = await bo.sees(Happened, lambda news: news.view["phase"] == "race")
    assert race.view["ticks"] == [END, END]
    glass.turn(40)
    await ada.do(Stop(2))
    end = await bo.sees(Happened, lambda news: news.outcome)
    assert end.events == [{"event": "grabbed", "seat": 0, "ticks": 16}]


async def test_a_grab_is_held_back_until_nobody_can_have_been_quicker(
    house: House, glass: Sandglass
) -> None:
    """Bo has heard of nothing, and his claim is believed as far as his line was slow before."""
    _, ada, bo = await two_shaking(house, glass)
    await shake(glass, 0, 20, ada, bo)
    glass.turn(END - 20 + 24)
    for person in (ada, bo):
        await person.sees(Happened, lambda news: news.view["phase"] == "race")
    glass.turn(12)
    await ada.do(Stop(12))
    for person in (ada, bo):
        await person.do(Ping())
        await person.hear(Pong)
    assert not [news for news in bo.heard if isinstance(news, Happened) and news.outcome]
    glass.turn(10)
    await bo.do(Stop(0))
    end = await bo.sees(Happened, lambda news: news.outcome)
    assert end.events == [{"event": "grabbed", "seat": 0, "ticks": 12}]


# Bots.


async def test_a_bots_hand_moves_like_any_other(tmp_path: Path, glass: Sandglass) -> None:
    async with open_house(tmp_path, glass, Shaker(), tick=TICK) as house:
        table, token = await house.make(game="sand", name="Ada", bots={"count": 1}, start=True)
        ada = await house.come(table, token)
        bot = Person(ada.line)
        bot.chair = 1
        await sand_runs(glass, ada)
        await shake(glass, 0, 5, ada)
        assert await shown(ada, bot, 5) == [10]
        await shake(glass, 5, 61, ada)
        stopped = await ada.sees(Happened, lambda news: news.view["stopped"][1])
        assert stopped.view["stopped"] == [None, 60]
        bots = [line for line in await stored(house) if line.startswith("1")]
        assert bots == [f"1 shake:{'02' * 60}", "1 stop:"]


async def test_a_bot_that_fails_is_at_rest(tmp_path: Path, glass: Sandglass) -> None:
    async with open_house(tmp_path, glass, Shaker(fails=True), tick=TICK) as house:
        table, token = await house.make(game="sand", name="Ada", bots={"count": 1}, start=True)
        before = await counted(house, 'fallbacks_total{why="reflex"')
        ada = await house.come(table, token)
        await sand_runs(glass, ada)
        bot = Person(ada.line)
        bot.chair = 1
        glass.turn(40)
        assert await shown(ada, bot, 16) == [0]
        failed = await counted(house, 'fallbacks_total{why="reflex"') - before
        assert 1 <= failed <= 3  # once for each beat, not again and again


def test_a_slow_line_is_shown_the_newest() -> None:
    guest = PatientGuest(Counters())
    for number in range(1000):
        guest.show(b"%d" % number)
    assert guest.glimpse == b"999" and guest.end is None
