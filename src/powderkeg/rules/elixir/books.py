"""Uncast spells change hands; levels are open to all, which spells they are is not (X-62)."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, Final

from powderkeg.rules.core import Log, Move, Seat
from powderkeg.rules.elixir.deck import SPELLS, Spell
from powderkeg.rules.elixir.hand_events import SpellDrawn, SpellHanded
from powderkeg.rules.elixir.hands import bits
from powderkeg.rules.elixir.lasting import lose_open_spell
from powderkeg.rules.elixir.moves import SPELL, OfSpell
from powderkeg.rules.elixir.step import Draw

if TYPE_CHECKING:
    from powderkeg.rules.elixir.state import Elixir


def leave(s: Elixir, owner: Seat, spell: Spell, knowing: list[Seat], log: Log) -> None:
    """A spell leaves a hand. Who did not see which may have seen any of its level go."""
    level = SPELLS[spell].level
    known = bits(knowing)
    for other in s.books[owner]:
        if SPELLS[other].level == level:
            s.seen[other] &= known
    s.books[owner].remove(spell)
    s.seen[spell] = known
    lose_open_spell(s, spell, log)


def hand_over(s: Elixir, giver: Seat, taker: Seat, spell: Spell, log: Log) -> None:
    """From hand to hand: both know it."""
    leave(s, giver, spell, [giver, taker], log)
    insort(s.books[taker], spell)
    s.seen[spell] = bits([giver, taker])
    facts = {"seat": giver, "other": taker, "level": SPELLS[spell].level}
    log.add(SpellHanded({**facts}, {"spell": SPELLS[spell].key}, [giver, taker]))


def is_pile(s: Elixir, level: int) -> bool:
    return bool(s.fresh[level]) or bool(s.under[level])


class DrawSpell(Draw):
    """The top spell of a pile."""

    def __init__(self, seat: Seat, level: int) -> None:
        self.seat: Final = seat
        self.level: Final = level

    def begin(self, s: Elixir, log: Log) -> None:
        if not is_pile(s, self.level):
            s.phases.pop()

    def chances(self, s: Elixir) -> list[Move]:
        """What was put under a pile comes after all others, in its order."""
        fresh = s.fresh[self.level]
        if fresh:
            return [SPELL[spell] for spell in fresh]
        return [SPELL[s.under[self.level][0]]]

    def draw(self, s: Elixir, move: Move, log: Log) -> None:
        assert isinstance(move, OfSpell)
        s.phases.pop()
        if s.fresh[self.level]:
            s.fresh[self.level].remove(move.spell)
        else:
            del s.under[self.level][0]
        insort(s.books[self.seat], move.spell)
        s.seen[move.spell] |= 1 << self.seat
        facts = {"seat": self.seat, "level": self.level}
        log.add(SpellDrawn({**facts}, {"spell": SPELLS[move.spell].key}, [self.seat]))
