"""Every move of Bomb Busters, with its text and the facts its sentence needs."""

from __future__ import annotations

from typing import ClassVar, Final

from powderkeg.rules.bombbusters.pieces import (
    COPIES,
    EQUIPMENT,
    EQUIPMENT_TEXTS,
    FALSE_BOTTOM,
    KIND_TEXTS,
    KINDS,
    MOST_PLACES,
    MOST_SEATS,
    NUMBERS,
    ROLE_TEXTS,
    ROLES,
    STANDS,
    VALUE_TEXTS,
    YELLOW,
    Kind,
    Place,
    Stand,
    Value,
    letter,
    spot,
)
from powderkeg.rules.core import Facts, Move, MoveSpace, Seat

NAMEABLE: Final = [*NUMBERS, YELLOW]  # values that can be said in a cut
MOST_OXYGEN: Final = 32


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
    """A move that names a number from 1 to 12."""

    def __init__(self, kind: str, number: int) -> None:
        super().__init__(f"{kind}:{number}")
        self.number: Final = number

    def facts(self) -> Facts:
        return {"value": str(self.number)}


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


class Solo(Move):
    """A Solo Cut of all wires that are left of a value."""

    foreseeable: ClassVar[bool] = False

    def __init__(self, value: Value) -> None:
        super().__init__(f"solo:{VALUE_TEXTS[value]}")
        self.value: Final = value

    def facts(self) -> Facts:
        return {"value": VALUE_TEXTS[self.value]}


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


class Oxygen(Move):
    """Give oxygen to a teammate, or take it."""

    def __init__(self, partner: Seat, amount: int) -> None:
        super().__init__(f"oxygen:{partner}{amount:+d}")
        self.partner: Final = partner
        self.amount: Final = amount  # given; taken if below zero

    def facts(self) -> Facts:
        way = "give" if self.amount > 0 else "take"
        return {"seat": self.partner, "amount": abs(self.amount), "way": way}


SEATS: Final = range(MOST_SEATS)
PLACES: Final = range(MOST_PLACES)


def of_seats(kind: str) -> list[OfSeat]:
    return [OfSeat(kind, seat) for seat in SEATS]


def of_wires(kind: str) -> list[list[OfWire]]:
    """By stand and place."""
    return [[OfWire(kind, stand, place) for place in PLACES] for stand in STANDS]


def of_numbers(kind: str) -> list[OfNumber]:
    """By number; the first place is not used."""
    return [OfNumber(kind, number) for number in range(13)]


def detections(kind: str) -> list[list[Detect]]:
    """By number and copy."""
    return [[Detect(kind, number, copy) for copy in range(COPIES)] for number in range(13)]


def pairs_of_values(kind: str) -> dict[int, TwoValues]:
    """By first * 16 + second."""
    return {
        first * 16 + second: TwoValues(kind, first, second)
        for first in NAMEABLE
        for second in NAMEABLE
        if first != second
    }


# Nature.
CAPTAINS: Final = of_seats("captain")
DRAWS: Final = [OfKind("draw", kind) for kind in KINDS]
PUTS: Final = [OfKind("put", kind) for kind in KINDS]
DEALS: Final = [OfKind("deal", kind) for kind in KINDS]
TAKES: Final = [OfKind("take", kind) for kind in KINDS]
EQUIPS: Final = [Equip(card) for card in range(FALSE_BOTTOM + 1)]
INFOS: Final = of_numbers("info")
CARDS: Final = of_numbers("card")

# Before the first turn, and where a stand is chosen (by nature, too).
ROLE_MOVES: Final = {role: TakeRole(role) for role in ROLES}
SIDES: Final = [Side(0), Side(1)]
TOKENS: Final = of_wires("token")
LIES: Final = [
    [[Lie(stand, place, number) for number in range(13)] for place in PLACES] for stand in STANDS
]

