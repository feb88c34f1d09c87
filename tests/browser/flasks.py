"""Flasks that are mixed in browsers: what a hand said of itself, and what the judge made of it."""

from __future__ import annotations

import json
import re
import time
from base64 import b64decode
from collections.abc import Callable
from typing import Any, NamedTuple

from playwright.sync_api import Locator

from powderkeg.rules.core import SILENT
from powderkeg.rules.match import Match
from powderkeg.rules.nitro import GAME
from powderkeg.rules.nitro.moves import mix
from powderkeg.rules.nitro.pieces import (
    ALL_CARDS,
    NAMES,
    NO_SEAT,
    Card,
    card_text,
    colour_of,
    value_of,
)
from powderkeg.rules.nitro.scoring import harvest
from powderkeg.rules.nitro.standing import beak_of, hash_after, standing
from powderkeg.rules.record import actor_of
from tests.browser.house import PATIENCE, House
from tests.browser.people import DESK, PHONE, People, Person
from tests.rules.nitro.bench import still, the_move
from tests.rules.nitro.rounds import places_of, pushes_of, rounds

SECOND = 60  # ticks
FORMULA = ["G1", "B3", "Y7", "P5", "R6"]
[CAREFUL] = [each for each in rounds() if each["name"] == "five in the beak"]
PLACES = places_of(CAREFUL)
ALREADY = 600  # ticks


def brewed() -> Match:
    """Ten seconds of sixty are gone: Ada has green and blue in the beak, and Bo yellow, too."""
    match = Match(GAME, GAME.setup(2, {"sand": "60"}), {}, "secret")
    laid = [f". lay:{card}" for card in FORMULA]
    for act in [*laid, "0 load:GBYPR", "1 load:GBYPR", "* wait:3"]:
        who, text = act.split()
        actor = actor_of(who)
        assert actor is not None
        match.play(actor, the_move(text), SILENT)
    hand = pushes_of(CAREFUL)
    hands = [hand[: 2 * 420] + still(ALREADY - 420), hand[: 2 * ALREADY]]
    for first in range(0, 2 * ALREADY, 2 * SECOND):
        for seat, pushes in enumerate(hands):
            match.play(seat, mix(pushes[first : first + 2 * SECOND], ""), SILENT)
    return match


def seats_of_two(house: House) -> tuple[str, str, str]:
    """The table, Ada's token and Bo's. Until he comes, a bot has his seat that is never content."""
    bots = {"count": 1, "level": "carefree"}
    table, token = house.go_on(brewed(), name="Ada", breath=0, bots=bots)
    return table, token, house.take_over(table, token, "Bo")


def two(people: People, house: House) -> tuple[Person, Person]:
    """Ada on the phone and Bo at the desk."""
    table, token, other = seats_of_two(house)
    ada = people.come("Ada", PHONE, theme="dark")
    ada.take_seat(table, token)
    bo = people.come("Bo", DESK, theme="light")
    bo.take_seat(table, other)
    return ada, bo


# Hands.


def until(person: Person, what: Callable[[Person], object]) -> None:
    """Look again and again whether this is true of them."""
    end = time.monotonic() + PATIENCE
    while not what(person):
        assert time.monotonic() < end, f"{person.name} waits in vain"
        person.page.wait_for_timeout(20)


def now(person: Person) -> int:
    """The last tick of the hand."""
    return max([push["tick"] for push in said(person, "push")], default=0)


def pad(person: Person) -> Locator:
    return person.page.get_by_role("group", name=re.compile("^Tilt: drag the ball"))


def flask(person: Person) -> Locator:
    return person.page.get_by_role("img", name=re.compile("^Your flask: "))


