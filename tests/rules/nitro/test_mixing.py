"""Phase 3: all mix at once, each flask for itself, none more than a second ahead."""

from __future__ import annotations

import pytest

from powderkeg.rules.core import NEVER, NOT_NOW
from powderkeg.rules.nitro import GAME
from powderkeg.rules.nitro.codec import as_text
from tests.rules.nitro.bench import (
    AREA,
    able,
    at,
    beak,
    bench,
    can,
    choices,
    cube,
    fact,
    facts,
    flask,
    history,
    keys,
    laid,
    load_all,
    mixing,
    phase,
    play,
    refusal,
    shove,
    start,
    still,
    stopping,
    tick,
    told,
    told_all,
    why,
)

COMPASS = ["n", "ne", "e", "se", "s", "sw", "w", "nw", "level"]


# All at once.


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_b4_all_mix_at_once(seats: int) -> None:
    s = load_all(laid(seats))
    play(s, "* wait:3")
    assert (phase(s), s.deciders(), s.due()) == ("mix", list(range(seats)), NEVER)
    for seat in range(seats):
        assert {f"tilt:{way}" for way in COMPASS} <= choices(s, seat)
        assert "stop" in choices(s, seat)
        assert tick(s, seat) == 0


def test_b4_a_flask_is_moved_by_its_own_hand_alone() -> None:
    s = bench("- | -")
    before = [flask(s, 1), cube(s, "green", 0)]
    play(s, "0 tilt:w")
    assert flask(s, 1) == before[0]
    assert cube(s, "green", 0) != before[1]


def test_b4_equal_hands_move_equal_flasks_equally() -> None:
    s = play(bench("- | - | -"), *(f"{seat} {mixing(shove('n', 36))}" for seat in range(3)))
    assert flask(s, 0)["cubes"] == flask(s, 1)["cubes"] == flask(s, 2)["cubes"]


def test_b4_how_pushes_are_told_in_acts_makes_no_difference() -> None:
    pushes = shove("n", 24) + shove("w", 12, 80)
    one, many = bench("- | -"), bench("- | -")
    first = told(one, f"0 {mixing(pushes)}")
    last = told_all(many, *(f"0 {mixing(pushes[at : at + 24])}" for at in (0, 24, 48)))
    assert flask(one, 0) == flask(many, 0)
    assert fact(first, "mixed")["hash"] == facts(last, "mixed")[-1]["hash"]


def test_b4_a_tilt_is_one_beat_towards_its_side() -> None:
    pushed = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0), "ne": (1, 1), "level": (0, 0)}
    for way, (x, y) in pushed.items():
        s = bench("- | -")
        here = cube(s, "red")
        play(s, f"0 tilt:{way}")
        there = cube(s, "red")
        assert tick(s) == 12
        moved = [there["x"] - here["x"], there["y"] - here["y"]]
        assert [(shift > 0.3) - (shift < -0.3) for shift in moved] == [x, y], way


def test_b4_what_a_hand_did_is_told_to_all() -> None:
    s = bench("- | -")
    pushes = shove("e", 12, 9)
    for eye in (0, 1, -3):
        (mixed,) = facts(told(s.clone(), f"0 {mixing(pushes)}", eye), "mixed")
        assert (mixed["seat"], mixed["tick"]) == (0, 0)
        assert mixed["pushes"] == as_text(pushes)
    play(s, "0 tilt:n")
    assert fact(told(s, f"0 {mixing(pushes)}"), "mixed")["tick"] == 12


def test_b4_every_move_has_its_moment() -> None:
    s = bench("- | -")
    for text in ("load:GBRYP", "grab:3", "lay:G1", "place:58.6,48.6,38.6,28.6,18.6"):
        problem = refusal(s, f"0 {text}")
        assert problem is not None
        assert problem.rule is NOT_NOW


# A second ahead.


def test_c3_the_slowest_are_awaited_and_those_ahead_may_go_on() -> None:
    s = play(bench("- | - | -"), "1 tilt:level")
    assert (s.deciders(), s.volunteers()) == ([0, 2], [1])
    play(s, "0 tilt:level", "2 tilt:level")
    assert (s.deciders(), s.volunteers()) == ([0, 1, 2], [])


