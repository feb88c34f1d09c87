"""Rules of thumb: a quick choice for every question the game asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from powderkeg.rules.core import Move, Seat
from powderkeg.rules.elixir.building import Building
from powderkeg.rules.elixir.cards import NONE
from powderkeg.rules.elixir.codes import OBJECT
from powderkeg.rules.elixir.deck import FINDS, INGREDIENT, SPELLS, Find
from powderkeg.rules.elixir.haggle_habits import at_the_market
from powderkeg.rules.elixir.moves import (
    AGREE,
    BEAR,
    BUY_OFF,
    DISAGREE,
    ENOUGH,
    GRANT,
    GRIND,
    LEFT,
    PASS,
    RIGHT,
    SWEEP,
    OfFind,
    OfNumber,
    OfSeat,
    OfSpell,
)
from powderkeg.rules.elixir.prospects import (
    CURSE_COST,
    POWER_WORTH,
    USUAL_COST,
    Plan,
    leader,
    missing_for,
)
from powderkeg.rules.elixir.replies import reply
from powderkeg.rules.elixir.turn_habits import in_turn
from powderkeg.rules.rng import Rng

if TYPE_CHECKING:
    from powderkeg.rules.elixir.state import Elixir

# Worth paying two finds to be rid of.
HARMFUL: Final = ("no-draw",)
# Aimed at the one who holds most.
TAKING: Final = ("take", "swap-one", "swap-hands", "look")


def habit(s: Elixir, seat: Seat, moves: list[Move], rng: Rng, is_patient: bool) -> Move:
    """What comes to mind first. The patient keep cards for their moment."""
    if len(moves) == 1:
        return moves[0]
    phase = s.phases[-1].key
    if phase == "turn":
        return in_turn(s, seat, moves, is_patient)
    if phase in ("window", "between", "bell"):
        return reply(s, seat, moves)
    if phase == "market":
        return at_the_market(s, seat, moves, rng, is_patient)
    if phase == "draft":
        return draft(s, seat, moves, rng)
    first = moves[0]
    if isinstance(first, OfFind):
        return of_find(s, seat, moves, phase, rng)
    if isinstance(first, OfSeat):
        return of_seat(s, seat, moves)
    if isinstance(first, OfSpell):
        return of_spell(s, seat, moves, phase)
    if isinstance(first, OfNumber):
        return bid(s, seat, moves) if phase == "bid" else rng.pick(moves)
    return plain(s, seat, moves, rng)


def plain(s: Elixir, seat: Seat, moves: list[Move], rng: Rng) -> Move:
    if BEAR in moves:
        return buy_off(s, seat)
    if LEFT in moves:
        return way(s, seat)
    if SWEEP in moves:
        return SWEEP
    for move in (DISAGREE, GRANT, PASS, ENOUGH):
        if move in moves:
            return move
    return rng.pick([move for move in moves if move is not AGREE])


def draft(s: Elixir, seat: Seat, moves: list[Move], rng: Rng) -> Move:
    """Points exactly, in a few spells of middle size."""
    left = s.setting.points - sum(s.picks[seat])
    fine: list[Move] = []
    for move in moves:
        assert isinstance(move, OfNumber)
        rest = left - move.number
        if rest == 0 or rest >= 1:
            weight = 1 if move.number == 1 else 3
            fine.extend([move] * weight)
    return rng.pick(fine) if fine else moves[0]


def of_find(s: Elixir, seat: Seat, moves: list[Move], phase: str, rng: Rng) -> Move:
    """Give what one misses least, take what helps most."""
    if phase == "pay":
        return pay(s, seat, moves)
    if phase == "keep":
        return keep(s, seat, moves)
    plan = Plan(s, seat)
    if phase == "name":
        return name(s, seat, plan, moves, rng)
    best = moves[0]
    most = -100.0
    for move in moves:
        if isinstance(move, OfFind):
            takes = phase in ("fetch", "pick")
            value = plan.gain(move.find) if takes else -plan.loss(move.find)
            if phase == "show":
                value = ware(plan, move.find)
            if value > most:
                best, most = move, value
    return best


def pay(s: Elixir, seat: Seat, moves: list[Move]) -> Move:
    """The plainest way; grind what one misses least."""
    grinds = [move for move in moves if isinstance(move, OfFind) and move is GRIND[move.find]]
    if not grinds:
        return moves[0]
    plan = Plan(s, seat)
    return min(grinds, key=lambda move: plan.loss(move.find))


def keep(s: Elixir, seat: Seat, moves: list[Move]) -> Move:
    """The best for oneself; Borrowed Luck lets one choose the worst for somebody else."""
    borrowed = s.active != seat and not s.items
    plan = Plan(s, s.active if borrowed else seat)
    best = moves[0]
    most = -100.0
    for move in moves:
        assert isinstance(move, OfFind)
        value = -plan.gain(move.find) if borrowed else plan.gain(move.find)
        if value > most:
            best, most = move, value
    return best


def ware(plan: Plan, find: Find) -> float:
    """What others may want and one does not."""
    family = FINDS[find].family
    wanted = 0.6 if family == INGREDIENT else 0.3 if family == OBJECT else 0.0
    return wanted - plan.loss(find)


def name(s: Elixir, seat: Seat, plan: Plan, moves: list[Move], rng: Rng) -> Move:
    """What is missing, and most of all what somebody is known to have."""
    best: list[Move] = []
    most = 0.5
    for move in moves:
        if isinstance(move, OfFind) and plan.lacks[move.find] > 0:
            value = 1.0
            for other in range(s.seats):
                if other != seat and move.find in s.knows[seat * s.seats + other]:
                    value += 1.0
            if value > most:
                best, most = [], value
            if value == most:
                best.append(move)
    return rng.pick(best if best else moves)


def of_seat(s: Elixir, seat: Seat, moves: list[Move]) -> Move:
    """The leader, or for finds the one who holds most."""
    seats = [move.seat for move in moves if isinstance(move, OfSeat)]
    if not seats:
        return moves[0]
    chosen = leader(s, seats)
    if played_code(s) in TAKING:
        chosen = max(seats, key=lambda other: len(s.hands[other]))
    for move in moves:
        if isinstance(move, OfSeat) and move.seat == chosen:
            return move
    return moves[0]


def played_code(s: Elixir) -> str:
    """What the card does that is being aimed."""
    phase = s.phases[-1]
    if isinstance(phase, Building):
        half = phase.half
        return SPELLS[half.spell].effect if half.spell != NONE else FINDS[half.find].effect
    return ""


def of_spell(s: Elixir, seat: Seat, moves: list[Move], phase: str) -> Move:
    """Part with the spell that is furthest away; lift the worst curse; copy the best effect."""
    spells = [move for move in moves if isinstance(move, OfSpell)]
    if phase == "lift":
        return SWEEP if SWEEP in moves else worst_curse(s, seat, spells)
    if phase == "copy":
        return max(spells, key=lambda move: POWER_WORTH.get(SPELLS[move.spell].effect, 0.1))
    level = 0.65 if phase == "return" else -0.3
    return max(
        spells,
        key=lambda move: missing_for(s, seat, move.spell) - level * SPELLS[move.spell].level,
    )


def worst_curse(s: Elixir, seat: Seat, moves: list[OfSpell]) -> Move:
    return max(moves, key=lambda move: CURSE_COST.get(SPELLS[move.spell].effect, USUAL_COST))


def buy_off(s: Elixir, seat: Seat) -> Move:
    """Pay only for what stops draws or plays, with finds to spare."""
    item = s.items[-1]
    plan = Plan(s, seat)
    spare = 0
    for find in s.hands[seat]:
        if plan.loss(find) < 0.2:
            spare += 1
    return BUY_OFF if item.code in HARMFUL and spare >= 3 else BEAR


def way(s: Elixir, seat: Seat) -> Move:
    """Passing left brings the hand of the right neighbour."""
    right = len(s.hands[(seat - 1) % s.seats])
    left = len(s.hands[(seat + 1) % s.seats])
    return LEFT if right >= left else RIGHT


def bid(s: Elixir, seat: Seat, moves: list[Move]) -> Move:
    """As many useless finds as the ware is worth."""
    plan = Plan(s, seat)
    worth = plan.gain(s.items[-1].ware)
    losses = sorted(plan.loss(find) for find in s.hands[seat])
    for move in moves:
        if isinstance(move, OfNumber):
            cost = sum(losses[: move.number])
            return move if cost < 0.8 * worth or PASS not in moves else PASS
    return PASS
