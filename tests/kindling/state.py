"""A game in progress: the fields, and what can be asked of them."""

from __future__ import annotations

from typing import Any, cast

from powderkeg.rules.core import EVERYONE, Outcome, Phase, Seat, State
from powderkeg.rules.rng import Rng
from tests.kindling.pieces import CARDS, NO_CARD, ROW
from tests.kindling.rulebook import R5
from tests.kindling.views import BoardView, PhaseKey, SeatView


class Kindling(State):
    """Kept cards are their owner's secret, given ones lie open. The drawn card is a secret, too."""

    def __init__(
        self,
        seats: int,
        phases: list[Phase[Any]],
        source: Kindling | None = None,
    ) -> None:
        super().__init__(seats, phases)
        # Every field once: what it is at the start, or what a clone takes over.
        self.turn: Seat = 0 if source is None else source.turn
        # Not drawn yet, in no order.
        self.bag: list[int] = list(CARDS) if source is None else source.bag.copy()
        self.drawn: int = NO_CARD if source is None else source.drawn
        self.kept: list[list[int]] = (
            [[] for _ in range(seats)] if source is None else [row.copy() for row in source.kept]
        )
        # By seat: what its right neighbour gave it.
        self.given: list[int] = [NO_CARD] * seats if source is None else source.given.copy()

    def clone(self) -> Kindling:
        return Kindling(self.seats, self.phases.copy(), self)

    # Questions.

    def left_of(self, seat: Seat) -> Seat:
        return (seat + 1) % self.seats

    def empty_places(self, seat: Seat) -> int:
        return ROW - len(self.kept[seat]) - (self.given[seat] != NO_CARD)

    def is_full(self, seat: Seat) -> bool:
        return self.empty_places(seat) == 0

    def points(self, seat: Seat) -> int:
        return sum(self.kept[seat]) + self.given[seat]

    def is_over(self) -> bool:
        for seat in range(self.seats):
            if not self.is_full(seat):
                return False
        return True

    def outcome(self) -> Outcome | None:
        if not self.is_over():
            return None
        points = [self.points(seat) for seat in range(self.seats)]
        winners = [seat for seat in range(self.seats) if points[seat] == max(points)]
        return Outcome([float(each) for each in points], winners, R5)

    # What changes.

    def pass_on(self) -> None:
        """The turn goes to the next seat whose row has room."""
        self.turn = self.left_of(self.turn)
        while self.is_full(self.turn):
            self.turn = self.left_of(self.turn)

    # What is seen.

    def view(self, seat: Seat) -> BoardView:
        return {
            "phase": cast(PhaseKey, self.phases[-1].key),
            "turn": self.turn,
            "drawn": self.drawn if seat in (self.turn, EVERYONE) else NO_CARD,
            "deck": len(self.bag),
            "seats": [self.seat_view(each, seat) for each in range(self.seats)],
        }

    def seat_view(self, seat: Seat, eyes: Seat) -> SeatView:
        kept = self.kept[seat].copy()
        if eyes not in (seat, EVERYONE) and not self.is_over():
            kept = [NO_CARD] * len(kept)
        given = self.given[seat]
        empty = self.empty_places(seat)
        return {"kept": kept, "given": given, "empty": empty, "points": sum(kept) + given}

    # For thinking.

    def reimagine(self, seat: Seat, rng: Rng) -> Kindling:
        """Whatever the seat has not seen is dealt anew."""
        world = self.clone()
        if self.is_over():
            return world
        others = [other for other in range(self.seats) if other != seat]
        draws_unseen = self.drawn != NO_CARD and self.turn != seat
        unseen = self.bag + [card for other in others for card in self.kept[other]]
        if draws_unseen:
            unseen.append(self.drawn)
        unseen.sort()  # what comes out depends on what the seat knows alone
        rng.shuffle(unseen)
        for other in others:
            world.kept[other] = [unseen.pop() for _ in self.kept[other]]
        if draws_unseen:
            world.drawn = unseen.pop()
        world.bag = sorted(unseen)
        return world
