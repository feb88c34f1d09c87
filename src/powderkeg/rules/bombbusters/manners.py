"""The small choices of a bot: tokens, answers, payments, calls, appointments."""

from __future__ import annotations

from powderkeg.rules.bombbusters.bunker_map import GOALS
from powderkeg.rules.bombbusters.bunker_map import SIDES as SIDES_OF_MAP
from powderkeg.rules.bombbusters.clarity import Sight
from powderkeg.rules.bombbusters.ideas import best_score, plain_ideas
from powderkeg.rules.bombbusters.missions.constraints import allows
from powderkeg.rules.bombbusters.moves import (
    APPOINTS,
    DECLINE,
    KEEP,
    NO_TRADE,
    PINS,
    REPLACE,
    REVEAL,
    RING_MOVES,
    ROLE_MOVES,
    SIDES,
    SNIP,
    STAY,
    TA_DA,
    TURN_CARD,
    TURN_ROUND,
)
from powderkeg.rules.bombbusters.odds import all_are
from powderkeg.rules.bombbusters.outlook import best_after, worlds
from powderkeg.rules.bombbusters.pieces import (
    ALL_KINDS,
    DOUBLE,
    KINDS_OF,
    NUMBERS,
    RADAR,
    RED,
    TRIPLE_DETECTOR,
)
from powderkeg.rules.bombbusters.props.bunker import CARDS, Bunker, distance
from powderkeg.rules.bombbusters.props.deck import Deck
from powderkeg.rules.bombbusters.props.line import Line
from powderkeg.rules.bombbusters.props.number import Number
from powderkeg.rules.bombbusters.props.number_hands import NumberHands
from powderkeg.rules.bombbusters.shapes import (
    GiveCard,
    Lie,
    OfNumber,
    OfSeat,
    OfValue,
    OfWire,
    Step,
    Trade,
)
from powderkeg.rules.bombbusters.stakes import Stakes
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import Move, Seat
from powderkeg.rules.rng import Rng

WORLDS = 4
READY = -0.03  # a cut that good is called for at once


def small_choice(
    s: BombBusters, seat: Seat, phase: str, level: int, moves: list[Move], rng: Rng
) -> Move:
    if phase == "ta-da":
        return TA_DA
    if phase == "step":
        return nearest_step(s, moves)
    if phase == "exchange":
        return pin(s, seat, moves)
    if level <= 1:
        return carefree(s, seat, phase, moves, rng)
    if phase == "roles":
        return role(moves)
    if phase == "lay-card":
        return lay_card(s, seat, moves)
    if phase == "choose-number":
        return choose_number(s, seat, moves)
    if phase in ("token", "penalty", "answer", "open", "mark", "reward", "place"):
        return show_most(s, seat, moves) if level > 2 else moves[0]
    if phase == "lie":
        return deny_most(s, seat, moves) if level > 2 else rng.pick(moves)
    if phase in ("pay", "pair", "drop", "trade") and level > 2:
        some = [move for move in moves if not isinstance(move, Trade) or abs(move.amount) <= 3]
        return best_after(s, seat, some, WORLDS, rng)
    if phase in ("replace", "ring"):
        some = [move for move in moves if move in (KEEP, REPLACE) or move in RING_MOVES]
        if level > 2 and len(some) > 1:
            return best_after(s, seat, some, WORLDS, rng)
        return KEEP if KEEP in some else some[-1]
    if phase == "give-card":
        return hand_on(s, seat, moves, rng)
    if phase == "gift":
        return best_gift(s, seat, moves)
    if phase == "pick":
        return own_token(s, seat, moves)
    if phase == "turn-round":
        return best_way(s)
    if phase == "pay":
        return pay(s, seat, moves)
    if phase == "trade":
        return NO_TRADE
    if phase == "call":
        return call(s, seat, moves)
    if phase == "appoint":
        return appoint(s, seat, moves, rng)
    if phase == "sir":
        return REVEAL if REVEAL in moves else TURN_CARD
    if phase == "choose-side":
        stands = s.stands[2 * seat], s.stands[2 * seat + 1]
        return SIDES[0 if len(stands[0]) <= len(stands[1]) else 1]
    return rng.pick(moves)


