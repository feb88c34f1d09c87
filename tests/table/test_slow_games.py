"""A game over days: time to think, patience, and a table that looks after itself."""

from __future__ import annotations

import asyncio

import pytest

from powderkeg.rules.core import NEVER
from powderkeg.table.api import BotsWish, NewTable
from powderkeg.table.documents import TableDoc
from powderkeg.table.news import Happened, Problem, Seated, TableNews, TimeView, Welcome
from powderkeg.table.ownership import Elsewhere
from powderkeg.table.playing import Playing
from powderkeg.table.protocol import Arrange, Patience, Play, Sit, Start, TakeBack, TimeControl
from powderkeg.table.tables import Tables
from tests.table.desk import Desk, Visitor
from tests.table.standing import Standing

HOUR, DAY = 3600.0, 86_400.0
CHESS = TimeControl(300.0, 10.0)
POST = TimeControl(DAY, HOUR)


class Evening:
    """Ada, who begins, and Bo at a table of Verflixxt; the time is ours to turn."""

    def __init__(self) -> None:
        self.clock = Standing()
        self.desk = Desk(self.clock, seconds_a_tick=1.0)

    async def begin(
        self,
        time: TimeControl | None = None,
        patience: Patience = 60.0,
        bots: int = 0,
        game: str = "verflixxt",
        breath: float = 0.0,
    ) -> None:
        wish = NewTable(
            game,
            {"first": "0"} if game == "verflixxt" else {},
            name="Ada",
            bots=BotsWish(bots, "carefree"),
            breath=breath,
            time=time,
            patience=patience,
        )
        self.name, self.ada_token = await self.desk.tables.make(wish, [], [])
        self.ada = await self.desk.come(self.name, self.ada_token)
        self.bo = await self.desk.come(self.name)
        self.bo.do(Sit("Bo"))
        self.bo_token = (await self.bo.sees(Seated)).token
        self.ada.do(Start())
        await self.ada.sees(Happened)
        await self.bo.sees(Happened)

    @property
    def playing(self) -> Playing:
        stage = self.desk.tables.open[self.name].stage
        assert isinstance(stage, Playing)
        return stage

    def awaited(self) -> list[int]:
        return self.playing.session.state.deciders()

    def left(self) -> TimeView:
        view = self.playing.time_view()
        assert view is not None
        return view

    async def settle(self) -> None:
        """Everybody does what there is to do; a table is brought back in a thread."""
        for _ in range(60):
            await asyncio.sleep(0)
        while self.desk.tables.opening or self.desk.tables.waking:
            await asyncio.sleep(0.001)
        for _ in range(60):
            await asyncio.sleep(0)

    async def turn(self, seconds: float) -> None:
        """So much time goes by, and whatever is due on the way happens when it is."""
        end = self.clock.seconds + seconds
        while True:
            await self.settle()
            ringing = [bell.at for bell in self.clock.waiting if not bell.is_cancelled]
            upcoming = min((at for at in ringing if at <= end), default=end)
            self.clock.turn(max(0.0, upcoming - self.clock.seconds))
            await self.settle()
            if upcoming >= end:
                return

    async def play(self, who: Visitor) -> None:
        """The first thing there is, until another is awaited."""
        assert who.guest.chair is not None
        seat = self.playing.chair_at(who.guest.chair)
        while seat in self.awaited():
            session = self.playing.session
            who.do(Play(session.at(seat), session.state.moves(seat)[0].text))
            await self.settle()

    async def leave(self, who: Visitor) -> None:
        who.table.post(self.desk.tables.say_goodbye, who.table, who.guest)
        await self.settle()

    async def power_cut(self) -> None:
        """And the house is opened again, with what is kept."""
        await self.desk.tables.close()
        self.clock.waiting = []
        self.desk.tables = Tables(self.desk.services)

    async def close(self) -> None:
        await self.desk.tables.close()


# Time to think.


async def test_it_runs_for_who_is_awaited_and_grows_after_each_turn() -> None:
    evening = Evening()
    await evening.begin(CHESS)
    assert evening.awaited() == [0]
    await evening.turn(42.0)
    assert evening.left() == TimeView([258.0, 300.0], [0])
    await evening.play(evening.ada)
    assert evening.left() == TimeView([268.0, 300.0], [1])
    await evening.turn(5.0)
    assert evening.left() == TimeView([268.0, 295.0], [1])
    await evening.close()


async def test_all_are_told_how_much_is_left() -> None:
    evening = Evening()
    await evening.begin(CHESS)
    await evening.turn(42.0)
    welcome = await (await evening.desk.come(evening.name)).sees(Welcome)
    assert welcome.table.time == CHESS
    assert welcome.game is not None and welcome.game.time == TimeView([258.0, 300.0], [0])
    await evening.close()


