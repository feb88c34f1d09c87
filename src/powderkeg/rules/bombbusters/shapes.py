"""The shapes of moves: how each is written, and what its sentence needs."""

from __future__ import annotations

from typing import ClassVar, Final

from powderkeg.rules.bombbusters.pieces import (
    EQUIPMENT_TEXTS,
    KIND_TEXTS,
    ROLE_TEXTS,
    VALUE_TEXTS,
    Kind,
    Place,
    Stand,
    Value,
    letter,
    spot,
)
from powderkeg.rules.bombbusters.prop_views import RowEnd
from powderkeg.rules.core import Facts, Move, Seat


class OfSeat(Move):
    """A move that names a seat: the captain, who is appointed, paid, next."""

    def __init__(self, kind: str, seat: Seat) -> None:
        super().__init__(f"{kind}:{seat}")
        self.seat: Final = seat

    def facts(self) -> Facts:
        return {"seat": self.seat}


class OfKind(Move):
    """Nature draws a wire."""

    def __init__(self, kind: str, wire: Kind) -> None:
        super().__init__(f"{kind}:{KIND_TEXTS[wire]}")
        self.wire: Final = wire

    def facts(self) -> Facts:
        return {"wire": KIND_TEXTS[self.wire]}


class OfNumber(Move):
    """A move that names a number."""

    def __init__(self, kind: str, number: int) -> None:
        super().__init__(f"{kind}:{number}")
        self.number: Final = number

    def facts(self) -> Facts:
        return {"value": str(self.number)}


class OfValue(Move):
    """A move that names a number, or yellow."""

    def __init__(self, kind: str, value: Value) -> None:
        super().__init__(f"{kind}:{VALUE_TEXTS[value]}")
        self.value: Final = value

    def facts(self) -> Facts:
        return {"value": VALUE_TEXTS[self.value]}


class Equip(Move):
    """Nature draws an equipment card."""

    def __init__(self, card: int) -> None:
        super().__init__(f"equip:{EQUIPMENT_TEXTS[card]}")
        self.card: Final = card

    def facts(self) -> Facts:
        return {"equipment": EQUIPMENT_TEXTS[self.card]}


class TakeRole(Move):
    """Choose a character before the mission."""

    def __init__(self, role: int) -> None:
        super().__init__(f"role:{ROLE_TEXTS[role]}")
        self.role: Final = role

    def facts(self) -> Facts:
        return {"equipment": ROLE_TEXTS[self.role]}


class Side(Move):
    """Which of a seat's two stands."""

    def __init__(self, side: int) -> None:
        super().__init__(f"side:{side + 1}")
        self.side: Final = side

    def facts(self) -> Facts:
        return {"side": self.side + 1}


class AtEnd(Move):
    """The Sequence card goes to an end of the line."""

    def __init__(self, end: RowEnd) -> None:
        super().__init__(f"sequence:{end}")
        self.end: Final = end

    def facts(self) -> Facts:
        return {"edge": self.end}


