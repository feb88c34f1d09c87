"""The rulebook: every rule with its key and where it is written. Texts are in the catalogues."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.core import Chapter, Rule


def carded(chapter: Chapter, prefix: str, first: int, names: list[str]) -> dict[int, Rule]:
    """A rule for every card, by the card's number."""
    width = 3 if prefix == "S" else 2
    book = "Spell" if prefix == "S" else "Object"
    return {
        number: chapter.rule(f"{prefix}{number:0{width}}", f"{book} {number:0{width}}: {name}")
        for number, name in enumerate(names, first)
    }


BOOK: Final = Chapter("book")
B: Final = BOOK.numbered(
    "B",
    "Rulebook ",
    [
        "levels",
        "the draft",
        "points to draft",
        "five finds",
        "a turn",
        "opening transactions",
        "using magic objects",
        "casting spells",
        "the end of a turn",
        "any time",
        "at the same moment",
        "an empty deck",
        "buying off",
        "nothing to give",
        "the open value",
        "the end of the game",
    ],
)

RULINGS: Final = Chapter("rulings")
E: Final = RULINGS.numbered(
    "E",
    "Ruling E",
    [
        "the last spell works first",
        "empty at the same time",
        "a cancelled spell is cast",
        "no picks after the minimum",
        "an empty pile",
        "when spells are looked at",
        "too poor to buy off",
        "who picks the price",
        "one moment to buy off",
        "bought off, yet cast",
        "three curses at most",
        "no hand limit",
        "answers",
        "what answers cost",
        "turn order at one moment",
        "durations",
        "casting without effect",
        "spells that change hands",
        "no card left to draw",
        "two players",
        "talking aloud",
        "slow or away",
        "clocks",
    ],
)

DEALS: Final = Chapter("transactions")
T: Final = DEALS.numbered("T", "Transaction ", ["auction", "flea market", "market day"])

LEVEL_1: Final = Chapter("level-1")
S1: Final = carded(
    LEVEL_1,
    "S",
    101,
    [
        "Parrot Tongue",
        "Penny-a-Word",
        "Looking-Glass Eyes",
        "Bat's Perch",
        "Steamed Spectacles",
        "Butterfingers",
        "Obliging Soul",
        "Sleepy Socks",
        "Borrowed Luck",
        "Stage Fright",
        "Pompous Title",
        "Glass Pocket",
        "Pretty Please",
        "The Sulks",
        "Sneezing Powder",
        "Beginner's Luck",
    ],
)
LEVEL_2: Final = Chapter("level-2")
S2: Final = carded(
    LEVEL_2,
    "S",
    201,
    [
        "Pickpocket Breeze",
        "Tidal Hands",
        "Open Shutters",
        "Picky Nose",
        "Toll Gate",
        "Frost on the Wick",
        "Dud Fuse",
        "Backfire",
        "Coat Swap",
        "Gutter Rummage",
        "Leaky Grimoire",
        "Ill Wind",
        "Lead Boots",
        "Whirlpool",
        "Second Wind",
        "Widdershins",
        "Closed Shops",
        "Roll Call",
        "Whip-Round",
        "Lid On",
        "Extra Homework",
        "Swapped Satchels",
        "Generous Fog",
        "Curse Broom",
    ],
)
LEVEL_3: Final = Chapter("level-3")
S3: Final = carded(
    LEVEL_3,
    "S",
    301,
    [
        "Grand Stirring",
        "Tithe",
        "Master Key",
        "Stone Butler",
        "Carousel of Books",
        "Borrowed Glory",
        "Queue Here",
        "Wishing Well",
    ],
)
LEVEL_4: Final = Chapter("level-4")
S4: Final = carded(
    LEVEL_4,
    "S",
    401,
    [
        "Rewind",
        "Double Bottom",
        "Bonfire of Books",
        "Gift Horse",
        "Bare Cupboards",
        "Universal Solvent",
        "Stolen Hour",
        "Jackdaw Mirror",
    ],
)
S: Final[dict[int, Rule]] = {**S1, **S2, **S3, **S4}

OBJECTS: Final = Chapter("objects")
OB: Final = carded(
    OBJECTS,
    "O",
    1,
    [
        "Joker Flask",
        "Crooked Mortar",
        "Bell Jar",
        "Mousetrap",
        "Spyglass",
        "Fishing Rod",
        "Ragpicker's Hook",
        "Cup and Balls",
        "Bottomless Sack",
        "Curse Soap",
        "Town Crier's Bell",
        "Candle Snuffer",
        "Spare Hourglass",
        "Bent Wand",
        "Library Card",
        "Cloak of Nobody",
        "Forger's Ink",
        "Tax Drum",
        "Weathercock",
        "Brass Scales",
    ],
)
THINGS: Final = OBJECTS.rule("N1", "Things: seven that are good for nothing")
STEADY: Final = OBJECTS.rule("V1", "A steady view")

MORE: Final = Chapter("more")
X: Final = MORE.numbered(
    "X",
    "Ruling X-",
    [
        "the moments of any-time cards",
        "left stays left",
        "when the end is checked",
        "two answers at once",
        "the order of casting",
        "answers to answers",
        "the order of the discard",
        "substitutes together",
        "no object without effect",
        "answers with nothing to answer",
        "no leaving out the victim",
        "what lies in the discard",
        "what is aimed at you",
        "naming is not playing",
        "nobody may choose you",
        "who has most finds",
        "the Bell Jar's share",
        "the new victim",
        "buy-off after answers",
        "turned on its caster",
        "what the Mousetrap catches",
        "given is given",
        "which curses count",
        "the Carousel",
        "nothing left to hand over",
        "the burnt spell",
        "the Broom",
        "which turns count",
        "until the caster's turn",
        "blocked turns",
        "what is blocked",
        "the start of a turn",
        "one draw is skipped once",
        "draws together",
        "drawing from an empty deck",
        "the toll",
        "the queue",
        "turning the order back",
        "the open spell",
        "what can be copied",
        "the Butler and storms",
        "the Butler and views",
        "one extra turn",
        "the Mirror",
        "a Hook takes no Hook",
        "equal cards in the discard",
        "the spell cast last",
        "both piles empty",
        "the obliging soul",
        "obliging and sulking",
        "leave to play",
        "the short turn's clock",
        "the auction",
        "when the Bell rings",
        "market offers",
        "an opener without finds",
        "shops and sulks",
        "parrots and pennies",
        "titles",
        "what is shown how long",
        "open shutters",
        "levels are open",
        "who sees what",
        "nobody sees a window",
        "who does not choose in time",
        "the longest game",
        "two players' cards",
        "substitutes at any time",
    ],
)

CHAPTERS: Final = [BOOK, DEALS, LEVEL_1, LEVEL_2, LEVEL_3, LEVEL_4, OBJECTS, RULINGS, MORE]

# What lies on the table, and the rule it comes from.
PIECES: Final = {
    "ingredient": B[8],
    "object": B[7],
    "thing": THINGS,
    "transaction": B[6],
    "spell": B[8],
    "card-back": B[4],
    "book": B[1],
    "pile": B[2],
    "deck": B[12],
    "discard": X[12],
    "kettle": E[13],
    "curse": E[11],
    "points": B[15],
    "hand": B[4],
    "protected": OB[16],
    "order": X[38],
    "clock": E[23],
}
