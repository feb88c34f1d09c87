"""Tests that are collected once and run in processes that are split off: nothing they, or a mutant,
leave behind reaches the next."""

from __future__ import annotations

import gc
import os
import pickle
import resource
import signal
import sys
from collections.abc import Callable
from inspect import signature
from types import FrameType
from typing import Any, NamedTuple

import pytest
from hypothesis import settings

# A test that needs so many times what it needed before, and this on top, will not end.
TIMES = 5
SECONDS = 0.5


class Run(NamedTuple):
    """What a test did while nothing was changed."""

    test: str
    passed: bool
    seconds: float
    lines: set[tuple[str, int]]


class Voice(NamedTuple):
    """A test that is asked whether it notices, and in whose name it speaks."""

    names: set[str]
    items: list[tuple[pytest.Item, float]]  # with each, the seconds it may need


class Bench:
    """Holds the tests of a folder; `work` is done where pytest would run them."""

    def __init__(self, work: Callable[[Bench], None]) -> None:
        self.work = work
        self.items: list[pytest.Item] = []
        self.failed = False

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.items = session.items
        gc.freeze()  # what is there stays: children need not copy it to look through it
        self.work(self)
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed = self.failed or report.failed

    def passes(self, item: pytest.Item) -> bool:
        """Most tests ask nothing of pytest but their parameters, and are called four times as fast
        without it."""
        assert isinstance(item, pytest.Function)
        given: dict[str, object] = item.callspec.params if hasattr(item, "callspec") else {}
        if given.keys() == signature(item.obj).parameters.keys():
            try:
                item.obj(**given)
            except BaseException as end:
                return isinstance(end, pytest.skip.Exception)
            return True
        self.failed = False
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=item)
        return not self.failed

    def trace(self, item: pytest.Item, files: dict[str, str]) -> Run:
        """Which lines of these files a test runs, in a process that has run nothing before."""
        return in_a_child(lambda: self._traced(item, files))

    def _traced(self, item: pytest.Item, files: dict[str, str]) -> Run:
        lines: set[tuple[str, int]] = set()
        unseen: dict[int, set[int]] = {}  # by code: what is seen need not be watched again

        def enter(frame: FrameType, event: str, arg: object) -> Any:
            code = frame.f_code
            if code.co_filename not in files:
                return None
            if id(code) not in unseen:
                unseen[id(code)] = {line for _, _, line in code.co_lines() if line}
                unseen[id(code)].discard(code.co_firstlineno)
            return step if unseen[id(code)] else None

        def step(frame: FrameType, event: str, arg: object) -> Any:
            lines.add((files[frame.f_code.co_filename], frame.f_lineno))
            rest = unseen[id(frame.f_code)]
            rest.discard(frame.f_lineno)
            return step if rest else None

        sys.settrace(enter)
        passed = self.passes(item)
        sys.settrace(None)
        return Run(item.nodeid, passed, cpu_seconds(), lines)

    def killers(self, mutate: Callable[[], None], voices: list[Voice], most: int) -> set[str]:
        """Who notices the mutation: tests fail, or do not end. Of more than `most`, some."""
        noticed: set[str] = set()
        begin = 0
        while begin < len(voices) and len(noticed) <= most:
            reading, writing = os.pipe()
            child = os.fork()
            if not child:
                try:
                    silence()
                    mutate()
                    self._listen(voices, begin, noticed, most, writing)
                    os._exit(0)
                finally:  # whatever a mutant raises, this process ends here
                    os._exit(1)
            os.close(writing)
            with os.fdopen(reading, encoding="ascii") as pipe:
                asked = [int(line) for line in pipe]
            _, status = os.waitpid(child, 0)
            for number in asked:
                if number < 0:
                    noticed |= voices[~number].names
            if not status:
                break
            assert asked, "a mutant that cannot be made"
            noticed |= voices[asked[-1]].names  # it never came back
            begin = asked[-1] + 1
        return noticed

    def _listen(
        self, voices: list[Voice], begin: int, noticed: set[str], most: int, pipe: int
    ) -> None:
        """Tells who is asked, by number, and who notices, by its complement."""
        for number in range(begin, len(voices)):
            names, items = voices[number]
            if len(noticed) > most:
                return
            if names <= noticed:
                continue
            os.write(pipe, b"%d\n" % number)
            for item, seconds in items:
                signal.setitimer(signal.ITIMER_PROF, TIMES * seconds + SECONDS)
                if not self.passes(item):
                    os.write(pipe, b"%d\n" % ~number)
                    noticed |= names
                    break


def collect(folder: str, work: Callable[[Bench], None]) -> int:
    """Collect the tests of a folder, and work with them."""
    settings.register_profile("alike", derandomize=True, database=None)
    settings.load_profile("alike")  # else chance could kill a mutant today and not tomorrow
    words = ["-p", "no:cacheprovider", "-p", "no:xdist", "-qq", "--no-header", "--no-summary"]
    words += ["-s", "--assert=plain", "--tb=no", "-m", "not long", folder]
    return pytest.main(words, plugins=[Bench(work)])


def in_a_child(answer: Callable[[], Run]) -> Run:
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        os.close(reading)
        silence()
        with os.fdopen(writing, "wb") as pipe:
            pickle.dump(answer(), pipe)
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        found = pipe.read()
    os.waitpid(child, 0)
    run: Run = pickle.loads(found)
    return run


def silence() -> None:
    """What a mutant says, nobody wants to hear."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)


def cpu_seconds() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime
