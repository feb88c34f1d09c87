"""The effect codes a deck may name, and what goes with each: family, aim, duration."""

from __future__ import annotations

from typing import Final

SPELL: Final = "spell"
OBJECT: Final = "object"
TRANSACTION: Final = "transaction"

# Whom a card names when it is played.
NO_AIM: Final = ""
AIMS: Final = [
    NO_AIM,
    "opponent",  # one
    "two",  # up to two
    "richest",  # the opponent with most finds; of several, one
    "curse",  # one's own curses, or one of them and an opponent
    "effect",  # a lasting effect in play
]
# How long a spell lasts.
ONCE: Final = "once"
LASTS: Final = [
    ONCE,
    "game",
    "victim",  # so many own turns of the victim
    "caster",  # until so many turns of the caster have begun
    "waiting",  # until the victim's next turn has used it up
    "transaction",  # until the next transaction with the victim
    "draws",  # so many turn draws
    "turn",  # this turn
]


class Code:
    """Where an effect code may stand, and with which aim, duration and count."""

    def __init__(
        self,
        families: list[str],
        aim: str = NO_AIM,
        lasts: str = ONCE,
        least: int = 0,
        most: int = 0,
    ) -> None:
        self.families: Final = families
        self.aim: Final = aim
        self.lasts: Final = lasts
        self.least: Final = least  # of its count; 0 if it counts nothing
        self.most: Final = most


def curse(lasts: str) -> Code:
    """Something that hangs on a victim."""
    return Code([SPELL], "opponent", lasts)


def counting(families: list[str], least: int = 1, most: int = 6, aim: str = NO_AIM) -> Code:
    """Something at once with so many cards."""
    return Code(families, aim, ONCE, least, most)


CODES: Final[dict[str, Code]] = {
    # Curses.
    "parrot": curse("game"),
    "few-words": curse("game"),
    "mirrored-view": curse("victim"),
    "upside-down": curse("victim"),
    "fogged-view": curse("victim"),
    "dropped-find": curse("victim"),
    "obliging": curse("transaction"),
    "no-draw": curse("waiting"),
    "borrowed-draw": curse("waiting"),
    "short-turns": curse("victim"),
    "title": curse("game"),
    "glass-pocket": curse("victim"),
    "ask-leave": curse("victim"),
    "sulks": curse("victim"),
    # Finds change hands.
    "pass-left": Code([SPELL]),
    "draw-and-keep": counting([SPELL], least=2),
    "draw": counting([OBJECT]),
    "draw-round": counting([SPELL]),
    "take": Code([SPELL, OBJECT], "victims"),
    "swap-one": Code([OBJECT], "opponent"),
    "swap-hands": Code([SPELL], "opponent"),
    "pass-hands": Code([SPELL]),
    "whirl": Code([SPELL]),
    "stir": counting([SPELL]),
    "trim": counting([SPELL]),
    "bare": counting([SPELL]),
    "rummage": Code([SPELL]),
    "fetch": Code([OBJECT]),
    "search": Code([SPELL]),
    "call-in": Code([SPELL]),
    "collect": counting([SPELL, OBJECT]),
    "weigh": counting([OBJECT], aim="richest"),
    "look": Code([OBJECT], "opponent"),
    # What lasts, and what it does to turns.
    "open-hands": Code([SPELL], NO_AIM, "caster"),
    "picky-draws": Code([SPELL], NO_AIM, "draws"),
    "toll": Code([SPELL], NO_AIM, "caster"),
    "no-casting": curse("waiting"),
    "no-cards": curse("waiting"),
    "closed-shops": Code([SPELL], NO_AIM, "caster"),
    "cloak": Code([SPELL, OBJECT], NO_AIM, "caster"),
    "queue": Code([SPELL], NO_AIM, "caster"),
    "open-spell": curse("game"),
    "tithe": Code([SPELL], NO_AIM, "game"),
    "key": Code([SPELL], NO_AIM, "game"),
    "butler": Code([SPELL], NO_AIM, "game"),
    "double-draw": Code([SPELL], NO_AIM, "game"),
    "jackdaw": Code([SPELL], NO_AIM, "game"),
    "copy": Code([SPELL], "effect", "game"),
    "solvent": Code([SPELL], NO_AIM, "turn"),
    "reverse": Code([SPELL, OBJECT], NO_AIM, "game"),
    "extra-turn": Code([SPELL, OBJECT]),
    "stolen-hour": Code([SPELL]),
    # Uncast spells.
    "homework": Code([SPELL], "opponent"),
    "swap-spells": Code([SPELL], "opponent"),
    "gift-spell": Code([SPELL], "opponent"),
    "bonfire": Code([SPELL]),
    "carousel": Code([SPELL]),
    "rewind": Code([SPELL], "opponent"),
    "exchange-spell": Code([OBJECT]),
    # Answers, and help against curses.
    "snuff": Code([SPELL, OBJECT]),
    "turn-away": Code([SPELL, OBJECT]),
    "shield": Code([OBJECT]),
    "trap": Code([OBJECT]),
    "soap": Code([OBJECT]),
    "broom": Code([SPELL], "curse"),
    "bell": Code([OBJECT]),
    # While casting.
    "any-ingredient": Code([OBJECT]),
    "grind": Code([OBJECT]),
    "as-discard": Code([OBJECT]),
    # Transactions.
    "auction": Code([TRANSACTION]),
    "flea-market": Code([TRANSACTION]),
    "market-day": Code([TRANSACTION]),
}

# Answers: only ever played at any time.
ANSWERS: Final = ["snuff", "turn-away", "shield", "trap", "bell"]
# What may be played at any time, if the card says so; an object that reverses, between two turns.
ANY_TIME: Final = {
    SPELL: ["draw-and-keep", "cloak", *ANSWERS],
    OBJECT: ["cloak", "soap", "reverse", *ANSWERS],
}
