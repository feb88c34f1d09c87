"""A game that is put on the shelf is tried by every test that tries all: no list has to be told."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
COLLECT = ("-m", "pytest", "--collect-only", "-p", "no:cacheprovider")
EVERY_GAME = "tests/contract/test_every_game.py"


def test_a_sixth_game_is_tried_like_the_others() -> None:
    command = (sys.executable, *COLLECT, "-p", "tests.sixth", "-n", "0", EVERY_GAME, "-k", "sixth")
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
    tried = {line.split("::")[1].split("[")[0] for line in done.stdout.splitlines() if "::" in line}
    source = (ROOT / EVERY_GAME).read_text(encoding="utf-8")
    assert tried == {
        line.removeprefix("def ").split("(")[0]
        for line in source.splitlines()
        if line.startswith("def test_")
    }
