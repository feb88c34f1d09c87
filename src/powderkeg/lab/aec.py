"""Every game as PettingZoo's AEC: one agent acts at a time, chance and time are inside."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from powderkeg.lab.play import NO_OPTIONS, Play
from powderkeg.rules.core import Complaint

METADATA: Final = {"render_modes": ["ansi"], "is_parallelizable": False}


class Aec(AECEnv[str, dict[str, Any], int]):  # type: ignore[misc]
    """Agents are `seat_0`, `seat_1`, …; those who choose at once are asked one after the other.

    An observation is a dict of `observation` and `action_mask`, the mask stands in `infos`, too.
    The reward comes at the end: the share of the win that is the seat's, from 0 to 1.
    """

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: Mapping[str, str] = NO_OPTIONS,
        sight: str = "flat",
        moves: str = "flat",
        illegal: str = "refuse",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.metadata: dict[str, Any] = {**METADATA, "name": f"powderkeg/{game}-v0"}
        self.play = Play(game, seats, options, sight, moves, illegal)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        many = len(self.play.choices.names)
        self.action_spaces = {agent: spaces.Discrete(many) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: observation_space(self.play, many) for agent in self.possible_agents
        }
        self.np_random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.np_random, _ = seeding.np_random(seed)
        self.play.begin(f"lab {self.np_random.integers(2**62)}")
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.agent_selection = self.agents[self.play.seat]
        self.infos: dict[str, dict[str, Any]] = {}
        self.tell_mask()

    def tell_mask(self) -> None:
        for agent in self.agents:
            self.infos[agent] = {"action_mask": self.play.mask(self.seat_of[agent])}

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.seat_of[agent]
        return {"observation": self.play.seen(seat), "action_mask": self.play.mask(seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise Complaint(f"{agent} is asked for a move")
        self.play.choose(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.play.is_over:
            self.rewards = dict(zip(self.possible_agents, self.play.shares(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.play.seat]
        self.tell_mask()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The board in words: what a watcher may know."""
        return self.play.told() if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass


def observation_space(play: Play, choices: int) -> spaces.Dict:
    mask = spaces.Box(0, 1, (choices,), np.int8)
    return spaces.Dict({"observation": play.sight.space, "action_mask": mask})
