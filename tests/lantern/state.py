"""A game of Lantern in progress."""

from __future__ import annotations

from typing import Any, TypedDict

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
        self.together = together
        self.dark = dark
        if source is None:
            self.hands: list[list[int]] = [[] for _ in range(seats)]
            self.bag: list[int] = list(CARDS)  # not dealt, in no order
            self.chosen: list[int] = [NONE] * seats
            self.table: list[int] = []
            self.answers: list[Seat] = []
            self.points: list[int] = [0] * seats
            self.shouts: list[bool] = [True] * seats
            self.light = 0  # where the lantern hangs
            self.swayed: list[Seat] = []  # this tick
            self.left = 0  # ticks of the window
            self.wishes: list[Move | None] = [None] * seats  # in the dark: to shout, or not
            self.hanger: Seat = NONE  # who took the last trick
            self.half: Move | None = None  # how the lantern will be hung
            self.over = False
        else:
            self.hands = [hand.copy() for hand in source.hands]
            self.bag = source.bag.copy()
            self.chosen = source.chosen.copy()
            self.table = source.table.copy()
            self.answers = source.answers.copy()
            self.points = source.points.copy()
            self.shouts = source.shouts.copy()
            self.light = source.light
            self.swayed = source.swayed.copy()
            self.left = source.left
            self.wishes = source.wishes.copy()
            self.hanger = source.hanger
            self.half = source.half
            self.over = source.over

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
            "half": text_of(self.half) if seat == self.hanger else "",
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
        if self.phases[-1].key == "hang" and seat != self.hanger:
            halves: list[Move | None] = [None, *SWAY_MOVES]
            world.half = rng.pick(halves)
        return world


def text_of(move: Move | None) -> str:
    return "" if move is None else move.text
