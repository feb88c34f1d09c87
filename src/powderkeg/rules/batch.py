"""Many games at once: a call makes one choice in each, and tells what those see who choose next.

Nature draws and time goes by in between; several who choose at once are asked one after the other,
and none is shown what another chose. Whoever may act unasked is not asked.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from powderkeg.rules.core import CHANCE, CLOCK, NEVER, SILENT, Complaint, Move, Seat, State, Wait
from powderkeg.rules.game import Game
from powderkeg.rules.numbers import Numbers
from powderkeg.rules.rng import Rng
from powderkeg.rules.setup import Setup

NOBODY: Final[Seat] = -1  # the game is over


def asked(state: State, rng: Rng) -> Seat:
    """Play on until a seat is asked, and say which; NOBODY once it is over."""
    while True:
        phase = state.phases[-1]  # the state would ask it as well
        cases = phase.chances(state)
        if cases:
            phase.play(state, CHANCE, cases[rng.below(len(cases))], SILENT)
            continue
        deciders = phase.deciders(state)
        if deciders:
            return deciders[0]
        due = phase.due(state)
        if due == NEVER:
            return NOBODY
        phase.play(state, CLOCK, Wait(due), SILENT)


class Batch:
    """So many games of one kind. One that is over begins anew at once.

    Games are numbered from `number` on: which dice one has depends on its number alone.
    """

    def __init__(self, game: Game, setup: Setup, copies: int, seed: str, number: int = 0) -> None:
        self.moves: Final = game.moves
        self.every: Final = [game.moves.at(index) for index in range(len(game.moves))]
        self.setup: Final = setup
        self.copies: Final = copies
        self.number: Final = number
        self.first: Final = game.start(setup)
        self.width: Final = len(game.features(setup))
        self.seen: Final = Numbers(self.width)
        self.masks: Final = Numbers(len(game.moves))
        self.last_seen: Final = Numbers(self.width)  # of the games that ended in this step
        self.states: Final[list[State]] = [self.first] * copies
        self.rngs: Final[list[Rng]] = []
        self.to_play: Final[list[Seat]] = [NOBODY] * copies
        self.ended: Final[list[int]] = []  # in this step: which games, in order
        self.shares: Final[list[float]] = []  # of every seat in each of them
        self.rewards: Final[list[float]] = [0.0] * copies
        self.reset(seed)

    def reset(self, seed: str) -> None:
        """All games from the start. Each has its own dice, which go on from game to game."""
        self.rngs.clear()
        for copy in range(self.copies):
            self.rngs.append(Rng(f"batch {self.number + copy} {seed}"))
        self.clear()
        for copy in range(self.copies):
            self.begin(copy)
            self.look(copy)

    def step(self, choices: list[int]) -> None:
        """By game: the number of the move that its seat makes."""
        if len(choices) != self.copies:
            raise Complaint(f"{self.copies} games need {self.copies} moves, not {len(choices)}")
        masks = self.masks
        size: i64 = len(self.moves)
        for copy, choice in enumerate(choices):
            index: i64 = choice
            if index < 0 or index >= size or not masks.get(copy, index):
                self.refuse(copy, choice)
        self.clear()
        every = self.every
        for copy in range(self.copies):
            state = self.states[copy]
            seat = self.to_play[copy]
            state.play(seat, every[choices[copy]], SILENT)
            seat_asked = asked(state, self.rngs[copy])
            self.to_play[copy] = seat_asked
            if seat_asked == NOBODY:
                self.end(copy, seat)
            self.look(copy)

    def refuse(self, copy: int, index: int) -> None:
        move: Move | None = self.moves.at(index) if 0 <= index < len(self.moves) else None
        told = "is no move" if move is None else f"({move.text}) is not allowed"
        raise Complaint(f"game {self.number + copy}: {index} {told} for seat {self.to_play[copy]}")

    def clear(self) -> None:
        self.seen.clear()
        self.masks.clear()
        self.last_seen.clear()
        for copy in self.ended:
            self.rewards[copy] = 0.0
        self.ended.clear()
        self.shares.clear()

    def begin(self, copy: int) -> None:
        state = self.first.clone()
        self.states[copy] = state
        self.to_play[copy] = asked(state, self.rngs[copy])

    def end(self, copy: int, seat: Seat) -> None:
        """Who acted last sees the end, and everybody's share is told."""
        state = self.states[copy]
        self.last_seen.next_row()
        state.features(seat, self.last_seen)
        outcome = state.outcome()
        assert outcome is not None, "nobody is asked, but the game is not over"
        self.ended.append(copy)
        for other in range(state.seats):
            self.shares.append(outcome.share(other))
        self.rewards[copy] = outcome.share(seat)
        self.begin(copy)

    def look(self, copy: int) -> None:
        """One more row of what is seen, and of what may be done."""
        state = self.states[copy]
        seat = self.to_play[copy]
        seen = self.seen
        seen.next_row()
        state.features(seat, seen)
        masks = self.masks
        masks.next_row()
        for move in state.phases[-1].moves(state, seat):
            if move.index >= 0:
                masks.put(move.index, 1)
