"""The whole of Nitro Glyxerol for learners: one seat against bots, seven rounds, when to stop."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from powderkeg.bots.ladder import make_bot
from powderkeg.lab.flask import (
    FEATURES,
    FETCH,
    MOST_CUBES,
    Floats,
    as_floats,
    features,
    fetched,
    pushes,
)
from powderkeg.rules.core import SILENT, Move
from powderkeg.rules.match import Match
from powderkeg.rules.nitro import GAME
from powderkeg.rules.nitro.moves import GRABS, STOP, mix
from powderkeg.rules.nitro.pieces import BEAT, COLOURS, NO_SEAT, ROUNDS, value_of
from powderkeg.rules.nitro.standing import right
from powderkeg.rules.nitro.state import NOT_YET, Nitro

ME = 0
DEAREST = 11  # points
QUICK = 12  # ticks after the sand: so soon this hand is on the cards


class LaboratoryEnv(gymnasium.Env[Floats, Floats]):
    """Shake, watch the others, and know when to stop.

    An action is a push for one beat, as in FlaskEnv, and a third number: above 0 it stops. Cubes
    are loaded in the order of the formula, and after the sand the hand grabs in good time. What is
    seen is one's own flask, what each card is still worth, and of each rival how many cubes stand
    right, whether it has stopped, and whether it has the mouse poop. The reward is points.
    """

    def __init__(self, level: int = 2, seats: int = 2, sand: int = 30) -> None:
        self.setup = GAME.setup(seats, {"sand": str(sand)})
        self.bots = {seat: make_bot(f"expert:{level}", GAME) for seat in range(1, seats)}
        seen = FEATURES * MOST_CUBES + len(COLOURS) + 3 * (seats - 1) + 3
        self.action_space = spaces.Box(-1.0, 1.0, (3,), np.float32)
        self.observation_space = spaces.Box(-1.0, 1.0, (seen,), np.float32)
        self.match: Match | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Floats, dict[str, Any]]:
        super().reset(seed=seed)
        number = int(self.np_random.integers(2**31))
        self.match = Match(GAME, self.setup, self.bots, f"laboratory {number}")
        self.go_on()
        return self.sight(), self.info()

    def step(self, action: Floats) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        before = self.state.score(ME)
        self.play(STOP if action[2] > 0 else self.push(action))
        self.go_on()
        over = self.state.outcome() is not None
        return self.sight(), float(self.state.score(ME) - before), over, False, self.info()

    @property
    def state(self) -> Nitro:
        if self.match is None:
            raise gymnasium.error.ResetNeeded("reset() begins a game")
        assert isinstance(self.match.state, Nitro)
        return self.match.state

    def push(self, action: Floats) -> Move:
        missing = fetched(self.state.cubes(ME, FETCH), self.state.cubes(ME))
        return mix(pushes(action, BEAT, missing))

    def play(self, move: Move) -> None:
        assert self.match is not None
        self.match.play(ME, move, SILENT)

    def go_on(self) -> None:
        """The others play; so does this seat what needs no thought, until its hand is asked for."""
        assert self.match is not None
        self.match.run()
        while ME in self.state.deciders() and self.state.phases[-1].key != "mix":
            if self.state.phases[-1].key == "load":
                self.play(self.state.moves(ME)[0])
            else:
                self.play(GRABS[QUICK - 1])
            self.match.run()

    def sight(self) -> Floats:
        s = self.state
        row = s.wanted(ME)
        now, before = s.cubes(ME), s.cubes(ME, 1)
        nowhere = [0.0] * FEATURES * (MOST_CUBES - len(row))
        flask = [value for cube in row for value in features(before[cube], now[cube])] + nowhere
        owners = s.harvest(s.beaks(), []).owners
        cards = [
            value_of(card) / DEAREST if owner == NO_SEAT else 0.0
            for card, owner in zip(s.formula, owners, strict=True)
        ]
        rivals = [value for seat in range(1, s.seats) for value in self.rival(seat)]
        left = 1 - s.tick(ME) / s.setting.sand
        return as_floats([*flask, *cards, *rivals, left, s.round / ROUNDS, float(s.poop == ME)])

    def rival(self, seat: int) -> list[float]:
        s = self.state
        count = right(s.beak(seat), s.wanted(seat))
        return [count / MOST_CUBES, float(s.stopped[seat] != NOT_YET), float(s.poop == seat)]

    def info(self) -> dict[str, Any]:
        s = self.state
        return {"round": s.round, "scores": [s.score(seat) for seat in range(s.seats)]}
