"""Hands that move, tick by tick, in a game that nothing in the server knows: what they may do.

Each test turns the server's clock by hand: nothing depends on how busy the machine is.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from powderkeg.rules.games import GAMES
from powderkeg.table.news import Corrected
from powderkeg.table.protocol import Push, Stop
from powderkeg.table.realtime import realtime_table
from tests.server.hands import (
    TICK,
    Sandglass,
    counted,
    happens,
    shake,
    shown,
    stored,
    turned_by_hand,
    two_shaking,
)
from tests.server.house import House, open_house
from tests.server.sand import GAME, hash_of


@pytest.fixture(autouse=True)
def glass(monkeypatch: pytest.MonkeyPatch) -> Sandglass:
    monkeypatch.setitem(GAMES.games, "sand", GAME)
    return turned_by_hand(monkeypatch)


@pytest.fixture
async def house(tmp_path: Path, kept: str, glass: Sandglass) -> AsyncIterator[House]:
    async with open_house(tmp_path, clock=glass, tick=TICK, database=kept) as opened:
        yield opened


# Shaking.


async def test_all_see_at_once_what_hands_do(house: House, glass: Sandglass) -> None:
    table, ada, bo = await two_shaking(house, glass)
    watcher = await house.come(table)
    glass.turn(10)
    await ada.do(Push(0, bytes([3, 4])))
    await bo.do(Push(0, bytes([1, 1])))
    for eyes in (ada, bo, watcher):
        assert await shown(eyes, ada, 2) == [7]


async def test_a_whole_second_of_both_is_told_in_one_message(
    house: House, glass: Sandglass
) -> None:
    _, ada, bo = await two_shaking(house, glass)
    await shake(glass, 0, 59, ada, bo)
    assert await stored(house) == ["* wait:1"]
    await shake(glass, 59, 60, ada, bo)
    told = await happens(bo, "shook", "shook")
    assert told.view["ticks"] == [60, 60]
    second = f"shake:{'01' * 60}"
    assert await stored(house) == ["* wait:1", f"0 {second}", f"1 {second}"]


async def test_nothing_is_told_before_its_time(house: House, glass: Sandglass) -> None:
    _, ada, bo = await two_shaking(house, glass)
    await ada.do(Push(0, bytes([1]) * 6))
    await bo.do(Push(0, bytes([1]) * 6))
    assert await shown(bo, ada, 0) == [0]
    glass.turn(6)
    assert await shown(bo, ada, 6) == [6]


async def test_whoever_is_late_was_at_rest(house: House, glass: Sandglass) -> None:
    """And what comes then counts from there on."""
    _, ada, bo = await two_shaking(house, glass)
    await shake(glass, 0, 60, bo)
    await shown(ada, ada, 36)
    first = next(news for news in ada.heard if isinstance(news, Corrected))
    assert (first.why, first.tick) == ("late", 0)
    assert set(first.pushes) == {0}
    await ada.do(Push(0, bytes([1]) * 40))
    assert await shown(ada, ada, 40) == [4]


async def test_what_was_filled_in_is_told_now_and_then(
    house: House, glass: Sandglass, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing twice, and nothing left out."""
    monkeypatch.setattr(realtime_table, "SHORT_REST", 60 / 60 * TICK)
    _, ada, bo = await two_shaking(house, glass)
    await shake(glass, 0, 200, bo)
    await shown(ada, ada, 176)
    told = [news for news in ada.heard if isinstance(news, Corrected)]
    ends = [news.tick + len(news.pushes) for news in told]
    assert [news.tick for news in told] == [0, *ends[:-1]]
    assert 2 <= len(told) <= 4


async def test_what_was_filled_in_is_told_with_whatever_is_wrong_next(
    house: House, glass: Sandglass
) -> None:
    _, ada, bo = await two_shaking(house, glass)
    await shake(glass, 0, 60, bo)
    late = await ada.hear(Corrected)
    await shown(ada, ada, 36)
    await ada.do(Push(50, bytes([1])))
    gap = await ada.sees(Corrected, lambda news: news.why == "gap")
    assert gap.tick in (late.tick + len(late.pushes), 36)
    assert gap.tick + len(gap.pushes) == 36


# What cannot be.


