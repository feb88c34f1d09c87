"""A game of Lantern in progress."""

from __future__ import annotations

from typing import Any, Final, TypedDict

from powderkeg.rules.core import Move, Outcome, Phase, Seat, State
from powderkeg.rules.rng import Rng
from tests.lantern.moves import PASS, SHOUT_IT, SWAY_MOVES
from tests.lantern.pieces import CARDS, HIGH, NONE, TOGETHER
from tests.lantern.rulebook import ALL, MOST


class LanternView(TypedDict):
    """What one seat may know."""

    phase: str
    hand: list[int]
    chosen: int
    ready: list[Seat]
    table: list[int]
    cards: list[int]
    points: list[int]
    shouts: list[bool]
    answers: list[Seat]
    light: int
    left: int  # ticks, where there is light to read a clock
    wish: str  # your own, in the dark
    half: str  # how you mean to hang the lantern


class Lantern(State):
    """Hands and chosen cards are hidden; everything else is on the table."""

    def __init__(
        self,
        seats: int,
        together: bool,
        dark: bool,
        phases: list[Phase[Any]],
        source: Lantern | None = None,
    ) -> None:
        super().__init__(seats, phases)
        self.together: Final = together
        self.dark: Final = dark
        # Every field once: what it is at the start, or what a clone takes over.
        self.hands: list[list[int]] = (
            [[] for _ in range(seats)] if source is None else [hand.copy() for hand in source.hands]
        )
        # Not dealt, in no order.
        self.bag: list[int] = list(CARDS) if source is None else source.bag.copy()
        self.chosen: list[int] = [NONE] * seats if source is None else source.chosen.copy()
        self.table: list[int] = [] if source is None else source.table.copy()
        self.answers: list[Seat] = [] if source is None else source.answers.copy()
        self.points: list[int] = [0] * seats if source is None else source.points.copy()
        self.shouts: list[bool] = [True] * seats if source is None else source.shouts.copy()
        self.light: int = 0 if source is None else source.light  # where the lantern hangs
        self.swayed: list[Seat] = [] if source is None else source.swayed.copy()  # this tick
        self.left: int = 0 if source is None else source.left  # ticks of the window
        # In the dark: to shout, or not.
        self.wishes: list[Move | None] = [None] * seats if source is None else source.wishes.copy()
        # How the lantern will be hung.
        self.half: Move | None = None if source is None else source.half
        self.over: bool = False if source is None else source.over

    def clone(self) -> Lantern:
        return type(self)(self.seats, self.together, self.dark, self.phases.copy(), self)

    def could_shout(self, seat: Seat) -> bool:
        """In the dark: once a game, and with a high card in hand."""
        return self.shouts[seat] and max(self.hands[seat], default=NONE) >= HIGH

    def view(self, seat: Seat) -> LanternView:
        mine = 0 <= seat < self.seats
        return {
            "phase": self.phases[-1].key,
            "hand": sorted(self.hands[seat]) if mine else [],
            "chosen": self.chosen[seat] if mine else NONE,
            "ready": [other for other in range(self.seats) if self.chosen[other] != NONE],
            "table": self.table.copy(),
            "cards": [len(hand) for hand in self.hands],
            "points": self.points.copy(),
            "shouts": self.shouts.copy(),
            "answers": sorted(self.answers),
            "light": self.light,
            "left": 0 if self.dark else self.left,
            "wish": text_of(self.wishes[seat]) if mine else "",
            "half": text_of(self.half) if seat in self.deciders() else "",
        }

    def outcome(self) -> Outcome | None:
        if not self.over:
            return None
        scores = [float(points) for points in self.points]
        everyone = list(range(self.seats))
        if self.together:
            won = sum(self.points) >= TOGETHER
            return Outcome(scores, everyone if won else [], ALL, [0] * self.seats)
        best = max(scores)
        return Outcome(scores, [seat for seat in everyone if scores[seat] == best], MOST)

    def reimagine(self, seat: Seat, rng: Rng) -> Lantern:
        """Deal the unseen cards anew; a chosen card lies last in its hand."""
        world = self.clone()
        others = [other for other in range(self.seats) if other != seat]
        unseen = self.bag + [card for other in others for card in self.hands[other]]
        unseen.sort()  # what comes out depends on what the seat knows alone
        rng.shuffle(unseen)
        for other in others:
            world.hands[other] = [unseen.pop() for _ in self.hands[other]]
            if self.chosen[other] != NONE:
                world.chosen[other] = world.hands[other][-1]
        world.bag = sorted(unseen)
        if self.phases[-1].secret:
            for other in others:
                able = world.could_shout(other)
                wishes: list[Move | None] = [None, PASS, SHOUT_IT] if able else [None]
                world.wishes[other] = rng.pick(wishes)
        if self.phases[-1].key == "hang" and seat not in self.deciders():
            halves: list[Move | None] = [None, *SWAY_MOVES]
            world.half = rng.pick(halves)
        return world


def text_of(move: Move | None) -> str:
    return "" if move is None else move.text
