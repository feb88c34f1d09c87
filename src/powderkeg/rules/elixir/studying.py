"""Effects on spells: handed over, burnt, taken back, drawn."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, ClassVar, Final

from powderkeg.rules.core import Log, Move, Seat
from powderkeg.rules.elixir.books import DrawSpell, hand_over, is_pile, leave
from powderkeg.rules.elixir.cards import Item
from powderkeg.rules.elixir.deck import SPELLS, Spell
from powderkeg.rules.elixir.hand_events import Burnt, Rewound, SpellReturned
from powderkeg.rules.elixir.hands import bits, everyone
from powderkeg.rules.elixir.hexing import fizzle
from powderkeg.rules.elixir.lasting import end, end_hanging
from powderkeg.rules.elixir.moves import BURN, HAND, RETURN, STRAY, OfSpell
from powderkeg.rules.elixir.rulebook import OB, S
from powderkeg.rules.elixir.step import Draw, Question

if TYPE_CHECKING:
    from powderkeg.rules.elixir.state import Elixir

GIFT_LEVEL: Final = 2  # Gift Horse hands over spells up to this level
FUEL_LEVEL: Final = 3  # Bonfire burns spells up to this level


def up_to(s: Elixir, seat: Seat, level: int) -> list[Spell]:
    return [spell for spell in s.books[seat] if SPELLS[spell].level <= level]


def level_of(spell: Spell) -> int:
    return SPELLS[spell].level


def homework(s: Elixir, item: Item, log: Log) -> None:
    """The top spell of the level 1 pile; if that is empty, of level 2 (X-48)."""
    for victim in item.hits():
        level = 1 if is_pile(s, 1) else 2
        if not is_pile(s, level):
            fizzle(item, log)
        s.plan([DrawSpell(victim, level)])
    if not item.hits():
        fizzle(item, log)


def swap_spells(s: Elixir, item: Item, log: Log) -> None:
    """Nothing happens where one of the two has no spell to swap (X-25)."""
    hits = [victim for victim in item.hits() if s.books[item.master(victim)] and s.books[victim]]
    if not hits:
        fizzle(item, log)
    for victim in hits:
        s.plan([HandSpell(item.master(victim), victim, len(SPELLS), True)])


def gift_spell(s: Elixir, item: Item, log: Log) -> None:
    hits = [victim for victim in item.hits() if up_to(s, item.master(victim), GIFT_LEVEL)]
    if not hits:
        fizzle(item, log)
    for victim in hits:
        s.plan([HandSpell(item.master(victim), victim, GIFT_LEVEL, False)])


class HandSpell(Question):
    """One of one's uncast spells goes to somebody; in a swap a random one comes back."""

    key: ClassVar[str] = "hand"

    def __init__(self, seat: Seat, taker: Seat, level: int, is_swap: bool) -> None:
        super().__init__(seat, S[222] if is_swap else S[404])
        self.taker: Final = taker
        self.level: Final = level  # the highest
        self.is_swap: Final = is_swap

    def moves(self, s: Elixir, seat: Seat) -> list[Move]:
        return [HAND[spell] for spell in up_to(s, seat, self.level)]

    def choose(self, s: Elixir, move: Move, log: Log) -> None:
        assert isinstance(move, OfSpell)
        s.phases.pop()
        hand_over(s, self.seat, self.taker, move.spell, log)
        if self.is_swap:
            s.plan([TakeSpell(self.seat, self.taker, move.spell)])


class TakeSpell(Draw):
    """A random spell of those that the victim held before."""

    def __init__(self, taker: Seat, victim: Seat, given: Spell) -> None:
        self.taker: Final = taker
        self.victim: Final = victim
        self.given: Final = given

    def begin(self, s: Elixir, log: Log) -> None:
        if len(s.books[self.victim]) <= 1:
            s.phases.pop()

    def chances(self, s: Elixir) -> list[Move]:
        return [STRAY[spell] for spell in s.books[self.victim] if spell != self.given]

    def draw(self, s: Elixir, move: Move, log: Log) -> None:
        assert isinstance(move, OfSpell)
        s.phases.pop()
        hand_over(s, self.victim, self.taker, move.spell, log)


