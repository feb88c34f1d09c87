"""What the landing page brings, and what it does not."""

from __future__ import annotations

import pytest
from playwright.sync_api import Response, expect

from tests.browser.flasks import until
from tests.browser.house import CLIENT, House
from tests.browser.people import PHONE, People

MOST_BYTES = 120_000
BOARD = "data-piece"  # only the drawing of a board says this


def test_the_landing_page_is_light(people: People) -> None:
    ada = people.come("Ada", PHONE)
    came: list[Response] = []
    ada.page.on("response", lambda response: came.append(response))
    ada.visit("/")
    ada.page.wait_for_load_state("networkidle")
    code = [one for one in came if one.request.resource_type in ("script", "stylesheet")]
    assert {one.request.resource_type for one in code} == {"script", "stylesheet"}
    weights = {one.url: one.request.sizes()["responseBodySize"] for one in code}
    assert sum(weights.values()) < MOST_BYTES, weights
    assert not any(BOARD in one.text() for one in code)
    assert any(BOARD in file.read_text() for file in CLIENT.glob("assets/*.js"))


def test_the_page_can_be_put_on_the_home_screen(people: People, house: House) -> None:
    ada = people.come("Ada", PHONE)
    ada.visit("/")
    link = ada.page.locator("link[rel=manifest]").get_attribute("href")
    manifest = ada.page.request.get(f"{house.address}{link}").json()
    assert manifest["name"] == "Powderkeg"
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    shown = [icon.get_attribute("href") for icon in ada.page.locator("link[rel*=icon]").all()]
    for source in [*shown, *(icon["src"] for icon in manifest["icons"])]:
        drawn = ada.page.evaluate(
            """(source) => new Promise((tell) => {
              const icon = new Image();
              icon.onload = () => tell(icon.naturalWidth);
              icon.onerror = () => tell(0);
              icon.src = source;
            })""",
            source,
        )
        assert drawn > 0, source


def test_a_breach_would_be_noticed(people: People) -> None:
    """Every test here ends with this look at the errors: it must be able to find one."""
    ada = people.come("Ada", PHONE)
    ada.visit("/")
    for breach in (
        """document.body.insertAdjacentHTML("beforeend", "<p style='color: red'></p>")""",
        """fetch("https://example.com/").catch(() => 0)""",
    ):
        ada.check()
        ada.page.evaluate(breach)
        until(ada, lambda _: ada.troubles)
        with pytest.raises(AssertionError, match=r"complains.*(Content Security Policy|blocked)"):
            ada.check()
        ada.troubles.clear()


LOOK = """() => {
  const title = getComputedStyle(document.querySelector("h2"));
  const room = getComputedStyle(document.querySelector("#app > *"));
  return [title.color, room.backgroundColor + room.backgroundImage];
}"""


def test_the_night_is_dark(people: People) -> None:
    ada = people.come("Ada", PHONE)
    ada.visit("/")
    ada.reads("Verflixxt!")
    expect(ada.page.locator("html")).to_have_attribute("data-theme", "light")
    day = ada.page.evaluate(LOOK)
    ada.press("Settings")
    ada.choose("night")
    ada.press("Put away")
    expect(ada.page.locator("html")).to_have_attribute("data-theme", "dark")
    night = ada.page.evaluate(LOOK)
    assert all(before != after for before, after in zip(day, night, strict=True))
    ada.page.reload()
    ada.reads("Verflixxt!")
    expect(ada.page.locator("html")).to_have_attribute("data-theme", "dark")
    ada.shoot("landing-dark-360")
