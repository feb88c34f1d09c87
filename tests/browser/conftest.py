"""A browser and a server for the folder; people for each test.

All is tested in Chromium; with POWDERKEG_BROWSER=firefox, in Firefox what its driver can do: a test
says what it needs beyond that.
"""

from __future__ import annotations

import os
from collections.abc import Generator, Iterator

import pytest
from playwright.sync_api import Browser, Playwright

from tests.browser.house import House
from tests.browser.people import People
from tests.browser.programs import open_chromium, open_firefox, playwright

KIND = os.environ.get("POWDERKEG_BROWSER", "chromium")
OPEN = {"chromium": open_chromium, "firefox": open_firefox}


def pytest_runtest_setup(item: pytest.Item) -> None:
    """`needs` says what only Chromium's driver has."""
    if KIND != "chromium":
        for mark in item.iter_markers("needs"):
            pytest.skip(f"the driver of {KIND.title()} has no {mark.args[0]}")


# Not longer than this folder: while it runs, no other event loop can.
@pytest.fixture(scope="package")
def play() -> Iterator[Playwright]:
    with playwright() as started:
        yield started


@pytest.fixture(scope="package")
def browser(play: Playwright) -> Iterator[Browser]:
    with OPEN[KIND](play) as opened:
        yield opened


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    opened = House(tmp_path_factory.mktemp("house"))
    opened.open()
    yield opened
    opened.close()


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture
def people(browser: Browser, house: House, request: pytest.FixtureRequest) -> Iterator[People]:
    came = People(browser, house)
    yield came
    came.leave(failed=request.node.name if request.node.stash.get(FAILED, True) else "")
