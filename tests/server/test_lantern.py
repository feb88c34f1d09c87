"""Another game at the same table: choices at once and face down, a window, the clock.

Lantern is the tiny game that carries everything the kernel can; nothing in the server knows it.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from powderkeg.table.api import Frame, ReplayView
from powderkeg.table.news import Happened, Played, Pong, TableNews, TookBack
from powderkeg.table.protocol import Ping, Play, Start, TakeBack
from tests.lantern import GAME
from tests.server.house import House, Person, open_house
from tests.table.standing import Standing

pytestmark = pytest.mark.usefixtures("lantern")


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


async def frames_of(house: House, person: Person) -> list[Frame]:
    """The running game, as its own player may watch it."""
    replay = person.welcome.table.replay or (await replay_of(person))
    proof = {"authorization": f"Bearer {person.token}"}
    answer = await house.http.get(f"/api/replays/{replay}", headers=proof)
    return msgspec.json.decode(answer.content, type=ReplayView).frames


async def replay_of(person: Person) -> str:
    tables = [news.table for news in person.heard if isinstance(news, TableNews)]
    return tables[-1].replay


async def test_who_is_not_awaited_may_act_all_the_same(house: House) -> None:
    """Ada has answered; the lantern may be swung while the window is open."""
    _, ada, bo, hers, his = await two_at_a_table(house)
    await ada.play_first(hers)
    await bo.play_first(his)
    window = await ada.sees(Happened, lambda news: news.view["phase"] == "window")
    await ada.do(Play(window.at, "pass"))
    passed = await ada.sees(Happened, lambda news: news.at > window.at)
    assert passed.awaited == [1]
    assert {offer.kind for offer in passed.offers} == {"sway"}
    await ada.do(Play(passed.at, "sway:2"))
    swung = await bo.sees(Happened, lambda news: news.at > passed.at)
    assert swung.events == [{"event": "swayed", "seat": 0, "by": 2, "fleeting": True}]
    assert swung.awaited == [1]


async def test_what_is_fleeting_is_told_once_while_the_game_is_on(house: House) -> None:
    """Neither to who comes back, nor in the replay; when all is over it is told again."""
    name, ada, bo, hers, his = await two_at_a_table(house)
    await ada.play_first(hers)
    await bo.play_first(his)
    window = await bo.sees(Happened, lambda news: news.view["phase"] == "window")
    await ada.do(Play(window.at, "sway:2"))
    swung = await bo.sees(Happened, lambda news: news.at > window.at)
    assert [event["event"] for event in swung.events] == ["swayed"]
    again = await house.come(name, bo.token)
    assert again.welcome.game is not None and again.welcome.game.events == []
    assert "swayed" not in events_of(await frames_of(house, bo))
    for person in (ada, bo):
        await person.do(Play(swung.at, "pass"))
    await asyncio.gather(ada.play_on(), bo.play_on())
    assert "swayed" in events_of(await frames_of(house, bo))


def events_of(frames: list[Frame]) -> list[object]:
    return [event["event"] for frame in frames for event in frame.events]


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


async def test_where_moves_are_messages_none_is_taken_back(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(GAME.manners, "takebacks", "none")
    _, ada, bo, hers, his = await two_at_a_table(house)
    await bo.play_first(his)
    await ada.play_first(hers)
    opened = await ada.sees(Happened, lambda news: news.view["phase"] == "window")
    assert opened.undo == ""
    await ada.do(TakeBack(opened.at))
    assert await ada.problem() == "no-take-back"
    await ada.do(Play(opened.at, "sway:1"))  # a sign to others, though it shows nothing hidden
    swung = await ada.sees(Happened, lambda news: news.at > opened.at)
    assert swung.undo == ""


async def test_where_moves_are_messages_who_plays_with_bots_takes_none_back(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(GAME.manners, "takebacks", "none")
    name, token = await house.make(
        game="lantern", name="Ada", bots={"count": 1, "level": "carefree"}, start=True
    )
    ada = await house.come(name, token, wants=["foresight"])
    hers = ada.welcome.game
    assert hers is not None
    await ada.play_first(hers)
    opened = await ada.sees(Happened, lambda news: news.view["phase"] == "window")
    assert opened.undo == ""


async def test_whoever_comes_late_sees_what_time_it_is(tmp_path: Path) -> None:
    clock = Standing()
    async with open_house(tmp_path, clock, tick=0.2) as house:
        name, ada, bo, hers, his = await two_at_a_table(house)
        await ada.play_first(hers)
        await bo.play_first(his)
        opened = await ada.sees(Happened, lambda news: news.view["phase"] == "window")
        clock.turn(0.3)
        late = (await house.come(name)).welcome.game
        assert late is not None and (opened.view["left"], late.view["left"]) == (5, 4)


async def test_the_clock_closes_the_window(tmp_path: Path) -> None:
    async with open_house(tmp_path, tick=0.04) as house:
        _, ada, bo, hers, his = await two_at_a_table(house)
        await ada.play_first(hers)
        await bo.play_first(his)
        late = await ada.sees(Happened, lambda news: news.view["phase"] == "window")
        closed = await ada.sees(Happened, lambda news: news.view["phase"] == "choose")
        assert {"event": "time", "ticks": 5} in closed.events
        await ada.do(Play(late.at, "shout"))
        assert await ada.problem() == "stale"


async def race(house: House) -> tuple[Person, Happened]:
    """Ada and a bot at the open window."""
    name, token = await house.make(
        game="lantern", name="Ada", bots={"count": 1, "level": "carefree"}, start=True
    )
    ada = await house.come(name, token)
    assert ada.welcome.game is not None
    await ada.play_first(ada.welcome.game)
    return ada, await ada.sees(Happened, lambda news: news.view["phase"] == "window")


async def test_in_a_race_bots_let_people_go_first(tmp_path: Path) -> None:
    """The window is open for two seconds; half of them are for people alone."""
    clock = Standing()
    async with open_house(tmp_path, clock, tick=0.4) as house:
        ada, window = await race(house)
        clock.turn(0.9)
        await ada.do(Ping())
        assert isinstance(await ada.next(), Pong)
        clock.turn(0.1)
        first = await ada.sees(Happened, lambda news: news.at > window.at)
        assert first.view["left"] == 5  # it was the bot, and not the clock


async def test_who_has_gone_first_is_not_waited_for_any_longer(tmp_path: Path) -> None:
    """Bots would be polite for a second, but the clock stands."""
    async with open_house(tmp_path, Standing(), tick=0.4) as house:
        ada, window = await race(house)
        await ada.do(Play(window.at, "pass"))
        passed = await ada.sees(Happened, lambda news: news.at > window.at)
        await ada.sees(Happened, lambda news: news.at > passed.at)
