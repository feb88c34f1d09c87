"""The shape of an event's JSON, kind by kind. Not compiled, so that its types can be read."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from powderkeg.rules.bombbusters.views import EquipmentName, RoleName, ValueName, WireName
from powderkeg.rules.core import Seat

Side: TypeAlias = Literal[1, 2]  # a seat's first or second stand


class SeatHappening(TypedDict):
    """A seat, and nothing more to say."""

    event: Literal[
        "captain-chosen",
        "turn-began",
        "skipped",
        "snipped",
        "play-again",
        "thumbed",
        "recharged",
    ]
    seat: Seat


class PlainHappening(TypedDict):
    """Something that says all by its name."""

    event: Literal["dealt", "fresh-oxygen", "cards-shuffled", "cards-laid", "defused"]


class RoleHappening(TypedDict):
    """A seat takes a character."""

    event: Literal["role-taken"]
    seat: Seat
    equipment: RoleName


class DrawnHappening(TypedDict):
    """A coloured wire is shown to all; `sure` if it is in play, else one of several that may be."""

    event: Literal["drawn"]
    wire: WireName
    value: Literal["yellow", "red"]
    sure: Literal["yes", "no"]


class PutInHappening(TypedDict):
    """So many of those shown go in."""

    event: Literal["put-in"]
    value: Literal["yellow", "red"]
    count: int
    shown: int


class EquippedHappening(TypedDict):
    """Cards that lie ready now, by the side of those that lay there before."""

    event: Literal["equipped"]
    cards: list[EquipmentName]
    count: int


class WireHappening(TypedDict):
    """A value at one place of one seat's stand.

    tagged: a true Info token; `why` start, miss, post-it or penalty. pointed (mission 50): seen for
    a moment, never told again. lied: not this value.
    """

    event: Literal["tagged", "pointed", "lied"]
    owner: Seat
    place: str
    value: ValueName
    why: Literal["start", "miss", "post-it", "penalty"]


class AsideHappening(TypedDict):
    """Mission 50: a token beside the stand."""

    event: Literal["set-aside"]
    owner: Seat
    side: Side
    value: ValueName


class ValueHappening(TypedDict):
    """A value: of a hand that lacks it, of a number that is finished, of a turned card."""

    event: Literal["absent", "lacked", "false-call"]
    seat: Seat
    value: ValueName


class NumberHappening(TypedDict):
    """A number is finished, or its card is turned."""

    event: Literal["validated", "card-turned"]
    value: ValueName


class ClaimedHappening(TypedDict):
    """A seat points at places of the owner's stand and says one value, or two."""

    event: Literal["claimed"]
    seat: Seat
    owner: Seat
    places: list[str]
    count: int
    values: list[ValueName]
    how: Literal["cut", "double", "triple", "super", "x-or-y"]


class CutHappening(TypedDict):
    """Both wires lie open: the owner's and the actor's own."""

    event: Literal["cut"]
    seat: Seat
    owner: Seat
    place: str
    own: str
    value: ValueName
    wires: list[WireName]  # as printed: the owner's, the actor's


class MatchedHappening(TypedDict):
    """After the X or Y ray: the owner's wire is of this one of the two values."""

    event: Literal["matched"]
    seat: Seat
    owner: Seat
    place: str
    value: ValueName


class MissedHappening(TypedDict):
    """The owner's wires are not what was said."""

    event: Literal["missed"]
    seat: Seat
    owner: Seat
    places: list[str]
    count: int
    values: list[ValueName]


class FoundRedHappening(TypedDict):
    """The Stabilizer held: these wires are red, and all know it."""

    event: Literal["found-red"]
    owner: Seat
    places: list[str]
    count: int


class SoloHappening(TypedDict):
    """One seat cut these places of its own; or all yellows or sevens on the table were named."""

    event: Literal["solo-cut"]
    seat: Seat
    value: ValueName
    places: list[str]
    count: int


class AllCutHappening(TypedDict):
    """All yellows (mission 48) or all sevens (mission 46) at once; spots are like 1H."""

    event: Literal["yellows-cut", "sevens-cut"]
    seat: Seat
    spots: list[str]


class PlacesHappening(TypedDict):
    """Reds shown, or nothing but sevens left."""

    event: Literal["reds-revealed", "only-sevens"]
    seat: Seat
    places: list[str]
    count: int


