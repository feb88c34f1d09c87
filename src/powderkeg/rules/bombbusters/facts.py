"""What a client must know of Bomb Busters beforehand."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, TypedDict, cast

from powderkeg.rules.bombbusters.missions.mission import Mission
from powderkeg.rules.bombbusters.missions.roster import MISSIONS
from powderkeg.rules.bombbusters.pieces import EQUIPMENT, EQUIPMENT_TEXTS, ROLE_TEXTS, ROLES

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
    "x-wire",
    "reversed",
]


class Sketch(TypedDict):
    """A mission before it is played, for three and more: what a lobby can draw of it."""

    reds: int
    yellows: int
    things: list[Thing]


class BombBustersFacts(TypedDict):
    """Missions to choose from, and the cards whose moves are told from others."""

    missions: dict[str, Sketch]
    equipment: list[str]
    roles: list[str]


def sketch(mission: Mission) -> Sketch:
    return {"reds": mission.reds[0], "yellows": mission.yellows[0], "things": things(mission)}


def things(mission: Mission) -> list[Thing]:
    """What is there besides wires and a dial, or is like in no other mission."""
    signs = [*mission.signs, *(prop.sign for prop in mission.props(MANY) if prop.sign)]
    return [cast(Thing, sign) for sign in dict.fromkeys(signs)]


FACTS: Final[BombBustersFacts] = {
    "missions": {number: sketch(mission) for number, mission in MISSIONS.items()},
    "equipment": [EQUIPMENT_TEXTS[card] for card in EQUIPMENT],
    "roles": [ROLE_TEXTS[role] for role in ROLES],
}
