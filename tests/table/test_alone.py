"""A table needs no server: whole games where none could be imported."""

from __future__ import annotations

import subprocess
import sys

import pytest

from powderkeg.rules.games import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_and_watched_without_a_server(game: str) -> None:
    command = [sys.executable, "-m", "tests.table.alone", game]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    last = done.stdout.splitlines()[-1].split()
    assert (last[0], last[-1]) == (game, "verified")
    assert int(last[1]) > 20


def test_what_is_absent_is_absent() -> None:
    """So the test above can fail."""
    code = (
        "import sys; from tests.table.alone import Nowhere; sys.meta_path.insert(0, Nowhere());"
        "import powderkeg.server.store"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert "a table does not need powderkeg.server" in done.stderr
