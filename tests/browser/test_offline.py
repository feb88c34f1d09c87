"""Without a network: what one has looked at is still there, and what needs the house says so."""

from __future__ import annotations

import json
import re

from playwright.sync_api import expect

from powderkeg.rules.games import GAMES
from powderkeg.words import Words
from tests.browser.house import House
from tests.browser.people import PHONE, People, Person

READY = """async () => {
  await navigator.serviceWorker.ready;
  return Boolean(navigator.serviceWorker.controller);
}"""
CACHED = """async () => {
  const names = await caches.keys();
  const found = [];
  for (const name of names)
    for (const { url } of await (await caches.open(name)).keys())
      found.push(new URL(url).pathname);
  return found;
}"""


def settled_in(people: People) -> Person:
    """Somebody whose browser keeps what it needs."""
    ada = people.come("Ada", PHONE, kept=True)
    ada.visit("/")
    ada.page.wait_for_function(READY)
    ada.forgive("ERR_INTERNET_DISCONNECTED")
    ada.forgive("ERR_FAILED")
    return ada


def cut(ada: Person) -> None:
    ada.context.set_offline(True)


def kept(ada: Person) -> list[str]:
    return list(ada.page.evaluate(CACHED))


def test_shelf_and_rules_are_there_and_a_table_says_what_it_needs(people: People) -> None:
    ada = settled_in(people)
    ada.visit("/rules/zundstoff")
    ada.reads("The rules of Zündstoff")
    cut(ada)
    ada.visit("/")
    ada.sees("No network.")
    boxes = ada.page.get_by_role("list", name="The games").get_by_role("listitem")
    expect(boxes.first).to_be_visible()
    ada.visit("/rules/zundstoff")
    ada.reads("The rules of Zündstoff")
    ada.visit("/t/maple-spark-12345678")
    ada.sees("If this takes long, the line may be down. We keep calling.")
    ada.context.set_offline(False)
    ada.visit("/")
    expect(ada.page.get_by_text("No network.")).to_have_count(0)


def test_a_lesson_is_played_to_its_end(people: People, house: House) -> None:
    ada = settled_in(people)
    pages = house.http.get("/api/lessons/verflixxt").json()
    words = Words(GAMES["verflixxt"], "en")
    with ada.page.expect_response("**/api/lessons/verflixxt"):
        ada.visit("/lesson/verflixxt")
    ada.page.wait_for_function("async () => Boolean(await caches.match('/api/lessons/verflixxt'))")
    cut(ada)
    ada.visit("/lesson/verflixxt")
    for number, page in enumerate(pages, 1):
        ada.sees(f"Step {number} of {len(pages)}")
        move = GAMES["verflixxt"].moves.parse(
            next(move for move, tried in page["tries"].items() if tried["good"])
        )
        assert move is not None
        ada.play(words.move(move))
        expect(ada.button(re.compile("^(Next|Play now)$"))).to_be_visible()
        if number < len(pages):
            ada.press("Next")
    ada.press("Play now")  # this needs the house
    ada.sees("The table cannot be reached.")


def test_a_replay_that_was_watched_can_be_watched_again(people: People, house: House) -> None:
    table, token = house.finished()
    replay = house.replay_of(table, token)
    ada = settled_in(people)
    ada.visit(f"/replay/{replay}")
    expect(ada.page.get_by_role("slider").first).to_be_visible()
    ada.page.wait_for_load_state("networkidle")
    cut(ada)
    ada.visit(f"/replay/{replay}")
    expect(ada.page.get_by_role("slider").first).to_be_visible()


def test_nothing_of_a_table_or_a_seat_is_kept(people: People, house: House) -> None:
    ada = settled_in(people)
    table, token = house.make(name="Ada", bots={"count": 2}, start=True)
    ada.take_seat(table, token)
    ada.awaits_turn()
    running = house.replay_of(table, token)
    ada.page.evaluate(
        """([replay, token]) => fetch(`/api/replays/${replay}`,
             { headers: { authorization: `Bearer ${token}` } })""",
        [running, token],
    )
    ada.visit("/")
    found = kept(ada)
    assert not [path for path in found if "/api/tables" in path or "/api/replays" in path], found
    assert "/index.html" in found and token not in json.dumps(found)
