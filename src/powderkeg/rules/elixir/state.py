"""A game of Elixir in progress: who holds what, what lasts, and what is still to be done."""

from __future__ import annotations

from typing import Any

from powderkeg.rules.core import Log, Move, Outcome, Phase, Rule, Seat, State
from powderkeg.rules.elixir.cards import NOBODY, NONE, Effect, Item
from powderkeg.rules.elixir.deck import DECK, FINDS, LEVELS, SPELLS, Find, Spell
from powderkeg.rules.elixir.imagining import imagine
from powderkeg.rules.elixir.laying_open import answer
from powderkeg.rules.elixir.offer import Acceptance, Offer
from powderkeg.rules.elixir.rulebook import B, X
from powderkeg.rules.elixir.setting import Setting
from powderkeg.rules.elixir.showing import show
from powderkeg.rules.elixir.step import Step
from powderkeg.rules.elixir.views import ElixirView
from powderkeg.rules.elixir.window import chosen
from powderkeg.rules.rng import Rng


class Elixir(State):
    """The fields are the position; the steps on the stack of phases are the rules at work."""

    def __init__(
        self, setting: Setting, phases: list[Phase[Any]], source: Elixir | None = None
    ) -> None:
        super().__init__(setting.seats, phases)
        self.setting = setting
        if source is None:
            seats = setting.seats
            self.winners: tuple[Seat, ...] = ()
            self.is_stopped = False  # by the longest game's bound
            # Finds. Hands are sorted.
            self.deck: list[int] = DECK.copies.copy()  # by find: how many are in it
            self.left = sum(self.deck)
            self.discard: list[Find] = []  # the top is last
            self.hands: list[list[Find]] = [[] for _ in range(seats)]
            # By observer (the seats, then whoever watches) and owner: finds surely in the hand.
            self.knows: list[tuple[Find, ...]] = [()] * ((seats + 1) * seats)
            self.bare: list[Find] = [NONE] * seats  # lies open (Butterfingers)
            self.laid: list[Find] = [NONE] * seats  # face down, but still counted to the hand
            # Spells.
            self.fresh: list[list[Spell]] = [[] for _ in range(LEVELS + 1)]  # by level, no order
            self.under: list[list[Spell]] = [[] for _ in range(LEVELS + 1)]  # the first comes first
            self.books: list[list[Spell]] = [[] for _ in range(seats)]  # uncast
            self.seen: list[int] = [0] * len(SPELLS)  # by spell: seats that know its place, as bits
            self.cast: list[list[Spell]] = [[] for _ in range(seats)]  # the newest is last
            self.picks: list[list[int]] = [[] for _ in range(seats)]  # levels, in the draft
            self.effects: list[Effect] = []  # the oldest is first
            self.items: list[Item] = []
            # Turns.
            self.active: Seat = NOBODY
            self.turn = 0  # counted from 1
            self.order = 1
            self.is_extra = False
            self.is_again = False  # one more turn follows
            self.is_ended = False
            self.skips = 0  # seats that skip their next draw, as bits
            self.block = ""  # what is forbidden in this turn
            self.blocked = 0  # seats whose last own turn was blocked, as bits
            self.steady = 0  # seats without screen effects, as bits
            self.casts = 0  # in this turn, by its player
            self.keys = 0  # how often the Key has served in this turn
            self.is_mirrored = False  # the Mirror has served in this turn
            self.is_free = False  # Universal Solvent
            self.is_granted = False  # Pretty Please
            self.slips = 0  # seats that have called a slip in this turn, as bits
            # Clocks.
            self.waited = 0  # ticks of the choice that is awaited
            self.spent = 0  # ticks of this turn
            self.bonus = 0  # ticks for transactions
            # Transactions.
            self.dealers: tuple[Seat, ...] = ()  # who takes part
            self.bids: list[int] = [0] * seats  # NONE: passed for good
            self.stalls: list[Find] = [NONE] * seats  # turned up, by who laid it
            self.offers: list[Offer | None] = [None] * seats
            self.accepts: list[Acceptance | None] = [None] * seats
            self.tries: list[int] = [0] * seats  # offers begun today
            self.done = 0  # seats that trade no more today, as bits
            self.declined = 0  # seats whose offer was declined, as bits
            for number, card in enumerate(SPELLS):
                self.fresh[card.level].append(number)
        else:
            self.winners = source.winners
            self.is_stopped = source.is_stopped
            self.deck = source.deck.copy()
            self.left = source.left
            self.discard = source.discard.copy()
            self.hands = [hand.copy() for hand in source.hands]
            self.knows = source.knows.copy()
            self.bare = source.bare.copy()
            self.laid = source.laid.copy()
            self.fresh = [pile.copy() for pile in source.fresh]
            self.under = [pile.copy() for pile in source.under]
            self.books = [books.copy() for books in source.books]
            self.seen = source.seen.copy()
            self.cast = [cast.copy() for cast in source.cast]
            self.picks = [picks.copy() for picks in source.picks]
            self.effects = source.effects.copy()
            self.items = [item.clone() for item in source.items]
            self.active = source.active
            self.turn = source.turn
            self.order = source.order
            self.is_extra = source.is_extra
            self.is_again = source.is_again
            self.is_ended = source.is_ended
            self.skips = source.skips
            self.block = source.block
            self.blocked = source.blocked
            self.steady = source.steady
            self.casts = source.casts
            self.keys = source.keys
            self.is_mirrored = source.is_mirrored
            self.is_free = source.is_free
            self.is_granted = source.is_granted
            self.slips = source.slips
            self.waited = source.waited
            self.spent = source.spent
            self.bonus = source.bonus
            self.dealers = source.dealers
            self.bids = source.bids.copy()
            self.stalls = source.stalls.copy()
            self.offers = source.offers.copy()
            self.accepts = source.accepts.copy()
            self.tries = source.tries.copy()
            self.done = source.done
            self.declined = source.declined

    def answer(self, seat: Seat, move: Move, log: Log) -> None:
        """An answer out of a window is played."""
        spell, find = chosen(move)
        answer(self, seat, spell, find, log)

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
