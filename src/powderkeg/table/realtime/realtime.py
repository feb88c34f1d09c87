"""What a table asks of games that are played in real time. Most are not, and answer no."""

from __future__ import annotations

from typing import NamedTuple

from powderkeg.rules.core import Move, Seat
from powderkeg.rules.game import Game
from powderkeg.table.cannot import Cannot
from powderkeg.table.guest import Guest
from powderkeg.table.protocol import Push, Stop


class Sent(NamedTuple):
    """Who sent a move, and under which key: as the guest calls it, and as the record does."""

    guest: Guest
    key: str
    own_key: str


class Realtime:
    """A game in which nothing is done tick by tick."""

    def __init__(self, game: Game) -> None:
        self.game = game

    async def intercepts(self, seat: Seat, move: Move, sent: Sent | None) -> bool:
        """Is it up to the judge when this move counts? Then it is in good hands. Bots send none."""
        return False

    def expect_played(self, seat: Seat, move: Move) -> None:
        """A Cannot if this is pushed, and not played."""

    def tend(self) -> bool:
        """Are hands to move? Then nobody is asked for a single move, and there is a pulse.

        Sand stands still while nobody who sits is there, or the house has no room for it.
        """
        return False

    def mind_the_absent(self) -> None:
        """Somebody came or went."""

    def greet(self, guest: Guest) -> None:
        """Who comes back while their hand moves is told what it has done that is no act yet."""

    def rest(self) -> None:
        """Nobody is there, or no hand moves: our clock stands still."""

    def push(self, seat: Seat, request: Push) -> None:
        """What a hand did."""
        expect_hands(self.game)

    async def stop(self, seat: Seat, request: Stop) -> None:
        """Hands off; in a race, the hand that was first. Where neither is on, it came too late."""
        expect_hands(self.game)


def expect_hands(game: Game) -> None:
    if game.stream is None:
        raise Cannot("no-move", f"{game.name} is not played tick by tick")
