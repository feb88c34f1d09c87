"""A game that nobody has drawn stands on the shelf all the same, and is played as text."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.flasks import until
from tests.browser.house import House
from tests.browser.people import DESK, PHONE, People


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    opened = House(tmp_path_factory.mktemp("house"), program=("tests.sixth",))
    opened.open()
    yield opened
    opened.close()


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_a_sixth_game_is_played_as_text_from_the_shelf(
    people: People, size: tuple[int, int]
) -> None:
    ada = people.come("Ada", size)
    ada.visit("/")
    ada.sees("Six boxes.")
    ada.press("sixth")
    ada.reads("sixth")
    ada.shoot(f"shelf-of-six-{size[0]}")
    ada.press("Play now")
    ada.awaits_turn()
    expect(ada.page.get_by_role("region", name="The board in words")).to_be_visible()
    ada.play_card()
    until(ada, lambda ada: ada.game["view"]["table"] != [])
