"""Many games in one call, arrays in and out: what learners train on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from powderkeg.lab.play import NO_OPTIONS
from powderkeg.lab.sight import PART, Array, Floats, Sight
from powderkeg.lab.workers import Crew
from powderkeg.rules.batch import Batch
from powderkeg.rules.core import Complaint
from powderkeg.rules.games import GAMES
from powderkeg.rules.numbers import WHOLE

Step = tuple[Array, Array, Array, Array, dict[str, Any]]


class Vector(VectorEnv[Array, NDArray[np.int64], Array]):
    """Each game stands at one seat's choice; a game that ends begins anew in the same step.

    What is seen is seen by `info["to_play"]`, who may do what `info["action_mask"]` says. A reward
    is the share of the win of the seat that has just acted, when its act was the last; what every
    seat got then stands in `info["returns"]`, one row a game. With `workers` the games are spread
    over so many processes. `send` and `recv` are the two halves of `step`. With `small` what is
    seen stays in signed bytes, 120 for 1: a quarter of the memory, to be divided where the net is.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: Mapping[str, str] = NO_OPTIONS,
        copies: int = 64,
        seed: int = 0,
        workers: int = 0,
        small: bool = False,
        num_envs: int = 0,
    ) -> None:
        self.game: Final = GAMES[game]
        self.setup: Final = self.game.agreed(seats, dict(options))
        self.num_envs = num_envs or copies
        if workers and self.num_envs % workers:
            raise Complaint(f"{self.num_envs} games cannot be shared evenly by {workers} workers")
        names = Sight(self.game, self.setup).names
        self.small: Final = small
        self.single_observation_space = (
            spaces.Box(-WHOLE, WHOLE, (len(names),), np.int8)
            if small
            else spaces.Box(-1.0, 1.0, (len(names),), np.float32)
        )
        self.single_action_space = spaces.Discrete(len(self.game.moves))
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self.seed: Final = seed
        self.team: Final[Alone | Crew] = (
            Crew(game, seats, dict(options), self.num_envs, seed, workers)
            if workers
            else Alone(Batch(self.game, self.setup, self.num_envs, f"{seed}"))
        )

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        if isinstance(seed, list):
            raise Complaint("one seed is enough for all games")
        self.team.reset(self.seed if seed is None else seed)
        return self.seen(), self.info()

    def step(self, actions: NDArray[np.int64]) -> Step:
        self.send(actions)
        return self.recv()

    def send(self, actions: NDArray[np.int64]) -> None:
        self.team.send(actions)

    def recv(self) -> Step:
        self.team.recv()
        ended, shares, last = self.team.ends()
        over = np.zeros(self.num_envs, np.bool_)
        info = self.info()
        if len(ended):
            over[ended] = True
            returns = np.zeros((self.num_envs, self.setup.seats), np.float32)
            returns[ended] = shares
            final = np.zeros((self.num_envs, last.shape[1]), self.single_observation_space.dtype)
            final[ended] = last if self.small else last * PART
            info |= {"returns": returns, "final_obs": final, "_final_obs": over}
        cut = np.zeros(self.num_envs, np.bool_)
        return self.seen(), self.team.rewards(), over, cut, info

    def seen(self) -> Array:
        seen = self.team.seen()
        return seen.copy() if self.small else seen * PART

    def info(self) -> dict[str, Any]:
        return {"action_mask": self.team.masks(), "to_play": self.team.to_play()}

    def close_extras(self, **kwargs: Any) -> None:
        self.team.close()


class Alone:
    """All games in this process."""

    def __init__(self, batch: Batch) -> None:
        self.batch: Final = batch

    def reset(self, seed: int) -> None:
        self.batch.reset(f"{seed}")

    def send(self, actions: NDArray[np.int64]) -> None:
        self.batch.step(actions.tolist())

    def recv(self) -> None:
        pass

    def ends(self) -> tuple[list[int], Floats, Array]:
        ended = self.batch.ended
        shares = np.array(self.batch.shares, np.float32).reshape(len(ended), self.batch.setup.seats)
        last = np.frombuffer(self.batch.last_seen.taken(), np.int8)
        return ended, shares, last.reshape(len(ended), self.batch.width)

    def seen(self) -> Array:
        return np.frombuffer(self.batch.seen.taken(), np.int8).reshape(self.batch.copies, -1)

    def masks(self) -> Array:
        return np.frombuffer(self.batch.masks.taken(), np.int8).reshape(self.batch.copies, -1)

    def to_play(self) -> Array:
        return np.array(self.batch.to_play, np.int8)

    def rewards(self) -> Floats:
        rewards = np.zeros(self.batch.copies, np.float32)
        for copy in self.batch.ended:
            rewards[copy] = self.batch.rewards[copy]
        return rewards

    def close(self) -> None:
        pass
