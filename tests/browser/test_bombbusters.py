"""Bomb Busters: a whole mission with two taps a cut, a race, a clock, notes of one's own."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.bomb import Wires, first, is_right, said, value, wires_in
from tests.browser.house import House
from tests.browser.people import PHONE, People, Person

MOST_LOOKS = 3_000
CAREFUL = 12  # acts at the beginning, at which nothing may lie in the way of a touch
TICK = 0.04  # seconds


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    opened = House(tmp_path_factory.mktemp("house"), TICK)
    opened.open()
    yield opened
    opened.close()


def wire(person: Person, spot: str) -> Locator:
    return person.page.locator(f'[data-tap="{spot}"]')


# A whole mission.


def cut(person: Person, move: str) -> None:
    """Touch a teammate's wire, then one of one's own that is the same."""
    spot, name = said(move)
    target = wire(person, spot)
    person.touch(target)
    if target.get_attribute("aria-pressed") == "false":  # its stand has come forward
        person.touch(target)
    expect(target).to_have_attribute("aria-pressed", "true")
    mine = wires_in(person.game["view"])
    person.touch(wire(person, next(place for place in mine if value(mine[place]) == name)))


def act(person: Person, wires: Wires) -> None:
    """What the test knows to be right."""
    move = first([offer["move"] for offer in person.game["offers"]], wires, is_right)
    if move.startswith("cut:"):
        cut(person, move)
    elif move.startswith("token:"):
        person.touch(wire(person, move.removeprefix("token:")))
    else:
        person.touch(person.choice("Solo Cut"))
    person.touch(person.confirm)


def all_wires(ada: Person, bo: Person) -> Wires:
    """Both show their hands; what is missing lies before the bot, sorted."""
    seen = wires_in(ada.game["view"]) | wires_in(bo.game["view"])
    hidden = Counter({str(number): 4 for number in range(1, 7)}) - Counter(seen.values())
    return seen | {f"2{place}": wire for place, wire in zip("ABCDEF", hidden.elements(), strict=True)}


def test_two_people_and_a_bot_play_the_first_mission(people: People, house: House) -> None:
    ada = people.come("Ada", PHONE)
    ada.visit("/")
    ada.press("Bomb Busters")
    ada.press("Invite friends")
    ada.reads("Pull up a chair")
    ada.press("Change")
    ada.touch(ada.page.get_by_text("more house rules"))
    ada.choose(re.compile("player 1"))
    ada.press("Put away")
    bo = people.come("Bo", PHONE)
    bo.visit(f"/t/{ada.table}")
    bo.press("Sit down")
    ada.sees("Bo")
    ada.press("Add bot")
    ada.press("Start with 3")
    for person in (ada, bo):
        person.sees(re.compile("Info token"))
    wires = all_wires(ada, bo)
    acts = 0
    done = {ada: 0, bo: 0}
    for _ in range(MOST_LOOKS):
        for person in (ada, bo):
            if person.is_called and person.game["at"] > done[person]:
                done[person] = person.game["at"]
                person.brisk = acts > CAREFUL
                act(person, wires)
                acts += 1
        if ada.at_result.count() and bo.at_result.count():
            break
        ada.page.wait_for_timeout(20)
    expect(ada.at_result).to_be_visible()
    ada.shoot("bombbusters-result-360")
