"""Who is host, whom they send away, and how much one person may say."""

from __future__ import annotations

import pytest

from powderkeg.table.api import NewTable
from powderkeg.table.guest import SENT_AWAY
from powderkeg.table.hosting import home_of
from powderkeg.table.news import Dismissed, Problem, Said, Seated, TableNews, Welcome
from powderkeg.table.protocol import Hello, Kick, Lift, Rise, Say, SeatBot, SendAway, Sit
from tests.table.desk import Desk, Visitor
from tests.table.standing import Standing

ADA, BO, CY = "203.0.113.1", "203.0.113.2", "203.0.113.3"


class Evening:
    """A table that Ada has made; the clock stands."""

    def __init__(self) -> None:
        self.clock = Standing()
        self.desk = Desk(self.clock)
        self.name = self.token = ""

    async def begin(self) -> Visitor:
        wish = NewTable("verflixxt", name="Ada", breath=0)
        self.name, self.token = await self.desk.tables.make(wish, [], [])
        return await self.comes(ADA, self.token)

    async def arrives(self, address: str, token: str = "") -> Visitor:
        """At the door: nobody knows yet whether they may come in."""
        table = await self.desk.tables.find(self.name)
        assert table is not None
        visitor = Visitor(table)
        visitor.guest.address = address
        visitor.do(Hello(token))
        return visitor

    async def comes(self, address: str, token: str = "") -> Visitor:
        visitor = await self.arrives(address, token)
        await visitor.sees(Welcome)
        return visitor

    async def sits(self, name: str, address: str) -> tuple[Visitor, str]:
        visitor = await self.comes(address)
        visitor.do(Sit(name))
        return visitor, (await visitor.sees(Seated)).token

    async def ada_is_followed_by(self, bo: Visitor, ada: Visitor) -> None:
        """Ada's line is cut for longer than anybody has patience."""
        ada.table.post(ada.table.stage.leave, ada.guest)
        await bo.sees(TableNews, lambda news: not news.table.chairs[0].here)
        self.clock.turn(61)
        await bo.sees(TableNews, lambda news: news.table.chairs[1].host)


async def test_who_made_the_table_is_host_again_when_they_are_back() -> None:
    evening = Evening()
    ada = await evening.begin()
    bo, _ = await evening.sits("Bo", BO)
    await evening.ada_is_followed_by(bo, ada)
    back = await evening.arrives(ADA, evening.token)
    assert (await back.sees(Welcome)).host
    seen = await bo.sees(TableNews, lambda news: news.table.chairs[0].here)
    assert [chair.host for chair in seen.table.chairs[:2]] == [True, False]
    bo.do(SeatBot(2))
    assert (await bo.sees(Problem)).code == "not-host"
    back.do(Kick(1))
    await bo.sees(Dismissed)


async def test_an_heir_cannot_take_the_table_from_who_made_it() -> None:
    """Their chair can be freed while they are away, for others wait; not the table's fuse."""
    evening = Evening()
    ada = await evening.begin()
    bo, _ = await evening.sits("Bo", BO)
    await evening.ada_is_followed_by(bo, ada)
    bo.do(Kick(0, ban=True))
    assert (await bo.sees(Problem)).code == "not-host"
    bo.do(Kick(0))
    await bo.sees(TableNews, lambda news: news.table.chairs[0].kind == "free")
    back = await evening.arrives(ADA, evening.token)
    welcome = await back.sees(Welcome)
    assert (welcome.chair, welcome.host) == (None, True)
    back.do(Sit("Ada"))
    token = (await back.sees(Seated)).token
    await bo.sees(TableNews, lambda news: news.table.chairs[0].host)
    table = await evening.desk.keeper.find_table(evening.name)
    assert table is not None and table.owner_hash == table.host_hash == table.chairs[0].token_hash
    again = await evening.arrives(ADA, token)  # the new token is the right to all of it
    assert (await again.sees(Welcome)).host


async def test_a_host_who_rises_keeps_the_table() -> None:
    evening = Evening()
    ada = await evening.begin()
    ada.do(Rise())
    assert (await ada.sees(Dismissed)).keep
    back = await evening.arrives(ADA, evening.token)
    assert (await back.sees(Welcome)).host


async def test_who_is_only_sent_away_may_sit_down_again() -> None:
    evening = Evening()
    ada = await evening.begin()
    bo, _ = await evening.sits("Bo", BO)
    ada.do(Kick(1))
    assert not (await bo.sees(Dismissed)).keep
    bo.do(Sit("Bo"))
    await bo.sees(Seated)


