"""All five games where people have them: in Firefox, and in WebKit, which is Safari's engine.

Chromium does everything else in this folder. Here each game is opened on a phone and begun, and is
played on at a desk, mostly to its end, by the same hands in both. `make browsers` lets Firefox do
all that its driver can.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import pytest
from playwright.sync_api import Playwright

from powderkeg.bots.simple import RandomBot
from powderkeg.rules.games import GAMES
from powderkeg.rules.match import Match
from tests.bomb import bomb, first, go_to, is_right, said, truth, value, wires_in
from tests.browser.conftest import FAILED, KIND
from tests.browser.flasks import seats_of_two, stops
from tests.browser.guests import FirefoxGuest, Guest, WebKitGuest
from tests.browser.house import House
from tests.browser.people import DESK, PHONE, SHOTS
from tests.browser.programs import open_firefox
from tests.browser.webkit import screen
from tests.kettle import dealt

TICK = 0.35  # seconds: the windows of Elixir close soon
Come = Callable[[House, tuple[int, int]], Guest]
BROWSERS = ["firefox", "webkit"] if KIND == "chromium" else []  # else this has been seen already


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Where the judge has patience: this machine may be busy."""
    opened = House(tmp_path_factory.mktemp("house"), program=("tests.browser.patient",))
    opened.open()
    yield opened
    opened.close()


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Where windows close soon."""
    opened = House(tmp_path_factory.mktemp("quick"), TICK)
    opened.open()
    yield opened
    opened.close()


@pytest.fixture(scope="module", params=BROWSERS)
def guests(
    request: pytest.FixtureRequest,
    play: Playwright,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Come]:
    """Somebody comes, with a phone or to a desk."""
    if request.param == "firefox":
        with open_firefox(play) as browser:
            yield lambda house, size: FirefoxGuest(browser, house, size)
    else:
        with screen() as shown:
            folder = partial(tmp_path_factory.mktemp, "webkit")
            yield lambda house, size: WebKitGuest(shown, house, size, folder())


@pytest.fixture
def come(guests: Come, request: pytest.FixtureRequest) -> Iterator[Come]:
    """And whoever came is looked after when the test is over."""
    here: list[Guest] = []

    def comes(house: House, size: tuple[int, int]) -> Guest:
        here.append(guests(house, size))
        return here[-1]

    yield comes
    for guest in here:
        if request.node.stash.get(FAILED, True):
            SHOTS.mkdir(parents=True, exist_ok=True)
            guest.shoot(SHOTS / f"failed-{request.node.name}.png")
        guest.check()
        guest.leave()


# Begun on a phone, from the shelf.


@pytest.mark.parametrize("name", GAMES.games)
def test_a_game_is_opened_from_the_shelf_and_begun(come: Come, house: House, name: str) -> None:
    ada = come(house, PHONE)
    ada.visit("/")
    ada.press(f"^{TITLES[name]}$")
    ada.press("^Play now$")
    begin[name](ada)


TITLES = {
    "verflixxt": "Verflixxt!",
    "zundstoff": "Zündstoff",
    "bombbusters": "Bomb Busters",
    "elixir": "Elixir",
    "nitro": "Nitro Glyxerol",
}


def lay_two(ada: Guest) -> None:
    for _ in range(2):
        ada.waits(lambda: ada.is_called, "a turn")
        ada.play()


def put_a_token(ada: Guest) -> None:
    """Bots who do so before us have done it soon."""
    ada.waits(lambda: ada.is_called, "a turn")
    move = ada.game["offers"][0]["move"]
    ada.press("Got it")  # the mission's rule
    ada.touch(TAP, move.removeprefix("token:"))
    ada.confirm()


def take_a_spell(ada: Guest) -> None:
    ada.waits(lambda: ada.is_called, "a turn")
    ada.play()


def mix_and_stop(ada: Guest) -> None:
    ada.press("^Ready")
    ada.waits(lambda: ada.game["view"]["phase"] == "mix", "the sand")
    ada.press_key("ArrowLeft")
    ada.press("^STOP")
    ada.sees("You have stopped|Hands off")


TAP = "(spot) => document.querySelector(`[data-tap='${spot}']`)"
begin = {
    "verflixxt": lay_two,
    "zundstoff": lay_two,
    "bombbusters": put_a_token,
    "elixir": take_a_spell,
    "nitro": mix_and_stop,
}


# Played on at a desk.


def seated(come: Come, house: House, match: Match, **wish: object) -> Guest:
    """Ada has the first seat in this game; bots have the others."""
    table, token = house.go_on(match, name="Ada", **wish)
    ada = come(house, DESK)
    ada.take_seat(table, token)
    return ada


def nearly_over(name: str, left: int) -> Match:
    """Two bots have played it; the first has so many moves left."""
    game = GAMES[name]
    setup = game.setup(2)
    acts = Match(game, setup, {0: RandomBot(), 1: RandomBot()}, "browsers").run().acts
    mine = [at for at, act in enumerate(acts) if act.actor == 0]
    return Match(game, setup, {}, "browsers", branch=acts[: mine[-left]])


def test_verflixxt_ends_with_a_result(come: Come, house: House) -> None:
    ada = seated(come, house, nearly_over("verflixxt", 2), breath=0)
    ada.sees("Your turn")
    while ada.game["outcome"] is None:
        ada.play()
        ada.waits(lambda: ada.is_called or ada.game["outcome"], "what comes of it")
    ada.sees("Watch it back")


def test_a_round_of_zundstoff(come: Come, house: House) -> None:
    game = GAMES["zundstoff"]
    match = Match(game, game.setup(2), {}, "sun")
    match.run()
    ada = seated(come, house, match)
    ada.sees("choose your first card")
    ada.choose("^Lay red 3")
    ada.confirm()
    ada.sees("You laid red 3")


def test_a_wire_is_cut(come: Come, house: House) -> None:
    """Touch a teammate's, then one of one's own that is the same."""
    match = bomb({"mission": "4"}, seats=2)
    go_to(match, "turn")
    ada = seated(come, house, match)
    ada.waits(lambda: ada.is_called, "a turn")
    offers = [offer["move"] for offer in ada.game["offers"] if offer["move"].startswith("cut:")]
    spot, name = said(first(offers, truth(match), is_right))
    mine = wires_in(ada.game["view"])
    ada.touch(TAP, spot)
    ada.touch(TAP, next(place for place in mine if value(mine[place]) == name))
    ada.confirm()
    assert ada.game["events"][-1]["event"] != "missed"


def test_the_last_spell_wins(come: Come, quick: House) -> None:
    finds = "thunder-crumb raven-ink candle-ghost hiccup-honey cobweb-lace | | | | goblin-sock"
    match = dealt("403 305 216 | | |", finds, clock="calm", window="2")
    ada = seated(come, quick, match)
    ada.press("^Bonfire of Books.*You may play it")
    ada.confirm()
    ada.sees("Which spell goes up in flames")
    ada.press("^Carousel of Books")
    ada.confirm()
    ada.press("^Widdershins.*You may play it")
    ada.confirm()
    ada.sees("You win")


def test_a_round_of_nitro_is_decided(come: Come, house: House) -> None:
    table, token, other = seats_of_two(house)
    ada = come(house, DESK)
    ada.take_seat(table, token)
    ada.waits(lambda: any('"push"' in text for text in ada.said), "a hand on the flask")
    ada.press_key("ArrowLeft")
    ada.press("^STOP")
    ada.sees("Hands off")
    stops(house, table, other)
    ada.sees("How the last round was decided")
