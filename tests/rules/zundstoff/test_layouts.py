"""How the discs lie: the layouts of the book's kind, and those that players build."""

from __future__ import annotations

import pytest

from powderkeg.rules.core import Complaint, Facts
from powderkeg.rules.zundstoff import GAME
from tests.rules.zundstoff.table import agreed, laid_out, phase, scene

LAYOUTS = {
    "square": "oooo/ooSo/oooo/Eooo",
    "ring": "ooooo/o---o/S---o/o---o/oooEo",
    "octagon": "-oo-/oooo/Sooo/oooo/-oE-",
    "cross": "--oo--/ooSooo/oooooE/--oo--",
    "islands": "ooo-ooo/ooo-ooE/-oS-oo-",
    "long": "ooooooSo/ooEooooo",
}
OWN = ["ooooo/ooSo-/oooo-/Eoo--", "oooo/oooo/ooSo/ooo-/----/E", "oSoooooo/ooooooE/o"]
STEPS = {"north": (-1, 0), "east": (0, 1), "south": (1, 0), "west": (0, -1)}


def refused(layout: str) -> tuple[str, Facts] | None:
    problem = GAME.refusal(agreed(layout=layout))
    return (problem.rule.key, problem.facts) if problem else None


def warned(layout: str) -> tuple[str, Facts] | None:
    setup = agreed(layout=layout)
    assert GAME.refusal(setup) is None
    warning = GAME.warning(setup)
    return (warning.rule.key, warning.facts) if warning else None


def neighbours(text: str) -> list[list[int]]:
    """By disc and side, step by step over a sheet whose edges meet."""
    rows = text.split("/")
    width = max(map(len, rows))
    sheet = [row.ljust(width, "-") for row in rows]
    spots = [(r, c) for r, row in enumerate(sheet) for c, disc in enumerate(row) if disc != "-"]
    found = []
    for r, c in spots:
        ways = []
        for down, right in STEPS.values():
            y, x = (r + down) % len(sheet), (c + right) % width
            while sheet[y][x] == "-":
                y, x = (y + down) % len(sheet), (x + right) % width
            ways.append(spots.index((y, x)))
        found.append(ways)
    return found


# The layouts that have a name.


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_b4_every_named_layout_can_be_played(layout: str, seats: int) -> None:
    setup = agreed(seats, layout=layout)
    assert GAME.refusal(setup) is None
    assert phase(laid_out(seats, layout=layout)) == "first"


@pytest.mark.parametrize("layout", LAYOUTS)
def test_b4_its_discs_lie_as_drawn(layout: str) -> None:
    view = laid_out(layout=layout).view(0)
    drawn = [list("-" * view["columns"]) for _ in range(view["rows"])]
    for disc in view["discs"]:
        drawn[disc["row"]][disc["column"]] = "o"
    sun, earth = view["discs"][view["sun"]], view["discs"][view["earth"]]
    drawn[sun["row"]][sun["column"]] = "S"
    drawn[earth["row"]][earth["column"]] = "E"
    assert "/".join(map("".join, drawn)) == LAYOUTS[layout]
    assert [disc["place"] for disc in view["discs"]] == list(range(16))


@pytest.mark.parametrize("text", [*LAYOUTS.values(), *OWN])
def test_z1_rows_and_columns_are_loops_that_skip_holes(text: str) -> None:
    view = laid_out(layout=text).view(0)
    assert [disc["next"] for disc in view["discs"]] == neighbours(text)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_z_6_in_every_named_layout_the_sun_is_far_enough(layout: str) -> None:
    assert warned(layout) is None


def test_b4_the_square_is_the_usual_one() -> None:
    assert agreed()["layout"] == "square"


# Layouts of one's own.


@pytest.mark.parametrize("text", OWN)
def test_b4_players_may_lay_the_discs_as_they_like(text: str) -> None:
    assert refused(text) is None
    view = laid_out(layout=text).view(0)
    assert len(view["discs"]) == 16
    assert view["discs"][view["earth"]]["planet"] == 1
    assert view["discs"][view["sun"]]["planet"] == 0


