"""A table: coming, sitting, playing, going, coming back."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from powderkeg.table.news import Dismissed, Happened, Played, Refused, TableNews
from powderkeg.table.protocol import (
    Arrange,
    Introduce,
    Kick,
    Play,
    Regroup,
    Rise,
    SeatBot,
    SendAway,
    Sit,
    Start,
    Why,
)
from tests.server.house import House, Person, open_house


async def two_at_a_table(house: House, **wish: object) -> tuple[str, Person, Person]:
    table, token = await house.make(name="Ada", **wish)
    ada = await house.come(table, token)
    bo = await house.sit(table, "Bo")
    await ada.do(Start())
    return table, ada, bo


async def test_a_link_is_an_invitation(house: House) -> None:
    table, token = await house.make(name="Ada")
    ada = await house.come(table, token)
    assert ada.welcome.chair == 0 and ada.welcome.host
    bo = await house.sit(table, "Bo")
    seen = await ada.table(lambda view: view.chairs[1].kind == "person")
    assert [chair.name for chair in seen.chairs[:2]] == ["Ada", "Bo"]
    assert not (await bo.table(lambda view: True)).chairs[1].host


async def test_whoever_has_no_token_watches(house: House) -> None:
    table, token = await house.make(name="Ada", bots={"count": 1}, start=True)
    await house.come(table, token)
    watcher = await house.come(table)
    assert watcher.welcome.chair is None
    assert watcher.welcome.game is not None and watcher.welcome.game.offers == []
    await watcher.do(Play(watcher.welcome.game.at, "pawn:0"))
    assert await watcher.problem() == "not-seated"


async def test_a_badge_is_worn_by_one(house: House) -> None:
    table, token = await house.make(name="Ada", badge="C")
    ada = await house.come(table, token)
    bo = await house.sit(table, "Bo", badge="B")
    await bo.do(Introduce(badge="C"))
    assert await bo.problem() == "badge-taken"
    await bo.do(Introduce(badge="E", name="Bob"))
    seen = await ada.table(lambda view: view.chairs[1].badge == "E")
    assert seen.chairs[1].name == "Bob"
    assert sorted(chair.badge for chair in seen.chairs) == list("ABCDEFGH")


async def test_only_the_host_arranges_and_starts(house: House) -> None:
    table, token = await house.make(name="Ada")
    ada = await house.come(table, token)
    bo = await house.sit(table, "Bo")
    for request in (Start(), Arrange(locked=True), Kick(0), SeatBot(3)):
        await bo.do(request)
        assert await bo.problem() == "not-host"
    await ada.do(Arrange(options={"expansion": "worms"}, locked=True))
    assert (await ada.table(lambda view: view.locked)).options["expansion"] == "worms"
    cy = await house.come(table)
    await cy.do(Sit("Cy"))
    assert await cy.problem() == "locked"


async def test_an_impossible_set_up_says_its_rule(house: House) -> None:
    table, token = await house.make(name="Ada", options={"expansion": "worms", "end": "one-home"})
    ada = await house.come(table, token)
    await house.sit(table, "Bo")
    seen = await ada.table(lambda view: view.refusal is not None and view.refusal.rule == "V6")
    assert seen.refusal is not None and seen.refusal.facts == {"which": "end"}
    await ada.do(Start())
    assert (await ada.hear(Refused)).refusal.rule == "V6"


async def test_a_refused_move_names_its_rule(house: House) -> None:
    _, ada, bo = await two_at_a_table(house)
    game = await ada.turn()
    await ada.do(Why("guard:9"))
    assert (await ada.hear(Refused)).refusal.rule == "B4"
    await bo.do(Play(game.at, "pawn:0"))
    assert (await bo.hear(Refused)).refusal.rule == "not-awaited"
    await ada.do(Play(game.at, "pawn:35"))
    refused = await ada.hear(Refused)
    assert refused.move == "pawn:35"
    await ada.do(Play(game.at, "castle"))
    assert await ada.problem() == "no-move"


async def test_a_move_is_told_to_all(house: House) -> None:
    _, ada, bo = await two_at_a_table(house)
    game = await ada.turn()
    await ada.do(Play(game.at, "pawn:0", "k1"))
    assert (await ada.hear(Played)).key == "k1"
    seen = await bo.sees(Happened, lambda news: news.at > game.at)
    assert [event["event"] for event in seen.events] == ["pawn-walked", "rolled"]
    assert seen.awaited == [1] and seen.offers


async def test_the_same_choice_sent_twice_is_played_once(house: House) -> None:
    _, ada, bo = await two_at_a_table(house)
    game = await ada.turn()
    await ada.do(Play(game.at, "pawn:0", "k1"))
    first = await ada.hear(Played)
    await ada.do(Play(game.at, "pawn:0", "k1"))
    assert await ada.hear(Played) == first
    seen = await bo.turn()
    assert seen.at == game.at + 2  # the pawn, and the dice for Bo


async def test_a_stale_choice_is_not_played(house: House) -> None:
    _, ada, bo = await two_at_a_table(house)
    game = await ada.turn()
    await ada.play_first(game)
    await bo.play_first(await bo.turn())
    later = await ada.turn()
    await ada.do(Play(game.at, later.offers[0].move))
    assert await ada.problem() == "stale"


async def test_a_second_device_has_the_same_seat(house: House) -> None:
    table, ada, bo = await two_at_a_table(house)
    game = await ada.turn()
    phone = await house.come(table, ada.token)
    assert phone.welcome.chair == 0
    assert phone.welcome.game is not None and phone.welcome.game.view == game.view
    await phone.do(Play(game.at, game.offers[0].move))
    assert (await ada.sees(Happened, lambda news: news.at > game.at)).awaited == [1]
    await bo.turn()


async def test_a_game_survives_a_closed_server(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table, ada, bo = await two_at_a_table(house)
        await ada.do(Play((await ada.turn()).at, "pawn:0", "k1"))
        before = await bo.turn()
        tokens = ada.token, bo.token
    async with open_house(tmp_path) as house:
        back = await house.come(table, tokens[1])
        assert back.welcome.game is not None
        assert back.welcome.game.view == before.view
        assert back.welcome.game.offers == before.offers
        ada = await house.come(table, tokens[0])
        await ada.do(Play(before.at - 2, "pawn:0", "k1"))  # was it lost? no
        assert (await ada.hear(Played)).key == "k1"


async def test_a_bot_stands_in_for_who_is_away_until_they_are_back(house: House) -> None:
    table, ada, bo = await two_at_a_table(house, patience=0.2)
    game = await ada.turn()
    await bo.leave()
    assert not (await ada.table(lambda view: not view.chairs[1].here)).chairs[1].stand_in
    await ada.table(lambda view: view.chairs[1].stand_in)
    await ada.play_first(game)
    again = await ada.turn()  # the bot has played
    back = await house.come(table, bo.token)
    assert back.welcome.chair == 1 and not back.welcome.table.chairs[1].stand_in
    await ada.play_first(again)
    await back.turn()


async def test_the_host_may_let_a_bot_stand_in_at_once(house: House) -> None:
    _, ada, bo = await two_at_a_table(house)
    game = await ada.turn()
    await ada.do(SeatBot(1, "carefree"))
    assert await ada.problem() == "chair-taken"  # Bo is here
    await bo.leave()
    await ada.table(lambda view: not view.chairs[1].here)
    await ada.do(SeatBot(1, "carefree"))
    assert (await ada.table(lambda view: view.chairs[1].stand_in)).chairs[1].level == "carefree"
    await ada.play_first(game)
    await ada.turn()


async def test_who_is_kicked_sits_no_more(house: House) -> None:
    _, ada, bo = await two_at_a_table(house)
    game = await ada.turn()
    await ada.do(Kick(1))
    await bo.hear(Dismissed)
    seen = await ada.table(lambda view: view.chairs[1].kind == "bot")
    assert seen.chairs[1].here
    await bo.do(Play(game.at, "pawn:0"))
    assert await bo.problem() == "not-seated"
    back = await house.come(seen.id, bo.token)
    assert back.welcome.chair is None
    await ada.play_first(game)
    await ada.turn()


async def test_whoever_rises_before_the_game_frees_the_chair(house: House) -> None:
    table, token = await house.make(name="Ada")
    ada = await house.come(table, token)
    bo = await house.sit(table, "Bo")
    await ada.table(lambda view: view.chairs[1].kind == "person")
    await bo.do(Rise())
    assert (await ada.table(lambda view: view.chairs[1].kind == "free")).chairs[1].name == ""


async def test_a_host_who_is_gone_is_followed_by_the_next(house: House) -> None:
    table, token = await house.make(name="Ada", patience=0.2)
    ada = await house.come(table, token)
    bo = await house.sit(table, "Bo")
    await ada.leave()
    await bo.table(lambda view: view.chairs[1].host)
    await bo.do(SeatBot(2))
    await bo.table(lambda view: view.chairs[2].kind == "bot")


async def test_a_late_friend_takes_over_from_a_bot(house: House) -> None:
    table, token = await house.make(name="Ada", bots={"count": 1}, start=True)
    ada = await house.come(table, token)
    await ada.do(Arrange(locked=False))
    await ada.table(lambda view: not view.locked)
    cy = await house.sit(table, "Cy")
    seen = await ada.table(lambda view: view.chairs[1].kind == "person")
    assert seen.chairs[1].name == "Cy"
    assert ada.welcome.game is not None
    await ada.play_first(ada.welcome.game)
    await cy.turn()


async def test_regrouping_keeps_everyone_promises_a_seed_and_lets_another_begin(
    house: House,
) -> None:
    _, ada, bo = await two_at_a_table(house)
    promise = (await ada.table(lambda view: view.stage == "playing")).commit
    await asyncio.gather(ada.play_on(), bo.play_on())
    await bo.do(Regroup())
    seen = await ada.sees(TableNews, lambda news: news.table.stage == "waiting")
    assert [chair.name for chair in seen.table.chairs[:2]] == ["Ada", "Bo"]
    assert seen.table.commit != promise
    await ada.do(Start())
    await bo.turn()


async def test_watchers_who_are_sent_away_are_told_by_the_close_code(house: House) -> None:
    table, token = await house.make(name="Ada")
    ada = await house.come(table, token)
    cy = await house.come(table)
    await ada.do(SendAway())
    with pytest.raises(ConnectionClosed):
        while True:
            await cy.next()
    assert cy.line.close_code == 4410
    await ada.table(lambda view: view.watchers == 0)
