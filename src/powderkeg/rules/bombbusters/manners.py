"""The small choices of a bot: tokens, answers, payments, calls, appointments."""

from __future__ import annotations

from powderkeg.rules.bombbusters.clarity import Sight
from powderkeg.rules.bombbusters.ideas import best_score, plain_ideas
from powderkeg.rules.bombbusters.moves import (
    APPOINTS,
    DECLINE,
    NO_TRADE,
    REVEAL,
    ROLE_MOVES,
    SIDES,
    SNIP,
    TURN_CARD,
)
from powderkeg.rules.bombbusters.odds import all_are
from powderkeg.rules.bombbusters.outlook import best_after, worlds
from powderkeg.rules.bombbusters.pieces import (
    ALL_KINDS,
    DOUBLE,
    KINDS_OF,
    RADAR,
    RED,
    TRIPLE_DETECTOR,
)
from powderkeg.rules.bombbusters.shapes import Lie, OfSeat, OfWire, Oxygen
from powderkeg.rules.bombbusters.stakes import Stakes
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import Move, Seat
from powderkeg.rules.rng import Rng

WORLDS = 4
READY = -0.03  # a cut that good is called for at once


def small_choice(
    s: BombBusters, seat: Seat, phase: str, level: int, moves: list[Move], rng: Rng
) -> Move:
    if level <= 1:
        return carefree(s, seat, phase, moves, rng)
    if phase == "roles":
        return role(moves)
    if phase in ("token", "penalty", "answer", "open"):
        return show_most(s, seat, moves) if level > 2 else moves[0]
    if phase == "lie":
        return deny_most(s, seat, moves) if level > 2 else rng.pick(moves)
    if phase in ("pay", "pair", "drop", "trade") and level > 2:
        some = [move for move in moves if not isinstance(move, Oxygen) or abs(move.amount) <= 3]
        return best_after(s, seat, some, WORLDS, rng)
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
        return SNIP if SNIP in moves and s.holds(seat)[s.card] else DECLINE
    if phase == "sir":
        return REVEAL if REVEAL in moves else TURN_CARD
    if phase == "trade":
        return NO_TRADE
    if phase == "appoint" and s.holds(seat)[s.card]:
        return APPOINTS[seat]
    return rng.pick(moves)


def role(moves: list[Move]) -> Move:
    for wanted in (TRIPLE_DETECTOR, RADAR, DOUBLE):
        if ROLE_MOVES[wanted] in moves:
            return ROLE_MOVES[wanted]
    return moves[0]


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
    if SNIP not in moves or not s.holds(seat)[s.card]:
        return DECLINE
    ideas = plain_ideas(s, seat)
    return SNIP if ideas and ideas[0].score > READY else DECLINE


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
    lacks = all_are(s, seat, s.hand(other), ALL_KINDS & ~KINDS_OF[s.card])
    only_reds = all_are(s, seat, s.hand(other), KINDS_OF[RED])
    holders = [world for world in imagined if world.holds(other)[s.card]]
    cut = -miss / 2
    if holders:
        cut = 0.0
        for world in holders:
            cut += best_score(world, other) / len(holders)
    return (1.0 - lacks) * cut - (lacks - only_reds) * miss - only_reds
