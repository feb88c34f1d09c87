"""Elixir: answers in time, curses on the eyes, auctions, markets, and the last spell."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from powderkeg.rules.match import Match
from tests.browser.house import House
from tests.browser.people import DESK, PHONE, People, Person
from tests.browser.test_access import is_open_to_all
from tests.browser.test_keyboard import Typist
from tests.kettle import dealt

TICK = 0.35  # seconds


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Where windows close soon."""
    opened = House(tmp_path_factory.mktemp("quick"), TICK)
    opened.open()
    yield opened
    opened.close()


def two(people: People, house: House, match: Match, **wish: object) -> tuple[Person, Person]:
    """Ada on the phone and Bo at the desk; bots have the other seats."""
    people.house = house
    table, token = house.go_on(match, name="Ada", **wish)
    other = house.take_over(table, token, "Bo")
    ada = people.come("Ada", PHONE, theme="dark")
    ada.take_seat(table, token)
    bo = people.come("Bo", DESK, theme="light")
    bo.take_seat(table, other)
    return ada, bo


def own(person: Person, card: str) -> Locator:
    """A card of one's own, which is played by a touch."""
    cards = person.page.get_by_role("region", name="Your cards")
    return cards.get_by_role("button", name=re.compile(rf"^{card}[,.]"))


def choice(person: Person, words: str) -> Locator:
    return person.turn.get_by_role("radio", name=re.compile(f"^{words}"))


def cast_at_bo(ada: Person, card: str) -> None:
    ada.touch(own(ada, card))
    ada.touch(choice(ada, f"{card} at Bo"))
    ada.touch(ada.confirm)


# Answers.


def test_a_spell_is_answered_in_time(people: People, quick: House) -> None:
    match = dealt("103 | | |", "thunder-crumb | bell-jar | |", clock="calm", window="8")
    ada, bo = two(people, quick, match)
    cast_at_bo(ada, "Looking-Glass Eyes")
    bo.touch(choice(bo, "Answer with Bell Jar"))
    bo.sees(re.compile("^Chosen: it counts when the fuse is out"))
    expect(ada.turn).to_contain_text("Anyone may answer")
    expect(ada.turn.get_by_role("radio")).to_have_count(0)
    ada.sees("Bo answers Looking-Glass Eyes with Bell Jar.")
    ada.shoot("elixir-answered-360")
    bo.shoot("elixir-answered")
    ada.sees(re.compile("^Looking-Glass Eyes: nothing happens"))
    expect(ada.turn).to_contain_text("Your turn")
    assert not is_mirrored(bo)


def test_an_answer_is_paid_without_what_is_kept_back(people: People, quick: House) -> None:
    """Bo has said so before anybody did anything; Ada learns it when the cards are paid."""
    hands = "thunder-crumb | cobweb-lace joker-flask stardrop-salt | |"
    ada, bo = two(people, quick, dealt("103 | 208 | |", hands, clock="calm", window="8"))
    own(bo, "Backfire").press("r")
    lace = bo.page.get_by_role("switch", name="Cobweb Lace")
    bo.touch(lace)
    bo.shoot("elixir-kept-back")
    bo.page.keyboard.press("Escape")
    cast_at_bo(ada, "Looking-Glass Eyes")
    bo.touch(choice(bo, "Answer with Backfire"))
    bo.sees(re.compile("^Paid with Joker Flask, Stardrop Salt."))
    bo.shoot("elixir-paid-with")
    expect(ada.turn).to_contain_text("Anyone may answer")
    ada.sees("Bo answers Looking-Glass Eyes with Backfire (Joker Flask, Stardrop Salt).")
    expect(own(bo, "Cobweb Lace")).to_be_visible()
    expect(own(bo, "Joker Flask")).to_have_count(0)


def test_a_reload_in_a_window_keeps_the_answer(people: People, house: House) -> None:
    """Eight seconds are enough for that."""
    acts = ("0 cast:103", "0 at:1")
    match = dealt("103 | | |", "thunder-crumb | bell-jar | |", *acts, clock="calm", window="8")
    table, token = house.go_on(match, name="Ada")
    bo = people.come("Bo", PHONE)
    bo.take_seat(table, house.take_over(table, token, "Bo"))
    bo.touch(choice(bo, "Answer with Bell Jar"))
    bo.sees(re.compile("^Chosen"))
    bo.page.wait_for_timeout(1000)  # a second of the window's goes by, and is not given back
    bo.page.reload()
    expect(choice(bo, "Answer with Bell Jar")).to_be_checked()
    assert bo.game["view"]["choice"] == "answer:bell-jar"
    assert 0 < bo.game["due"] < 8
    bo.shoot("elixir-chosen-360")


