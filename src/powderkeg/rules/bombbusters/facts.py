"""What a client must know of Bomb Busters beforehand."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, TypedDict, cast

from powderkeg.rules.bombbusters.missions.mission import Mission
from powderkeg.rules.bombbusters.missions.roster import MISSIONS
from powderkeg.rules.bombbusters.pieces import (
    DOUBLE_LOCKED,
    EQUIPMENT,
    EQUIPMENT_TEXTS,
    ROLE_TEXTS,
    ROLES,
)

MANY: Final = 3  # players, as a sketch shows it
Thing: TypeAlias = Literal[
    "robot",
    "air",
    "sir",
    "card",
    "clock",
    "lie",
    "memory",
    "sevens",
    "recording",
    "sequence",
    "circus",
    "bunker",
    "x-wire",
    "reversed",
]


# The last mission of each box but the last one: the next box opens after it.
BOXES: Final = (8, 19, 30, 42, 54)
# How hard each mission is, from 1 to 5, as it was felt: a figure for each.
HARD: Final = "111122222332332332332332223344333433334344343334443335444445344545"


class Sketch(TypedDict):
    """A mission before it is played, for three and more: what a lobby can draw of it."""

    reds: int
    yellows: int
    things: list[Thing]
    box: int  # 1 to 6
    hard: int  # 1 to 5


class BombBustersFacts(TypedDict):
    """Missions to choose from, and the cards whose moves are told from others."""

    missions: dict[str, Sketch]
    equipment: list[str]
    roles: list[str]


def sketch(mission: Mission) -> Sketch:
    return {
        "reds": mission.reds[0],
        "yellows": mission.yellows[0],
        "things": things(mission),
        "box": 1 + sum(mission.number > last for last in BOXES),
        "hard": int(HARD[mission.number - 1]),
    }


def things(mission: Mission) -> list[Thing]:
    """What is there besides wires and a dial, or is like in no other mission."""
    signs = [*mission.signs, *(prop.sign for prop in mission.props(MANY) if prop.sign)]
    return [cast(Thing, sign) for sign in dict.fromkeys(signs)]


FACTS: Final[BombBustersFacts] = {
    "missions": {number: sketch(mission) for number, mission in MISSIONS.items()},
    "equipment": [EQUIPMENT_TEXTS[card] for card in (*EQUIPMENT, *DOUBLE_LOCKED)],
    "roles": [ROLE_TEXTS[role] for role in ROLES],
}
