"""OpenSpiel's own tests, and its own algorithms on our games."""

from __future__ import annotations

import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from powderkeg.lab import spiel
from powderkeg.rules.core import Complaint
from tests.lab.tables import TABLES, Table, by_table

PLAYED = [table for table in TABLES if table.game not in spiel.LEFT_OUT]
GOLDEN = Path(__file__).parent / "playthroughs"
NEAR = 12  # nodes before the end: what OpenSpiel tries at each node takes its time
TOLD = 30  # nodes of a playthrough

every_game = pytest.mark.parametrize("table", PLAYED, ids=by_table)


def loaded(table: Table) -> Any:
    return spiel.load(table.game, table.seats, table.options)


def step(state: Any, rng: np.random.Generator) -> str:
    """Anything that may happen here, as a text."""
    if state.is_chance_node():
        actions, odds = zip(*state.chance_outcomes(), strict=True)
        action = int(rng.choice(actions, p=odds))
        text = state.action_to_string(state.current_player(), action)
        state.apply_action(action)
    elif state.is_simultaneous_node():
        chosen = [int(rng.choice(state.legal_actions(p))) for p in range(state.num_players())]
        text = " ".join(state.action_to_string(p, a) for p, a in enumerate(chosen))
        state.apply_actions(chosen)
    else:
        action = int(rng.choice(state.legal_actions()))
        text = state.action_to_string(state.current_player(), action)
        state.apply_action(action)
    return str(text)


def late(game: Any, seed: int) -> Any:
    """A position a few nodes before the end of a game at random."""
    rng = np.random.default_rng(seed)
    state = game.new_initial_state()
    kept = [state.clone()]
    while not state.is_terminal():
        step(state, rng)
        kept = [*kept[-NEAR:], state.clone()]
    return kept[0]


@pytest.mark.parametrize("game", ["verflixxt", "zundstoff"])
def test_openspiel_finds_no_fault_in_whole_games(game: str) -> None:
    whole = spiel.load(game, 2)
    pyspiel.random_sim_test(whole, num_sims=1, serialize=False, verbose=False)


@every_game
def test_openspiel_finds_no_fault_in_what_is_sent(table: Table) -> None:
    """Every node is serialised, read back and compared."""
    game = loaded(table)
    state = game.new_initial_state()
    rng = np.random.default_rng(3)
    for _ in range(60 if table.game != "elixir" else 30):
        if state.is_terminal():
            break
        step(state, rng)
    again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1]
    assert str(again) == str(state)
    assert again.legal_actions() == state.legal_actions()
    for player in range(state.num_players()):
        assert again.observation_string(player) == state.observation_string(player)


def test_openspiel_serialises_a_whole_end_game() -> None:
    game = spiel.load("verflixxt", 2)
    pyspiel.random_sim_test(
        game, num_sims=1, serialize=True, verbose=False, specific_initial_state=late(game, 4)
    )


def playthrough(table: Table) -> str:
    """The first nodes of a game: who acts, what happens, and what everybody sees, as a hash."""
    game = loaded(table)
    state = game.new_initial_state()
    rng = np.random.default_rng(11)
    lines = [str(game)]
    for _ in range(TOLD):
        if state.is_terminal():
            break
        player = state.current_player()
        lines.append(f"{player} {step(state, rng)} {seen_by_all(state)}")
    return "\n".join(lines) + "\n"


def seen_by_all(state: Any) -> str:
    digest = sha256()
    for player in range(state.num_players()):
        digest.update(np.array(state.observation_tensor(player), np.float32).tobytes())
        digest.update(state.information_state_string(player).encode())
    return digest.hexdigest()[:12]


@every_game
def test_the_face_does_not_drift(table: Table) -> None:
    kept = (GOLDEN / f"{by_table(table)}.txt").read_text(encoding="utf-8")
    assert playthrough(table) == kept, "python -m tests.lab.test_spiel writes them anew"


def test_chance_is_told_with_its_odds() -> None:
    state = spiel.load(
        "verflixxt", 2, {"expansion": "nochmal", "path": "fixed"}
    ).new_initial_state()
    outcomes = dict(state.chance_outcomes())
    assert len(outcomes) == 18
    assert sum(outcomes.values()) == pytest.approx(1.0)
    assert sorted({round(36 * odds) for odds in outcomes.values()}) == [1, 2, 3]


def test_zundstoff_is_played_at_once_or_in_turn() -> None:
    game = spiel.load("zundstoff", 3)
    state = game.new_initial_state()
    while state.is_chance_node():
        step(state, np.random.default_rng(0))
    assert state.is_simultaneous_node()
    in_turn = pyspiel.convert_to_turn_based(game).new_initial_state()
    while in_turn.is_chance_node():
        step(in_turn, np.random.default_rng(0))
    assert in_turn.current_player() == 0


def test_openspiels_search_plays_our_game() -> None:
    game = spiel.load("verflixxt", 2)
    state = late(game, 6)
    rng = np.random.RandomState(1)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    bot = mcts.MCTSBot(game, 2.0, 5, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    assert state.is_terminal() or bot.step(state) in state.legal_actions()


def test_openspiels_search_in_imagined_worlds_asks_ours() -> None:
    """Hardly any game written in Python has a resampler: `reimagine` is one."""
    game = spiel.load("verflixxt", 2, {"expansion": "worms"})
    state = late(game, 8)
    while not state.is_terminal() and state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    if state.is_terminal():
        state = late(game, 9)
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, rng),
        uct_c=2.0,
        max_simulations=4,
        random_state=rng,
    )
    bot.set_resampler(spiel.resample)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    assert bot.step(state) in state.legal_actions()


def test_a_resampled_world_looks_the_same() -> None:
    game = spiel.load("verflixxt", 3, {"expansion": "worms"})
    rng = np.random.default_rng(5)
    state = game.new_initial_state()
    for _ in range(80):
        step(state, rng)
    for player in range(3):
        world = spiel.resample(state, player)
        mine = state.information_state_string(player)
        assert world.information_state_string(player) == mine


def test_nitro_stays_outside() -> None:
    with pytest.raises(Complaint, match="its moves are what hands do"):
        spiel.load("nitro", 2)


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for each in PLAYED:
        (GOLDEN / f"{by_table(each)}.txt").write_text(playthrough(each), encoding="utf-8")
        print(by_table(each), file=sys.stderr)
