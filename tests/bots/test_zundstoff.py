"""Zündstoff's bots: what they go by, how long they take, and that levels are levels."""

from __future__ import annotations

import pytest

from powderkeg.bots.ladder import make_bot
from powderkeg.bots.simple import GreedyBot
from powderkeg.research.arena import fixtures, standings
from powderkeg.research.fixtures import length, play_all
from powderkeg.rules.game import Game
from powderkeg.rules.games import GAMES
from powderkeg.rules.rng import Rng
from powderkeg.rules.strategy import LADDER
from powderkeg.rules.zundstoff import GAME
from tests.contract.laws import walk

# From planet 2, red flies over planet 3 onto the sun; its west side takes any colour.
NEAR_THE_SUN = "discs ? ? ? ? 2+1 3+1 S ? ? ? ? ? 1 ? ? ?; pawns 2 | 1"


def greedy_choice(scene: str) -> str:
    return GreedyBot(GAME).choose(GAME.scenes.read(scene), 0, Rng("a")).text


@pytest.mark.parametrize("lone_black", ["nothing", "any-colour"])
def test_a_position_is_judged_by_what_the_seat_may_know(lone_black: str) -> None:
    rng = Rng("judge")
    for s, record in walk(GAME, GAME.setup(3, {"lone-black": lone_black}), rng):
        for seat in range(s.seats):
            assert GAME.strategy.value(s.reimagine(seat, rng), seat) == GAME.strategy.value(s, seat)
        if len(record.acts) > 150:
            break


def test_the_greedy_bot_backs_the_colour_that_leads_to_the_sun() -> None:
    """The first card need not tell: black strengthens any colour."""
    assert greedy_choice(NEAR_THE_SUN).startswith(("card:red", "card:black"))
    assert greedy_choice(f"{NEAR_THE_SUN}; shown black2 | red2").startswith("card:red")


def test_the_greedy_bot_lands_on_the_sun_when_it_can() -> None:
    flight = f"{NEAR_THE_SUN}; shown red2 red3 | sun planet; phase fly; flights red | -"
    assert greedy_choice(flight) == "fly:sun"


def test_the_greedy_bot_does_not_land_for_a_colour_it_owns() -> None:
    flight = (
        f"{NEAR_THE_SUN}; chips red | ; shown red2 red3 | sun planet; phase fly; flights red | -"
    )
    assert greedy_choice(flight) == "fly:3"


def test_the_greedy_bot_turns_a_disc_when_it_helps() -> None:
    """Planet 3 sends red away from the sun; half a turn mends it."""
    scene = f"{NEAR_THE_SUN}; shown red3 planet | blue2 black1; phase turn".replace("3+1", "3+3")
    assert greedy_choice(scene) == "turn:3+2"


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_game_has_a_bot_for_every_level(game: Game) -> None:
    assert [*game.strategy.ladder] == [*LADDER]
    for level in LADDER:
        assert make_bot(level, game).name == level


@pytest.mark.long
@pytest.mark.parametrize(
    ("stronger", "weaker", "seats", "games"),
    [("sensible", "carefree", 2, 16), ("sensible", "carefree", 4, 16), ("keen", "sensible", 2, 30)],
)
def test_the_stronger_bot_wins_more(stronger: str, weaker: str, seats: int, games: int) -> None:
    todo = fixtures("zundstoff", {}, [weaker, stronger], seats, games, "ladder")
    table = standings(list(play_all(todo)))
    assert table[0].bot == stronger
    assert table[0].rating.low > table[1].rating.high


@pytest.mark.long
def test_sensible_bots_need_about_a_dozen_rounds() -> None:
    rounds = length(list(play_all(fixtures("zundstoff", {}, ["sensible"], 3, 30, "pace"))))
    assert rounds is not None
    assert 9 <= rounds.median <= 13
    assert rounds.low >= 6
    assert rounds.high <= 22
