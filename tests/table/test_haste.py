"""Alone with bots: a window that only bots could use is short, and tells nothing of them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from powderkeg.rules.record import Act
from powderkeg.table.api import BotsWish, NewTable
from powderkeg.table.bot_turns import BRISK
from powderkeg.table.news import Happened, Welcome
from powderkeg.table.playing import Playing
from powderkeg.table.protocol import Arrange, Play, Sit
from tests.server.dark import PICKS, POOR, RICH, dealt
from tests.table.desk import Desk, Visitor
from tests.table.standing import Standing

pytestmark = pytest.mark.usefixtures("lantern")
WINDOW = 5  # ticks
HASTY = 1.25  # seconds for as many
ABLE = (4, 10, 12)  # Ada keeps a high card, and could answer


class Dark:
    """Ada and two bots in the dark; she has yet to lay her twelve, and the window opens."""

    def __init__(self) -> None:
        self.clock = Standing()
        self.desk = Desk(self.clock, seconds_a_tick=1.0)

    async def begin(self, bo: Sequence[int], ada: Sequence[int] = (4, 5, 12)) -> Visitor:
        wish = NewTable(
            "lantern", {"light": "dark"}, name="Ada", bots=BotsWish(2, "sensible"), breath=3600
        )
        acts = [*dealt(bo, ada), Act(1, PICKS[1]), Act(2, PICKS[2])]
        name, self.token = await self.desk.tables.make(wish, acts, [])
        return await self.desk.come(name, self.token)

    async def opened(self, ada: Visitor) -> Happened:
        welcome = await ada.sees(Welcome)
        assert welcome.game is not None
        ada.do(Play(welcome.game.at, PICKS[0]))
        return await ada.sees(Happened, lambda news: news.view["phase"] == "dark")

    async def turn(self, seconds: float) -> None:
        for _ in range(20):  # let everybody do what there is to do
            await asyncio.sleep(0)
        self.clock.turn(seconds)
        for _ in range(20):
            await asyncio.sleep(0)


def phase(ada: Visitor) -> str:
    assert isinstance(ada.table.stage, Playing)
    return ada.table.stage.session.state.phases[-1].key


@pytest.mark.parametrize("bo", [POOR, RICH])
async def test_it_is_short_whatever_the_bots_hold(bo: Sequence[int]) -> None:
    """Bo holds an answer or none, and Ada sees the same at the same moment."""
    dark = Dark()
    ada = await dark.begin(bo)
    opened = await dark.opened(ada)
    assert (opened.awaited, opened.due) == ([], 2)
    await dark.turn(HASTY - 0.1)
    assert phase(ada) == "dark" and not ada.guest.outbox
    await dark.turn(0.1)
    stage = ada.table.stage
    assert isinstance(stage, Playing) and ada.guest.outbox
    assert Act(-2, f"wait:{WINDOW}") in stage.session.match.record.acts  # as the rules have it
    await dark.desk.tables.close()


async def test_who_could_answer_has_all_the_time_there_is() -> None:
    dark = Dark()
    ada = await dark.begin(POOR, ABLE)
    opened = await dark.opened(ada)
    assert (opened.awaited, opened.due) == ([0], WINDOW)
    await dark.turn(WINDOW - 0.1)
    assert phase(ada) == "dark"
    await dark.turn(0.1)
    assert phase(ada) != "dark"
    await dark.desk.tables.close()


async def test_who_lets_it_pass_waits_no_longer() -> None:
    dark = Dark()
    ada = await dark.begin(POOR, ABLE)
    opened = await dark.opened(ada)
    await dark.turn(1.0)
    ada.do(Play(opened.at, "pass"))
    assert (await ada.sees(Happened)).due == 1  # four ticks, a quarter of a second each
    await dark.turn(0.9)
    assert phase(ada) == "dark"
    await dark.turn(0.1)
    assert phase(ada) != "dark"
    await dark.desk.tables.close()


async def test_a_watcher_would_learn_of_ada_so_it_is_as_long_for_both() -> None:
    dark = Dark()
    ada = await dark.begin(POOR)
    watcher = await dark.desk.come(ada.table.doc.id)
    await watcher.sees(Welcome)
    assert (await dark.opened(ada)).due == WINDOW
    await dark.turn(WINDOW - 0.1)
    assert phase(ada) == "dark"
    await dark.desk.tables.close()


async def test_another_person_at_the_table_even_if_away_has_the_full_time() -> None:
    dark = Dark()
    ada = await dark.begin(POOR)
    ada.do(Arrange(locked=False))
    bo = await dark.desk.come(ada.table.doc.id)
    bo.do(Sit("Bo", 1))
    await bo.sees(Happened)
    bo.table.post(dark.desk.tables.say_goodbye, bo.table, bo.guest)
    assert (await dark.opened(ada)).due == WINDOW
    await dark.desk.tables.close()


async def test_bots_draft_briskly_and_leave_people_their_breath() -> None:
    clock = Standing()
    desk = Desk(clock, seconds_a_tick=1.0)
    wish = NewTable("elixir", name="Ada", bots=BotsWish(2, "carefree"), start=True, breath=3)
    name, token = await desk.tables.make(wish, [], [])
    ada = await desk.come(name, token)
    await ada.sees(Welcome)
    stage = ada.table.stage
    assert isinstance(stage, Playing) and stage.session.is_brisk
    turns = stage.bots
    turns.alone.set()
    assert turns.pauses(1) == (BRISK, 0.0)
    turns.alone.clear()  # Ada is awaited, too: she goes first
    assert turns.pauses(1)[1] > BRISK
    await desk.tables.close()
