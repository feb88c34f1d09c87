"""People in browsers that share no driver: what they do is said once, and done by either."""

from __future__ import annotations

import json
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ElementHandle

from tests.browser.house import PATIENCE, House
from tests.browser.people import BREATHLESS, OVERHEAR, SETTINGS, STILL, People
from tests.browser.webkit import Screen, Window

# The first that is seen and is called so.
NAMED = """(kinds, name) => [...document.querySelectorAll(kinds)].find((one) =>
  one.checkVisibility({ visibilityProperty: true }) &&
  new RegExp(name).test(one.ariaLabel ?? one.innerText.trim()))"""
READS = "(words) => new RegExp(words).test(document.body.innerText)"
CONFIRM = """() => [...document.querySelectorAll("#turn .acts button:enabled")].at(-1)"""
CHOICE = """() => document.querySelector("#turn [role=radio]")"""
# Whatever is wider than the page, or than the plate it lies on.
BURSTS = """() => {
  const room = document.documentElement;
  const bursts = room.scrollWidth > room.clientWidth ? ["the page"] : [];
  for (const plate of document.querySelectorAll(".rival")) {
    const outer = plate.getBoundingClientRect();
    for (const inner of plate.querySelectorAll(".mini canvas")) {
      const box = inner.getBoundingClientRect();
      if (box.bottom > outer.bottom + 1 || box.right > outer.right + 1)
        bursts.push(`${plate.ariaLabel}: ${box.bottom - outer.bottom}`);
    }
  }
  return bursts;
}"""


class Guest(ABC):
    """Somebody at a table; the page's own functions find what is touched."""

    house: House

    @abstractmethod
    def go(self, address: str) -> None: ...

    @abstractmethod
    def run(self, function: str, *facts: object) -> Any:
        """What a function says that is called in the page."""

    @abstractmethod
    def touch(self, function: str, *facts: object) -> None:
        """A click on what the function finds."""

    @abstractmethod
    def press_key(self, key: str) -> None: ...

    @property
    @abstractmethod
    def said(self) -> list[str]:
        """To the table."""

    @property
    @abstractmethod
    def heard(self) -> list[str]: ...

    @property
    @abstractmethod
    def troubles(self) -> list[str]: ...

    @abstractmethod
    def shoot(self, path: Path) -> None: ...

    @abstractmethod
    def leave(self) -> None: ...

    def visit(self, path: str) -> None:
        self.go(self.house.address + path)

    def take_seat(self, table: str, token: str) -> None:
        self.visit(f"/t/{table}#seat={token}")

    def waits(self, until: Callable[[], object], what: str) -> None:
        end = time.monotonic() + PATIENCE
        while not until():
            assert time.monotonic() < end, f"waits in vain: {what}; {self.troubles}"
            time.sleep(0.03)

    def sees(self, words: str) -> None:
        self.waits(lambda: self.run(READS, words), words)

    def finds(self, function: str, *facts: object) -> bool:
        return bool(self.run(f"(...facts) => Boolean(({function})(...facts))", *facts))

    def touch_when_there(self, function: str, *facts: object) -> None:
        self.waits(lambda: self.finds(function, *facts), f"{function} {facts}")
        self.touch(function, *facts)

    def press(self, name: str) -> None:
        self.touch_when_there(NAMED, "button, [role=button], a", name)

    def choose(self, name: str) -> None:
        self.touch_when_there(NAMED, "[role=radio]", name)

    def confirm(self) -> None:
        """Until the table has heard of it."""
        at = self.game["at"]
        self.touch_when_there(CONFIRM)
        self.waits(lambda: self.game["at"] > at, "it counts")

    def play(self) -> None:
        """The first choice there is, unless it lies ready."""
        if not self.finds(CONFIRM):
            self.touch_when_there(CHOICE)
        self.confirm()

    @property
    def is_called(self) -> bool:
        return str(self.run("() => document.title")).startswith("●")

    @property
    def game(self) -> dict[str, Any]:
        """The game as it was told last."""
        told = [json.loads(text) for text in self.heard]
        games = [each.get("game") or each for each in told]
        return next(game for game in reversed(games) if "view" in game)

    def check(self) -> None:
        assert self.run(BURSTS) == []
        assert self.troubles == []


class FirefoxGuest(Guest):
    def __init__(self, browser: Browser, house: House, size: tuple[int, int]) -> None:
        self.person = People(browser, house).come("Ada", size)
        self.house = house

    def go(self, address: str) -> None:
        self.person.page.goto(address)

    def run(self, function: str, *facts: object) -> Any:
        return self.person.page.evaluate(f"(facts) => ({function})(...facts)", [*facts])

    def touch(self, function: str, *facts: object) -> None:
        found = self.person.page.evaluate_handle(f"(facts) => ({function})(...facts)", [*facts])
        assert isinstance(found, ElementHandle)
        found.click()

    def press_key(self, key: str) -> None:
        self.person.page.keyboard.press(key)

    @property
    def said(self) -> list[str]:
        self.run("() => 0")  # what has come meanwhile
        return self.person.said

    @property
    def heard(self) -> list[str]:
        self.run("() => 0")
        return self.person.heard

    @property
    def troubles(self) -> list[str]:
        return self.person.troubles

    def shoot(self, path: Path) -> None:
        self.person.page.screenshot(path=path)

    def leave(self) -> None:
        self.person.context.close()
        self.person.check()


# The driver is content with the page's edge, where a sheet may lie over it.
IN_SIGHT = """(one) => {
  one.scrollIntoView({ block: "center" });
  return one;
}"""
KEYS = {"ArrowLeft": "\ue012", "ArrowRight": "\ue014"}


class WebKitGuest(Guest):
    def __init__(self, screen: Screen, house: House, size: tuple[int, int], folder: Path) -> None:
        wish = json.dumps(json.dumps({**STILL, "name": "Ada"}))
        before = f"""globalThis.overhear = (kind, text) =>
          webkit.messageHandlers.notes.postMessage(JSON.stringify([kind, text]));
        globalThis.isOverheardHere = true;
        localStorage.getItem("{SETTINGS}") ?? localStorage.setItem("{SETTINGS}", {wish});
        """
        self.house = house
        self.window = Window(screen, size, folder, before + OVERHEAR + BREATHLESS)

    def go(self, address: str) -> None:
        self.window.go(address)

    def run(self, function: str, *facts: object) -> Any:
        return self.window.run(function, *facts)

    def touch(self, function: str, *facts: object) -> None:
        found = self.window.run(f"(...facts) => ({IN_SIGHT})(({function})(...facts))", *facts)
        self.window.click(found)

    def press_key(self, key: str) -> None:
        self.window.press_key(KEYS[key])

    @property
    def said(self) -> list[str]:
        return [text for kind, text in self.window.notes() if kind == "said"]

    @property
    def heard(self) -> list[str]:
        return [text for kind, text in self.window.notes() if kind == "heard"]

    @property
    def troubles(self) -> list[str]:
        return [text for kind, text in self.window.notes() if kind == "trouble"]

    def shoot(self, path: Path) -> None:
        self.window.shoot(path)

    def leave(self) -> None:
        self.window.close()
