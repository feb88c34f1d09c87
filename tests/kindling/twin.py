"""The board in words: told from one seat's view alone, so it cannot tell more."""

from __future__ import annotations

from typing import cast

from powderkeg.rules.core import View
from powderkeg.rules.telling import Line
from tests.kindling.pieces import NO_CARD
from tests.kindling.views import BoardView, SeatView


def prompt(some_view: View) -> Line:
    """What is awaited from whom."""
    view = cast(BoardView, some_view)
    return Line(f"prompt-{view['phase']}", {"seat": view["turn"], "card": view["drawn"]})


def twin(some_view: View) -> list[Line]:
    view = cast(BoardView, some_view)
    rows = [row_line(seat, row) for seat, row in enumerate(view["seats"])]
    return [prompt(some_view), Line("twin-deck", {"count": view["deck"]}), *rows]


def row_line(seat: int, row: SeatView) -> Line:
    """What lies before a seat, and the faces that are seen."""
    lines: list[Line] = []
    if row["kept"] and NO_CARD not in row["kept"]:
        lines.append(Line("twin-kept", {"cards": [*row["kept"]]}))
    if row["given"] != NO_CARD:
        lines.append(Line("twin-given", {"card": row["given"]}))
    return Line("twin-row", {"seat": seat, "empty": row["empty"]}, lines)
