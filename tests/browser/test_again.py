"""How it ended, and another game by one tap of each."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from powderkeg.bots.ladder import make_bot
from powderkeg.rules.games import GAMES
from powderkeg.rules.match import Match
from tests.browser.house import House
from tests.browser.people import PHONE, People, Person

GAME = GAMES["verflixxt"]


def before_the_last_move() -> Match:
    """Two pawns from the end: seat 0 makes the last move of the game."""
    for seed in range(50):
        bots = dict.fromkeys(range(3), make_bot("random", GAME))
        whole = Match(GAME, GAME.setup(3), bots, f"last {seed}").run()
        if whole.acts[-1].actor == 0:
            match = Match(GAME, GAME.setup(3), {}, f"last {seed}")
            match.take_over(whole.acts[:-1])
            return match
    raise AssertionError("somebody else always has the last move")


@pytest.fixture
def ended(people: People, house: House) -> tuple[Person, Person]:
    """Ada and Bo, each on a phone, and a bot: their game is over."""
    table, token = house.go_on(before_the_last_move(), name="Ada", breath=0)
    bo_token = house.take_over(table, token, "Bo")
    with house.hand(table, token) as hand:
        hand.play_until(lambda news: news["outcome"] is not None)
    ada, bo = people.come("Ada", PHONE), people.come("Bo", PHONE)
    ada.take_seat(table, token)
    bo.take_seat(table, bo_token)
    for person in (ada, bo):
        expect(person.at_result).to_be_visible()
    return ada, bo


def test_the_result_fits_a_phone_and_tells_the_reader_of_the_reader(
    ended: tuple[Person, Person],
) -> None:
    for person in ended:
        own = person.page.locator("li.mine")
        expect(own).to_contain_text(person.name)
        expect(own).to_be_in_viewport(ratio=1)
        person.sees(re.compile(r"^You (came|won)"))
        buttons = person.page.locator("nav.acts > .btn")
        expect(buttons).to_have_count(3)
        tops = {round(box["y"]) for each in buttons.all() if (box := each.bounding_box())}
        assert len(tops) == 1, "one row of buttons"
        story = person.page.locator(".story a")
        line = re.search(r"\d+", story.inner_text())
        assert line is not None
        expect(story).to_have_attribute("href", re.compile(rf"\?at={line[0]}&seat=all"))


def test_one_tap_each_begins_another_game(ended: tuple[Person, Person]) -> None:
    ada, bo = ended
    ada.press("Again")
    bo.sees("In for another game: Ada.")
    bo.press("Again")
    for person in ended:
        expect(person.turn).to_be_visible()
        expect(person.at_result).to_have_count(0)


def test_who_is_not_ready_holds_it(ended: tuple[Person, Person]) -> None:
    ada, bo = ended
    ada.press("Again")
    bo.press("Wait")
    ada.sees("Bo: one moment, please.")
    bo.press("Again")
    expect(ada.turn).to_be_visible()
