"""Another world that one seat cannot tell from this one.

What it knows stays where it is; everything else is shuffled and laid into the same places.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from powderkeg.rules.core import EVERYONE, WATCHER, Seat
from powderkeg.rules.elixir.building import Building
from powderkeg.rules.elixir.cards import NONE
from powderkeg.rules.elixir.deck import LEVELS, SPELLS, Find, Spell
from powderkeg.rules.elixir.finding import Search
from powderkeg.rules.elixir.giving import Keep, TurnUp
from powderkeg.rules.elixir.hands import everyone
from powderkeg.rules.elixir.offer import Offer
from powderkeg.rules.elixir.slip import Judge
from powderkeg.rules.elixir.storms import Redeal
from powderkeg.rules.elixir.studying import TakeSpell
from powderkeg.rules.elixir.window import Window
from powderkeg.rules.rng import Rng

if TYPE_CHECKING:
    from powderkeg.rules.elixir.state import Elixir


def imagine(world: Elixir, seat: Seat, rng: Rng) -> None:
    """Change what `seat` cannot know."""
    if seat == EVERYONE:
        return
    eye = world.seats if seat == WATCHER else seat
    drop_secrets(world, eye)
    shuffle_finds(world, eye, rng)
    shuffle_spells(world, eye, rng)
    imagine_given(world, eye)
    imagine_laid(world, eye, rng)
    for owner in range(world.seats):
        if owner != eye:
            for observer in everyone(world):
                if observer not in (eye, owner):
                    known = world.knows[eye * world.seats + owner]
                    world.knows[observer * world.seats + owner] = known


def drop_secrets(world: Elixir, eye: Seat) -> None:
    """What others are about to do."""
    phase = world.phases[-1]
    if isinstance(phase, Building) and phase.half.player != eye:
        world.phases.pop()
    if isinstance(phase, Window | Judge):
        world.phases[-1] = phase.known_to(eye)
    for seat in range(world.seats):
        offer = world.offers[seat]
        if seat != eye:
            world.accepts[seat] = None
            if offer is not None and not offer.is_cried:
                world.offers[seat] = None


class Place:
    """Somebody else's hand: what is surely in it, what is not, and how many more there are."""

    def __init__(self, world: Elixir, eye: Seat, owner: Seat) -> None:
        self.owner = owner
        self.sure: list[Find] = [*world.knows[eye * world.seats + owner]]
        self.never: list[Find] = []
        hand = world.hands[owner]
        if world.is_open(owner):
            self.sure = hand.copy()
        bare = world.bare[owner]
        if bare != NONE and bare not in self.sure:
            self.sure.append(bare)
        offer = world.offers[owner]
        if offer is not None and offer.is_cried:
            for find in offer.finds:
                if self.sure.count(find) < offer.finds.count(find):
                    self.sure.append(find)
        if not world.has_butler(owner):
            self.count_pocket(world)
        self.missing = len(hand) - len(self.sure)

    def count_pocket(self, world: Elixir) -> None:
        """Glass Pocket tells how many there are of two kinds."""
        for effect in world.effects:
            counted = effect.code == "glass-pocket" and len(effect.data) == 2
            if counted and effect.victim == self.owner:
                for find in effect.data:
                    count = world.hands[self.owner].count(find) - self.sure.count(find)
                    self.sure.extend([find] * count)
                    self.never.append(find)


def shuffle_finds(world: Elixir, eye: Seat, rng: Rng) -> None:
    places = [Place(world, eye, owner) for owner in range(world.seats) if owner != eye]
    pool: list[Find] = []
    for place in places:
        hidden = world.hands[place.owner].copy()
        for find in place.sure:
            hidden.remove(find)
        pool.extend(hidden)
    phase = world.phases[-1]
    sees_deck = isinstance(phase, Search) and phase.seat == eye
    if not sees_deck:
        for find, count in enumerate(world.deck):
            pool.extend([find] * count)
    hiding = phase_hiding(world, eye)
    if hiding is not None:
        pool.extend(hiding.aside)
    pool.sort()
    places.sort(key=lambda place: -len(place.never))
    rest = lay_out(world, places, pool, rng)
    while rest is None:
        rest = lay_out(world, places, pool, rng)
    if hiding is not None:
        aside = [rest.pop() for _ in hiding.aside]
        world.phases[-1] = hiding.with_aside(tuple(sorted(aside)))
    if not sees_deck:
        world.deck = [0] * len(world.deck)
        for find in rest:
            world.deck[find] += 1


