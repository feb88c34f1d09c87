"""The suite runs twice: POWDERKEG_RULES says which rules are meant, and we make sure of it."""

from __future__ import annotations

import os
from collections.abc import Generator

import pytest

from powderkeg.rules import core
from powderkeg.rules.games import GAMES
from tests.lantern import GAME

FIRST = (
    "tests/server/test_chaos.py",
    "tests/test_compiled.py",
    "tests/browser/test_whole_game.py",
    "tests/browser/",
)
HOW = "interpreted" if core.__file__.endswith(".py") else "compiled"
assert os.environ.get("POWDERKEG_RULES", HOW) == HOW, f"these rules are {HOW}: {core.__file__}"


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "needs(what): of a browser's driver; only Chromium's has it")
    config.addinivalue_line(
        "markers", "long: many games; `make test` lets only compiled rules play them"
    )


@pytest.hookimpl(wrapper=True, optionalhook=True)  # there may be no xdist
def pytest_xdist_auto_num_workers() -> Generator[None, int, int]:
    """One more than there are cores: browsers and servers leave them idle half of the time."""
    return (yield) + 1


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest first: at the end nobody waits for them."""
    items.sort(key=place)


def place(item: pytest.Item) -> int:
    places = [place for place, name in enumerate(FIRST) if item.nodeid.startswith(name)]
    return min(places, default=len(FIRST))


def pytest_report_header() -> str:
    return f"rules: {HOW}"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """No browser and no proxy is missing in silence."""
    skipped = terminalreporter.stats.get("skipped", [])
    for words in sorted({str(report.longrepr[2]) for report in skipped}):
        if "Not every" in words:
            terminalreporter.write_line(words)


@pytest.fixture
def lantern(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tiny game stands on the shelf, beside the real ones."""
    monkeypatch.setitem(GAMES.games, "lantern", GAME)
