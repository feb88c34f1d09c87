"""Bomb Busters on a phone: the mission's rule is read once, and a finger hits everything."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.bomb import bomb, go_to
from tests.browser.house import House
from tests.browser.people import DESK, PHONE, People, Person
from tests.browser.targets import too_small


def card(person: Person) -> Locator:
    """The mission's rule, on the mat."""
    return person.page.locator(".briefing")


def sit_down(people: People, house: House, mission: str, seats: int) -> Person:
    """Ada's first turn on her phone."""
    match = bomb({"mission": mission, "clock": "calm"}, seats=seats)
    go_to(match, "turn")
    table, token = house.go_on(match, name="Ada")
    ada = people.come("Ada", PHONE)
    ada.take_seat(table, token)
    return ada


def test_the_missions_rule_is_read_once_and_later_only_when_asked_for(
    people: People, house: House
) -> None:
    ada = sit_down(people, house, "43", 3)
    expect(card(ada)).to_contain_text("After each turn the robot walks")
    expect(card(ada)).to_contain_text("2 misses left")
    ada.shoot("bombbusters-briefing-360")
    ada.press("Got it")
    expect(card(ada)).to_have_count(0)
    ada.page.reload()
    expect(ada.choices.or_(ada.page.get_by_text("Your turn")).first).to_be_visible()
    expect(card(ada)).to_have_count(0)

    ada.press("Mission 43")
    expect(card(ada)).to_be_visible()
    ada.press("Got it")
    ada.press("The mission’s rule")  # the robot
    expect(card(ada)).to_be_visible()
    ada.touch(card(ada).get_by_role("link", name="All its rules"))
    expect(ada.page.get_by_role("heading", name="Bomb Busters").first).to_be_visible()

    bo = people.come("Bo", DESK)
    bo.take_seat(ada.table, ada.token)
    expect(bo.page.get_by_text("After each turn the robot walks")).to_be_visible()
    expect(card(bo)).to_have_count(0)


@pytest.mark.parametrize(
    ("mission", "seats"), [("4", 5), ("43", 4), ("54", 2), ("64", 4), ("66", 5)]
)
def test_everything_is_large_enough_for_a_finger(
    people: People, house: House, mission: str, seats: int
) -> None:
    """Nothing forward; a teammate's stand; a wire that is pointed at; one's own stand."""
    ada = sit_down(people, house, mission, seats)
    assert too_small(ada) == []
    ada.press("Got it")
    assert too_small(ada) == []
    theirs = ada.page.locator('[data-tap="1C"]')
    ada.touch(theirs)
    expect(ada.page.locator('[data-stand="1"].forward')).to_be_visible()
    assert too_small(ada) == []
    ada.touch(theirs)
    expect(theirs).to_have_attribute("aria-pressed", "true")
    assert too_small(ada) == []
    ada.touch(ada.page.locator('[data-stand="0"] [data-tap]').last)
    assert too_small(ada) == []
