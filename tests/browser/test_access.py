"""Nothing serious stands in anyone's way: what axe finds on every page."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.people import DESK, PHONE, People, Person

AXE = (files("axe_playwright_python") / "axe.min.js").read_text()
SIZES = pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
SOME_LOOKS = pytest.mark.parametrize(
    ("size", "theme"), [(PHONE, "dark"), (DESK, "light")], ids=["phone-dark", "desk-light"]
)


def is_open_day_and_night(person: Person) -> None:
    """In either theme, as the system asks for it."""
    for theme in ("light", "dark"):
        person.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        expect(person.page.locator("html")).to_have_attribute("data-theme", theme)
        is_open_to_all(person)


def is_open_to_all(person: Person) -> None:
    """Finds nothing serious or critical. Moving things are looked at when they rest."""
    person.page.wait_for_load_state("networkidle")
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate(AXE)
    found: list[dict[str, Any]] = person.page.evaluate(
        'axe.run({ resultTypes: ["violations"] }).then(({ violations }) => violations)'
    )
    grave = [
        f"{each['id']}: {node['html'][:160]} {node['failureSummary']}"
        for each in found
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"]
    ]
    assert not grave, "\n".join(grave)


@pytest.mark.needs("emulated media")
@pytest.mark.parametrize(
    ("path", "heading"),
    [
        ("/", "Five boxes"),
        ("/new/verflixxt", "A table your way"),
        ("/rules/verflixxt", "The rules of"),
        ("/rules/zundstoff", "The rules of"),
        ("/lesson/verflixxt", ""),
        ("/lesson/zundstoff", ""),
        ("/nowhere/at/all", "Nothing on this shelf"),
    ],
    ids=["landing", "new", "rules", "rules-zundstoff", "lesson", "lesson-zundstoff", "lost"],
)
def test_pages(people: People, path: str, heading: str) -> None:
    ada = people.come("Ada", PHONE)
    ada.visit(path)
    ada.reads(heading)
    is_open_day_and_night(ada)


@SOME_LOOKS
def test_layout_editor(people: People, size: tuple[int, int], theme: str) -> None:
    ada = people.come("Ada", size, theme=theme)
    ada.visit("/new/zundstoff")
    ada.press("Make your own")
    ada.sees("This can be played.")
    is_open_to_all(ada)
    ada.page.get_by_label("As text").fill("oE/oS")
    ada.sees(re.compile("Rule "))
    is_open_to_all(ada)


@SIZES
def test_waiting_room(people: People, house: House, size: tuple[int, int]) -> None:
    table, token = house.make(name="Ada")
    ada = people.come("Ada", size)
    ada.take_seat(table, token)
    expect(ada.page.get_by_role("img", name="QR code")).to_be_visible()
    is_open_to_all(ada)
    bo = people.come("Bo", size)
    bo.visit(f"/t/{table}")
    bo.reads("There is a chair free")
    is_open_to_all(bo)


@pytest.mark.needs("emulated media")
@SIZES
def test_my_turn(people: People, house: House, size: tuple[int, int]) -> None:
    options = {"expansion": "worms"}
    bots = {"count": 3, "level": "carefree"}
    table, token = house.make(name="Ada", options=options, bots=bots, start=True)
    ada = people.come("Ada", size)
    ada.take_seat(table, token)
    ada.awaits_turn()
    for number in range(4):
        ada.play_card(number)
        ada.awaits_turn()
    is_open_day_and_night(ada)
    ada.shoot(f"turn-dark-{size[0]}")
    ada.press("Menu")
    ada.reads("Menu")
    is_open_day_and_night(ada)


@SOME_LOOKS
def test_cards_in_hand(people: People, house: House, size: tuple[int, int], theme: str) -> None:
    options = {"memory-aid": "on"}
    bots = {"count": 2, "level": "carefree"}
    table, token = house.make(game="zundstoff", name="Ada", options=options, bots=bots, start=True)
    ada = people.come("Ada", size, theme=theme)
    ada.take_seat(table, token)
    ada.sees(re.compile("choose your first card"))
    is_open_to_all(ada)
    ada.play("Lay red 3")
    ada.sees(re.compile("choose your second card"))
    ada.shoot(f"zundstoff-hand-{theme}-{size[0]}")
    is_open_to_all(ada)


def test_board_in_words(people: People, house: House) -> None:
    table, token = house.make(name="Ada", bots={"count": 3, "level": "carefree"}, start=True)
    ada = people.come("Ada", PHONE, text=True)
    ada.take_seat(table, token)
    ada.awaits_turn()
    ada.reads("The board in words")
    ada.shoot("text-360")
    is_open_to_all(ada)


@SIZES
def test_result_and_replay(people: People, house: House, size: tuple[int, int]) -> None:
    table, token = house.finished()
    ada = people.come("Ada", size)
    ada.take_seat(table, token)
    expect(ada.at_result).to_be_visible()
    is_open_to_all(ada)
    ada.touch(ada.at_result)
    expect(ada.button("Play")).to_be_visible()
    is_open_to_all(ada)


def test_my_games_the_tally_and_a_shelf_with_tables(people: People, house: House) -> None:
    bots = {"count": 1, "level": "carefree"}
    over, waiting = house.finished(), house.make(name="Ada", bots=bots, start=True)
    ada = people.come("Ada", PHONE)
    for table, token in (over, waiting):
        ada.take_seat(table, token)
        expect(ada.at_result.or_(ada.choices.first)).to_be_visible()
    ada.visit("/mine")
    ada.sees("Your turn")
    ada.sees("Played to the end")
    is_open_day_and_night(ada)
    ada.press("To another device")
    expect(ada.page.get_by_role("img", name="To another device")).to_be_visible()
    is_open_day_and_night(ada)
    ada.visit("/tally")
    ada.reads("Ada, with bots")
    is_open_day_and_night(ada)
    ada.visit("/")
    ada.sees("Your turn")
    is_open_day_and_night(ada)