# Curses, and what is bought and sold.


def is_mirrored(person: Person) -> bool:
    """Does one's own place lie at the right end?"""
    place = person.page.get_by_role("button", name=re.compile(f"^{person.name}: .* points"))
    box, spells = place.bounding_box(), person.page.get_by_role("group", name="Your spells")
    other = spells.bounding_box()
    assert box is not None and other is not None
    return box["x"] > other["x"]


def give(person: Person, card: str) -> None:
    person.touch(own(person, card))
    expect(person.confirm).to_contain_text(card)
    person.touch(person.confirm)
    expect(own(person, card)).to_be_hidden()  # given, and the next may be chosen


def test_a_turn_full_of_curses_and_trade(people: People, quick: House) -> None:
    adas = "thunder-crumb giggle-seed auction market-day stuffed-pigeon"
    bos = "bent-spoon cracked-teapot empty-birdcage odd-button soggy-almanac"
    finds = f"{adas} | {bos} | | | left-boot"
    match = dealt("103 102 | | |", finds, clock="calm", window="2")
    ada, bo = two(people, quick, match, breath=0)

    cast_at_bo(ada, "Looking-Glass Eyes")
    bo.touch(choice(bo, "Bear it"))
    bo.touch(bo.confirm)
    expect(ada.turn).to_contain_text("Your turn")
    expect(bo.turn).to_contain_text("Ada’s turn")
    assert is_mirrored(bo) and not is_mirrored(ada)
    bo.shoot("elixir-mirrored")
    bo.press("Menu")
    bo.choose("Steady view")
    bo.page.keyboard.press("Escape")

    cast_at_bo(ada, "Penny-a-Word")
    bo.touch(choice(bo, "Buy yourself off"))
    bo.touch(bo.confirm)
    for find in ("Bent Spoon", "Cracked Teapot"):
        give(bo, find)
    ada.sees("Bo gives you: Cracked Teapot.")
    expect(own(ada, "Cracked Teapot")).to_be_visible()
    assert not is_mirrored(bo)

    ada.touch(own(ada, "Auction"))
    give(ada, "Left Boot")
    bo.press("One more")
    bo.press("One more")
    bo.shoot("elixir-auction")
    expect(bo.confirm).to_have_text("Bid 3 finds")
    bo.touch(bo.confirm)
    expect(own(bo, "Left Boot")).to_be_visible()
    expect(ada.turn).to_contain_text("Your turn")

    ada.touch(own(ada, "Market Day"))
    ada.touch(ada.confirm)
    ada.touch(choice(ada, "Make Bo an offer"))
    ada.touch(own(ada, "Stuffed Pigeon"))
    ada.press("Wanted …")
    ada.touch(ada.page.get_by_role("radio", name="Ask for Left Boot"))
    ada.press("Cry it out")
    accept = bo.turn.get_by_role("button", name="Accept").and_(bo.page.locator(":enabled"))
    expect(accept).to_be_visible()
    for person in (ada, bo):
        is_open_to_all(person)
        person.shoot(f"elixir-market-{person.name}")
    keys = Typist(bo)
    keys.tab_to("submit", "Accept")
    keys.keys.press("Enter")
    expect(own(ada, "Left Boot")).to_be_visible()
    expect(own(bo, "Stuffed Pigeon")).to_be_visible()


# The end.


def test_the_last_spell_wins(people: People, quick: House) -> None:
    finds = "thunder-crumb raven-ink candle-ghost hiccup-honey cobweb-lace | | | | goblin-sock"
    match = dealt("403 305 216 | | |", finds, clock="calm", window="2")
    ada, bo = two(people, quick, match)
    ada.touch(own(ada, "Bonfire of Books"))
    ada.touch(ada.confirm)
    expect(ada.turn).to_contain_text("Which spell goes up in flames?")
    ada.touch(own(ada, "Carousel of Books"))
    ada.touch(ada.confirm)
    expect(ada.turn).to_contain_text("Your turn")
    ada.touch(own(ada, "Widdershins"))
    ada.touch(ada.confirm)
    for person in (ada, bo):
        expect(person.at_result).to_be_visible()
        person.shoot(f"elixir-result-{person.name}")
    ada.reads(re.compile("You win"))
    bo.reads(re.compile("Ada wins"))
