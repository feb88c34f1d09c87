"""Shall we call you? Asked while somebody waits for people, and answered once."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.house import House
from tests.browser.people import PHONE, People, Person

# This browser asks nobody, and forbids.
WILLING = """globalThis.Notification = class {
  static permission = "default";
  static async requestPermission() { this.permission = "granted"; }
  close() {}
}"""


def offer(person: Person) -> Locator:
    return person.page.get_by_role("complementary", name="Call me when it is my turn")


def test_who_waits_for_people_is_asked_once_whether_to_be_called(people: People) -> None:
    ada, bo = people.seat_two()
    for person in (ada, bo):
        person.context.add_init_script(WILLING)
        person.page.reload()
        # In the waiting room it is a switch.
        expect(person.page.get_by_role("switch", name="Call me when")).to_be_visible()
    ada.press("Start with 2")
    for person in (ada, bo):
        expect(person.turn).to_be_visible()
    quick, slow = (ada, bo) if ada.game["awaited"] == [0] else (bo, ada)
    expect(offer(slow)).to_be_visible()
    expect(offer(quick)).to_have_count(0)
    slow.shoot("call-offer")
    slow.touch(offer(slow).get_by_role("button", name="Put away"))
    expect(offer(slow)).to_have_count(0)
    slow.page.reload()
    expect(slow.turn).to_be_visible()
    expect(offer(slow)).to_have_count(0)

    while not offer(quick).count():
        if quick.has_choices:
            quick.play_card()
        quick.page.wait_for_timeout(50)
    quick.touch(offer(quick).get_by_role("button", name="Call me"))
    expect(offer(quick)).to_have_count(0)
    settings = quick.page.evaluate('JSON.parse(localStorage.getItem("powderkeg.settings"))')
    assert settings["notify"] is True


def test_nobody_is_asked_who_waits_for_bots_alone(people: People, house: House) -> None:
    bots = {"count": 1, "level": "carefree"}
    table, token = house.make(name="Ada", bots=bots, start=True, breath=3600)
    ada = people.come("Ada", PHONE)
    ada.context.add_init_script(WILLING)
    ada.take_seat(table, token)
    expect(ada.turn).to_be_visible()
    if ada.game["awaited"] == [0]:
        ada.awaits_turn()
        ada.play_card()
    expect(ada.choices).to_have_count(0)
    expect(offer(ada)).to_have_count(0)
