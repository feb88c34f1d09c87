"""Bomb Busters: a whole mission with two taps a cut, a race, a clock, notes of one's own."""

from __future__ import annotations

import json
import re
import time
from collections import Counter
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import CHANCE, CLOCK, SILENT
from powderkeg.rules.match import Match
from tests.bomb import (
    Wires,
    bomb,
    do,
    first,
    go_to,
    is_right,
    phase,
    said,
    truth,
    value,
    wires_in,
)
from tests.browser.house import House
from tests.browser.people import DESK, PHONE, People, Person
from tests.browser.test_access import is_open_to_all

MOST_LOOKS = 3_000
TRIED_ONCE = re.compile("^1: .*(Done, in one try|Tried once)")
TICK = 0.025  # seconds


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    opened = House(tmp_path_factory.mktemp("house"), TICK)
    opened.open()
    yield opened
    opened.close()


def wire(person: Person, spot: str) -> Locator:
    return person.page.locator(f'[data-tap="{spot}"]')


def point(person: Person, spot: str) -> None:
    """Touch a teammate's wire; the first touch may only bring its stand forward."""
    target = wire(person, spot)
    person.touch(target)
    if target.get_attribute("aria-pressed") == "false":
        person.touch(target)
    expect(target).to_have_attribute("aria-pressed", "true")


def events(person: Person) -> list[str]:
    """What happened, by name, since they came."""
    return [event["event"] for game in person.games() for event in game["events"]]


# A whole mission.


def cut(person: Person, move: str) -> None:
    """Touch a teammate's wire, then one of one's own that is the same."""
    spot, name = said(move)
    point(person, spot)
    mine = wires_in(person.game["view"])
    person.touch(wire(person, next(place for place in mine if value(mine[place]) == name)))


def act(person: Person, wires: Wires) -> None:
    """What the test knows to be right."""
    move = first([offer["move"] for offer in person.game["offers"]], wires, is_right)
    if move.startswith("cut:"):
        cut(person, move)
    elif move.startswith("token:"):
        person.touch(wire(person, move.removeprefix("token:")))
    elif not person.picked.count():  # the only thing to do lies ready
        person.touch(person.choice("Solo Cut").first)
    person.touch(person.confirm)


def all_wires(ada: Person, bo: Person) -> Wires:
    """Both show their hands; what is missing lies before the bot, sorted."""
    seen = wires_in(ada.game["view"]) | wires_in(bo.game["view"])
    hidden = Counter({str(number): 4 for number in range(1, 7)}) - Counter(seen.values())
    places = [f"2{place}" for place in "ABCDEF"]
    return seen | dict(zip(places, hidden.elements(), strict=True))


def play_to_the_end(ada: Person, bo: Person) -> None:
    wires = all_wires(ada, bo)
    acted: dict[int, int] = {}  # by seat: what they had seen of the game
    for _ in range(MOST_LOOKS):
        for seat, person in enumerate((ada, bo)):
            game = person.game
            awaited = seat in game["awaited"] and game["at"] > acted.get(seat, 0)
            if awaited and person.is_called:
                acted[seat] = game["at"]
                act(person, wires)
        if ada.is_over and bo.is_over:
            return
        ada.page.wait_for_timeout(20)
    raise AssertionError("the game does not end")


def test_two_people_and_a_bot_play_the_first_mission(people: People, house: House) -> None:
    """Two taps a cut. The bot may err so often that the bomb goes off; then it is tried again."""
    ada = people.come("Ada", PHONE)
    ada.visit("/")
    ada.press("Bomb Busters")
    ada.press("Invite friends")
    ada.reads("Pull up a chair")
    ada.press("Change")
    ada.touch(ada.page.get_by_text("more house rules"))
    ada.page.get_by_role("combobox", name="Captain").select_option("player 1")
    ada.press("Put away")
    bo = people.come("Bo", PHONE)
    bo.visit(f"/t/{ada.table}")
    bo.press("Sit down")
    ada.sees("Bo")
    ada.press("Add bot")
    ada.press("Start with 3")
    for person in (ada, bo):
        person.sees(re.compile("Info token"))
        person.press("Got it")  # the mission's rule
    play_to_the_end(ada, bo)

    expect(ada.at_result).to_be_visible()
    ada.shoot("bombbusters-result-360")
    link = ada.at_result.get_attribute("href") or ""
    won = bool(house.replay(link.removeprefix("/replay/"))["outcome"]["winners"])
    for person in (ada, bo):
        person.reads("Mission 1 accomplished!" if won else "Mission 1 failed")
    for person in (ada, bo):
        expect(person.button(re.compile("^Next: 2:" if won else "^Again$"))).to_be_visible()
    ada.press("To the waiting room")
    for person in (ada, bo):
        person.reads("Pull up a chair")
        expect(person.page.get_by_role("radio", name=TRIED_ONCE)).to_be_visible()
    ada.shoot("bombbusters-next-360")


# Together at a table, in the middle of things.


