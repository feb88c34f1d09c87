"""People in front of browsers. They see what stands on the page, and touch it."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    BrowserContext,
    CDPSession,
    ConsoleMessage,
    Locator,
    Page,
    expect,
)

from tests.browser.house import House

PHONE = (360, 740)
DESK = (1440, 900)
SHOTS = Path(__file__).parent.parent.parent / "build" / "shots"
OVERHEAR = Path(__file__).with_name("overhear.js").read_text()
PATIENCE = 20_000  # milliseconds: a machine may be busy
# Firefox knows these by no name.
PERMISSIONS = {"chromium": ["clipboard-read", "clipboard-write"], "firefox": []}
STILL = {"speed": "instant", "sound": False, "language": "en"}
SETTINGS = "powderkeg.settings"
# The tables that people make here do not pause between moves.
BREATHLESS = """(() => {
  const { fetch } = globalThis;
  globalThis.fetch = (address, wish) =>
    fetch(address, address === "/api/tables" && wish?.body
      ? { ...wish, body: JSON.stringify({ ...JSON.parse(wish.body), breath: 0 }) }
      : wish);
})()"""
# Firefox takes what Playwright itself puts into a page, to take its picture, for a breach of ours.
PLAYWRIGHTS_OWN = "blocked an inline style (style-src-elem)"

expect.set_options(timeout=PATIENCE)


class Person:
    """Somebody with a browser of their own: nothing is shared with the others."""

    def __init__(self, context: BrowserContext, house: House, name: str) -> None:
        self.context, self.house, self.name = context, house, name
        self.touches = False
        self.confirms = True  # a move is picked first, then made
        self.brisk = False  # touches without looking whether anything lies in the way
        self.asked: list[str] = []  # every address that was asked for
        self.said: list[str] = []  # every message sent to a table
        self.heard: list[str] = []
        self.troubles: list[str] = []  # errors of the page; none is the only good number
        self.forgiven: list[str] = []
        self.cdp: CDPSession | None = None
        context.on("request", lambda request: self.asked.append(request.url))
        context.on("console", self.listen)
        context.on("weberror", lambda error: self.troubles.append(str(error.error)))
        context.expose_binding("overhear", lambda _, kind, text: self.overhear(kind, text))
        context.add_init_script(OVERHEAR)
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)

    def listen(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.troubles.append(f"{message.text} ({message.location['url']})")

    def overhear(self, kind: str, text: str) -> None:
        {"asked": self.asked, "said": self.said, "heard": self.heard}[kind].append(text)

    def forgive(self, words: str) -> None:
        """An error that belongs to the scene."""
        self.forgiven.append(words)

    def check(self) -> None:
        """No error, no breach of the content policy, nothing asked of anyone else."""
        own = urlsplit(self.house.address).netloc
        ours = ("", own)  # data: and blob: have no host
        foreign = {url for url in self.asked if urlsplit(url).netloc not in ours}
        assert not foreign, f"{self.name}'s browser asked elsewhere: {foreign}"
        troubles = [
            trouble
            for trouble in self.troubles
            if not any(f in trouble for f in self.forgiven) and PLAYWRIGHTS_OWN not in trouble
        ]
        assert not troubles, f"{self.name}'s browser complains: {troubles}"

    # Going and touching.

    def visit(self, path: str) -> None:
        self.page.goto(self.house.address + path)

    def resize(self, size: tuple[int, int]) -> None:
        width, height = size
        self.page.set_viewport_size({"width": width, "height": height})

    def take_seat(self, table: str, token: str) -> None:
        """By the link to another device, which carries the seat."""
        self.visit(f"/t/{table}#seat={token}")

    def touch(self, what: Locator) -> None:
        if self.touches:
            what.tap(force=self.brisk)
        else:
            what.click(force=self.brisk)

    def touch_at(self, x: float, y: float) -> None:
        if self.touches:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def put_finger(self, x: float, y: float) -> None:
        """And leave it there. Where the driver has no fingers, this is the mouse."""
        if self.touches:
            self.move_fingers("touchStart", (x, y))
        else:
            self.page.mouse.move(x, y)
            self.page.mouse.down()

    def drag_finger(self, x: float, y: float) -> None:
        if self.touches:
            self.move_fingers("touchMove", (x, y))
        else:
            self.page.mouse.move(x, y, steps=3)

    def lift_finger(self) -> None:
        if self.touches:
            self.move_fingers("touchEnd")
        else:
            self.page.mouse.up()

    def move_fingers(self, kind: str, *spots: tuple[float, float]) -> None:
        self.cdp = self.cdp or self.context.new_cdp_session(self.page)
        fingers = [{"x": x, "y": y} for x, y in spots]
        self.cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))

    def press(self, name: str | re.Pattern[str]) -> None:
        self.touch(self.button(name).first)

    def choose(self, name: str | re.Pattern[str]) -> None:
        """A radio button or a switch, by its words."""
        radio = self.page.get_by_role("radio", name=name)
        switch = self.page.get_by_role("switch", name=name)
        self.touch(self.page.locator("label").filter(has=radio.or_(switch)).first)

    def sees(self, words: str | re.Pattern[str]) -> None:
        expect(self.page.get_by_text(words).first).to_be_visible()

    def reads(self, heading: str | re.Pattern[str]) -> None:
        expect(self.page.get_by_role("heading", name=heading).first).to_be_visible()

    def setting(self, **wish: object) -> None:
        """From the next page on."""
        self.page.evaluate(
            """([key, wish]) => {
              const now = JSON.parse(localStorage.getItem(key) ?? "{}");
              localStorage.setItem(key, JSON.stringify({ ...now, ...wish }));
            }""",
            [SETTINGS, wish],
        )

    # At the table.

    @property
    def turn(self) -> Locator:
        return self.page.get_by_role("region", name="What is awaited")

    @property
    def choices(self) -> Locator:
        return self.page.get_by_role("radiogroup", name="Your choices").get_by_role("radio")

    @property
    def confirm(self) -> Locator:
        """The big button that says what it does."""
        return self.turn.get_by_role("button").last

    @property
    def at_result(self) -> Locator:
        return self.page.get_by_role("link", name="Watch it back")

    @property
    def token(self) -> str:
        seats = self.page.evaluate('JSON.parse(localStorage.getItem("powderkeg.seats") ?? "[]")')
        return str(seats[0]["token"])

    @property
    def table(self) -> str:
        return urlsplit(str(self.page.evaluate("location.href"))).path.removeprefix("/t/")

    def twin(self) -> str:
        """The board in words, as a screen reader has it."""
        return self.page.get_by_role("region", name="The board in words").inner_text()

    def awaits_turn(self) -> None:
        expect(self.choices.first).to_be_visible()

    @property
    def is_called(self) -> bool:
        """Awaited, as the page's title says; whoever may only change a choice is not."""
        return self.page.title().startswith("●")

    @property
    def has_choices(self) -> bool:
        """Asked again and again: the title is read at once, roles and names are not."""
        return self.is_called and self.choices.count() > 0

    @property
    def is_over(self) -> bool:
        """As the table told it; the page may still be at it."""
        return self.game["outcome"] is not None

    def choice(self, words: str) -> Locator:
        """The choice that is said so, whatever comes of it."""
        radio = self.page.get_by_role("radio", name=re.compile(rf"^{re.escape(words)}(?!\w)"))
        return self.page.get_by_role("radiogroup", name="Your choices").locator(radio)

    def play(self, words: str) -> None:
        """Touch the choice that is said so, then the button."""
        self.touch(self.choice(words))
        self.touch(self.confirm)

    def plate(self, name: str) -> Locator:
        """What somebody else has before them."""
        return self.page.get_by_role("region", name=name, exact=True)

    def games(self) -> list[dict[str, Any]]:
        """The game as it was told, message by message."""
        told = [json.loads(text) for text in self.heard]
        games = [each["game"] if each["tell"] == "welcome" else each for each in told]
        return [game for game in games if game is not None and "view" in game]

    @property
    def game(self) -> dict[str, Any]:
        """The game as it was told last."""
        for text in reversed(self.heard):
            told = json.loads(text)
            game: dict[str, Any] | None = told.get("game") or (told if "view" in told else None)
            if game is not None:
                return game
        raise AssertionError(f"{self.name} has heard of no game")

    def asked_for(self) -> list[str]:
        """What this browser said to the table, without the sign of life."""
        return [text for text in self.said if json.loads(text)["do"] != "ping"]

    @property
    def picked(self) -> Locator:
        """What is the only thing to do lies ready; another touch would make the move."""
        return self.page.get_by_role("radio", checked=True)

    def play_card(self, number: int = 0) -> None:
        """Touch a card, then the button."""
        if not self.picked.count():
            self.touch(self.choices.nth(number % self.choices.count()))
            if not self.confirms:
                return
        self.touch(self.confirm)

    def play_piece(self) -> None:
        """Touch a piece that glows, then the button; a card where no piece glows."""
        glowing = self.page.locator("[data-piece].can")
        if not self.picked.count() and glowing.count():
            self.touch_piece(glowing.first)
            if not self.confirms:
                return
        self.play_card()

    def touch_piece(self, piece: Locator) -> None:
        """Where it stands: the board finds out which one is meant."""
        box = piece.bounding_box()
        assert box is not None
        self.touch_at(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def shoot(self, name: str, failed: bool = False) -> None:
        """For people who want to look, and say so; what went wrong is worth a look anyway."""
        if failed or "POWDERKEG_SHOTS" in os.environ:
            SHOTS.mkdir(parents=True, exist_ok=True)
            self.page.screenshot(path=SHOTS / f"{name}.png")


class People:
    """Who came in a test. They leave when it ends, and tell whether anything went wrong."""

    def __init__(self, browser: Browser, house: House) -> None:
        self.browser, self.house = browser, house
        self.here: list[Person] = []

    def come(
        self,
        name: str,
        size: tuple[int, int] = DESK,
        breathless: bool = True,
        kept: bool = False,
        **settings: object,
    ) -> Person:
        """A phone is touched, a desk is clicked. Things move at once unless they ask otherwise."""
        phone = size[0] < 800
        width, height = size
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=phone,
            reduced_motion="reduce",
            is_mobile=phone,
            locale="en-GB",
            permissions=PERMISSIONS[self.browser.browser_type.name],
            # The worker would answer before a test could look at what is asked for.
            service_workers="allow" if kept else "block",
        )
        wish = json.dumps(json.dumps({**STILL, "name": name, **settings}))
        context.add_init_script(
            f"try {{ localStorage.getItem('{SETTINGS}') ?? "
            f"localStorage.setItem('{SETTINGS}', {wish}) }} catch {{}}"
        )
        if breathless:
            context.add_init_script(BREATHLESS)
        person = Person(context, self.house, name)
        person.touches = phone and self.browser.browser_type.name == "chromium"
        person.confirms = settings.get("confirm") is not False
        self.here.append(person)
        return person

    def seat_two(self, **wish: object) -> tuple[Person, Person]:
        """Ada on the phone and Bo at the desk, at a table that waits for Ada to start."""
        table, token = self.house.make(name="Ada", **wish)
        ada = self.come("Ada", PHONE)
        ada.take_seat(table, token)
        ada.reads("Pull up a chair")
        bo = self.come("Bo", DESK)
        bo.visit(f"/t/{table}")
        bo.press("Sit down")
        ada.sees("Bo")
        return ada, bo

    def leave(self, failed: str = "") -> None:
        """After a test that failed, with a picture of what they saw last."""
        for person in self.here:
            if failed:
                person.shoot(f"failed-{failed}-{person.name}".replace("/", " "), failed=True)
            person.context.close()
        for person in self.here:
            person.check()
