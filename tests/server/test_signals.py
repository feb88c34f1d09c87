"""Talk in a game where one may say little: signals while it is on, words before and after."""

from __future__ import annotations

import pytest

from powderkeg.rules.core import View
from powderkeg.rules.games import GAMES
from powderkeg.server.news import Happened, Said
from powderkeg.server.protocol import Arrange, Rise, Say, Sit, Start
from tests.lantern import GAME, LanternGame
from tests.server.house import House, Person


@pytest.fixture(autouse=True)
def lantern(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "lantern", GAME)


async def two_who_choose(house: House) -> tuple[Person, Person, Happened, Happened]:
    """In Lantern nobody talks about cards that lie face down."""
    name, token = await house.make(game="lantern", name="Ada")
    ada = await house.come(name, token)
    bo = await house.sit(name, "Bo")
    await ada.do(Say("before the game all is as ever"))
    await bo.hear(Said)
    await ada.do(Start())
    return ada, bo, await ada.turn(), await bo.turn()


async def test_words_of_ones_own_are_hushed(house: House) -> None:
    ada, _, hers, _ = await two_who_choose(house)
    assert hers.signals == ["your-turn", "take-time"]
    await ada.do(Say("I have a twelve"))
    assert await ada.problem() == "hush"


async def test_a_name_is_no_way_to_talk(house: House) -> None:
    """Who takes over a chair while nobody may talk keeps the name that it has."""
    ada, bo, _, _ = await two_who_choose(house)
    await ada.do(Arrange(locked=False))
    await bo.do(Rise())
    left = await ada.table(lambda view: view.chairs[1].kind == "bot")
    await bo.do(Sit("my twelve is the third", 1))
    taken = await ada.table(lambda view: view.chairs[1].kind == "person")
    assert taken.chairs[1].name == left.chairs[1].name


async def test_a_signal_is_heard_by_all(house: House) -> None:
    ada, bo, _, _ = await two_who_choose(house)
    await ada.do(Say(phrase="take-time"))
    assert [line.phrase for line in (await bo.hear(Said)).lines] == ["take-time"]


@pytest.mark.parametrize("words", [Say(phrase="lucky"), Say("a twelve", "take-time")])
async def test_what_is_no_signal_is_hushed_too(house: House, words: Say) -> None:
    """Nor does a signal bring words along."""
    ada, _, _, _ = await two_who_choose(house)
    await ada.do(words)
    assert await ada.problem() == "hush"


async def test_where_nothing_is_hidden_one_talks_again(house: House) -> None:
    ada, bo, hers, his = await two_who_choose(house)
    await ada.play_first(hers)
    await bo.play_first(his)
    opened = await ada.sees(Happened, lambda news: news.view["phase"] == "window")
    assert opened.signals is None
    await ada.do(Say("that was a twelve"))
    assert [line.text for line in (await bo.hear(Said)).lines] == ["that was a twelve"]


async def test_after_the_game_one_talks_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(LanternGame, "signals", say_nothing)
    name, token = await house.make(
        game="lantern", name="Ada", bots={"count": 1, "level": "carefree"}, start=True
    )
    ada = await house.come(name, token)
    hers = ada.welcome.game
    assert hers is not None and hers.signals == []
    await ada.do(Say("hello?"))
    assert await ada.problem() == "hush"
    await ada.play_first(hers)
    over = await ada.play_on()
    assert over.signals is None
    await ada.do(Say("that was fun"))
    assert (await ada.hear(Said)).lines[0].text == "that was fun"


def say_nothing(game: LanternGame, view: View) -> list[str]:
    return []
