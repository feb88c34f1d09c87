"""The lesson: every position is a real one, and every move does what its words say."""

from __future__ import annotations

import pytest

from powderkeg.rules.core import Event
from powderkeg.rules.teaching import Lesson
from powderkeg.rules.verflixxt import GAME
from powderkeg.rules.verflixxt.lesson import (
    FLIXXY,
    GUARDS,
    LESSON,
    LUCK,
    TAKING,
    VERFLIXXT_TILES,
    WALKING,
    WORMS,
)
from powderkeg.rules.verflixxt.pieces import VERFLIXXT
from powderkeg.rules.verflixxt.rulebook import B4
from powderkeg.rules.verflixxt.state import Verflixxt
from tests.rules.acts import facts, keys
from tests.rules.verflixxt.table import choices, play, refused, scene, tiles, told


def by_key(step: Lesson) -> str:
    return step.key


every_step = pytest.mark.parametrize("step", LESSON, ids=by_key)


def tried(step: Lesson, move: str) -> tuple[Verflixxt, list[Event]]:
    """The position after a move of the learner, and what was told of it."""
    s = scene(step.scene)
    events = told(s, f"{step.seat} {move}", step.seat)
    return s, events


def tiles_in_the_box(s: Verflixxt) -> list[int]:
    layout = s.setting.layout.tiles
    return sorted(tile for tile in layout if tile != VERFLIXXT)


# Every step.


def test_the_steps_are_numbered_from_1() -> None:
    assert GAME.teaching.lesson is LESSON
    assert [step.key for step in LESSON] == ["1", "2", "3", "4", "5", "6", "7"]


@every_step
def test_the_learner_is_seat_0_and_awaited(step: Lesson) -> None:
    assert step.seat == 0
    assert scene(step.scene).deciders() == [0]


@every_step
def test_there_is_a_choice_with_a_good_move_and_another(step: Lesson) -> None:
    possible = choices(scene(step.scene))
    assert 2 <= len(possible) <= 4
    assert step.good
    assert set(step.good) < set(possible)


@every_step
def test_no_tile_and_no_guard_is_missing(step: Lesson) -> None:
    s = scene(step.scene)
    path = [s.tiles[place] for place in s.on_path() if s.tiles[place] != VERFLIXXT]
    stacks = [tile for stack in s.stacks for tile in stack]
    assert sorted([*path, *stacks]) == tiles_in_the_box(s)
    assert len(s.on_path()) + len(stacks) == s.view(0)["length"]
    assert len(s.guards) == 8


@every_step
def test_no_other_move_wins_more(step: Lesson) -> None:
    """The learner who looks only at points is not led astray."""
    gains = {move: gain(step, move) for move in choices(scene(step.scene))}
    good = {move: gains.pop(move) for move in step.good}
    assert min(good.values()) >= max(gains.values())


def gain(step: Lesson, move: str) -> int:
    """Points won by a move. A token played counts as kept: it is its use that is taught."""
    s, events = tried(step, move)
    played = len(facts(events, "played-worm"))
    return s.score(0) + played - scene(step.scene).score(0)


# Step by step.


def test_step_1_a_pawn_walks_the_full_number() -> None:
    _, events = tried(WALKING, "pawn:4")
    assert [event.to_json() for event in events] == [
        {"event": "pawn-walked", "seat": 0, "from": 4, "to": 9}
    ]
    lucky = [
        place["place"] for place in scene(WALKING.scene).view(0)["path"] if place["tile"] == "L"
    ]
    assert lucky[0] == 9


@pytest.mark.parametrize(("move", "end"), [("pawn:0", 5), ("pawn:2", 7)])
def test_step_1_the_others_walk_as_far_and_end_elsewhere(move: str, end: int) -> None:
    _, events = tried(WALKING, move)
    assert keys(events) == ["pawn-walked"]
    assert events[0].facts()["to"] == end


def test_step_2_alone_on_a_plus_tile_it_is_taken() -> None:
    s, events = tried(TAKING, "pawn:17")
    assert facts(events, "took") == [{"seat": 0, "tile": "+6", "place": 17}]
    assert s.score(0) == 6


def test_step_2_a_minus_comes_along_as_well() -> None:
    _, events = tried(TAKING, "pawn:5")
    assert facts(events, "took") == [{"seat": 0, "tile": "-5", "place": 5}]


def test_step_2_where_somebody_stays_the_tile_stays() -> None:
    s, events = tried(TAKING, "pawn:18")
    assert keys(events) == ["pawn-walked"]
    assert 18 in s.on_path()


