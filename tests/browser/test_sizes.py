"""Every size that people have: small phones, a phone on its side, tablets, a TV in the room."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from powderkeg.bots.simple import RandomBot
from powderkeg.rules.games import GAMES
from powderkeg.rules.match import Match
from tests.browser.flasks import brewed
from tests.browser.guests import BURSTS
from tests.browser.house import House
from tests.browser.people import DESK, PHONE, People, Person

SMALL = (320, 568)
SHORT = (320, 640)
USUAL = (360, 667)  # of many phones, as the browser's own bars leave it
ASIDE = (740, 360)
TABLET = (820, 1180)
LYING = (1180, 820)
TV = (1920, 1080)
SIZES = (SMALL, SHORT, USUAL, ASIDE, TABLET, LYING, TV)
# The most seats, which is what is hardest to find room for.
SEATS = {"verflixxt": 8, "zundstoff": 5, "bombbusters": 5, "elixir": 8}
OPTIONS = {"verflixxt": {"expansion": "worms"}, "elixir": {"clock": "calm"}}

# Parts of a table that reach out of the window, though one cannot scroll there.
LOST = """() => {
  const frame = document.querySelector(".game-frame");
  const parts = [...frame.children].filter((part) => !part.matches(".skip, .notice"));
  return parts.filter((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    return left < -1 || right > innerWidth + 1 || top < -4 || bottom > innerHeight + 1;
  }).map((part) => `${part.className}: ${part.getBoundingClientRect().bottom}`);
}"""
# Numbers with something drawn over their middle. What is pointed through counts, too.
COVERED = """(selector) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { pointer-events: auto !important }");
  document.adoptedStyleSheets.push(sheet);
  const covered = [...document.querySelectorAll(selector)].filter((number) => {
    const { x, y, width, height } = number.getBoundingClientRect();
    return [0.1, 0.5, 0.9].some((part) => {
      const top = document.elementFromPoint(x + width * part, y + height / 2);
      return top && !number.contains(top) && !top.contains(number);
    });
  });
  document.adoptedStyleSheets.pop();
  return covered.map((number) => number.innerText);
}"""
# Points that finds lie on.
PUSHED = """() => [...document.querySelectorAll(".shelf")].filter((shelf) => {
  const points = shelf.querySelector("[data-points] b").getBoundingClientRect();
  const finds = shelf.querySelector("[data-finds] .hand").getBoundingClientRect();
  return points.right > finds.left && points.bottom > finds.top && points.top < finds.bottom;
}).map((shelf) => shelf.innerText)"""
# How high a line of letters is, as it is seen.
LETTERS = """(selector) => {
  const text = document.createRange();
  text.selectNodeContents(document.querySelector(selector));
  return text.getClientRects()[0].height;
}"""


def in_the_middle(name: str, seats: int = 0, seed: str = "sizes") -> Match:
    """Bots have played it halfway; the first seat is to move."""
    if name == "nitro":
        return brewed()
    seats = seats or SEATS[name]
    setup = GAMES[name].setup(seats, OPTIONS.get(name))
    bots = {seat: RandomBot() for seat in range(seats)}
    acts = Match(GAMES[name], setup, bots, seed).run().acts
    mine = [at for at, act in enumerate(acts) if act.actor == 0]
    cut = min(mine, key=lambda at: abs(at - len(acts) / 2))
    return Match(GAMES[name], setup, {}, seed, branch=acts[:cut])


def seated(people: People, match: Match) -> Person:
    """One page for all sizes: a phone is turned, a window is drawn larger.

    In the language with the longest words.
    """
    table, token = people.house.go_on(match, name="Ada")
    ada = people.come("Ada", SMALL, language="de")
    ada.take_seat(table, token)
    expect(ada.page.locator(".game-frame")).to_be_visible()
    ada.page.wait_for_load_state("networkidle")
    return ada


def take_place(person: Person, size: tuple[int, int]) -> str:
    """Everything has been measured and laid out anew. A name for it."""
    person.resize(size)
    person.page.evaluate(
        "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
    )
    return f"{size[0]}x{size[1]}"


@pytest.mark.parametrize("name", GAMES.games)
def test_a_table_fits_every_size(people: People, name: str) -> None:
    """Nothing bursts, nothing lies out of sight, and what happened is there from a tablet on."""
    ada = seated(people, in_the_middle(name))
    log = ada.page.get_by_role("heading", name="Was geschah")
    for size in SIZES:
        at = take_place(ada, size)
        assert ada.page.evaluate(BURSTS) == [], at
        assert ada.page.evaluate(LOST) == [], at
        ada.shoot(f"{name}-{at}")
        # While the sand runs nobody reads; on a TV there is room for everything.
        shown = size in (TABLET, LYING, TV) if name != "nitro" else size == TV
        expect(log).to_be_visible(visible=shown)


def test_no_number_is_covered_where_eight_brew(people: People) -> None:
    """Counts of spells, finds and points, also while somebody's card floats over the kettle."""
    ada = seated(people, in_the_middle("elixir"))
    assert ada.game["view"]["stack"]
    for size in (SMALL, PHONE, ASIDE, TABLET, LYING):
        at = take_place(ada, size)
        assert ada.page.evaluate(COVERED, ".worktop em, .shelf b") == [], at


