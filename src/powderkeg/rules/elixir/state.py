"""A game of Elixir in progress: who holds what, what lasts, and what is still to be done."""

from __future__ import annotations

from typing import Any

from powderkeg.rules.core import Log, Outcome, Phase, Rule, Seat, State
from powderkeg.rules.elixir import features, tokens
from powderkeg.rules.elixir.cards import NOBODY, NONE, Effect, Half, Item
from powderkeg.rules.elixir.deck import DECK, FINDS, LEVELS, SPELLS, Find, Spell
from powderkeg.rules.elixir.imagining import imagine
from powderkeg.rules.elixir.laying_open import answer
from powderkeg.rules.elixir.offer import Acceptance, Offer
from powderkeg.rules.elixir.rulebook import B, X
from powderkeg.rules.elixir.setting import Setting
from powderkeg.rules.elixir.showing import show
from powderkeg.rules.elixir.step import Step
from powderkeg.rules.elixir.views import ElixirView
from powderkeg.rules.numbers import Numbers
from powderkeg.rules.rng import Rng


def all_piles() -> list[list[Spell]]:
    """All spells, by level."""
    piles: list[list[Spell]] = [[] for _ in range(LEVELS + 1)]
    for spell, card in enumerate(SPELLS):
        piles[card.level].append(spell)
    return piles


