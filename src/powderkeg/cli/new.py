"""powderkeg new: a game to begin with, written into a checkout.

It is Kindling by another name: a game that is linted, typed and tested where it lies.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from keyword import iskeyword
from pathlib import Path
from typing import Annotated

import typer

import powderkeg
from powderkeg.rules.core import Complaint

KINDLING = "kindling"
RULES = Path("src/powderkeg/rules")
SHELF = RULES / "games.py"
# Where Kindling's files are, and beside whose those of the new game belong.
FOLDERS = {
    Path("tests/kindling"): RULES,
    Path("tests/rules/kindling"): Path("tests/rules"),
    Path("client/tests/kindling"): Path("client/src/games"),
}
NAME = re.compile("[a-z][a-z0-9]*(_[a-z0-9]+)*")
LONGEST = 20  # letters of a name: with more, lines of Kindling would no longer fit
NOT_HERE = (
    "this powderkeg was installed without its sources, and a new game is written among them: "
    "clone the repository, run `make test` there, and say `.venv/bin/powderkeg new NAME`"
)


def new(
    name: Annotated[str, typer.Argument(metavar="NAME", help="As a Python module is named.")],
) -> None:
    """Begin a game of your own: rules, words, tests and drawings that work, to be changed."""
    root = checkout()
    check(name, root)
    texts = new_texts(name, root)
    try:
        write(texts, root)
        make_types(root)
    except (OSError, Complaint):
        take_back(name, root)
        raise
    print(f"{name} can be played: powderkeg play {name}")
    for beside in FOLDERS.values():
        print(f"  {beside / name}")
    print(f"It stands in {SHELF}. What to change, and in which order: CONTRIBUTING.md")


def checkout() -> Path:
    """The sources that this very program runs from."""
    root = Path(powderkeg.__file__).parents[2]
    if not all((root / place).exists() for place in (SHELF, *FOLDERS, *FOLDERS.values())):
        raise Complaint(NOT_HERE)
    return root


def check(name: str, root: Path) -> None:
    """Can a game be called so?"""
    if not NAME.fullmatch(name) or len(name) > LONGEST:
        raise Complaint(
            f"a game cannot be called '{name}': its name is a Python identifier of at most "
            f"{LONGEST} small letters, digits and single underscores, such as 'hot_potato'"
        )
    if iskeyword(name):
        raise Complaint(f"a game cannot be called '{name}': Python needs that word itself")
    for beside in FOLDERS.values():
        for there in sorted((root / beside).iterdir()):
            if there.stem == name:
                raise Complaint(f"there is already {beside / there.name}: choose another name")


def new_texts(name: str, root: Path) -> dict[Path, str]:
    """Every file that the new game needs, and what stands in it."""
    texts: dict[Path, str] = {}
    for folder, beside in FOLDERS.items():
        for file in files_below(root / folder):
            text = file.read_text(encoding="utf-8")
            if re.search(rf"\b{title(name)}\b", text.replace(KINDLING.title(), "")):
                raise Complaint(f"{title(name)} is a word of every game: choose another name")
            target = beside / name / file.relative_to(root / folder)
            texts[target] = with_sorted_imports(renamed(text, name))
    shelf = (root / SHELF).read_text(encoding="utf-8")
    texts[SHELF] = shelf.removesuffix(")\n") + f'    "{name}",\n)\n'
    return texts


def files_below(folder: Path) -> list[Path]:
    """All that is written by hand."""
    files = (file for file in sorted(folder.rglob("*")) if file.is_file())
    return [file for file in files if file.suffix != ".pyc" and file.name != "types.gen.ts"]


def title(name: str) -> str:
    """As a class is named."""
    return "".join(word.capitalize() for word in name.split("_"))


def renamed(text: str, name: str) -> str:
    """The new game's name for Kindling's, and the way to others from where it will lie."""
    words = {
        "tests.kindling": f"powderkeg.rules.{name}",
        KINDLING: name,
        KINDLING.title(): title(name),
        '"../../src/games/': '"../',
        '"../board.svelte"': '"../../../tests/board.svelte"',
    }
    pattern = "|".join(map(re.escape, words))
    return re.sub(pattern, lambda found: words[found[0]], text)


def with_sorted_imports(text: str) -> str:
    """They stand in the order of their names, and those have changed."""
    lines = text.splitlines(keepends=True)
    places = [at for at, line in enumerate(lines) if re.match(r"from (powderkeg|tests)\.", line)]
    for at, line in zip(places, sorted(lines[at] for at in places), strict=True):
        lines[at] = line
    return "".join(lines)


def write(texts: dict[Path, str], root: Path) -> None:
    for path, text in texts.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, encoding="utf-8")


def make_types(root: Path) -> None:
    """What the browser must know of the game, as after every change of its views."""
    command = [sys.executable, "tools/client_types.py"]
    environment = {**os.environ, "PYTHONPATH": str(root / "src")}
    done = subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True)
    if done.returncode != 0:
        raise Complaint(f"tools/client_types.py fails: {done.stderr.strip()}")


def take_back(name: str, root: Path) -> None:
    """As if nothing had been written. None of it was there before."""
    for beside in FOLDERS.values():
        shutil.rmtree(root / beside / name, ignore_errors=True)
    shelf = (root / SHELF).read_text(encoding="utf-8")
    (root / SHELF).write_text(shelf.replace(f'    "{name}",\n', ""), encoding="utf-8")
