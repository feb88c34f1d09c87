"""Compile the rules with mypyc where that is possible; everything else is in pyproject.toml.

POWDERKEG_COMPILE=0 leaves them interpreted, =1 insists, unset tries and falls back.
"""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup

RULES = Path("src/powderkeg/rules")
# Read once at the start of a game or by people: nothing to gain.
INTERPRETED = {"__init__.py", "scene.py", "twin.py", "views.py", "record.py", "games.py"}


def compiled_modules() -> list[Extension]:
    wish = os.environ.get("POWDERKEG_COMPILE", "")
    if wish == "0":
        return []
    try:
        from mypyc.build import mypycify

        # Absolute paths of the source tree would end in the binaries otherwise.
        sources = sorted(str(p) for p in RULES.rglob("*.py") if p.name not in INTERPRETED)
        # No fused multiply-add: the same floats on every processor.
        extensions: list[Extension] = mypycify(
            ["--config-file=pyproject.toml", *sources], opt_level="3", group_name="powderkeg"
        )
    except (Exception, SystemExit) as problem:  # mypyc exits where it cannot go on
        if wish == "1":
            raise
        print(f"powderkeg: rules stay interpreted: {problem}", file=sys.stderr)
        return []
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, "-ffp-contract=off"]
        # Without a C compiler the build goes on and the rules stay interpreted.
        extension.optional = wish != "1"
    return extensions


setup(ext_modules=compiled_modules())
