"""A deck of one's own for Elixir, on the phone and at the desk: names, texts, pictures, spells."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from powderkeg.rules.elixir.deck import ENV
from tests.browser.house import House
from tests.browser.people import DESK, PHONE, People, Person
from tests.rules.elixir.test_deck import frogs

# A process has one deck, and this one has the house's: somebody else deals.
DEAL = """
from tests.kettle import dealt
finds = "stardrop-salt frog-spit curse-soap | frog-spit left-boot | |"
match = dealt("lucky-dip 115 | long-nap | |", finds, clock="calm", window="2")
print(match.record.write())
"""
DIP = re.compile("^Lucky Dip[,.]")


@pytest.fixture(scope="module")
def pond(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Where the deck of the docs' example is loaded."""
    folder = tmp_path_factory.mktemp("pond")
    deck = folder / "frogs.toml"
    deck.write_text(frogs(), encoding="utf-8")
    opened = House(folder)
    opened.environment[ENV] = str(deck)
    opened.open()
    yield opened
    opened.close()


def record_of(house: House) -> str:
    call = [sys.executable, "-c", DEAL]
    return subprocess.run(
        call, env=house.environment, cwd=house.home, check=True, capture_output=True, text=True
    ).stdout


def two(people: People, house: House) -> tuple[Person, Person]:
    """Ada on the phone, whose turn it is, and Bo at the desk."""
    people.house = house
    record = record_of(house)
    acts = sum(line[:2] in {". ", "0 ", "1 ", "2 ", "3 "} for line in record.splitlines())
    branch = {"at": acts, "seat": 0, "record": record}
    table, token = house.make(game="elixir", name="Ada", breath=3600, branch=branch)
    other = house.take_over(table, token, "Bo")
    ada = people.come("Ada", PHONE, theme="light")
    ada.take_seat(table, token)
    bo = people.come("Bo", DESK, theme="dark")
    bo.take_seat(table, other)
    return ada, bo


def own(person: Person, card: re.Pattern[str]) -> Locator:
    cards = person.page.get_by_role("region", name="Your cards")
    return cards.get_by_role("button", name=card)


def test_a_spell_without_a_number_is_read_and_cast(people: People, pond: House) -> None:
    ada, bo = two(people, pond)
    dip = own(ada, DIP)
    expect(dip).to_be_visible()
    assert dip.get_attribute("data-spell") == "lucky-dip"
    spit = own(bo, re.compile("^Frog Spit[,.]"))
    expect(spit.locator("path[d^='M32 6C44']")).to_be_visible()  # its own picture
    assert own(bo, re.compile("^Long Nap[,.]")).get_attribute("data-spell") == "long-nap"
    ada.shoot("elixir-own-deck-360")
    bo.shoot("elixir-own-deck")

    ada.touch(dip)
    ada.sees("At any time: draw four finds and keep one.")
    ada.shoot("elixir-own-deck-cast-360")
    ada.touch(ada.confirm)
    bo.sees(re.compile("Ada casts Lucky Dip"))
    bo.shoot("elixir-own-deck-cast")
    assert "Lucky Dip" in ada.twin()
