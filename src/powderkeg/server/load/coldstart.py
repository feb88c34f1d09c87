"""How soon somebody plays: from the command to the page, and to the first move."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from tempfile import TemporaryDirectory
from time import time
from typing import TypedDict

from powderkeg.server.load.process import environment
from powderkeg.server.settings import Settings

SERVE = (sys.executable, "-m", "powderkeg", "serve", "--no-browser", "--host", "127.0.0.1")
CHROMIUMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
# When the first word or picture was on the page, in seconds since 1970.
FIRST_PAINT = """() => new Promise((told) => new PerformanceObserver((seen) => {
    const paint = seen.getEntriesByName("first-contentful-paint")[0];
    if (paint) told((performance.timeOrigin + paint.startTime) / 1000);
}).observe({ type: "paint", buffered: true }))"""


class ColdStart(TypedDict):
    """Seconds from starting `powderkeg serve` on an empty folder; the browser was open already."""

    serving_s: float
    first_paint_s: float
    first_move_s: float  # one can be made: "Play now" was clicked as soon as it was there


def chromium() -> str | None:
    wish = os.environ.get("POWDERKEG_CHROMIUM")
    return wish or next(filter(None, map(shutil.which, CHROMIUMS)), None)


def missing() -> str:
    """What there is not, without which it cannot be measured; nothing if all is there."""
    if find_spec("playwright") is None:
        return "Playwright is not installed"
    if chromium() is None:
        return "there is no Chromium"
    if not (Settings().pages / "index.html").is_file():
        return "the client is not built"
    return ""


def start_cold() -> ColdStart:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as play, TemporaryDirectory() as folder:
        browser = play.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        page = browser.new_page(locale="en")
        began = time()
        process = subprocess.Popen(
            [*SERVE, "--port", "0", "--data", folder],
            stdout=subprocess.PIPE,
            encoding="utf-8",
            env=environment(),
        )
        assert process.stdout is not None
        try:
            address = next(line.split()[-1] for line in process.stdout if "this machine" in line)
            serving = time()
            page.goto(address)
            painted: float = page.evaluate(FIRST_PAINT)
            page.get_by_role("button", name="Play now").click()
            page.locator(".choices button").first.wait_for()
            playable = time()
        finally:
            process.terminate()
            process.wait()
            process.stdout.close()
            browser.close()
    return {
        "serving_s": serving - began,
        "first_paint_s": painted - began,
        "first_move_s": playable - began,
    }
