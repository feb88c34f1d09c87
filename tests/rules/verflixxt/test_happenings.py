"""What is sent to a client has the shape that is promised, and tells neither more nor less."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from powderkeg.rules.core import CHANCE, EVERYONE, WATCHER, Event, Log
from powderkeg.rules.rng import Rng
from powderkeg.rules.verflixxt import GAME
from powderkeg.rules.verflixxt import events as happened
from powderkeg.rules.verflixxt.state import Verflixxt
from tests.rules.shapes import fits, has_its_shape
from tests.rules.verflixxt.table import lay, moments, nochmal, play, scene, start, told, wormy

TABLES: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (3, {"path": "shuffled", "first": "random", "totals": "hidden"}),
    (3, {"on_a_one": "free", "passed_tiles": "go-last", "end": "one-home"}),
    (4, {"path": "rising", "end": "last-pawn", "ties": "fewest-lucky"}),
    (5, {"expansion": "nochmal"}),
    (3, {"expansion": "nochmal", "path": "fixed"}),
    (4, {"expansion": "worms"}),
    (2, {"expansion": "worms", "push": "instead"}),
    (8, {"expansion": "worms", "first": "random"}),
]
any_table = pytest.mark.parametrize(("seats", "options"), TABLES)

# What random games seldom or never bring about.
RARE: list[Event] = [
    happened.NobodyMoved(0),
    happened.MoveLapsed(1),
    happened.NothingToGive(1),
    happened.Discarded(0, -3),
    happened.FlixxyLeft(),
    happened.FlixxyPushed(0, 3, 5),
    happened.MovedToEnd(3, -3),
    happened.Penalty(0, -9),
    happened.Swapped(0, 1, 2, "guard", -1),
    happened.Swapped(0, 1, 2, "pawn", 1),
]


def game_of(seats: int, options: dict[str, str], seed: str) -> Iterator[tuple[Verflixxt, Log]]:
    """A random game: after each act the position, and all that happened."""
    s = start(seats, **options)
    yield s, Log()
    rng = Rng(seed)
    for _ in range(1_500):  # variant 2 has no longest game
        if s.outcome() is not None:
            return
        actor = CHANCE if s.chances() else s.deciders()[0]
        log = Log()
        s.play(actor, rng.pick(s.chances() or s.moves(actor)), log)
        yield s, log


@any_table
def test_every_event_fits_its_shape_and_no_other(seats: int, options: dict[str, str]) -> None:
    for _, log in game_of(seats, options, "shapes"):
        for seat in (*range(seats), WATCHER, EVERYONE):
            for event in log.seen_by(seat):
                has_its_shape(GAME, event)


def test_every_kind_of_event_is_looked_at() -> None:
    seen = {event.key for event in RARE}
    for seats, options in TABLES:
        for _, log in game_of(seats, options, "shapes"):
            seen |= {event.key for event in log.events}
    assert seen == set(GAME.telling.events)


@pytest.mark.parametrize("event", RARE, ids=str)
def test_rare_events_fit_as_well(event: Event) -> None:
    has_its_shape(GAME, event)


@any_table
def test_every_view_fits_its_shape(seats: int, options: dict[str, str]) -> None:
    for act, (s, _) in enumerate(game_of(seats, options, "views")):
        if act % 5 == 0 or s.over:
            for seat in (*range(seats), WATCHER, EVERYONE):
                assert fits(s.view(seat), GAME.telling.view)


# Everyone sees everything.


@any_table
def test_nothing_that_happens_is_hidden_from_everyone(seats: int, options: dict[str, str]) -> None:
    for _, log in game_of(seats, options, "everyone"):
        seen = [event.to_json() for event in log.seen_by(EVERYONE)]
        assert seen == [event.to_json() for event in log.events]


def test_everyone_is_told_which_worm_was_drawn_and_a_watcher_is_not() -> None:
    drawing = "path L L V L; pawns 1 | 2; stacks -3; roll 1 x; phase draw after"
    assert told(wormy(drawing), ". worm:bury", EVERYONE)[0].facts() == {"seat": 0, "worm": "bury"}
    assert told(wormy(drawing), ". worm:bury", WATCHER)[0].facts() == {"seat": 0, "worm": "unknown"}


def test_everyone_sees_every_worm_and_a_watcher_only_the_open_ones() -> None:
    worms = "worms bury swap | push double!; fresh swap; under push; pile none"
    s = wormy(f"path L L V L; pawns 1 | 2; {worms}; roll 1 x")
    first, second = s.view(EVERYONE)["seats"]
    assert (first["worms"], first["fresh_worms"]) == (["bury", "swap"], ["swap"])
    assert second["worms"] == ["push", "double"]
    first, second = s.view(WATCHER)["seats"]
    assert (first["worms"], first["fresh_worms"]) == (["unknown", "unknown"], ["unknown"])
    assert second["worms"] == ["unknown", "double"]


def test_everyone_sees_hidden_stacks_and_a_watcher_does_not() -> None:
    s = scene("option totals hidden; path L; pawns 1 | 1; stacks -7 +8 | L")
    assert [at["stack"] for at in s.view(EVERYONE)["seats"]] == [["-7", "+8"], ["L"]]
    assert [at["score"] for at in s.view(EVERYONE)["seats"]] == [1, 0]
    assert [at["stack"] for at in s.view(WATCHER)["seats"]] == [None, None]
    assert [at["score"] for at in s.view(WATCHER)["seats"]] == [None, None]


# The length of the path.


@pytest.mark.parametrize(
    ("options", "length"),
    [
        ({}, 32),
        ({"path": "shuffled"}, 32),
        ({"expansion": "nochmal"}, 32),
        ({"expansion": "nochmal", "path": "fixed"}, 36),
    ],
)
def test_the_length_is_that_of_the_path_as_laid_and_stays(
    options: dict[str, str], length: int
) -> None:
    seen = moments(start(2, **options), "length")
    assert {s.view(0)["length"] for s in seen} == {length}
    laid = next(s for s in seen if s.view(0)["phase"] not in ("lay", "first"))
    assert len(laid.on_path()) == length
    assert len(seen[-1].on_path()) < length


def test_the_length_is_known_before_the_path_is_laid() -> None:
    view = lay(start(2, path="shuffled"), "-1 L +8").view(0)
    assert len(view["path"]) == 3
    assert view["length"] == 32


def test_no_place_lies_beyond_the_length() -> None:
    s = nochmal("option path fixed")
    places = [place["place"] for place in s.view(0)["path"]]
    assert places == ["start", *range(1, s.view(0)["length"] + 1), "finish"]


# The count at the end.


@any_table
def test_what_is_counted_adds_up_to_the_score(seats: int, options: dict[str, str]) -> None:
    for number in range(5):
        for s, _ in game_of(seats, options, f"count {number}"):
            end = s
        assert end.over
        for at in end.view(EVERYONE)["seats"]:
            tiles = at["counted"]
            assert tiles is not None
            assert [tile["tile"] for tile in tiles] == at["stack"]
            worms = len(at["worms"]) + len(at["fresh_worms"])
            penalty = int(at["penalty"]) if at["penalty"] else 0
            worth = sum(tile["worth"] for tile in tiles)
            assert worth + sum(at["tokens"]) + worms + penalty == at["score"]


def counted(stack: str) -> list[int]:
    """What each tile of a stack is worth when the game is over."""
    s = scene(f"path L; pawns F F F | 1 F F; stacks {stack}; turn 1; roll 1")
    tiles = play(s, "1 pawn:1").view(WATCHER)["seats"][0]["counted"]
    assert tiles is not None
    return [tile["worth"] for tile in tiles]


def test_a_lucky_tile_turns_the_largest_minus_and_is_worth_nothing_itself() -> None:
    assert counted("-2 L -10 +4 -9") == [-2, 0, 10, 4, -9]


def test_each_lucky_tile_turns_one() -> None:
    assert counted("L -7 -3 L -8") == [0, 7, -3, 0, 8]


def test_of_two_equal_tiles_one_is_turned() -> None:
    assert sorted(counted("-8 L -8")) == [-8, 0, 8]


def test_luck_left_over_turns_nothing() -> None:
    assert counted("L +5 L -1") == [0, 5, 0, 1]


def test_a_penalty_is_not_turned() -> None:
    s = scene(
        "option end last-pawn; path -9 L; pawns 2 F F | F F 1; stacks -3 | L -4; turn 0; roll 1"
    )
    at = play(s, "0 pawn:2").view(WATCHER)["seats"][1]
    assert at["penalty"] == "-9"
    assert at["counted"] == [{"tile": "L", "worth": 0}, {"tile": "-4", "worth": 4}]
    assert at["score"] == 4 - 9


def test_tokens_and_worms_are_points_too() -> None:
    board = "path V V V V L; pawns 5 F F | F F F; arrivals 0 1 0; stacks +5"
    s = wormy(f"{board}; worms push | swap; roll 1 x")
    at = play(s, "0 pawn:5").view(WATCHER)["seats"][0]
    assert at["tokens"] == [4, 2]
    assert at["worms"] == ["unknown"]
    assert at["counted"] == [{"tile": "+5", "worth": 5}, {"tile": "L", "worth": 0}]
    assert at["score"] == 5 + 4 + 2 + 1


def test_nothing_is_counted_before_the_end() -> None:
    for s in moments(start(2), "count"):
        counts = [at["counted"] for at in s.view(EVERYONE)["seats"]]
        assert all((count is not None) == s.over for count in counts)
