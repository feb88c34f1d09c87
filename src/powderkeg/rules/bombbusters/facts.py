"""What a client must know of Bomb Busters beforehand."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, TypedDict

from powderkeg.rules.bombbusters.missions import m46, m51, m54
from powderkeg.rules.bombbusters.missions.mission import Mission
from powderkeg.rules.bombbusters.missions.roster import MISSIONS
from powderkeg.rules.bombbusters.pieces import EQUIPMENT, EQUIPMENT_TEXTS, ROLE_TEXTS, ROLES

Thing: TypeAlias = Literal["robot", "air", "sir", "card", "clock", "lie", "memory", "sevens"]


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
    there: dict[Thing, bool] = {
        "robot": mission.has_robot,
        "air": mission.has_oxygen,
        "sir": mission is m51.MISSION,
        "card": mission.has_deck or mission.has_cards,
        "clock": mission is m54.MISSION,
        "lie": mission.lies,
        "memory": not mission.shows_tokens,
        "sevens": mission is m46.MISSION,
    }
    return [thing for thing in there if there[thing]]


FACTS: Final[BombBustersFacts] = {
    "missions": {number: sketch(mission) for number, mission in MISSIONS.items()},
    "equipment": [EQUIPMENT_TEXTS[card] for card in EQUIPMENT],
    "roles": [ROLE_TEXTS[role] for role in ROLES],
}
