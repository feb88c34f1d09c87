"""A window that is nobody's business: whoever may answer, whatever they do, all others are told
the same at the same time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from powderkeg.rules.core import Log, Move, Seat
from powderkeg.rules.record import Act
from powderkeg.table import bot_turns
from powderkeg.table.news import ENCODER, Happened, Played, Pong
from powderkeg.table.protocol import Ping, Play, Rise
from powderkeg.table.session import GameSession
from tests.server.dark import PICKS, POOR, RICH, ada_with_bots, dealt, now, open_the_window, told
from tests.server.house import PATIENCE, House, open_house
from tests.server.test_lantern import frames_of
from tests.table.standing import Standing

pytestmark = pytest.mark.usefixtures("lantern")
WINDOW = 5  # seconds


async def heard_in_the_window(
    house: House, clock: Standing, hand: Sequence[int], wishes: Sequence[str]
) -> tuple[list[str], object]:
    """All that Ada, Cy and a watcher are told until it closes, and Ada's replay.

    Bo wishes, one thing after another, a second before each.
    """
    _, (ada, bo, cy), watcher = await open_the_window(house, hand)
    others = (ada, cy, watcher)
    before = [len(each.heard) for each in others]
    for wish in wishes:
        clock.turn(1)
        await bo.do(Play(now(bo).at, wish, wish))
        await bo.hear(Played)
    frames = await frames_of(house, ada)
    clock.turn(WINDOW - len(wishes))
    for each in others:
        await each.sees(Happened, lambda news: news.view["phase"] != "dark")
    seen = [told(each.heard[start:]) for each, start in zip(others, before, strict=True)]
    return [text for texts in seen for text in texts], frames


async def test_nobody_can_tell_who_could_answer_or_did(tmp_path: Path) -> None:
    """Bo has no answer; has one and does nothing; passes, late; changes his mind."""
    clock = Standing()
    cases = [(POOR, []), (RICH, []), (RICH, ["pass"]), (RICH, ["shout", "pass"])]
    async with open_house(tmp_path, clock) as house:
        seen = [await heard_in_the_window(house, clock, *case) for case in cases]
    heard, frames = zip(*seen, strict=True)
    assert heard[0] == heard[1] == heard[2] == heard[3]
    assert frames[0] == frames[1] == frames[2] == frames[3]
    assert len(heard[0]) == 3 and all('"event":"won"' in text for text in heard[0])


@pytest.mark.parametrize("wish", ["", "pass", "shout"])
async def test_whoever_comes_in_between_cannot_tell_either(tmp_path: Path, wish: str) -> None:
    """To the byte what they would be told if there were no answer."""
    async with open_house(tmp_path, tick=60.0) as house:
        seen: list[list[str]] = []
        for hand, wishes in ((POOR, []), (RICH, [wish] if wish else [])):
            name, (ada, bo, _), _ = await open_the_window(house, hand)
            for each in wishes:
                await bo.do(Play(now(bo).at, each))
                await bo.hear(Happened)
            wants = ["foresight", "twin"]
            guests = [await house.come(name, token, wants=wants) for token in (ada.token, "")]
            games = [guest.welcome.game for guest in guests]
            seen.append([ENCODER.encode(game).decode() for game in games])
        assert seen[0] == seen[1]


async def test_an_answer_comes_when_time_is_up_and_not_before(tmp_path: Path) -> None:
    clock = Standing()
    async with open_house(tmp_path, clock) as house:
        _, (ada, bo, _), _ = await open_the_window(house, RICH)
        await bo.do(Play(now(bo).at, "shout", "key"))
        await bo.hear(Played)
        clock.turn(WINDOW - 0.1)
        heard = len(ada.heard)
        await ada.do(Ping())
        assert isinstance(await ada.next(), Pong) and len(ada.heard) == heard + 1
        clock.turn(0.1)
        shouted = await ada.hear(Happened)
        assert [event["event"] for event in shouted.events] == ["shouted"]
        assert (shouted.view["phase"], shouted.due) == ("dark", 5)  # and all may answer that


async def test_each_is_told_of_oneself_alone(house: House) -> None:
    _, (ada, bo, _), watcher = await open_the_window(house, RICH)
    assert [now(each).awaited for each in (ada, bo, watcher)] == [[], [1], []]
    assert [offer.move for offer in now(bo).offers] == ["pass", "shout"]
    assert now(ada).offers == [] and now(ada).undo == now(bo).undo == ""


async def test_whoever_comes_back_finds_their_wish_and_the_time(tmp_path: Path) -> None:
    clock = Standing()
    async with open_house(tmp_path, clock) as house:
        name, (_, bo, cy), watcher = await open_the_window(house, RICH)
        assert now(bo).due == 5
        await bo.do(Play(now(bo).at, "shout"))
        wished = await bo.hear(Happened)
        await bo.leave()
        clock.turn(2)
        back = (await house.come(name, bo.token)).welcome.game
        assert back is not None and back.due == 3 and back.at == wished.at
        assert (back.view["wish"], back.awaited) == ("shout", [])
        assert [offer.move for offer in back.offers] == ["pass"]
        other = (await house.come(name, cy.token)).welcome.game
        assert other is not None and (other.due, other.at) == (3, now(cy).at)
        assert other.view == now(cy).view
        await watcher.do(Ping())
        await watcher.hear(Pong)
        assert now(watcher).at == other.at  # nobody was told that two ticks are in the record


async def test_the_time_is_right_whatever_is_told(tmp_path: Path) -> None:
    """Whether ticks are in the record already depends on what others did in secret."""
    clock = Standing()
    async with open_house(tmp_path, clock) as house:
        _, (ada, _, cy), _ = await open_the_window(house, POOR)
        clock.turn(2)
        await cy.do(Rise())  # a bot plays on, and all are told where the game stands
        assert (await ada.hear(Happened)).due == 3


async def test_the_time_is_told_only_where_it_runs(house: House) -> None:
    _, (ada, _, _), _ = await open_the_window(house, POOR)
    games = [news for news in ada.heard if isinstance(news, Happened)]
    assert [(game.view["phase"], game.due) for game in games[-2:]] == [
        ("choose", None),
        ("dark", 5),
    ]


async def test_bots_lose_no_time_in_secret(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long a bot's breath, and though Ada is awaited too, whom it would let go first."""
    monkeypatch.setattr(bot_turns, "COURTESY", 3600.0)
    acted = asyncio.Event()
    plain = GameSession.play

    def play(live: GameSession, actor: Seat, move: Move, log: Log) -> Act:
        if actor == 1:
            acted.set()
        return plain(live, actor, move, log)

    monkeypatch.setattr(GameSession, "play", play)
    acts = [*dealt(RICH, ada=[4, 10, 12]), Act(1, PICKS[1]), Act(2, PICKS[2])]
    async with open_house(tmp_path, tick=60.0) as house:
        _, ada = await ada_with_bots(house, acts)
        await ada.do(Play(now(ada).at, PICKS[0]))
        opened = await ada.hear(Happened)
        assert (opened.view["phase"], opened.awaited) == ("dark", [0])
        async with asyncio.timeout(PATIENCE):
            await acted.wait()
        await ada.do(Ping())
        assert isinstance(await ada.next(), Pong)  # nothing was told meanwhile
