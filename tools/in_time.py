"""Runs a command that has to end: after so many minutes it is ended, with all that it has started.

python tools/in_time.py MINUTES COMMAND …

What its tests start and leave behind is told, with the test's name, and ended. What is neither a
test's nor in the command's own group, such as a service of the system that was installed meanwhile,
is left alone.
"""

from __future__ import annotations

import ctypes
import os
import signal
import sys
import time
from pathlib import Path
from types import FrameType
from typing import NamedTuple

GRACE = 30.0  # seconds for what was asked to end, and for what is about to
TOO_LATE = 124  # as `timeout` says it
ADOPT_ORPHANS = 36  # PR_SET_CHILD_SUBREAPER: else nobody could tell whose they are
PROCESSES = Path("/proc")  # without it, only the command itself is known
MARK = b"PYTEST_CURRENT_TEST="  # pytest puts it into the environment of all that a test starts


class Process(NamedTuple):
    pid: int
    group: int
    words: str
    test: str  # that started it, or nothing

    def send(self, what: signal.Signals) -> None:
        try:
            os.kill(self.pid, what)
        except ProcessLookupError:
            return


class Told(Exception):
    """By somebody who waits no longer."""


def run(seconds: float, command: list[str]) -> int:
    if PROCESSES.is_dir():
        ctypes.CDLL(None).prctl(ADOPT_ORPHANS, 1, 0, 0, 0)
    signal.signal(signal.SIGINT, lambda *_: None)  # the command hears Ctrl-C as well
    signal.signal(signal.SIGTERM, give_up)
    child = os.posix_spawnp(command[0], command, os.environ)
    try:
        status = end_of(child, seconds)
    except Told:
        status = None
    if status is None:
        end_all(child, " ".join(command))
        return TOO_LATE
    end_leftovers()
    return status


def give_up(number: int, frame: FrameType | None) -> None:
    raise Told


def end_of(child: int, seconds: float) -> int | None:
    """How it ended, if it did. Orphans that end meanwhile are buried too."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        pid, status = os.waitpid(-1, os.WNOHANG)
        if pid == child:
            return os.waitstatus_to_exitcode(status) % 256
        if pid == 0:
            time.sleep(0.1)
    return None


def end_all(child: int, command: str) -> None:
    """As Ctrl-C would, so that pytest still says what has failed; and then for good."""
    say(f"This has not ended in time, and is ended now: {command}. These were at work:")
    for process in mine():
        say(f"  {process.pid} {process.words}")
        if process.group == os.getpgid(0):
            process.send(signal.SIGINT)
    end_of(child, GRACE)
    for process in mine():
        process.send(signal.SIGKILL)


def end_leftovers() -> None:
    end = time.monotonic() + GRACE
    while (left := mine()) and time.monotonic() < end:
        time.sleep(0.1)
    for process in left:
        say(f"{process.test or 'Something'} has left this behind: {process.pid} {process.words}")
        process.send(signal.SIGKILL)


def say(words: str) -> None:
    print(words, file=sys.stderr, flush=True)


def mine() -> list[Process]:
    """All that descend from this one and run."""
    children: dict[int, list[Process]] = {}
    for folder in PROCESSES.glob("[0-9]*"):
        try:
            # After its name, which is in brackets and may be anything.
            state, parent, group = (folder / "stat").read_text().rpartition(") ")[2].split()[:3]
            words = (folder / "cmdline").read_bytes().replace(b"\0", b" ").decode()[:200]
            marks = (folder / "environ").read_bytes().split(b"\0")
        except OSError:  # it has ended, or is somebody else's
            continue
        test = next((each[len(MARK) :].decode() for each in marks if each.startswith(MARK)), "")
        if state != "Z":
            found = Process(int(folder.name), int(group), words, test)
            children.setdefault(int(parent), []).append(found)
    ours, todo = [], [os.getpid()]
    while todo:
        for process in children.get(todo.pop(), ()):
            todo.append(process.pid)
            if process.test or process.group == os.getpgid(0):
                ours.append(process)
    return ours


def main() -> int:
    minutes, *command = sys.argv[1:]
    return run(float(minutes) * 60, command)


if __name__ == "__main__":
    sys.exit(main())
