"""Hands that move, tick by tick, in a game that nothing in the server knows.

Each test turns the server's clock by hand: nothing depends on how busy the machine is.
"""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from powderkeg.bots.thinkers import ThinkerFailed, Thinkers
from powderkeg.rules.core import Move, Seat
from powderkeg.rules.game import Game
from powderkeg.rules.games import GAMES
from powderkeg.rules.record import actor_text
from powderkeg.server import app, streams
from powderkeg.server.guest import Guest
from powderkeg.server.news import Corrected, Happened, Played
from powderkeg.server.protocol import Play, Push, Start, Stop
from powderkeg.server.store import Line, NotSaved, Store
from tests.server.hands import TICK, Sandglass, counted, shown, turned_by_hand
from tests.server.house import House, Person, open_house
from tests.server.sand import END, GAME, STOP, Sand, Shake, hash_of


@pytest.fixture(autouse=True)
def glass(monkeypatch: pytest.MonkeyPatch) -> Sandglass:
    monkeypatch.setitem(GAMES, "sand", GAME)
    return turned_by_hand(monkeypatch)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with open_house(tmp_path, tick=TICK) as opened:
        yield opened


async def two_shaking(house: House) -> tuple[str, Person, Person]:
    table, token = await house.make(game="sand", name="Ada")
    ada = await house.come(table, token)
    bo = await house.sit(table, "Bo")
    await ada.do(Start())
    for person in (ada, bo):
        await person.sees(Happened, lambda news: news.view["phase"] == "run")
    return table, ada, bo


async def shake(glass: Sandglass, first: int, last: int, *people: Person) -> None:
    """Time goes by from tick to tick, in steps that are never too long, and these people shake."""
    for tick in range(first, last, 20):
        step = min(20, last - tick)
        glass.turn(step)
        for person in people:
            await person.do(Push(tick, bytes([1]) * step))
        for person in people:
            await shown(person, person, tick + step)


async def happens(person: Person, *events: str) -> Happened:
    """Until these things have happened, and no others."""
    seen: list[str] = []
    while True:
        news = await person.hear(Happened)
        seen += [str(event["event"]) for event in news.events]
        if len(seen) >= len(events):
            assert tuple(seen) == events
            return news


def stored(folder: Path) -> list[str]:
    """The lines of the record, without what they claim."""
    with closing(sqlite3.connect(folder / "games.sqlite")) as base:
        rows = base.execute("select actor, text from acts order by number").fetchall()
    return [f"{actor_text(actor)} {text.partition('~')[0]}" for actor, text in rows]


# Shaking.


async def test_all_see_at_once_what_hands_do(house: House, glass: Sandglass) -> None:
    table, ada, bo = await two_shaking(house)
    watcher = await house.come(table)
    glass.turn(10)
    await ada.do(Push(0, bytes([3, 4])))
    for eyes in (ada, bo, watcher):
        assert await shown(eyes, ada, 2) == [7]


async def test_a_whole_second_of_both_is_told_in_one_message(
    tmp_path: Path, house: House, glass: Sandglass
) -> None:
    _, ada, bo = await two_shaking(house)
    await shake(glass, 0, 59, ada, bo)
    assert stored(tmp_path) == ["* wait:1"]
    await shake(glass, 59, 60, ada, bo)
    told = await happens(bo, "shook", "shook")
    assert told.view["ticks"] == [60, 60]
    second = f"shake:{'01' * 60}"
    assert stored(tmp_path) == ["* wait:1", f"0 {second}", f"1 {second}"]


async def test_nothing_is_told_before_its_time(house: House, glass: Sandglass) -> None:
    _, ada, bo = await two_shaking(house)
    await ada.do(Push(0, bytes([1]) * 6))
    await bo.do(Push(0, bytes([1])))
    assert await shown(bo, ada, 0) == [0]
    glass.turn(6)
    assert await shown(bo, ada, 6) == [6]


async def test_whoever_is_late_was_at_rest(house: House, glass: Sandglass) -> None:
    """And what comes then counts from there on."""
    _, ada, bo = await two_shaking(house)
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
    monkeypatch.setattr(streams, "SHORT_REST", 60 / 60 * TICK)
    _, ada, bo = await two_shaking(house)
    await shake(glass, 0, 200, bo)
    await shown(ada, ada, 176)
    told = [news for news in ada.heard if isinstance(news, Corrected)]
    ends = [news.tick + len(news.pushes) for news in told]
    assert [news.tick for news in told] == [0, *ends[:-1]]
    assert 2 <= len(told) <= 4


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
    _, ada, bo = await two_shaking(house)
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
    assert await shown(bo, ada, taken + 4) == [taken + 4]


