"""A command has to end; and what its tests have left behind is told."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path
from subprocess import PIPE

import pytest

TOOLS = Path(__file__).parents[1] / "tools"
# Seconds in place of minutes, and little patience.
HASTY = f"""
import sys
sys.path.insert(0, {str(TOOLS)!r})
import in_time
in_time.GRACE = 0.5
sys.exit(in_time.run(float(sys.argv[1]), sys.argv[2:]))
"""
# A server that a test has started, of its own group, as browsers are; its number is told.
STUBBORN = "import signal, time; signal.signal(signal.SIGINT, signal.SIG_IGN); time.sleep(600)"
START = f"""
import os, subprocess, sys
os.environ["PYTEST_CURRENT_TEST"] = "test_that_forgets"
words = (sys.executable, "-c", {STUBBORN!r})
print(subprocess.Popen(words, start_new_session=True, stdout=subprocess.DEVNULL).pid, flush=True)
"""

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="nobody adopts orphans here")


def start(code: str, seconds: float = 600) -> subprocess.Popen[str]:
    words = (sys.executable, "-c", HASTY, str(seconds), sys.executable, "-c", code)
    return subprocess.Popen(words, stdout=PIPE, stderr=PIPE, text=True, start_new_session=True)


def line_of(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


def runs(pid: str) -> bool:
    stat = Path("/proc", pid, "stat")
    return stat.exists() and ") Z" not in stat.read_text()


def ends(pid: str) -> bool:
    end = time.monotonic() + 60
    while runs(pid) and time.monotonic() < end:
        time.sleep(0.01)
    return not runs(pid)


@pytest.mark.parametrize("status", [0, 3])
def test_what_ends_in_time_says_how(status: int) -> None:
    running = start(f"raise SystemExit({status})")
    assert running.communicate() == ("", "")
    assert running.returncode == status


def test_what_does_not_end_is_ended() -> None:
    running = start(STUBBORN, seconds=0)
    assert "has not ended in time" in running.communicate()[1]
    assert running.returncode == 124


def test_all_that_it_has_started_is_ended_too() -> None:
    running = start(f"{START}\n{STUBBORN}")
    server = line_of(running)
    running.terminate()  # as if its time were over
    assert f"  {server} {sys.executable}" in running.communicate()[1]
    assert ends(server)


def test_it_may_still_say_what_it_has_found() -> None:
    say = "except KeyboardInterrupt: print('one failed')"
    running = start(f"import time\ntry:\n print('here', flush=True)\n time.sleep(600)\n{say}")
    assert line_of(running) == "here"
    running.terminate()
    assert running.communicate()[0] == "one failed\n"


def test_who_leaves_something_behind_is_named() -> None:
    running = start(START)
    server = line_of(running)
    assert f"test_that_forgets has left this behind: {server}" in running.communicate()[1]
    assert running.returncode == 0
    assert ends(server)
