"""Every registered game, and the tiny one, keeps the laws in hundreds of random games."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from powderkeg.rules import core
from powderkeg.rules.bombbusters.pieces import KINDS
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import WATCHER, State
from powderkeg.rules.elixir.state import Elixir
from powderkeg.rules.game import Game, Setup
from powderkeg.rules.games import GAMES
from powderkeg.rules.rng import Rng
from powderkeg.rules.verflixxt.pieces import worm_kind
from powderkeg.rules.verflixxt.state import Verflixxt
from powderkeg.rules.zundstoff.pieces import NO_CARD
from powderkeg.rules.zundstoff.state import Zundstoff
from powderkeg.words import LANGUAGES
from tests import lantern
from tests.contract import laws
from tests.lantern.state import Lantern

EVERY_GAME = [*GAMES.values(), lantern.GAME]
# Many short games, or fewer long ones; fewer where a world is dear to imagine, and where the
# rules are interpreted: compiled ones walk on.
COMPILED = not core.__file__.endswith(".py")
BATCHES = {
    "verflixxt": 40,
    "zundstoff": 40,
    "bombbusters": 20,
    "elixir": 12,
    "nitro": 8,
    "lantern": 40,
}
if not COMPILED:
    BATCHES = {name: batches // 4 for name, batches in BATCHES.items()}
ACTS_A_BATCH = {
    "verflixxt": 4_000,
    "zundstoff": 4_000,
    "bombbusters": 100,
    "elixir": 100,
    "nitro": 100,
    "lantern": 4_000,
}
LONG = ("elixir", "nitro")  # a game of many hundred acts, with much to say
OPEN = ("nitro",)  # hides nothing, and every world is dear to look at: there is physics in it
LOOKS = 12  # one act in so many is looked at closely


def by_name(game: Game) -> str:
    return game.name


def any_setup(game: Game, rng: Rng) -> Setup:
    """Any number of seats, any options that go together."""
    while True:
        options = {option.key: rng.pick(option.values) for option in game.options}
        setup = game.setup(rng.pick(list(game.seats)), options)
        if game.refusal(setup) is None:
            return setup


def languages_of(game: Game) -> tuple[str, ...]:
    return ("en",) if game is lantern.GAME else LANGUAGES


def eyes_at(game: Game, s: State) -> list[int]:
    """All seats, and the watcher where what nobody has told it can be imagined in good time."""
    dear = game.name == "bombbusters" and s.seats > 3
    return [*range(s.seats)] if dear else [*range(s.seats), WATCHER]


@pytest.mark.parametrize(
    ("game", "batch"),
    [
        pytest.param(game, batch, id=f"{game.name}-{batch}")
        for game in EVERY_GAME
        for batch in range(BATCHES[game.name])
    ],
)
def test_random_games_keep_the_laws(game: Game, batch: int) -> None:
    rng = Rng(f"laws of {game.name} {batch}")
    acts = 0
    while acts < ACTS_A_BATCH[game.name]:
        walk = laws.walk(game, any_setup(game, rng), rng)
        for s, record in walk:
            acts += 1
            end, whole = s, record
            seat = rng.pick(eyes_at(game, s))
            laws.law_someone_is_awaited(s)
            if game.name not in OPEN or rng.below(LOOKS) == 0:
                laws.law_nothing_hidden_is_told(s, seat, rng)
            if rng.below(LOOKS) == 0:
                laws.law_nothing_hidden_shows(game, s, seat, rng)
                laws.law_imagining_adds_nothing(s, seat, rng)
                laws.law_clones_are_apart(s, rng)
                laws.law_clones_share_only_values(s)
            if rng.below(LOOKS * 4) == 0:  # the dearest: every move of the game, for every actor
                laws.law_refusal_mirrors_moves(game, s)
        laws.law_the_record_is_the_game(whole, end)


# Where a game hides something, and from when on.
HIDING: list[tuple[Game, dict[str, str]]] = [
    (GAMES["verflixxt"], {"expansion": "worms"}),
    (GAMES["zundstoff"], {}),
    (GAMES["bombbusters"], {"mission": "43"}),
    (GAMES["elixir"], {}),
    (lantern.GAME, {}),
]


HIDING_NAMES = [game.name for game, _ in HIDING]


def worms_of(s: State) -> list[int]:
    assert isinstance(s, Verflixxt)
    held = [worm for worms in s.worms for worm in worms]
    return sorted(worm_kind(worm) for worm in (*held, *s.fresh, *s.pile, *s.under))


def cards_of(s: State) -> list[int]:
    assert isinstance(s, Lantern)
    return sorted([*s.bag, *(card for hand in s.hands for card in hand)])


def discs_and_choices_of(s: State) -> list[int]:
    """Every planet lies somewhere once; what lies face down before a seat is in its hand."""
    assert isinstance(s, Zundstoff)
    if s.phases[-1].key in ("first", "second"):
        for hand, card in zip(s.hands, s.chosen, strict=True):
            assert card == NO_CARD or hand >> card & 1
    return sorted([*s.bag, *s.planets])


def wires_of(s: State) -> list[int]:
    """Every stand is sorted; what all know of a wire is true."""
    assert isinstance(s, BombBusters)
    for stand in s.stands:
        kinds = [s.kinds[wire] for wire in stand]
        assert kinds == sorted(kinds)
    for wire in range(len(s.kinds)):
        assert s.known[wire] in (0, s.value(wire))
        assert not s.nots[wire] >> s.value(wire) & 1
    return sorted([*s.kinds, *(kind for kind in KINDS for _ in range(s.bag[kind]))])


def finds_and_spells_of(s: State) -> list[int]:
    """Every card lies in one place; what somebody knows of a hand is in it."""
    assert isinstance(s, Elixir)
    for observer in range(s.seats + 1):
        for owner in range(s.seats):
            known = s.knows[observer * s.seats + owner]
            for find in known if observer != owner else ():
                assert known.count(find) <= s.hands[owner].count(find)
    played = [item.find for item in s.items if item.find >= 0 and not item.is_mirrored]
    wares = [item.ware for item in s.items if item.ware >= 0]
    stalls = [find for find in s.stalls if find >= 0]
    held = [find for hand in s.hands for find in hand]
    deck = [find for find, count in enumerate(s.deck) for _ in range(count)]
    finds = sorted([*played, *wares, *stalls, *held, *s.aside, *s.discard, *deck])
    piles = (*s.fresh, *s.under, *s.books, *s.cast)
    return [*finds, *sorted(spell for pile in piles for spell in pile)]


@pytest.mark.parametrize(
    ("game", "options", "stock"),
    [
        (GAMES["verflixxt"], {"expansion": "worms"}, worms_of),
        (GAMES["zundstoff"], {}, discs_and_choices_of),
        (GAMES["bombbusters"], {"mission": "43"}, wires_of),
        (GAMES["elixir"], {}, finds_and_spells_of),
        (lantern.GAME, {}, cards_of),
    ],
    ids=HIDING_NAMES,
)
def test_imagined_worlds_are_possible(
    game: Game, options: dict[str, str], stock: Callable[[State], list[int]]
) -> None:
    """The same cards, dealt otherwise: none twice, none missing."""
    rng = Rng(f"stock of {game.name}")
    for s, _ in laws.walk(game, game.setup(3, options), rng):
        assert stock(s.reimagine(rng.below(3), rng)) == stock(s)


@pytest.mark.parametrize(("game", "options"), HIDING, ids=HIDING_NAMES)
def test_bots_are_shown_another_world(game: Game, options: dict[str, str]) -> None:
    rng = Rng(f"worlds of {game.name}")
    setup = game.setup(3, options)
    for seat in range(3):
        laws.law_imagining_forgets(game, setup, seat, rng)


@pytest.mark.parametrize("game", EVERY_GAME, ids=by_name)
def test_boards_and_refusals_have_words_in_every_language(game: Game) -> None:
    rng = Rng(f"words of {game.name}")
    for _ in range(3 if game.name in LONG else 12):
        for act, (s, _) in enumerate(laws.walk(game, any_setup(game, rng), rng)):
            if act % 40 == 20:
                laws.law_every_refusal_has_words(game, s, languages_of(game))
                laws.law_the_board_can_be_told(game, s, languages_of(game))


@pytest.mark.parametrize("game", EVERY_GAME, ids=by_name)
def test_notation_round_trips(game: Game) -> None:
    laws.law_notation_round_trips(game)


@pytest.mark.parametrize("game", EVERY_GAME, ids=by_name)
def test_every_word_has_a_text(game: Game) -> None:
    laws.law_every_word_has_a_text(game, languages_of(game))
