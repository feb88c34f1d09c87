"""Bomb Busters' bots: what they cut, what they never cut, and that they know only their own."""

from __future__ import annotations

import pytest

from powderkeg.bots.ladder import make_bot
from powderkeg.rules.bombbusters import GAME
from powderkeg.rules.bombbusters.expert import choose
from powderkeg.rules.bombbusters.missions.roster import MISSIONS
from powderkeg.rules.core import CHANCE, SILENT
from powderkeg.rules.match import Match
from powderkeg.rules.rng import Rng

LEVELS = [1, 2, 3, 4]


def choice(scene: str, level: int = 3) -> str:
    s = GAME.scenes.read(scene)
    return choose(s, s.deciders()[0], level, Rng("a")).text


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_cuts_what_a_token_tells(level: int) -> None:
    scene = "option mission 4; hands 3 5 9 | 3 5! 8 | 3 8 9 | 3 5 9"
    assert choice(scene, level) == "cut:1B=5"


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_cuts_alone_rather_than_guess(level: int) -> None:
    assert choice("option mission 4; hands 3 3 5 | 5 6 7 | 5 6 7 | 5 6 7", level) == "solo:3"


@pytest.mark.parametrize("level", [2, 3, 4])
def test_a_bot_never_cuts_a_known_red(level: int) -> None:
    """The other wire is the worse guess, but it does not explode."""
    scene = "option mission 4; hands 5 7* | 4.5? 6 7* | 5 7* | 6 7*"
    assert not choice(scene, level).startswith("cut:1A")


@pytest.mark.long
@pytest.mark.parametrize("mission", MISSIONS)
def test_bots_play_every_mission_to_its_end(mission: str) -> None:
    """For five, deals are dear to count."""
    seats = max(MISSIONS[mission].fewest, 2 + int(mission) % 3)
    bots = {seat: make_bot("expert:2", GAME) for seat in range(seats)}
    match = Match(GAME, GAME.setup(seats, {"mission": mission}), bots, mission)
    assert match.run().end


def test_a_bot_turns_the_dial_back_after_a_miss() -> None:
    scene = "option mission 4; hands 3 6* | 3 6* | 5 7 | 5 7; equipment rewinder; lives 2"
    assert choice(scene) == "rewinder"


def test_a_bot_stabilises_before_a_risky_cut() -> None:
    """One of two wires is red, and nothing tells which."""
    scene = "option mission 4; hands 5 9* | 5 9* | 5.5 6* | 6*; equipment stabilizer; lives 1"
    assert choice(scene) == "stabilizer"


@pytest.mark.parametrize("mission", ["8", "43", "47", "49", "51", "52"])
def test_a_bot_knows_what_its_seat_knows_and_nothing_else(mission: str) -> None:
    """The same choice in two worlds that the seat cannot tell apart."""
    s, rng = GAME.start(GAME.setup(4, {"mission": mission, "clock": "calm"})), Rng(mission)
    compared = 0
    while s.outcome() is None and compared < 12:
        if s.chances():
            s.play(CHANCE, rng.pick(s.chances()), SILENT)
            continue
        seat = s.deciders()[0]
        move = choose(s, seat, 3, Rng("b"))
        assert choose(s.reimagine(seat, rng), seat, 3, Rng("b")).text == move.text
        compared += 1
        s.play(seat, move, SILENT)
    assert compared
