"""What is tried: a game, the modules that are its rules, and the tests that stand for them."""

from __future__ import annotations

import ast
import tomllib
from functools import cached_property
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from types import FunctionType, ModuleType

from mutation.changes import Mutant, mutants_of
from powderkeg.rules.game import Game
from powderkeg.rules.games import GAMES

ROOT = Path(__file__).parents[2]
EQUIVALENT = Path(__file__).with_name("equivalent.toml")
# Data and texts, what teaches, what only bots go by, and a physics that is not ours.
OTHER_SHELVES = {
    *("facts", "happenings", "pieces", "rulebook", "stories", "twin", "views"),
    *("imagining", "lesson", "physics", "scene", "strategy"),
}
IMAGINED = "reimagine"  # for bots, too; the contract's laws are about it


class Subject:
    """A game that stands trial."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.game: Game = GAMES[name] if name in GAMES else import_module(f"tests.{name}").GAME
        self.tests = ROOT / "tests" / "rules" / name
        face = import_module(type(self.game).__module__)
        self.folder = file_of(face).parent
        self.modules: dict[str, ModuleType] = {}
        self._gather(face.__name__, face.__name__)
        self.trees: dict[str, ast.Module] = {}
        self.mutants: list[Mutant] = []
        for file in sorted(self.modules):
            source = (self.folder / file).read_text(encoding="utf-8")
            self.trees[file], mutants = mutants_of(file, source)
            self.mutants += [each for each in mutants if IMAGINED not in each.function]
        known = {mutant.key for mutant in self.mutants}
        equivalent = equivalents(name)
        self.equivalent = known & equivalent
        self.unknown = sorted(equivalent - known)
        self.mutants = [each for each in self.mutants if each.key not in equivalent]

    def _gather(self, name: str, package: str) -> None:
        """A module and all that it imports of the game, but for what stands on other shelves."""
        if not OTHER_SHELVES.isdisjoint(name.removeprefix(package).split(".")):
            return
        try:
            module = import_module(name)
        except ModuleNotFoundError:
            return  # a name in a module
        path = file_of(module)
        file = path.relative_to(self.folder).as_posix()
        if file in self.modules:
            return
        self.modules[file] = module
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(package):
                for each in [node.module or "", *(f"{node.module}.{a.name}" for a in node.names)]:
                    self._gather(each, package)

    @cached_property
    def prints(self) -> tuple[str, str]:
        """Of all that could change what a mutant does; and who notices."""
        rules = {
            *self.folder.rglob("*.py"),
            *(ROOT / "src" / "powderkeg" / "rules").glob("*.py"),
            Path(__file__).with_name("changes.py"),
        }
        tests = {*self.tests.rglob("*.py"), *self.tests.parent.glob("*.py")}
        return print_of(rules), print_of(tests)

    def function_at(self, file: str, line: int) -> FunctionType:
        """The function that begins in this line."""
        for function in functions_of(self.modules[file]):
            if function.__code__.co_firstlineno == line:
                return function
        raise LookupError(f"no function begins in {file}:{line}")


def equivalents(name: str) -> set[str]:
    """The mutants that are said to do the same as what they were made from."""
    said = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8")).get(name, [])
    return {mutant for each in said for mutant in each["mutants"]}


def print_of(files: set[Path]) -> str:
    return sha256(b"".join(path.read_bytes() for path in sorted(files))).hexdigest()[:10]


def file_of(module: ModuleType) -> Path:
    assert module.__file__ is not None
    return Path(module.__file__)


def functions_of(module: ModuleType) -> list[FunctionType]:
    """Those that the module makes, on their own or in its classes."""
    values = list(vars(module).values())
    for value in list(values):
        if isinstance(value, type) and value.__module__ == module.__name__:
            values += vars(value).values()
    found: list[FunctionType] = []
    for value in values:
        for name in ("fget", "__func__", "__wrapped__"):
            value = getattr(value, name, None) or value
        if isinstance(value, FunctionType) and value.__module__ == module.__name__:
            found.append(value)
    return found
