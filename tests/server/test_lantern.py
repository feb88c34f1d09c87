"""Another game at the same table: choices at once and face down, a window, the clock.

Lantern is the tiny game that carries everything the kernel can; nothing in the server knows it.
"""

from __future__ import annotations

from typing import Any

import pytest

from powderkeg.rules.games import GAMES
from powderkeg.server import table
from powderkeg.server.protocol import (
    Happened,
    Ping,
    Play,
    Played,
    Pong,
    Start,
    TableNews,
    TakeBack,
    TookBack,
)
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


async def test_nobody_can_tell_that_somebody_changed_their_mind(house: House) -> None:
    """No message, no line that is missing, and nothing in the replay of the running game."""
    name, ada, bo, hers, his = await two_at_a_table(house)
    watcher = await house.come(name)
    await ada.do(Play(hers.at, hers.offers[0].move))
    laid = await ada.sees(Happened, lambda news: news.at > hers.at)
    before = [await other.sees(Happened, lambda news: news.at > hers.at) for other in (bo, watcher)]
    frames = await frames_of(house, bo)
    await ada.do(Play(laid.at, laid.offers[0].move))
    await ada.sees(Happened, lambda news: news.at > laid.at)
    for other in (bo, watcher):
        await other.do(Ping())
        assert isinstance(await other.next(), Pong)
    assert await frames_of(house, bo) == frames
    await bo.play_first(his)
    after = [await other.hear(Happened) for other in (bo, watcher)]
    assert [news.at for news in after] == [news.at + 1 for news in before]


async def frames_of(house: House, person: Person) -> Any:
    """The running game, as its own player may watch it."""
    replay = person.welcome.table.replay or (await replay_of(person))
    proof = {"authorization": f"Bearer {person.token}"}
    answer = await house.http.get(f"/api/replays/{replay}", headers=proof)
    return answer.json()["frames"]


async def replay_of(person: Person) -> str:
    tables = [news.table for news in person.heard if isinstance(news, TableNews)]
    return tables[-1].replay


async def test_who_may_change_need_not_take_back(house: House) -> None:
    """It would take what others chose meanwhile too."""
    _, ada, _, hers, _ = await two_at_a_table(house)
    await ada.do(Play(hers.at, hers.offers[0].move))
    laid = await ada.sees(Happened, lambda news: news.at > hers.at)
    assert laid.undo == ""
    await ada.do(TakeBack(laid.at))
    assert await ada.problem() == "no-take-back"


async def test_a_change_that_comes_too_late_is_no_choice_of_the_next_trick(house: House) -> None:
    _, ada, bo, hers, his = await two_at_a_table(house)
    await ada.do(Play(hers.at, hers.offers[0].move))
    laid = await ada.sees(Happened, lambda news: news.at > hers.at)
    await bo.play_first(his)
    await ada.sees(Happened, lambda news: news.view["phase"] == "window")
    await ada.do(Play(laid.at, laid.offers[0].move))
    assert await ada.problem() == "stale"


async def test_a_second_answer_to_the_same_question_is_stale(house: House) -> None:
    """A double tap, or two devices of one seat."""
    _, ada, bo, hers, his = await two_at_a_table(house)
    await ada.play_first(hers)
    await bo.play_first(his)
    window = await ada.sees(Happened, lambda news: news.view["phase"] == "window")
    sways = [offer.move for offer in window.offers if offer.kind == "sway"]
    await ada.do(Play(window.at, sways[0], "first"))
    await ada.do(Play(window.at, "pass", "second"))
    assert await ada.problem() == "stale"


async def test_a_question_that_an_act_takes_off_the_table_is_answered(house: House) -> None:
    _, ada, bo, hers, his = await two_at_a_table(house)
    await bo.play_first(his)
    await ada.play_first(hers)
    opened = await ada.sees(Happened, lambda news: news.view["phase"] == "window")
    await ada.do(TakeBack(opened.at))
    await bo.table(lambda view: view.question is not None)
    await bo.do(Play(opened.at, "pass"))
    assert not (await ada.hear(TookBack)).granted


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
