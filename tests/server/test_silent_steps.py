"""A play made in silent steps: each can be taken back, and nobody else learns of either."""

from __future__ import annotations

from pathlib import Path

import pytest

from powderkeg.rules.record import Act
from powderkeg.server.store import Store
from powderkeg.table.news import Happened, Played, Pong, TookBack
from powderkeg.table.protocol import Ping, Play, TakeBack
from tests.lantern import GAME
from tests.server.dark import POOR, hanging, now, three_in_the_dark
from tests.server.house import House, Person, open_house
from tests.server.test_lantern import frames_of
from tests.table.standing import Standing


@pytest.fixture(autouse=True)
def silent(lantern: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME.manners, "takebacks", "silent")


async def at_the_hook(house: House) -> tuple[str, list[Person], Person]:
    """Ada has taken the trick and hangs the lantern, before Bo, Cy and a watcher."""
    name, people = await three_in_the_dark(house, hanging(POOR))
    watcher = await house.come(name)
    for each in (*people, watcher):
        await hears_nothing(each, since=-1)
    return name, people, watcher


async def play(person: Person, move: str) -> Happened:
    at = now(person).at
    await person.do(Play(at, move))
    return await person.sees(Happened, lambda news: news.at > at)


async def take_back(person: Person) -> Happened:
    at = now(person).at
    await person.do(TakeBack(at))
    return await person.sees(Happened, lambda news: news.at > at)


async def hears_nothing(person: Person, since: int) -> int:
    """Nothing of the game has come since; how much was heard in all."""
    await person.do(Ping())
    await person.hear(Pong)
    news = person.heard[since:] if since >= 0 else []
    assert not [each for each in news if isinstance(each, Happened | TookBack)]
    return len(person.heard)


async def acts_of(person: Person, folder: Path) -> list[Act]:
    """The lines of the record, without those that led here."""
    store = Store(f"sqlite+aiosqlite:///{folder / 'games.sqlite'}")
    told = await store.acts(person.welcome.table.replay)
    await store.engine.dispose()
    return told[len(hanging(POOR)) :]


async def test_a_silent_step_is_taken_back_unnoticed(house: House) -> None:
    _, (ada, bo, cy), watcher = await at_the_hook(house)
    others = (bo, cy, watcher)
    heard = [len(each.heard) for each in others]
    first, frames = now(ada), await frames_of(house, bo)
    step = await play(ada, "sway:2")
    assert (step.view["half"], step.undo, step.events) == ("sway:2", "free", [])
    back = await take_back(ada)
    assert (back.view, back.offers, back.undo) == (first.view, first.offers, "")
    assert not [news for news in ada.heard if isinstance(news, TookBack)]
    for each, since in zip(others, heard, strict=True):
        await hears_nothing(each, since)
    assert await frames_of(house, bo) == frames
    await play(ada, "sway:1")
    await play(ada, "pass")
    seen = await bo.hear(Happened)
    assert seen.at == first.at + 1 and seen.events[0]["by"] == 1


async def test_what_others_have_seen_stays(house: House) -> None:
    _, (ada, _, _), _ = await at_the_hook(house)
    await play(ada, "sway:2")
    hung = await play(ada, "pass")
    assert hung.undo == ""
    await ada.do(TakeBack(hung.at))
    assert await ada.problem() == "no-take-back"


async def test_time_does_not_come_back(tmp_path: Path) -> None:
    clock = Standing()
    async with open_house(tmp_path, clock) as house:
        name, (ada, bo, _), _ = await at_the_hook(house)
        step = await play(ada, "sway:2")
        heard = await hears_nothing(bo, since=-1)
        clock.turn(2)
        late = (await house.come(name)).welcome.game  # so the clock's ticks are in the record
        assert late is not None and late.due == 8
        back = await take_back(ada)
        assert back.view["half"] == "" and back.due == 8
        assert back.at == step.at + 1
        await hears_nothing(bo, heard)
        lines = await acts_of(ada, tmp_path)
        undone = lines.index(Act(0, "undo:2"))
        assert lines[undone - 1] == lines[undone + 1] and lines[undone - 1].text[:5] == "wait:"


async def test_what_others_did_meanwhile_stays_done(tmp_path: Path) -> None:
    """Bo gives the lantern a push, which all see; he need not do so again."""
    async with open_house(tmp_path, tick=60.0) as house:
        _, (ada, bo, cy), _ = await at_the_hook(house)
        await play(ada, "sway:2")
        await play(bo, "sway:-1")
        await ada.hear(Happened)
        await cy.hear(Happened)
        heard = [len(each.heard) for each in (bo, cy)]
        frames = await frames_of(house, bo)
        assert now(ada).undo == "free"
        back = await take_back(ada)
        assert (back.view["half"], back.view["light"]) == ("", -1)
        for each, since in zip((bo, cy), heard, strict=True):
            await hears_nothing(each, since)
        assert await frames_of(house, bo) == frames
        assert [str(act) for act in (await acts_of(ada, tmp_path))[-2:]] == [
            "0 undo:2",
            "1 sway:-1",
        ]


async def test_a_restart_keeps_what_is_secret_and_what_is_free(tmp_path: Path) -> None:
    async with open_house(tmp_path, tick=60.0) as house:
        name, (ada, bo, _), _ = await at_the_hook(house)
        for _ in range(2):
            await play(ada, "sway:2")
            await take_back(ada)
        step = await play(ada, "sway:1")
        before = now(bo).at
    async with open_house(tmp_path, tick=60.0) as house:
        hers = await house.come(name, ada.token, wants=["foresight"])
        his = await house.come(name, bo.token)
        assert hers.welcome.game is not None and his.welcome.game is not None
        assert (hers.welcome.game.at, hers.welcome.game.undo) == (step.at, "free")
        assert his.welcome.game.at == before
        await hers.do(TakeBack(step.at))
        assert (await hers.hear(Happened)).view["half"] == ""
        await hers.do(Play(now(hers).at, "sway:0", "key"))
        assert (await hers.hear(Played)).at == now(hers).at
