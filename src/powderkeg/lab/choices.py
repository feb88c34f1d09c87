"""What may be done, as numbers: every move has its own, or a move is put together word by word.

Bomb Busters has 17,862 moves, but their notation has some hundred words. In `steps` a choice is the
next word of a move; where only one can follow, nobody is asked.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from powderkeg.rules.core import Complaint, Move
from powderkeg.rules.game import Game

Mask = NDArray[np.int8]
WORD: Final = re.compile(r"[a-z]+(?:-[a-z]+)*|[A-Z]|[0-9]+|[^\w\s]")
END: Final = ""  # the move may end here, though others go on


class Flat:
    """A number for each move of the game."""

    def __init__(self, game: Game) -> None:
        self.moves: Final = game.moves
        self.names: Final = [game.moves.at(index).text for index in range(len(game.moves))]

    def mask(self, legal: list[Move], said: tuple[int, ...]) -> Mask:
        mask = np.zeros(len(self.names), np.int8)
        for move in legal:
            if move.index >= 0:
                mask[move.index] = 1
        return mask

    def chosen(self, legal: list[Move], said: tuple[int, ...], choice: int) -> Move | None:
        move = self.moves.at(choice) if 0 <= choice < len(self.names) else None
        if move is None or move not in legal:
            told = f"{choice}" if move is None else f"{choice} ({move.text})"
            raise Complaint(f"{told} is not among the {len(legal)} moves that may be made")
        return move


class Steps:
    """A number for each word; a choice is the next word of the move that is being said."""

    def __init__(self, game: Game) -> None:
        self.names, self.words = vocabulary(game)

    def mask(self, legal: list[Move], said: tuple[int, ...]) -> Mask:
        mask = np.zeros(len(self.names), np.int8)
        for word in self.next_words(legal, said):
            mask[word] = 1
        return mask

    def next_words(self, legal: list[Move], said: tuple[int, ...]) -> set[int]:
        many = len(said)
        rows = (self.words[move.index] for move in legal if move.index >= 0)
        return {row[many] for row in rows if row[:many] == said}

    def chosen(self, legal: list[Move], said: tuple[int, ...], choice: int) -> Move | None:
        """The move, once it is said; None while there is more to choose."""
        if choice not in self.next_words(legal, said):
            raise Complaint(f"word {choice} does not go on any move that may be made")
        rest = self.going_on(legal, (*said, choice))
        return rest[0] if len(rest) == 1 else None

    def going_on(self, legal: list[Move], said: tuple[int, ...]) -> list[Move]:
        many = len(said)
        return [move for move in legal if move.index >= 0 and self.words[move.index][:many] == said]

    def after(self, legal: list[Move], said: tuple[int, ...]) -> tuple[int, ...]:
        """With all words that follow by themselves; of a last move one word is left to say."""
        while len(self.going_on(legal, said)) > 1:
            words = self.next_words(legal, said)
            if len(words) > 1:
                break
            said = (*said, words.pop())
        return said


Choices = Flat | Steps


@cache
def vocabulary(game: Game) -> tuple[list[str], list[tuple[int, ...]]]:
    """All words in the order in which the moves first use them, and each move in words."""
    numbers: dict[str, int] = {END: 0}
    rows: list[tuple[int, ...]] = []
    for index in range(len(game.moves)):
        words = WORD.findall(game.moves.at(index).text)
        rows.append((*(numbers.setdefault(word, len(numbers)) for word in words), 0))
    return [*numbers], rows


def legal_or_first(choice: int, mask: Mask, illegal: str) -> int:
    """Tests of other libraries choose blindly: with `first`, the first that may be chosen is meant.

    With `refuse` such a choice is a Complaint when it is made.
    """
    if illegal == "first" and not (0 <= choice < len(mask) and mask[choice]):
        return int(mask.argmax())
    return choice


def choices_of(game: Game, moves: str) -> Choices:
    if moves not in ("flat", "steps"):
        raise Complaint(f"no moves '{moves}'; there are: flat, steps")
    return Steps(game) if moves == "steps" else Flat(game)
