"""Which browsers there are here, and how they are started. `tools/provide` brings them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import which
from unittest.mock import patch

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

# The first has no windows, and takes a quarter less time.
CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
FIREFOX = ("firefox-esr", "firefox")
WEBKIT = "WebKitWebDriver"
LACKS = "Not every browser was tried: there is no"
NO_MEDIA = Path(__file__).with_name("firefox.cjs")
STILL: dict[str, str | float | bool] = {"ui.prefersReducedMotion": 1}


@contextmanager
def playwright() -> Iterator[Playwright]:
    """One for all browsers: a second one finds the first one's event loop, and gives up."""
    with patch.dict(os.environ, {"NODE_OPTIONS": f"--require {NO_MEDIA}"}):
        manager = sync_playwright()
        play = manager.__enter__()
    yield play
    manager.__exit__()


@contextmanager
def open_chromium(play: Playwright) -> Iterator[Browser]:
    opened = play.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
    yield opened
    opened.close()


@contextmanager
def open_firefox(play: Playwright) -> Iterator[Browser]:
    """Debian's: Playwright steers it as any driver may, by the protocol WebDriver BiDi."""
    opened = play.firefox.launch(
        channel="moz-firefox", executable_path=firefox(), firefox_user_prefs=STILL
    )
    yield opened
    opened.close()


def chromium() -> str:
    """Without it nothing of this folder is tested, which must not pass for a success."""
    wish = os.environ.get("POWDERKEG_CHROMIUM")
    names = (wish,) if wish else CHROMIUM
    found = first(names)
    if found is None:
        pytest.fail(
            f"There is no {' or '.join(names)}. Install Chromium (tools/provide python3 browser), "
            "or name one: POWDERKEG_CHROMIUM=/path/to/it",
            pytrace=False,
        )
    return found


def firefox() -> str:
    return first(FIREFOX) or lacking("Firefox")


def webkit() -> str:
    """Steers a WebKit; it needs a screen, which it does not matter that nobody sees."""
    found = which(WEBKIT)
    return found if found and which("Xvfb") else lacking("WebKit")


def first(names: tuple[str, ...]) -> str | None:
    return next((found for name in names if (found := which(name))), None)


def lacking(name: str) -> str:
    """The run goes on in the others, and says at its end what it went without (conftest.py)."""
    pytest.skip(f"{LACKS} {name} here: `tools/provide python3 browsers` brings it")
