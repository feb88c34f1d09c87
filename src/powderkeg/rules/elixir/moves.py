"""Every move of Elixir, and how it is written."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.core import Facts, Move, MoveSpace, Seat
from powderkeg.rules.elixir.codes import OBJECT, TRANSACTION
from powderkeg.rules.elixir.deck import (
    FINDS,
    INGREDIENT,
    LEVELS,
    SPELLS,
    Find,
    Spell,
)

MOST_SEATS: Final = 8
MOST_BID: Final = 40
TITLES: Final = 12  # in the list of pompous ones


class OfSeat(Move):
    """A move that names a player."""

    def __init__(self, kind: str, seat: Seat) -> None:
        super().__init__(f"{kind}:{seat}")
        self.seat: Final = seat

    def facts(self) -> Facts:
        return {"other": self.seat}


class OfFind(Move):
    """A move that names a kind of find."""

    def __init__(self, kind: str, find: Find) -> None:
        super().__init__(f"{kind}:{FINDS[find].key}")
        self.find: Final = find

    def facts(self) -> Facts:
        return {"find": FINDS[self.find].key}


class OfSpell(Move):
    """A move that names a spell."""

    def __init__(self, kind: str, spell: Spell) -> None:
        super().__init__(f"{kind}:{SPELLS[spell].key}")
        self.spell: Final = spell

    def facts(self) -> Facts:
        return {"spell": SPELLS[self.spell].key}


class OfNumber(Move):
    """A move that names a number: a level, a bid, a title."""

    def __init__(self, kind: str, fact: str, number: int) -> None:
        super().__init__(f"{kind}:{number}")
        self.number: Final = number
        self.fact: Final = fact

    def facts(self) -> Facts:
        return {self.fact: self.number}


def of_seats(kind: str) -> list[OfSeat]:
    return [OfSeat(kind, seat) for seat in range(MOST_SEATS)]


def of_finds(kind: str) -> list[OfFind]:
    """By kind of find."""
    return [OfFind(kind, find) for find in range(len(FINDS))]


def of_spells(kind: str) -> list[OfSpell]:
    return [OfSpell(kind, spell) for spell in range(len(SPELLS))]


# Nature.
FIRST: Final = of_seats("first")  # who begins
DRAW: Final = of_finds("draw")  # from the find deck, or from cards shuffled together
LOSE: Final = of_finds("lose")  # a random find of a hand
SPELL: Final = of_spells("spell")  # the top spell of a pile
STRAY: Final = of_spells("stray")  # a random uncast spell of a hand

# The draft.
TAKE: Final = [OfNumber("take", "level", level) for level in range(LEVELS + 1)]  # by level

# A turn.
CAST: Final = of_spells("cast")
USE: Final = of_finds("use")  # a magic object
OPEN: Final = of_finds("open")  # a transaction
MIRROR: Final = Move("mirror")  # Jackdaw Mirror
END: Final = Move("end")
ASK: Final = Move("ask")  # Pretty Please: may I?

# Playing a card, step by step.
PAY: Final = of_finds("pay")  # the ingredient itself, or an object in its place
KEY: Final = Move("key")  # Master Key in its place
JACKDAW: Final = Move("jackdaw")  # the Mirror's object in its place
GRIND: Final = of_finds("grind")  # one of the two that Mortar or Key use up
AT: Final = of_seats("at")  # a victim; who pays the tithe
ENOUGH: Final = Move("enough")  # no victim, or no second one
LIFT: Final = of_spells("lift")  # a curse: to end it, or to move it
SWEEP: Final = Move("sweep")  # all own curses
COPY: Final = of_spells("copy")  # the lasting effect that hangs on this spell

# Answers.
ANSWER: Final = of_finds("answer")
RETORT: Final = of_spells("retort")  # an answer that is a spell
PASS: Final = Move("pass")
BUY_OFF: Final = Move("buy-off")
BEAR: Final = Move("bear")
GRANT: Final = Move("grant")

# Choices that an effect asks for.
GIVE: Final = of_finds("give")
SHED: Final = of_finds("shed")
KEEP: Final = of_finds("keep")  # of the two drawn; for Borrowed Luck, the victim's
FETCH: Final = of_finds("fetch")
NAME: Final = of_finds("name")  # an ingredient
TITLE: Final = [OfNumber("title", "title", number) for number in range(1, TITLES + 1)]
LEFT: Final = Move("left")
RIGHT: Final = Move("right")
HAND: Final = of_spells("hand")  # an uncast spell to somebody
BURN: Final = of_spells("burn")
RETURN: Final = of_spells("return")  # under its pile

# Transactions.
SHOW: Final = of_finds("show")  # the ware of an auction
BID: Final = [OfNumber("bid", "count", number) for number in range(MOST_BID + 1)]
LAY: Final = of_finds("lay")  # flea market: face down; market day: into the offer, open
VEIL: Final = of_finds("veil")  # into the offer, face down
PICK: Final = of_finds("pick")
TO: Final = of_seats("to")  # begin an offer to this player
WANT: Final = of_finds("want")
WANT_ANY: Final = Move("want-any")
CRY: Final = Move("cry")  # the offer stands
WITHDRAW: Final = Move("withdraw")
ACCEPT: Final = of_seats("accept")
DECLINE: Final = of_seats("decline")
DONE: Final = Move("done")

# Beside the game.
STEADY: Final = Move("steady")  # no screen effects for this seat
SLIP: Final = of_seats("slip")  # that one broke a chat curse, aloud
AGREE: Final = Move("agree")
DISAGREE: Final = Move("disagree")

INGREDIENTS: Final = [find for find, card in enumerate(FINDS) if card.family == INGREDIENT]
MAGIC: Final = [find for find, card in enumerate(FINDS) if card.family == OBJECT]
TRANSACTIONS: Final = [find for find, card in enumerate(FINDS) if card.family == TRANSACTION]


def of(finds: list[Find], moves: list[OfFind]) -> list[OfFind]:
    return [moves[find] for find in finds]


def every_move() -> list[Move]:
    substitutes = [
        find for find in MAGIC if FINDS[find].effect in ("any-ingredient", "grind", "as-discard")
    ]
    return [
        *FIRST,
        *DRAW,
        *LOSE,
        *SPELL,
        *STRAY,
        *TAKE[1:],
        *CAST,
        *of(MAGIC, USE),
        *of(TRANSACTIONS, OPEN),
        MIRROR,
        END,
        ASK,
        *of([*INGREDIENTS, *substitutes], PAY),
        KEY,
        JACKDAW,
        *of(INGREDIENTS, GRIND),
        *AT,
        ENOUGH,
        *LIFT,
        SWEEP,
        *COPY,
        *of(MAGIC, ANSWER),
        *RETORT,
        PASS,
        BUY_OFF,
        BEAR,
        GRANT,
        *GIVE,
        *SHED,
        *KEEP,
        *FETCH,
        *of(INGREDIENTS, NAME),
        *TITLE,
        LEFT,
        RIGHT,
        *HAND,
        *BURN,
        *RETURN,
        *SHOW,
        *BID[1:],
        *LAY,
        *VEIL,
        *PICK,
        *TO,
        *WANT,
        WANT_ANY,
        CRY,
        WITHDRAW,
        *ACCEPT,
        *DECLINE,
        DONE,
        STEADY,
        *SLIP,
        AGREE,
        DISAGREE,
    ]


MOVES: Final = MoveSpace(every_move(), __name__)