@pytest.mark.parametrize(
    ("push", "why", "taken"),
    [
        (Push(0, bytes([1]) * 30), "early", 6),
        (Push(0, bytes([1, 1, 101, 1])), "illegal", 2),
        (Push(3, bytes([1]) * 3), "gap", 0),
        (Push(0, bytes([1]) * 3, {3: "00000000"}), "hash", 3),
    ],
)
async def test_what_cannot_be_is_set_right_noted_and_counted(
    house: House, glass: Sandglass, push: Push, why: str, taken: int
) -> None:
    _, ada, bo = await two_shaking(house, glass)
    before = await counted(house, f'corrections_total{{why="{why}"')
    with capture_logs() as notes:
        await ada.do(push)
        news = await ada.hear(Corrected)
    assert news.why == why and news.now == 0
    assert (news.tick + len(news.pushes), set(news.pushes)) in ((taken, set()), (taken, {1}))
    assert await counted(house, f'corrections_total{{why="{why}"') == before + 1
    assert [note["why"] for note in notes if note["event"] == "corrected"] == [why]
    glass.turn(12)
    await ada.do(Push(taken, bytes([1]) * 4))  # and the table plays on
    await bo.do(Push(0, bytes([1]) * 12))
    assert await shown(bo, ada, taken + 4) == [taken + 4]


async def test_a_right_hash_is_no_news(house: House, glass: Sandglass) -> None:
    _, ada, bo = await two_shaking(house, glass)
    glass.turn(9)
    await bo.do(Push(0, bytes([1]) * 9))
    await ada.do(Push(0, bytes([1]) * 9, {3: hash_of(bytes([1]) * 3), 60: "whatever"}))
    await shown(ada, ada, 9)
    assert not [news for news in ada.heard if isinstance(news, Corrected)]


async def test_what_was_reckoned_before_one_was_set_right_is_no_lie(
    house: House, glass: Sandglass
) -> None:
    _, ada, bo = await two_shaking(house, glass)
    await shake(glass, 0, 40, bo)
    assert (await ada.hear(Corrected)).why == "late"
    await ada.do(Push(0, bytes([1]) * 20, {20: hash_of(bytes([1]) * 20)}))
    assert await shown(ada, ada, 20) == [4]
    await ada.do(Push(23, bytes([1])))
    assert (await ada.hear(Corrected)).why == "gap"


@pytest.mark.parametrize(
    ("garbage", "code"),
    [
        ('{"do": "push", "tick": 0, "pushes": "AQEB", "seat": 1}', "garbage"),
        ('{"do": "push", "tick": 0, "pushes": "?"}', "garbage"),
        ('{"do": "push", "tick": -1, "pushes": "AQEB"}', "garbage"),
        ('{"do": "push", "tick": 0, "pushes": "AQEB", "hashes": {"three": "00"}}', "garbage"),
        (f'{{"do": "push", "tick": 0, "pushes": "{"AQEB" * 41}"}}', "too-long"),
        ('{"do": "stop"}', "garbage"),
        ('{"do": "play", "at": 1, "move": "shake:0101~"}', "stream"),
        ('{"do": "why", "move": "shake:0101~00000000"}', "stream"),
    ],
)
async def test_garbage_is_answered(house: House, glass: Sandglass, garbage: str, code: str) -> None:
    _, ada, bo = await two_shaking(house, glass)
    await ada.line.send(garbage)
    assert await ada.problem() == code
    glass.turn(3)
    for person in (ada, bo):
        await person.do(Push(0, bytes([1]) * 3))
    assert await shown(bo, ada, 3) == [3]


async def test_nobody_shakes_for_another(house: House, glass: Sandglass) -> None:
    table, _, _ = await two_shaking(house, glass)
    watcher = await house.come(table)
    await watcher.do(Push(0, bytes([1])))
    assert await watcher.problem() == "not-seated"
    await watcher.do(Stop(1))
    assert await watcher.problem() == "not-seated"


async def test_other_games_have_no_hands(house: House) -> None:
    table, token = await house.make(name="Cy", bots={"count": 1}, start=True)
    cy = await house.come(table, token)
    await cy.do(Push(0, bytes([1])))
    assert await cy.problem() == "no-move"