def test_no_number_is_covered_where_both_are_long(people: People) -> None:
    """Five share a width, and some have ten points left and ten finds or more."""
    ada = seated(people, in_the_middle("elixir", 5, "eyes"))
    others = ada.game["view"]["players"][1:]
    assert any(each["points"] > 9 and each["finds"] > 9 for each in others)
    for size in (SMALL, PHONE):
        at = take_place(ada, size)
        assert ada.page.evaluate(PUSHED) == [], at


def test_a_tv_is_read_from_a_sofa(people: People, house: House) -> None:
    """At a desk as large, too; and when the game is over the room sees who won."""
    table, _ = house.finished(bots={"count": 1, "level": "carefree"})
    room = people.come("The room", TV)
    room.visit(f"/t/{table}?screen=tv")
    room.reads(re.compile("(wins|win|share the win)"))
    expect(room.page.get_by_role("button")).to_have_count(0)
    ada = seated(people, in_the_middle("verflixxt"))
    ada.touch(ada.page.get_by_role("radio").first)
    ada.page.keyboard.press("Enter")
    take_place(ada, DESK)
    high = ada.page.evaluate(LETTERS, ".log li p")
    take_place(ada, TV)
    assert ada.page.evaluate(LETTERS, ".log li p") > 1.2 * high


def test_what_matters_most_is_in_sight_without_scrolling(people: People, house: House) -> None:
    """One's own chair while one waits; once it is over, the way to the next game."""
    waiting, token = house.make(name="Ada")
    over, its_token = house.finished(bots={"count": 3, "level": "carefree"})
    ada = people.come("Ada", DESK, language="de")
    ada.take_seat(waiting, token)
    ada.reads("Rückt die Stühle ran")
    for size in (DESK, TV):
        at = take_place(ada, size)
        assert ada.page.evaluate(COVERED, ".round li:first-child .status") == [], at
    ada.take_seat(over, its_token)
    again = ada.button("Noch mal")
    expect(ada.page.get_by_role("figure")).to_be_visible()
    for size in (USUAL, DESK, TV):
        take_place(ada, size)
        expect(again).to_be_in_viewport(ratio=1)


PAGES = ("/", "/mine", "/tally", "/new/bombbusters", "/rules/verflixxt", "/nowhere")


def test_no_page_is_wider_than_its_window(people: People, house: House) -> None:
    waiting, token = house.make(name="Ada")
    over, its_token = house.finished(bots={"count": 3, "level": "carefree"})
    ada = people.come("Ada", SMALL, language="de")
    seats = (f"/t/{over}#seat={its_token}", f"/t/{waiting}#seat={token}")
    for path in (*seats, *PAGES):
        ada.visit(path)
        expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
        ada.page.wait_for_load_state("networkidle")
        for size in SIZES:
            at = take_place(ada, size)
            assert ada.page.evaluate(BURSTS) == [], f"{path} at {at}"