class Elixir(State):
    """The fields are the position; the steps on the stack of phases are the rules at work."""

    def __init__(
        self, setting: Setting, phases: list[Phase[Any]], source: Elixir | None = None
    ) -> None:
        super().__init__(setting.seats, phases)
        self.setting = setting
        seats = setting.seats
        self.winners: tuple[Seat, ...] = () if source is None else source.winners
        # Has the longest game's bound stopped it?
        self.is_stopped: bool = False if source is None else source.is_stopped
        # Finds. The deck counts them by kind; of the discard the top is last; hands are sorted.
        self.deck: list[int] = DECK.copies.copy() if source is None else source.deck.copy()
        self.left: int = sum(self.deck) if source is None else source.left
        self.discard: list[Find] = [] if source is None else source.discard.copy()
        self.hands: list[list[Find]] = (
            [[] for _ in range(seats)] if source is None else [hand.copy() for hand in source.hands]
        )
        # By observer (the seats, then whoever watches) and owner: finds surely in the hand.
        self.knows: list[tuple[Find, ...]] = (
            [()] * ((seats + 1) * seats) if source is None else source.knows.copy()
        )
        # By seat, what lies open (Butterfingers), and face down; both still count to the hand.
        self.bare: list[Find] = [NONE] * seats if source is None else source.bare.copy()
        self.laid: list[Find] = [NONE] * seats if source is None else source.laid.copy()
        # Spells. By level, piles without order, and what was put under them, first comes first.
        self.fresh: list[list[Spell]] = (
            all_piles() if source is None else [pile.copy() for pile in source.fresh]
        )
        self.under: list[list[Spell]] = (
            [[] for _ in range(LEVELS + 1)]
            if source is None
            else [pile.copy() for pile in source.under]
        )
        # Uncast; and by spell: seats that know its place, as bits.
        self.books: list[list[Spell]] = (
            [[] for _ in range(seats)] if source is None else [book.copy() for book in source.books]
        )
        self.seen: list[int] = [0] * len(SPELLS) if source is None else source.seen.copy()
        # Cast: the newest is last.
        self.cast: list[tuple[Spell, ...]] = [()] * seats if source is None else source.cast.copy()
        # Levels, in the draft.
        self.picks: list[tuple[int, ...]] = [()] * seats if source is None else source.picks.copy()
        # What lasts: the oldest is first. What is being played: the newest is last.
        self.effects: list[Effect] = [] if source is None else source.effects.copy()
        self.items: list[Item] = [] if source is None else [item.clone() for item in source.items]
        # Turns, counted from 1. One more may follow.
        self.active: Seat = NOBODY if source is None else source.active
        self.turn: int = 0 if source is None else source.turn
        self.order: int = 1 if source is None else source.order
        self.is_extra: bool = False if source is None else source.is_extra
        self.is_again: bool = False if source is None else source.is_again
        self.is_ended: bool = False if source is None else source.is_ended
        # What is forbidden in this turn.
        self.block: str = "" if source is None else source.block
        # Seats as bits: whose last own turn was blocked, who skips the next draw, who goes without
        # screen effects, who has called a slip in this turn.
        self.blocked: int = 0 if source is None else source.blocked
        self.skips: int = 0 if source is None else source.skips
        self.steady: int = 0 if source is None else source.steady
        self.slips: int = 0 if source is None else source.slips
        # In this turn: spells cast by its player, how often the Key has served, and whether the
        # Mirror has; Universal Solvent, Pretty Please.
        self.casts: int = 0 if source is None else source.casts
        self.keys: int = 0 if source is None else source.keys
        self.is_mirrored: bool = False if source is None else source.is_mirrored
        self.is_free: bool = False if source is None else source.is_free
        self.is_granted: bool = False if source is None else source.is_granted
        # Ticks: of whatever is awaited, of this turn, and more of them for transactions.
        self.waited: int = 0 if source is None else source.waited
        self.spent: int = 0 if source is None else source.spent
        self.bonus: int = 0 if source is None else source.bonus
        # A transaction: who takes part, what is bid (NONE: passed for good), what is turned up.
        self.dealers: tuple[Seat, ...] = () if source is None else source.dealers
        self.bids: list[int] = [0] * seats if source is None else source.bids.copy()
        self.stalls: list[Find] = [NONE] * seats if source is None else source.stalls.copy()
        # A market day: how many offers were begun; as bits, who trades no more, and whose offer
        # was declined.
        self.offers: list[Offer | None] = [None] * seats if source is None else source.offers.copy()
        self.accepts: list[Acceptance | None] = (
            [None] * seats if source is None else source.accepts.copy()
        )
        self.tries: list[int] = [0] * seats if source is None else source.tries.copy()
        self.done: int = 0 if source is None else source.done
        self.declined: int = 0 if source is None else source.declined

    def answer(self, half: Half, log: Log) -> None:
        """An answer out of a window is played."""
        answer(self, half, log)

    def clone(self) -> Elixir:
        return Elixir(self.setting, self.phases.copy(), self)

    # The way from step to step.

    def plan(self, steps: list[Step]) -> None:
        """These come next, the first one first; they begin when `proceed` comes to them."""
        self.phases.extend(reversed(steps))

    def proceed(self, log: Log) -> None:
        """Begin the top, and what comes to the top by that, until one stays: it awaits somebody.

        A card may leave a long row of steps that go on by themselves, so they begin one after the
        other, here. By `go`, `push` and `pop` each would begin within the one before, and could
        not tell whether it is the last to change anything.
        """
        while True:
            top = self.phases[-1]
            height = len(self.phases)
            top.begin(self, log)
            if self.phases[-1] is top and len(self.phases) == height:
                return

    # Who sits where.

    def others(self, seat: Seat) -> list[Seat]:
        """All opponents, in turn order from this seat."""
        return [(seat + self.order * step) % self.seats for step in range(1, self.seats)]

    def in_turn(self) -> list[Seat]:
        """All seats, from the active player on."""
        return [(self.active + self.order * step) % self.seats for step in range(self.seats)]

    def clockwise(self, seat: Seat) -> list[Seat]:
        """All opponents by seats, the left neighbour first: reversal does not change that."""
        return [(seat + step) % self.seats for step in range(1, self.seats)]

    # What lasts.

    def on(self, victim: Seat, code: str) -> Effect | None:
        """The oldest effect of this kind that hangs on the seat."""
        for effect in self.effects:
            if effect.victim == victim and effect.code == code:
                return effect
        return None

    def of(self, caster: Seat, code: str) -> list[Effect]:
        """The caster's own lasting effects of this kind."""
        return [
            effect
            for effect in self.effects
            if effect.caster == caster and effect.code == code and effect.victim == NOBODY
        ]

    def against(self, seat: Seat, code: str) -> list[Effect]:
        """The opponents' lasting effects of this kind."""
        return [
            effect
            for effect in self.effects
            if effect.caster != seat and effect.code == code and effect.victim == NOBODY
        ]

    def curses(self, victim: Seat) -> list[Effect]:
        return [effect for effect in self.effects if effect.victim == victim and effect.is_curse]

    def has_butler(self, seat: Seat) -> bool:
        return bool(self.of(seat, "butler"))

    def is_protected(self, seat: Seat) -> bool:
        """Nobody may choose this player (X-15)."""
        return bool(self.of(seat, "cloak"))

    def is_open(self, seat: Seat) -> bool:
        """Does the whole hand lie open to all (X-61)?"""
        for effect in self.effects:
            if effect.code == "open-hands":
                return not self.has_butler(seat)
        return False

    def points(self, seat: Seat) -> int:
        """The open value."""
        return sum(SPELLS[spell].level for spell in self.books[seat])

    def mirror(self) -> Find:
        """The object that the Jackdaw Mirror would use: the top-most own-turn one (X-44)."""
        for find in reversed(self.discard):
            card = FINDS[find]
            if card.family == "object" and not card.any_time and card.effect != "extra-turn":
                return find
        return NONE

    def ink(self) -> Find:
        """The top-most ingredient of the discard."""
        for find in reversed(self.discard):
            if FINDS[find].family == "ingredient":
                return find
        return NONE

    # What is seen, and thought.

    def view(self, seat: Seat) -> ElixirView:
        return show(self, seat)

    def features(self, seat: Seat, into: Numbers) -> None:
        features.write(self, seat, into)

    def token_rows(self, seat: Seat, into: Numbers) -> None:
        tokens.write(self, seat, into)

    def reimagine(self, seat: Seat, rng: Rng) -> Elixir:
        world = self.clone()
        imagine(world, seat, rng)
        return world

    def outcome(self) -> Outcome | None:
        if not self.winners:
            return None
        why: Rule = X[66] if self.is_stopped else B[16]
        scores = [-float(self.points(seat)) for seat in range(self.seats)]
        return Outcome(scores, [*self.winners], why)