def test_c3_nobody_is_more_than_a_second_ahead_of_the_slowest() -> None:
    s = play(bench("- | -"), f"0 {mixing(still(60))}")
    assert tick(s) == 60
    assert not can(s, "0 tilt:n")
    assert not can(s, f"0 {mixing(still(12))}")
    assert not can(s, f"0 {stopping(still(1))}")
    play(s, "1 tilt:n")
    assert can(s, "0 tilt:n")
    assert why(s, f"0 {mixing(still(24))}") == "C3"
    assert able(play(s, "0 tilt:n"))[-1] == 1


def test_c3_five_beats_but_not_six_fit_into_the_second() -> None:
    s = play(bench("- | -"), "0 tilt:level")
    assert can(s, f"0 {mixing(still(48))}")
    assert why(s, f"0 {mixing(still(60))}") == "C3"


def test_c3_who_has_stopped_is_not_waited_for() -> None:
    s = play(bench("- | - | -"), "0 stop", f"1 {mixing(still(60))}")
    assert s.deciders() == [2]
    play(s, f"2 {mixing(still(60))}", f"1 {mixing(still(60))}")
    assert (tick(s, 0), tick(s, 1)) == (0, 120)


# In and out.


def test_b8_cubes_may_be_shaken_in_and_out_again() -> None:
    s = bench("G | -")
    assert beak(s) == ["green"]
    events = told(s, f"0 {mixing(shove('e', 36, 60))}")
    assert beak(s) == []
    assert not cube(s, "green")["out"]
    assert facts(events, "beak-changed")[-1] == {"seat": 0, "cubes": [], "count": 0, "right": 0}
    back = told_all(s, f"0 {mixing(shove('w', 24, 40))}", f"1 {mixing(still(60))}")
    back += told(s, f"0 {mixing(shove('w', 36, 40))}")
    assert beak(s) == ["green"]
    assert facts(back, "beak-changed")[-1] == {
        "seat": 0,
        "cubes": ["green"],
        "count": 1,
        "right": 1,
    }


def test_b8_only_how_it_is_on_stopping_counts() -> None:
    s = play(bench("G | -"), f"0 {mixing(shove('e', 36, 60))}", "0 stop")
    events = told_all(s, f"1 {mixing(still(36))}", "1 stop")
    assert facts(events, "won-card") == []


def test_b8_how_many_stand_right_is_counted_from_the_front() -> None:
    s = bench("G B P | B G | G B R Y P")
    assert [flask(s, seat)["right"] for seat in range(3)] == [2, 0, 5]
    assert [flask(s, seat)["worth"] for seat in range(3)] == [17, 0, 26]


# Over the rim.


def test_b9_n16_a_cube_that_is_banged_about_jumps_out_and_lies_beside_the_flask() -> None:
    s = bench("G | -")
    events = told(s, f"0 {mixing(shove('e', 36))}")
    assert {"seat": 0, "cube": "green"} in facts(events, "jumped-out")
    green = cube(s, "green")
    assert green["out"] and green["x"] >= 130
    assert beak(s) == []


def test_b9_it_goes_back_into_the_start_area() -> None:
    s = bench("- | -", more="out R | -")
    assert cube(s, "red")["out"]
    events = told(s, "0 back:R")
    assert facts(events, "went-back") == [{"seat": 0, "cube": "red"}]
    red = cube(s, "red")
    left, low, right, high = AREA
    assert not red["out"]
    assert left <= red["x"] - 4 and red["x"] + 4 <= right
    assert low <= red["y"] - 4 and red["y"] + 4 <= high
    assert tick(s) == 12


@pytest.mark.parametrize("letter", "GBRYPM")
def test_b9_a_cube_goes_back_beside_others_that_lie_where_they_were_loaded(letter: str) -> None:
    s = bench("- | -", more=f"{history('- | -')}; poop 0; out {letter} | -")
    assert len(facts(told(s, f"0 back:{letter}"), "went-back")) == 1


