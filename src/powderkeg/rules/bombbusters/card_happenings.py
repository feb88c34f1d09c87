"""The shape of events about constraints, challenges and Number cards. Not compiled, as there."""

from __future__ import annotations

from typing import Literal, TypedDict

from powderkeg.rules.bombbusters.prop_views import ConstraintName
from powderkeg.rules.bombbusters.views import ValueName, WireName
from powderkeg.rules.core import Seat


class OwnConstraintHappening(TypedDict):
    """A constraint that a seat has now, or is free of."""

    event: Literal["constraint-taken", "constraint-dropped"]
    seat: Seat
    constraint: ConstraintName


class ConstraintHappening(TypedDict):
    """The constraint that is in force now."""

    event: Literal["constraint-opened"]
    constraint: ConstraintName


class PairedHappening(TypedDict):
    """The constraint that lies beside a Number card."""

    event: Literal["constraint-paired"]
    value: ValueName
    constraint: ConstraintName


class RingHappening(TypedDict):
    """All constraints move."""

    event: Literal["constraints-moved"]
    way: Literal["left", "right"]


class LinkHappening(TypedDict):
    """A seat names another as the weakest link."""

    event: Literal["link-named"]
    seat: Seat
    to: Seat
    constraint: ConstraintName
    right: Literal["yes", "no"]


class ChallengesHappening(TypedDict):
    """Challenge cards that lie open; numbers lie on card 8."""

    event: Literal["challenges-laid"]
    challenges: list[str]
    numbers: list[int]
    pair: Literal["yes", "no"]  # do numbers lie there?


class ChallengeHappening(TypedDict):
    """A challenge is met."""

    event: Literal["challenge-met"]
    challenge: str


class OddHappening(TypedDict):
    """On this stand all closed blue wires are odd, six or more."""

    event: Literal["odd-company"]
    owner: Seat
    side: Literal[1, 2]
    stands: int  # how many the owner has


class RedCalledHappening(TypedDict):
    """This wire was called red, and is."""

    event: Literal["red-called"]
    seat: Seat
    owner: Seat
    place: str
    wire: WireName


class CardDealtHappening(TypedDict):
    """A Number card lies before a seat."""

    event: Literal["card-dealt"]
    seat: Seat
    value: ValueName


class CardGivenHappening(TypedDict):
    """A Number card, or a token, goes from seat to seat."""

    event: Literal["card-given", "gave-token"]
    seat: Seat
    to: Seat
    value: ValueName


class TokensDrawnHappening(TypedDict):
    """Info tokens that lie open, to be taken."""

    event: Literal["tokens-drawn"]
    values: list[ValueName]


CARD_HAPPENINGS: tuple[type, ...] = (
    OwnConstraintHappening,
    ConstraintHappening,
    PairedHappening,
    RingHappening,
    LinkHappening,
    ChallengesHappening,
    ChallengeHappening,
    OddHappening,
    RedCalledHappening,
    CardDealtHappening,
    CardGivenHappening,
    TokensDrawnHappening,
)
