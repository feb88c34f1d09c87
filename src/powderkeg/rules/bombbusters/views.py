"""What a seat is shown: the shape of the JSON. Not compiled, so that its types can be read."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from powderkeg.rules.bombbusters.prop_views import PropsView
from powderkeg.rules.core import Seat

PhaseKey: TypeAlias = Literal[
    "captain",
    "roles",
    "draw",
    "put",
    "load",
    "side",
    "deal",
    "equip",
    "info",
    "token",
    "lie",
    "turn",
    "aim",
    "answer",
    "open",
    "hand",
    "pay",
    "pair",
    "drop",
    "choose-side",
    "take",
    "false-bottom",
    "blast",
    "lay",
    "sequence",
    "choose-number",
    "reward",
    "lay-card",
    "start",
    "card",
    "call",
    "appoint",
    "sir",
    "penalty",
    "trade",
    "recording",
    "sides",
    "step",
    "hold",
    "exchange",
    "mark",
    "magician",
    "juggler",
    "ta-da",
    "boing",
    "draw-constraint",
    "secret",
    "draw-challenge",
    "constraint",
    "replace",
    "ring",
    "give-card",
    "missing",
    "gift",
    "pick",
    "place",
    "turn-round",
    "over",
]
WireName: TypeAlias = str  # as printed: "7", "7.1" (yellow), "7.5" (red)
ValueName: TypeAlias = Literal[
    "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "yellow", "red"
]
# What a token may say: a value, or less.
TokenName: TypeAlias = Literal[
    "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "yellow", "red",
    "even", "odd", "x1", "x2", "x3", "x4",
]  # fmt: skip
EquipmentName: TypeAlias = Literal[
    "unlike",
    "walkie",
    "triple",
    "post-it",
    "super",
    "rewinder",
    "batteries",
    "radar",
    "stabilizer",
    "x-or-y",
    "mug",
    "alike",
    "false-bottom",
    "single-label",
    "emergency-drop",
    "fast-pass",
    "disintegrator",
    "grapnel",
]
RoleName: TypeAlias = Literal["double", "radar", "walkie", "triple", "x-or-y"]


ColourName: TypeAlias = Literal["yellow", "red"]
LabelName: TypeAlias = Literal["alike", "unlike"]
HowName: TypeAlias = Literal[
    "cut",
    "solo",
    "double",
    "triple",
    "super",
    "x-or-y",
    "yellows",
    "sevens",
    "reversed",
    "reds",
    "four",
]
AidName: TypeAlias = Literal["off", "values", "odds"]


class WireView(TypedDict):
    """One place on a stand, as far as you may know it."""

    place: str  # A, B, C …; a, b, c … on a seat's second stand
    open: bool  # cut, or revealed
    wire: WireName | None  # as printed: for all if open, for you if it is yours or you gave it away
    value: ValueName | None  # what you know it to be: by its face, its token, or because all know
    token: TokenName | None  # the Info token before it
    nots: list[ValueName]  # false tokens before it (mission 52)
    known: bool  # its value is known to all, though it is closed
    gone: bool  # it was open, and is taken off the table
    apart: bool  # it stands apart from the sorted row, at an end of the stand
    reversed: bool  # so, and all see it but its owner
    single: bool  # a label ×1 lies before it: its value is on this stand once
    label: LabelName | None  # between it and the next one
    came: bool  # it came to this stand after the deal
    low: WireName | None  # the nearest wire to the left and right that lies open or is tagged:
    high: WireName | None  # its own lies between them
    may: list[ValueName] | None  # the aid: what it may still be, from what you know
    odds: list[float] | None  # the aid: how likely, in the order of `may`


class StandView(TypedDict):
    """A stand of wires, sorted from left to right."""

    side: Literal[1, 2]
    wires: list[WireView]
    beside: list[ValueName]  # tokens beside the stand (mission 50)


class SeatView(TypedDict):
    """One seat."""

    stands: list[StandView]
    closed: int  # wires not yet cut
    role: RoleName | None
    used: bool  # the character's power is spent
    absent: list[ValueName]  # known not to be in this hand (mission 43)


class NumberView(TypedDict):
    """One number of the strip."""

    value: ValueName
    cut: int | None  # None where nobody counts any more
    of: int  # copies in this mission
    validated: bool


class MarkerView(TypedDict):
    """A coloured wire that is in play for sure, or may be."""

    wire: WireName
    value: ColourName
    sure: bool


class LockView(TypedDict):
    """What must be cut before a card can be used."""

    value: ValueName
    needs: int  # wires still to be cut
    of: int  # in all


class EquipmentView(TypedDict):
    """An equipment card on the table."""

    card: EquipmentName
    number: int  # 13 for False Bottom; of a double lock the number that opens it
    locked: bool
    needs: int  # wires still to be cut before it unlocks
    locks: list[LockView]
    used: bool


class AimView(TypedDict):
    """A claim in the making: who points at what."""

    seat: Seat
    how: HowName
    values: list[ValueName]
    spots: list[str]  # pointed at so far: 1H
    need: int  # how many in all


class ClaimView(TypedDict):
    """A value you could say now, and what follows if you are right."""

    value: ValueName
    copies: list[str]  # your own closed wires of it: places
    cost: int  # oxygen
    unlocks: list[EquipmentName]
    validates: bool
    meets: list[str]  # props that a right cut has to do with: the robot stands there
    solo: bool  # you hold all that are left


class MissView(TypedDict):
    """What a miss would do."""

    lives: int | None  # the dial afterwards
    robot: int | None  # where the robot would stand (mission 53)
    explodes: bool
    stable: bool  # the Stabilizer holds this turn


class BombBustersView(TypedDict):
    """All that one seat may know."""

    phase: PhaseKey
    mission: int
    captain: Seat | None
    turn: Seat | None  # whose turn it is
    cutter: Seat | None  # who must cut, where that is another (missions 45, 51)
    partner: Seat | None  # who must hand a wire back by walkie-talkie
    seats: list[SeatView]
    numbers: list[NumberView]
    yellows: tuple[int, int] | None  # cut, in play
    reds: int  # in play; what has come so far in mission 54
    markers: list[MarkerView] | None  # not shown in mission 50
    equipment: list[EquipmentView]
    lives: int | None  # advances of the dial until the bomb goes off; none in mission 53
    most_lives: int  # at the start
    props: PropsView  # what only this mission has
    drawn: int | None  # the number of the start token that was drawn
    claims: list[ClaimView]  # for whoever may cut now
    miss: MissView | None
    aim: AimView | None
    stable: bool
    again: bool  # the same seat will have the next turn as well
    turns: int  # completed
    aid: AidName
    won: bool | None
    why: str | None  # in a word: defused, or as an explosion tells it
