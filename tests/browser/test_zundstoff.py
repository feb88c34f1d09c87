"""Zündstoff: cards face down, minds changed, flights looked at, and a whole race."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.house import House
from tests.browser.people import PHONE, People, Person

MOST_LOOKS = 3_000
CAREFUL = 30  # looks at the beginning, at which nothing may lie in the way of a touch
FLIGHT = re.compile("^(Red|Blue|Yellow): ")
CHOSEN = re.compile(r"^Ada: .* Has chosen\.")
CARD = re.compile('"(red|blue|yellow|black)[123]"')
GAME = {"game": "zundstoff"}
BOT = {"count": 1, "level": "carefree"}
SHORT = "oooo/oSoo/oooo/Eooo"  # a way that is soon flown


def two(people: People) -> tuple[Person, Person]:
    """Ada and Bo, in the first round, with all their cards."""
    ada, bo = people.seat_two(**GAME)
    ada.press("Start with 2")
    for person in (ada, bo):
        person.sees(re.compile("choose your first card"))
    return ada, bo


def one(people: People, house: House, size: tuple[int, int]) -> Person:
    """Ada alone with a bot."""
    table, token = house.make(**GAME, name="Ada", bots=BOT, start=True)
    ada = people.come("Ada", size)
    ada.take_seat(table, token)
    ada.sees(re.compile("choose your first card"))
    return ada


def flights(person: Person) -> Locator:
    """The flights that are told in words just now."""
    return person.button(FLIGHT)


def names(of: Locator) -> list[str]:
    found: list[str] = of.evaluate_all(
        "all => all.map((one) => one.ariaLabel ?? one.innerText.trim())"
    )
    return found


def test_a_phone_shows_the_three_flights_where_they_end_and_the_glasses_left(
    people: People, house: House
) -> None:
    ada = one(people, house, PHONE)
    expect(flights(ada)).to_have_count(3)
    for flight in flights(ada).all():
        expect(flight).to_be_visible()
        expect(flight).to_have_text(re.compile(r"→(\d+|\?)?$"))
    expect(ada.page.get_by_role("img", name=re.compile("5.*5.*5"))).to_be_visible()
    ada.shoot("zundstoff-flights-360")
    ada.touch(flights(ada).first)
    expect(ada.page.locator(".bubble")).to_contain_text(FLIGHT)


# What lies face down.


def told_of_others(game: dict[str, Any], seat: int) -> str:
    """A message without what the seat may know of itself."""
    view = game["view"]
    rest = {
        **game,
        "offers": [],
        "view": {**view, "seats": view["seats"][:seat] + view["seats"][seat + 1 :]},
        "twin": [line for line in game["twin"] if line.get("facts", {}).get("seat") != seat],
    }
    return json.dumps(rest)


def test_a_card_face_down_is_told_to_nobody_before_it_is_turned_up(people: People) -> None:
    ada, bo = two(people)
    ada.play("Lay blue 3")
    bo.sees(CHOSEN)
    ada.sees("You laid blue 3. You may change it until the last card is down.")

    assert not any(CARD.search(told_of_others(game, 1)) for game in bo.games())
    assert CARD.search(told_of_others(ada.games()[-1], 1))  # this is how it would be found
    last = bo.games()[-1]
    assert {"event": "laid", "seat": 0, "card": "unknown"} in last["events"]
    assert last["view"]["chosen"] is None
    assert (last["view"]["seats"][0]["hand"], last["view"]["seats"][0]["ready"]) == (None, True)

    before = len(bo.games())
    bo.play("Lay red 2")
    bo.sees("Ada shows blue 3.")
    after = bo.games()[before:]
    events = [event for game in after for event in game["events"]]
    assert {"event": "showed", "seat": 0, "card": "blue3"} in events
    assert bo.games()[-1]["view"]["seats"][0]["shown"] == ["blue3"]


def test_a_mind_is_changed_and_nobody_hears_of_it(people: People) -> None:
    ada, bo = two(people)
    ada.play("Lay red 2")
    bo.sees(CHOSEN)
    expect(ada.plate("Bo")).to_contain_text("awaited")
    expect(bo.plate("Ada")).not_to_contain_text("awaited")
    assert not ada.is_called and bo.is_called
    log = bo.page.get_by_role("list", name="What happened")
    happened = log.inner_text()
    bo.touch(bo.choice("Lay a sun-turn"))

    ada.play("Lay yellow 3")
    ada.sees("You laid yellow 3. You may change it until the last card is down.")
    ada.shoot("zundstoff-changed-360")
    assert not ada.is_called
    ada.sees("You change your mind: yellow 3 it is.")
    assert log.inner_text() == happened
    expect(bo.choice("Lay a sun-turn")).to_be_checked()

    ada.touch(ada.choice("Lay blue 2"))  # on second thoughts; but Bo is quicker
    bo.touch(bo.confirm)
    bo.sees("Ada shows yellow 3.")
    ada.sees(re.compile("choose your second card"))
    expect(ada.picked).to_have_count(0)
    assert bo.games()[-1]["view"]["seats"][0]["shown"] == ["yellow3"]
    assert not any(
        event["event"] == "changed" or event.get("card") == "red2"
        for game in bo.games()
        for event in game["events"]
    )


def test_a_laid_card_lies_there_after_a_reload(people: People) -> None:
    ada, bo = two(people)
    ada.play("Lay black 2")
    ada.sees("You laid black 2. You may change it until the last card is down.")
    board, cards = ada.twin(), names(ada.choices)
    ada.page.reload()
    ada.sees("You laid black 2. You may change it until the last card is down.")
    assert not ada.is_called
    assert ada.twin() == board
    assert names(ada.choices) == cards
    expect(ada.choice("Lay black 2")).to_have_count(0)
    bo.play("Lay red 3")
    bo.sees("Ada shows black 2.")


# Looking and thinking.


def test_what_if_is_a_thought_and_leaves_the_house_in_peace(people: People, house: House) -> None:
    ada = one(people, house, PHONE)
    sun = ada.button(re.compile("The sun"))
    lies, told = names(sun), names(flights(ada))
    said = ada.asked_for()
    ada.press("What if?")
    ada.touch(sun)
    expect(sun).not_to_have_accessible_name(lies[0])
    ada.shoot("zundstoff-what-if-360")
    ada.press("Put back")
    expect(sun).to_have_accessible_name(lies[0])
    ada.touch(sun)
    ada.press("Back to the game")
    expect(sun).to_have_accessible_name(lies[0])
    assert names(flights(ada)) == told
    assert ada.asked_for() == said


def test_a_pawn_tells_its_three_flights(people: People, house: House) -> None:
    ada = one(people, house, PHONE)
    mine = ada.button(re.compile("^Your pawn on Earth"))
    expect(flights(ada)).to_have_count(3)  # one's own are told without asking
    ada.touch(mine)
    expect(flights(ada)).to_have_count(0)
    ada.touch(mine)
    expect(flights(ada)).to_have_count(3)
    assert [name.split(":")[0] for name in names(flights(ada))] == ["Red", "Blue", "Yellow"]
    ada.touch(mine)
    expect(flights(ada)).to_have_count(0)


# A whole race.


def wanted(person: Person, look: int) -> Locator:
    """The sun, or what flies there; else something back and forth, so that things get moving."""
    ways = [name for name in names(flights(person)) if "onto the sun" in name]
    colours = [name.split(":")[0].lower() for name in ways if "No new" not in name]
    choices = names(person.choices)
    for place, words in reversed([*enumerate(choices)]):
        if "onto the sun" in words or any(f" {colour} " in words for colour in colours):
            return person.choices.nth(place)
    return person.choices.nth(-1 if "Fly" in choices[0] else look % len(choices))


def play(person: Person, look: int) -> None:
    """Touch a card, then the button."""
    if not person.picked.count():
        person.touch(wanted(person, look))
    person.touch(person.confirm)


def play_in_the_sky(person: Person, look: int) -> None:
    """Touch the disc that is flown to or turned, and how far; cards are played as ever."""
    glowing = person.button(re.compile(r"^(Fly|Turn) .*\. "))
    if person.picked.count() or not glowing.count():
        play(person, look)
        return
    sun = person.button(re.compile("^Fly onto the sun"))
    disc = sun if sun.count() else glowing.nth(look % glowing.count())
    words = (disc.get_attribute("aria-label") or "").partition(".")[0]
    person.touch_piece(disc)
    quarter = person.button(words)
    expect(person.picked.or_(quarter).first).to_be_visible()
    if not person.picked.count():  # a disc can be turned three ways
        person.touch(quarter)
    person.touch(person.confirm)


def test_two_people_and_a_bot_race_to_the_sun(people: People, house: House) -> None:
    table, token = house.make(**GAME, name="Ada", options={"layout": SHORT})
    ada = people.come("Ada", PHONE)
    ada.take_seat(table, token)
    ada.reads("Pull up a chair")
    bo = people.come("", PHONE)
    bo.visit(f"/t/{table}")
    bo.page.get_by_label("Your name").fill("Bo <3")
    bo.press("Sit down")
    ada.sees("Bo <3")
    ada.press("Add bot")
    ada.press("Start with 3")
    ada.sees(re.compile("choose your first card"))
    ada.shoot("zundstoff-first-360")
    ada.play("Lay red 3")
    ada.sees("You laid red 3. You may change it until the last card is down.")
    ada.shoot("zundstoff-laid-360")
    bo.play("Lay blue 3")
    ada.sees(re.compile("choose your second card"))
    ada.shoot("zundstoff-second-360")

    flown = False
    for look in range(MOST_LOOKS):
        ada.brisk = bo.brisk = look > CAREFUL
        called = [person for person in (ada, bo) if person.is_called]
        for person in called:
            if not flown and person.choice("Fly").count():
                person.shoot("zundstoff-flight-360")
                flown = True
            (play if person is ada else play_in_the_sky)(person, look)
        if not called:
            if ada.is_over and bo.is_over:
                break
            ada.page.wait_for_timeout(20)

    for person in (ada, bo):
        expect(person.at_result).to_be_visible()
    ada.shoot("zundstoff-result-360")
    link = ada.at_result.get_attribute("href") or ""
    game = house.replay(link.removeprefix("/replay/"))
    assert game["shuffle"] == "verified"
    winners = [game["names"][winner] for winner in game["outcome"]["winners"]]
    for person, name in ((ada, "Ada"), (bo, "Bo <3")):
        title = person.page.get_by_role("heading", level=1).inner_text()
        if winners == [name]:
            assert title.startswith("You win")
        else:
            assert all(winner in title for winner in winners)
