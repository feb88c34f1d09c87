"""Everything that can be seen to happen in Zündstoff."""

from __future__ import annotations

from typing import ClassVar, Final

from powderkeg.rules.core import EVERYONE, Event, Facts, Json, Seat
from powderkeg.rules.zundstoff.layouts import Place
from powderkeg.rules.zundstoff.pieces import (
    COLOUR_TEXTS,
    FREE,
    Colour,
    Planet,
    Rocket,
    face,
)

UNKNOWN: Final = "unknown"


class OfSeat(Event):
    """Something a seat did or that befell it, with nothing more to say."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def facts(self) -> Facts:
        return {"seat": self.seat}


class LaidOut(OfSeat):
    """The discs lie, and this seat holds the start marker."""

    key: ClassVar[str] = "laid-out"


class RoundBegan(Event):
    """A new round; the start marker is with this seat."""

    key: ClassVar[str] = "round-began"

    def __init__(self, number: int, seat: Seat) -> None:
        self.number: Final = number
        self.seat: Final = seat

    def facts(self) -> Facts:
        return {"round": self.number, "seat": self.seat}


class Secret(Event):
    """A seat chose something face down. Only itself sees what."""

    def __init__(self, seat: Seat, what: str) -> None:
        self.seat: Final = seat
        self.what: Final = what

    def is_seen_by(self, seat: Seat) -> bool:
        return seat in (self.seat, EVERYONE)


class Laid(Secret):
    """A card lies face down."""

    key: ClassVar[str] = "laid"

    def seen_by(self, seat: Seat) -> Event | None:
        return self if self.is_seen_by(seat) else Laid(self.seat, UNKNOWN)

    def facts(self) -> Facts:
        return {"seat": self.seat, "card": self.what}


class ChoseColour(Secret):
    """A colour was chosen face down: of two flights, or for lone black matches."""

    key: ClassVar[str] = "chose-colour"

    def seen_by(self, seat: Seat) -> Event | None:
        return self if self.is_seen_by(seat) else ChoseColour(self.seat, UNKNOWN)

    def facts(self) -> Facts:
        return {"seat": self.seat, "colour": self.what}


class Changed(Secret):
    """A seat chose otherwise while others still think. Nobody else is told."""

    key: ClassVar[str] = "changed"

    def seen_by(self, seat: Seat) -> Event | None:
        return self if self.is_seen_by(seat) else None

    def facts(self) -> Facts:
        return {"seat": self.seat, "choice": self.what}


class Revealed(Event):
    """All turn up their first, or second, card at once."""

    key: ClassVar[str] = "revealed"

    def __init__(self, which: str, cards: list[str]) -> None:
        self.which: Final = which
        self.cards: Final = cards

    def uncovers(self, seat: Seat) -> bool:
        return True

    def facts(self) -> Facts:
        return {"which": self.which, "cards": [*self.cards]}


class Showed(Event):
    """What one seat turned up."""

    key: ClassVar[str] = "showed"

    def __init__(self, seat: Seat, card: str) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def uncovers(self, seat: Seat) -> bool:
        return seat != self.seat

    def facts(self) -> Facts:
        return {"seat": self.seat, "card": self.card}


class WithColour(Event):
    """A seat and a colour."""

    def __init__(self, seat: Seat, colour: Colour) -> None:
        self.seat: Final = seat
        self.colour: Final = colour

    def facts(self) -> Facts:
        return {"seat": self.seat, "colour": COLOUR_TEXTS[self.colour]}


class Named(Event):
    """Option: a seat's lone black matches count in this colour."""

    key: ClassVar[str] = "named"

    def __init__(self, seat: Seat, colour: Colour, matches: int) -> None:
        self.seat: Final = seat
        self.colour: Final = colour
        self.matches: Final = matches

    def uncovers(self, seat: Seat) -> bool:
        return seat != self.seat

    def facts(self) -> Facts:
        return {"seat": self.seat, "colour": COLOUR_TEXTS[self.colour], "matches": self.matches}


class SunTurned(Event):
    """A sun-turn card: the sun turned a quarter and now lies so."""

    key: ClassVar[str] = "sun-turned"

    def __init__(self, seat: Seat, turned: int) -> None:
        self.seat: Final = seat
        self.turned: Final = turned

    def facts(self) -> Facts:
        return {"seat": self.seat, "turned": self.turned}


