"""A game that was begun a minute ago: the client is built with it, and it is played there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.people import DESK, PHONE, People
from tests.checkout import Checkout

NAME = "snowball"
LOOKS = 1_000


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    checkout = Checkout(tmp_path_factory.mktemp("checkout"))
    checkout.printed("-m", "powderkeg", "new", NAME)
    checkout.build_client()
    opened = House(tmp_path_factory.mktemp("house"), checkout=checkout)
    opened.open()
    yield opened
    opened.close()


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_a_new_game_is_played_from_the_shelf_to_the_end(
    people: People, size: tuple[int, int]
) -> None:
    ada = people.come("Ada", size)
    ada.visit("/")
    ada.press("Snowball")
    ada.reads("Snowball")
    ada.shoot(f"new-shelf-{size[0]}")
    ada.press("Play now")
    ada.awaits_turn()
    ada.shoot(f"new-table-{size[0]}")
    for _ in range(LOOKS):
        if ada.is_over:
            break
        if ada.has_choices:
            ada.play_piece()
        ada.page.wait_for_timeout(20)
    expect(ada.at_result).to_be_visible()
    ada.shoot(f"new-result-{size[0]}")