# Cutting.
CUTS: Final = [
    [
        [[Cut(stand, place, value, copy) for copy in range(COPIES)] for value in range(14)]
        for place in PLACES
    ]
    for stand in STANDS
]  # by stand, place, value, copy
SOLOS: Final = [Solo(value) for value in range(14)]
REVEAL: Final = Move("reveal")
DOUBLES: Final = detections("double")
TRIPLES: Final = detections("triple")
OWN_TRIPLES: Final = detections("own-triple")
SUPERS: Final = detections("super")
RAYS: Final = pairs_of_values("x-or-y")
OWN_RAYS: Final = pairs_of_values("own-x-or-y")
DETECTORS: Final = ["double", "triple", "own-triple", "super"]
WITHS: Final = {kind: With(kind) for kind in DETECTORS}
POINTS: Final = of_wires("at")
STAND_POINTS: Final = [OfStand(stand) for stand in STANDS]
GIVES: Final = of_wires("give")
TAGS: Final = of_wires("tag")
OPENS: Final = of_wires("open")

# Equipment.
UNLIKES: Final = of_wires("unlike")
ALIKES: Final = of_wires("alike")
WALKIES: Final = [
    [[Exchange("walkie", stand, place, seat) for seat in SEATS] for place in PLACES]
    for stand in STANDS
]  # by stand, place, partner
OWN_WALKIES: Final = [
    [[Exchange("own-walkie", stand, place, seat) for seat in SEATS] for place in PLACES]
    for stand in STANDS
]
HANDS: Final = of_wires("hand")
POST_ITS: Final = of_wires("post-it")
REWIND: Final = Move("rewinder")
RECHARGES: Final = [Recharge([seat]) for seat in SEATS] + [
    Recharge([first, second]) for first in SEATS for second in SEATS if first < second
]
RADARS: Final = of_numbers("radar")
OWN_RADARS: Final = of_numbers("own-radar")
STABILIZE: Final = Move("stabilizer")
MUGS: Final = of_seats("mug")

# Missions.
SKIP: Final = Move("skip")
THUMB: Final = Move("thumb")
PAYS: Final = of_seats("pay")
PAIRS: Final = [
    *(Pair("pair", a, "+", b) for a in NUMBERS for b in NUMBERS if a < b and a + b <= 12),
    *(Pair("pair", a, "-", b) for a in NUMBERS for b in NUMBERS if a > b),
]
DROPS: Final = [Pair("drop", a, "+", b) for a in NUMBERS for b in NUMBERS if a < b]
YELLOWS: Final = Move("yellows")
SNIP: Final = Move("snip")
DECLINE: Final = Move("decline")
APPOINTS: Final = of_seats("appoint")
TURN_CARD: Final = Move("turn-card")
TRADES: Final = [
    Oxygen(seat, amount) for seat in SEATS for amount in range(-MOST_OXYGEN, MOST_OXYGEN + 1)
]  # by seat and amount; an amount of nothing is not used
NO_TRADE: Final = Move("no-trade")


def every_move() -> list[Move]:
    """In the order of their numbers: append only."""
    moves: list[Move] = [*CAPTAINS, *DRAWS, *PUTS, *DEALS, *TAKES]
    moves += [EQUIPS[card] for card in (*EQUIPMENT, FALSE_BOTTOM)]
    for by_number in (INFOS, CARDS, RADARS, OWN_RADARS):
        moves += [by_number[number] for number in NUMBERS]
    moves += [*ROLE_MOVES.values(), *SIDES, REVEAL, *STAND_POINTS, *WITHS.values()]
    for by_place in (TOKENS, POINTS, GIVES, TAGS, OPENS, UNLIKES, ALIKES, HANDS, POST_ITS):
        for row in by_place:
            moves += row
    for by_partner in (WALKIES, OWN_WALKIES):
        moves += [move for rows in by_partner for row in rows for move in row]
    moves += [SOLOS[value] for value in NAMEABLE]
    for by_copy in (DOUBLES, TRIPLES, OWN_TRIPLES, SUPERS):
        moves += [move for number in NUMBERS for move in by_copy[number]]
    moves += [*RAYS.values(), *OWN_RAYS.values()]
    moves += [REWIND, *RECHARGES, STABILIZE, *MUGS]
    moves += [SKIP, THUMB, *PAYS, *PAIRS, *DROPS, YELLOWS, SNIP, DECLINE, *APPOINTS, TURN_CARD]
    moves += [NO_TRADE, *(trade for trade in TRADES if trade.amount)]
    moves += [rows[number] for stand in LIES for rows in stand for number in NUMBERS]
    moves += [
        move for stand in CUTS for rows in stand for value in NAMEABLE for move in rows[value]
    ]
    return moves


MOVES: Final = MoveSpace(every_move())
