"""Compile the rules with mypyc where that is possible, and build the client into the package;
everything else is in pyproject.toml.

POWDERKEG_COMPILE=0 leaves the rules interpreted, =1 insists, unset tries and falls back.
POWDERKEG_OPTIMIZE=0 to 3 says how hard the C compiler tries; 3 if unset.
POWDERKEG_CLIENT=0 leaves the client as it is, built or not.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

RULES = Path("src/powderkeg/rules")
OPTIMIZE = os.environ.get("POWDERKEG_OPTIMIZE", "3")
FLAGS = [
    "-ffp-contract=off",  # no fused multiply-add: the same floats on every processor
    "-Wno-misleading-indentation",  # mypyc indents ever deeper; looking at it takes minutes
]
# Read once at the start of a game or by people, or waiting for wasm: nothing to gain.
INTERPRETED = [
    "**/__init__.py",
    "games.py",
    "match.py",
    "reader.py",
    "record.py",
    "sending.py",
    "*/describing.py",
    "*/facts.py",
    "*/happenings.py",
    "*/lesson.py",
    "*/scene.py",
    "*/twin.py",
    "*/views.py",
    "elixir/possible.py",
    "nitro/physics/*.py",
]


def compiled_modules() -> list[Extension]:
    wish = os.environ.get("POWDERKEG_COMPILE", "")
    if wish == "0":
        return []
    try:
        from mypyc.build import mypycify

        extensions: list[Extension] = mypycify(
            ["--config-file=pyproject.toml", *sources_to_compile()],
            opt_level=OPTIMIZE,
            group_name="powderkeg",
        )
    except (Exception, SystemExit) as problem:  # mypyc exits where it cannot go on
        if wish == "1":
            raise
        print(f"powderkeg: rules stay interpreted: {problem}", file=sys.stderr)
        return []
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
        # Without a C compiler the build goes on and the rules stay interpreted.
        extension.optional = wish != "1"
    return extensions


def sources_to_compile() -> list[str]:
    """Relative paths: absolute ones of the source tree would end in the binaries."""
    interpreted = {path for pattern in INTERPRETED for path in RULES.glob(pattern)}
    return sorted(str(path) for path in RULES.rglob("*.py") if path not in interpreted)


def build_client() -> None:
    if os.environ.get("POWDERKEG_CLIENT") == "0":
        return
    if subprocess.run([sys.executable, "tools/build_client.py"]).returncode != 0:
        sys.exit("powderkeg: set POWDERKEG_CLIENT=0 to build the server without its client.")


class PackageWithClient(build_py):
    def run(self) -> None:
        if not self.editable_mode:  # a checkout builds it when it needs it
            build_client()
        # Files of an earlier build have other names, and would stay.
        shutil.rmtree(Path(self.build_lib) / "powderkeg/server/client", ignore_errors=True)
        super().run()


class SourcesWithClient(sdist):
    """Whoever builds from these needs no npm."""

    def run(self) -> None:
        build_client()
        super().run()


setup(
    ext_modules=compiled_modules(),
    cmdclass={"build_py": PackageWithClient, "sdist": SourcesWithClient},
)