async def test_whose_time_is_up_is_played_by_a_bot_until_the_turn_is_over() -> None:
    """Nobody loses by it: what is added after a turn is there for the next one."""
    evening = Evening()
    await evening.begin(CHESS)
    await evening.turn(299.0)
    assert evening.awaited() == [0]
    await evening.turn(1.0)
    assert evening.awaited() == [1]
    assert evening.left() == TimeView([10.0, 300.0], [1])
    await evening.play(evening.bo)
    await evening.turn(9.0)
    assert evening.awaited() == [0]  # these ten seconds are hers
    await evening.close()


async def test_without_more_time_the_bot_plays_on() -> None:
    evening = Evening()
    await evening.begin(TimeControl(60.0, 0.0))
    await evening.turn(60.0)
    session = evening.playing.session
    assert (evening.awaited(), session.at(1)) == ([1], 3)
    evening.bo.do(Play(3, session.state.moves(1)[0].text))
    await evening.turn(0.0)
    assert (evening.awaited(), session.at(1)) == ([1], 7)  # two moves, and nature after each
    await evening.close()


async def test_it_runs_while_nobody_is_there() -> None:
    """The table is put away, and woken when Ada's day is over: then it is Bo's turn."""
    evening = Evening()
    await evening.begin(POST, "never")
    await evening.leave(evening.ada)
    await evening.leave(evening.bo)
    await evening.turn(DAY - HOUR)
    assert evening.name not in evening.desk.tables.open
    await evening.turn(HOUR + 1)
    assert evening.awaited() == [1]
    await evening.turn(HOUR)
    assert evening.name not in evening.desk.tables.open
    await evening.close()


