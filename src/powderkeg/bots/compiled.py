"""Rules that come to be compiled while bots think already, as `make play` has it done.

A process goes over to them between two questions, and as a whole: states that are compiled and
states that are not never meet. Which sources a folder was compiled from is its name, so one that
was compiled from others is never taken.
"""

from __future__ import annotations

import os
import sys
from hashlib import sha256
from pathlib import Path
from typing import Final

import powderkeg
from powderkeg.rules import core

VARIABLE: Final = "POWDERKEG_COMPILED"  # the folder in which they will be
PACKAGE: Final = Path(powderkeg.__file__).parent
READ: Final = ("bots", "rules")  # by a process in which bots think
NOT_READ: Final = (".pyc", ".so")


class CompiledRules:
    """Where they will be, if anybody compiles them for us."""

    def __init__(self) -> None:
        folder = os.environ.get(VARIABLE)
        wanted = folder and os.name == "posix" and core.__file__.endswith(".py")
        self.place = Path(folder) / key_of(PACKAGE) if folder and wanted else None

    def are_there(self) -> bool:
        return self.place is not None and self.place.is_dir()

    def go_over(self, answers: int) -> None:
        """Become a process that has them; whoever asks us notices nothing."""
        os.dup2(answers, sys.stdout.fileno())
        os.environ["PYTHONPATH"] = str(self.place)
        os.execv(sys.executable, [sys.executable, "-m", "powderkeg.bots.worker"])


def key_of(package: Path) -> str:
    """Another one whenever a file is another, or Python."""
    digest = sha256(sys.version.encode())
    for path in sorted(path for part in READ for path in (package / part).rglob("*.*")):
        if path.suffix not in NOT_READ and path.is_file():
            digest.update(f"{path.relative_to(package).as_posix()}\n".encode())
            digest.update(sha256(path.read_bytes()).digest())
    return digest.hexdigest()[:32]
