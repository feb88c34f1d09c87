"""powderkeg sit: what you have trained takes a chair at a table, and people play against it."""

from __future__ import annotations

from typing import Annotated

import typer

from powderkeg.rules.core import Complaint


def sit(
    link: Annotated[str, typer.Argument(help="The table's link: http://localhost:8000/t/…")],
    bot: Annotated[str, typer.Option("--bot", help="net:FILE.onnx")],
    name: Annotated[str, typer.Option("--name", help="What the others read.")] = "Net",
) -> None:
    """Let a net play one game as a guest, seeing what a person on its chair would see."""
    if not bot.startswith("net:"):
        raise Complaint(f"a guest is net:FILE.onnx, not '{bot}'; the table has its own bots")
    from powderkeg.lab.guest import sit as sit_down
    from powderkeg.lab.nets import from_onnx

    outcome = sit_down(link, from_onnx(bot.removeprefix("net:")), name)
    print("Scores:", ", ".join(f"{score:g}" for score in outcome["scores"]))
