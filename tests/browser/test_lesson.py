"""The lesson, from its first step to a table of one's own."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from powderkeg.rules.games import GAMES
from tests.browser.house import House
from tests.browser.people import PHONE, People

LESSON = GAMES["verflixxt"].lesson


def test_the_lesson_leads_from_the_first_step_to_a_table(people: People, house: House) -> None:
    ada = people.come("Ada", PHONE)
    ada.visit("/")
    ada.touch(ada.page.get_by_role("link", name="Learn it"))
    for number, step in enumerate(LESSON, 1):
        ada.sees(re.compile(f"step {number} of {len(LESSON)}", re.IGNORECASE))
        offers = house.http.get(f"/api/lessons/verflixxt/{number}").json()["offers"]
        moves = [offer["move"] for offer in offers]
        best = moves.index(step.good[0])
        expect(ada.choices).to_have_count(len(moves))
        if number == 2:  # a wrong way first: it is explained, and one may try again
            ada.play_card((best + 1) % len(moves))
            ada.press("Try again")
            expect(ada.choices).to_have_count(len(moves))
        ada.play_card(best)
        ada.shoot(f"lesson-{number}-360")
        if number < len(LESSON):
            ada.press("Next")
    ada.press("Play now")
    ada.page.wait_for_url(re.compile("/t/"))
    expect(ada.turn).to_be_visible()
