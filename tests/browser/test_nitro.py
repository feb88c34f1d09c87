"""Nitro Glyxerol: flasks are shaken in browsers, and the judge sees what their owners see."""

from __future__ import annotations

import json
import re
from base64 import b64decode
from collections.abc import Iterator
from hashlib import sha256

import pytest
from playwright.sync_api import Locator, expect

from powderkeg.rules.nitro.standing import hash_after
from tests.browser.flasks import (
    PLACES,
    agrees,
    claims,
    corrections,
    flask,
    is_steady,
    judged,
    key_left,
    leans,
    now,
    pad,
    pull_left,
    roll_left,
    seats_of_two,
    stops,
    two,
    until,
)
from tests.browser.house import House
from tests.browser.people import DESK, PHONE, People, Person
from tests.browser.test_access import is_open_to_all
from tests.browser.test_keyboard import FOCUS, Typist

STOP = re.compile("^STOP")
READY = re.compile("^Ready")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Where the judge has patience: this machine may be busy."""
    opened = House(tmp_path_factory.mktemp("house"))
    opened.program = ("tests.browser.patient",)
    opened.open()
    yield opened
    opened.close()


# A round.


def test_two_mix_a_round_and_the_judge_finds_what_they_saw(people: People, house: House) -> None:
    ada, bo = two(people, house)
    for person in (ada, bo):
        expect(person.button(STOP)).to_be_visible()
    roll_left(ada)
    pull_left(bo)
    key_left(bo)
    for person in (ada, bo):
        until(person, is_steady)
        person.shoot(f"nitro-mix-{person.name}")
    ada.press(STOP)
    ada.sees("Hands off! You have card 1.")
    bo.page.keyboard.press("Enter")
    ada.press("How it was decided")

    verdicts = judged(house, ada.table, ada.token)
    assert [each.number for each in verdicts] == [1, 2]
    assert all(each.points for each in verdicts)
    for person, verdict in zip((ada, bo), verdicts, strict=True):
        agrees(person, verdict)
        said_so = f"{person.name}.*tick {verdict.tick:,}.*{', '.join(verdict.beak)}"
        for eyes in (ada, bo):
            expect(decided(eyes).nth(verdict.number - 1)).to_contain_text(re.compile(said_so))
            assert verdict.words in eyes.twin()
    expect(bo.plate(f"Ada: {verdicts[0].points} points")).to_be_visible()
    for person in (ada, bo):
        is_open_to_all(person)
        person.shoot(f"nitro-decided-{person.name}")
    ada.press("Put away")
    expect(ada.plate(f"Bo: {verdicts[1].points} points")).to_be_visible()


def decided(person: Person) -> Locator:
    """The lines of the slip that says how, not those of the board in words."""
    lines = person.page.get_by_role("listitem").filter(has_text="stopped at")
    return lines.filter(has_not_text="In the beak")


@pytest.mark.needs("emulated media")
def test_the_last_second_is_seen_slowly(people: People, house: House) -> None:
    """On tape, from two lines before the first stop."""
    table, token, other = seats_of_two(house)
    with house.hand(table, token) as hand:
        assert hand.game is not None
        hand.send({"do": "play", "at": hand.game["at"], "move": "stop"})
        hand.hear("happened", lambda news: news["view"]["flasks"][0]["stopped"] is not None)
    stops(house, table, other)
    name = house.replay_of(table, token)
    frames = house.replay(name, token)["frames"]
    told = [[event["event"] for event in frame["events"]] for frame in frames]
    at = next(at for at, events in enumerate(told) if "stopped" in events)
    ada = people.come("Ada", PHONE, speed="fast")
    ada.take_seat(table, token)
    ada.reads(re.compile("^Round 2"))
    ada.page.emulate_media(reduced_motion="no-preference")
    ada.visit(f"/replay/{name}?table={table}&at={at - 3}")
    ada.press("Play")
    ada.sees("The last second, slowly")
    ada.shoot("nitro-slow-360")


def test_a_reload_finds_the_flask_as_it_was(people: People, house: House) -> None:
    table, token, other = seats_of_two(house)
    ada = people.come("Ada", PHONE)
    ada.take_seat(table, token)
    expect(ada.button(STOP)).to_be_visible()
    roll_left(ada)
    since = now(ada)
    until(ada, lambda _: ada.game["view"]["flasks"][0]["tick"] > since)
    done = b64decode(ada.game["view"]["flasks"][0]["pushes"])
    beak = flask(ada).get_attribute("aria-label")
    ada.page.reload()
    expect(ada.button(STOP)).to_be_visible()
    expect(flask(ada)).to_have_attribute("aria-label", str(beak))
    roll_left(ada)
    until(ada, is_steady)
    ada.press(STOP)
    stops(house, table, other)
    ada.reads(re.compile("^Round 2"))
    verdict = judged(house, table, token)[0]
    assert verdict.hand.startswith(done)
    agrees(ada, verdict)


# Forgers.

LIES = ("illegal", "early", "hash")
# The next time that it can, this page lies to the judge.
FORGE = """(how) => {
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (text) {
    const told = JSON.parse(text);
    const [tick] = Object.keys(told.hashes ?? {});
    if (told.do === "push" && (how !== "hash" || tick)) {
      WebSocket.prototype.send = send;
      const pushes = atob(told.pushes);
      if (how === "illegal") told.pushes = btoa("x".repeat(pushes.length));
      else if (how === "early") told.pushes = btoa(pushes + "\\0".repeat(120));
      else told.hashes[tick] = "0badbeef";
    }
    send.call(this, JSON.stringify(told));
  };
}"""


def lie(person: Person, how: str) -> None:
    """Once; the judge tells that it was noticed."""
    until(person, is_steady)
    person.page.evaluate(FORGE, how)
    until(person, lambda _: how in {news["why"] for news in corrections(person)})


def test_a_forged_hand_is_set_right_and_the_table_plays_on(people: People, house: House) -> None:
    table, token, other = seats_of_two(house)
    bo = people.come("Bo", DESK)
    bo.take_seat(table, other)
    expect(bo.button(STOP)).to_be_visible()
    for how in LIES:
        lie(bo, how)
    bo.sees("The judge’s flask differed; yours was set right.")
    bo.shoot("nitro-corrected")
    notes = [json.loads(line) for line in house.log().splitlines()]
    shown = sha256(table.encode()).hexdigest()[:8]  # whoever knows its name can sit down there
    mine = [note for note in notes if note.get("table") == shown]
    assert {note["why"] for note in mine if note["event"] == "corrected"} >= {*LIES}
    until(bo, is_steady)

    bo.press(STOP)
    stops(house, table, token)
    verdict = judged(house, table, other)[1]
    assert claims(bo)[verdict.tick] == hash_after(PLACES, verdict.hand)
    bo.press(READY)
    with house.hand(table, token) as ada:
        ada.play_until(lambda news: news["view"]["phase"] != "load")
    expect(bo.button(STOP)).to_be_visible()


# Without haste, and without a mouse.


def choose(keys: Typist, words: str) -> None:
    """The first choice that begins so."""
    keys.tab_to("radio")
    while not keys.person.page.evaluate(FOCUS)["name"].startswith(words):
        keys.keys.press("ArrowDown")
    if not keys.person.picked.count():
        keys.keys.press("Space")
    keys.keys.press("Enter")


@pytest.mark.needs("focus that stays in the page")
def test_the_calm_game_is_read_and_played_with_keys(people: People, house: House) -> None:
    """In words first, then in the picture."""
    wish = {"game": "nitro", "options": {"pace": "calm"}, "breath": 3600, "start": True}
    table, token = house.make(name="Ada", bots={"count": 1, "level": "carefree"}, **wish)
    other = house.take_over(table, token, "Bo")
    ada = people.come("Ada", DESK, text=True)
    keys = Typist(ada)
    ada.take_seat(table, token)
    ada.awaits_turn()
    is_open_to_all(ada)
    choose(keys, "Load in this order")
    with house.hand(table, other) as bo:
        news = bo.play_until(lambda news: news["view"]["phase"] == "mix")
        bo.send({"do": "play", "at": news["at"], "move": "stop"})
    ada.sees(re.compile("Stopped after 0 tilts"))
    is_open_to_all(ada)
    ada.shoot("nitro-calm-text")
    choose(keys, "Tilt right")
    ada.sees(re.compile("Gentle tilts left: 59 of 60."))

    keys.tab_to("submit", "As a picture")
    keys.keys.press("Enter")
    expect(ada.button(STOP)).to_be_visible()
    is_open_to_all(ada)
    ada.shoot("nitro-calm")
    keys.keys.press("ArrowUp")
    expect(ada.page.get_by_role("timer", name="58 tilts left")).to_be_visible()
    keys.tab_to("submit", "STOP")
    keys.keys.press("Enter")
    ada.reads(re.compile("^Round 2"))
    assert "Stop card 1, Bo: stopped after 0 tilts (tick 0)." in ada.twin()
    assert "Stop card 2, Ada: stopped after 2 tilts (tick 60)." in ada.twin()
    is_open_to_all(ada)


# On the phone.

LEAN = """(gamma) => {
  dispatchEvent(new DeviceOrientationEvent("deviceorientation", { beta: 20, gamma }));
}"""


# Where the ball lies in its bowl, from -1 at the left to 1: the middle of all that is painted.
BALL = """() => {
  const canvas = document.querySelector("canvas[data-ball]");
  const { data, width } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  let [sum, weight] = [0, 0];
  for (let at = 3; at < data.length; at += 4) {
    sum += data[at] * (((at - 3) / 4) % width);
    weight += data[at];
  }
  return (2 * sum) / weight / width - 1;
}"""


@pytest.mark.needs("touch screen")
def test_everything_is_at_hand_on_a_phone(people: People, house: House) -> None:
    """Four play; the phone in the hand is felt."""
    bots = {"count": 3, "level": "carefree"}
    table, token = house.make(game="nitro", name="Ada", bots=bots, start=True)
    ada = people.come("Ada", PHONE)
    ada.context.grant_permissions(["accelerometer", "gyroscope", "magnetometer"])
    ada.take_seat(table, token)
    expect(ada.button(READY)).to_be_visible()
    is_open_to_all(ada)
    ada.shoot("nitro-load-360")
    ada.press(READY)
    expect(ada.button(STOP)).to_be_visible()
    ada.shoot("nitro-four-360")
    formula = ada.page.get_by_role("list", name=re.compile("^The formula"))
    rivals = ada.page.get_by_role("region", name=re.compile(": 0 points$"))
    expect(rivals).to_have_count(3)
    for what in (pad(ada), ada.button(STOP), flask(ada), formula, *rivals.all()):
        is_in_view(what)

    since = now(ada)
    ada.press("Use the phone’s tilt")
    expect(ada.button("Use the phone’s tilt")).to_have_attribute("aria-pressed", "true")
    for gamma in (5, -15):
        ada.page.evaluate(LEAN, gamma)
    until(ada, lambda _: leans(ada, since))
    until(ada, lambda _: ada.page.evaluate(BALL) < -0.1)
    is_open_to_all(ada)
    ada.press(STOP)
    ada.sees(re.compile("You have stopped|Hands off"))


def is_in_view(what: Locator) -> None:
    box = what.bounding_box()
    assert box is not None
    width, height = PHONE
    assert box["x"] >= 0 and box["x"] + box["width"] <= width, box
    assert box["y"] >= 0 and box["y"] + box["height"] <= height, box