def test_b4_an_empty_margin_does_not_matter() -> None:
    bare, framed = "oooo/ooSo/oooo/Eooo", "------/-oooo/-ooSo-/-oooo/-Eooo/-"
    assert refused(framed) is None
    assert laid_out(layout=framed).view(0) == laid_out(layout=bare).view(0)


def test_b4_a_scene_may_have_a_layout_of_its_own() -> None:
    s = scene("option layout ooooo/ooSo-/oooo-/Eoo--")
    assert (s.view(0)["earth"], s.view(0)["sun"]) == (13, 7)


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        ("ooox/ooSo/oooo/Eooo", {"problem": "letter", "text": "x"}),
        ("oooo/oosO/oooo/Eooo", {"problem": "letter", "text": "s"}),
        ("o" * 14 + "---S/E", {"problem": "large", "count": 16}),
        ("/".join(["o"] * 14 + ["-", "S", "E"]), {"problem": "large", "count": 16}),
        ("oooo/ooSo/oooo/oooo", {"problem": "earth", "count": 0}),
        ("Eooo/ooSo/oooo/Eooo", {"problem": "earth", "count": 2}),
        ("oooo/oooo/oooo/Eooo", {"problem": "sun", "count": 0}),
        ("ooSo/ooSo/oooo/Eooo", {"problem": "sun", "count": 2}),
        ("oooo/ooSo/oooo/Eoo", {"problem": "discs", "count": 15}),
        ("oooo/ooSo/oooo/Eooo/o", {"problem": "discs", "count": 17}),
    ],
)
def test_b4_a_layout_needs_sixteen_discs_with_one_earth_and_one_sun(
    text: str, facts: Facts
) -> None:
    assert refused(text) == ("B4", facts)


def test_b4_a_layout_is_one_word() -> None:
    with pytest.raises(Complaint):
        agreed(layout="oooo ooSo oooo Eooo")
    with pytest.raises(Complaint):
        agreed(layout="")


def test_z1_no_disc_may_be_alone_in_its_row_and_its_column() -> None:
    assert refused("oooo-/ooSo-/oooo-/Eoo--/----o") == (
        "Z1",
        {"problem": "alone", "row": 5, "column": 5},
    )


def test_z1_alone_in_one_of_the_two_is_allowed() -> None:
    assert refused("ooooo/ooSo-/oooo-/Eoo--") is None


def test_z1_all_discs_must_hang_together() -> None:
    assert refused("oooo--/ooSo--/Eooo--/----oo/----oo") == (
        "Z1",
        {"problem": "apart", "count": 4},
    )


def test_z1_islands_that_share_a_row_hang_together() -> None:
    assert refused(LAYOUTS["islands"]) is None


@pytest.mark.parametrize(
    "text", ["oooo/oooo/SooE/oooo", "oSoo/oooo/oooo/oEoo", "ooooo/o---o/S---E/o---o/ooooo"]
)
def test_z_6_earth_and_sun_may_not_share_a_line(text: str) -> None:
    assert refused(text) == ("Z-6", {"problem": "line"})


@pytest.mark.parametrize(
    "text", ["oooo/oSoo/Eooo/oooo", "Sooo/oooo/oooo/oooE", "oooE/oooo/oooo/Sooo"]
)
def test_z_6_two_steps_are_too_near_even_round_the_corner(text: str) -> None:
    assert refused(text) == ("Z-6", {"problem": "near", "count": 2})


@pytest.mark.parametrize("text", ["oooo/oSoo/oooo/Eooo", "ooooo/ooSo-/oooo-/Eoo--"])
def test_z_6_three_steps_are_warned_of_but_allowed(text: str) -> None:
    assert warned(text) == ("Z-6", {"problem": "short", "count": 3})


def test_z_6_four_steps_are_free() -> None:
    assert warned("oooo/ooSo/oooo/Eooo") is None
    assert warned("ooooooSo/ooEooooo") is None