def phase_hiding(world: Elixir, eye: Seat) -> TurnUp | Keep | Redeal | None:
    """The phase, if there are finds aside in it that this one does not see."""
    phase = world.phases[-1]
    if isinstance(phase, Redeal):
        return phase
    if isinstance(phase, TurnUp | Keep) and phase.chooser != eye:
        return phase
    return None


def lay_out(world: Elixir, places: list[Place], pool: list[Find], rng: Rng) -> list[Find] | None:
    """Lay the pool into the hidden hands. What is left; None, if it does not fit the last ones."""
    cards = pool.copy()
    rng.shuffle(cards)
    for place in places:
        hand = place.sure.copy()
        kept: list[Find] = []
        while len(hand) < len(place.sure) + place.missing:
            if not cards:
                return None
            find = cards.pop()
            if find in place.never:
                kept.append(find)
            else:
                hand.append(find)
        cards.extend(kept)
        world.hands[place.owner] = sorted(hand)
    return cards


def shuffle_spells(world: Elixir, eye: Seat, rng: Rng) -> None:
    """Level by level. Who else knows a spell's place is kept with the place."""
    for level in range(1, LEVELS + 1):
        owners: list[Seat] = []
        marks: list[int] = []
        pool: list[Spell] = world.fresh[level].copy()
        for owner in range(world.seats):
            hidden = [] if owner == eye else hidden_from(world, world.books[owner], level, eye)
            pool.extend(hidden)
            owners.extend([owner] * len(hidden))
            marks.extend(sorted(world.seen[spell] for spell in hidden))
            world.books[owner] = [spell for spell in world.books[owner] if spell not in hidden]
        under = hidden_from(world, world.under[level], level, eye)
        pool.extend(under)
        under_marks = [world.seen[spell] for spell in under]
        pool.sort()
        rng.shuffle(pool)
        for spell in pool:
            world.seen[spell] = 0
        for owner, mark in zip(owners, marks, strict=True):
            spell = pool.pop()
            world.books[owner].append(spell)
            world.seen[spell] = mark
        for place, spell in enumerate(world.under[level]):
            if spell in under:
                world.under[level][place] = pool.pop()
        for place, spell in enumerate(
            [spell for spell in world.under[level] if not world.seen[spell] >> eye & 1]
        ):
            world.seen[spell] = under_marks[place]
        world.fresh[level] = sorted(pool)
    for owner in range(world.seats):
        world.books[owner].sort()


def hidden_from(world: Elixir, spells: list[Spell], level: int, eye: Seat) -> list[Spell]:
    return [
        spell
        for spell in spells
        if SPELLS[spell].level == level and not world.seen[spell] >> eye & 1
    ]


def imagine_given(world: Elixir, eye: Seat) -> None:
    """The spell that was just handed over in a swap: one of its level."""
    phase = world.phases[-1]
    if isinstance(phase, TakeSpell) and eye not in (phase.taker, phase.victim):
        level = SPELLS[phase.given].level
        books = hidden_from(world, world.books[phase.victim], level, eye)
        if books:
            world.phases[-1] = TakeSpell(phase.taker, phase.victim, books[0])


def imagine_laid(world: Elixir, eye: Seat, rng: Rng) -> None:
    """What others have laid face down, or offer under a veil."""
    for seat in range(world.seats):
        if seat == eye:
            continue
        if world.laid[seat] != NONE:
            world.laid[seat] = rng.pick(world.hands[seat])
        offer = world.offers[seat]
        if offer is not None and offer.veils:
            rest = world.hands[seat].copy()
            for find in offer.finds:
                rest.remove(find)
            rng.shuffle(rest)
            veils = tuple(sorted(rest[: len(offer.veils)]))
            world.offers[seat] = Offer(
                offer.to, offer.finds, veils, offer.wanted, offer.any, offer.is_cried
            )
