"""Elixir's bots: what they play, what they keep, and that they know only their own."""

from __future__ import annotations

import pytest

from powderkeg.rules.core import CHANCE, CLOCK, SILENT, Seat, Wait
from powderkeg.rules.elixir import GAME
from powderkeg.rules.elixir.expert import choose
from powderkeg.rules.elixir.state import Elixir
from powderkeg.rules.rng import Rng

THINKING = [2, 3, 4]
# Seat 0 lacks all but one ingredient, and has a flask.
WITH_A_FLASK = (
    "hands moon-milk joker-flask | left-boot | odd-button; spells 203 305 407 | 301 | 302"
)


def choice(scene: str, level: int) -> str:
    s = GAME.scenes.read(scene)
    return choose(s, s.deciders()[0], level, Rng("a")).text


def play_on(s: Elixir, level: int, rng: Rng) -> Seat:
    """One act of whoever is next; the seat, if a bot chose."""
    if s.chances():
        s.play(CHANCE, rng.pick(s.chances()), SILENT)
        return CHANCE
    if not s.deciders():
        s.play(CLOCK, Wait(s.due()), SILENT)
        return CLOCK
    seat = s.deciders()[0]
    s.play(seat, choose(s.reimagine(seat, rng), seat, level, rng), SILENT)
    return seat


@pytest.mark.parametrize("level", THINKING)
def test_a_bot_casts_its_last_spell(level: int) -> None:
    scene = "hands moth-dust bottomless-sack auction | left-boot | -; spells 101 | 102 | 401"
    s, rng = GAME.scenes.read(f"option clock calm; {scene}"), Rng("last")
    for _ in range(40):
        if s.outcome() is None:
            play_on(s, level, rng)
    assert s.winners == (0,)


def test_the_patient_keep_a_flask_for_the_last_ingredient() -> None:
    assert choice(WITH_A_FLASK, 2) == "cast:203"
    assert choice(WITH_A_FLASK, 3) == "end"


def test_a_flask_is_spent_when_it_is_the_last_ingredient() -> None:
    scene = WITH_A_FLASK.replace("203 305 407", "203")
    assert {choice(scene, level) for level in THINKING} == {"cast:203"}


def test_a_bot_exchanges_a_spell_for_which_nothing_is_there() -> None:
    scene = "hands moth-dust library-card | left-boot | odd-button; spells 101 407 | 301 | 302"
    s, rng = GAME.scenes.read(f"option clock calm; {scene}"), Rng("card")
    while s.active == 0 and s.outcome() is None:
        play_on(s, 2, rng)
    assert GAME.scenes.read(scene).books[0][1] not in s.books[0]


def test_a_spell_that_costs_the_hand_is_kept_while_the_hand_is_good() -> None:
    hand = "thunder-crumb goblin-sock moon-milk raven-ink rust-petal"
    scene = f"hands {hand} | left-boot | odd-button; spells 202 406 306 | 301 | 302"
    assert choice(scene, 2) == "cast:202"
    assert choice(scene, 3) == "end"


def test_bots_draft_the_points_exactly() -> None:
    s, rng = GAME.start(GAME.setup(4, {"clock": "calm"})), Rng("draft")
    while s.turn == 0:
        play_on(s, 2, rng)
    assert [s.points(seat) for seat in range(4)] == [s.setting.points] * 4


def test_bots_trade_what_each_of_them_lacks() -> None:
    """On a market day moth dust for moon milk helps both."""
    hands = "market-day moon-milk moon-milk | moth-dust moth-dust | -"
    spells = "101 407 | 105 402 | 401"
    s = GAME.scenes.read(f"option clock calm; hands {hands}; spells {spells}")
    rng, first = Rng("trade"), s.turn
    while s.turn <= first and s.outcome() is None:
        play_on(s, 2, rng)
    assert s.cast[0] == (0,)


@pytest.mark.parametrize("level", [2, 3])
def test_a_bot_knows_what_its_seat_knows_and_nothing_else(level: int) -> None:
    """The same choice in two worlds that the seat cannot tell apart."""
    s, rng = GAME.start(GAME.setup(3, {"clock": "calm"})), Rng("worlds")
    compared = 0
    while s.outcome() is None and compared < 16:
        if s.turn and not s.chances() and s.deciders():
            seat = s.deciders()[0]
            move = choose(s.reimagine(seat, rng), seat, level, Rng("b"))
            assert choose(s.reimagine(seat, rng), seat, level, Rng("b")).text == move.text
            compared += 1
        play_on(s, 2, rng)
    assert compared == 16
