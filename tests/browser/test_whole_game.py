"""Two people and a bot, from the landing page to the result."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.people import DESK, PHONE, People, Person

MOST_LOOKS = 4_000
CAREFUL = 60  # looks at the beginning, at which nothing may lie in the way of a touch


def play_to_the_end(ada: Person, bo: Person) -> None:
    """Ada touches cards, Bo touches pieces."""
    for look in range(MOST_LOOKS):
        ada.brisk = bo.brisk = look > CAREFUL
        if ada.choices.count():
            ada.play_card(look)
        elif bo.choices.count():
            bo.play_piece()
        elif ada.at_result.count() and bo.at_result.count():
            return
        else:
            ada.page.wait_for_timeout(20)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_two_people_and_a_bot_play_with_worms(
    people: People, house: House, size: tuple[int, int]
) -> None:
    ada = people.come("Ada", size, confirm=size == PHONE)  # at the desk the first touch counts
    ada.visit("/")
    ada.press("Invite friends")
    ada.reads("Pull up a chair")
    ada.press("Change")
    ada.choose(re.compile("with worm tokens"))
    ada.choose(re.compile("^carefree"))
    ada.press("Put away")
    ada.sees(re.compile("with worm tokens"))

    bo = people.come("", size)
    bo.visit(f"/t/{ada.table}")
    bo.page.get_by_label("Your name").fill("Bo <3")
    bo.choose("E, violet cross")
    bo.press("Sit down")
    ada.sees("Bo <3")
    expect(bo.button(re.compile("^Start"))).to_have_count(0)
    ada.press("Add bot")
    ada.press("Start with 3")

    play_to_the_end(ada, bo)

    ada.shoot(f"result-{size[0]}")
    link = ada.at_result.get_attribute("href") or ""
    game = house.replay(link.removeprefix("/replay/"))
    assert game["options"]["expansion"] == "worms"
    assert game["shuffle"] == "verified"
    winners = game["outcome"]["winners"]
    for person, name in ((ada, "Ada"), (bo, "Bo <3")):
        title = person.page.get_by_role("heading", level=1).inner_text()
        if len(winners) > 1:
            assert "share the win" in title
            assert all(game["names"][winner] in title for winner in winners)
        elif game["names"][winners[0]] == name:
            assert title.startswith("You win")
        else:
            assert title.startswith(f"{game['names'][winners[0]]} wins")
