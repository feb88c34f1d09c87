"""Every move there is in Zündstoff, by a seat or by nature."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.core import Facts, Move, MoveSpace, Seat
from powderkeg.rules.zundstoff.pieces import (
    BLACK,
    COLOUR_TEXTS,
    COLOURS,
    EARTH,
    MOST_SEATS,
    PLANETS,
    QUARTERS,
    Colour,
    Planet,
)


class LayCard(Move):
    """Lay a card face down, or another one instead."""

    def __init__(self, card: str) -> None:
        super().__init__(f"card:{card}")
        self.card: Final = card

    def facts(self) -> Facts:
        return {"card": self.card}


class TurnPlanet(Move):
    """Turn a disc clockwise by so many quarters."""

    def __init__(self, planet: Planet, quarters: int) -> None:
        super().__init__(f"turn:{planet}+{quarters}")
        self.planet: Final = planet
        self.quarters: Final = quarters

    def facts(self) -> Facts:
        return {"planet": self.planet, "quarters": self.quarters}


class OfColour(Move):
    """A move that names a colour."""

    def __init__(self, kind: str, colour: Colour) -> None:
        super().__init__(f"{kind}:{COLOUR_TEXTS[colour]}")
        self.colour: Final = colour

    def facts(self) -> Facts:
        return {"colour": COLOUR_TEXTS[self.colour]}


class ChooseFlight(OfColour):
    """Of two flights won, take this one."""


class NameColour(OfColour):
    """Option: lone black matches count in this colour."""


class Fly(Move):
    """Fly on and stop there: a planet, the sun, or the disc whose rose lies up."""

    def __init__(self, goal: str) -> None:
        super().__init__(f"fly:{goal}")
        self.goal: Final = goal

    def facts(self) -> Facts:
        return {"goal": int(self.goal) if self.goal.isdecimal() else self.goal}


class Deal(Move):
    """Nature lays a disc face down, turned by so many quarters."""

    def __init__(self, planet: Planet, quarters: int) -> None:
        super().__init__(f"deal:{planet}+{quarters}")
        self.planet: Final = planet
        self.quarters: Final = quarters

    def facts(self) -> Facts:
        return {"planet": self.planet, "quarters": self.quarters}


class Spin(Move):
    """Nature lays Earth or the sun, turned by so many quarters."""

    def __init__(self, disc: str, quarters: int) -> None:
        super().__init__(f"{disc}:{quarters}")
        self.quarters: Final = quarters

    def facts(self) -> Facts:
        return {"quarters": self.quarters}


class GiveMarker(Move):
    """Nature says who holds the start marker first."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(f"marker:{seat}")
        self.seat: Final = seat

    def facts(self) -> Facts:
        return {"seat": self.seat}


CARD_TEXTS: Final = [
    "sun",
    "planet",
    *(f"{COLOUR_TEXTS[colour]}{matches}" for colour in COLOURS for matches in (1, 2, 3)),
    *(f"{COLOUR_TEXTS[BLACK]}{matches}" for matches in (1, 2)),
]
CARD_MOVES: Final = {card: LayCard(card) for card in CARD_TEXTS}
TURNS: Final = {
    planet: [TurnPlanet(planet, quarters) for quarters in QUARTERS] for planet in PLANETS
}
FLIGHT_CHOICES: Final = [ChooseFlight("flight", colour) for colour in COLOURS]
NAMINGS: Final = [NameColour("name", colour) for colour in COLOURS]
FLY_TO: Final = [Fly("sun"), *(Fly(str(planet)) for planet in PLANETS)]  # by planet; 0 is the sun
FLY_TO_ROSE: Final = Fly("rose")

EARTH_SPINS: Final[list[Move]] = [Spin("earth", quarters) for quarters in range(4)]
SUN_SPINS: Final[list[Move]] = [Spin("sun", quarters) for quarters in range(4)]
DEALS: Final[dict[Planet, list[Move]]] = {
    planet: [Deal(planet, quarters) for quarters in range(4)]
    for planet in PLANETS
    if planet != EARTH
}
MARKERS: Final[list[Move]] = [GiveMarker(seat) for seat in range(MOST_SEATS)]

# Append only: the order is the integer encoding.
MOVES: Final = MoveSpace(
    [
        *CARD_MOVES.values(),
        *(turn for planet in PLANETS for turn in TURNS[planet]),
        *FLIGHT_CHOICES,
        *NAMINGS,
        *FLY_TO,
        FLY_TO_ROSE,
        *EARTH_SPINS,
        *SUN_SPINS,
        *(deal for deals in DEALS.values() for deal in deals),
        *MARKERS,
    ],
    __name__,
)
