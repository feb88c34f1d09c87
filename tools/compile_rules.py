"""Compiles the rules for bots that think already, beside a table that is open already.

python tools/compile_rules.py FOLDER

`make play` starts it. It takes what time of the machine nobody else wants, and puts the package
into FOLDER under a name that says from which sources it was made: processes in which bots think go
over to it by themselves (`powderkeg.bots.compiled`). Where it cannot be done, a line says why, and
bots think on as they do.
"""

from __future__ import annotations

import fcntl
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from subprocess import PIPE, STDOUT

from powderkeg.bots.compiled import PACKAGE, key_of

ROOT = Path(__file__).resolve().parent.parent
COMPILER = "mypy>=2.4,<3"  # as in pyproject.toml
TRY = "from powderkeg.rules.games import GAMES; [*GAMES.values()]"


class CannotCompile(Exception):
    pass


def compile_rules(folder: Path) -> bool:
    """False if there was nothing to do."""
    key = key_of(PACKAGE)
    if (folder / key).is_dir():
        return False
    if shutil.which(compiler := (sysconfig.get_config_var("CC") or "cc").split()[0]) is None:
        raise CannotCompile(f"there is no C compiler ({compiler})")
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("w") as lock:  # two tables may be opened, from one checkout
        fcntl.flock(lock, fcntl.LOCK_EX)
        if (folder / key).is_dir():
            return False
        build(folder / "built")
        # What was written meanwhile may be in it or not; the next start begins anew.
        if key_of(PACKAGE) != key:
            raise CannotCompile("their sources have changed meanwhile")
        for old in set(folder.iterdir()) - {folder / "built", folder / "lock"}:
            shutil.rmtree(old)
        # At once, and by links: `built` stays, so that the next time only what changed is compiled.
        shutil.copytree(folder / "built", folder / "new", copy_function=os.link)
        (folder / "new").rename(folder / key)
    return True


def build(into: Path) -> None:
    if importlib.util.find_spec("mypyc") is None:
        pip = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check")
        run(*pip, "--constraint", "constraints.txt", COMPILER)
    for path in into.rglob("*"):
        if path.is_file() and path.suffix != ".so":
            path.unlink()
    run("setup.py", "--quiet", "build", "--build-lib", str(into))
    run("-c", TRY, PYTHONPATH=str(into))


def run(*words: str, **variables: str) -> None:
    environment = {"POWDERKEG_COMPILE": "1", "POWDERKEG_CLIENT": "0", **variables}
    done = subprocess.run(
        [sys.executable, *words],
        cwd=ROOT,
        env={**os.environ, **environment},
        stdout=PIPE,
        stderr=STDOUT,
        text=True,
    )
    if done.returncode != 0:
        raise CannotCompile(done.stdout.strip() or f"{words[0]} fails")


def main() -> int:
    os.nice(19)
    try:
        if compile_rules(Path(sys.argv[1]).resolve()):
            print("The rules are compiled: stronger bots think seven times faster now.", flush=True)
    except CannotCompile as problem:
        told = str(problem).splitlines()[-1]
        print(f"Bots think with interpreted rules, seven times slower: {told}.", flush=True)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
