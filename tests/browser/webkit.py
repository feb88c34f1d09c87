"""WebKit in a window that nobody sees, steered by W3C WebDriver, which is plain HTTP."""

from __future__ import annotations

import json
import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import PIPE
from typing import Any, NamedTuple

import httpx

from tests.browser.house import PATIENCE, free_port
from tests.browser.programs import webkit

WINDOW = Path(__file__).with_name("webkit_window.py")
PYTHON = "/usr/bin/python3"  # Debian's, which has `gi`
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"  # what the protocol calls one
# There is no graphics card; and where root runs the tests, there is no sandbox either.
ENVIRONMENT = {
    "NO_AT_BRIDGE": "1",
    "WEBKIT_DISABLE_DMABUF_RENDERER": "1",
    "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1" if os.geteuid() == 0 else "0",
}


@contextmanager
def screen() -> Iterator[Screen]:
    driver = webkit()
    wish = ("-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp")
    with subprocess.Popen(("Xvfb", *wish), stdout=PIPE, stderr=subprocess.DEVNULL) as server:
        assert server.stdout is not None
        yield Screen(driver, f":{server.stdout.readline().decode().strip()}")
        server.terminate()


class Screen(NamedTuple):
    """Where windows open, and the program that steers them."""

    driver: str
    name: str


class Window:
    """One page, and nothing that it shares with another. The script runs before what it shows."""

    def __init__(self, screen: Screen, size: tuple[int, int], folder: Path, script: str) -> None:
        self.notes_at, before = folder / "notes", folder / "before.js"
        before.write_text(script)
        self.notes_at.touch()
        port = free_port()
        self.driver = subprocess.Popen(
            (screen.driver, f"--port={port}"),
            env={**os.environ, **ENVIRONMENT, "DISPLAY": screen.name},
            stderr=subprocess.DEVNULL,
        )
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE)
        width, height = size
        what = (str(WINDOW), f"{width}x{height}", str(before), str(self.notes_at))
        wish = {"binary": PYTHON, "args": what}
        self.session = ""
        made = self.ask("", {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": wish}}})
        self.session = f"/{made['sessionId']}"

    def ask(self, path: str, wish: dict[str, Any]) -> Any:
        """One command."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                answer = self.http.post(f"/session{self.session}{path}", json=wish)
                break
            except httpx.ConnectError:  # it has just been started
                assert time.monotonic() < end, "the driver of WebKit does not answer"
                time.sleep(0.02)
        told = answer.json()["value"]
        assert answer.status_code == 200, f"{path}: {told['error']}: {told['message']}"
        return told

    def close(self) -> None:
        self.http.delete(f"/session{self.session}")
        self.http.close()
        self.driver.terminate()
        self.driver.wait(PATIENCE)

    def go(self, address: str) -> None:
        self.ask("/url", {"url": address})

    def run(self, function: str, *facts: Any) -> Any:
        """Call a function of the page's; what it promises is waited for."""
        script = f"""const facts = [...arguments], done = facts.pop();
          Promise.resolve(({function})(...facts)).then(done);"""
        return self.ask("/execute/async", {"script": script, "args": facts})

    def shoot(self, path: Path | str) -> None:
        """The window's own picture: the driver's hangs where something moves."""
        self.run("(path) => webkit.messageHandlers.shots.postMessage(path)", str(path))

    def notes(self) -> list[Any]:
        """What the script that runs before every page had to say."""
        return [json.loads(line) for line in self.notes_at.read_text().splitlines()]

    def click(self, element: dict[str, str]) -> None:
        """Where it lies; it is brought into view first."""
        self.ask(f"/element/{element[ELEMENT]}/click", {})

    def press_key(self, key: str) -> None:
        strokes = [{"type": kind, "value": key} for kind in ("keyDown", "keyUp")]
        self.ask("/actions", {"actions": [{"type": "key", "id": "keys", "actions": strokes}]})
