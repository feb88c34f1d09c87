"""Every page in four languages: nothing left untranslated, nothing too wide for its screen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.people import DESK, PHONE, People, Person

ROOT = Path(__file__).parent.parent.parent
TONGUES = {"en": "English", "de": "Deutsch", "fr": "Français", "it": "Italiano"}
KEY = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
WORD = re.compile(r"[a-z]+(?:-[\w]+)+")
# What is shown, and what is told to ears.
ALL_WORDS = """() => [
  document.title,
  document.body.innerText,
  ...[...document.querySelectorAll("[aria-label], [title], [placeholder], [alt]")].flatMap((one) =>
    ["aria-label", "title", "placeholder", "alt"].map((name) => one.getAttribute(name) ?? "")),
].join("\\n")"""
FITS = """() => {
  const room = document.documentElement.clientWidth;
  return Math.max(document.documentElement.scrollWidth, document.body.scrollWidth) <= room;
}"""


def message_keys() -> Iterator[str]:
    for folder in ("client/src", "src/powderkeg"):
        for catalogue in (ROOT / folder).rglob("en.ftl"):
            yield from KEY.findall(catalogue.read_text())


KEYS = {key for key in message_keys() if "-" in key}


def speaks(person: Person, language: str) -> None:
    """All of the page is in words, in this language, and fits."""
    expect(person.page.locator("html")).to_have_attribute("lang", language)
    words = str(person.page.evaluate(ALL_WORDS))
    assert not KEYS.intersection(WORD.findall(words))
    assert "{" not in words and "undefined" not in words
    person.page.wait_for_function(FITS)  # as soon as it has taken its place


@pytest.mark.parametrize("language", TONGUES)
def test_every_page_speaks_the_language(people: People, house: House, language: str) -> None:
    options = {"expansion": "worms"}
    waiting, its_token = house.make(name="Ada", options=options)
    playing, token = house.make(
        name="Ada", options=options, bots={"count": 3, "level": "sensible"}, start=True
    )
    ada = people.come("Ada", PHONE, language=language)
    pages = {
        "landing": "/",
        "new": "/new/verflixxt",
        "waiting": f"/t/{waiting}#seat={its_token}",
        "table": f"/t/{playing}#seat={token}",
        "rules": "/rules/verflixxt",
        "lesson": "/lesson/verflixxt",
    }
    for name, path in pages.items():
        ada.resize(PHONE)
        ada.visit(path)
        expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
        ada.page.wait_for_load_state("networkidle")
        if name == "table":
            expect(ada.page.get_by_role("radio").first).to_be_visible()
        for size in (PHONE, DESK):
            ada.resize(size)
            speaks(ada, language)
            ada.shoot(f"{name}-{language}-{size[0]}")


def test_the_language_changes_without_a_reload(people: People) -> None:
    ada = people.come("Ada", PHONE)
    ada.visit("/")
    ada.page.evaluate("window.stayed = true")
    seen = set()
    for language, name in TONGUES.items():
        ada.press(name)
        speaks(ada, language)
        seen.add(ada.page.get_by_role("heading", level=1).inner_text())
    assert len(seen) == len(TONGUES)
    assert ada.page.evaluate("window.stayed") is True


def test_the_table_changes_its_language_in_the_middle_of_a_turn(
    people: People, house: House
) -> None:
    table, token = house.make(name="Ada", bots={"count": 1, "level": "carefree"}, start=True)
    ada = people.come("Ada", PHONE)
    ada.take_seat(table, token)
    ada.awaits_turn()
    ada.press("Menu")
    ada.press("Deutsch")
    expect(ada.page.get_by_role("radiogroup", name="Auswahl")).to_be_visible()
    speaks(ada, "de")
