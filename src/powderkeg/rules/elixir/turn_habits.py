"""Rules of thumb for one's own turn: which card comes first, and which is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from powderkeg.rules.core import Move, Seat
from powderkeg.rules.elixir.cards import NONE
from powderkeg.rules.elixir.codes import OBJECT
from powderkeg.rules.elixir.deck import FINDS, SPELLS, Find, Spell
from powderkeg.rules.elixir.moves import ASK, CAST, END, MIRROR, OPEN, OfFind, OfSpell
from powderkeg.rules.elixir.prospects import (
    POWER_WORTH,
    RIDDING,
    Plan,
    ahead,
    leader,
    missing_for,
    wait,
)

if TYPE_CHECKING:
    from powderkeg.rules.elixir.state import Elixir

# How much an object wants to be used at once.
EAGER: Final = {
    "draw": 3.0,
    "collect": 2.8,
    "weigh": 2.6,
    "take": 2.4,
    "swap-one": 1.6,
    "extra-turn": 1.5,
    "soap": 0.6,
}
# Spells that give something are cast before those that do not.
GIVING: Final = {
    "draw-round": 2.0,
    "double-draw": 2.0,
    "collect": 1.8,
    "call-in": 1.8,
    "take": 1.5,
    "search": 1.5,
    "draw-and-keep": 1.5,
    "rummage": 1.2,
    "tithe": 1.2,
    "bonfire": 3.0,
    "gift-spell": 3.0,
    "solvent": 3.0,
    "swap-hands": -8.0,
    "pass-hands": -8.0,
    "whirl": -8.0,
    "stir": -8.0,
    "carousel": -8.0,
    "swap-spells": -0.2,
}
LOSE_THE_HAND: Final = ("swap-hands", "pass-hands", "whirl", "stir")
HINDERS: Final = ("no-casting", "no-cards")
CAST_FIRST: Final = 10.0
RESHUFFLE: Final = 6  # so few in the deck: the discard is about to go


def in_turn(s: Elixir, seat: Seat, moves: list[Move], is_patient: bool) -> Move:
    """The most eager card first; done, when nothing is worth playing."""
    plan = Plan(s, seat)
    best: Move = END
    most = 0.0
    for move in moves:
        eager = 0.0
        if move is ASK:
            eager = 1.0 if wants_to_play(s, seat, plan, is_patient) else 0.0
        elif move is MIRROR:
            eager = to_use(s, seat, plan, s.mirror(), False)
        elif isinstance(move, OfSpell) and move is CAST[move.spell]:
            eager = to_cast(s, seat, plan, move.spell, is_patient)
        elif isinstance(move, OfFind):
            if move is OPEN[move.find]:
                eager = to_open(s, seat, plan, FINDS[move.find].effect)
            else:
                eager = to_use(s, seat, plan, move.find, is_patient)
        if eager > most:
            best, most = move, eager
    return best


def wants_to_play(s: Elixir, seat: Seat, plan: Plan, is_patient: bool) -> bool:
    """Is there a spell to cast, or something to use?"""
    for spell in s.books[seat]:
        if missing_for(s, seat, spell) == 0 and to_cast(s, seat, plan, spell, is_patient) > 0:
            return True
    for find in s.hands[seat]:
        if FINDS[find].family == OBJECT and EAGER.get(FINDS[find].effect, 0.0) > 0:
            return True
    return plan.stand_ins >= plan.missing


def to_cast(s: Elixir, seat: Seat, plan: Plan, spell: Spell, is_patient: bool) -> float:
    """The dear ones first. What stands in for ingredients is kept for the last ones."""
    card = SPELLS[spell]
    books = s.books[seat]
    missing = missing_for(s, seat, spell)
    eager = CAST_FIRST + card.level + GIVING.get(card.effect, 0.0)
    if len(books) == 1:
        return eager
    if s.is_free and card.level <= RIDDING["solvent"]:
        return 2 * CAST_FIRST + missing + 0.1 * card.level
    if not is_patient:
        return eager
    if missing and plan.stand_ins < plan.missing:
        return eager if pays_off(plan, card.effect, missing) else 0.0
    if card.effect in RIDDING and not any_up_to(s, seat, spell, RIDDING[card.effect]):
        return 0.1
    if is_kept(s, seat, plan, spell):
        return 0.0
    return eager


def pays_off(plan: Plan, code: str, missing: int) -> bool:
    """Is a power worth what is otherwise kept for the last ingredients?"""
    worth = min(1.0, 0.15 * plan.missing) * POWER_WORTH.get(code, 0.0)
    if missing > 1:
        return False
    after = wait(plan.missing - missing, max(0.0, plan.stand_ins - missing))
    return after - plan.wait + 0.5 < worth


def any_up_to(s: Elixir, seat: Seat, but: Spell, level: int) -> bool:
    return any(spell != but and SPELLS[spell].level <= level for spell in s.books[seat])


def is_kept(s: Elixir, seat: Seat, plan: Plan, spell: Spell) -> bool:
    """Is it better cast later?"""
    card = SPELLS[spell]
    if plan.missing == 0 and card.effect not in LOSE_THE_HAND and card.effect != "carousel":
        return False
    if card.effect in LOSE_THE_HAND:
        useful = plan.met - card.level + plan.stand_ins
        if card.effect == "swap-hands":
            rest = len(s.hands[seat]) - card.level
            others = [other for other in s.others(seat) if not s.is_protected(other)]
            most = max((len(s.hands[other]) for other in others), default=0)
            return useful > 0.4 * (most - rest) + 1
        return useful >= 2
    if card.effect == "carousel":
        right = s.points((seat - 1) % s.seats)
        return s.points(seat) - card.level <= right
    if card.effect in HINDERS:
        return not is_close(s, leader(s, s.others(seat))) and plan.missing > 2
    if card.effect in ("snuff", "turn-away"):
        return plan.missing > 2
    return False


def is_close(s: Elixir, seat: Seat) -> bool:
    """Could this one be done next turn?"""
    return s.points(seat) <= 4 and ahead(s, seat) > -2.0


def to_use(s: Elixir, seat: Seat, plan: Plan, find: Find, is_patient: bool) -> float:
    effect = FINDS[find].effect
    if effect == "fetch":
        return to_fetch(s, seat, plan, is_patient)
    if effect == "exchange-spell":
        return 2.0 if best_return(s, seat) != NONE else 0.0
    if effect == "cloak":
        return 0.3 if plan.missing <= 1 or s.points(seat) <= 3 else 0.0
    if effect == "look":
        return 0.3 if len(s.hands[seat]) > 6 else 0.0
    return EAGER.get(effect, 0.5)


def to_fetch(s: Elixir, seat: Seat, plan: Plan, is_patient: bool) -> float:
    """A Hook is kept for the last ingredient, unless a flask lies there or all is shuffled."""
    if not s.discard:
        return 0.0
    if any(FINDS[find].effect == "any-ingredient" for find in s.discard):
        return 2.0
    if any(plan.lacks[find] > 0 for find in s.discard):
        hurry = not is_patient or s.left < RESHUFFLE or len(s.hands[seat]) > 9
        return 2.0 if hurry or plan.missing <= plan.stand_ins + 0.5 else 0.0
    return 0.0


def best_return(s: Elixir, seat: Seat) -> Spell:
    """The spell for which least is there, if another of its level would be nearer."""
    best = NONE
    most = 0.5
    for spell in s.books[seat]:
        level = SPELLS[spell].level
        value = missing_for(s, seat, spell) - 0.65 * level
        if value > most:
            best, most = spell, value
    return best


def to_open(s: Elixir, seat: Seat, plan: Plan, effect: str) -> float:
    """Trade, if there is something to spare and something to find."""
    spare = sum(1 for find in s.hands[seat] if plan.loss(find) < 0.2)
    if plan.missing == 0:
        return 0.0
    if effect == "flea-market":
        return 0.5 if spare >= 1 else 0.0
    return 0.4 if spare >= 2 else 0.0
