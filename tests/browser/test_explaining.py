"""Everything on the table explains itself, and the rules open beside it."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.people import DESK, PHONE, People, Person


def hold(person: Person, what: Locator) -> None:
    """A long touch, and the finger goes away again."""
    box = what.bounding_box()
    assert box is not None
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    hand = person.context.new_cdp_session(person.page)
    hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    expect(person.page.locator(".explanation")).to_be_visible()
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_long_touch_tells_what_it_is_and_leads_to_the_rule_and_an_example(
    people: People,
) -> None:
    ada = people.come("Ada", PHONE)
    ada.visit("/lesson/verflixxt")
    expect(ada.choices).to_have_count(3)

    hold(ada, ada.page.locator("[data-about=pawn]").first)
    ada.sees("A pawn. You may walk with any of your own that is not home yet.")
    expect(ada.page.locator(".picked")).to_have_count(0)  # it was no tap
    ada.shoot("explaining-360")

    ada.touch(ada.page.get_by_role("link", name="Rule B3"))
    rule = ada.page.locator("#rule-B3")
    expect(rule).to_be_in_viewport()
    ada.touch(rule.get_by_role("button", name="See it"))
    example = ada.page.frame_locator("iframe")
    ada.touch(example.get_by_role("button", name="Move your pawn from 6"))
    expect(example.get_by_role("heading", name="You have no pawn on 6.")).to_be_visible()
    ada.shoot("rules-360")


def test_the_rules_open_beside_the_board_by_keyboard_and_say_what_lies_there(
    people: People,
) -> None:
    ada = people.come("Ada", DESK)
    ada.visit("/lesson/bombbusters")
    board = ada.page.locator("main.board")
    expect(ada.page.locator("[data-about=dial]")).to_be_visible()

    ada.page.keyboard.press("?")
    sheet = ada.page.get_by_role("region", name="The rules of Bomb Busters")
    expect(sheet).to_be_visible()
    table, book = board.bounding_box(), sheet.bounding_box()
    assert table and book and table["x"] + table["width"] <= book["x"]

    ada.touch(sheet.get_by_text("On the table now"))
    expect(
        sheet.get_by_text("Every miss moves it on; at the end the bomb explodes.")
    ).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
