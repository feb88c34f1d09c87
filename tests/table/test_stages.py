"""A table goes from waiting to playing to over, and back; each stage is left behind for good."""

from __future__ import annotations

import asyncio

import pytest

from powderkeg.table.api import NewTable
from powderkeg.table.news import Happened, Problem, TableNews, Welcome
from powderkeg.table.over import Over
from powderkeg.table.playing import Playing
from powderkeg.table.protocol import Again, Play, Regroup, Request, SeatBot, Start
from powderkeg.table.realtime.realtime import Realtime
from powderkeg.table.waiting import Waiting
from tests.table.desk import Desk, Visitor
from tests.table.standing import Standing


async def waiting_with_a_bot(desk: Desk) -> Visitor:
    name, token = await desk.tables.make(NewTable("verflixxt", name="Ada", breath=0), [], [])
    ada = await desk.come(name, token)
    ada.do(SeatBot(1, "carefree"))
    await ada.sees(TableNews, lambda news: news.table.chairs[1].kind == "bot")
    return ada


async def played_out(ada: Visitor) -> None:
    ada.do(Start())
    while True:
        news = await ada.sees(Happened, lambda news: 0 in news.awaited or news.outcome)
        if news.outcome is not None:
            break
        ada.do(Play(news.at, news.offers[0].move))
    await ada.sees(TableNews, lambda news: news.table.stage == "over")


async def test_from_waiting_to_playing_to_over_and_back() -> None:
    desk = Desk()
    ada = await waiting_with_a_bot(desk)
    assert isinstance(ada.table.stage, Waiting)
    await played_out(ada)
    over = ada.table.stage
    assert isinstance(over, Over) and over.session.is_over
    ada.do(Regroup())
    await ada.sees(TableNews, lambda news: news.table.stage == "waiting")
    assert isinstance(ada.table.stage, Waiting)
    assert all(chair.seat is None for chair in ada.table.doc.chairs)
    await desk.tables.close()


@pytest.mark.parametrize(
    ("request_", "code"),
    [(Play(0, "pawn:0"), "not-playing"), (Again(), "not-over"), (Regroup(), "not-over")],
)
async def test_what_belongs_to_another_stage_is_answered(request_: Request, code: str) -> None:
    desk = Desk()
    ada = await waiting_with_a_bot(desk)
    ada.do(request_)
    assert (await ada.sees(Problem)).code == code
    await desk.tables.close()


async def test_what_a_stage_meant_to_do_later_ends_with_it() -> None:
    """Bo is away; before a bot stands in for him, the game is over."""
    clock = Standing()
    desk = Desk(clock)
    ada = await desk.sit_down("verflixxt", bots=1)
    await ada.sees(Welcome)
    playing = ada.table.stage
    assert isinstance(playing, Playing)
    rung: list[str] = []

    async def late() -> None:
        rung.append("late")

    playing.after("away 1", 60.0, late)
    playing.post(late)
    await asyncio.sleep(0.01)
    assert rung == ["late"]
    bell = clock.waiting[-1]
    ada.table.enter(ada.table.doc, playing.session)  # another stage, though much like it
    assert bell.is_cancelled
    bell.ring()
    playing.post(late)
    await asyncio.sleep(0.01)
    assert rung == ["late"]
    await desk.tables.close()


async def test_most_games_are_not_played_in_real_time() -> None:
    desk = Desk()
    for game, is_plain in (("verflixxt", True), ("nitro", False)):
        ada = await desk.sit_down(game, bots=1)
        assert isinstance(ada.table.stage, Playing)
        assert (type(ada.table.stage.realtime) is Realtime) == is_plain
    await desk.tables.close()


async def test_no_bot_makes_people_hurry_by_being_ready_first() -> None:
    """The first who is ready starts the clock for all others (N15)."""
    desk = Desk()
    ada = await desk.sit_down("nitro", bots=2)
    loading = (await ada.sees(Welcome)).game
    if loading is None or 0 not in loading.awaited:
        loading = await ada.sees(Happened, lambda told: 0 in told.awaited)
    await asyncio.sleep(0.3)  # they have thought long ago
    assert isinstance(ada.table.stage, Playing)
    assert ada.table.stage.session.state.deciders() == [0, 1, 2]
    ada.do(Play(loading.at, loading.offers[0].move))
    await ada.sees(Happened, lambda told: told.view["phase"] == "countdown")
    await desk.tables.close()


async def test_a_table_that_was_put_away_comes_back_as_it_was() -> None:
    desk = Desk()
    ada = await desk.sit_down("zundstoff", bots=2)
    welcome = await ada.sees(Welcome)
    assert welcome.game is not None
    token_hash = ada.table.doc.host_hash
    ada.table.post(desk.tables.say_goodbye, ada.table, ada.guest)
    ada.table.post(desk.tables.put_away, ada.table)
    while ada.table.doc.id in desk.tables.open:
        await asyncio.sleep(0.01)
    back = await desk.tables.find(ada.table.doc.id)
    assert back is not None and back is not ada.table
    assert back.doc.host_hash == token_hash and isinstance(back.stage, Playing)
    was = ada.table.stage
    assert isinstance(was, Playing)
    assert back.stage.session.lines == was.session.lines
    assert back.stage.session.state.view(0) == was.session.state.view(0)
    await desk.tables.close()
