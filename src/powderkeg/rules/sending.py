"""How states, moves and games travel: to another process, into a file, onto another machine.

A game and a move go by name, what the table agreed on by its options. Anything else is taken apart
into its fields and put together by its own `__init__`, whose parameters are fields, too. So no
class has to say how it travels, compiled or not.
"""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from importlib import import_module
from inspect import signature
from typing import Any, Final, NamedTuple

from powderkeg.rules.core import Complaint, Move, State
from powderkeg.rules.game import Game
from powderkeg.rules.setup import Setup

PLAIN: Final = (int, str, bytes, float, bool, type(None))


class Named(NamedTuple):
    """A constant of its module: there is one of it in every process, and it is that one."""

    module: str
    name: str


class Agreed(NamedTuple):
    """What a table agreed on, which all states of its game share."""

    package: str
    seats: int
    options: tuple[tuple[str, str], ...]


class Part:
    """An object: how it is made, and what is set afterwards. Two that were one stay one."""

    def __init__(self, kind: type, given: dict[str, Any], rest: dict[str, Any]) -> None:
        self.kind = kind
        self.given = given
        self.rest = rest


class Sender:
    """Takes things apart. What was met before is the same part again."""

    def __init__(self) -> None:
        self.parts: dict[int, Part] = {}

    def apart(self, thing: Any) -> Any:
        if isinstance(thing, PLAIN):
            return thing
        if isinstance(thing, (list, tuple, set, frozenset)):
            return type(thing)(map(self.apart, thing))
        if isinstance(thing, dict):
            return {self.apart(key): self.apart(value) for key, value in thing.items()}
        if isinstance(thing, Move):  # says itself how it travels
            return thing
        name = constant_name(thing)
        if name is not None:
            return name
        part = self.parts.get(id(thing))
        if part is None:
            part = self.parts[id(thing)] = self.part(thing)
        return part

    def part(self, thing: Any) -> Part:
        memos = getattr(thing, "memos", ())
        kept: dict[str, Any] = {}
        for name in fields_of(thing):
            if name == "setting" and isinstance(thing, State):
                kept[name] = agreed(thing)
            elif name not in memos:
                kept[name] = self.apart(getattr(thing, name))
        given = {name: kept.pop(name) for name in parameters(type(thing)) if name in kept}
        return Part(type(thing), given, kept)


class Receiver:
    """Puts together what was taken apart."""

    def __init__(self) -> None:
        self.things: dict[int, Any] = {}

    def together(self, thing: Any) -> Any:
        if isinstance(thing, Part):
            if id(thing) not in self.things:
                self.things[id(thing)] = self.whole(thing)
            return self.things[id(thing)]
        if isinstance(thing, Named):
            return getattr(import_module(thing.module), thing.name)
        if isinstance(thing, Agreed):
            return setting_at(thing)
        if isinstance(thing, (list, tuple, set, frozenset)):
            return type(thing)(map(self.together, thing))
        if isinstance(thing, dict):
            return {self.together(key): self.together(value) for key, value in thing.items()}
        return thing

    def whole(self, part: Part) -> Any:
        made = part.kind(**{name: self.together(value) for name, value in part.given.items()})
        for name, value in part.rest.items():
            with suppress(AttributeError):  # Final and compiled: it follows from what was given
                setattr(made, name, self.together(value))
        return made


def state_apart(state: State) -> Part:
    return Sender().part(state)


def state_together(part: Part) -> Any:
    return Receiver().whole(part)


def move_at(home: str, text: str) -> Move:
    """The move that is written so in the module whose `MOVES` it is one of."""
    move: Move | None = import_module(home).MOVES.parse(text)
    if move is None:
        raise Complaint(f"{home} has no move '{text}'")
    return move


def game_at(package: str) -> Game:
    game: Game = import_module(package).GAME
    return game


def agreed(state: State) -> Agreed:
    """A state lives in a module of its game's package."""
    package = type(state).__module__.rpartition(".")[0]
    options: dict[str, str] = getattr(state, "setting").options  # noqa: B009  each game has its own
    return Agreed(package, state.seats, tuple(options.items()))


@cache
def setting_at(agreed: Agreed) -> Any:
    """What the table agreed on, worked out once in this process."""
    state: Any = game_at(agreed.package).start(Setup(agreed.seats, dict(agreed.options)))
    return state.setting


def constant_name(thing: object) -> Named | None:
    module = type(thing).__module__
    for name, value in vars(import_module(module)).items():
        if value is thing:
            return Named(module, name)
    return None


def fields_of(thing: object) -> list[str]:
    """What an object keeps, be its class interpreted, or compiled and without a dictionary."""
    names = [name for kind in type(thing).__mro__ for name in vars(kind).get("__mypyc_attrs__", ())]
    own = getattr(thing, "__dict__", {})
    return [name for name in dict.fromkeys([*own, *names]) if name != "__dict__"]


def parameters(kind: type) -> list[str]:
    if kind not in SIGNATURES:
        SIGNATURES[kind] = [*signature(kind).parameters]
    return SIGNATURES[kind]


SIGNATURES: Final[dict[type, list[str]]] = {}