class DialHappening(TypedDict):
    """So many advances are left before the bomb goes off: at 1 the next one does it."""

    event: Literal["dialled"]
    lives: int
    left: int  # misses that can still be borne
    way: Literal["on", "back"]


class UnlockedHappening(TypedDict):
    """An equipment card may be used."""

    event: Literal["unlocked"]
    equipment: EquipmentName


class UsedHappening(TypedDict):
    """An equipment card, or with `own` yes the seat's character, is used."""

    event: Literal["used"]
    seat: Seat
    equipment: EquipmentName | RoleName
    own: Literal["yes", "no"]
    value: ValueName | Literal["none"]  # what it is asked for, where that is said


class LabelledHappening(TypedDict):
    """A label before this place and the next."""

    event: Literal["labelled"]
    owner: Seat
    place: str
    next: str
    label: Literal["alike", "unlike"]


class RadarHappening(TypedDict):
    """Is there a closed blue wire of this value on this stand?"""

    event: Literal["radar-answer"]
    owner: Seat
    side: Side
    stands: int  # how many the owner has
    value: ValueName
    yes: Literal["yes", "no"]


class PassedHappening(TypedDict):
    """The turn goes on to another seat, or another seat must cut."""

    event: Literal["passed-on", "appointed"]
    seat: Seat
    to: Seat


class RobotHappening(TypedDict):
    """The robot stands on this number; 0 is just before 1."""

    event: Literal["robot-walked"]
    at: int
    steps: int
    back: Literal["yes", "no"]  # does it walk down


class ArrivedHappening(TypedDict):
    """A wire came to the owner's stand, sorted in at this place."""

    event: Literal["robot-gave", "red-came"]
    owner: Seat
    place: str
    wire: WireName | Literal["unknown"]


class HandedHappening(TypedDict):
    """A wire went from the giver's place to the owner's: letters before and after."""

    event: Literal["handed"]
    giver: Seat
    origin: str
    owner: Seat
    place: str
    wire: WireName | Literal["unknown"]


class OxygenHappening(TypedDict):
    """Oxygen taken, paid, got or lost; what is left in the reserve."""

    event: Literal["took-oxygen", "paid-oxygen", "got-oxygen"]
    seat: Seat
    amount: int
    reserve: int


class LostOxygenHappening(TypedDict):
    """Oxygen leaves the game: its owner is out, or nobody can receive it."""

    event: Literal["lost-oxygen"]
    seat: Seat
    amount: int
    why: Literal["out", "box"]


class GaveHappening(TypedDict):
    """Oxygen from seat to seat."""

    event: Literal["gave-oxygen", "traded"]
    seat: Seat
    to: Seat
    amount: int


class CardsHappening(TypedDict):
    """Two Number cards leave the table."""

    event: Literal["cards-taken", "cards-dropped"]
    seat: Seat
    first: int
    second: int
    sign: Literal["plus", "minus"]
    value: str


class AnnouncedHappening(TypedDict):
    """Seconds left, or turns where the clock stands still."""

    event: Literal["announced"]
    left: int
    unit: Literal["seconds", "turns"]
    last: Literal["yes", "no"]  # the last stretch


class ExplodedHappening(TypedDict):
    """Why the mission is lost; the place where there is one."""

    event: Literal["exploded"]
    why: Literal[
        "red",
        "dial",
        "robot",
        "time",
        "sevens",
        "yellows",
        "stuck",
        "robot-full",
        "only-reds",
        "strict",
    ]
    seat: Seat  # whose turn it was
    owner: Seat | None
    places: list[str]


HAPPENINGS: tuple[type, ...] = (
    SeatHappening,
    PlainHappening,
    RoleHappening,
    DrawnHappening,
    PutInHappening,
    EquippedHappening,
    WireHappening,
    AsideHappening,
    ValueHappening,
    NumberHappening,
    ClaimedHappening,
    CutHappening,
    MatchedHappening,
    MissedHappening,
    FoundRedHappening,
    SoloHappening,
    AllCutHappening,
    PlacesHappening,
    DialHappening,
    UnlockedHappening,
    UsedHappening,
    LabelledHappening,
    RadarHappening,
    PassedHappening,
    RobotHappening,
    ArrivedHappening,
    HandedHappening,
    OxygenHappening,
    LostOxygenHappening,
    GaveHappening,
    CardsHappening,
    AnnouncedHappening,
    ExplodedHappening,
)
