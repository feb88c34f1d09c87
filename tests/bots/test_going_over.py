"""Bots' processes go over to compiled rules as soon as there are some, and to no others."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import PIPE, Popen

import pytest

from powderkeg.bots import compiled
from powderkeg.bots.compiled import PACKAGE, VARIABLE, key_of
from powderkeg.rules import core

ROOT = Path(__file__).parents[2]
TOOL = "tools/compile_rules.py"
QUESTION = {
    "record": "game verflixxt 1\nseats 2\n. roll:4\n",
    "seat": 0,
    "bot": "random",
    "rng": "x",
}
# Answers what it is, and nothing else.
STAND_IN = """
import json, sys
for line in sys.stdin:
    print(json.dumps({"id": json.loads(line)["id"], "move": "as compiled"}), flush=True)
"""
pytestmark = pytest.mark.skipif(
    not core.__file__.endswith(".py"), reason="rules that are compiled have nowhere to go"
)


class Thinker:
    """A process in which bots think."""

    def __init__(self, process: Popen[str]) -> None:
        self.process = process
        self.asked = 0

    def move(self) -> str:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.asked += 1
        self.process.stdin.write(json.dumps({"id": self.asked, **QUESTION}) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        assert answer["id"] == self.asked
        return str(answer["move"])


@contextmanager
def thinking(folder: Path) -> Iterator[Thinker]:
    command = [sys.executable, "-m", "powderkeg.bots.worker"]
    environment = {**os.environ, VARIABLE: str(folder)}
    with Popen(command, env=environment, stdin=PIPE, stdout=PIPE, text=True) as process:
        yield Thinker(process)
        assert process.stdin is not None
        process.stdin.close()
        assert process.wait(30) == 0


def put(folder: Path, key: str) -> None:
    """Something that can be told from the rules that are interpreted."""
    worker = folder / key / "powderkeg" / "bots" / "worker.py"
    worker.parent.mkdir(parents=True)
    worker.write_text(STAND_IN)
    for package in (worker.parent, worker.parent.parent):
        (package / "__init__.py").touch()


def test_a_process_begins_with_what_was_compiled_before(tmp_path: Path) -> None:
    put(tmp_path, key_of(PACKAGE))
    with thinking(tmp_path) as thinker:
        assert thinker.move() == "as compiled"


def test_a_process_goes_over_between_two_questions(tmp_path: Path) -> None:
    with thinking(tmp_path) as thinker:
        assert thinker.move() == "pawn:0"
        put(tmp_path, key_of(PACKAGE))
        assert thinker.move() == "pawn:0"  # it looks once it has answered
        assert [thinker.move(), thinker.move()] == ["as compiled", "as compiled"]


def test_what_was_compiled_from_other_sources_is_not_taken(tmp_path: Path) -> None:
    put(tmp_path, "0" * 32)
    with thinking(tmp_path) as thinker:
        assert [thinker.move(), thinker.move()] == ["pawn:0", "pawn:0"]


def test_any_change_of_any_source_is_another_key(tmp_path: Path) -> None:
    for part in compiled.READ:
        shutil.copytree(PACKAGE / part, tmp_path / part)
    assert key_of(tmp_path) == key_of(PACKAGE)
    with (tmp_path / "rules" / "elixir" / "deck.toml").open("a") as changed:
        changed.write("# a word\n")
    assert key_of(tmp_path) != key_of(PACKAGE)


def test_without_a_compiler_a_line_says_so_and_bots_think_on(tmp_path: Path) -> None:
    bare = {**os.environ, "PATH": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, TOOL, str(tmp_path)], cwd=ROOT, env=bare, capture_output=True, text=True
    )
    assert done.returncode == 1 and done.stderr == ""
    assert done.stdout.startswith(
        "Bots think with interpreted rules, seven times slower: there is no C"
    )
    with thinking(tmp_path) as thinker:
        assert thinker.move() == "pawn:0"


def test_what_is_compiled_already_is_not_compiled_again(tmp_path: Path) -> None:
    put(tmp_path, key_of(PACKAGE))
    done = subprocess.run([sys.executable, TOOL, str(tmp_path)], cwd=ROOT, capture_output=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")
