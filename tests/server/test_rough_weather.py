"""Things that went wrong once, or could: the table plays on."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from powderkeg.server import socket
from powderkeg.server.store import Store
from powderkeg.table import session, stage, takeback_vote
from powderkeg.table.keeper import NotSaved
from powderkeg.table.news import Happened, Played, Seated, TookBack, Welcome
from powderkeg.table.protocol import (
    Answer,
    Arrange,
    Hello,
    Kick,
    Play,
    Rise,
    SeatBot,
    Sit,
    Start,
    TakeBack,
)
from tests.server.house import House, Person, open_house


async def two_at_a_table(house: House, **wish: object) -> tuple[str, Person, Person]:
    table, token = await house.make(name="Ada", **wish)
    ada = await house.come(table, token, wants=["foresight"])
    bo = await house.sit(table, "Bo")
    await ada.do(Start())
    return table, ada, bo


async def test_what_the_store_refused_has_not_happened_and_is_tried_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, ada, bo = await two_at_a_table(house, breath=0.5)
    game = await ada.turn()
    kept = Store.add_acts
    refusals = 1

    async def moody(self: Store, *lines: Any, **beside: Any) -> None:
        nonlocal refusals
        if refusals:
            refusals -= 1
            raise NotSaved("no room on the disk")
        await kept(self, *lines, **beside)

    monkeypatch.setattr(Store, "add_acts", moody)
    await ada.do(Play(game.at, game.offers[0].move, "k"))
    assert await ada.problem() == "not-saved"
    back = [news for news in ada.heard if isinstance(news, Happened)][-1]
    assert back.view == game.view and back.offers == game.offers
    await ada.do(Play(game.at, game.offers[0].move, "k"))
    await ada.hear(Played)
    refusals = 1  # now nature's roll is refused once
    await bo.turn()
    assert refusals == 0


async def test_a_line_whose_answer_was_lost_is_played_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, ada, bo = await two_at_a_table(house)
    game = await ada.turn()
    kept = Store.add_acts

    async def lossy(self: Store, *lines: Any, **beside: Any) -> None:
        await kept(self, *lines, **beside)
        monkeypatch.undo()
        raise NotSaved("the answer was lost")

    monkeypatch.setattr(Store, "add_acts", lossy)
    await ada.do(Play(game.at, game.offers[0].move, "k"))
    await ada.problem()
    seen = await bo.turn()
    assert seen.at == game.at + 2
    await bo.play_first(seen)
    await ada.turn()


async def test_who_is_away_when_the_game_begins_is_stood_in_for(house: House) -> None:
    table, token = await house.make(name="Ada", patience=0.2, options={"first": "1"})
    ada = await house.come(table, token)
    bo = await house.sit(table, "Bo")
    await bo.leave()
    await ada.table(lambda view: view.chairs[1].kind == "person" and not view.chairs[1].here)
    await ada.do(Start())
    await ada.turn()


async def test_guests_who_come_and_come_do_not_hold_the_dice(house: House) -> None:
    table, ada, bo = await two_at_a_table(house, breath=0.6)
    await ada.play_first(await ada.turn())

    rolled = asyncio.create_task(bo.turn())
    while not rolled.done():
        await (await house.come(table)).leave()
    assert (await rolled).offers


@pytest.mark.parametrize("salt", ["x\n", "two words", "ü"])
async def test_a_salt_is_one_plain_word(house: House, salt: str) -> None:
    table, _ = await house.make(name="Ada")
    bo = await house.come(table)
    await bo.do(Sit("Bo", salt=salt))
    assert await bo.problem() == "garbage"


async def test_a_running_game_is_locked_so_that_nobody_looks_into_a_bots_hand(
    house: House,
) -> None:
    table, token = await house.make(name="Ada", bots={"count": 1}, start=True)
    ada = await house.come(table, token)
    cy = await house.come(table)
    await cy.do(Sit("Cy"))
    assert await cy.problem() == "locked"
    await ada.do(Arrange(locked=False))
    await cy.table(lambda view: not view.locked)
    await cy.do(Sit("Cy"))
    await cy.hear(Seated)


async def test_who_reloads_is_asked_all_the_same(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(takeback_vote, "TIME_TO_ANSWER", 0.3)
    table, ada, bo = await two_at_a_table(house)
    await ada.play_first(await ada.turn())
    seen = await bo.turn()
    await bo.leave()
    await ada.table(lambda view: not view.chairs[1].here)
    await ada.do(TakeBack(seen.at))
    asked = await ada.table(lambda view: view.question is not None)
    assert asked.question is not None and asked.question.awaited == [1]
    assert not (await ada.hear(TookBack)).granted  # nobody answered
    await ada.do(TakeBack(seen.at))
    back = await house.come(table, bo.token)
    await back.do(Answer(True))
    assert (await ada.hear(TookBack)).granted


async def test_a_watcher_who_sits_down_at_a_forsaken_table_becomes_its_host(house: House) -> None:
    table, token = await house.make(name="Ada", patience=0.1)
    ada = await house.come(table, token)
    cy = await house.come(table)
    await ada.do(Rise())
    await ada.leave()
    await cy.table(lambda view: view.chairs[0].kind == "free")
    await asyncio.sleep(0.3)
    await cy.do(Sit("Cy"))
    assert (await cy.table(lambda view: view.chairs[0].host)).chairs[0].name == "Cy"


async def test_a_shorter_breath_frees_what_is_waiting(house: House) -> None:
    _, ada, bo = await two_at_a_table(house, breath=3000)
    await ada.play_first(await ada.turn())
    await bo.sees(Happened, lambda news: not news.awaited)
    await ada.do(Arrange(breath=0.0))
    await bo.turn()


async def test_a_newcomers_key_is_their_own(house: House) -> None:
    table, ada, bo = await two_at_a_table(house)
    await ada.play_first(await ada.turn())
    await bo.play_first(await bo.turn(), "1")
    await bo.do(Rise())
    await ada.do(Arrange(locked=False))
    await ada.table(lambda view: not view.locked and view.chairs[1].kind == "bot")
    cy = await house.sit(table, "Cy")
    await ada.play_first(await ada.turn())
    seen = await cy.turn()
    await cy.play_first(seen, "1")
    await cy.hear(Played)
    assert (await ada.turn()).at > seen.at


async def test_a_table_of_bots_may_have_any_levels(house: House) -> None:
    table, token = await house.make(sit=False, bots={"count": 7})
    ada = await house.come(table, token)
    await ada.do(SeatBot(7, "keen"))
    for level in ("sharp", "carefree"):
        await ada.do(SeatBot(3, level))
        seen = await ada.table(lambda view, level=level: view.chairs[3].level == level)
        assert len({chair.name for chair in seen.chairs}) == 8


async def test_who_is_sent_away_is_asked_no_more(house: House) -> None:
    _, ada, bo = await two_at_a_table(house)
    await ada.play_first(await ada.turn())
    await ada.do(TakeBack((await bo.turn()).at))
    await bo.table(lambda view: view.question is not None)
    await ada.do(Kick(1))
    assert (await ada.hear(TookBack)).granted


async def test_a_seat_has_so_many_takebacks(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session, "MOST_TAKEBACKS", 1)
    _, ada, _ = await two_at_a_table(house, breath=30)
    for _ in range(2):
        game = await ada.turn()
        await ada.play_first(game)
        await ada.do(TakeBack(game.at + 1))
        game = await ada.sees(Happened, lambda news, at=game.at: news.at == at + 1)
        await ada.do(TakeBack(game.at))
    assert await ada.problem() == "no-take-back"


async def test_watchers_do_not_keep_a_player_out(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stage, "MOST_WATCHERS", 2)
    table, token = await house.make(name="Ada")
    for _ in range(2):
        await house.come(table)
    line = await house.line(table)
    await line.do(Hello())
    assert await line.problem() == "full"
    assert (await house.come(table, token)).welcome.chair == 0


async def test_whoever_is_slow_to_say_hello_finds_the_table_still_there(tmp_path: Path) -> None:
    async with open_house(tmp_path, rest=0.2) as house:
        table, token = await house.make(name="Ada")
        ada = await house.line(table)
        await asyncio.sleep(0.5)
        await ada.do(Hello(token))
        assert (await ada.hear(Welcome)).chair == 0


async def test_a_silent_line_is_closed(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "TIME_FOR_HELLO", 0.1)
    table, _ = await house.make(name="Ada")
    nobody = await house.line(table)
    with pytest.raises(ConnectionClosed) as closed:
        await nobody.next()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4401


@pytest.mark.parametrize(
    "path", ["/a%00b", "/" + "a" * 300, "/api/lessons/verflixxt/" + "9" * 5000, "/api/tables/%00"]
)
async def test_no_address_is_our_fault(house: House, path: str) -> None:
    answer = await house.http.get(path)
    assert answer.status_code != 500 and "fault" not in answer.text


async def test_a_name_is_one_line_of_what_can_be_seen(house: House) -> None:
    table, _ = await house.make(name="Ada")
    bo = await house.sit(table, "\u202eB\x00o\n# x")
    seen = await bo.table(lambda view: view.chairs[1].kind == "person")
    assert seen.chairs[1].name == "B o # x"


def test_the_store_never_prints_what_it_writes(tmp_path: Path) -> None:
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'games.sqlite'}")
    assert store.engine.sync_engine.hide_parameters
