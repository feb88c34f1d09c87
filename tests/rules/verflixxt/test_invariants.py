"""What is always true, whatever is played. Choices come from hypothesis, which likes odd ones."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from powderkeg.rules.core import CHANCE, EVERYONE, SILENT, Complaint, Event, Log
from powderkeg.rules.rng import Rng
from powderkeg.rules.setup import Setup
from powderkeg.rules.verflixxt import GAME
from powderkeg.rules.verflixxt.pieces import ALL_TILES, FINISH, START, VERFLIXXT
from powderkeg.rules.verflixxt.possible import check_possible
from powderkeg.rules.verflixxt.state import Verflixxt, tile_points
from tests.rules.many import many

MANY = many(150)
LOOKS = 5  # one act in so many is looked at closely
VALUES = {option.key: st.sampled_from(option.values) for option in GAME.options}


def playable(setup: Setup) -> bool:
    return GAME.refusal(setup) is None


setups = st.builds(GAME.setup, st.integers(2, 8), st.fixed_dictionaries(VALUES)).filter(playable)
nochmal = st.builds(
    GAME.setup,
    st.integers(2, 8),
    st.fixed_dictionaries({"expansion": st.sampled_from(["nochmal", "worms"])}),
)
choices = st.lists(st.integers(0, 997), min_size=1, max_size=40)


def moments(
    setup: Setup, picks: list[int]
) -> Iterator[tuple[Verflixxt, Verflixxt, str, list[Event]]]:
    """The position before and after every act, the act, and what was told of it.

    Variant 2 has no longest game (V7), and hypothesis would find one that never ends.
    """
    s = GAME.start(setup)
    number = 0
    while s.outcome() is None and number < 1_000:
        actor = CHANCE if s.chances() else s.deciders()[0]
        moves = s.chances() or s.moves(actor)
        move = moves[(picks[number % len(picks)] + number * 7) % len(moves)]
        number += 1
        before = s.clone()
        log = Log()
        s.play(actor, move, log)
        yield before, s, move.text, log.events


@MANY
@given(setups, choices)
def test_no_tile_is_removed_while_occupied(setup: Setup, picks: list[int]) -> None:
    for _, s, _, _ in moments(setup, picks):
        if s.after:
            there = {START, FINISH, *s.on_path()}
            assert all(place in there for place in (*s.pawns, *s.guards))
            assert s.flixxy in there or s.flixxy == -1


@MANY
@given(setups, choices)
def test_figures_are_counted_right(setup: Setup, picks: list[int]) -> None:
    for _, s, _, _ in moments(setup, picks):
        for place, figures in enumerate(s.figures):
            assert figures == s.pawns.count(place) + (s.flixxy == place)


@MANY
@given(setups, choices)
def test_no_tile_is_lost_and_none_is_made(setup: Setup, picks: list[int]) -> None:
    for _, s, _, _ in moments(setup, picks):
        if s.after:
            path = [s.tiles[place] for place in s.on_path() if s.tiles[place] in ALL_TILES]
            stacks = [tile for stack in s.stacks for tile in stack]
            penalty = [s.penalty] if s.penalty else []
            tiles = [*path, *stacks, *s.discarded, *penalty]
            assert sorted(tiles) == sorted(set_of_tiles(s))


def set_of_tiles(s: Verflixxt) -> list[int]:
    return [tile for tile in s.setting.layout.tiles if tile != VERFLIXXT]


@MANY
@given(nochmal, choices)
def test_the_four_verflixxt_tiles_stay_to_the_end(setup: Setup, picks: list[int]) -> None:
    for _, s, _, _ in moments(setup, picks):
        if s.after:
            assert [s.tiles[place] for place in s.on_path()].count(VERFLIXXT) == 4


@MANY
@given(nochmal, choices)
def test_flixxy_arrives_at_most_once_a_move(setup: Setup, picks: list[int]) -> None:
    for before, s, _, events in moments(setup, picks):
        told = [event for event in events if event.key in ("won-token", "flixxy-left")]
        assert len(told) <= 1
        assert len(s.arrivals) - len(before.arrivals) == sum(e.key == "won-token" for e in told)


@MANY
@given(setups, choices)
def test_a_guard_walks_only_from_company(setup: Setup, picks: list[int]) -> None:
    for before, _, act, _ in moments(setup, picks):
        if act.startswith(("guard:", "guard-back:")):
            assert before.figures[int(act.split(":")[1])] > 0


@MANY
@given(setups, choices)
def test_a_turn_has_one_move(setup: Setup, picks: list[int]) -> None:
    """Letting nobody move counts (variant 2), a lapsed move (A36), and a push where it is one."""
    moves = 0
    for before, s, act, events in moments(setup, picks):
        kind = act.split(":")[0]
        as_move = kind == "push" and before.setting.push_is_the_move
        moves += kind in ("pawn", "guard", "flixxy", "pawn-back", "guard-back", "nobody") or as_move
        moves += any(event.key == "move-lapsed" for event in events)
        if kind == "roll":
            moves = 0
        if s.phases[-1].key in ("before", "roll", "over") and before.phases[-1].key != "before":
            assert moves == 1 or before.phases[-1].key in ("lay", "first")


@MANY
@given(nochmal, choices)
def test_there_are_always_ten_worm_tokens(setup: Setup, picks: list[int]) -> None:
    for _, s, _, _ in moments(setup, picks):
        held = sum(len(worms) for worms in s.worms)
        assert held + len(s.fresh) + len(s.pile) + len(s.under) == (10 if s.setting.worms else 0)


@MANY
@given(setups, choices)
def test_a_scene_reads_back_as_it_was_written(setup: Setup, picks: list[int]) -> None:
    """Everyone's view has all there is; which part a seat sees, one seat after the other tells."""
    for act, (_, s, _, _) in enumerate(moments(setup, picks)):
        if act % LOOKS == 0 and s.phases[-1].key not in ("lay", "first"):
            text = GAME.scenes.write(s)
            again = GAME.scenes.read(text)
            assert GAME.scenes.write(again) == text
            seat = act // LOOKS % s.seats
            assert all(again.view(eyes) == s.view(eyes) for eyes in (EVERYONE, seat))


