"""The shape of an event's JSON, kind by kind. Not compiled, so that its types can be read."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from powderkeg.rules.bombbusters.card_happenings import CARD_HAPPENINGS
from powderkeg.rules.bombbusters.prop_views import RowEnd
from powderkeg.rules.bombbusters.views import (
    EquipmentName,
    RoleName,
    TokenName,
    ValueName,
    WireName,
)
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
        "link-broke",
        "no-token",
        "card-laid",
        "card-kept",
        "card-drawn",
    ]
    seat: Seat


class PlainHappening(TypedDict):
    """Something that says all by its name."""

    event: Literal[
        "dealt",
        "fresh-oxygen",
        "cards-shuffled",
        "cards-laid",
        "row-done",
        "seals-gone",
        "constraint-gone",
        "constraints-kept",
        "secrets-dealt",
        "robot-turned",
        "defused",
    ]


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


class TaggedHappening(TypedDict):
    """A true Info token before a wire: its value, or less."""

    event: Literal["tagged"]
    owner: Seat
    place: str
    value: TokenName
    why: Literal["start", "miss", "post-it", "penalty", "reward"]


class WireHappening(TypedDict):
    """A value at one place of one seat's stand.

    pointed (mission 50): seen for a moment, never told again. lied: not this value.
    """

    event: Literal["pointed", "lied"]
    owner: Seat
    place: str
    value: ValueName
    why: Literal["start", "miss", "post-it", "penalty"]


class AsideHappening(TypedDict):
    """A token beside the stand: of a wire there (mission 50), or of none there."""

    event: Literal["set-aside", "missing"]
    owner: Seat
    side: Side
    value: ValueName


class ValueHappening(TypedDict):
    """A value: of a hand that lacks it, of a number that is finished, of a turned card."""

    event: Literal["absent", "lacked", "false-call", "took-token"]
    seat: Seat
    value: ValueName


class NumberHappening(TypedDict):
    """A number is finished; its card is turned or laid, or comes to be the next."""

    event: Literal[
        "validated",
        "card-turned",
        "card-closed",
        "number-laid",
        "row-moved",
        "number-red",
        "robot-moved",
    ]
    value: ValueName


class SequenceHappening(TypedDict):
    """The Sequence card goes to an end of the line."""

    event: Literal["sequence-moved"]
    edge: RowEnd


class ClaimedHappening(TypedDict):
    """A seat points at places of the owner's stand and says one value, or two."""

    event: Literal["claimed"]
    seat: Seat
    owner: Seat
    places: list[str]
    count: int
    values: list[ValueName]
    how: Literal["cut", "double", "triple", "super", "x-or-y", "reversed"]


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


class DeclaredHappening(TypedDict):
    """A seat cuts its own reversed wires at these places, and says that they are of this value."""

    event: Literal["declared"]
    seat: Seat
    places: list[str]
    count: int
    value: ValueName


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


class RestoredHappening(TypedDict):
    """Used cards can be used once more."""

    event: Literal["restored"]
    cards: list[EquipmentName]
    count: int


class DisintegratedHappening(TypedDict):
    """All wires that were left of a number are cut, wherever they stood."""

    event: Literal["disintegrated"]
    value: ValueName
    spots: list[str]
    count: int


class SingledHappening(TypedDict):
    """A label ×1 lies before this wire."""

    event: Literal["singled"]
    owner: Seat
    place: str


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


class RecordedHappening(TypedDict):
    """The voice says this: 66-1 is the message recording-66-1."""

    event: Literal["recorded"]
    recording: str


class PinnedHappening(TypedDict):
    """The five constraint cards, at the north, east, south and west, and for the action."""

    event: Literal["pinned"]
    cards: list[str]


class SteppedHappening(TypedDict):
    """The figure went this way, and stands there: the stairs lead to the other floor."""

    event: Literal["stepped"]
    side: Literal["north", "east", "south", "west"]
    floor: Literal["ground", "basement"]
    column: int
    row: int
    space: str


class SpaceHappening(TypedDict):
    """Something is done, or reached, in the bunker."""

    event: Literal["action-done", "goal-reached"]
    space: str


class LeverHappening(TypedDict):
    """Two wires named at the lever, and how many of them are not yellow."""

    event: Literal["lever-missed"]
    seat: Seat
    spots: list[str]
    wrong: int


class SpotsHappening(TypedDict):
    """Wires that the magician closed again, or the juggler swapped; spots are like 1H."""

    event: Literal["closed-again", "juggled"]
    seat: Seat
    spots: list[str]