@pytest.mark.parametrize("trouble", [OSError("the database is away"), Elsewhere("not just now")])
async def test_what_could_not_be_opened_when_its_time_was_up_is_opened_later(
    trouble: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = Evening()
    await evening.begin(POST, "never")
    await evening.leave(evening.ada)
    await evening.leave(evening.bo)
    await evening.turn(DAY - HOUR)

    async def fail(table: str) -> TableDoc | None:
        raise trouble

    monkeypatch.setattr(evening.desk.keeper, "find_table", fail)
    await evening.turn(HOUR + 1)
    assert evening.name not in evening.desk.tables.open
    monkeypatch.undo()
    await evening.turn(60)
    assert evening.awaited() == [1]
    await evening.close()


async def test_what_another_node_has_it_looks_after_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening()
    await evening.begin(POST, "never")
    await evening.leave(evening.ada)
    await evening.leave(evening.bo)
    await evening.turn(DAY - HOUR)

    async def fail(table: str) -> TableDoc | None:
        raise Elsewhere("another node has this table", "http://there", 1)

    monkeypatch.setattr(evening.desk.keeper, "find_table", fail)
    await evening.turn(HOUR + 1)
    assert not evening.desk.tables.alarms
    await evening.close()


async def test_it_runs_through_a_power_cut() -> None:
    evening = Evening()
    await evening.begin(POST, "never")
    await evening.turn(6 * HOUR)
    await evening.play(evening.ada)
    await evening.turn(HOUR)
    await evening.power_cut()
    evening.clock.turn(2 * HOUR)
    await evening.desk.tables.wake_all()
    await evening.settle()
    assert evening.left() == TimeView([19 * HOUR, 21 * HOUR], [1])
    await evening.turn(21 * HOUR)
    assert evening.name in evening.desk.tables.open and evening.awaited() == [0]
    await evening.close()


async def test_a_turn_that_is_taken_back_adds_nothing() -> None:
    evening = Evening()
    await evening.begin(CHESS, breath=3.0)
    session = evening.playing.session
    for _ in range(3):
        await evening.turn(1.0)
        evening.ada.do(Play(session.at(0), session.state.moves(0)[0].text))
        await evening.settle()
        evening.ada.do(TakeBack(session.at(0)))
        await evening.settle()
    assert session.match.record.takebacks
    assert evening.left().left[0] <= 297.0
    await evening.close()


async def test_where_the_game_has_a_clock_of_its_own_only_that_runs() -> None:
    evening = Evening()
    await evening.begin(CHESS, bots=1, game="elixir")
    assert evening.playing.session.state.due() != NEVER
    assert evening.left() == TimeView([300.0] * 3, [])
    await evening.close()


async def test_it_is_agreed_on_before_the_game() -> None:
    evening = Evening()
    await evening.begin(CHESS)
    evening.ada.do(Arrange(time="none"))
    assert (await evening.ada.sees(Problem)).code == "not-waiting"
    await evening.close()


async def test_the_host_arranges_it_in_the_waiting_room() -> None:
    desk = Desk()
    name, token = await desk.tables.make(NewTable("verflixxt", name="Ada"), [], [])
    ada = await desk.come(name, token)
    ada.do(Arrange(time=CHESS, patience="never"))
    view = (await ada.sees(TableNews, lambda news: news.table.time is not None)).table
    assert (view.time, view.patience) == (CHESS, "never")
    ada.do(Arrange(time="none"))
    await ada.sees(TableNews, lambda news: news.table.time is None)
    await desk.tables.close()


# Patience.


async def test_a_bot_stands_in_after_days() -> None:
    evening = Evening()
    await evening.begin(patience=3 * DAY)
    await evening.play(evening.ada)
    await evening.leave(evening.bo)
    await evening.turn(3 * DAY - 1)
    assert evening.awaited() == [1]
    await evening.turn(1)
    assert evening.awaited() == [0] and evening.playing.table.stand_ins == {1: "sensible"}
    await evening.close()


async def test_never_is_never() -> None:
    evening = Evening()
    await evening.begin(patience="never")
    await evening.play(evening.ada)
    await evening.leave(evening.bo)
    await evening.turn(300 * DAY)
    assert evening.awaited() == [1]
    await evening.close()


async def test_patience_is_counted_from_when_they_went_power_cut_or_not() -> None:
    evening = Evening()
    await evening.begin(patience=DAY)
    await evening.play(evening.ada)
    await evening.leave(evening.bo)
    await evening.turn(20 * HOUR)
    await evening.power_cut()
    evening.clock.turn(3 * HOUR)
    await evening.desk.come(evening.name, evening.ada_token)
    await evening.turn(HOUR - 1)
    assert evening.awaited() == [1]
    await evening.turn(1)
    assert evening.awaited() == [0]
    await evening.close()


async def test_who_came_back_is_not_away_after_a_power_cut() -> None:
    evening = Evening()
    await evening.begin(patience=DAY)
    await evening.play(evening.ada)
    await evening.leave(evening.bo)
    await evening.turn(20 * HOUR)
    await evening.desk.come(evening.name, evening.bo_token)
    await evening.turn(20 * HOUR)
    await evening.power_cut()
    await evening.desk.come(evening.name, evening.ada_token)
    await evening.turn(HOUR)
    assert evening.awaited() == [1]
    await evening.close()


async def test_a_game_that_all_have_left_waits_for_the_last() -> None:
    """Bo went first: a bot makes his moves, and then it is Ada's turn for as long as it takes."""
    evening = Evening()
    await evening.begin(patience=DAY)
    await evening.play(evening.ada)
    await evening.leave(evening.bo)
    await evening.turn(60.0)
    await evening.leave(evening.ada)
    await evening.turn(30 * DAY)
    assert evening.name not in evening.desk.tables.open
    ada = await evening.desk.come(evening.name, evening.ada_token)
    assert (await ada.sees(Welcome)).game is not None
    assert evening.awaited() == [0]
    await evening.close()


@pytest.mark.parametrize(("patience", "goes_on"), [(60.0, False), (DAY, True)])
async def test_bots_play_on_at_a_slow_table_though_nobody_is_there(
    patience: float, goes_on: bool
) -> None:
    """Bo, the third, is to find that it is his turn."""
    evening = Evening()
    await evening.begin(patience=patience, bots=1, breath=1.5)
    evening.ada.do(Play(evening.playing.session.at(0), "pawn:0"))
    await evening.settle()
    playing = evening.playing
    await evening.leave(evening.bo)
    await evening.leave(evening.ada)
    await evening.turn(30.0)
    assert (playing.session.state.deciders() == [2]) == goes_on
    await evening.close()


async def test_bots_do_not_play_on_for_themselves_alone() -> None:
    """At a table that is as slow as may be, but nobody's: it waits for somebody to look on."""
    desk = Desk(Standing())
    bots = BotsWish(3, "carefree")
    wish = NewTable("verflixxt", sit=False, bots=bots, breath=0, patience="never", start=True)
    name, _ = await desk.tables.make(wish, [], [])
    table = desk.tables.open[name]
    lines = len(await desk.keeper.acts(table.doc.match))
    for _ in range(100):
        await asyncio.sleep(0)
    assert not table.stage.is_busy()
    assert len(await desk.keeper.acts(table.doc.match)) == lines
    watcher = await desk.come(name)
    await watcher.sees(Happened, lambda news: news.outcome is not None)
    await desk.tables.close()