def carefree(s: BombBusters, seat: Seat, phase: str, moves: list[Move], rng: Rng) -> Move:
    if phase == "call":
        return SNIP if SNIP in moves and has_called_for(s, seat) else DECLINE
    if phase == "sir":
        return REVEAL if REVEAL in moves else TURN_CARD
    if phase == "trade":
        return NO_TRADE
    if phase in ("replace", "ring"):
        return KEEP if KEEP in moves else RING_MOVES[-1] if phase == "ring" else REPLACE
    if phase == "give-card":
        return rng.pick([move for move in moves if isinstance(move, GiveCard)])
    if phase == "appoint" and s.holds(seat)[s.prop(Deck).card]:
        return APPOINTS[seat]
    return rng.pick(moves)


def nearest_step(s: BombBusters, moves: list[Move]) -> Move:
    """Mission 66: the way that leads nearest to the goal."""
    bunker = s.prop(Bunker)
    goal = GOALS[min(bunker.stage, len(GOALS)) - 1]
    best, least = moves[0], 999
    for move in moves:
        if isinstance(move, Step):
            there = bunker.next_to(bunker.at, SIDES_OF_MAP.index(move.side))
            far = distance(bunker, there, goal)
            if far < least:
                best, least = move, far
    return best


def pin(s: BombBusters, seat: Seat, moves: list[Move]) -> Move:
    """Mission 66: north, west and the action are wanted now; the most common card goes there."""
    bunker = s.prop(Bunker)
    fitting: list[tuple[int, str]] = []
    for card in CARDS:
        left = 0
        for value in NUMBERS:
            left += (s.count(value) - s.cut[value]) * allows(card, value)
        fitting.append((left, card))
    cards = [card for _, card in sorted(fitting, reverse=True)]
    wanted = cards[1] + cards[3] + cards[4] + cards[0] + cards[2]  # the way is west, then north
    return PINS[wanted[len(bunker.pinned)]]


def hand_on(s: BombBusters, seat: Seat, moves: list[Move], rng: Rng) -> Move:
    """Mission 65: a card one cannot use, to whoever is likeliest to hold its number."""
    counts = s.holds(seat)
    hands = s.prop(NumberHands)
    best, most = moves[0], -9.0
    for move in moves:
        if isinstance(move, GiveCard):
            lacks = all_are(s, seat, s.hand(move.seat), ALL_KINDS & ~KINDS_OF[move.number])
            soon = 1.0 - 0.1 * ((move.seat - seat) % s.seats)
            poor = 0.3 if not hands.open_cards(s, move.seat) else 0.0
            worth = (1.0 - lacks) * (soon + poor) - 0.15 * counts[move.number]
            if worth > most:
                best, most = move, worth
    return best


def best_gift(s: BombBusters, seat: Seat, moves: list[Move]) -> Move:
    """Mission 22: what the neighbour is likeliest to hold, and all do not know yet."""
    best, most = moves[0], -1.0
    unknown = [wire for wire in s.hand((seat + 1) % s.seats) if not s.known[wire]]
    for move in moves:
        if isinstance(move, OfValue):
            chances = [s.deals(seat).values(wire)[move.value] for wire in unknown]
            if chances and max(chances) > most:
                best, most = move, max(chances)
    return best


def own_token(s: BombBusters, seat: Seat, moves: list[Move]) -> Move:
    """Mission 27: the token that tells teammates most."""
    sight = Sight(s, seat)
    best, most = moves[0], 0.0
    for move in moves:
        if isinstance(move, OfValue):
            for wire in s.hand(seat):
                if s.value(wire) == move.value and not s.known[wire]:
                    clear = sight.tagging(wire)
                    if clear > most:
                        best, most = move, clear
    return best


def best_way(s: BombBusters) -> Move:
    """Mission 59: to the side where more numbers are left."""
    line = s.prop(Line)
    turned = line.clone()
    turned.back = not line.back
    return TURN_ROUND if len(turned.open_ahead(s)) > len(line.open_ahead(s)) else STAY