class SeatsHappening(TypedDict):
    """Everybody moved one seat."""

    event: Literal["seats-changed"]
    way: Literal["left", "right"]


class KnifedHappening(TypedDict):
    """These places of a seat are empty now."""

    event: Literal["knifed"]
    seat: Seat
    places: list[str]
    count: int


class CalledOutHappening(TypedDict):
    """A seat calls a word, or forgot to."""

    event: Literal["called-out", "forgot"]
    seat: Seat
    call: Literal["ta-da", "boing"]


class TargetHappening(TypedDict):
    """Of the target so many wires had to be cut: were they?"""

    event: Literal["target-judged"]
    target: int  # 1 to 7
    value: ValueName
    reached: Literal["yes", "no"]


class RemovedHappening(TypedDict):
    """This equipment card is out of the game."""

    event: Literal["card-removed"]
    equipment: EquipmentName


class ToldYellowsHappening(TypedDict):
    """So many yellow wires are closed in this hand."""

    event: Literal["told-yellows"]
    seat: Seat
    count: int


class ToldNumberHappening(TypedDict):
    """Does the hand have a closed wire of it?"""

    event: Literal["told-number"]
    seat: Seat
    value: ValueName
    holds: Literal["yes", "no"]


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
        "blocked",
        "rookie",
        "captain",
        "named",
        "skipped",
        "robot-full",
        "only-reds",
        "strict",
        "escaped",
        "not-yellow",
        "round",
        "not-red",
        "stranded",
        "reversed",
    ]
    seat: Seat  # whose turn it was
    owner: Seat | None
    places: list[str]


class CoveredHappening(TypedDict):
    """A Number card is laid on an equipment card, or goes away from it."""

    event: Literal["card-covered", "lock-lifted"]
    equipment: EquipmentName
    value: ValueName


class ChosenHappening(TypedDict):
    """An open Number card is turned over."""

    event: Literal["number-chosen"]
    seat: Seat
    value: ValueName


class NamedHappening(TypedDict):
    """All of a value were named together, and are cut; spots are like 1H."""

    event: Literal["named-cut", "four-cut"]
    seat: Seat
    value: ValueName
    spots: list[str]


class TripwireHappening(TypedDict):
    """A wire was pointed at as a tripwire."""

    event: Literal["tripwire-found", "tripwire-missed"]
    seat: Seat
    owner: Seat
    place: str


class PileHappening(TypedDict):
    """A pile of hidden cards gets smaller."""

    event: Literal["pile-shrank"]
    left: int


class OpenedHappening(TypedDict):
    """Equipment that was hidden lies open, ready to use."""

    event: Literal["pile-opened"]
    cards: list[EquipmentName]
    count: int


class OpenedCardHappening(TypedDict):
    """The card that lay face down is opened; was its number cut in this turn?"""

    event: Literal["card-opened"]
    value: ValueName
    hit: Literal["yes", "no"]


class RewardsHappening(TypedDict):
    """So many Number cards are dealt face down."""

    event: Literal["rewards-dealt"]
    count: int


class FoundHappening(TypedDict):
    """Equipment that lay face down is turned up, ready to use."""

    event: Literal["found"]
    equipment: EquipmentName


HAPPENINGS: tuple[type, ...] = (
    SeatHappening,
    PlainHappening,
    RoleHappening,
    DrawnHappening,
    PutInHappening,
    EquippedHappening,
    TaggedHappening,
    WireHappening,
    AsideHappening,
    ValueHappening,
    NumberHappening,
    SequenceHappening,
    ClaimedHappening,
    CutHappening,
    MatchedHappening,
    MissedHappening,
    FoundRedHappening,
    SoloHappening,
    DeclaredHappening,
    AllCutHappening,
    PlacesHappening,
    DialHappening,
    UnlockedHappening,
    RestoredHappening,
    DisintegratedHappening,
    SingledHappening,
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
    RecordedHappening,
    PinnedHappening,
    SteppedHappening,
    SpaceHappening,
    LeverHappening,
    SpotsHappening,
    SeatsHappening,
    KnifedHappening,
    CalledOutHappening,
    TargetHappening,
    RemovedHappening,
    ToldYellowsHappening,
    ToldNumberHappening,
    *CARD_HAPPENINGS,
    ExplodedHappening,
    CoveredHappening,
    ChosenHappening,
    NamedHappening,
    TripwireHappening,
    PileHappening,
    OpenedHappening,
    FoundHappening,
    RewardsHappening,
    OpenedCardHappening,
)