def test_step_3_the_guard_goes_and_the_plus_tile_can_be_had() -> None:
    s, events = tried(GUARDS, "guard:15")
    assert [event.to_json() for event in events] == [
        {"event": "guard-walked", "seat": 0, "from": 15, "to": 17}
    ]
    play(s, ". roll:1", "1 pawn:0", ". roll:1", "0 pawn:15")
    assert tiles(s, 0) == ["+8"]


def test_step_3_guards_without_company_stay() -> None:
    s = scene(GUARDS.scene)
    alone = [place for place in s.guards if place != 15]
    assert {refused(s, f"0 guard:{place}") for place in alone} == {B4}


@pytest.mark.parametrize("move", ["pawn:15", "pawn:5", "pawn:0"])
def test_step_3_any_other_move_leaves_the_guard_on_the_plus_tile(move: str) -> None:
    s, _ = tried(GUARDS, move)
    assert 15 in s.guards
    assert "+8" not in tiles(s, 0)


def test_step_4_a_lucky_tile_turns_the_largest_minus() -> None:
    assert scene(LUCK.scene).score(0) == -3 - 8
    s, events = tried(LUCK, "pawn:10")
    assert facts(events, "took") == [{"seat": 0, "tile": "L", "place": 10}]
    assert s.score(0) == -3 + 8


def test_step_4_a_plus_tile_helps_less() -> None:
    s, events = tried(LUCK, "pawn:18")
    assert facts(events, "took") == [{"seat": 0, "tile": "+5", "place": 18}]
    assert s.score(0) == -3 - 8 + 5


def test_step_4_in_company_nothing_is_taken() -> None:
    assert keys(tried(LUCK, "pawn:6")[1]) == ["pawn-walked"]


def test_step_5_flixxy_brings_a_token_and_the_tile_it_left() -> None:
    s, events = tried(FLIXXY, "flixxy")
    assert [event.to_json() for event in events] == [
        {"event": "flixxy-flew", "seat": 0, "from": 31, "to": "start"},
        {"event": "won-token", "seat": 0, "points": 4},
        {"event": "took", "seat": 0, "tile": "+2", "place": 31},
    ]
    assert s.score(0) == 6


@pytest.mark.parametrize("move", ["pawn:12", "pawn:7"])
def test_step_5_any_other_move_leaves_the_token_to_the_next_player(move: str) -> None:
    s, events = tried(FLIXXY, move)
    assert facts(events, "won-token") == []
    assert facts(told(play(s, ". roll:3+any"), "1 flixxy"), "won-token") == [
        {"seat": 1, "points": 4}
    ]


def test_step_6_alone_off_a_verflixxt_tile_the_top_tile_goes_to_the_left() -> None:
    s, events = tried(VERFLIXXT_TILES, "pawn:10")
    assert facts(events, "gave") == [{"seat": 0, "receiver": 1, "tile": "-8"}]
    assert tiles(s, 0) == ["+3"]


def test_step_6_in_company_a_verflixxt_tile_does_nothing() -> None:
    s, events = tried(VERFLIXXT_TILES, "pawn:15")
    assert keys(events) == ["pawn-walked"]
    assert tiles(s, 0) == ["+3", "-8"]


def test_step_6_another_tile_only_covers_the_minus() -> None:
    assert tiles(tried(VERFLIXXT_TILES, "pawn:22")[0], 0) == ["+3", "-8", "+5"]


def test_step_6_the_pawns_stand_on_two_verflixxt_tiles() -> None:
    s = scene(VERFLIXXT_TILES.scene)
    assert [s.tiles[place] for place in s.pawns_of(0)].count(VERFLIXXT) == 2


def test_step_7_the_plus_tile_is_buried_and_the_minus_goes_to_the_left() -> None:
    s, events = tried(WORMS, "bury")
    assert keys(events) == ["played-worm", "buried"]
    assert tiles(s, 0) == ["+8", "-9"]
    assert facts(told(s, "0 pawn:20"), "gave") == [{"seat": 0, "receiver": 1, "tile": "-9"}]
    assert tiles(s, 0) == ["+8"]


def test_step_7_without_the_worm_the_plus_tile_is_given_away() -> None:
    _, events = tried(WORMS, "pawn:20")
    assert facts(events, "gave") == [{"seat": 0, "receiver": 1, "tile": "+8"}]


def test_step_7_the_other_pawn_takes_a_minus() -> None:
    _, events = tried(WORMS, "pawn:12")
    assert facts(events, "took") == [{"seat": 0, "tile": "-6", "place": 12}]


def test_step_7_as_many_worms_as_minus_tiles_were_taken() -> None:
    """The words say where the token comes from, so the stack must show it."""
    s = scene(WORMS.scene)
    assert len(s.worms[0]) == sum(tile < 0 for tile in s.stacks[0])
