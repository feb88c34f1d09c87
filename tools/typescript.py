"""Python types and plain data, written as TypeScript."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import msgspec

JSON = "export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}
WIDTH = 100


def interfaces(types: list[Any], unions: dict[str, tuple[type, ...]]) -> str:
    """Interfaces for these types and all they are made of, then the named unions."""
    _, parts = msgspec.json.schema_components(types, ref_template="{name}", schema_hook=anything)
    blocks = [JSON]
    for name, schema in sorted(parts.items()):
        if name not in ("Json", "Facts"):
            blocks.append(interface(name, schema))
    for name, union in unions.items():
        members = " | ".join(member.__name__ for member in union)
        blocks.append(f"export type {name} = {members};\n")
    return "\n".join(blocks)


def anything(kind: type) -> dict[str, Any]:
    """`object` is whatever JSON can be."""
    assert kind is object, kind
    return {"title": "Json"}


def interface(name: str, schema: dict[str, Any]) -> str:
    about = schema.get("description", "").strip().split("\n")[0]
    lines = [f"/** {about} */"] if about else []
    lines.append(f"export interface {name} {{")
    required = schema.get("required", [])
    for key, value in schema.get("properties", {}).items():
        mark = "" if key in required or "const" in value or is_tag(value) else "?"
        lines.append(f"  {key}{mark}: {type_of(value)};")
    return "\n".join([*lines, "}"]) + "\n"


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


def constants(facts: Mapping[str, object]) -> str:
    """A constant for each fact: `most_sand` is MOST_SAND. Its type is its very value."""
    return "".join(
        f"export const {name.upper()} = {literal(value)} as const;\n"
        for name, value in facts.items()
    )


def literal(value: object, margin: str = "") -> str:
    """JSON, which is TypeScript as well: in one line where it fits, else an item a line."""
    line = json.dumps(value, ensure_ascii=False)
    if len(margin + line) < WIDTH or not isinstance(value, dict | list | tuple):
        return line
    deeper = margin + "  "
    if isinstance(value, dict):
        items = [f"{json.dumps(key)}: {literal(each, deeper)}" for key, each in value.items()]
        opening, closing = "{", "}"
    else:
        items = [literal(each, deeper) for each in value]
        opening, closing = "[", "]"
    lines = "".join(f"{deeper}{item},\n" for item in items)
    return f"{opening}\n{lines}{margin}{closing}"
