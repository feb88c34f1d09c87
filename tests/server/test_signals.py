"""Talk in a game where one may say little: signals while it is on, words before and after."""

from __future__ import annotations

import pytest

from powderkeg.rules.core import CLOCK, View
from powderkeg.rules.record import Act
from powderkeg.table.news import Happened, Pong, Refused, Said
from powderkeg.table.protocol import Arrange, Ping, Play, Rise, Say, Sit, Start
from tests.lantern import LanternManners
from tests.server.dark import RICH, hanging, now, open_the_window, three_in_the_dark
from tests.server.house import House, Person

pytestmark = pytest.mark.usefixtures("lantern")


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


@pytest.mark.parametrize("phrase", ["take-time", "mind-robot", "mind the gap", "x" * 41, ""])
async def test_a_phrase_is_one_of_the_house_or_of_the_game(house: House, phrase: str) -> None:
    """Lantern has a phrase of its own; at a table of Verflixxt nobody knows it."""
    for game in ("lantern", "verflixxt"):
        name, token = await house.make(game=game, name="Ada")
        ada = await house.come(name, token)
        await ada.do(Say(phrase="nice"))
        assert (await ada.hear(Said)).lines[0].phrase == "nice"
        await ada.do(Say(phrase=phrase))
        if (game, phrase) == ("lantern", "take-time"):
            assert (await ada.hear(Said)).lines[0].phrase == phrase
        else:
            assert await ada.problem() == "garbage"


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
    monkeypatch.setattr(LanternManners, "signals", say_nothing)
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


def say_nothing(manners: LanternManners, view: View) -> list[str]:
    return []


# In some games words are not safe: Lantern in the dark has an echo, and makes hoarse.


async def test_a_game_may_let_others_words_be_heard_instead(house: House) -> None:
    """What is heard is what is kept."""
    name, (ada, bo, cy) = await three_in_the_dark(house, hanging(RICH))
    await ada.do(Say("all clear"))
    assert (await bo.hear(Said)).lines[0].text == "all clear"
    await bo.do(Say("thank you"))
    await ada.hear(Said)
    await ada.do(Play(now(ada).at, "sway:0"))
    await ada.do(Play((await ada.hear(Happened)).at, "pass"))
    for person, pick in ((ada, "pick:4"), (bo, "pick:2"), (cy, "pick:6")):
        choosing = await person.sees(Happened, lambda news: news.view["phase"] == "choose")
        await person.do(Play(choosing.at, pick))
    await bo.sees(Happened, lambda news: news.view["phase"] == "dark")
    await bo.do(Say("I hold a nine"))
    line = (await ada.hear(Said)).lines[-1]
    assert (line.text, line.name) == ("all clear", "Bo")
    late = await house.come(name)
    assert [line.text for line in late.welcome.chat] == ["all clear", "thank you", "all clear"]


async def test_a_game_may_swallow_words(house: House) -> None:
    """Nobody else has said anything in this game that could be heard instead."""
    _, (ada, bo, _), _ = await open_the_window(house, RICH)
    await bo.do(Say("I hold a nine"))
    for each in (bo, ada):
        await each.do(Ping())
        await each.hear(Pong)
        assert not [news for news in each.heard if isinstance(news, Said)]


async def test_words_from_before_the_game_are_none_of_it(house: House) -> None:
    name, token = await house.make(game="lantern", name="Ada", options={"light": "dark"})
    ada = await house.come(name, token)
    bo = await house.sit(name, "Bo")
    await ada.do(Say("shall we?"))
    await bo.hear(Said)
    await ada.do(Start())
    for each in (ada, bo):
        await each.play_first(await each.turn())
    await bo.sees(Happened, lambda news: news.view["phase"] == "dark")
    await bo.do(Say("yes"))
    await bo.do(Say(phrase="thanks"))
    assert [line.phrase for line in (await ada.sees(Said, last_of_two)).lines] == ["thanks"]


def last_of_two(news: Said) -> bool:
    return news.lines[-1].number == 1


async def test_a_game_may_refuse_words_by_a_rule(house: House) -> None:
    shouted = [*hanging(RICH)[:-1], Act(1, "shout"), Act(CLOCK, "wait:5"), Act(CLOCK, "wait:5")]
    _, (ada, bo, _) = await three_in_the_dark(house, shouted)
    await bo.do(Say("not one word more"))
    refused = await bo.hear(Refused)
    assert (refused.move, refused.refusal.rule, refused.refusal.facts) == ("", "L7", {"words": 4})
    await bo.do(Say("not a word"))
    assert (await ada.hear(Said)).lines[0].text == "not a word"