def test_b9_or_it_is_left_out_and_the_others_count() -> None:
    s = bench("G B | -", more="out R | -")
    events = told_all(s, f"0 {mixing(still(12))}", "0 stop", "1 stop")
    assert [each["card"] for each in facts(events, "won-card")] == ["G8", "B9"]


def test_b9_where_nothing_is_out_nothing_goes_back() -> None:
    s = bench("G | -", more="out R | -")
    for text in ("back:G", "back:B", "back:M"):
        if can(s, f"0 {text}"):
            twin = s.clone()
            assert facts(told(twin, f"0 {text}"), "went-back") == []
            calm = play(s.clone(), "0 tilt:level")
            assert flask(twin, 0)["cubes"] == flask(calm, 0)["cubes"]


def test_b9_the_hand_may_put_it_back_in_the_middle_of_a_beat() -> None:
    s = bench("- | -", more="out R | -")
    pushes = shove("n", 5) + bytes([0x80, 2]) + shove("n", 6)
    events = told(s, f"0 {mixing(pushes)}")
    assert {"seat": 0, "cube": "red"} in facts(events, "went-back")
    assert not cube(s, "red")["out"]


def test_n16_tilting_spills_nothing() -> None:
    """A gentle tilt, whichever way, never throws a cube out."""
    s = bench("G B | M R", more=f"{history('- | -')}; poop 1")
    events = told_all(s, *(f"0 tilt:{way}" for way in ("e", "e", "se", "w", "nw")))
    events += told_all(s, *(f"1 tilt:{way}" for way in ("e", "s", "e", "n", "w")))
    assert "jumped-out" not in keys(events)


# The judge.


def test_n17_what_is_claimed_of_the_flask_must_be_so() -> None:
    s = bench("G | -")
    pushes = shove("n", 12) + shove("e", 12, 50)
    hashed = fact(told(s.clone(), f"0 {mixing(pushes)}"), "mixed")["hash"]
    assert isinstance(hashed, str)
    assert len(hashed) == 8
    assert can(s, f"0 {mixing(pushes, hashed)}")
    wrong = f"{int(hashed, 16) ^ 1:08x}"
    problem = refusal(s, f"0 {mixing(pushes, wrong)}")
    assert problem is not None
    assert (problem.rule.key, problem.facts["tick"]) == ("N17", 24)


def test_n17_a_stop_can_be_claimed_too() -> None:
    s = play(bench("G | -"), "0 tilt:n")
    twin = play(s.clone(), f"0 {stopping(shove('e', 7))}")
    assert GAME.stream is not None
    hashed = GAME.stream.hash(twin, 0, b"")
    assert can(s, f"0 {stopping(shove('e', 7), hashed)}")
    problem = refusal(s, f"0 {stopping(shove('w', 7), hashed)}")
    assert problem is not None
    assert (problem.rule.key, problem.facts["tick"]) == ("N17", 19)


def test_n17_without_a_claim_the_judge_says_how_it_is() -> None:
    s = bench("- | -")
    first = fact(told(s, "0 tilt:n"), "mixed")["hash"]
    second = fact(told(s, "1 tilt:n"), "mixed")["hash"]
    third = fact(told(s, "0 tilt:e"), "mixed")["hash"]
    assert first == second != third


def test_n17_a_flask_depends_on_where_its_cubes_were_laid() -> None:
    one = play(load_all(laid()), "* wait:3")
    other = play(laid(), "0 load:PYRBG", "1 load:GBRYP", "* wait:3")
    hashes = [fact(told(s, "0 tilt:n"), "mixed")["hash"] for s in (one, other)]
    assert hashes[0] != hashes[1]


# The sand.


@pytest.mark.parametrize(("sand", "ticks"), [("30", 1800), ("45", 2700), ("60", 3600)])
def test_c1_the_sand_runs_for_thirty_seconds_or_as_long_as_is_agreed(sand: str, ticks: int) -> None:
    view = at(laid(2, sand=sand))
    assert (view["sand"], view["rate"], view["calm"]) == (ticks, 60, False)


def test_c1_thirty_seconds_are_usual() -> None:
    assert {option.key: option.usual for option in GAME.options} == {"sand": "30", "pace": "sand"}
    assert at(start())["sand"] == 1800
