"""What a seat is shown: the shape of the JSON. Not compiled, so that its types can be read."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from powderkeg.rules.core import Seat

# What is awaited. Steps of a half-made play are for who makes it; all others read "turn".
PhaseKey: TypeAlias = Literal[
    "draft",
    "turn",
    "pay",  # half-made: what stands for the next ingredient
    "grind",  # half-made: what Mortar or Key use up
    "aim",  # half-made: a victim
    "lift",  # which curse
    "copy",  # which lasting effect
    "show",  # half-made: the ware of an auction
    "leave",  # Pretty Please: somebody grants it
    "window",  # answers to the card on top of the stack
    "between",  # between two turns
    "buy-off",
    "give",  # finds to somebody
    "shed",  # finds to the discard
    "keep",  # one of two drawn
    "fetch",
    "name",
    "title",
    "way",
    "hand",  # an uncast spell to somebody
    "burn",
    "return",
    "tithe",
    "bid",
    "bell",  # a moment for the Bell alone
    "lay",  # all at once, face down: flea market, Sneezing Powder
    "pick",
    "market",
    "slip",
    "draw",  # nature
    "over",
]
FindName: TypeAlias = str  # an id of the deck: "moth-dust"
SpellName: TypeAlias = str  # "206"
CardName: TypeAlias = str  # either
KindName: TypeAlias = Literal["spell", "object", "mirror", "transaction"]
FamilyName: TypeAlias = Literal["ingredient", "object", "thing", "transaction"]


class FindView(TypedDict):
    """A find whose face you see."""

    find: FindName
    family: FamilyName
    any_time: bool  # a bell on it; else a candle
    pays: bool  # for spells: an ingredient, or what may stand in for one


class NeedView(TypedDict):
    """One ingredient of a recipe, and whether you hold it."""

    find: FindName
    have: bool


class SpellView(TypedDict):
    """A spell whose face you see."""

    spell: SpellName
    level: int
    recipe: list[FindName]
    any_time: bool
    effect: str  # its effect code, for drawings


class OwnSpellView(SpellView):
    """An uncast spell of yours."""

    needs: list[NeedView]
    payable: bool  # now, substitutes counted
    open: bool  # Leaky Grimoire: all see it


class BookView(TypedDict):
    """Somebody's uncast spell: its level is open to all."""

    level: int
    spell: SpellView | None  # if you know it


class EffectView(TypedDict):
    """Something that lasts: a curse that hangs on somebody, or an effect of a spell."""

    spell: SpellName  # the card it hangs on
    effect: str
    level: int
    seat: Seat  # who counts as its caster
    victim: Seat | None
    curse: bool
    left: int | None  # turns (or draws) it has left; None: all game, or until it is used up
    copied: SpellName | None  # what Borrowed Glory copies
    finds: list[FindName]  # Glass Pocket: what is counted
    title: int | None
    steady: bool  # swapped for a skipped draw


class CastView(TypedDict):
    """A spell that lies open before somebody, oldest first."""

    spell: SpellView
    lasting: bool  # something still hangs on it


class CountView(TypedDict):
    """Glass Pocket: so many of a kind."""

    find: FindName
    count: int


class PlayerView(TypedDict):
    """What lies before a seat, as far as you may know it."""

    seat: Seat
    points: int  # the open value of the uncast spells
    books: list[BookView]
    finds: int
    known: list[FindName]  # finds you know to be in that hand, your own hand whole
    bare: list[FindName]  # finds that lie open to all
    counts: list[CountView]
    cast: list[CastView]
    title: int | None
    steady: bool
    asks: bool  # Pretty Please: must be granted the next card
    protected: bool  # nobody may choose this player as a victim


class ItemView(TypedDict):
    """A card on the stack, the lowest first."""

    card: CardName
    kind: KindName
    level: int  # 0 if it is no spell
    seat: Seat  # who played it
    victims: list[Seat]
    shielded: list[Seat]
    against: CardName | None  # the card it answers
    target: Seat | None  # of an answer: the new victim, or who is trapped
    cancelled: bool


class HalfView(TypedDict):
    """A play of yours that is not yet made."""

    card: CardName
    paid: list[FindName]  # so far, in the order of the recipe
    next: FindName | None  # the ingredient to be paid
    victims: list[Seat]


class PaymentView(TypedDict):
    """How your answer will be paid: the plainest way, as far as you choose no other."""

    finds: list[FindName]  # in the order of the recipe
    next: FindName | None  # the ingredient for which there is a choice


class OfferView(TypedDict):
    """What somebody cries on a market day."""

    seat: Seat
    to: Seat
    finds: list[FindName]  # what is given openly
    veiled: int  # and face down
    veils: list[FindName]  # if it is yours
    wanted: list[FindName]
    any: int  # and any others
    cried: bool  # False: still being put together, yours alone to see
    declined: bool  # to whom it is made has said no; it still stands


class StallView(TypedDict):
    """A find at the flea market."""

    seat: Seat  # who laid it
    find: FindName | None  # once turned up


class DealView(TypedDict):
    """The running transaction."""

    find: FindName
    kind: Literal["auction", "flea-market", "market-day"]
    seat: Seat  # who opened it
    players: list[Seat]  # who takes part
    waiting: list[Seat]  # who has yet to bid, lay, pick or say done
    ware: FindName | None
    bid: int
    bidder: Seat | None
    stalls: list[StallView]
    offers: list[OfferView]
    time: int | None  # ticks a market day has in all


class AskView(TypedDict):
    """A choice that an effect asks of somebody."""

    seat: Seat
    why: CardName | Literal["toll", "tithe", "buy-off", "price", "slip", "draw"]
    other: Seat | None  # who receives, or suffers
    count: int  # cards still to choose
    finds: list[FindName]  # what you see to choose from beside your hand


class SlipView(TypedDict):
    """Somebody is said to have broken a curse, aloud."""

    seat: Seat  # who says so
    other: Seat
    votes: int  # how many have judged


class DraftView(TypedDict):
    """The draft."""

    points: int  # that everyone needs
    picks: list[list[int]]  # levels, by seat


class ElixirView(TypedDict):
    """All that a seat may know."""

    phase: PhaseKey
    options: dict[str, str]
    me: Seat | None
    active: Seat  # whose turn it is
    extra: bool  # an extra turn
    again: bool  # one more turn follows
    turn: int  # counted from 1
    order: Literal[1, -1]  # turns run to the left, or to the right
    draft: DraftView | None
    piles: list[int]  # spells left, by level
    deck: int
    discard: list[FindName]  # top last
    players: list[PlayerView]
    effects: list[EffectView]  # oldest first
    finds: list[FindView]  # your hand, by the alphabet
    spells: list[OwnSpellView]  # yours, uncast
    stack: list[ItemView]
    window: int | None  # ticks it is open in all
    choice: str | None  # what you have chosen in it
    payment: PaymentView | None  # if that is a spell
    seconds: int | None  # ticks a turn has; None: no clock
    half: HalfView | None
    ask: AskView | None
    deal: DealView | None
    mirror: FindName | None  # what the Jackdaw Mirror would use
    free: bool  # Universal Solvent: the next small spell costs nothing
    slip: SlipView | None
    outcome: list[Seat] | None  # winners
