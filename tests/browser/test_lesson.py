"""The lesson, from its first step to a table of one's own."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from powderkeg.rules.games import GAMES
from powderkeg.words import Words
from tests.browser.house import House
from tests.browser.people import PHONE, People

BOXES = {"verflixxt": "Verflixxt!", "zundstoff": "Zündstoff"}


@pytest.mark.parametrize("name", BOXES)
def test_the_lesson_leads_from_the_first_step_to_a_table(
    people: People, house: House, name: str
) -> None:
    game = GAMES[name]
    words = Words(game, "en")

    def said(text: str) -> str:
        move = game.moves.parse(text)
        assert move is not None
        return words.move(move)

    ada = people.come("Ada", PHONE)
    ada.visit("/")
    ada.press(BOXES[name])
    ada.touch(ada.page.get_by_role("link", name="Learn it"))
    for number, step in enumerate(game.teaching.lesson, 1):
        ada.sees(re.compile(f"step {number} of {len(game.teaching.lesson)}", re.IGNORECASE))
        offers = house.http.get(f"/api/lessons/{name}/{number}").json()["offers"]
        moves = [offer["move"] for offer in offers]
        expect(ada.choices).to_have_count(len(moves))
        if number == 2:  # a wrong way first: it is explained, and one may try again
            ada.play(said(next(move for move in moves if move not in step.good)))
            ada.press("Try again")
            expect(ada.choices).to_have_count(len(moves))
        ada.play(said(step.good[0]))
        expect(ada.button(re.compile("^(Next|Play now)$"))).to_be_visible()
        ada.shoot(f"lesson-{name}-{number}-360")
        if number < len(game.teaching.lesson):
            ada.press("Next")
    ada.press("Play now")
    ada.page.wait_for_url(re.compile("/t/"))
    expect(ada.turn).to_be_visible()
