"""Every registered game, and the tiny one, keeps the laws in hundreds of random games."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from powderkeg.rules.core import WATCHER, State
from powderkeg.rules.game import Game
from powderkeg.rules.games import GAMES
from powderkeg.rules.rng import Rng
from powderkeg.rules.setup import Setup
from powderkeg.words import LANGUAGES
from tests import lantern
from tests.contract import laws
from tests.contract.terms import home_of, terms_of
from tests.rules.many import COMPILED

EVERY_GAME = [*GAMES.values(), lantern.GAME]
LOOKS = 12  # one act in so many is looked at closely


def by_name(game: Game) -> str:
    return game.name


every_game = pytest.mark.parametrize("game", EVERY_GAME, ids=by_name)


def batches_of(game: Game) -> range:
    """Compiled rules walk on."""
    batches = terms_of(game).batches
    return range(batches if COMPILED else max(1, batches // 10))


def any_setup(game: Game, rng: Rng) -> Setup:
    """Any number of seats, any options that go together."""
    while True:
        options = {option.key: rng.pick(option.values) for option in game.options}
        setup = game.setup(rng.pick(list(game.seats)), options)
        if game.refusal(setup) is None:
            return setup


def each_setup(game: Game) -> Iterator[Setup]:
    """A table for three, or as many as there must be: each option otherwise, one at a time."""
    seats = max(3, game.seats[0])
    changes = [{option.key: value} for option in game.options for value in option.values[1:]]
    for options in ({}, *changes):
        setup = game.setup(seats, options)
        if game.refusal(setup) is None:
            yield setup


@cache
def hiding_setups(game: Game) -> list[Setup]:
    """Those in which something is hidden. Nobody has to say so: it can be found out."""
    rng = Rng(f"secrets of {game.name}")
    return [setup for setup in each_setup(game) if laws.hides_something(game, setup, rng)]


def languages_of(game: Game) -> tuple[str, ...]:
    """A game among the tests need not speak them all."""
    return ("en",) if home_of(game) == type(game).__module__ else LANGUAGES


def eyes_at(game: Game, s: State) -> list[int]:
    """All seats, and the watcher where what nobody has told it can be imagined in good time."""
    seats = [*range(s.seats)]
    return [*seats, WATCHER] if s.seats <= terms_of(game).watched else seats


@pytest.mark.parametrize(
    ("game", "batch"),
    [
        pytest.param(game, batch, id=f"{game.name}-{batch}")
        for game in EVERY_GAME
        for batch in batches_of(game)
    ],
)
def test_random_games_keep_the_laws(game: Game, batch: int) -> None:
    rng = Rng(f"laws of {game.name} {batch}")
    acts = 0
    while acts < terms_of(game).acts:
        acts += keep_the_laws(game, any_setup(game, rng), rng)


def keep_the_laws(game: Game, setup: Setup, rng: Rng) -> int:
    """A random game, and how many acts it had."""
    acts = 0
    for s, record in laws.walk(game, setup, rng):
        acts += 1
        end, whole = s, record
        seat = rng.pick(eyes_at(game, s))
        laws.law_someone_is_awaited(s)
        if rng.below(terms_of(game).looks) == 0:
            laws.law_nothing_hidden_is_told(s, seat, rng)
        if rng.below(LOOKS) == 0:
            laws.law_nothing_hidden_shows(game, s, seat, rng)
            laws.law_numbers_show_nothing_hidden(game, setup, s, seat, rng)
            laws.law_imagining_adds_nothing(s, seat, rng)
            laws.law_clones_are_apart(s, rng)
            laws.law_clones_share_only_values(s)
            laws.law_states_travel(s, rng)
            laws.law_what_is_told_has_its_shape(game, s, rng)
            laws.law_everyone_is_told_everything(s, rng)
        if rng.below(LOOKS * 4) == 0:  # the dearest: every move of the game, for every actor
            laws.law_refusal_mirrors_moves(game, s)
    laws.law_the_record_is_the_game(whole, end)
    return acts


@every_game
def test_imagined_worlds_are_possible(game: Game) -> None:
    """The same cards, dealt otherwise: none twice, none missing."""
    if not hiding_setups(game):
        return
    stock = terms_of(game).stock
    assert stock, f"{game.name} hides something: {home_of(game)}.contract must say which pieces"
    rng = Rng(f"stock of {game.name}")
    setup = rng.pick(hiding_setups(game))
    for s, _ in laws.walk(game, setup, rng):
        assert stock(s.reimagine(rng.below(setup.seats), rng)) == stock(s)


@every_game
def test_bots_are_shown_another_world(game: Game) -> None:
    rng = Rng(f"worlds of {game.name}")
    for setup in hiding_setups(game):
        for seat in range(setup.seats):
            laws.law_imagining_forgets(game, setup, seat, rng)


@every_game
def test_boards_and_refusals_have_words_in_every_language(game: Game) -> None:
    rng = Rng(f"words of {game.name}")
    for _ in range(terms_of(game).tellings):
        for act, (s, _) in enumerate(laws.walk(game, any_setup(game, rng), rng)):
            if act % 40 == 20:
                laws.law_every_refusal_has_words(game, s, languages_of(game))
                laws.law_the_board_can_be_told(game, s, languages_of(game))


# A new game need not be seen as numbers.
@every_game
def test_equal_views_have_equal_numbers(game: Game) -> None:
    if not game.features(game.setup(game.seats[0])):
        return
    rng = Rng(f"numbers of {game.name}")
    met: dict[bytes, list[int]] = {}
    for _ in range(3):
        for act, (s, record) in enumerate(laws.walk(game, any_setup(game, rng), rng)):
            seat = rng.below(s.seats)
            for each in (s, s.reimagine(seat, rng)):
                laws.law_equal_views_have_equal_numbers(game, record, each, seat, met)
            if act == 150:
                break
    assert len({tuple(seen) for seen in met.values()}) > 20, "nearly everything looks the same"


@every_game
def test_moves_travel(game: Game) -> None:
    laws.law_moves_travel(game)


@every_game
def test_notation_round_trips(game: Game) -> None:
    laws.law_notation_round_trips(game)


@every_game
def test_every_word_has_a_text(game: Game) -> None:
    laws.law_every_word_has_a_text(game, languages_of(game))
