"""A value of the players' own: checked before there is a table, and at the table."""

from __future__ import annotations

from typing import Any

import pytest

from powderkeg.table.news import Refused
from powderkeg.table.protocol import Arrange, Start
from tests.server.house import House

GOOD = "ooooo/o---o/S---o/o---o/oooEo"
SHORT = "oooo/oooo/ooSo/Eooo"  # the sun is three steps away
IN_LINE = "oooo/oooo/oooo/ESoo"


async def asked(house: House, layout: str, seats: int = 3) -> Any:
    wish = {"seats": seats, "options": {"layout": layout}}
    answer = await house.http.post("/api/games/zundstoff/check", json=wish)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def test_a_good_layout_has_nothing_against_it(house: House) -> None:
    assert await asked(house, GOOD) == {"refusal": None, "warning": None}


async def test_a_short_race_is_warned_of(house: House) -> None:
    told = await asked(house, SHORT)
    assert told["refusal"] is None
    assert told["warning"]["rule"] == "Z-6" and told["warning"]["facts"]["count"] == 3


@pytest.mark.parametrize(
    ("layout", "rule", "problem"),
    [
        (IN_LINE, "Z-6", "line"),
        ("oooo/oooo/oooo/Eooo", "B4", "sun"),
        ("oooo/ooSo/oooo/Eoo", "B4", "discs"),
        ("oooo/ooSo/oXoo/Eooo", "B4", "letter"),
        ("-", "B4", "earth"),
    ],
)
async def test_a_bad_layout_is_refused_with_its_reason(
    house: House, layout: str, rule: str, problem: str
) -> None:
    told = await asked(house, layout)
    assert (told["refusal"]["rule"], told["refusal"]["facts"]["problem"]) == (rule, problem)


async def test_too_many_players_are_refused_before_any_layout(house: House) -> None:
    assert (await asked(house, GOOD, seats=6))["refusal"]["rule"] == "seats"


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        ({"seats": 3, "options": {"layout": "oooo ooSo"}}, "one word"),
        ({"seats": 3, "options": {"layout": "o" * 401}}, "at most 400 letters"),
        ({"seats": 3, "options": {"moon": "full"}}, "no option 'moon'"),
        ({"seats": "three"}, "not what was expected"),
        ([], "not what was expected"),
    ],
)
async def test_garbage_gets_a_clear_answer(house: House, wish: object, words: str) -> None:
    answer = await house.http.post("/api/games/zundstoff/check", json=wish)
    assert answer.status_code == 400
    assert words in answer.json()["message"]


async def test_a_table_plays_on_the_layout_of_its_host(house: House) -> None:
    bots = {"count": 1, "level": "carefree"}
    table, token = await house.make(
        game="zundstoff", options={"layout": GOOD}, bots=bots, start=True
    )
    ada = await house.come(table, token)
    assert ada.welcome.game is not None
    view = ada.welcome.game.view
    assert (view["rows"], view["columns"]) == (5, 5)


async def test_the_waiting_room_tells_what_is_wrong_with_a_layout(house: House) -> None:
    table, token = await house.make(game="zundstoff", name="Ada", bots={"count": 1})
    ada = await house.come(table, token)
    await ada.do(Arrange({"layout": SHORT}))
    seen = await ada.table(lambda view: view.warning is not None)
    assert seen.refusal is None
    await ada.do(Arrange({"layout": IN_LINE}))
    seen = await ada.table(lambda view: view.refusal is not None)
    assert seen.refusal is not None and seen.refusal.rule == "Z-6" and seen.warning is None
    await ada.do(Start())
    assert (await ada.hear(Refused)).refusal.rule == "Z-6"
