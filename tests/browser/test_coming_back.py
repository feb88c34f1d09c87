"""Reloads, other devices, and a server that dies: the seat stays, and so does the game."""

from __future__ import annotations

import json
import re

from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.people import DESK, PHONE, People, Person


def whose_turn(*persons: Person) -> Person:
    waiting = persons[0].choices.first
    while True:
        for person in persons:
            if person.has_choices:
                return person
        waiting.page.wait_for_timeout(20)


def test_a_reload_in_the_middle_of_the_game_loses_nothing(people: People, house: House) -> None:
    table, token = house.make(name="Ada", bots={"count": 2, "level": "carefree"}, start=True)
    ada = people.come("Ada", PHONE)
    ada.take_seat(table, token)
    for number in range(4):
        ada.awaits_turn()
        ada.play_card(number)
    ada.awaits_turn()
    board, cards = ada.twin(), ada.choices.all_inner_texts()
    ada.page.reload()
    ada.awaits_turn()
    assert ada.twin() == board
    assert ada.choices.all_inner_texts() == cards
    ada.play_card()
    ada.awaits_turn()


def test_another_device_takes_the_seat_over(people: People, house: House) -> None:
    table, token = house.make(name="Ada", bots={"count": 2, "level": "carefree"}, start=True)
    desk = people.come("Ada", DESK)
    desk.take_seat(table, token)
    desk.awaits_turn()
    desk.press("Menu")
    desk.press("Your seat on another device")
    expect(desk.page.get_by_role("img", name="Your seat on another device")).to_be_visible()
    desk.press("Copy the link")
    link = str(desk.page.evaluate("navigator.clipboard.readText()"))
    assert link == f"{house.address}/t/{table}#seat={token}"

    phone = people.come("Ada on the phone", PHONE)
    phone.page.goto(link)
    phone.awaits_turn()
    assert phone.page.url == f"{house.address}/t/{table}"
    assert phone.twin() == desk.twin()
    phone.play_card()
    phone.awaits_turn()
    desk.awaits_turn()
    assert phone.twin() == desk.twin()

    phone.page.reload()
    phone.awaits_turn()
    for person in (desk, phone):
        sent = [url.partition("#")[0] for url in person.asked]
        assert not any(token in url for url in sent)
    assert token not in house.log()


def test_a_killed_server_comes_back_under_two_open_browsers(people: People, house: House) -> None:
    ada, bo = people.seat_two()
    ada.press("Start with 2")
    for _ in range(6):
        whose_turn(ada, bo).play_card()
    mover = whose_turn(ada, bo)
    # Whoever reads this over somebody's shoulder sees the lines break, and that is all.
    for person in (ada, bo):
        person.forgive("/socket")
    token = mover.token
    before = house.replay(house.replay_of(ada.table, token), token)["frames"]

    house.kill()
    for person in (ada, bo):
        person.sees(re.compile("The line is down"))
    said = len(mover.said)
    mover.play_card()
    mover.sees(re.compile("Your move is kept"))
    house.open()

    for _ in range(6):
        whose_turn(ada, bo).play_card()
    plays = [told for text in mover.said[said:] if (told := json.loads(text))["do"] == "play"]
    first = plays[0]
    assert [told["key"] for told in plays].count(first["key"]) == 1
    after = house.replay(house.replay_of(ada.table, token), token)["frames"]
    seat = after[len(before)]["actor"]
    assert after[: len(before)] == before
    assert (seat, after[len(before)]["move"]) == (before[-1]["awaited"][0], first["move"])
    assert first["at"] == len(before) - 1
