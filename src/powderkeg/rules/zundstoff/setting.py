"""What a table agreed on, worked out once and shared by all states of its game."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.core import Move
from powderkeg.rules.zundstoff.layouts import Layout
from powderkeg.rules.zundstoff.moves import CARD_MOVES
from powderkeg.rules.zundstoff.pieces import (
    BLACK,
    CARDS,
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
        # By card: how many matches it shows, how it is written, the move that lays it.
        self.matches: Final = [card_matches(card, matches, blacks) for card in CARDS]
        self.texts: Final = [card_text(card, self.matches[card]) for card in CARDS]
        self.lays: Final[list[Move]] = [CARD_MOVES[text] for text in self.texts]
        self._lists: Final[dict[int, list[Move]]] = {}

    def lay_moves(self, hand: int) -> list[Move]:
        """The moves that lay a card of this hand: cards that are alike make one move."""
        if hand not in self._lists:
            moves = [self.lays[card] for card in CARDS if hand >> card & 1]
            self._lists[hand] = list(dict.fromkeys(moves))
        return self._lists[hand]

    def card_of(self, move: Move, hand: int) -> Card:
        """The first card of the hand that this move lays, or NO_CARD."""
        for card in CARDS:
            if hand >> card & 1 and self.lays[card] is move:
                return card
        return NO_CARD

    def alike(self, card: Card) -> int:
        """This card and those like it, as a hand."""
        hand = 0
        for other in CARDS:
            if self.lays[other] is self.lays[card]:
                hand |= 1 << other
        return hand

    def names(self, hand: int) -> list[str]:
        return [self.texts[card] for card in CARDS if hand >> card & 1]


def card_matches(card: Card, matches: tuple[int, int], blacks: tuple[int, int]) -> int:
    """A colour's two cards lie side by side in the set, the lower one first."""
    colour = MATCH_COLOURS[card]
    if colour == NO_COLOUR:
        return 0
    return (blacks if colour == BLACK else matches)[(card - 1) % 2]
