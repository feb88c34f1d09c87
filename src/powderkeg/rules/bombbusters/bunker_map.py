"""The bunker of mission 66: two floors of four columns and three rows, north up."""

from __future__ import annotations

from typing import Final, TypeAlias

Space: TypeAlias = int  # 12 * floor + 4 * row + column

COLUMNS: Final = 4
ROWS: Final = 3
A_FLOOR: Final = COLUMNS * ROWS
SPACES: Final = range(2 * A_FLOOR)
FLOORS: Final = ["ground", "basement"]
SIDES: Final = ["north", "east", "south", "west"]
ACTION: Final = "action"

HELICOPTER: Final = 0
KEY: Final = 9
GUARD: Final = 7
UPPER_STAIRS: Final = 3
LOWER_STAIRS: Final = A_FLOOR + 3
LEVER: Final = A_FLOOR + 11
DOCTOR: Final = A_FLOOR
TRAPS: Final = (A_FLOOR + 7, A_FLOOR + 1, A_FLOOR + 9)
WHAT: Final = {
    HELICOPTER: "helicopter",
    KEY: "key",
    GUARD: "guard",
    UPPER_STAIRS: "stairs",
    LOWER_STAIRS: "stairs",
    LEVER: "lever",
    DOCTOR: "doctor",
    TRAPS[0]: "trap",
    TRAPS[1]: "trap",
    TRAPS[2]: "trap",
}
# The stages, by the space that is their goal; the last has none.
GOALS: Final = [KEY, GUARD, UPPER_STAIRS, LEVER, DOCTOR]
STRIPED: Final = {KEY: 1, GUARD: 2, LEVER: 4, DOCTOR: 5}  # and the stage that asks for its action
STAGES: Final = 6
# Between two spaces, the western or northern one first.
BARRIERS: Final = [
    (1, 2, "wall"),
    (5, 6, "wall"),
    (9, 10, "door"),
    (3, 7, "wall"),
    (A_FLOOR + 3, A_FLOOR + 7, "wall"),
    (A_FLOOR + 1, A_FLOOR + 2, "laser"),
    (A_FLOOR + 5, A_FLOOR + 6, "laser"),
    (A_FLOOR + 9, A_FLOOR + 10, "laser"),
]
OPENED_BY: Final = {"door": 1, "laser": 4}  # the stage whose goal opens it
GUARDED_UNTIL: Final = 2  # the stage after which the stairs may be entered


def floor_of(space: Space) -> int:
    return space // A_FLOOR


def row_of(space: Space) -> int:
    return space % A_FLOOR // COLUMNS


def column_of(space: Space) -> int:
    return space % COLUMNS


def neighbour(space: Space, side: int) -> Space:
    """The space to that side, by its place in SIDES, or -1: the outer edge is a wall."""
    row, column = row_of(space), column_of(space)
    row += (-1, 0, 1, 0)[side]
    column += (0, 1, 0, -1)[side]
    if not 0 <= row < ROWS or not 0 <= column < COLUMNS:
        return -1
    return floor_of(space) * A_FLOOR + row * COLUMNS + column


def barrier(one: Space, other: Space) -> str:
    """What stands between two neighbours, or nothing."""
    for first, second, kind in BARRIERS:
        if (first, second) == (min(one, other), max(one, other)):
            return kind
    return ""


def landing(space: Space) -> Space:
    """Where one stands who enters it: the stairs lead to the other floor."""
    if space == UPPER_STAIRS:
        return LOWER_STAIRS
    return UPPER_STAIRS if space == LOWER_STAIRS else space
