"""What the table holds besides hands and piles: lasting effects, and cards being played."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.core import Seat
from powderkeg.rules.elixir.codes import OBJECT, TRANSACTION
from powderkeg.rules.elixir.deck import FINDS, SPELLS, Find, Spell

NOBODY: Final[Seat] = -1
NONE: Final = -1  # no spell, no find

# What hangs on a victim as a curse.
CURSES: Final = (
    "parrot",
    "few-words",
    "mirrored-view",
    "upside-down",
    "fogged-view",
    "dropped-find",
    "obliging",
    "no-draw",
    "borrowed-draw",
    "short-turns",
    "title",
    "glass-pocket",
    "ask-leave",
    "sulks",
)
VIEW_CURSES: Final = ("mirrored-view", "upside-down", "fogged-view")


class Effect:
    """Something that lasts. It never changes: another one takes its place."""

    def __init__(
        self,
        spell: Spell,
        code: str,
        caster: Seat,
        victim: Seat,
        lasts: str,
        left: int,
        born: int,
        data: tuple[int, ...] = (),
        copied: Spell = NONE,
    ) -> None:
        self.spell: Final = spell  # the card it hangs on; none for an object's
        self.code: Final = code
        self.caster: Final = caster
        self.victim: Final = victim
        self.lasts: Final = lasts
        self.left: Final = left  # turns or draws
        self.born: Final = born  # the turn it began in
        self.data: Final = data  # finds that are counted, a title, an open spell
        self.copied: Final = copied

    @property
    def is_curse(self) -> bool:
        return self.code in CURSES

    @property
    def level(self) -> int:
        return 0 if self.spell == NONE else SPELLS[self.spell].level

    def with_left(self, left: int) -> Effect:
        return Effect(
            self.spell,
            self.code,
            self.caster,
            self.victim,
            self.lasts,
            left,
            self.born,
            self.data,
            self.copied,
        )

    def with_data(self, data: tuple[int, ...]) -> Effect:
        return Effect(
            self.spell,
            self.code,
            self.caster,
            self.victim,
            self.lasts,
            self.left,
            self.born,
            data,
            self.copied,
        )


class Item:
    """A card being played: it waits on the stack until it is settled."""

    def __init__(self, spell: Spell, find: Find, player: Seat) -> None:
        self.spell: Final = spell  # or none
        self.find: Final = find  # or none
        self.player: Final = player
        self.is_mirrored = False  # the find stays in the discard
        self.is_answer = False  # to the item below
        self.is_cancelled = False
        self.victims: list[Seat] = []
        self.masters: list[Seat] = []  # by victim: who counts as the caster
        self.shielded: list[Seat] = []  # victims on whom it has no effect
        self.trapped: list[Seat] = []  # victims from whom nothing is taken
        self.lift: Spell = NONE  # the curse that is moved
        self.copy: Spell = NONE  # whose effect is copied
        self.ware: Find = NONE
        self.target: Seat = NOBODY  # of an answer: the new victim, or who is trapped
        self.is_bought = False  # the victim pays instead
        self.floor = 0  # how many cards lay in the discard before its payment

    def clone(self) -> Item:
        twin = Item(self.spell, self.find, self.player)
        twin.is_mirrored = self.is_mirrored
        twin.is_answer = self.is_answer
        twin.is_cancelled = self.is_cancelled
        twin.victims = self.victims.copy()
        twin.masters = self.masters.copy()
        twin.shielded = self.shielded.copy()
        twin.trapped = self.trapped.copy()
        twin.lift = self.lift
        twin.copy = self.copy
        twin.ware = self.ware
        twin.target = self.target
        twin.is_bought = self.is_bought
        twin.floor = self.floor
        return twin

    @property
    def key(self) -> str:
        return SPELLS[self.spell].key if self.spell != NONE else FINDS[self.find].key

    @property
    def code(self) -> str:
        return SPELLS[self.spell].effect if self.spell != NONE else FINDS[self.find].effect

    @property
    def count(self) -> int:
        return SPELLS[self.spell].count if self.spell != NONE else FINDS[self.find].count

    @property
    def level(self) -> int:
        return SPELLS[self.spell].level if self.spell != NONE else 0

    @property
    def is_magic(self) -> bool:
        """A magic object, be it in the Mirror."""
        return self.find != NONE and FINDS[self.find].family == OBJECT

    @property
    def is_deal(self) -> bool:
        return self.find != NONE and FINDS[self.find].family == TRANSACTION

    def hits(self) -> list[Seat]:
        """The victims on whom it works."""
        return [seat for seat in self.victims if seat not in self.shielded]

    def master(self, victim: Seat) -> Seat:
        return self.masters[self.victims.index(victim)]


class Half:
    """A play that is being put together: nobody else sees it. It never changes."""

    def __init__(
        self,
        spell: Spell,
        find: Find,
        player: Seat,
        slots: int = 0,
        paid: tuple[Find, ...] = (),
        grinding: int = 0,
        keys: int = 0,
        jackdaw: bool = False,
        mirrored: bool = False,
        victims: tuple[Seat, ...] = (),
        is_aimed: bool = False,
        lift: Spell = NONE,
        copy: Spell = NONE,
        ware: Find = NONE,
        is_free: bool = False,
    ) -> None:
        self.spell: Final = spell
        self.find: Final = find
        self.player: Final = player
        self.slots: Final = slots  # ingredients that are paid
        self.paid: Final = paid  # cards, in the order they will be discarded
        self.grinding: Final = grinding  # cards still to be used up for the last slot
        self.keys: Final = keys  # how often the Key has served
        self.jackdaw: Final = jackdaw  # the Mirror has served
        self.mirrored: Final = mirrored  # it is the Mirror's object
        self.victims: Final = victims
        self.is_aimed: Final = is_aimed  # victims, curse and effect are named
        self.lift: Final = lift
        self.copy: Final = copy
        self.ware: Final = ware
        self.is_free: Final = is_free
