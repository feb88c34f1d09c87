"""Writes what the browser has of ours, types and facts, so that the two cannot drift apart.

python tools/client_types.py           writes the *.gen.ts files
python tools/client_types.py --check   fails if they are not what it would write
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import get_args

import msgspec
from house_facts import house_facts
from typescript import constants, interfaces

from powderkeg.rules.games import GAMES
from powderkeg.table import api, news, protocol

CLIENT = Path(__file__).parent.parent / "client" / "src"
HEADER = "// Made from the Python types by tools/client_types.py. Do not edit.\n"
FACTS_HEADER = "// Made from the Python data by tools/client_types.py. Do not edit.\n"


def main() -> int:
    wanted = files()
    wrong = [path for path, text in wanted.items() if not is_written(path, text)]
    wrong += [path for path in CLIENT.rglob("*.gen.ts") if path not in wanted]
    if "--check" not in sys.argv:
        for path in wrong:
            write(path, wanted.get(path))
        return 0
    for path in wrong:
        name = path.relative_to(CLIENT)
        print(f"{name} is out of date: run tools/client_types.py", file=sys.stderr)
    return 1 if wrong else 0


def is_written(path: Path, text: str) -> bool:
    return path.exists() and path.read_text(encoding="utf-8") == text


def write(path: Path, text: str | None) -> None:
    """A file that nothing belongs in any more goes."""
    if text is None:
        path.unlink()
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def files() -> dict[Path, str]:
    """What belongs in which file."""
    wanted = {
        CLIENT / "protocol.gen.ts": protocol_types(),
        CLIENT / "facts.gen.ts": FACTS_HEADER + constants(house_facts()),
    }
    for game in GAMES.values():
        folder = CLIENT / "games" / game.name
        telling = game.telling
        types = [telling.view, *telling.happenings]
        unions = {"Happening": telling.happenings}
        wanted[folder / "types.gen.ts"] = HEADER + interfaces(types, unions)
        if game.facts:
            wanted[folder / "facts.gen.ts"] = FACTS_HEADER + constants(game.facts)
    return wanted


def protocol_types() -> str:
    unions = {"Request": get_args(protocol.Request), "News": get_args(news.News)}
    spoken = [thing for thing in vars(api).values() if is_struct(thing)]
    return HEADER + interfaces([*unions["Request"], *unions["News"], *spoken], unions)


def is_struct(thing: object) -> bool:
    return isinstance(thing, type) and issubclass(thing, msgspec.Struct)


if __name__ == "__main__":
    sys.exit(main())
