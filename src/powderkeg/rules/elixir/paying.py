"""Ingredients, and what may stand in for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from powderkeg.rules.core import Move, Seat
from powderkeg.rules.elixir.cards import NONE, Half
from powderkeg.rules.elixir.deck import FINDS, INGREDIENT, SPELLS, Find, Spell
from powderkeg.rules.elixir.hands import at_hand
from powderkeg.rules.elixir.moves import GRIND, JACKDAW, KEY, PAY, OfFind
from powderkeg.rules.elixir.needs import least_needed

if TYPE_CHECKING:
    from powderkeg.rules.elixir.state import Elixir

SUBSTITUTES: Final = ("any-ingredient", "grind", "as-discard")
FREE_LEVEL: Final = 2  # Universal Solvent casts spells up to this level
KEY_LEVEL: Final = 2  # the Key serves spells up to this level


class Purse:
    """What somebody could still pay with."""

    def __init__(self, s: Elixir, half: Half) -> None:
        self.cards: Final = at_hand(s, half.player).copy()
        for find in half.paid:
            self.cards.remove(find)
        self.ink: Final = s.ink()
        self.keys = 0
        self.jackdaw = ""  # what the Mirror would be
        own_turn = s.active == half.player and not s.is_ended
        if own_turn and SPELLS[half.spell].level <= KEY_LEVEL:
            self.keys = len(s.of(half.player, "key")) - s.keys - half.keys
        if own_turn and not s.is_mirrored and not half.jackdaw and s.of(half.player, "jackdaw"):
            find = s.mirror()
            if find != NONE and FINDS[find].effect in SUBSTITUTES:
                self.jackdaw = FINDS[find].effect

    def with_effect(self, effect: str) -> Find:
        """A card in hand that does this."""
        for find in self.cards:
            if FINDS[find].effect == effect:
                return find
        return NONE

    def count(self, effect: str) -> int:
        count = 1 if self.jackdaw == effect else 0
        for find in self.cards:
            if FINDS[find].effect == effect:
                count += 1
        return count


def can_pay(purse: Purse, slots: list[Find], ground: list[Find], needs: list[int]) -> bool:
    """Can all slots be paid, and what is ground for others besides?

    `ground` are slots for which `needs` other ingredients are used up.
    """
    spare = [find for find in purse.cards if FINDS[find].family == INGREDIENT]
    flasks = purse.count("any-ingredient")
    inks = purse.count("as-discard")
    grinders = purse.count("grind") + purse.keys
    return fits(spare, slots, ground, needs, purse.ink, flasks, inks, grinders)


def fits(
    spare: list[Find],
    slots: list[Find],
    ground: list[Find],
    needs: list[int],
    ink: Find,
    flasks: int,
    inks: int,
    grinders: int,
) -> bool:
    if not slots:
        if len(spare) < sum(needs):
            return False
        for find, need in zip(ground, needs, strict=True):
            if len(spare) - spare.count(find) < need:
                return False
        return True
    slot, rest = slots[0], slots[1:]
    if slot in spare:
        left = spare.copy()
        left.remove(slot)
        if fits(left, rest, ground, needs, ink, flasks, inks, grinders):
            return True
    if inks and slot == ink and fits(spare, rest, ground, needs, ink, flasks, inks - 1, grinders):
        return True
    if flasks and fits(spare, rest, ground, needs, ink, flasks - 1, inks, grinders):
        return True
    return grinders > 0 and fits(
        spare, rest, [*ground, slot], [*needs, 2], ink, flasks, inks, grinders - 1
    )


def is_free(s: Elixir, seat: Seat, spell: Spell) -> bool:
    """Universal Solvent, in the own turn: nothing is paid."""
    return s.is_free and seat == s.active and SPELLS[spell].level <= FREE_LEVEL


def is_payable(s: Elixir, seat: Seat, spell: Spell) -> bool:
    hand = at_hand(s, seat)
    recipe = SPELLS[spell].recipe
    for find in recipe:
        if find not in hand:
            return can_pay(Purse(s, Half(spell, NONE, seat)), recipe, [], [])
    return True


def can_finish(s: Elixir, half: Half) -> bool:
    """Can the rest be paid?"""
    recipe = SPELLS[half.spell].recipe
    ground = [recipe[half.slots - 1]] if half.grinding else []
    needs = [half.grinding] if half.grinding else []
    return can_pay(Purse(s, half), recipe[half.slots :], ground, needs)


def paid_with(s: Elixir, half: Half, move: Move) -> Half:
    """The play after one more choice of payment."""
    if half.grinding:
        assert isinstance(move, OfFind)
        return grown(half, half.slots, (move.find,), half.grinding - 1, half.keys, half.jackdaw)
    if move is KEY:
        return grown(half, half.slots + 1, (), 2, half.keys + 1, half.jackdaw)
    if move is JACKDAW:
        ground = 2 if FINDS[s.mirror()].effect == "grind" else 0
        return grown(half, half.slots + 1, (), ground, half.keys, True)
    assert isinstance(move, OfFind)
    ground = 2 if FINDS[move.find].effect == "grind" else 0
    return grown(half, half.slots + 1, (move.find,), ground, half.keys, half.jackdaw)


def grown(
    half: Half, slots: int, cards: tuple[Find, ...], grinding: int, keys: int, jackdaw: bool
) -> Half:
    return Half(
        half.spell, half.find, half.player, slots, (*half.paid, *cards), grinding, keys, jackdaw
    )


def payments(s: Elixir, half: Half) -> list[Move]:
    """What may be paid next, the plainest first; after each the rest can be paid as well."""
    purse = Purse(s, half)
    recipe = SPELLS[half.spell].recipe
    moves: list[Move] = []
    if half.grinding:
        last = -1
        for find in purse.cards:
            other = find != recipe[half.slots - 1] and find != last
            if other and FINDS[find].family == INGREDIENT:
                moves.append(GRIND[find])
            last = find
    else:
        slot = recipe[half.slots]
        if slot in purse.cards:
            moves.append(PAY[slot])
        for effect in SUBSTITUTES:
            find = purse.with_effect(effect)
            if find != NONE and (effect != "as-discard" or purse.ink == slot):
                moves.append(PAY[find])
        if purse.keys > 0 and slot not in purse.cards:  # only what is missing
            moves.append(KEY)
        if purse.jackdaw and (purse.jackdaw != "as-discard" or purse.ink == slot):
            moves.append(JACKDAW)
    return [move for move in moves if can_finish(s, paid_with(s, half, move))]


def is_paid(half: Half) -> bool:
    """Is nothing left to pay?"""
    if half.spell == NONE or half.is_free:
        return True
    return half.slots == len(SPELLS[half.spell].recipe) and not half.grinding


def until_choice(s: Elixir, half: Half) -> Half:
    """What has one way only is paid so."""
    while not is_paid(half):
        moves = payments(s, half)
        if len(moves) > 1:
            break
        half = paid_with(s, half, moves[0])
    return half


def plainest(s: Elixir, half: Half) -> Half:
    """The rest is paid in the plainest way: so are answers, as far as nobody chose otherwise."""
    while not is_paid(half):
        moves = payments(s, half)
        move = moves[0]
        if half.grinding:
            finds = [choice.find for choice in moves if isinstance(choice, OfFind)]
            move = GRIND[least_needed(s, half.player, finds)]
        half = paid_with(s, half, move)
    return half