class OfWire(Move):
    """A move that points at one place on a stand."""

    def __init__(self, kind: str, stand: Stand, place: Place) -> None:
        super().__init__(f"{kind}:{spot(stand, place)}")
        self.stand: Final = stand
        self.place: Final = place

    def facts(self) -> Facts:
        return {"owner": self.stand // 2, "place": letter(self.stand, self.place)}


class OfStand(Move):
    """Point at a whole stand."""

    def __init__(self, stand: Stand) -> None:
        super().__init__(f"stand:{stand // 2}{'b' if stand % 2 else ''}")
        self.stand: Final = stand

    def facts(self) -> Facts:
        return {"owner": self.stand // 2, "side": self.stand % 2 + 1}


class Cut(Move):
    """A Dual Cut: this wire is a …; the actor's so-manyth copy from the left is opened."""

    foreseeable: ClassVar[bool] = False

    def __init__(self, stand: Stand, place: Place, value: Value, copy: int) -> None:
        nth = f"/{copy + 1}" if copy else ""
        super().__init__(f"cut:{spot(stand, place)}={VALUE_TEXTS[value]}{nth}")
        self.stand: Final = stand
        self.place: Final = place
        self.value: Final = value
        self.copy: Final = copy

    def facts(self) -> Facts:
        return {
            "owner": self.stand // 2,
            "place": letter(self.stand, self.place),
            "value": VALUE_TEXTS[self.value],
            "copy": self.copy + 1,
        }


class Solo(OfValue):
    """A Solo Cut of all wires that are left of a value."""

    foreseeable: ClassVar[bool] = False

    def __init__(self, value: Value) -> None:
        super().__init__("solo", value)


class CutReversed(Move):
    """A Dual Cut with an own reversed wire, the first or the second: both are a …"""

    foreseeable: ClassVar[bool] = False

    def __init__(self, stand: Stand, place: Place, number: int, nth: int) -> None:
        super().__init__(f"reversed:{spot(stand, place)}={number}{f'/{nth + 1}' if nth else ''}")
        self.stand: Final = stand
        self.place: Final = place
        self.number: Final = number
        self.nth: Final = nth

    def facts(self) -> Facts:
        place = letter(self.stand, self.place)
        owner = self.stand // 2
        return {"owner": owner, "place": place, "value": str(self.number), "nth": self.nth + 1}


class SoloReversed(Move):
    """A Solo Cut with own reversed wires, as bits: the first, the second, both."""

    foreseeable: ClassVar[bool] = False

    def __init__(self, number: int, which: int) -> None:
        super().__init__(f"reversed-solo:{number}{('', '', '/2', '/1+2')[which]}")
        self.number: Final = number
        self.which: Final = which

    def facts(self) -> Facts:
        return {"value": str(self.number), "which": ("", "first", "second", "both")[self.which]}


class Quick(Move):
    """Fast Pass: a Solo Cut of two equal wires, though others are elsewhere."""

    foreseeable: ClassVar[bool] = False

    def __init__(self, number: int) -> None:
        super().__init__(f"fast-pass:{number}")
        self.number: Final = number

    def facts(self) -> Facts:
        return {"value": str(self.number)}


class Detect(Move):
    """Begin a Dual Cut with a detector: the value is said, then wires are pointed at."""

    def __init__(self, kind: str, number: int, copy: int) -> None:
        super().__init__(f"{kind}:{number}{f'/{copy + 1}' if copy else ''}")
        self.number: Final = number
        self.copy: Final = copy

    def facts(self) -> Facts:
        return {"value": str(self.number), "copy": self.copy + 1}


class TwoValues(Move):
    """Begin a Dual Cut with the X or Y ray: two values are said, the first one first."""

    def __init__(self, kind: str, first: Value, second: Value) -> None:
        super().__init__(f"{kind}:{VALUE_TEXTS[first]}+{VALUE_TEXTS[second]}")
        self.first: Final = first
        self.second: Final = second

    def facts(self) -> Facts:
        return {"value": VALUE_TEXTS[self.first], "other": VALUE_TEXTS[self.second]}


class With(Move):
    """Join a detector to the X or Y ray."""

    def __init__(self, kind: str) -> None:
        super().__init__(f"with:{kind}")
        self.detector: Final = kind

    def facts(self) -> Facts:
        return {"equipment": self.detector}


class Lie(Move):
    """Put a false token: this wire is not a …"""

    def __init__(self, stand: Stand, place: Place, number: int) -> None:
        super().__init__(f"lie:{spot(stand, place)}={number}")
        self.stand: Final = stand
        self.place: Final = place
        self.number: Final = number

    def facts(self) -> Facts:
        place = letter(self.stand, self.place)
        return {"owner": self.stand // 2, "place": place, "value": str(self.number)}


class Exchange(Move):
    """Walkie-Talkies: hand this wire to that seat, which hands one back."""

    def __init__(self, kind: str, stand: Stand, place: Place, partner: Seat) -> None:
        super().__init__(f"{kind}:{spot(stand, place)}>{partner}")
        self.stand: Final = stand
        self.place: Final = place
        self.partner: Final = partner

    def facts(self) -> Facts:
        place = letter(self.stand, self.place)
        return {"owner": self.stand // 2, "place": place, "partner": self.partner}


class Recharge(Move):
    """Emergency Batteries for one or two characters."""

    def __init__(self, seats: list[Seat]) -> None:
        super().__init__(f"batteries:{'+'.join(map(str, seats))}")
        self.seats: Final = seats

    def facts(self) -> Facts:
        return {"charged": [*self.seats], "count": len(self.seats)}


class Pair(Move):
    """Two Number cards: added, subtracted, or dropped."""

    def __init__(self, kind: str, first: int, sign: str, second: int) -> None:
        super().__init__(f"{kind}:{first}{sign}{second}")
        self.first: Final = first
        self.sign: Final = sign
        self.second: Final = second

    @property
    def result(self) -> int:
        return self.first + self.second if self.sign == "+" else self.first - self.second

    def facts(self) -> Facts:
        return {
            "first": self.first,
            "second": self.second,
            "sign": "plus" if self.sign == "+" else "minus",
            "value": str(self.result),
        }


class Trade(Move):
    """Give oxygen to a teammate, or take it."""

    def __init__(self, partner: Seat, amount: int) -> None:
        super().__init__(f"oxygen:{partner}{amount:+d}")
        self.partner: Final = partner
        self.amount: Final = amount  # given; taken if below zero

    def facts(self) -> Facts:
        way = "give" if self.amount > 0 else "take"
        return {"seat": self.partner, "amount": abs(self.amount), "way": way}


class Pin(Move):
    """A constraint card goes to the next place at the map."""

    def __init__(self, card: str) -> None:
        super().__init__(f"pin:{card}")
        self.card: Final = card

    def facts(self) -> Facts:
        return {"constraint": self.card}


class Step(Move):
    """The figure goes one space."""

    def __init__(self, side: str) -> None:
        super().__init__(f"step:{side}")
        self.side: Final = side

    def facts(self) -> Facts:
        return {"side": self.side}


class OfConstraint(Move):
    """A constraint card is taken, or drawn by nature."""

    def __init__(self, kind: str, card: str) -> None:
        super().__init__(f"{kind}:{card}")
        self.card: Final = card

    def facts(self) -> Facts:
        return {"constraint": self.card}


class Way(Move):
    """All constraints move one place to the left or right, or stay."""

    def __init__(self, way: str) -> None:
        super().__init__(f"ring:{way}")
        self.way: Final = way

    def facts(self) -> Facts:
        return {"way": self.way}


class NameLink(Move):
    """Name the weakest link, and its constraint."""

    foreseeable: ClassVar[bool] = False

    def __init__(self, seat: Seat, card: str) -> None:
        super().__init__(f"link:{seat}={card}")
        self.seat: Final = seat
        self.card: Final = card

    def facts(self) -> Facts:
        return {"seat": self.seat, "constraint": self.card}


class OfChallenge(Move):
    """Nature lays a Challenge card."""

    def __init__(self, card: int) -> None:
        super().__init__(f"challenge:{card}")
        self.card: Final = card

    def facts(self) -> Facts:
        return {"challenge": str(self.card)}


class GiveCard(Move):
    """Give a Number card to a teammate."""

    def __init__(self, number: int, seat: Seat) -> None:
        super().__init__(f"give-card:{number}>{seat}")
        self.number: Final = number
        self.seat: Final = seat

    def facts(self) -> Facts:
        return {"value": str(self.number), "seat": self.seat}


class CallRed(OfWire):
    """Call a teammate's wire red (challenge 1)."""

    foreseeable: ClassVar[bool] = False

    def __init__(self, stand: Stand, place: Place) -> None:
        super().__init__("call-red", stand, place)
