"""Every game as PettingZoo's Parallel: all act in each step, and whoever is not asked passes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import ParallelEnv

from powderkeg.lab.aec import METADATA, observation_space
from powderkeg.lab.choices import Mask, legal_or_first
from powderkeg.lab.play import NO_OPTIONS, Play
from powderkeg.rules.core import SILENT, Move, Seat

Told = dict[str, dict[str, Any]]


class Parallel(ParallelEnv[str, dict[str, Any], int]):  # type: ignore[misc]
    """The last action is `pass`, the only one of a seat that is not asked.

    Those who choose at once are all asked in the same step. Where one choice takes away what
    another was asked for, that other is asked again.
    """

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: Mapping[str, str] = NO_OPTIONS,
        sight: str = "flat",
        illegal: str = "refuse",
        render_mode: str | None = None,
    ) -> None:
        self.metadata: dict[str, Any] = {**METADATA, "name": f"powderkeg/{game}-v0"}
        self.play = Play(game, seats, options, sight, illegal=illegal)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.pass_action = len(self.play.choices.names)
        many = self.pass_action + 1
        self.observation_spaces = {
            agent: observation_space(self.play, many) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(many) for agent in self.possible_agents}
        self.np_random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Told, Told]:
        if seed is not None:
            self.np_random, _ = seeding.np_random(seed)
        self.play.begin(f"lab {self.np_random.integers(2**62)}")
        self.agents = self.possible_agents[:]
        return self.seen(), self.infos()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[Told, dict[str, float], dict[str, bool], dict[str, bool], Told]:
        state = self.play.state
        chosen = [
            (seat, self.chosen(seat, int(actions[agent])))
            for seat, agent in enumerate(self.possible_agents)
            if seat in state.deciders()
        ]
        for seat, move in chosen:
            assert move is not None
            if seat in state.deciders() and move in state.moves(seat):
                state.play(seat, move, SILENT)
        self.play.ask()
        over = self.play.is_over
        rewards = dict(zip(self.possible_agents, self.play.shares(), strict=True))
        ended = dict.fromkeys(self.agents, over)
        cut = dict.fromkeys(self.agents, False)
        told = self.seen(), rewards, ended, cut, self.infos()
        if over:
            self.agents = []
        return told

    def chosen(self, seat: Seat, choice: int) -> Move | None:
        legal = self.play.state.moves(seat)
        choice = legal_or_first(choice, self.play.choices.mask(legal, ()), self.play.illegal)
        return self.play.choices.chosen(legal, (), choice)

    def mask(self, seat: Seat) -> Mask:
        deciders = self.play.state.deciders()
        legal = self.play.state.moves(seat) if seat in deciders else []
        return np.append(self.play.choices.mask(legal, ()), np.int8(not legal))

    def seen(self) -> Told:
        return {
            agent: {"observation": self.play.seen(seat), "action_mask": self.mask(seat)}
            for seat, agent in enumerate(self.possible_agents)
        }

    def infos(self) -> Told:
        return {
            agent: {"action_mask": self.mask(seat)}
            for seat, agent in enumerate(self.possible_agents)
        }

    def render(self) -> str | None:
        return self.play.told() if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass
