"""Every game as a Gymnasium environment: one seat learns, bots sit on the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from powderkeg.lab.aec import observation_space
from powderkeg.lab.named import bot_of
from powderkeg.lab.play import NO_OPTIONS, Play
from powderkeg.rules.match import Bot
from powderkeg.rules.rng import Rng


class Solo(gymnasium.Env[dict[str, Any], np.int64]):
    """`bots` are names of bots or levels (`sensible`), or bots: one for all others, or one each."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012  as Gymnasium has it

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: Mapping[str, str] = NO_OPTIONS,
        seat: int = 0,
        bots: str | Bot | Sequence[str | Bot] = "random",
        sight: str = "flat",
        moves: str = "flat",
        illegal: str = "refuse",
        render_mode: str | None = None,
    ) -> None:
        self.play = Play(game, seats, options, sight, moves, illegal)
        self.seat = seat
        self.render_mode = render_mode
        others = [other for other in range(seats) if other != seat]
        named = [bots] * len(others) if isinstance(bots, (str, Bot)) else [*bots]
        self.bots = {
            other: bot_of(bot, self.play.game) for other, bot in zip(others, named, strict=True)
        }
        many = len(self.play.choices.names)
        self.action_space = spaces.Discrete(many)
        self.observation_space = observation_space(self.play, many)
        self.acts = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        self.acts = 0
        while True:
            self.play.begin(f"lab {self.np_random.integers(2**62)}")
            self.go_on()
            if not self.play.is_over:  # else it was over before this seat was asked
                return self.seen(), self.info()

    def step(
        self, action: int | np.int64
    ) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        self.play.choose(int(action))
        self.go_on()
        share = self.play.shares()[self.seat]
        return self.seen(), share, self.play.is_over, False, self.info()

    def go_on(self) -> None:
        """The others play until this seat is asked."""
        while not self.play.is_over and self.play.seat != self.seat:
            seat = self.play.seat
            rng = Rng(f"bot {self.acts} {self.play.rng.below(2**30)}")
            self.acts += 1
            world = self.play.state.reimagine(seat, rng)
            self.play.play(self.bots[seat].choose(world, seat, rng))

    def seen(self) -> dict[str, Any]:
        return {
            "observation": self.play.seen(self.seat),
            "action_mask": self.play.mask(self.seat),
        }

    def info(self) -> dict[str, Any]:
        return {"action_mask": self.play.mask(self.seat), "returns": self.play.shares()}

    def render(self) -> str | None:
        return self.play.told(self.seat) if self.render_mode == "ansi" else None