class PlanetTurned(Event):
    """A planet-turn card: a disc turned, the seat's own or another one."""

    key: ClassVar[str] = "planet-turned"

    def __init__(self, seat: Seat, planet: Planet, place: Place, quarters: int, own: bool) -> None:
        self.seat: Final = seat
        self.planet: Final = planet
        self.place: Final = place
        self.quarters: Final = quarters
        self.own: Final = own

    def facts(self) -> Facts:
        return {
            "seat": self.seat,
            "planet": self.planet,
            "place": self.place,
            "quarters": self.quarters,
            "own": "yes" if self.own else "no",
        }


class FlightWon(Event):
    """The most matches of a colour: these seats fly it."""

    key: ClassVar[str] = "flight-won"

    def __init__(self, colour: Colour, seats: list[Seat], matches: int) -> None:
        self.colour: Final = colour
        self.seats: Final = seats
        self.matches: Final = matches

    def facts(self) -> Facts:
        return {
            "colour": COLOUR_TEXTS[self.colour],
            "winners": [*self.seats],
            "count": len(self.seats),
            "matches": self.matches,
        }


class NobodyFlies(Event):
    """Nobody showed a coloured match: no rocket starts."""

    key: ClassVar[str] = "nobody-flies"


class FlightChosen(WithColour):
    """Of two flights won, the seat takes this one."""

    key: ClassVar[str] = "flight-chosen"

    def uncovers(self, seat: Seat) -> bool:
        return seat != self.seat


class Flew(Event):
    """A pawn flew from disc to disc and came to its end."""

    key: ClassVar[str] = "flew"

    def __init__(
        self, seat: Seat, colour: Colour, path: list[Place], planets: list[Planet], end: str
    ) -> None:
        self.seat: Final = seat
        self.colour: Final = colour
        self.path: Final = path  # with the disc it left
        self.planets: Final = planets  # the same by number, as far as they lie open
        self.end: Final = end  # planet, stop, rose or sun

    def facts(self) -> Facts:
        return {
            "seat": self.seat,
            "colour": COLOUR_TEXTS[self.colour],
            "path": [*self.path],
            "start": self.planets[0],
            "planet": self.planets[-1],
            "steps": len(self.path) - 1,
            "end": self.end,
        }


class Stayed(Event):
    """A flight was won, but the rocket cannot leave the disc."""

    key: ClassVar[str] = "stayed"

    def __init__(self, seat: Seat, colour: Colour, why: str) -> None:
        self.seat: Final = seat
        self.colour: Final = colour
        self.why: Final = why  # sun: its side is closed; alone: no other disc in the line

    def facts(self) -> Facts:
        return {"seat": self.seat, "colour": COLOUR_TEXTS[self.colour], "why": self.why}


class TurnedUp(Event):
    """A face-down disc was turned up by a flyer: a stop-disc for this round."""

    key: ClassVar[str] = "turned-up"

    def __init__(self, seat: Seat, place: Place, planet: Planet, turned: int) -> None:
        self.seat: Final = seat
        self.place: Final = place
        self.planet: Final = planet
        self.turned: Final = turned

    def uncovers(self, seat: Seat) -> bool:
        return True

    def facts(self) -> Facts:
        return {
            "seat": self.seat,
            "place": self.place,
            "planet": self.planet,
            "turned": self.turned,
            "rockets": [rocket_facts(rocket) for rocket in face(self.planet, self.turned)],
        }


def rocket_facts(rocket: Rocket) -> Json:
    colour, number = rocket
    return None if rocket == FREE else {"colour": COLOUR_TEXTS[colour], "number": number}


class TookGlasses(WithColour):
    """A flyer reached the sun: a chip of that colour, and back to Earth."""

    key: ClassVar[str] = "took-glasses"


class LandedAgain(WithColour):
    """A flyer reached the sun in a colour it owns: no chip, and back to Earth."""

    key: ClassVar[str] = "landed-again"


class CardsBack(Event):
    """One card is left in every hand: all take their cards back."""

    key: ClassVar[str] = "cards-back"


class WonTheTitle(OfSeat):
    """Two glasses of different colours: this seat wins."""

    key: ClassVar[str] = "won-the-title"


class RaceStopped(Event):
    """The last round is over, and nobody has two colours."""

    key: ClassVar[str] = "race-stopped"

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def facts(self) -> Facts:
        return {"round": self.number}


EVENTS: Final = [
    LaidOut.key,
    RoundBegan.key,
    Laid.key,
    ChoseColour.key,
    Changed.key,
    Revealed.key,
    Showed.key,
    Named.key,
    SunTurned.key,
    PlanetTurned.key,
    FlightWon.key,
    NobodyFlies.key,
    FlightChosen.key,
    Flew.key,
    Stayed.key,
    TurnedUp.key,
    TookGlasses.key,
    LandedAgain.key,
    CardsBack.key,
    WonTheTitle.key,
    RaceStopped.key,
]
