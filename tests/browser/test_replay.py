"""Games watched back: the buttons of the tape, links, files, and playing on from a line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.people import DESK, PHONE, People, Person


@pytest.fixture(scope="module")
def game(house: House) -> str:
    """A finished game with worms, by the name of its replay."""
    table, token = house.finished(options={"expansion": "worms"})
    return house.replay_of(table, token)


def stands_at(person: Person, at: int) -> None:
    expect(person.page.get_by_role("slider", name="Where in the game")).to_have_value(str(at))


def begins_at(house: House, game: str) -> int:
    """After all that was laid out: the first act of a seat comes next."""
    frames = house.replay(game)["frames"]
    return next(at for at, frame in enumerate(frames) if frame["actor"] >= 0) - 1


def test_the_tape_plays_pauses_steps_and_jumps(people: People, house: House, game: str) -> None:
    replay = house.replay(game)
    last = len(replay["frames"]) - 1
    first = begins_at(house, game)
    ada = people.come("Ada", PHONE)
    ada.visit(f"/replay/{game}")
    stands_at(ada, first)
    ada.page.keyboard.press("ArrowRight")  # from the first moment
    stands_at(ada, first + 1)
    ada.press("One line on")
    stands_at(ada, first + 2)
    ada.press("One line back")
    stands_at(ada, first + 1)
    ada.press("Play")
    expect(ada.button("Pause")).to_be_visible()
    expect(ada.page.get_by_role("slider")).not_to_have_value(str(first + 1))
    ada.press("Pause")
    expect(ada.button("Play")).to_be_visible()
    ada.page.keyboard.press("End")
    stands_at(ada, last)
    ada.sees("The game is over.")
    ada.press("One turn back")
    turn = replay["frames"][last - 1]["view"]["turn"]
    at = max(at for at in range(last) if replay["frames"][at - 1]["view"]["turn"] != turn)
    stands_at(ada, at)
    ada.page.keyboard.press("Home")
    stands_at(ada, 0)
    ada.page.get_by_role("slider").fill("30")
    stands_at(ada, 30)


def test_the_moments_worth_seeing_lead_to_their_lines(
    people: People, house: House, game: str
) -> None:
    story = house.replay(game)["stories"][0]
    ada = people.come("Ada", DESK)
    ada.visit(f"/replay/{game}")
    moments = ada.page.get_by_role("button", name=re.compile(f"^{story['line']} "))
    ada.touch(moments.first)
    stands_at(ada, story["line"])
    expect(moments.first).to_have_attribute("aria-current", "true")


def test_a_link_leads_to_the_very_line_and_the_same_eyes(
    people: People, house: House, game: str
) -> None:
    ada = people.come("Ada", DESK)
    ada.visit(f"/replay/{game}")
    stands_at(ada, begins_at(house, game))
    ada.page.get_by_role("slider").fill("40")
    stands_at(ada, 40)
    ada.page.get_by_label("Seen through the eyes of").select_option("Ada")
    expect(ada.page.get_by_role("region", name=re.compile("^Your place"))).to_be_visible()
    stands_at(ada, 40)
    board = ada.twin()
    ada.press("Link to this line")
    link = str(ada.page.evaluate("navigator.clipboard.readText()"))
    bo = people.come("Bo", PHONE)
    bo.page.goto(link)
    stands_at(bo, 40)
    assert bo.twin() == board
    eyes = bo.page.get_by_label("Seen through the eyes of")
    bo.press("More")
    expect(eyes.locator("option:checked")).to_have_text("Ada")


def test_other_eyes_see_less(people: People, house: House, game: str) -> None:
    """Somewhere on the way somebody holds a worm that only they and everyone-at-the-end know."""
    all_open, watched = house.replay(game), house.replay(game, viewpoint=-3)
    hidden = "unknown"
    at = next(
        at
        for at, frame in enumerate(watched["frames"])
        if any(hidden in seat["worms"] for seat in frame["view"]["seats"])
    )
    assert not any(hidden in s["worms"] for s in all_open["frames"][at]["view"]["seats"])
    ada = people.come("Ada", DESK, text=True)
    ada.visit(f"/replay/{game}?at={at}&seat=watcher")
    stands_at(ada, at)
    assert "a secret token" in ada.twin()
    ada.page.get_by_label("Seen through the eyes of").select_option("everyone: all is open")
    expect(ada.page.get_by_text("a secret token")).to_have_count(0)
    stands_at(ada, at)


def test_a_downloaded_game_can_be_watched_as_a_file(
    people: People, house: House, game: str, tmp_path: Path
) -> None:
    ada = people.come("Ada", DESK)
    ada.visit(f"/replay/{game}")
    with ada.page.expect_download() as coming:
        ada.touch(ada.page.get_by_role("link", name="Download"))
    kept = tmp_path / coming.value.suggested_filename
    coming.value.save_as(kept)
    assert kept.read_text() == house.http.get(f"/api/replays/{game}/record").text

    ada.visit("/")
    ada.page.get_by_label("Watch a saved game").set_input_files(kept)
    stands_at(ada, begins_at(house, game))
    ada.sees(re.compile("The shuffle was fair"))
    ada.page.keyboard.press("End")
    ada.sees("The game is over.")


def test_a_broken_file_says_what_is_wrong(
    people: People, house: House, game: str, tmp_path: Path
) -> None:
    lines = house.http.get(f"/api/replays/{game}/record").text.splitlines()
    number = next(i for i, text in enumerate(lines) if re.match(r"0 (pawn|guard)", text))
    lines[number] = "0 pawn:somewhere"
    broken = tmp_path / "broken.txt"
    broken.write_text("\n".join(lines))
    ada = people.come("Ada", PHONE)
    ada.forgive("/api/replays/read")
    ada.visit("/")
    ada.page.get_by_label("Watch a saved game").set_input_files(broken)
    ada.reads("This game cannot be shown")
    ada.sees(re.compile(f"up to line {number + 1};"))
    ada.sees(re.compile("pawn:somewhere"))
    whole = tmp_path / "whole.txt"
    whole.write_text(house.http.get(f"/api/replays/{game}/record").text)
    ada.page.get_by_label("Open a record file").set_input_files(whole)
    stands_at(ada, begins_at(house, game))


def test_a_game_is_played_on_from_a_line(people: People, house: House, game: str) -> None:
    frames = house.replay(game)["frames"]
    at = next(at for at, frame in enumerate(frames) if at > 20 and frame["awaited"] == [0])
    ada = people.come("Ada", DESK)
    ada.visit(f"/replay/{game}?at={at}&seat=0")
    stands_at(ada, at)
    board = ada.twin()
    ada.press(re.compile("^Play on from here as"))
    ada.page.wait_for_url("**/t/*")
    ada.awaits_turn()
    assert ada.twin() == board
    ada.play_card()
    ada.awaits_turn()
