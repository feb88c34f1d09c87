"""PettingZoo's own tests, at every game's smallest and largest table."""

from __future__ import annotations

import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from powderkeg.lab import make
from powderkeg.rules.core import Complaint
from tests.lab.tables import Table, every_table

# A flask takes its time, and so do long lists of moves: they are tried for fewer steps.
STEPS = {"verflixxt": 60, "zundstoff": 60, "bombbusters": 20, "elixir": 25, "nitro": 6}


def made(table: Table, face: str, illegal: str = "refuse") -> object:
    return make(table.game, table.seats, face, options=table.options, illegal=illegal)


@every_table
def test_the_aec_face_is_what_pettingzoo_demands(table: Table) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(made(table, "aec"), num_cycles=STEPS.get(table.game, 20))


@every_table
def test_the_same_seed_is_the_same_game(table: Table) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        seed_test(lambda: made(table, "aec"), num_cycles=STEPS.get(table.game, 20))


@every_table
def test_the_parallel_face_is_what_pettingzoo_demands(table: Table) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        parallel_api_test(made(table, "parallel"), num_cycles=STEPS.get(table.game, 20))


@every_table
def test_the_same_seed_is_the_same_parallel_game(table: Table) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        blind = lambda: made(table, "parallel", "first")  # noqa: E731  it looks at no mask
        parallel_seed_test(blind, num_cycles=STEPS.get(table.game, 20))


def test_a_move_that_may_not_be_made_is_told() -> None:
    env = make("verflixxt", 2)
    env.reset(seed=1)
    wrong = int(np.flatnonzero(env.infos["seat_0"]["action_mask"] == 0)[0])
    with pytest.raises(Complaint, match="is not among the"):
        env.step(wrong)


def test_whoever_is_not_asked_can_only_pass() -> None:
    env = make("verflixxt", 3, "parallel")
    _, infos = env.reset(seed=1)
    asked = [agent for agent in env.agents if not infos[agent]["action_mask"][env.pass_action]]
    assert len(asked) == 1
    others = [agent for agent in env.agents if agent not in asked]
    assert all(infos[agent]["action_mask"].sum() == 1 for agent in others)


def test_all_who_choose_at_once_are_asked_at_once() -> None:
    env = make("zundstoff", 4, "parallel")
    _, infos = env.reset(seed=1)
    assert not any(infos[agent]["action_mask"][env.pass_action] for agent in env.agents)


def test_nobody_sees_what_another_has_chosen() -> None:
    """Zündstoff: seat 0 lays a card face down, one or another; seat 1 sees the same."""
    seen = []
    for card in range(2):
        env = make("zundstoff", 2)
        env.reset(seed=5)
        env.step(int(np.flatnonzero(env.infos["seat_0"]["action_mask"])[card]))
        assert env.agent_selection == "seat_1"
        seen.append(env.observe("seat_1")["observation"])
    assert (seen[0] == seen[1]).all()


@every_table
def test_a_move_can_be_said_word_by_word(table: Table) -> None:
    """A hundred words or two instead of thousands of moves: the same game comes to its end."""
    env = make(table.game, table.seats, options=table.options, moves="steps")
    env.reset(seed=3)
    assert env.action_space("seat_0").n < 260
    for _ in range(STEPS.get(table.game, 20)):
        agent = env.agent_selection
        if env.terminations[agent]:
            break
        mask = env.infos[agent]["action_mask"]
        assert mask.any(), "nothing can be said"
        env.step(int(np.flatnonzero(mask)[-1]))


def test_every_move_of_bomb_busters_can_be_said() -> None:
    env = make("bombbusters", 2, moves="steps")
    flat = make("bombbusters", 2)
    for each in (env, flat):
        each.reset(seed=4)
    play, choices = env.play, env.play.choices
    for move in flat.play.legal(flat.play.seat):
        legal = play.legal(play.seat)
        words = choices.words[move.index]
        said, found = choices.after(legal, ()), None
        while found is None:
            word = words[len(said)]
            assert choices.mask(legal, said)[word]
            found = choices.chosen(legal, said, word)
            said = choices.after(legal, (*said, word))
        assert found is move


@pytest.mark.parametrize("game", ["bombbusters", "elixir"])
def test_cards_and_wires_are_seen_as_tokens(game: str) -> None:
    env = make(game, 3, sight="tokens")
    env.reset(seed=2)
    for _ in range(12):  # cards are picked one by one
        env.step(int(env.infos[env.agent_selection]["action_mask"].argmax()))
    seen = env.observe("seat_0")["observation"]
    assert env.observation_space("seat_0")["observation"].contains(seen)
    assert (seen[:, 0] > 0).sum() > 5


def test_bomb_busters_may_show_exact_odds() -> None:
    env = make("bombbusters", 3, sight="flat+odds")
    env.reset(seed=2)
    seen = env.observe(env.agent_selection)["observation"]
    names = env.play.sight.names
    odds = {name: seen[place] for place, name in enumerate(names) if name.startswith("odds +1A ")}
    assert 0.9 < sum(odds.values()) <= 1.0


@pytest.mark.parametrize("face", ["aec", "parallel", "solo", "vector"])
def test_a_game_without_numbers_says_so(face: str, lantern: None) -> None:
    with pytest.raises(Complaint, match="lantern is not seen as numbers yet"):
        make("lantern", 3, face)


def test_what_is_not_there_is_told() -> None:
    with pytest.raises(Complaint, match="no face 'go'"):
        make("verflixxt", face="go")
    with pytest.raises(Complaint, match="verflixxt is not seen as tokens"):
        make("verflixxt", sight="tokens")
    with pytest.raises(Complaint, match="no moves 'words'"):
        make("verflixxt", moves="words")
