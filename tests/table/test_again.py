"""After a game another begins: one tap of everybody, and nobody is waited for who has gone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

import pytest

from powderkeg.rules.rng import commit
from powderkeg.table.api import BotsWish, NewTable
from powderkeg.table.news import Happened, Problem, Seated, TableNews, TableView, Welcome
from powderkeg.table.over import COUNTDOWN
from powderkeg.table.protocol import Again, Hello, Play, Regroup, Rise, Sit, Start
from powderkeg.table.tables import Tables
from tests.table.desk import Desk, Visitor
from tests.table.standing import Standing

BO = 2  # his chair: the bot came before him


class Party:
    """Ada, Bo and a bot, whose game is over."""

    def __init__(self, desk: Desk, clock: Standing) -> None:
        self.desk = desk
        self.clock = clock

    async def play(self) -> None:
        wish = NewTable("verflixxt", name="Ada", bots=BotsWish(1, "carefree"), breath=0)
        self.name, self.token = await self.desk.tables.make(wish, [], [])
        self.ada = await self.desk.come(self.name, self.token)
        await self.ada.sees(Welcome)
        self.bo = await self.desk.come(self.name)
        self.bo.do(Sit("Bo"))
        self.bo_token = (await self.bo.sees(Seated)).token
        self.ada.do(Start())
        await asyncio.gather(play_on(self.ada), play_on(self.bo))
        self.over = await self.sees(self.ada, lambda table: table.stage == "over")

    async def sees(self, who: Visitor, about: Callable[[TableView], object]) -> TableView:
        return (await who.sees(TableNews, lambda news: about(news.table))).table

    async def leaves(self, who: Visitor) -> None:
        await self.desk.tables.say_goodbye(who.table, who.guest)

    def names(self, table: TableView) -> list[str]:
        """By seat."""
        seated = [chair for chair in table.chairs if chair.seat is not None]
        return [chair.name for chair in sorted(seated, key=lambda chair: chair.seat or 0)]


async def play_on(person: Visitor) -> None:
    while True:
        news = await person.sees(Happened, lambda news: news.offers or news.outcome)
        if news.outcome is not None:
            return
        person.do(Play(news.at, news.offers[0].move))


@pytest.fixture
async def party() -> AsyncIterator[Party]:
    clock = Standing()
    desk = Desk(clock)
    party = Party(desk, clock)
    await party.play()
    yield party
    await desk.tables.close()


async def test_it_begins_when_all_who_are_here_are_in_and_another_begins(party: Party) -> None:
    before = party.names(party.over)
    party.ada.do(Again())
    called = await party.sees(party.bo, lambda table: table.again)
    assert called.again is not None
    assert (called.again.called, called.stage) == ([0], "over")
    party.bo.do(Again())
    after = await party.sees(party.ada, lambda table: table.stage == "playing")
    assert party.names(after) == [*before[1:], before[0]]
    assert after.options == party.over.next and after.again is None
    assert (await party.ada.sees(Happened)).outcome is None


async def test_two_who_tap_at_once_begin_one_game(party: Party) -> None:
    for person in (party.ada, party.bo, party.ada):
        person.do(Again(after=party.over.replay))
    await party.sees(party.bo, lambda table: table.stage == "playing")
    party.ada.do(Regroup())  # answered after all that came before it
    assert (await party.ada.sees(Problem)).code == "not-over"  # the third tap was no mistake
    assert len(party.desk.keeper.matches) == 2


async def test_who_does_not_answer_is_not_waited_for(party: Party) -> None:
    party.ada.do(Again())
    seen = await party.sees(party.bo, lambda table: table.again and table.again.seconds)
    assert seen.again is not None and seen.again.seconds == COUNTDOWN
    party.clock.turn(COUNTDOWN)
    begun = await party.sees(party.bo, lambda table: table.stage == "playing")
    assert not any(chair.stand_in for chair in begun.chairs)  # Bo is here, and plays


async def test_anybody_can_hold_it(party: Party) -> None:
    party.ada.do(Again())
    await party.sees(party.bo, lambda table: table.again and table.again.seconds)
    party.bo.do(Again(wait=True))
    held = await party.sees(party.ada, lambda table: table.again and table.again.held == [BO])
    assert held.again is not None
    party.clock.turn(10 * COUNTDOWN)
    party.bo.do(Again())
    begun = await party.sees(party.ada, lambda table: table.stage == "playing")
    assert begun.stage == "playing"


async def test_a_bot_plays_for_who_has_gone_until_they_are_back(party: Party) -> None:
    await party.leaves(party.bo)
    party.ada.do(Again())
    begun = await party.sees(party.ada, lambda table: table.stage == "playing")
    assert [chair.stand_in for chair in begun.chairs[:3]] == [False, False, True]
    bo = await party.desk.come(party.name, party.bo_token)
    back = await bo.sees(Welcome)
    assert not back.table.chairs[BO].stand_in and back.chair == BO


async def test_where_somebody_rose_a_bot_sits_down(party: Party) -> None:
    party.bo.do(Rise())
    await party.sees(party.ada, lambda table: table.chairs[BO].kind == "free")
    party.ada.do(Again())
    begun = await party.sees(party.ada, lambda table: table.stage == "playing")
    assert [chair.kind for chair in begun.chairs[:3]] == ["person", "bot", "bot"]


async def test_who_is_the_last_to_be_waited_for_may_just_leave(party: Party) -> None:
    party.ada.do(Again())
    await party.sees(party.ada, lambda table: table.again)
    await party.leaves(party.bo)
    await party.sees(party.ada, lambda table: table.stage == "playing")


async def test_a_call_survives_a_restart(party: Party) -> None:
    party.ada.do(Again())
    await party.sees(party.bo, lambda table: table.again)
    await party.desk.tables.close()
    party.desk.tables = Tables(party.desk.services)
    ada = await party.desk.come(party.name, party.token)
    welcome = await ada.sees(Welcome)
    assert welcome.table.again is not None and welcome.table.again.called == [0]
    await party.sees(ada, lambda table: table.stage == "playing")  # she alone is there


async def test_the_seed_is_promised_before_anybody_adds_salt(party: Party) -> None:
    old = party.desk.keeper.matches[party.over.replay]
    assert party.over.commit != commit(old.secret)
    party.ada.do(Again(salt="ada"))
    party.bo.do(Again(salt="bo"))
    begun = await party.sees(party.bo, lambda table: table.stage == "playing")
    new = party.desk.keeper.matches[begun.replay]
    assert commit(new.secret) == party.over.commit
    assert sorted(new.salts.values()) == ["ada", "bo"]


async def test_regroup_leads_to_the_waiting_room(party: Party) -> None:
    party.bo.do(Regroup())
    waiting = await party.sees(party.ada, lambda table: table.stage == "waiting")
    assert waiting.options == party.over.next and waiting.again is None


async def test_a_watcher_calls_for_nothing(party: Party) -> None:
    watcher = Visitor(party.ada.table)
    watcher.do(Hello())
    watcher.do(Again())
    assert (await watcher.sees(Problem)).code == "not-seated"