def middle(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def roll_left(person: Person) -> None:
    """A finger on the ball, until it has pushed."""
    x, y = middle(pad(person))
    since = now(person)
    person.put_finger(x, y)
    person.drag_finger(x - 40, y)
    until(person, lambda _: leans(person, since))
    person.lift_finger()


def pull_left(person: Person) -> None:
    """The flask itself, by the mouse."""
    x, y = middle(flask(person))
    since = now(person)
    person.page.mouse.move(x, y)
    person.page.mouse.down()
    person.page.mouse.move(x - 90, y, steps=3)
    until(person, lambda _: leans(person, since))
    person.page.mouse.up()


def key_left(person: Person) -> None:
    since = now(person)
    person.page.keyboard.down("ArrowLeft")
    until(person, lambda _: leans(person, since))
    person.page.keyboard.up("ArrowLeft")


def stops(house: House, table: str, token: str) -> None:
    """Somebody who is nowhere to be seen."""
    with house.hand(table, token) as hand:
        assert hand.game is not None
        hand.send({"do": "play", "at": hand.game["at"], "move": "stop"})
        hand.hear("happened", lambda news: news["view"]["round"] == 2)


# What a hand said.


def said(person: Person, what: str) -> list[dict[str, Any]]:
    return [json.loads(text) for text in person.said if f'"do":"{what}"' in text]


def corrections(person: Person) -> list[dict[str, Any]]:
    return [json.loads(text) for text in person.heard if '"tell":"corrected"' in text]


def pushed(person: Person) -> dict[int, bytes]:
    """By tick."""
    ticks: dict[int, bytes] = {}
    for request in said(person, "push"):
        pushes = b64decode(request["pushes"])
        for at in range(len(pushes) // 2):
            ticks[request["tick"] + at] = pushes[2 * at : 2 * at + 2]
    return ticks


def claims(person: Person) -> dict[int, str]:
    """By tick: how the flask stood, as the page saw it."""
    pushes = said(person, "push")
    seen = {int(tick): each for push in pushes for tick, each in push["hashes"].items()}
    return seen | {stop["tick"]: stop["hash"] for stop in said(person, "stop")}


def set_right(person: Person) -> int:
    """When it was last told what its hand did."""
    return max((news["now"] for news in corrections(person)), default=0)


def is_steady(person: Person) -> bool:
    """Has it told how its flask stands, a second or more after it was last set right?"""
    return any(tick > set_right(person) + SECOND for tick in claims(person))


def leans(person: Person, since: int) -> bool:
    """Has the hand pushed to the left after that tick?"""
    return any(push[0] > 127 for tick, push in pushed(person).items() if tick > since)


# What the judge made of it.


class Verdict(NamedTuple):
    """One seat's round, reckoned here from the lines of the record alone."""

    hand: bytes
    number: int  # of the stop card
    beak: list[str]
    won: list[str]
    points: int

    @property
    def tick(self) -> int:
        return len(self.hand) // 2

    @property
    def words(self) -> str:
        """As the board in words has it."""
        beak = f"In the beak, from the front: {', '.join(self.beak)}."
        return f"(tick {self.tick:,}). {beak} Won: {', '.join(self.won)}."


def judged(house: House, table: str, token: str) -> list[Verdict]:
    """The first round, by seat."""
    frames = house.replay(house.replay_of(table, token), token)["frames"]
    told = [event for frame in frames for event in frame["events"] if event["event"] == "mixed"]
    hands = [
        b"".join(b64decode(event["pushes"]) for event in told if event["seat"] == seat)
        for seat in (0, 1)
    ]
    formula = [card for text in FORMULA for card in ALL_CARDS if card_text(card) == text]
    beaks = [beak_of(standing(PLACES, hand)) for hand in hands]
    order = sorted((0, 1), key=lambda seat: len(hands[seat]))
    gain = harvest(formula, order, beaks, NO_SEAT)
    return [
        Verdict(
            hands[seat],
            order.index(seat) + 1,
            [NAMES[cube] for cube in beaks[seat]],
            [said_card(formula[place]) for place in gain.of(seat)],
            sum(value_of(formula[place]) for place in gain.of(seat)),
        )
        for seat in (0, 1)
    ]


def said_card(card: Card) -> str:
    return f"{NAMES[colour_of(card)]} {value_of(card)}"


def agrees(person: Person, verdict: Verdict) -> None:
    """Since it came, or was late, the page did what the judge wrote down, and saw the same flask.

    Bit by bit.
    """
    hand, last = verdict.hand, verdict.tick
    assert {news["why"] for news in corrections(person)} <= {"back", "late"}
    since = set_right(person)
    own = {tick: push for tick, push in pushed(person).items() if since < tick < last}
    assert own == {tick: hand[2 * tick : 2 * tick + 2] for tick in own}
    seen = {tick: each for tick, each in claims(person).items() if since < tick <= last}
    assert seen == {tick: hash_after(PLACES, hand[: 2 * tick]) for tick in seen}
    assert own and seen
