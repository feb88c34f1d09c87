"""Every move of Bomb Busters."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.bombbusters.pieces import (
    CHALLENGES,
    CONSTRAINTS,
    COPIES,
    DOUBLE_LOCKED,
    EQUIPMENT,
    FALSE_BOTTOM,
    KINDS,
    MOST_PLACES,
    MOST_SEATS,
    NUMBERS,
    ROLES,
    STANDS,
    YELLOW,
)
from powderkeg.rules.bombbusters.shapes import (
    AtEnd,
    CallRed,
    Cut,
    CutReversed,
    Detect,
    Equip,
    Exchange,
    GiveCard,
    Lie,
    NameLink,
    OfChallenge,
    OfConstraint,
    OfKind,
    OfNumber,
    OfSeat,
    OfStand,
    OfValue,
    OfWire,
    Pair,
    Pin,
    Quick,
    Recharge,
    Side,
    Solo,
    SoloReversed,
    Step,
    TakeRole,
    Trade,
    TwoValues,
    Way,
    With,
)
from powderkeg.rules.core import Move, MoveSpace

NAMEABLE: Final = [*NUMBERS, YELLOW]  # values that can be said in a cut
MOST_OXYGEN: Final = 32


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


def of_values(kind: str) -> list[OfValue]:
    """By value; the first place is not used."""
    return [OfValue(kind, value) for value in range(14)]


def detections(kind: str) -> list[list[Detect]]:
    """By number and copy."""
    return [[Detect(kind, number, copy) for copy in range(COPIES)] for number in range(13)]


def exchanges(kind: str) -> list[list[list[Exchange]]]:
    """By stand, place and partner."""
    return [
        [[Exchange(kind, stand, place, seat) for seat in SEATS] for place in PLACES]
        for stand in STANDS
    ]


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
EQUIPS: Final = [Equip(card) for card in range(DOUBLE_LOCKED.stop)]
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
WALKIES: Final = exchanges("walkie")
OWN_WALKIES: Final = exchanges("own-walkie")
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

SINGLES: Final = of_wires("single-label")
FAST_PASSES: Final = [Quick(number) for number in range(13)]  # by number
GRAPNELS: Final = of_wires("grapnel")
BLASTS: Final = of_numbers("blast")  # nature: what the Disintegrator hits

# Own reversed wires: by stand, place, number, which one; by number, which ones (as bits).
MOST_REVERSED: Final = 2
CUTS_REVERSED: Final = [
    [
        [
            [CutReversed(stand, place, number, nth) for nth in range(MOST_REVERSED)]
            for number in range(13)
        ]
        for place in PLACES
    ]
    for stand in STANDS
]
SOLOS_REVERSED: Final = [
    [SoloReversed(number, which) for which in range(4)] for number in range(13)
]

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
CHOOSE_NUMBERS: Final = of_numbers("choose-number")
NAME_REDS: Final = Move("name-reds")
TRIPWIRES: Final = of_wires("tripwire")
FOUR: Final = Move("four")
LAY_CARDS: Final = of_numbers("lay-card")
NOT_HERE: Final = of_values("missing")
GIFTS: Final = of_values("gift")
PICKS: Final = of_values("pick")
INFO_YELLOW: Final = OfValue("info", YELLOW)  # nature draws it, in mission 27
TURN_ROUND: Final = Move("turn-round")
STAY: Final = Move("stay")
SEQUENCES: Final = [AtEnd("left"), AtEnd("right")]
TRADES: Final = [
    Trade(seat, amount) for seat in SEATS for amount in range(-MOST_OXYGEN, MOST_OXYGEN + 1)
]  # by seat and amount; an amount of nothing is not used
NO_TRADE: Final = Move("no-trade")
HEARD: Final = Move("heard")
PINS: Final = {card: Pin(card) for card in "ABCDE"}
KEEP: Final = Move("keep")
TA_DA: Final = Move("ta-da")
BOING: Final = Move("boing")
STEPS: Final = [Step(side) for side in ("north", "east", "south", "west")]

# Constraints and challenges.
DRAW_CONSTRAINTS: Final = {card: OfConstraint("draw-constraint", card) for card in CONSTRAINTS}
WEAKEST: Final = of_seats("weakest")  # nature: who gets the Captain card of mission 34
DRAW_CHALLENGES: Final = {card: OfChallenge(card) for card in CHALLENGES}
TAKE_CONSTRAINTS: Final = {card: OfConstraint("constraint", card) for card in CONSTRAINTS[:5]}
REPLACE: Final = Move("replace")
RING_MOVES: Final = [Way("left"), Way("right"), Way("none")]
FRESH: Final = Move("fresh-constraint")
LINKS: Final = [{card: NameLink(seat, card) for card in CONSTRAINTS[:5]} for seat in SEATS]
CALL_REDS: Final = [[CallRed(stand, place) for place in PLACES] for stand in STANDS]
GIVE_CARDS: Final = [[GiveCard(number, seat) for seat in SEATS] for number in range(13)]


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
    moves += [EQUIPS[card] for card in DOUBLE_LOCKED]
    for by_place in (SINGLES, GRAPNELS):
        for row in by_place:
            moves += row
    moves += [FAST_PASSES[number] for number in NUMBERS]
    moves += [BLASTS[number] for number in NUMBERS]
    moves += SEQUENCES
    moves += [HEARD, *PINS.values(), KEEP, *STEPS, TA_DA, BOING]
    moves += [*DRAW_CONSTRAINTS.values(), *WEAKEST, *DRAW_CHALLENGES.values()]
    moves += [*TAKE_CONSTRAINTS.values(), REPLACE, *RING_MOVES, FRESH]
    moves += [link for by_card in LINKS for link in by_card.values()]
    for calls in CALL_REDS:
        moves += calls
    moves += [give for number in NUMBERS for give in GIVE_CARDS[number]]
    for stand in CUTS_REVERSED:
        moves += [move for rows in stand for number in NUMBERS for move in rows[number]]
    moves += [move for number in NUMBERS for move in SOLOS_REVERSED[number][1:]]
    moves += [NAME_REDS, FOUR]
    moves += [CHOOSE_NUMBERS[number] for number in NUMBERS]
    moves += [LAY_CARDS[number] for number in NUMBERS]
    for row in TRIPWIRES:
        moves += row
    for by_value in (NOT_HERE, GIFTS, PICKS):
        moves += [by_value[value] for value in NAMEABLE]
    moves += [INFO_YELLOW, TURN_ROUND, STAY]
    return moves


MOVES: Final = MoveSpace(every_move(), __name__)
