"""A policy, a function or a net takes a chair: in a match, in the arena, or at a running table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

import numpy as np

from powderkeg.lab.choices import Mask, Steps, choices_of
from powderkeg.lab.play import NO_OPTIONS
from powderkeg.lab.sight import Array, Sight
from powderkeg.rules.core import Complaint, Move, Seat, State
from powderkeg.rules.game import Game
from powderkeg.rules.games import GAMES
from powderkeg.rules.match import Bot
from powderkeg.rules.rng import Rng

# What is seen and what may be done; a choice, or a value for each, of which the highest is taken.
Policy: TypeAlias = Callable[[Array, Mask], "int | Array"]


class PolicyBot(Bot):
    """Asks a policy, and shows it what its seat may see and nothing else."""

    def __init__(
        self,
        policy: Policy,
        game: str | Game,
        seats: int,
        options: Mapping[str, str] = NO_OPTIONS,
        sight: str = "flat",
        moves: str = "flat",
        name: str = "policy",
    ) -> None:
        self.policy: Final = policy
        self.game: Final = GAMES[game] if isinstance(game, str) else game
        self.sight: Final = Sight(self.game, self.game.agreed(seats, dict(options)), sight)
        self.choices: Final = choices_of(self.game, moves)
        self.seats: Final = seats
        self.name = name

    def choose(self, world: State, seat: Seat, rng: Rng) -> Move:
        if world.seats != self.seats:
            raise Complaint(f"{self.name} plays at a table for {self.seats}, not {world.seats}")
        legal = world.moves(seat)
        if len(legal) == 1:
            return legal[0]
        return self.chosen_from(self.sight.seen(world, seat), legal)

    def chosen_from(self, seen: Array, legal: list[Move]) -> Move:
        """What the policy does with what it sees; a move may take it several words."""
        said: tuple[int, ...] = ()
        while True:
            if isinstance(self.choices, Steps):
                said = self.choices.after(legal, said)
            choice = chosen(self.policy(seen, self.choices.mask(legal, said)), legal, said, self)
            move = self.choices.chosen(legal, said, choice)
            if move is not None:
                return move
            said = (*said, choice)


def chosen(answer: int | Array, legal: list[Move], said: tuple[int, ...], bot: PolicyBot) -> int:
    """A choice as it is; of values, the best that may be chosen."""
    if isinstance(answer, (int, np.integer)):
        return int(answer)
    values = np.asarray(answer, np.float32).reshape(-1)
    mask = bot.choices.mask(legal, said)
    if len(values) != len(mask):
        raise Complaint(f"{bot.name} answers {len(values)} values for {len(mask)} choices")
    return int(np.where(mask, values, -np.inf).argmax())
