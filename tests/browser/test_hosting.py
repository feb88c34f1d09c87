"""A host sends people away, for now or for good, and lets them come again."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.people import DESK, PHONE, People


def test_somebody_is_kept_out_and_let_back_in(people: People, house: House) -> None:
    table, token = house.make(name="Ada")
    ada, bo = people.come("Ada", DESK), people.come("Bo", PHONE)
    ada.take_seat(table, token)
    bo.visit(f"/t/{table}")
    bo.press("Sit down")
    ada.press("Free the chair of Bo")
    ada.sees("They cannot sit down at this table again until you let them.")
    ada.shoot("kick-1440")
    ada.press("Free it and keep them out")
    ada.sees("Kept out")
    bo.press("Sit down")
    bo.sees("The host has sent you away from this table.")
    bo.shoot("kept-out-360")
    ada.shoot("bans-1440")
    ada.resize(PHONE)
    ada.button("Let back in").scroll_into_view_if_needed()
    ada.shoot("bans-360")
    ada.press("Let back in")
    expect(ada.button("Let back in")).to_have_count(0)
    bo.press("Sit down")
    expect(ada.button("Free the chair of Bo")).to_be_visible()


def test_who_only_watches_is_sent_away(people: People, house: House) -> None:
    """In one household they may come back: the address is the host's, too."""
    bots = {"count": 2, "level": "carefree"}
    table, token = house.make(name="Ada", bots=bots, start=True)
    ada, cy = people.come("Ada", PHONE), people.come("Cy", DESK)
    ada.take_seat(table, token)
    cy.visit(f"/t/{table}")
    ada.awaits_turn()
    ada.press("Menu")
    ada.press("Look after the table")
    ada.sees("One person watches")
    ada.shoot("host-360")
    ada.press("Send away")
    cy.sees("The host has sent you away from this table.")
    cy.shoot("sent-away-1440")
