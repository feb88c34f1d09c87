"""What a table agreed on, worked out once and shared by all states of its game."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.core import Move
from powderkeg.rules.zundstoff.layouts import Layout
from powderkeg.rules.zundstoff.moves import CARD_MOVES
from powderkeg.rules.zundstoff.pieces import (
    BLACK,
    CARDS,
    FULL_HAND,
    MATCH_COLOURS,
    NO_CARD,
    NO_COLOUR,
    Card,
    card_text,
)


class Setting:
    """Seats, layout, the card set and the options."""

    def __init__(
        self,
        seats: int,
        layout: Layout,
        matches: tuple[int, int],
        blacks: tuple[int, int],
        options: dict[str, str],
    ) -> None:
        self.seats: Final = seats
        self.layout: Final = layout
        self.options: Final = options  # as they were agreed
        self.memory_aid: Final = options["memory-aid"] == "on"
        self.lone_black: Final = options["lone-black"] == "any-colour"
        # By card: how many matches it shows, how it is written, the move that lays it,
        # and the cards that are like it, as a hand.
        self.matches: Final = [card_matches(card, matches, blacks) for card in CARDS]
        self.texts: Final = [card_text(card, self.matches[card]) for card in CARDS]
        self.lays: Final[list[Move]] = [CARD_MOVES[text] for text in self.texts]
        self.alike: Final = [like_it(card, self.texts) for card in CARDS]
        # By move: the cards it can lay, as a hand.
        self.laid_by: Final = [0] * len(CARD_MOVES)
        for card in CARDS:
            self.laid_by[self.lays[card].index] = self.alike[card]
        self._lists: Final[list[list[Move] | None]] = [None] * (FULL_HAND + 1)  # by hand

    def lay_moves(self, hand: int) -> list[Move]:
        """The moves that lay a card of this hand: cards that are alike make one move."""
        moves = self._lists[hand]
        if moves is None:
            moves = list(dict.fromkeys(self.lays[card] for card in CARDS if hand >> card & 1))
            self._lists[hand] = moves
        return moves

    def card_of(self, move: Move, hand: int) -> Card:
        """The first card of the hand that this move lays, or NO_CARD."""
        return FIRST_CARD[self.laid_by[move.index] & hand]

    def names(self, hand: int) -> list[str]:
        return [self.texts[card] for card in CARDS if hand >> card & 1]


FIRST_CARD: Final = [
    NO_CARD,
    *((hand & -hand).bit_length() - 1 for hand in range(1, FULL_HAND + 1)),
]


def like_it(card: Card, texts: list[str]) -> int:
    return sum(1 << other for other in CARDS if texts[other] == texts[card])


def card_matches(card: Card, matches: tuple[int, int], blacks: tuple[int, int]) -> int:
    """A colour's two cards lie side by side in the set, the lower one first."""
    colour = MATCH_COLOURS[card]
    if colour == NO_COLOUR:
        return 0
    return (blacks if colour == BLACK else matches)[(card - 1) % 2]
