"""The shape of an event's JSON, kind by kind. Not compiled, so that its types can be read."""

from __future__ import annotations

from typing import Literal, TypedDict

from powderkeg.rules.core import Seat
from powderkeg.rules.elixir.views import CardName, FindName, SpellName


class SeatHappening(TypedDict):
    """A seat, and nothing more to say."""

    event: Literal[
        "first-chosen",
        "extra-turn",
        "no-draw",
        "picked-up",
        "passed",
        "laid",
        "withdrawn",
        "done",
        "rung",
        "steadied",
        "won",
        "asked-leave",
    ]
    seat: Seat


class PlainHappening(TypedDict):
    """Something that says all by its name."""

    event: Literal["draft-over", "whirled", "stopped"]


class LevelHappening(TypedDict):
    """A level is picked in the draft; the points that makes."""

    event: Literal["picked-level"]
    seat: Seat
    level: int
    points: int


class CountHappening(TypedDict):
    """So many cards; so many finds bid."""

    event: Literal["reshuffled", "stirred"]
    count: int


class BidHappening(TypedDict):
    event: Literal["bid"]
    seat: Seat
    count: int


class TurnHappening(TypedDict):
    """A turn begins: `extra`, and so far the how-manyth."""

    event: Literal["turn-began"]
    seat: Seat
    extra: Literal["yes", "no"]
    turn: int


class TurnEndHappening(TypedDict):
    event: Literal["turn-ended"]
    seat: Seat
    why: Literal["done", "time"]


class PlayedHappening(TypedDict):
    """A card is played. `paid` in the order of the discard; `against`: what it answers."""

    event: Literal["cast", "used", "mirrored"]
    seat: Seat
    card: CardName
    victims: list[Seat]
    paid: list[FindName]
    against: CardName  # "none"
    targeted: Literal["yes", "no"]


class OpenedHappening(TypedDict):
    """A transaction; `ware` is none but in an auction."""

    event: Literal["opened"]
    seat: Seat
    find: FindName
    ware: FindName


class CardHappening(TypedDict):
    """Something becomes of a card: whose doing it is, and which card."""

    event: Literal["snuffed", "shielded", "fizzled"]
    seat: Seat
    card: CardName


class CardAtHappening(TypedDict):
    """seat turns a card away to other; seat's trap catches other."""

    event: Literal["turned-away", "trapped"]
    seat: Seat
    other: Seat
    card: CardName


class GrantedHappening(TypedDict):
    """seat may play on; `why`: somebody granted it, or time did."""

    event: Literal["granted"]
    seat: Seat
    why: Literal["other", "time"]


class CurseHappening(TypedDict):
    """bought-off: seat pays other. cursed: seat is, by other. curse-moved: from seat to other."""

    event: Literal["bought-off", "cursed", "curse-moved"]
    seat: Seat
    other: Seat
    spell: SpellName


class EndHappening(TypedDict):
    """curse-ended: on seat. ended: of seat's."""

    event: Literal["curse-ended", "ended"]
    seat: Seat
    spell: SpellName
    why: Literal["time", "soap", "broom", "replaced", "rewound", "used", "gone"]


class BeganHappening(TypedDict):
    """A lasting effect; blocked: this turn, by this spell."""

    event: Literal["began", "blocked"]
    seat: Seat
    spell: SpellName


class TitledHappening(TypedDict):
    event: Literal["titled"]
    seat: Seat
    title: int


class PocketHappening(TypedDict):
    event: Literal["pocket-named"]
    seat: Seat
    finds: list[FindName]


class FindHappening(TypedDict):
    """A find that all see."""

    event: Literal["dropped", "fetched", "turned-up", "picked"]
    seat: Seat
    find: FindName


class OrderHappening(TypedDict):
    """The way turns run from now on."""

    event: Literal["order-turned"]
    way: Literal["left", "right"]


class SkipsHappening(TypedDict):
    """All but this seat will skip a draw."""

    event: Literal["skips"]
    seat: Seat