async def test_a_right_hash_is_no_news(house: House, glass: Sandglass) -> None:
    _, ada, _ = await two_shaking(house)
    glass.turn(9)
    await ada.do(Push(0, bytes([1]) * 9, {3: hash_of(bytes([1]) * 3), 60: "whatever"}))
    await shown(ada, ada, 9)
    assert not [news for news in ada.heard if isinstance(news, Corrected)]


async def test_what_was_reckoned_before_one_was_set_right_is_no_lie(
    house: House, glass: Sandglass
) -> None:
    _, ada, bo = await two_shaking(house)
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
    ],
)
async def test_garbage_is_answered(house: House, glass: Sandglass, garbage: str, code: str) -> None:
    _, ada, bo = await two_shaking(house)
    await ada.line.send(garbage)
    assert await ada.problem() == code
    glass.turn(3)
    await ada.do(Push(0, bytes([1]) * 3))
    assert await shown(bo, ada, 3) == [3]


async def test_nobody_shakes_for_another(house: House) -> None:
    table, _, _ = await two_shaking(house)
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


# Stopping.


async def test_an_earlier_stop_counts_though_it_comes_later(
    tmp_path: Path, house: House, glass: Sandglass
) -> None:
    """Ada's line is slow: Bo's stop is known when hers comes."""
    _, ada, bo = await two_shaking(house)
    await shake(glass, 0, 20, ada, bo)
    glass.turn(15)
    await bo.do(Push(20, bytes([1]) * 15))
    await bo.do(Stop(35, hash_of(bytes([1]) * 35)))
    await happens(bo, "shook", "stopped")
    await ada.do(Push(20, bytes([1]) * 10))
    await ada.do(Stop(30))
    end = await bo.sees(Happened, lambda news: news.outcome)
    assert end.view["stopped"] == [30, 35]
    assert stored(tmp_path)[1:] == [
        f"1 shake:{'01' * 24}",
        f"1 stop:{'01' * 11}",
        f"0 shake:{'01' * 24}",
        f"0 stop:{'01' * 6}",
    ]


async def test_a_stop_hurries_the_others_past_it(house: House, glass: Sandglass) -> None:
    _, ada, bo = await two_shaking(house)
    await shake(glass, 0, 20, ada, bo)
    await bo.do(Stop(20))
    await happens(ada, "shook", "stopped")
    await shake(glass, 20, 30, ada)
    told = await happens(ada, "shook")
    assert told.view["ticks"] == [24, 20]
    await shake(glass, 30, 60, ada)
    assert (await happens(ada, "shook")).view["ticks"] == [60, 20]


@pytest.mark.parametrize(("pushed", "said", "meant"), [(20, 5, 20), (0, 5, 16), (20, 20, 20)])
async def test_a_stop_is_not_older_than_what_one_did_nor_than_the_lag(
    house: House, glass: Sandglass, pushed: int, said: int, meant: int
) -> None:
    _, ada, bo = await two_shaking(house)
    await shake(glass, 0, 20, bo)
    await ada.do(Push(0, bytes([1]) * pushed))
    await shake(glass, 20, 40, bo)
    await ada.do(Stop(said))
    stopped = await ada.sees(Happened, lambda news: news.view["stopped"][0] is not None)
    assert stopped.view["stopped"] == [meant, None]


async def test_nobody_stops_where_they_have_not_been(house: House, glass: Sandglass) -> None:
    _, ada, _ = await two_shaking(house)
    glass.turn(3)
    await ada.do(Stop(3))
    news = await ada.hear(Corrected)
    assert (news.why, news.tick) == ("gap", 0)
    await ada.do(Push(0, bytes([1]) * 3))
    await ada.do(Stop(3))
    assert (await happens(ada, "stopped")).view["stopped"] == [3, None]


async def test_a_stop_that_is_played_is_acknowledged(house: House, glass: Sandglass) -> None:
    _, ada, bo = await two_shaking(house)
    await shake(glass, 0, 15, ada, bo)
    await ada.do(Play(1, STOP.text, "enough"))
    assert (await ada.hear(Played)).key == "enough"
    stopped = [news for news in ada.heard if isinstance(news, Happened)][-1]
    assert stopped.view["stopped"] == [15, None]
    await ada.do(Play(1, STOP.text, "enough"))  # sent twice, played once
    assert (await ada.hear(Played)).key == "enough"
    await ada.do(Push(15, bytes([1])))  # too late, and no matter
    await shake(glass, 15, 24, bo)


# Coming back.


