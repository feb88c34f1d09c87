"""Two people and a bot, on a phone and at a desk, from the landing page to the result."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.people import DESK, PHONE, People, Person

MOST_LOOKS = 4_000
CAREFUL = 60  # looks at the beginning, at which nothing may lie in the way of a touch


def play_to_the_end(ada: Person, bo: Person) -> None:
    """Both touch cards and pieces."""
    for look in range(MOST_LOOKS):
        ada.brisk = bo.brisk = look > CAREFUL
        mover = next((each for each in (ada, bo) if each.has_choices), None)
        if mover is None:
            if ada.is_over and bo.is_over:
                return
            ada.page.wait_for_timeout(20)
        elif look % 2:
            mover.play_piece()
        else:
            mover.play_card(look)
    raise AssertionError("the game does not end")


def test_two_people_and_a_bot_play_with_worms(people: People, house: House) -> None:
    ada = people.come("Ada", DESK, confirm=False)  # here the first touch counts
    ada.visit("/")
    ada.press("Invite friends")
    ada.reads("Pull up a chair")
    ada.press("Change")
    ada.choose(re.compile("with worm tokens"))
    ada.choose(re.compile("^carefree"))
    ada.press("Put away")
    ada.sees(re.compile("with worm tokens"))

    bo = people.come("", PHONE)
    bo.visit(f"/t/{ada.table}")
    bo.page.get_by_label("Your name").fill("Bo <3")
    bo.choose("E, violet cross")
    bo.press("Sit down")
    ada.sees("Bo <3")
    expect(bo.button(re.compile("^Start"))).to_have_count(0)
    ada.press("Add bot")
    ada.press("Start with 3")
    for person in (ada, bo):
        expect(person.turn).to_be_visible()

    play_to_the_end(ada, bo)

    for person in (ada, bo):
        expect(person.at_result).to_be_visible()
    ada.shoot("result-1440")
    bo.shoot("result-360")
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
