"""Every setting has a flag, a variable, a heading in the help and a row in docs/running.md.

`python -m tests.cli.test_settings` writes these rows.
"""

from __future__ import annotations

import os
import re
from inspect import Parameter
from pathlib import Path
from typing import Annotated, Any

import msgspec
import pytest
from typer.main import get_command

from powderkeg.cli.commands import app
from powderkeg.cli.flags import flags, the_settings
from powderkeg.server.settings import GROUPS, Settings, told
from tests.cli.terminal import complaint, printed

PAGE = Path(__file__).parents[2] / "docs" / "running.md"
TABLES = re.compile(r"(<!-- settings -->\n).*?(<!-- -->)", re.DOTALL)


def serve() -> Any:
    return get_command(app).commands["serve"]  # type: ignore[attr-defined]


def options() -> list[Any]:
    return [param for param in serve().params if param.name != "help"]


def given(*words: str) -> dict[str, Any]:
    """What the command would be handed."""
    context = serve().make_context("serve", list(words), auto_envvar_prefix="POWDERKEG")
    params: dict[str, Any] = context.params
    return params


def as_set(*words: str) -> Settings:
    names = {field.name for field in msgspec.structs.fields(Settings)}
    return the_settings({key: value for key, value in given(*words).items() if key in names})


def row(option: Any) -> str:
    usual = option.show_default if isinstance(option.show_default, str) else option.default
    usual = "off" if usual is False else usual
    flag = f"`{option.opts[0]}`" + ("" if option.is_flag else f" {option.metavar}")
    return f"| {flag} | `$POWDERKEG_{option.name.upper()}` | {option.help} | {usual} |\n"


def tables() -> str:
    """As the page has them."""
    told = ""
    for heading in GROUPS.values():
        told += f"\n{heading}:\n\n| flag | variable | what for | else |\n|---|---|---|---|\n"
        told += "".join(row(each) for each in options() if each.rich_help_panel == heading)
    return told + "\n"


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the machine is set up for."""
    for key in [key for key in os.environ if key.startswith("POWDERKEG_") or "DATABASE" in key]:
        monkeypatch.delenv(key)


def test_the_page_tells_every_setting() -> None:
    assert TABLES.findall(PAGE.read_text(encoding="utf-8"))
    assert tables() in PAGE.read_text(encoding="utf-8"), "run python -m tests.cli.test_settings"


def test_the_help_tells_every_setting_under_its_heading() -> None:
    told = printed("serve", "--help")
    places = [told.index(f"\n{heading}:") for heading in GROUPS.values()]
    assert places == sorted(places)
    for option in options():
        assert f"  {option.opts[0]}" in told and option.help, option.name


def test_a_flag_counts_for_more_than_a_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    assert as_set() == Settings()
    monkeypatch.setenv("POWDERKEG_LIMITS", "5")
    assert as_set().limits == 5
    assert as_set("--limits", "7").limits == 7


@pytest.mark.parametrize("option", options(), ids=lambda option: option.name)
def test_each_is_read_from_its_variable(monkeypatch: pytest.MonkeyPatch, option: Any) -> None:
    monkeypatch.setenv(f"POWDERKEG_{option.name.upper()}", "1" if option.is_flag else "4321")
    found = given()[option.name]
    assert (found if not isinstance(found, list) else found[0]) in (
        True,
        4321,
        "4321",
        Path("4321"),
    )


def test_lists_are_told_one_by_one_or_with_blanks(monkeypatch: pytest.MonkeyPatch) -> None:
    assert as_set("--push-hosts", "a:1", "--push-hosts", "b:2").push_hosts == ("a:1", "b:2")
    monkeypatch.setenv("POWDERKEG_PUSH_HOSTS", "c:3 d:4")
    assert as_set().push_hosts == ("c:3", "d:4")


def test_a_database_is_also_found_where_hosters_put_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql://there/games")
    assert given()["database"] == "postgresql://there/games"
    monkeypatch.setenv("POWDERKEG_DATABASE", "sqlite:///mine")
    assert given()["database"] == "sqlite:///mine"


def test_a_new_setting_needs_nothing_else() -> None:
    class Painted(Settings, frozen=True):
        coat_of_paint: Annotated[str, told("log", "Of which colour.")] = "red"

    last = flags(Painted)[-1]
    assert last.name == "coat_of_paint" and last.kind is Parameter.KEYWORD_ONLY
    option = last.annotation.__metadata__[0]
    assert (option.default, option.help, option.show_default) == (
        "--coat-of-paint",
        "Of which colour.",
        "red",
    )


def test_a_number_that_makes_no_sense_is_told() -> None:
    assert "--burst" in complaint("serve", "--burst", "0")


if __name__ == "__main__":
    page = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(
        TABLES.sub(lambda found: found[1] + tables() + found[2], page), encoding="utf-8"
    )
