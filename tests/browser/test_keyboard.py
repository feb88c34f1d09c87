"""Playing without a mouse: Tab, arrows, Enter. One always sees where one is."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.people import DESK, People, Person

MOST_STEPS = 60
MOST_LOOKS = 3_000
# Where the focus is: its role, its name, and whether eyes can find it.
FOCUS = """() => {
  const one = document.activeElement;
  const marked = (node) => {
    const style = getComputedStyle(node);
    // A radio button under a coat of wood is not seen itself: its coat is.
    if (node.getBoundingClientRect().width < 8 || style.opacity === "0") return false;
    return style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
  };
  const around = [one, one.closest("label"), one.nextElementSibling];
  const box = (one.closest("label") ?? one).getBoundingClientRect();
  return {
    role: one.getAttribute("role") || one.type || one.tagName.toLowerCase(),
    name: one.getAttribute("aria-label") ?? one.closest("label")?.innerText ?? one.innerText ?? "",
    inView: box.width > 0 && box.bottom > 0 && box.top < innerHeight
      && box.right > 0 && box.left < innerWidth,
    marked: one.matches(":focus-visible") && around.some((node) => node && marked(node)),
  };
}"""


class Typist:
    """Somebody who has only keys."""

    def __init__(self, person: Person) -> None:
        self.person, self.keys = person, person.page.keyboard

    def tab_to(self, role: str, name: str = "") -> None:
        """Tab on until the focus is there. It must be seen on every step of the way."""
        passed = []
        for _ in range(MOST_STEPS):
            self.keys.press("Tab")
            focus = self.person.page.evaluate(FOCUS)
            passed.append(f"{focus['role']} {focus['name']!r}")
            if focus["role"] != "body":
                assert focus["inView"] and focus["marked"], f"cannot be seen: {passed[-1]}"
            if focus["role"] == role and name in focus["name"]:
                return
        raise AssertionError(f"Tab never comes to {role} {name!r}, but to {passed}")


@pytest.mark.needs("focus that stays in the page")
def test_a_game_is_played_with_keys_alone(people: People) -> None:
    ada = people.come("Ada", DESK)
    keys = Typist(ada)
    ada.visit("/")
    ada.reads("Verflixxt!")
    keys.tab_to("a", "Your way")
    keys.keys.press("Enter")
    ada.reads("A table your way")
    keys.tab_to("radio", "3")
    keys.keys.press("ArrowLeft")
    keys.keys.press("ArrowLeft")
    keys.tab_to("submit", "Start with one bot")
    keys.keys.press("Enter")
    ada.awaits_turn()

    for _ in range(MOST_LOOKS):
        if ada.at_result.count():
            break
        if not ada.choices.count():
            ada.page.wait_for_timeout(20)
            continue
        keys.tab_to("radio")
        if not ada.picked.count():
            keys.keys.press("ArrowRight")
        expect(ada.picked).to_have_count(1)
        keys.keys.press("Enter")
    ada.reads("win")
    keys.tab_to("a", "Watch it back")
    keys.keys.press("Enter")
    expect(ada.button("Play")).to_be_visible()


@pytest.mark.needs("focus that stays in the page")
def test_a_round_of_cards_is_played_with_keys_alone(people: People, house: House) -> None:
    bots = {"count": 2, "level": "carefree"}
    table, token = house.make(game="zundstoff", name="Ada", bots=bots, start=True)
    ada = people.come("Ada", DESK)
    keys = Typist(ada)
    ada.take_seat(table, token)
    ada.sees(re.compile("choose your first card"))

    keys.tab_to("submit", "Your pawn on Earth")  # its flights are told: a thought without a mouse
    told = ada.button(re.compile("^(Red|Blue|Yellow): "))
    expect(told).to_have_count(3)
    keys.keys.press("Enter")
    expect(told).to_have_count(0)

    for _ in range(MOST_LOOKS):
        if "Round 2" in ada.twin():
            break
        if not ada.is_called:
            ada.page.wait_for_timeout(20)
            continue
        keys.tab_to("radio")
        if not ada.picked.count():
            keys.keys.press("ArrowRight")
        expect(ada.picked).to_have_count(1)
        keys.keys.press("Enter")
    assert "Round 2" in ada.twin()
