"""Rapier's wasm in this process, with the driver beside it that runs many ticks in one call.

The names of its functions are wasm-bindgen's own, so the very file is pinned; recorded rounds tell
if anything moves.
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any, Final

import wasmtime

from powderkeg.rules.core import Complaint

HERE: Final = files("powderkeg.rules.nitro.physics")

MOST_TICKS: Final = 1024  # in one call
PUSHES_ROOM: Final = 2 * MOST_TICKS  # bytes; a plan has room there, too
POSES_ROOM: Final = 8 * 12 * MOST_TICKS  # bytes: eight cubes at most

# Which function of the glue stands in for which import, by a part of its name.
GLUE: Final = {
    "object_drop_ref": "drop",
    "object_clone_ref": "clone",
    "static_accessor": "global",
    "performance": "performance",
    "now_": "now",
    "is_undefined": "is_undefined",
    "set_index": "set_index",
}


@cache
def rapier() -> Rapier:
    """The one in this process. The first time, some seconds go into compiling; then it is kept."""
    return Rapier()


class Rapier:
    """The three modules, linked."""

    def __init__(self) -> None:
        engine = an_engine()
        # What wasm exports has no types in Python, and whatever touches it has none either.
        self.store: Any = wasmtime.Store(engine)
        glue = self.link(wasmtime.Module(engine, module("glue")), [])
        main = wasmtime.Module(engine, pinned(module("rapier")))
        raw = self.link(main, [self.stand_in(glue, wanted) for wanted in main.imports])
        driver = wasmtime.Module(engine, module("driver"))
        sources = {"glue": glue, "rapier": raw}
        imports = [sources[each.module][str(each.name)] for each in driver.imports]
        self.exports = self.link(driver, imports)
        self.memory: Any = raw["memory"]
        self.pushes: int = self.call("room", PUSHES_ROOM)
        self.poses: int = self.call("room", POSES_ROOM)

    def link(self, compiled: wasmtime.Module, imports: list[Any]) -> dict[str, Any]:
        exports = wasmtime.Instance(self.store, compiled, imports).exports(self.store)
        return {each.name: exports[each.name] for each in compiled.exports}

    def stand_in(self, glue: dict[str, Any], wanted: Any) -> Any:
        """What Rapier calls when it steps is in the glue; what it never should call, complains."""
        for part, name in GLUE.items():
            if part in wanted.name:
                return glue[name]

        def complain(*args: int) -> None:
            if "throw" in wanted.name:
                at, length = args
                raise RuntimeError(bytes(self.memory.read(self.store, at, at + length)).decode())
            raise NotImplementedError(wanted.name)

        return wasmtime.Func(self.store, wanted.type, complain)

    def call(self, name: str, *args: int) -> Any:
        return self.exports[name](self.store, *args)

    def build(self, plan: bytes) -> int:
        """A new world, as driver.wat reads it from a plan."""
        self.memory.write(self.store, plan, self.pushes)
        world: int = self.call("build", self.pushes)
        return world

    def run(self, world: int, pushes: bytes, width: int) -> bytes:
        """Some ticks of a world; so many bytes for each come back."""
        ticks = len(pushes) // 2
        self.memory.write(self.store, pushes, self.pushes)
        self.call("run", world, self.pushes, self.poses, ticks)
        return bytes(self.memory.read(self.store, self.poses, self.poses + ticks * width))


def an_engine() -> wasmtime.Engine:
    """What was compiled once is kept on disk, where there is a place for it."""
    config = wasmtime.Config()
    try:
        config.cache = True
    except wasmtime.WasmtimeError:
        config = wasmtime.Config()
    return wasmtime.Engine(config)


def module(name: str) -> bytes:
    path = HERE.joinpath(f"{name}.wasm")
    if not path.is_file():
        raise Complaint(f"the flask has no {name}.wasm yet: run 'make client'")
    return path.read_bytes()


def pinned(wasm: bytes) -> bytes:
    found = sha256(wasm).hexdigest()
    wanted, _ = HERE.joinpath("rapier.sha256").read_text(encoding="utf-8").split()
    if found != wanted:
        raise Complaint(f"rapier.wasm is another one ({found[:12]}…): run 'make client'")
    return wasm
