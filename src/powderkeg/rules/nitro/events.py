"""Everything that can be seen to happen in Nitro Glyxerol. Nothing of it is hidden from anyone."""

from __future__ import annotations

from typing import ClassVar, Final

from powderkeg.rules.core import Event, Facts, Json, Seat
from powderkeg.rules.nitro.pieces import NAMES, NO_SEAT, Card, Cube, card_text

NOTHING: Final = "none"  # where a cube is missing


class OfSeat(Event):
    """Something that befell a seat, with nothing more to say."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def facts(self) -> Facts:
        return {"seat": self.seat}


class RoundBegan(Event):
    """A new round. Somebody has the mouse poop, or nobody yet."""

    key: ClassVar[str] = "round-began"

    def __init__(self, number: int, poop: Seat) -> None:
        self.number: Final = number
        self.poop: Final = poop

    def facts(self) -> Facts:
        nobody = self.poop == NO_SEAT
        return {"round": self.number, "poop": "nobody" if nobody else "somebody", "seat": self.poop}


class Laid(Event):
    """A card of the formula lies open."""

    key: ClassVar[str] = "laid"

    def __init__(self, place: int, card: Card) -> None:
        self.place: Final = place
        self.card: Final = card

    def facts(self) -> Facts:
        return {"place": self.place, "card": card_text(self.card)}


class Loaded(Event):
    """A seat's cubes lie in its flask."""

    key: ClassVar[str] = "loaded"

    def __init__(self, seat: Seat, places: list[tuple[int, int]], late: bool) -> None:
        self.seat: Final = seat
        self.places: Final = places
        self.late: Final = late

    def facts(self) -> Facts:
        places: Json = [[x, y] for x, y in self.places]
        return {"seat": self.seat, "places": places, "how": "late" if self.late else "ready"}


class Counted(Event):
    """All are loaded: three, two, one."""

    key: ClassVar[str] = "counted"


class SandTurned(OfSeat):
    """The sand runs, or the calm mixing begins. Who has the poop, or sits first, turned it over."""

    key: ClassVar[str] = "sand-turned"


class Mixed(Event):
    """What a hand did since the last time, from which tick on, and how the flask stands now."""

    key: ClassVar[str] = "mixed"

    def __init__(self, seat: Seat, tick: int, pushes: str, hashed: str) -> None:
        self.seat: Final = seat
        self.tick: Final = tick
        self.pushes: Final = pushes  # base64
        self.hashed: Final = hashed

    def facts(self) -> Facts:
        return {"seat": self.seat, "tick": self.tick, "pushes": self.pushes, "hash": self.hashed}


class WithCube(Event):
    """A seat and a cube."""

    def __init__(self, seat: Seat, cube: Cube) -> None:
        self.seat: Final = seat
        self.cube: Final = cube

    def facts(self) -> Facts:
        return {"seat": self.seat, "cube": NAMES[self.cube]}


class JumpedOut(WithCube):
    """A cube was knocked over the rim and lies beside the flask."""

    key: ClassVar[str] = "jumped-out"


class WentBack(WithCube):
    """It was put back into the start area."""

    key: ClassVar[str] = "went-back"


class BeakChanged(Event):
    """Other cubes are in the beak than before: so many from the front stand right."""

    key: ClassVar[str] = "beak-changed"

    def __init__(self, seat: Seat, beak: list[Cube], right: int) -> None:
        self.seat: Final = seat
        self.beak: Final = beak
        self.right: Final = right

    def facts(self) -> Facts:
        cubes: Json = [NAMES[cube] for cube in self.beak]
        return {"seat": self.seat, "cubes": cubes, "count": len(self.beak), "right": self.right}


class Stopped(Event):
    """Hands off: this is how the flask stands. Which card it brings is seen when all are as far."""

    key: ClassVar[str] = "stopped"

    def __init__(self, seat: Seat, tick: int) -> None:
        self.seat: Final = seat
        self.tick: Final = tick

    def facts(self) -> Facts:
        return {"seat": self.seat, "tick": self.tick}


class SandOut(Event):
    """The sand is through, or all gentle tilts are used up."""

    key: ClassVar[str] = "sand-out"


class Grabbed(Stopped):
    """Somebody's hand is on the cards, so many ticks after the sand ran out."""

    key: ClassVar[str] = "grabbed"


class TookStop(Event):
    """A seat has a stop card: for stopping, by grabbing, as the last one, or dealt."""

    key: ClassVar[str] = "took-stop"

    def __init__(self, seat: Seat, number: int, how: str, tick: int) -> None:
        self.seat: Final = seat
        self.number: Final = number
        self.how: Final = how  # stop, grab, last, dealt
        self.tick: Final = tick

    def facts(self) -> Facts:
        return {"seat": self.seat, "number": self.number, "how": self.how, "tick": self.tick}


class Won(Event):
    """A cube in its place: the card is won."""

    key: ClassVar[str] = "won-card"

    def __init__(self, seat: Seat, card: Card, place: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.place: Final = place

    def facts(self) -> Facts:
        return {"seat": self.seat, "card": card_text(self.card), "place": self.place}


class Gone(Event):
    """A cube in its place, but somebody was quicker."""

    key: ClassVar[str] = "card-gone"

    def __init__(self, seat: Seat, card: Card, place: int, other: Seat) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.place: Final = place
        self.other: Final = other

    def facts(self) -> Facts:
        card = card_text(self.card)
        return {"seat": self.seat, "card": card, "place": self.place, "other": self.other}


class Missed(Event):
    """The first error in a beak: scoring ends there."""

    key: ClassVar[str] = "missed"

    def __init__(self, seat: Seat, place: int, wanted: Cube, found: str) -> None:
        self.seat: Final = seat
        self.place: Final = place
        self.wanted: Final = wanted
        self.found: Final = found  # a cube, or none

    def facts(self) -> Facts:
        return {
            "seat": self.seat,
            "place": self.place,
            "cube": NAMES[self.wanted],
            "found": self.found,
        }


class Boxed(Event):
    """Cards that nobody won go back to the box."""

    key: ClassVar[str] = "boxed"

    def __init__(self, cards: list[Card]) -> None:
        self.cards: Final = cards

    def facts(self) -> Facts:
        cards: Json = [card_text(card) for card in self.cards]
        return {"cards": cards, "count": len(self.cards)}


class GotPoop(Event):
    """Who took stop card 1 has the mouse poop in the next round, perhaps once more."""

    key: ClassVar[str] = "got-poop"

    def __init__(self, seat: Seat, again: bool) -> None:
        self.seat: Final = seat
        self.again: Final = again

    def facts(self) -> Facts:
        return {"seat": self.seat, "again": "yes" if self.again else "no"}


class WonGame(OfSeat):
    """The best mixer, or one of them."""

    key: ClassVar[str] = "won-game"


EVENTS: Final = [
    kind.key
    for kind in (
        RoundBegan,
        Laid,
        Loaded,
        Counted,
        SandTurned,
        Mixed,
        JumpedOut,
        WentBack,
        BeakChanged,
        Stopped,
        SandOut,
        Grabbed,
        TookStop,
        Won,
        Gone,
        Missed,
        Boxed,
        GotPoop,
        WonGame,
    )
]