def role(moves: list[Move]) -> Move:
    for wanted in (TRIPLE_DETECTOR, RADAR, DOUBLE):
        if ROLE_MOVES[wanted] in moves:
            return ROLE_MOVES[wanted]
    return moves[0]


def choose_number(s: BombBusters, seat: Seat, moves: list[Move]) -> Move:
    """Mission 26: the number with the best cut."""
    best, most = moves[0], -9.0
    for move in moves:
        if isinstance(move, OfNumber):
            world = s.clone()
            world.prop(Number).card = move.number
            worth = best_score(world, seat)
            if worth > most:
                best, most = move, worth
    return best


def lay_card(s: BombBusters, seat: Seat, moves: list[Move]) -> Move:
    """Mission 29: the number that the player in turn is least likely to hold."""
    best, least = moves[0], 99.0
    for move in moves:
        if isinstance(move, OfNumber):
            held = 0.0
            for wire in s.hand(s.turn):
                held += s.deals(seat).values(wire)[move.number]
            if held < least:
                best, least = move, held
    return best


def show_most(s: BombBusters, seat: Seat, moves: list[Move]) -> Move:
    """The wire that tells teammates most when its value is known."""
    sight = Sight(s, seat)
    best, most = moves[0], -1.0
    for move in moves:
        if isinstance(move, OfWire):
            wire = s.wire_at(move.stand, move.place)
            clear = sight.now() if s.value(wire) == RED else sight.tagging(wire)
            if clear > most + 1e-9:
                best, most = move, clear
    return best


def deny_most(s: BombBusters, seat: Seat, moves: list[Move]) -> Move:
    """The false token that tells teammates most: before each wire, what they would guess first."""
    sight = Sight(s, seat)
    guesses = sight.guesses()
    best, most = moves[0], -1.0
    for move in moves:
        if isinstance(move, Lie):
            wire = s.wire_at(move.stand, move.place)
            if guesses.get(wire, 0) == move.number:
                clear = sight.denying(wire, move.number)
                if clear > most + 1e-9:
                    best, most = move, clear
    return best


def pay(s: BombBusters, seat: Seat, moves: list[Move]) -> Move:
    """To whoever comes next: what one gives, the next can spend."""
    for step in range(1, s.seats):
        other = (seat + step) % s.seats
        for move in moves:
            if isinstance(move, OfSeat) and move.seat == other:
                return move
    return moves[0]


def call(s: BombBusters, seat: Seat, moves: list[Move]) -> Move:
    """Call when the cut is sure, or nearly."""
    if REVEAL in moves:
        return REVEAL
    if SNIP not in moves or not has_called_for(s, seat):
        return DECLINE
    if s.has_only(seat, RED):
        return SNIP
    ideas = plain_ideas(s, seat)
    return SNIP if ideas and ideas[0].score > READY else DECLINE


def has_called_for(s: BombBusters, seat: Seat) -> bool:
    """Does it hold what the card says? In mission 10 there is no card, and anyone may."""
    return not s.has_prop(Deck) or s.holds(seat)[s.prop(Deck).card] > 0


def appoint(s: BombBusters, seat: Seat, moves: list[Move], rng: Rng) -> Move:
    """Whoever most likely has the value, and a good cut of it."""
    imagined = worlds(s, seat, WORLDS, rng)
    best, most = moves[0], -9.0
    for move in moves:
        if isinstance(move, OfSeat) and move.key == "appoint":
            worth = worth_of(s, seat, move.seat, imagined)
            if worth > most:
                best, most = move, worth
    return best


def worth_of(s: BombBusters, seat: Seat, other: Seat, imagined: list[BombBusters]) -> float:
    """What to expect if this seat must cut the value of the card."""
    miss = Stakes(s, other).miss
    card = s.prop(Deck).card
    lacks = all_are(s, seat, s.hand(other), ALL_KINDS & ~KINDS_OF[card])
    only_reds = all_are(s, seat, s.hand(other), KINDS_OF[RED])
    holders = [world for world in imagined if world.holds(other)[card]]
    cut = -miss / 2
    if holders:
        cut = 0.0
        for world in holders:
            cut += best_score(world, other) / len(holders)
    return (1.0 - lacks) * cut - (lacks - only_reds) * miss - only_reds