def bonfire(s: Elixir, item: Item, log: Log) -> None:
    if not up_to(s, item.player, FUEL_LEVEL):
        fizzle(item, log)
        return
    s.plan([Burn(item.player)])


class Burn(Question):
    """It lies open among the cast spells, the newest, without effect (X-26)."""

    key: ClassVar[str] = "burn"

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat, S[403])

    def moves(self, s: Elixir, seat: Seat) -> list[Move]:
        return [BURN[spell] for spell in up_to(s, seat, FUEL_LEVEL)]

    def choose(self, s: Elixir, move: Move, log: Log) -> None:
        assert isinstance(move, OfSpell)
        s.phases.pop()
        leave(s, self.seat, move.spell, everyone(s), log)
        s.cast[self.seat] = (*s.cast[self.seat], move.spell)
        log.add(Burnt({"seat": self.seat, "spell": SPELLS[move.spell].key}))


def carousel(s: Elixir, item: Item, log: Log) -> None:
    """All who hold uncast spells pass them to the left among themselves (X-24)."""
    ring = [seat for seat in range(s.seats) if s.books[seat]]
    if len(ring) < 2:
        fizzle(item, log)
        return
    books = [sorted(s.books[seat], key=level_of) for seat in ring]
    for effect in s.effects.copy():  # at once, so that the order of passing tells nothing
        if effect.code == "open-spell":
            end(s, effect, "gone", log)
    known = s.seen.copy()
    for place, giver in enumerate(ring):
        taker = ring[(place + 1) % len(ring)]
        for spell in books[place]:
            hand_over(s, giver, taker, spell, log)
            known[spell] |= bits([giver, taker])
    s.seen = known  # whole hands go round: who knew where a spell was, knows it still


def rewind(s: Elixir, item: Item, log: Log) -> None:
    """The newest spell before the victim is taken back; what hangs on it ends (X-47)."""
    hits = [victim for victim in item.hits() if s.cast[victim]]
    if not hits:
        fizzle(item, log)
    for victim in hits:
        spell = s.cast[victim][-1]
        s.cast[victim] = s.cast[victim][:-1]
        end_hanging(s, spell, "rewound", log)
        insort(s.books[victim], spell)
        s.seen[spell] = bits(everyone(s))
        log.add(Rewound({"seat": victim, "spell": SPELLS[spell].key}))


def exchange_spell(s: Elixir, item: Item, log: Log) -> None:
    s.plan([ReturnSpell(item.player)])


def returnable(s: Elixir, seat: Seat) -> list[Spell]:
    """Where the pile is empty, one would draw the same spell again."""
    return [spell for spell in s.books[seat] if is_pile(s, SPELLS[spell].level)]


class ReturnSpell(Question):
    """An uncast spell goes under its pile; the top one of the same level comes."""

    key: ClassVar[str] = "return"

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat, OB[15])

    def begin(self, s: Elixir, log: Log) -> None:
        if not returnable(s, self.seat):
            s.phases.pop()

    def moves(self, s: Elixir, seat: Seat) -> list[Move]:
        return [RETURN[spell] for spell in returnable(s, seat)]

    def choose(self, s: Elixir, move: Move, log: Log) -> None:
        assert isinstance(move, OfSpell)
        s.phases.pop()
        level = SPELLS[move.spell].level
        leave(s, self.seat, move.spell, [self.seat], log)
        s.under[level].append(move.spell)
        facts = {"seat": self.seat, "level": level}
        log.add(SpellReturned({**facts}, {"spell": SPELLS[move.spell].key}, [self.seat]))
        s.plan([DrawSpell(self.seat, level)])