def two(people: People, house: House, match: Match) -> tuple[Person, Person]:
    """Ada on the phone and Bo at the desk."""
    table, token = house.go_on(match, name="Ada")
    other = house.take_over(table, token, "Bo")
    ada = people.come("Ada", PHONE, theme="dark")
    ada.take_seat(table, token)
    bo = people.come("Bo", DESK, theme="light")
    bo.take_seat(table, other)
    return ada, bo


def at_once(*buttons: Locator) -> None:
    """All are pressed within a hair's breadth."""
    soon = time.time() * 1000 + 1000
    for button in buttons:
        button.evaluate("(it, when) => void setTimeout(() => it.click(), when - Date.now())", soon)


def test_mission_45_of_two_who_call_at_once_one_cuts(people: People, house: House) -> None:
    match = bomb({"mission": "45", "clock": "calm"}, seats=2)
    go_to(match, "card")
    hands = [{value(w) for s, w in truth(match).items() if s[0] == seat} for seat in "01"]
    number = min(hands[0] & hands[1] - {"yellow", "red"})
    do(match, CHANCE, f"card:{number}")
    ada, bo = two(people, house, match)
    snips = [person.button("Snip!") for person in (ada, bo)]
    for snip in snips:
        expect(snip).to_be_visible()
    ada.shoot("bombbusters-snip-360")
    at_once(*snips)
    for person in (ada, bo):
        expect(person.turn).to_contain_text(re.compile("The card says|must cut"))
    cutters = {person.game["view"]["cutter"] for person in (ada, bo)}
    assert len(cutters) == 1
    quick, slow = (ada, bo) if cutters == {0} else (bo, ada)
    expect(quick.turn).to_contain_text(f"The card says {number}")
    expect(slow.turn).to_contain_text(f"must cut a {number}")
    assert quick.is_called and not slow.is_called
    assert events(ada).count("snipped") == 1
    slow.shoot("bombbusters-slow")


# What is for one's own eyes.


def hold(person: Person, what: Locator) -> None:
    """A finger rests on it until something opens."""
    box = what.bounding_box()
    assert box is not None
    person.put_finger(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    person.reads(re.compile("^Note on"))
    person.lift_finger()


@pytest.mark.needs("touch screen")
def test_a_note_stays_in_its_browser_and_the_aid_is_announced(people: People, house: House) -> None:
    match = bomb({"mission": "4", "aid": "odds"}, seats=2)
    go_to(match, "turn")
    ada, bo = two(people, house, match)
    for person in (ada, bo):
        expect(person.page.get_by_text("Aid: odds").first).to_be_visible()

    ada.press("Got it")
    ada.page.wait_for_load_state("networkidle")
    asked = list(ada.asked)
    hold(ada, wire(ada, "1C"))
    ada.press("7")
    ada.shoot("bombbusters-note-360")
    ada.press("Put away")
    note = ada.page.get_by_role("img", name="Your note: 7")
    expect(note).to_be_visible()
    assert ada.asked == asked
    ada.page.reload()
    expect(note).to_be_visible()
    assert {json.loads(text)["do"] for text in ada.asked_for()} == {"hello"}
    expect(bo.page.get_by_role("img", name=re.compile("Your note"))).to_have_count(0)

    for person, spot in ((ada, "1D"), (bo, "0D")):
        point(person, spot)
        odds = person.page.get_by_role("img", name=re.compile("^The aid, only for you: .*%"))
        expect(odds).to_be_visible()
        is_open_to_all(person)
        person.shoot(f"bombbusters-aid-{person.name}")


# Against the clock.


def seconds_left(match: Match) -> int:
    assert isinstance(match.state, BombBusters)
    left = match.state.view(0)["props"]["clock"]["left"]
    assert left is not None
    return left


def test_mission_54_the_clock_brings_wires_and_ends_it(people: People, house: House) -> None:
    match = bomb({"mission": "54"}, seats=4)
    go_to(match, "turn")
    while phase(match) != "turn" or seconds_left(match) > 190:
        if phase(match) == "trade":
            do(match, 0, "no-trade")
        elif match.state.chances():
            match.play(CHANCE, match.state.chances()[0], SILENT)
        else:
            match.play(CLOCK, match.state.moves(CLOCK)[0], SILENT)
    table, token = house.go_on(match, name="Ada")
    ada = people.come("Ada", DESK)
    ada.take_seat(table, token)
    wires = ada.page.locator('[data-tap^="0"]')
    expect(wires).to_have_count(18)
    ada.shoot("bombbusters-clock")
    expect(ada.turn).to_contain_text("You may give oxygen")
    ada.shoot("bombbusters-trade")
    ada.touch(ada.choice("Share nothing"))
    ada.touch(ada.confirm)
    ada.reads("Mission 54 failed")
    ada.sees("The time is up. The bomb explodes!")
    assert (events(ada).count("red-came"), events(ada).count("announced")) == (2, 2)
    ada.shoot("bombbusters-time")
