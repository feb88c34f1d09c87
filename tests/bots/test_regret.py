"""The bot for choices made at once: it mixes, it does not cheat, and it plays any game."""

from __future__ import annotations

import pytest

from powderkeg.bots.ladder import make_bot
from powderkeg.bots.regret import Mixture, RegretBot, lot
from powderkeg.bots.simple import RandomBot
from powderkeg.rules.core import Seat
from powderkeg.rules.match import Bot, Match
from powderkeg.rules.rng import Rng
from powderkeg.rules.verflixxt import GAME as VERFLIXXT
from powderkeg.rules.zundstoff import GAME
from tests import lantern

BEATS = [[0.0, -1.0, 1.0], [1.0, 0.0, -1.0], [-1.0, 1.0, 0.0]]  # paper beats rock, and so on


def test_two_who_learn_from_regret_cannot_be_read() -> None:
    """At rock, paper and scissors nobody is to prefer one."""
    moves = [GAME.moves.at(index) for index in range(3)]
    players = [Mixture(moves, [0.0, 1.0, 0.0]), Mixture(moves, [0.0, 0.0, 0.0])]
    rng = Rng("rock")
    for _ in range(2000):
        shown = [moves.index(player.draw(rng)) for player in players]
        players[0].learn([BEATS[mine][shown[1]] for mine in range(3)])
        players[1].learn([BEATS[mine][shown[0]] for mine in range(3)])
    for player in players:
        total = sum(player.played)
        assert all(0.25 < part / total < 0.42 for part in player.played)
    assert len({players[0].verdict(rng) for _ in range(60)}) == 3


def test_a_move_that_is_never_good_is_never_played() -> None:
    moves = [GAME.moves.at(index) for index in range(3)]
    player = Mixture(moves, [0.0, 0.0, 0.0])
    for _ in range(50):
        player.learn([1.0, 1.0, 0.0])
    assert {player.verdict(Rng(f"lot {n}")) for n in range(60)} == set(moves[:2])


def test_a_lot_falls_by_weight() -> None:
    rng = Rng("lot")
    drawn = [lot([1.0, 0.0, 3.0], rng) for _ in range(2000)]
    assert drawn.count(1) == 0
    assert 2.5 < drawn.count(2) / drawn.count(0) < 3.6


# Red leads from Earth over planets 2 and 3 to a disc that is face down.
SKY = "discs ? ? ? ? 3 ? S ? 2 ? ? ? 1 ? ? ?"
HIDDEN = {
    "first card": f"{SKY}; pawns 1 | 3 | 1; chosen - | red3 | -",
    "last to choose": f"{SKY}; pawns 1 | 1; shown red2 | blue2; chosen - | yellow3",
    "flight": f"{SKY}; pawns 1 | 1; shown red2 red3 | sun planet; phase fly; flights red | -",
}


@pytest.mark.parametrize("name", ["greedy", "greedy:3", "regret:40"])
@pytest.mark.parametrize("scene", HIDDEN)
def test_a_choice_does_not_depend_on_what_is_hidden(name: str, scene: str) -> None:
    s = GAME.scenes.read(HIDDEN[scene])
    assert len(s.moves(0)) > 2
    worlds = [s.reimagine(0, Rng(f"world {number}")) for number in range(8)]
    assert len({GAME.scenes.write(world) for world in worlds}) == 8
    answers = {make_bot(name, GAME).choose(world, 0, Rng("thoughts")).text for world in worlds}
    assert len(answers) == 1


def test_whoever_has_chosen_face_down_may_have_chosen_anything() -> None:
    s = GAME.scenes.read("seats 2; chosen - | red3")
    mixtures = RegretBot(GAME, 20).first_impressions(s, 0, Rng("a"))
    assert {move.text for move in mixtures[1].moves} == {move.text for move in s.moves(0)}


def test_the_same_seed_gives_the_same_choice_and_another_may_not() -> None:
    s = GAME.scenes.read("seats 2")
    bot = RegretBot(GAME, 40)
    assert bot.choose(s, 0, Rng("a")) is bot.choose(s, 0, Rng("a"))
    assert len({bot.choose(s, 0, Rng(f"seed {n}")).text for n in range(8)}) > 1


def test_regret_with_a_clock_stops_by_the_clock() -> None:
    s = GAME.scenes.read("seats 2")
    done = []
    for seconds in (0.02, 0.3):
        bot = RegretBot(GAME, seconds=seconds)
        bot.choose(s, 0, Rng("a"))
        done.append(bot.done)
    assert 0 < done[0] < done[1]


@pytest.mark.parametrize("game", [lantern.GAME, VERFLIXXT], ids=lambda game: game.name)
def test_regret_plays_any_game_of_the_kernel(game: lantern.LanternGame) -> None:
    bots: dict[Seat, Bot] = {0: RegretBot(game, 6), 1: RandomBot(), 2: RandomBot()}
    assert Match(game, game.setup(3), bots, "any").run().end
