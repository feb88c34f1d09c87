"""The beak: where its front is, what is in it, and that it stands still once its owner stops."""

from __future__ import annotations

import pytest

from powderkeg.rules.nitro.state import Nitro
from powderkeg.rules.rng import Rng
from tests.rules.nitro.bench import (
    FORMULA,
    MOUTH,
    RIGHT,
    at,
    beak,
    bench,
    cube,
    facts,
    flask,
    history,
    mixing,
    play,
    scene,
    shove,
    still,
    stop_in_turn,
    stopping,
    told,
    told_all,
    won,
)


def by_eye(s: Nitro, seat: int = 0) -> list[str]:
    """The cubes whose centre is past the mouth, from the tip on."""
    inside = [
        (each["x"], each["cube"])
        for each in flask(s, seat)["cubes"]
        if each["x"] < MOUTH and 92 < each["y"] < 106 and not each["out"]
    ]
    return [name for _, name in sorted(inside)]


def placed(places: str) -> Nitro:
    """Seat 0's cubes lie just there: green, blue, red, yellow, purple."""
    return scene(f"seats 2; formula {FORMULA}; places {places} | -")


# The front.


def test_n1_the_front_is_the_closed_tip() -> None:
    s = bench("R G Y | -")
    assert beak(s) == ["red", "green", "yellow"]
    xs = [cube(s, name)["x"] for name in beak(s)]
    assert xs == sorted(xs)
    assert xs[0] < 12


def test_n1_first_in_is_in_front() -> None:
    """Red goes all the way to the tip; green, which follows, stands behind it."""
    s = play(bench("R G | -"), f"0 {mixing(shove('w', 24, 40))}")
    assert beak(s) == ["red", "green"]
    assert cube(s, "red")["x"] < 6 < cube(s, "green")["x"]


# In or not.


@pytest.mark.parametrize(
    ("x", "is_in"), [(58, True), (59, True), (60, False), (61, False), (66, False)]
)
def test_n2_a_cube_is_in_if_its_centre_is_past_the_mouth(x: int, is_in: bool) -> None:
    s = placed(f"{x}.99 48.6 38.6 28.6 18.6")
    assert beak(s) == (["green"] if is_in else [])


def test_n2_on_its_way_out_it_is_in_up_to_the_line() -> None:
    seen = set()
    for ticks in range(12):
        hand = shove("e", 24, 80)
        s = play(bench("G | -"), f"0 {mixing(hand)}", f"0 {stopping(shove('e', ticks, 80))}")
        x = cube(s, "green")["x"]
        assert beak(s) == (["green"] if x < MOUTH else [])
        seen.add(x < MOUTH)
    assert seen == {True, False}


def test_n2_gaps_between_cubes_do_not_matter() -> None:
    s = placed("4.99 30.99 56.99 28.6 18.6")
    assert beak(s) == ["green", "blue", "red"]
    assert flask(s, 0)["right"] == 3


def test_n2_what_lies_elsewhere_or_beside_the_flask_is_not_in() -> None:
    """Blue on its way through the neck, red below the beak's floor, yellow in the start area."""
    s = placed("4.99 66.90 46.70 28.6 130.10")
    assert beak(s) == ["green"]
    assert cube(s, "purple")["out"]


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_n2_whatever_the_hand_does_the_beak_is_what_lies_in_it(seed: str) -> None:
    rng = Rng(seed)
    s = bench("G B R | Y P")
    for _ in range(8):
        for seat in (0, 1):
            pushes = b"".join(
                shove(rng.pick(["e", "w", "n", "s"]), 6, 40 + rng.below(80)) for _ in "ab"
            )
            play(s, f"{seat} {mixing(pushes)}")
            assert beak(s, seat) == by_eye(s, seat)


# Frozen.


def test_n3_a_flask_stands_still_from_the_tick_of_its_stop_on() -> None:
    """Green is on its way out at full speed."""
    s = play(bench("G | -"), f"0 {mixing(shove('e', 12))}")
    stopped = told(s, f"0 {stopping(shove('e', 3))}")
    assert facts(stopped, "stopped") == [{"seat": 0, "tick": 15}]
    frozen = flask(s, 0)
    assert frozen["stopped"] == 15
    play(s, f"1 {mixing(shove('n', 60))}", f"1 {mixing(shove('s', 60))}")
    now = flask(s, 0)
    assert (now["cubes"], now["beak"], now["tick"]) == (frozen["cubes"], frozen["beak"], 15)


def test_n3_what_was_in_the_beak_at_that_tick_is_what_is_scored() -> None:
    s = play(bench("G B | -"), f"0 {mixing(shove('e', 12))}", f"0 {stopping(shove('e', 2))}")
    inside = beak(s)
    events = told_all(s, f"1 {mixing(still(24))}", "1 stop")
    assert [each["cubes"] for each in facts(events, "beak-changed")] == []
    assert at(s)["decided"][0]["beak"] == inside


# Six.


def test_n11_the_beak_holds_six() -> None:
    s = bench(f"M {RIGHT} | -", more=f"{history('- | -')}; poop 0")
    assert beak(s) == ["poop", "green", "blue", "red", "yellow", "purple"]
    play(s, f"0 {mixing(shove('w', 12, 40))}", f"0 {mixing(still(12))}")
    assert len(beak(s)) == 6
    assert flask(s, 0)["right"] == 6
    assert won(stop_in_turn(s, 1, 0)) == {0: FORMULA}
