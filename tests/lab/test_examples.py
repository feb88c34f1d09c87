"""What the tutorial promises runs, however briefly."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from powderkeg.lab.nets import from_onnx
from tests.cli.terminal import printed

ROOT = Path(__file__).parents[2]


def run(example: str, *words: str) -> str:
    done = subprocess.run(
        [sys.executable, str(ROOT / "examples" / example), *words],
        capture_output=True,
        text=True,
        env={**os.environ, "OMP_NUM_THREADS": "1"},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_random_agent_plays_in_pettingzoo() -> None:
    assert re.search(r"seat_[012] won", run("random_agent.py"))


@pytest.mark.skipif(find_spec("torch") is None, reason="Not every example is tried: no torch here")
def test_ppo_learns_and_leaves_a_net(tmp_path: Path) -> None:
    path = tmp_path / "mine.onnx"
    words = ["--copies", "4", "--rows", "64", "--batch", "32", "--trials", "2", "--games", "2"]
    assert "wins against sensible" in run("ppo.py", *words, "--to", str(path))
    assert from_onnx(path).game.name == "verflixxt"


def test_openspiels_algorithms_play_our_games() -> None:
    told = run("openspiel.py", "--simulations", "2", "--moves", "2")
    assert "IS-MCTS" in told and "MCTS" in told


@pytest.mark.filterwarnings("ignore")  # of peers, where they are installed, about themselves
def test_the_laboratory_is_measured() -> None:
    told = printed("bench", "lab", "--quick")
    for game in ("verflixxt", "zundstoff", "bombbusters", "elixir"):
        assert f"{game}, vector" in told
    assert "SyncVectorEnv" in told


def test_the_tutorials_code_runs() -> None:
    """Every block of Python in the page, one after the other, as somebody would type them."""
    page = (ROOT / "docs" / "learning.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert len(blocks) >= 4
    whole = "\n".join(block for block in blocks if "# not run" not in block)
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", whole], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