@MANY
@given(setups, choices)
def test_no_scene_refuses_a_position_of_a_game(setup: Setup, picks: list[int]) -> None:
    """Nor one that a seat imagines: bots are asked about those."""
    for act, (_, s, _, _) in enumerate(moments(setup, picks)):
        if s.after and s.phases[-1].key != "first":
            check_possible(s)
            if s.setting.worms and act % LOOKS == 0:
                check_possible(s.reimagine(act // LOOKS % s.seats, Rng(f"{act}")))


@many(300)
@given(setups, choices, st.data())
def test_a_scene_that_is_accepted_can_be_played_to_its_end(
    setup: Setup, picks: list[int], data: st.DataObject
) -> None:
    """Clauses of two positions of a game are mixed: most is refused, and what is not goes on."""
    written = [
        GAME.scenes.write(s).split("; ")
        for act, (_, s, _, _) in enumerate(moments(setup, picks))
        if s.phases[-1].key not in ("lay", "first") and act % LOOKS == 0
    ]
    clauses = data.draw(st.sampled_from(written)).copy()
    for clause in data.draw(st.lists(st.sampled_from(data.draw(st.sampled_from(written))))):
        key = clause.split()[0]
        clauses = [one for one in clauses if one.split()[0] != key or key == "option"]
        if key != "option":
            clauses.append(clause)
    try:
        s = GAME.scenes.read("; ".join(clauses))
    except Complaint:
        return
    for act in range(1_000):
        check_possible(s)
        if s.outcome() is not None:
            return
        actor = s.actors()[0]
        moves = s.moves(actor)
        s.play(actor, moves[(picks[act % len(picks)] + act * 7) % len(moves)], SILENT)
    assert s.setting.free_one  # V7: it has no longest game


@many(300)
@given(st.lists(st.sampled_from(ALL_TILES), max_size=10))
def test_lucky_tiles_convert_what_is_best_converted(tiles: list[int]) -> None:
    """Scored again the long way: every choice of minus tiles to convert is tried."""
    lucky = tiles.count(0)
    minus = [tile for tile in tiles if tile < 0]
    best = max(
        sum(tiles) - 2 * sum(chosen)
        for count in range(min(lucky, len(minus)) + 1)
        for chosen in combinations(minus, count)
    )
    assert tile_points(tuple(tiles)) == best
