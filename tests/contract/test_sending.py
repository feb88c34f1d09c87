"""States, set-ups, games and moves are sent to a process that has just been started."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from copy import deepcopy
from multiprocessing import get_context

import pytest

from powderkeg.rules.core import SILENT, Move, State, Wait
from powderkeg.rules.game import Game
from powderkeg.rules.rng import Rng
from powderkeg.rules.sending import move_at
from powderkeg.rules.setup import Setup
from tests.contract import laws
from tests.contract.test_every_game import any_setup, every_game


@pytest.fixture(scope="module")
def elsewhere() -> Iterator[ProcessPoolExecutor]:
    """Nothing is inherited there: all that is needed comes along, or is imported."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        yield pool


def played_on(state: State, dice: str) -> bytes:
    """What everybody sees some acts later."""
    rng = Rng(dice)
    for _ in range(30):
        actors = state.actors()
        if not actors:
            break
        actor = rng.pick(actors)
        state.play(actor, laws.choice(state, actor, rng), SILENT)
    return laws.everything_seen(state)


def begun(game: Game, setup: Setup) -> bytes:
    return laws.everything_seen(game.start(setup))


def as_text(move: Move) -> str:
    return f"{type(move).__name__} {move.text}"


@every_game
def test_a_state_goes_on_elsewhere_as_it_would_here(
    game: Game, elsewhere: ProcessPoolExecutor
) -> None:
    rng = Rng(f"sending {game.name}")
    for act, (s, _) in enumerate(laws.walk(game, any_setup(game, rng), rng)):
        if act in (0, 10, 40, 90):
            there = elsewhere.submit(played_on, s, "the same dice")
            assert there.result() == played_on(s.clone(), "the same dice")
        if act > 90:
            break


@every_game
def test_games_set_ups_and_moves_arrive(game: Game, elsewhere: ProcessPoolExecutor) -> None:
    setup = any_setup(game, Rng(f"set-up {game.name}"))
    assert elsewhere.submit(begun, game, setup).result() == begun(game, setup)
    for move in (game.moves.at(0), game.moves.at(len(game.moves) - 1), Wait(7)):
        assert elsewhere.submit(as_text, move).result() == as_text(move)


@every_game
def test_a_game_is_the_one_that_is_there(game: Game) -> None:
    assert pickle.loads(pickle.dumps(game)) is game
    assert deepcopy(game) is game


def test_a_move_that_does_not_exist_is_told() -> None:
    with pytest.raises(ValueError, match="has no move 'pawn:99'"):
        move_at("powderkeg.rules.verflixxt.moves", "pawn:99")
