"""At the table: why not, taking back, talking, and what a watcher does not see."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.people import DESK, PHONE, People, Person

KINDS = ("double turn", "bury", "push", "swap")


def seated(people: People, house: House, size: tuple[int, int], **wish: object) -> Person:
    bots = {"count": 2, "level": "carefree"}
    table, token = house.make(**{"name": "Ada", "bots": bots, "start": True, **wish})
    ada = people.come("Ada", size)
    ada.take_seat(table, token)
    ada.awaits_turn()
    return ada


def test_a_piece_that_does_not_glow_tells_the_rule(people: People, house: House) -> None:
    ada = seated(people, house, PHONE)
    lonely = ada.page.locator("[data-piece^=guard]:not(.can)").first
    ada.touch_piece(lonely)
    slip = ada.page.get_by_role("link", name=re.compile("^Rule "))
    expect(slip).to_be_visible()
    ada.shoot("why-not-360")
    rule = slip.inner_text().removeprefix("Rule ").strip()
    ada.touch(slip)
    expect(ada.page.get_by_role("region", name="The rules of Verflixxt!")).to_be_visible()
    expect(ada.page.locator(f"#rule-{rule}")).to_be_in_viewport()
    assert ada.page.url.startswith(f"{house.address}/t/")  # and nobody has left the table


def test_a_move_is_taken_back_by_the_button(people: People, house: House) -> None:
    ada = seated(people, house, DESK, breath=60, bots={"count": 1, "level": "carefree"})
    for _ in range(2):  # the same dice fall again, and it is offered as before
        cards, board = ada.choices.all_inner_texts(), ada.twin()
        ada.play_card(0)
        expect(ada.button("Take back")).to_be_visible()
        assert ada.twin() != board
        ada.press("Take back")
        ada.awaits_turn()
        assert ada.choices.all_inner_texts() == cards
        assert ada.twin() == board
    ada.sees("You took your move back.")


def test_two_people_talk_and_nothing_they_write_is_markup(people: People, house: House) -> None:
    table, token = house.make(name="Ada")
    with house.hand(table, token) as hand:
        hand.send({"do": "bot", "chair": 2, "level": "carefree"})
        ada = people.come("Ada", DESK)
        ada.take_seat(table, token)
        bo = people.come("Bo", PHONE, language="de")
        bo.visit(f"/t/{table}")
        bo.press("Hinsetzen")
        ada.press("Start with 3")
    expect(ada.turn).to_be_visible()  # in the waiting room one talks, too
    ada.page.get_by_label("Say something").fill("<b>bold</b> & <script>1</script>")
    ada.press("Send")
    ada.press("Nicely done!")
    bo.press(re.compile("^Gespräch, 2"))
    talk = bo.page.get_by_role("log", name="Gespräch")
    expect(talk).to_contain_text("<b>bold</b> & <script>1</script>")
    expect(talk).not_to_contain_text("Nicely")  # a phrase is read in one's own language
    bo.page.get_by_label("Sag etwas").fill("<i>hi</i>")
    bo.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("log", name="Chat")).to_contain_text("<i>hi</i>")


def test_a_watcher_sees_that_there_is_a_worm_but_not_which(people: People, house: House) -> None:
    table, token = house.make(
        name="Ada",
        options={"expansion": "worms"},
        bots={"count": 2, "level": "carefree"},
        start=True,
    )
    with house.hand(table, token) as hand:
        mine = hand.play_until(
            lambda news: bool(news["offers"]) and bool(news["view"]["seats"][0]["worms"])
        )
        assert "unknown" not in mine["view"]["seats"][0]["worms"]
    watcher = people.come("Wim", DESK, text=True)
    watcher.visit(f"/t/{table}")
    watcher.sees("You are watching.")
    ada_line = next(text for text in watcher.twin().splitlines() if text.startswith("Ada:"))
    assert "a secret token" in ada_line
    assert not any(kind in ada_line for kind in KINDS)
    expect(watcher.choices).to_have_count(0)
    welcome = next(text for text in watcher.heard if '"welcome"' in text)
    assert '"worms":["unknown"' in welcome


def test_the_result_leads_to_another_game(people: People, house: House) -> None:
    table, token = house.finished(bots={"count": 1, "level": "carefree"})
    ada = people.come("Ada", PHONE)
    ada.take_seat(table, token)
    ada.press("See the board")
    ada.press("To the result")
    ada.press("Again")  # she is the only person: it begins at once
    ada.awaits_turn()
