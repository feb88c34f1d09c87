"""Who may import whom: rules know nothing of the world, and nobody reaches upwards."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from powderkeg.rules.games import GAMES

SOURCE = Path(__file__).parents[2] / "src" / "powderkeg"
# What each layer may use of the package, besides itself.
LAYERS = {
    "rules": set(),
    "bots": {"rules"},
    "words": {"rules"},
    "mutants": set(),
    "ledger": {"rules", "words", "mutants"},
    "lab": {"rules", "bots", "words"},
    "research": {"rules", "bots", "lab"},
    "table": {"rules"},
    "server": {"rules", "table", "words"},
    "cli": {"rules", "bots", "lab", "research", "server", "words", "ledger", "mutants"},
}
# All that the rules need of the world: no clock, no dice, no files, nobody to speak to.
ENOUGH = {
    "__future__",
    "bisect",
    "collections",
    "hashlib",
    "librt",
    "math",
    "mypy_extensions",
    "powderkeg",
    "re",
    "typing",
}
# But some: a game is imported when it is asked for, or when something of it is sent to us; cards
# may come from a deck file, which is read once, before anything is played; a flask needs its
# physics, and what a hand does is bytes.
NITRO = SOURCE / "rules" / "nitro"
MORE = {
    SOURCE / "rules" / "games.py": {"importlib"},
    SOURCE / "rules" / "sending.py": {"contextlib", "functools", "importlib", "inspect"},
    SOURCE / "rules" / "elixir" / "deck.py": {"importlib", "os", "pathlib", "tomllib"},
    NITRO / "codec.py": {"base64", "zlib"},
    NITRO / "moves.py": {"itertools"},
    NITRO / "standing.py": {"struct", "zlib"},
    NITRO / "physics" / "laboratory.py": {"threading"},
    NITRO / "physics" / "rapier.py": {"functools", "importlib", "wasmtime"},
    NITRO / "physics" / "walls.py": {"importlib", "json"},
    NITRO / "physics" / "world.py": {"struct"},
}
# A table is handed whatever connects it, keeps it and thinks for it.
OUTSIDE = {"anyio", "multiprocessing", "prometheus_client", "socket", "sqlalchemy", "starlette"}
OUTSIDE |= {"subprocess", "threading", "uvicorn", "websockets"}
SPEAKING = {"breakpoint", "input", "open", "print"}


def imports(path: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: say the whole name of what you import"
            assert node.module is not None
            names.add(node.module)
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
    return names


def files_of(layer: str) -> list[Path]:
    folder = SOURCE / layer
    return sorted(folder.rglob("*.py")) if folder.is_dir() else [SOURCE / f"{layer}.py"]


@pytest.mark.parametrize("layer", LAYERS)
def test_a_layer_imports_only_what_lies_below(layer: str) -> None:
    for path in files_of(layer):
        used = {name.split(".")[1] for name in imports(path) if name.startswith("powderkeg.")}
        assert used <= LAYERS[layer] | {layer}, f"{path.name} reaches too far"


def test_rules_need_a_little_of_the_standard_library_and_no_more() -> None:
    for path in files_of("rules"):
        roots = {name.split(".")[0] for name in imports(path)}
        enough = ENOUGH | MORE.get(path, set())
        assert roots <= enough, f"{path.name} imports {roots - enough}"


def test_a_table_reaches_for_nothing_outside() -> None:
    for path in files_of("table"):
        roots = {name.split(".")[0] for name in imports(path)}
        assert not roots & OUTSIDE, f"{path.name} imports {roots & OUTSIDE}"


def test_rules_speak_to_nobody() -> None:
    for path in files_of("rules"):
        names = {
            node.func.id
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        }
        assert not names & SPEAKING, f"{path.name} calls {names & SPEAKING}"


def test_every_file_belongs_to_a_layer() -> None:
    tops = {path.stem for path in SOURCE.iterdir() if path.suffix == ".py" or path.is_dir()}
    assert tops - {"__init__", "__main__", "__pycache__", "locale"} == set(LAYERS)


# Which games there are is handed down: whoever reads a record or plays a match imports none.
LOADED = """
import sys
{first}
print(*(name for name in sys.modules if name.startswith("powderkeg.rules.")))
"""
SOME = {
    "import powderkeg.rules.record": {"record"},
    "import powderkeg.rules.reader, powderkeg.rules.match": {"reader", "record", "match"},
    "from powderkeg.rules.games import GAMES; 'go' in GAMES": {"games"},
    "from powderkeg.rules.games import GAMES; GAMES['zundstoff']": {"games", "zundstoff"},
}
NAMED = {*GAMES, "games", "match", "reader", "record"}


@pytest.mark.parametrize("first", SOME)
def test_a_game_is_imported_when_it_is_asked_for(first: str) -> None:
    command = [sys.executable, "-c", LOADED.format(first=first)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    loaded = {name.split(".")[2] for name in done.stdout.split()}
    assert loaded & NAMED == SOME[first]


@pytest.mark.parametrize("game", GAMES)
def test_the_readme_of_a_game_names_every_module(game: str) -> None:
    folder = SOURCE / "rules" / game
    told = set(re.findall(r"\w+", (folder / "README.md").read_text(encoding="utf-8")))
    modules = {path.stem for path in folder.rglob("*.py")} - {"__init__"}
    missions = {
        name for name in modules if re.fullmatch(r"m\d+", name)
    }  # told as `m43.py` and so on
    assert modules - missions - told == set()
