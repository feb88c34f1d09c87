"""One's own games over HTTP, and what the doors tell who has no token."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from powderkeg.table.api import MOST_SEATS
from powderkeg.table.protocol import Arrange, Start
from tests.server.house import House, open_house


async def asked(house: House, path: str, **wish: Any) -> Any:
    answer = await house.http.post(path, json=wish)
    assert answer.status_code == 200, answer.text
    return answer.json()


def key(table: str, token: str) -> dict[str, str]:
    return {"table": table, "token": token}


async def test_own_tables_are_told_after_a_restart_too(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        bots = {"count": 1, "level": "carefree"}
        table, token = await house.make(name="Ada", bots=bots, start=True)
    async with open_house(tmp_path) as house:
        (own,) = (await asked(house, "/api/own", seats=[key(table, token)]))["tables"]
        assert (own["id"], own["stage"], own["me"]) == (table, "playing", 0)
        assert own["awaited"] is not None


async def test_a_finished_game_is_among_ones_results_and_its_record_tells_the_same(
    house: House,
) -> None:
    bots = {"count": 1, "level": "carefree"}
    table, token = await house.make(name="Ada", bots=bots)
    ada = await house.come(table, token)
    await ada.do(Start())
    end = await ada.play_on()
    await ada.table(lambda view: view.stage == "over")
    (result,) = (await asked(house, "/api/own", seats=[key(table, token)]))["results"]
    assert end.outcome is not None and result["outcome"]["scores"] == end.outcome.scores
    record = (await house.http.get(f"/api/replays/{result['replay']}/record")).text
    brought = await asked(house, "/api/replays/result", record=record)
    same = ("game", "options", "names", "bots", "outcome")
    assert [brought[part] for part in same] == [result[part] for part in same]
    assert (brought["me"], brought["at"], brought["table"]) == (None, 0, "")


async def test_a_game_that_is_not_over_has_no_result(house: House) -> None:
    record = "game verflixxt 1\nseats 2\n"
    answer = await house.http.post("/api/replays/result", json={"record": record})
    told = answer.json()
    assert (told["code"], told["message"]) == ("bad-record", "the game is not over")


async def test_without_a_token_no_door_tells_that_there_is_a_table(house: House) -> None:
    table, token = await house.make(name="Ada")
    await house.come(table, token)
    nothing = await asked(house, "/api/own", seats=[key("no-such-table-1", "x")])
    assert await asked(house, "/api/own", seats=[key(table, "x")]) == nothing
    assert (await house.http.get("/api/tables")).json() == []
    for name in (table, "no-such-table-1"):
        answer = await house.http.post("/api/handovers", json={"seats": [key(name, "x")]})
        assert (answer.status_code, answer.json()["code"]) == (400, "not-seated")


async def test_an_open_door_tells_names_and_nothing_that_opens_a_seat(house: House) -> None:
    table, token = await house.make(name="Ada")
    ada = await house.come(table, token)
    await house.sit(table, "Ben")
    await ada.do(Arrange(door="watch"))
    await ada.do(Start())
    await ada.table(lambda view: view.stage == "playing")
    answer = await house.http.get("/api/tables")
    (shown,) = answer.json()
    assert set(shown) == {"id", "game", "stage", "sitters", "free", "since"}
    assert [set(sitter) for sitter in shown["sitters"]] == [{"name", "badge", "bot"}] * 2
    assert token not in answer.text


async def test_seats_go_to_another_device_once(house: House) -> None:
    table, token = await house.make(name="Ada")
    made = await asked(house, "/api/handovers", seats=[key(table, token), key(table, "x")])
    assert (made["seats"], made["seconds"]) == (1, 600)
    fetched = await asked(house, "/api/handovers/fetch", ticket=made["ticket"])
    assert fetched == {"seats": [key(table, token)]}
    for ticket in (made["ticket"], "guess"):
        answer = await house.http.post("/api/handovers/fetch", json={"ticket": ticket})
        assert (answer.status_code, answer.json()["code"]) == (404, "no-handover")


@pytest.mark.parametrize("path", ["/api/own", "/api/handovers"])
async def test_nobody_asks_for_more_than_they_can_hold(house: House, path: str) -> None:
    seats = [key(f"table-{number}", "x") for number in range(MOST_SEATS + 1)]
    answer = await house.http.post(path, json={"seats": seats})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")
