"""How the sixteen discs lie, and what players must mind when they lay them otherwise.

A layout is written row by row: `oooo/ooSo/oooo/Eooo`. E is Earth, S the sun, o a disc
face down, - a hole. Rows and columns are loops: a rocket that leaves at one end comes in
at the other.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from powderkeg.rules.core import Facts, Refusal
from powderkeg.rules.zundstoff.pieces import DISCS, EAST, NORTH, SIDES, SOUTH, WEST
from powderkeg.rules.zundstoff.rulebook import B4, Z1, ZZ6

Place: TypeAlias = int  # where a disc lies: 0 … 15, in reading order

LAYOUTS: Final = {
    "square": "oooo/ooSo/oooo/Eooo",
    "ring": "ooooo/o---o/S---o/o---o/oooEo",
    "octagon": "-oo-/oooo/Sooo/oooo/-oE-",
    "cross": "--oo--/ooSooo/oooooE/--oo--",
    "islands": "ooo-ooo/ooo-ooE/-oS-oo-",
    "long": "ooooooSo/ooEooooo",
}
HOLE: Final = "-"
EDGE: Final = 16  # no layout needs longer rows or columns
FAR: Final = 4  # steps from Earth to the sun that make a good race
NEAR: Final = 3  # steps from Earth to the sun: a short race, warned of, but allowed


class Layout:
    """Discs in reading order, with the next disc on each of their sides."""

    def __init__(self, text: str) -> None:
        rows = trimmed(text.split("/"))
        self.text: Final = "/".join(rows)
        self.spots: Final[list[tuple[int, int]]] = []  # by place: row and column
        self.earth: Place = 0
        self.sun: Place = 0
        for row, discs in enumerate(rows):
            for column, disc in enumerate(discs):
                if disc == HOLE:
                    continue
                if disc == "E":
                    self.earth = len(self.spots)
                elif disc == "S":
                    self.sun = len(self.spots)
                self.spots.append((row, column))
        self.rows: Final = len(rows)
        self.columns: Final = max(map(len, rows)) if rows else 0
        self.next: Final = [self._neighbours(place) for place in range(len(self.spots))]

    def _neighbours(self, place: Place) -> list[Place]:
        """By side: the next disc of the loop; the disc itself where it is alone in its line."""
        row, column = self.spots[place]
        in_row = [other for other, spot in enumerate(self.spots) if spot[0] == row]
        in_column = [other for other, spot in enumerate(self.spots) if spot[1] == column]
        found = [place] * 4
        found[EAST] = following(in_row, place)
        found[WEST] = following(in_row[::-1], place)
        found[SOUTH] = following(in_column, place)
        found[NORTH] = following(in_column[::-1], place)
        return found

    def steps(self, start: Place) -> list[int]:
        """By place: how many discs a flyer needs at best, if every disc lay right; -1 if never."""
        far = [-1] * len(self.spots)
        far[start] = 0
        reached = [start]
        for place in reached:
            for side in SIDES:
                other = self.next[place][side]
                if far[other] < 0:
                    far[other] = far[place] + 1
                    reached.append(other)
        return far


def following(line: list[Place], place: Place) -> Place:
    return line[(line.index(place) + 1) % len(line)]


def trimmed(rows: list[str]) -> list[str]:
    """Without the empty margin; short rows are filled up with holes."""
    width = max(map(len, rows))
    full = [row.ljust(width, HOLE) for row in rows]
    while full and not full[0].strip(HOLE):
        full.pop(0)
    while full and not full[-1].strip(HOLE):
        full.pop()
    if not full:
        return []
    left = min(len(row) - len(row.lstrip(HOLE)) for row in full)
    right = max(len(row.rstrip(HOLE)) for row in full)
    return [row[left:right] for row in full]


def text_of(value: str) -> str:
    """The rows of a layout that is named or written out."""
    return LAYOUTS.get(value, value)


# By what is wrong, the rule that says so.
RULES: Final = {
    "name": B4,
    "letter": B4,
    "large": B4,
    "earth": B4,
    "sun": B4,
    "discs": B4,
    "alone": Z1,
    "apart": Z1,
    "line": ZZ6,
    "near": ZZ6,
}


def refusal(value: str) -> Refusal | None:
    """Why nobody can race on this layout."""
    problem = trouble(text_of(value))
    if problem is None:
        return None
    return Refusal(RULES[str(problem["problem"])], problem)


def warning(value: str) -> Refusal | None:
    """A race that is short, but can be run."""
    layout = Layout(text_of(value))
    steps = layout.steps(layout.earth)[layout.sun]
    return Refusal(ZZ6, {"problem": "short", "count": steps}) if steps == NEAR else None


def trouble(text: str) -> Facts | None:
    """What is wrong with a layout, the plainest thing first."""
    rows = text.split("/")
    for disc in text:
        if disc not in "oES-/":
            is_name = len(rows) == 1
            return (
                {"problem": "name", "text": text}
                if is_name
                else {"problem": "letter", "text": disc}
            )
    if len(rows) > EDGE or max(map(len, rows)) > EDGE:
        return {"problem": "large", "count": EDGE}
    for disc, problem in (("E", "earth"), ("S", "sun")):
        if text.count(disc) != 1:
            return {"problem": problem, "count": text.count(disc)}
    discs = sum(text.count(disc) for disc in "oES")
    if discs != DISCS:
        return {"problem": "discs", "count": discs}
    return trouble_in_space(Layout(text))


def trouble_in_space(layout: Layout) -> Facts | None:
    for place, nearby in enumerate(layout.next):
        if nearby == [place] * 4:
            row, column = layout.spots[place]
            return {"problem": "alone", "row": row + 1, "column": column + 1}
    steps = layout.steps(layout.earth)
    if -1 in steps:
        return {"problem": "apart", "count": steps.count(-1)}
    earth, sun = layout.spots[layout.earth], layout.spots[layout.sun]
    if earth[0] == sun[0] or earth[1] == sun[1]:
        return {"problem": "line"}
    if steps[layout.sun] < NEAR:
        return {"problem": "near", "count": steps[layout.sun]}
    return None
