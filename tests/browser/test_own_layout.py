"""A layout of one's own for Zündstoff: drawn by touch, typed, refused with a reason, and played."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.people import DESK, PHONE, People, Person

STEPS = "Eooo----/-ooooo--/---oooSo/----oo--"
REFUSED = "Earth and the sun lie in one line; the race would be over too soon."
SHORT = "The sun is only 3 steps from Earth. You can race here, but it will be a quick one."


def at_the_editor(people: People, size: tuple[int, int]) -> Person:
    ada = people.come("Ada", size)
    ada.visit("/new/zundstoff")
    ada.press("Make your own")
    ada.sees("This can be played.")  # it begins with the layout that was chosen
    return ada


def spot(person: Person, piece: str) -> tuple[int, int]:
    """The row and column where Earth or the sun lies."""
    cell = person.page.get_by_role("gridcell", name=re.compile(f": {piece}$"))
    row, column = re.findall(r"\d+", cell.get_attribute("aria-label") or "")
    return int(row), int(column)


def cell(person: Person, row: int, column: int) -> Locator:
    return person.page.get_by_role("gridcell", name=re.compile(f"^Row {row}, column {column}:"))


def test_earth_is_moved_by_touch_until_the_race_is_long_enough(people: People) -> None:
    ada = at_the_editor(people, PHONE)
    (sun, _), (_, column) = spot(ada, "sun"), spot(ada, "Earth")
    ada.choose("Earth")
    ada.touch(cell(ada, sun, column))
    ada.sees(REFUSED)
    ada.shoot("zundstoff-refused-360")
    ada.forgive("409")
    ada.press(re.compile("^Start with"))
    expect(ada.page.get_by_role("alert").filter(has_text=REFUSED)).to_be_visible()

    ada.touch(cell(ada, sun + 1, column))
    ada.sees(SHORT)
    ada.shoot("zundstoff-short-360")
    ada.press(re.compile("^Start with"))
    ada.sees(re.compile("choose your first card"))
    ada.sees("Row 2, column 3: the sun.")
    assert "Row 3, column 1: Earth." in ada.twin()


def test_a_typed_layout_is_the_sky_of_the_table(people: People) -> None:
    ada = at_the_editor(people, DESK)
    ada.page.get_by_label("As text").fill(STEPS)
    ada.sees("4 steps from Earth to the sun")
    ada.sees("This can be played.")
    ada.shoot("zundstoff-typed-1440")
    ada.press("Done")
    expect(ada.page.get_by_role("radio", name=f"our own ({STEPS})")).to_be_checked()
    ada.press(re.compile("^Start with"))
    ada.sees(re.compile("choose your first card"))
    ada.shoot("zundstoff-own-1440")
    sky = [line for line in ada.twin().splitlines() if line.startswith("Row ")]
    assert [line.partition(".")[0] for line in sky] == [
        "Row 1, column 1: Earth",
        "Row 1, face down: columns 2, 3, 4",
        "Row 2, face down: columns 2, 3, 4, 5, 6",
        "Row 3, column 7: the sun",
        "Row 3, face down: columns 4, 5, 6, 8",
        "Row 4, face down: columns 5, 6",
    ]
