"""Another game at the same table: choices at once and face down, a window, the clock.

Lantern is the tiny game that carries everything the kernel can; nothing in the server knows it.
"""

from __future__ import annotations

import pytest

from powderkeg.rules.games import GAMES
from powderkeg.server import table
from powderkeg.server.protocol import Happened, Play, Played, Start, TakeBack
from tests.lantern import GAME
from tests.server.house import House, Person


@pytest.fixture(autouse=True)
def lantern(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "lantern", GAME)


async def two_at_a_table(house: House) -> tuple[str, Person, Person, Happened, Happened]:
    name, token = await house.make(game="lantern", name="Ada")
    ada = await house.come(name, token, wants=["foresight"])
    bo = await house.sit(name, "Bo")
    await ada.do(Start())
    return name, ada, bo, await ada.turn(), await bo.turn()


async def test_both_choose_at_once_and_neither_is_stale(house: House) -> None:
    _, ada, bo, hers, his = await two_at_a_table(house)
    assert hers.awaited == his.awaited == [0, 1] and hers.at == his.at
    await ada.do(Play(hers.at, hers.offers[0].move, "a"))
    await ada.hear(Played)
    await bo.do(Play(his.at, his.offers[0].move, "b"))  # having seen nothing of hers
    await bo.hear(Played)
    opened = await ada.sees(Happened, lambda news: news.view["phase"] == "window")
    assert opened.events[-1]["event"] == "revealed"


async def test_a_card_that_lies_face_down_is_told_to_nobody(house: House) -> None:
    name, ada, bo, hers, _ = await two_at_a_table(house)
    watcher = await house.come(name)
    card = hers.offers[0].facts["card"]
    await ada.do(Play(hers.at, hers.offers[0].move))
    for other in (bo, watcher):
        seen = await other.sees(Happened, lambda news: news.at > hers.at)
        assert seen.events == [{"event": "ready", "seat": 0}]
        assert seen.view["chosen"] == 0 and seen.view["table"] == []
    mine = await ada.sees(Happened, lambda news: news.at > hers.at)
    assert mine.view["chosen"] == card


async def test_a_choice_may_be_changed_until_the_last_one_is_in(house: House) -> None:
    _, ada, bo, hers, his = await two_at_a_table(house)
    first, second = hers.offers[0], hers.offers[1]
    await ada.do(Play(hers.at, first.move))
    laid = await ada.sees(Happened, lambda news: news.at > hers.at)
    assert laid.awaited == [1]  # she is not waited for
    assert first.move not in [offer.move for offer in laid.offers]
    await ada.do(Play(laid.at, second.move))
    changed = await ada.sees(Happened, lambda news: news.at > laid.at)
    assert changed.view["chosen"] == second.facts["card"]
    await bo.play_first(his)
    opened = await ada.sees(Happened, lambda news: news.view["phase"] == "window")
    table = opened.view["table"]
    assert isinstance(table, list) and table[0] == second.facts["card"]


async def test_nobody_is_told_of_a_changed_mind(house: House) -> None:
    _, ada, bo, hers, _ = await two_at_a_table(house)
    await ada.do(Play(hers.at, hers.offers[0].move))
    before = await bo.sees(Happened, lambda news: news.at == hers.at + 1)
    await ada.do(Play(hers.at + 1, hers.offers[1].move))
    after = await bo.sees(Happened, lambda news: news.at == hers.at + 2)
    assert after.events == [] and after.view == before.view


async def test_a_change_that_comes_too_late_is_no_choice_of_the_next_trick(house: House) -> None:
    _, ada, bo, hers, his = await two_at_a_table(house)
    await ada.do(Play(hers.at, hers.offers[0].move))
    laid = await ada.sees(Happened, lambda news: news.at > hers.at)
    await bo.play_first(his)
    await ada.sees(Happened, lambda news: news.view["phase"] == "window")
    await ada.do(Play(laid.at, laid.offers[0].move))
    assert await ada.problem() == "stale"


async def test_a_choice_that_turned_up_anothers_card_cannot_be_taken_back_freely(
    house: House,
) -> None:
    _, ada, bo, hers, his = await two_at_a_table(house)
    await bo.play_first(his)
    await ada.play_first(hers)
    opened = await ada.sees(Happened, lambda news: news.view["phase"] == "window")
    assert opened.undo == "ask"
    await ada.do(TakeBack(opened.at))
    asked = await bo.table(lambda view: view.question is not None)
    assert asked.question is not None and asked.question.awaited == [1]


async def test_the_clock_closes_the_window(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "TICK", 0.04)
    _, ada, bo, hers, his = await two_at_a_table(house)
    await ada.play_first(hers)
    await bo.play_first(his)
    late = await ada.sees(Happened, lambda news: news.view["phase"] == "window")
    closed = await ada.sees(Happened, lambda news: news.view["phase"] == "choose")
    assert {"event": "time", "ticks": 5} in closed.events
    await ada.do(Play(late.at, "shout"))
    assert await ada.problem() == "stale"