class DrewHappening(TypedDict):
    """unknown, but for who may see it."""

    event: Literal["drew"]
    seat: Seat
    find: FindName
    why: Literal["deal", "turn", "card", "choice"]


class OwnHappening(TypedDict):
    """kept, searched: unknown but for seat."""

    event: Literal["kept", "searched"]
    seat: Seat
    find: FindName


class PeekedHappening(TypedDict):
    """seat looks at other's two; looked: at other's whole hand. Empty but for seat."""

    event: Literal["peeked", "looked"]
    seat: Seat
    other: Seat
    finds: list[FindName]


class DiscardedHappening(TypedDict):
    event: Literal["discarded"]
    seat: Seat
    finds: list[FindName]


class GaveHappening(TypedDict):
    """gave: seat to other. took: seat from other. Unknown but for both."""

    event: Literal["gave", "took"]
    seat: Seat
    other: Seat
    find: FindName


class CalledHappening(TypedDict):
    """other gives seat what it called for."""

    event: Literal["called-in"]
    seat: Seat
    other: Seat
    find: FindName


class WayHappening(TypedDict):
    event: Literal["hands-passed"]
    seat: Seat
    way: Literal["left", "right"]


class SwapHappening(TypedDict):
    event: Literal["hands-swapped"]
    seat: Seat
    other: Seat


class HandHappening(TypedDict):
    """Empty but for its owner."""

    event: Literal["new-hand"]
    seat: Seat
    finds: list[FindName]
    count: int


class SpellHappening(TypedDict):
    """A spell from a pile, or under it; unknown but for seat."""

    event: Literal["spell-drawn", "spell-returned"]
    seat: Seat
    level: int
    spell: SpellName


class HandedHappening(TypedDict):
    """From seat to other; unknown but for both."""

    event: Literal["spell-handed"]
    seat: Seat
    other: Seat
    level: int
    spell: SpellName


class OpenSpellHappening(TypedDict):
    event: Literal["spell-opened", "burnt", "rewound"]
    seat: Seat
    spell: SpellName


class SoldHappening(TypedDict):
    """The ware goes from other to seat for so many finds."""

    event: Literal["sold"]
    seat: Seat
    other: Seat
    find: FindName
    count: int


class UnsoldHappening(TypedDict):
    event: Literal["unsold"]
    seat: Seat
    find: FindName


class OfferHappening(TypedDict):
    """seat offers other: finds and so many face down, for these and so many others."""

    event: Literal["cried", "traded"]
    seat: Seat
    other: Seat
    finds: list[FindName]
    veiled: int
    wanted: list[FindName]
    any: int


class DeclinedHappening(TypedDict):
    """seat says no to what other offers."""

    event: Literal["declined"]
    seat: Seat
    other: Seat


class DealOverHappening(TypedDict):
    event: Literal["deal-over"]
    find: FindName


class SlipHappening(TypedDict):
    """seat says that other slipped."""

    event: Literal["slip-called"]
    seat: Seat
    other: Seat


class JudgedHappening(TypedDict):
    event: Literal["slip-judged"]
    other: Seat
    yes: int
    no: int
    agreed: Literal["yes", "no"]


HAPPENINGS = (
    SeatHappening,
    PlainHappening,
    LevelHappening,
    CountHappening,
    BidHappening,
    TurnHappening,
    TurnEndHappening,
    PlayedHappening,
    OpenedHappening,
    CardHappening,
    CardAtHappening,
    GrantedHappening,
    CurseHappening,
    EndHappening,
    BeganHappening,
    TitledHappening,
    PocketHappening,
    FindHappening,
    OrderHappening,
    SkipsHappening,
    DrewHappening,
    OwnHappening,
    PeekedHappening,
    DiscardedHappening,
    GaveHappening,
    CalledHappening,
    WayHappening,
    SwapHappening,
    HandHappening,
    SpellHappening,
    HandedHappening,
    OpenSpellHappening,
    SoldHappening,
    UnsoldHappening,
    OfferHappening,
    DeclinedHappening,
    DealOverHappening,
    SlipHappening,
    JudgedHappening,
)
