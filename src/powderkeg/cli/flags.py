"""Every field of the settings as a flag, so that a new one is nowhere written twice.

`auto_envvar_prefix` of the command makes the variables: `message_bytes` is `--message-bytes` and
`$POWDERKEG_MESSAGE_BYTES`.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, TypeVar, get_args, get_origin, get_type_hints

import msgspec
import typer
from msgspec import Meta
from typer.core import TyperCommand

from powderkeg.server.settings import GROUPS, Settings

Command = TypeVar("Command", bound=Callable[..., None])
FROM_THE_ENVIRONMENT = {"auto_envvar_prefix": "POWDERKEG"}


def with_settings(command: Command) -> Command:
    """A command that takes `**settings` has a flag for each; what nobody gave is not in it."""
    own = [
        parameter
        for parameter in inspect.signature(command, eval_str=True).parameters.values()
        if parameter.kind is not inspect.Parameter.VAR_KEYWORD
    ]
    # Typer reads it there, and a function has no such attribute by its type.
    command.__signature__ = inspect.Signature([*own, *flags()])  # type: ignore[attr-defined]
    return command


def flags(settings: type[Settings] = Settings) -> list[inspect.Parameter]:
    hints = get_type_hints(settings, include_extras=True)
    return [flag(field, hints[field.name]) for field in msgspec.structs.fields(settings)]


def flag(field: msgspec.structs.FieldInfo, hint: Any) -> inspect.Parameter:
    kind, meta = get_args(hint) if get_origin(hint) is Annotated else (hint, Meta())
    extra = meta.extra or {}
    several = get_origin(kind) is tuple  # the flag may be repeated; in a variable there are blanks
    usual = f"{field.default:g}" if isinstance(field.default, int | float) else f"{field.default}"
    option = typer.Option(
        f"--{field.name.replace('_', '-')}",
        help=meta.description,
        rich_help_panel=GROUPS[extra.get("group", "limits")],
        metavar="PATH" if kind in (Path, Path | None) else "N" if kind in (int, float) else "TEXT",
        min=meta.ge,
        show_default=extra.get("usual") or usual,
        envvar=["POWDERKEG_DATABASE", "DATABASE_URL"] if field.name == "database" else None,
        show_envvar=False,
    )
    return inspect.Parameter(
        field.name,
        inspect.Parameter.KEYWORD_ONLY,
        default=None,
        annotation=Annotated[(list[str] if several else kind) | None, option],
    )


def the_settings(given: dict[str, Any], **usual: Any) -> Settings:
    """As they were given; what was not is as usual here, or anywhere."""
    wishes = {key: value for key, value in given.items() if value not in (None, [], ())}
    wishes = {key: tuple(v) if isinstance(v, list) else v for key, v in wishes.items()}
    return Settings(**{**usual, **wishes})


class Grouped(TyperCommand):
    """Its help tells options under the headings that they belong to."""

    def format_options(self, ctx: Any, formatter: Any) -> None:
        groups: dict[str, list[Any]] = {heading: [] for heading in GROUPS.values()}
        for param in self.get_params(ctx):
            heading = getattr(param, "rich_help_panel", None) or "Help"
            groups.setdefault(heading, []).append(param.get_help_record(ctx))
        for heading, lines in groups.items():
            with formatter.section(heading):
                formatter.write_dl(lines)
