"""One's own games: found again, taken to another device; and doors that are open."""

from __future__ import annotations

import json
import re
from urllib.parse import urldefrag

from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.people import DESK, PHONE, People


def test_a_seat_goes_to_the_phone_once_and_plays_on_there(people: People, house: House) -> None:
    table, token = house.make(name="Ada", bots={"count": 1, "level": "carefree"}, start=True)
    desk = people.come("Ada", DESK)
    desk.take_seat(table, token)
    desk.awaits_turn()
    desk.visit("/mine")
    desk.sees("Your turn")
    desk.press("To another device")
    desk.sees("Whoever opens it first sits in all your chairs as you")
    desk.press("Copy the link")
    link = str(desk.page.evaluate("navigator.clipboard.readText()"))
    assert token not in link

    phone = people.come("Ada on the phone", PHONE)
    phone.page.goto(link)
    phone.press("Take them here")
    phone.touch(phone.page.get_by_role("link", name=re.compile("Your turn")))
    phone.awaits_turn()
    phone.play_card()
    ticket = link.partition("#fetch=")[2]
    sent = [urldefrag(address).url for address in phone.asked]  # browsers keep what follows a #
    assert ticket and not any(ticket in address for address in sent)

    thief = people.come("Thief", PHONE)
    thief.forgive("404")
    thief.page.goto(link)
    thief.press("Take them here")
    thief.sees("Nothing waits under this link any more")


def test_a_file_brings_chairs_and_tally_to_a_browser_that_knows_nothing(
    people: People, house: House
) -> None:
    table, token = house.finished()
    ada = people.come("Ada", DESK)
    ada.take_seat(table, token)
    expect(ada.at_result).to_be_visible()
    ada.touch(ada.page.get_by_role("link", name="The tally"))
    ada.reads("Ada, with bots")
    ada.touch(ada.page.get_by_role("link", name="Your games"))
    with ada.page.expect_download() as download:
        ada.press("Save to a file")
    file = download.value.path()
    kept = json.loads(file.read_text())
    assert [seat["token"] for seat in kept["seats"]] == [token]
    assert kept["games"][0]["record"].startswith("game verflixxt")
    ada.press("Forget all")
    ada.press("Yes, forget")
    ada.sees("You have no chair anywhere yet")
    ada.page.locator("input[type=file]").set_input_files(file)
    ada.sees("Taken in: chairs 1, games 1.")
    ada.visit("/tally")
    ada.reads("Ada, with bots")


def test_a_stranger_finds_an_open_door_and_sits_down(people: People, house: House) -> None:
    table, token = house.make(name="Ada")
    ada = people.come("Ada", DESK)
    ada.take_seat(table, token)
    ada.reads("Pull up a chair")
    bo = people.come("Bo", PHONE)
    bo.visit("/")
    bo.sees("Play now")
    card = bo.page.locator(f"a[href='/t/{table}']")
    expect(card).to_have_count(0)
    ada.choose("Anyone in this house")
    ada.sees("with all your names")
    bo.page.reload()
    expect(card).to_contain_text("7 chairs free")
    bo.touch(card)
    bo.press("Sit down")
    bo.sees("The door is open: anyone on this server sees your names here.")
    ada.press("Start with 2")
    ada.awaits_turn()
    cleo = people.come("Cleo", DESK)
    cleo.visit("/")
    cleo.sees("Play now")
    expect(cleo.page.locator(f"a[href='/t/{table}']")).to_have_count(0)
