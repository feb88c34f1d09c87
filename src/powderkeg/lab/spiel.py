"""Every turn-based game for OpenSpiel: `powderkeg_verflixxt(players=4,options=expansion:worms)`.

Chance is explicit, with its odds; time goes by when nobody is asked. Where several choose at once
the node is simultaneous (Zündstoff) or they are asked in turn (all others). Nitro stays outside:
its moves are what hands do.
"""

from __future__ import annotations

import json
from collections import Counter
from hashlib import sha256
from typing import Any, Final

import numpy as np
import pyspiel

from powderkeg.lab.sight import Sight
from powderkeg.rules.core import CHANCE, CLOCK, NEVER, Complaint, Log, Move, Seat, State
from powderkeg.rules.game import Game
from powderkeg.rules.games import GAMES
from powderkeg.rules.rng import Rng

AT_ONCE: Final = ("zundstoff",)  # whose choices are simultaneous nodes
LEFT_OUT: Final = ("nitro",)
PREFIX: Final = "powderkeg_"


def options_of(text: str) -> dict[str, str]:
    """`expansion:worms;path:fixed`: how options are written in one parameter."""
    pairs = (clause.partition(":") for clause in text.split(";") if clause)
    return {key: value for key, _, value in pairs}


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game at one table. The last action is `pass`, for who is not asked at a shared node."""

    def __init__(self, game: Game, kind: Any, params: dict[str, Any]) -> None:
        self.rules = game
        options = options_of(str(params.get("options", "")))
        self.setup = game.agreed(int(params.get("players", kind.min_num_players)), options)
        self.sight = Sight(game, self.setup)
        self.pass_action = len(game.moves)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.moves) + 1,
            max_chance_outcomes=len(game.moves),
            num_players=self.setup.seats,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=game.bound,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self, iig_obs_type is not None and iig_obs_type.perfect_recall)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """Our state, and what each seat was told so far."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.rules = game.rules
        self.pass_action = game.pass_action
        self.at_once = game.rules.name in AT_ONCE
        self.state: State = game.rules.start(game.setup)
        self.told = [""] * game.setup.seats  # by seat: a hash over all that it was told and did
        self.let_time_pass()

    def current_player(self) -> int:
        if self.state.chances():
            return int(pyspiel.PlayerId.CHANCE)
        deciders = self.state.deciders()
        if not deciders:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.at_once and len(deciders) > 1:
            return int(pyspiel.PlayerId.SIMULTANEOUS)
        return deciders[0]

    def _legal_actions(self, player: int) -> list[int]:
        deciders = self.state.deciders()
        if player not in deciders:
            return [self.pass_action]
        return sorted(move.index for move in self.state.moves(player) if move.index >= 0)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        cases = self.state.chances()
        counts = Counter(move.index for move in cases)
        return [(index, counts[index] / len(cases)) for index in sorted(counts)]

    def _apply_action(self, action: int) -> None:
        actor = CHANCE if self.state.chances() else self.state.deciders()[0]
        self.act(actor, self.rules.moves.at(action))
        self.let_time_pass()

    def _apply_actions(self, actions: list[int]) -> None:
        for seat in list(self.state.deciders()):
            self.act(seat, self.rules.moves.at(actions[seat]))
        self.let_time_pass()

    def act(self, actor: Seat, move: Move) -> None:
        log = Log()
        self.state.play(actor, move, log)
        for seat in range(self.state.seats):
            heard = [event.to_json() for event in log.seen_by(seat)]
            if heard or seat == actor:
                own = move.text if seat == actor else ""
                told = json.dumps([self.told[seat], own, heard], sort_keys=True)
                self.told[seat] = sha256(told.encode()).hexdigest()[:16]

    def let_time_pass(self) -> None:
        """Until somebody is asked: in OpenSpiel there is no clock."""
        while not self.state.chances() and not self.state.deciders():
            if self.state.due() == NEVER:
                return
            self.act(CLOCK, self.state.moves(CLOCK)[0])

    def _action_to_string(self, player: int, action: int) -> str:
        return "pass" if action == self.pass_action else self.rules.moves.at(action).text

    def is_terminal(self) -> bool:
        return self.state.outcome() is not None

    def returns(self) -> list[float]:
        outcome = self.state.outcome()
        if outcome is None:
            return [0.0] * self.state.seats
        return [outcome.share(seat) for seat in range(self.state.seats)]

    def __str__(self) -> str:
        return f"{self.state.phases[-1].key} {' '.join(self.told)}"


class SpielObserver:
    """What a seat sees, as our numbers; as text its view, and before it all that it was told."""

    def __init__(self, game: SpielGame, recalls: bool) -> None:
        self.sight = game.sight
        self.recalls = recalls
        self.tensor = np.zeros(len(game.sight.names), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = self.sight.seen(state.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        view = json.dumps(state.state.view(player), sort_keys=True)
        return f"{state.told[player]} {view}" if self.recalls else view


def resample(state: SpielState, player: int) -> SpielState:
    """Another world that this seat cannot tell from this one: OpenSpiel's IS-MCTS asks for it."""
    world = state.clone()
    seed = int(np.random.randint(2**31))  # OpenSpiel's own bots draw from there, too
    world.state = state.state.reimagine(player, Rng(f"resample {seed}"))
    return world  # type: ignore[no-any-return]


def kind_of(game: Game) -> Any:
    kinds = pyspiel.GameType
    dynamics = kinds.Dynamics
    return kinds(
        short_name=f"{PREFIX}{game.name}",
        long_name=f"Powderkeg {game.name}",
        dynamics=dynamics.SIMULTANEOUS if game.name in AT_ONCE else dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.seats[0], "options": ""},
    )


def register(name: str) -> None:
    """Make one game known to OpenSpiel."""
    if name in LEFT_OUT:
        raise Complaint(f"{name} is not played in OpenSpiel: its moves are what hands do")
    game = GAMES[name]
    kind = kind_of(game)
    if kind.short_name in pyspiel.registered_names():
        return

    class Registered(SpielGame):
        """OpenSpiel makes it from nothing but parameters."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, kind, params or {})

    pyspiel.register_game(kind, Registered)


def load(name: str, seats: int, options: dict[str, str] | None = None) -> Any:
    """A game of OpenSpiel's, registered if it was not yet."""
    register(name)
    told = ";".join(f"{key}:{value}" for key, value in (options or {}).items())
    params: dict[str, Any] = {"players": seats, **({"options": told} if told else {})}
    return pyspiel.load_game(f"{PREFIX}{name}", params)