@pytest.mark.parametrize("known_by", ["token", "address", "page"])
async def test_a_ban_holds_for_the_browser_and_for_the_address(known_by: str) -> None:
    evening = Evening()
    ada = await evening.begin()
    bo, token = await evening.sits("Bo", BO)
    ada.do(Kick(1, ban=True))
    assert (await bo.sees(Dismissed)).keep
    if known_by == "token":
        bo = await evening.arrives(CY, token)
        assert (await bo.sees(Problem)).code == "banned"
        await bo.sees(Welcome)  # to watch
    elif known_by == "address":
        bo = await evening.comes(BO)
    bo.do(Sit("Somebody else"))
    assert (await bo.sees(Problem)).code == "banned"
    ada.do(Lift(0))
    await ada.sees(TableNews, lambda news: not news.table.banned)
    bo.do(Sit("Bo"))
    await bo.sees(Seated)


async def test_the_table_is_told_of_bans_and_others_are_not_kept_out() -> None:
    evening = Evening()
    ada = await evening.begin()
    await evening.sits("Bo", BO)
    ada.do(Kick(1, ban=True))
    seen = await ada.sees(TableNews, lambda news: news.table.banned)
    assert [(ban.number, ban.what, ban.name) for ban in seen.table.banned] == [(0, "sit", "Bo")]
    await evening.sits("Cy", CY)
    kept = await evening.desk.keeper.find_table(evening.name)
    assert kept is not None and BO not in str(kept.banned)


async def test_an_address_that_the_host_has_too_is_not_kept_out() -> None:
    """A household; or a proxy in front of the server, of which the server was not told."""
    evening = Evening()
    ada = await evening.begin()
    bo, token = await evening.sits("Bo", ADA)
    ada.do(Kick(1, ban=True))
    await bo.sees(Dismissed)
    await evening.sits("Cy", ADA)
    bo = await evening.comes(ADA, token)
    bo.do(Sit("Bo"))
    assert (await bo.sees(Problem, lambda news: news.code != "forged")).code == "banned"


async def test_a_bot_is_not_banned() -> None:
    evening = Evening()
    ada = await evening.begin()
    ada.do(SeatBot(1))
    ada.do(Kick(1, ban=True))
    assert (await ada.sees(Problem)).code == "chair-taken"


async def test_watchers_are_sent_away_and_stay_away_until_it_is_lifted() -> None:
    evening = Evening()
    ada = await evening.begin()
    bo, token = await evening.sits("Bo", BO)
    cy, own = await evening.comes(CY), await evening.comes(ADA)
    ada.do(SendAway())
    await ada.sees(TableNews, lambda news: news.table.banned)
    assert [guest.end for guest in (ada.guest, bo.guest)] == [None, None]
    assert [guest.end and guest.end[0] for guest in (cy.guest, own.guest)] == [SENT_AWAY] * 2
    again = await evening.arrives(CY)
    await again.guest.bell.wait()
    assert again.guest.end and again.guest not in ada.table.guests
    await evening.comes(ADA)  # the host's own screen may come back
    await evening.comes(CY, token)  # and who has a chair, wherever they are
    ada.do(Lift(0))
    await ada.sees(TableNews, lambda news: not news.table.banned)
    await evening.comes(CY)


@pytest.mark.parametrize("request_", [Kick(0, ban=True), SendAway(), Lift(0)])
async def test_only_the_host_sends_away(request_: Kick | SendAway | Lift) -> None:
    evening = Evening()
    await evening.begin()
    bo, _ = await evening.sits("Bo", BO)
    bo.do(request_)
    assert (await bo.sees(Problem)).code == "not-host"


async def test_one_person_is_one_voice_on_however_many_pages() -> None:
    evening = Evening()
    ada = await evening.begin()
    pages = [ada, *[await evening.comes(ADA, evening.token) for _ in range(3)]]
    for number in range(6):
        pages[number % 4].do(Say(f"line {number}"))
        await ada.sees(Said)
    pages[3].do(Say("and another"))
    assert (await pages[3].sees(Problem)).code == "too-fast"
    bo, _ = await evening.sits("Bo", BO)
    bo.do(Say("me too"))
    await bo.sees(Said, lambda news: news.lines[0].name == "Bo")
    evening.clock.turn(2)
    pages[3].do(Say("and another"))
    await pages[3].sees(Said, lambda news: news.lines[0].text == "and another")


@pytest.mark.parametrize(
    ("address", "home"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_a_home_is_an_address_or_a_network(address: str, home: str) -> None:
    assert home_of(address) == home