async def test_whoever_comes_back_goes_on_where_the_judge_is(
    house: House, glass: Sandglass
) -> None:
    table, ada, bo = await two_shaking(house)
    await shake(glass, 0, 70, ada, bo)
    await ada.leave()
    await bo.table(lambda view: not view.chairs[0].here)
    ada = await house.come(table, ada.token)
    news = await ada.hear(Corrected)
    assert (news.why, news.tick, news.pushes, news.now) == ("back", 60, bytes([1]) * 10, 70)
    await ada.do(Push(60, bytes([1]) * 16))  # what is known already is no matter
    glass.turn(6)
    assert await shown(bo, ada, 76) == [76]


async def test_when_nobody_is_there_the_sand_stands_still(house: House, glass: Sandglass) -> None:
    table, ada, bo = await two_shaking(house)
    await shake(glass, 0, 20, ada, bo)
    await ada.leave()
    await bo.leave()
    while await counted(house, "sockets"):
        pass
    glass.turn(1000)
    bo = await house.come(table, bo.token)
    news = await bo.hear(Corrected)
    assert (news.why, news.now, len(news.pushes)) == ("back", 20, 20)
    await shake(glass, 20, 40, bo)


async def test_what_the_store_refused_is_written_down_a_little_later(
    tmp_path: Path, house: House, glass: Sandglass, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, ada, bo = await two_shaking(house)
    await shake(glass, 0, 55, ada, bo)
    kept = Store.add_acts

    async def moody(self: Store, match: str, first: int, lines: list[Line]) -> None:
        monkeypatch.setattr(Store, "add_acts", kept)
        raise NotSaved("no room on the disk")

    monkeypatch.setattr(Store, "add_acts", moody)
    await shake(glass, 55, 65, ada, bo)
    await happens(bo, "shook", "shook")
    assert stored(tmp_path) == [
        "* wait:1",
        f"0 shake:{'01' * 60}",
        f"1 shake:{'01' * 60}",
    ]


# The end.


async def test_after_the_sand_there_is_a_race(house: House, glass: Sandglass) -> None:
    """A grab is believed as far as the lag allows."""
    _, ada, bo = await two_shaking(house)
    glass.turn(END + 24)  # nobody moves a hand
    race = await bo.sees(Happened, lambda news: news.view["phase"] == "race")
    assert race.view["ticks"] == [END, END]
    glass.turn(40)
    await ada.do(Stop(2))
    end = await bo.sees(Happened, lambda news: news.outcome)
    assert end.events == [{"event": "grabbed", "seat": 0, "ticks": 16}]


# Bots.


class Shaker(Thinkers):
    """A bot that shakes for a second, then stops; or one that only fails."""

    fails = False

    async def react(self, game: Game, scene: str, seat: Seat, bot: str, rng: str = "") -> Move:
        if self.fails:
            raise ThinkerFailed("no idea")
        state = game.scene(scene)
        assert isinstance(state, Sand)
        enough = len(state.pushes[seat]) >= 60
        return STOP if enough else Shake("shake", bytes([2]) * 12, "")


async def test_a_bots_hand_moves_like_any_other(
    tmp_path: Path, glass: Sandglass, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "Thinkers", Shaker)
    async with open_house(tmp_path, tick=TICK) as house:
        table, token = await house.make(game="sand", name="Ada", bots={"count": 1}, start=True)
        ada = await house.come(table, token)
        bot = Person(ada.line)
        bot.chair = 1
        await ada.sees(Happened, lambda news: news.view["phase"] == "run")
        await shake(glass, 0, 5, ada)
        assert await shown(ada, bot, 5) == [10]
        await shake(glass, 5, 60, ada)
        stopped = await ada.sees(Happened, lambda news: news.view["stopped"][1])
        assert stopped.view["stopped"] == [None, 60]
        assert stored(tmp_path)[-2:] == [f"1 shake:{'02' * 60}", "1 stop:"]


async def test_a_bot_that_fails_is_at_rest(
    tmp_path: Path, glass: Sandglass, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "Thinkers", Shaker)
    monkeypatch.setattr(Shaker, "fails", True)
    async with open_house(tmp_path, tick=TICK) as house:
        table, token = await house.make(game="sand", name="Ada", bots={"count": 1}, start=True)
        before = await counted(house, 'fallbacks_total{why="reflex"')
        ada = await house.come(table, token)
        await ada.sees(Happened, lambda news: news.view["phase"] == "run")
        bot = Person(ada.line)
        bot.chair = 1
        glass.turn(40)
        assert await shown(ada, bot, 16) == [0]
        failed = await counted(house, 'fallbacks_total{why="reflex"') - before
        assert 1 <= failed <= 3  # once for each beat, not again and again


def test_a_slow_line_is_shown_the_newest() -> None:
    guest = Guest()
    for number in range(1000):
        guest.show(str(number))
    assert guest.glimpse == "999" and not guest.is_lost
