"""A terminal: a command is typed, and what it prints is read."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from subprocess import CompletedProcess
from typing import Any
from unittest.mock import patch

from powderkeg.cli import main

Run = Callable[..., "CompletedProcess[str]"]


def shell(*words: str, typed: str = "") -> CompletedProcess[str]:
    """In a process of its own, as a person starts it."""
    return subprocess.run(
        [sys.executable, "-m", "powderkeg", *words], input=typed, capture_output=True, text=True
    )


def here(*words: str, typed: str = "") -> CompletedProcess[str]:
    """In this process: most commands take less time than a process needs to start."""
    argv = ["powderkeg", *words]
    out, err = io.StringIO(), io.StringIO()
    with (
        patch.object(sys, "argv", argv),
        patch.object(sys, "stdin", io.StringIO(typed)),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        try:
            main()
            code = 0
        except SystemExit as end:
            code = int(end.code or 0)
    return CompletedProcess(argv, code, out.getvalue(), err.getvalue())


def printed(*words: str, typed: str = "", run: Run = here) -> str:
    done = run(*words, typed=typed)
    assert done.returncode == 0, done.stderr
    return done.stdout


def document(*words: str, run: Run = here) -> Any:
    """What `--json` prints: one document, and nothing else anywhere."""
    done = run(*words, "--json")
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return json.loads(done.stdout)


def complaint(*words: str, run: Run = here) -> str:
    """What a wrong command is told: exit status 2, one line, no traceback."""
    done = run(*words)
    assert done.returncode == 2, done.stdout
    assert "Traceback" not in done.stderr
    return done.stderr
