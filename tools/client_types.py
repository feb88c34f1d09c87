"""Writes the browser's types from ours, so that the two cannot drift apart.

python tools/client_types.py           writes the *.gen.ts files
python tools/client_types.py --check   fails if they are not what it would write
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, get_args

import msgspec

from powderkeg.rules.games import GAMES
from powderkeg.table import api, news, protocol

CLIENT = Path(__file__).parent.parent / "client" / "src"
HEADER = "// Made from the Python types by tools/client_types.py. Do not edit.\n"
JSON = "export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}


def main() -> int:
    wrong = 0
    for path, text in files().items():
        if "--check" not in sys.argv:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            print(f"{path.name} is out of date: run tools/client_types.py", file=sys.stderr)
            wrong = 1
    return wrong


def files() -> dict[Path, str]:
    """What belongs in which file."""
    unions = {"Request": get_args(protocol.Request), "News": get_args(news.News)}
    spoken = [thing for thing in vars(api).values() if is_struct(thing)]
    types = typescript([*unions["Request"], *unions["News"], *spoken], unions)
    wanted = {CLIENT / "protocol.gen.ts": types}
    for game in GAMES.values():
        telling = game.telling
        types = typescript([telling.view, *telling.happenings], {"Happening": telling.happenings})
        wanted[CLIENT / "games" / game.name / "types.gen.ts"] = types
    return wanted


def is_struct(thing: object) -> bool:
    return isinstance(thing, type) and issubclass(thing, msgspec.Struct)


def typescript(types: list[Any], unions: dict[str, tuple[type, ...]]) -> str:
    """Types for these and all they are made of, then the named unions."""
    _, parts = msgspec.json.schema_components(types, ref_template="{name}", schema_hook=anything)
    blocks = [HEADER + JSON]
    for name, schema in sorted(parts.items()):
        if name not in ("Json", "Facts"):
            blocks.append(record(name, schema))
    for name, union in unions.items():
        members = " | ".join(member.__name__ for member in union)
        blocks.append(f"export type {name} = {members};\n")
    return "\n".join(blocks)


def anything(kind: type) -> dict[str, Any]:
    """`object` is whatever JSON can be."""
    assert kind is object, kind
    return {"title": "Json"}


def record(name: str, schema: dict[str, Any]) -> str:
    """An alias, no interface: only then is what a game tells also a plain record of facts."""
    about = schema.get("description", "").strip().split("\n")[0]
    lines = [f"/** {about} */"] if about else []
    lines.append(f"export type {name} = {{")
    required = schema.get("required", [])
    for key, value in schema.get("properties", {}).items():
        mark = "" if key in required or "const" in value or is_tag(value) else "?"
        lines.append(f"  {key}{mark}: {type_of(value)};")
    return "\n".join([*lines, "};"]) + "\n"


def is_tag(schema: dict[str, Any]) -> bool:
    return len(schema.get("enum", [])) == 1


def type_of(schema: dict[str, Any]) -> str:
    """The TypeScript for one JSON schema."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(type_of(part) for part in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(
            "null" if value is None else repr(value).replace("'", '"') for value in schema["enum"]
        )
    kind = schema.get("type")
    if "prefixItems" in schema:
        return f"[{', '.join(type_of(part) for part in schema['prefixItems'])}]"
    if kind == "array":
        inner = type_of(schema.get("items", {}))
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        extra = schema.get("additionalProperties")
        return f"Record<string, {type_of(extra) if isinstance(extra, dict) else 'Json'}>"
    if kind == "null":
        return "null"
    return PLAIN.get(str(kind), "Json")


if __name__ == "__main__":
    sys.exit(main())
