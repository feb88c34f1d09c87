"""The stream: what a server that measures the time is told, and how it turns pushes into acts."""

from __future__ import annotations

import struct
import zlib

from powderkeg.rules.nitro import GAME
from powderkeg.rules.nitro.moves import Mix, Stop
from powderkeg.rules.stream import Stream
from tests.rules.nitro.bench import (
    bench,
    can,
    cube,
    fact,
    flask,
    history,
    laid,
    load_all,
    mixing,
    play,
    scene,
    shove,
    start,
    still,
    stopping,
    told,
)


def stream() -> Stream:
    assert GAME.stream is not None
    return GAME.stream


def test_it_says_how_time_is_cut() -> None:
    live = stream()
    assert (live.rate, live.beat, live.most, live.lag, live.width) == (60, 12, 60, 24, 2)


def test_hands_move_while_the_sand_runs() -> None:
    assert stream().hands(start()) == []
    s = laid(3)
    assert stream().hands(s) == []
    load_all(s)
    assert stream().hands(s) == []
    play(s, "* wait:3")
    assert stream().hands(s) == [0, 1, 2]
    play(s, "1 stop")
    assert stream().hands(s) == [0, 2]


def test_no_hand_moves_in_the_calm_game() -> None:
    assert stream().hands(bench("- | -", more="option pace calm")) == []


def test_hands_that_are_a_second_ahead_still_move() -> None:
    s = play(bench("- | -"), f"0 {mixing(still(60))}")
    assert stream().hands(s) == [0, 1]
    assert [stream().tick(s, seat) for seat in (0, 1)] == [60, 0]
    assert stream().end(s) == 1800


def test_a_grab_says_when_it_was_made() -> None:
    """So whoever may still grab is in a race, and nobody else is."""
    s = scene(f"seats 2; {history('- | -')}; poop 0; formula G8 B9 R6 Y2 P1; phase grab")
    assert (stream().hands(s), s.phases[-1].timed, s.deciders()) == ([], True, [0, 1])
    play(s, "1 grab:9")
    assert s.phases[-1].timed and s.deciders() == [0]
    assert not bench("- | -").phases[-1].timed
    assert stream().grab(12).text == "grab:12"


def test_pushes_become_acts() -> None:
    act = stream().act(shove("n", 24), "")
    assert isinstance(act, Mix)
    assert act.text == mixing(shove("n", 24))
    rest = stream().stop(shove("n", 5), "")
    assert isinstance(rest, Stop)
    assert rest.text == stopping(shove("n", 5))
    assert stream().stop(b"", "").text == "stop"


def test_n17_what_no_hand_can_do_is_found_at_its_tick() -> None:
    assert stream().wrong(still(4)) == -1
    assert stream().wrong(still(4) + bytes([100, 100])) == 4


def test_n17_a_tail_is_looked_at_without_being_played() -> None:
    s = bench("G | -")
    before = flask(s, 0)
    tail = shove("e", 7)
    look = stream().look(s, 0, tail)
    hashed = stream().hash(s, 0, tail)
    assert flask(s, 0) == before
    assert stream().look(s, 0, tail) == look  # and again
    twin = play(s.clone(), f"0 {stopping(tail)}")
    assert stream().hash(twin, 0, b"") == hashed
    assert len(look) == 3 * 5
    green = cube(twin, "green")
    assert abs(look[0] - 100 * green["x"]) <= 1 and abs(look[1] - 100 * green["y"]) <= 1


def test_n17_a_growing_tail_shows_what_the_acts_will() -> None:
    s = bench("G | -")
    pushes = shove("n", 12) + shove("e", 12)
    for ticks in (3, 6, 12, 18, 24):
        stream().look(s, 0, pushes[: 2 * ticks])
    hashed = stream().hash(s, 0, pushes)
    assert fact(told(s, f"0 {mixing(pushes)}"), "mixed")["hash"] == hashed
    assert can(bench("G | -"), f"0 {mixing(pushes, hashed)}")


def test_n17_another_tail_is_another_flask() -> None:
    """A corrected hand: what was looked at before leaves no trace."""
    s = bench("G | -")
    stream().look(s, 0, shove("e", 24))
    honest = stream().hash(bench("G | -"), 0, shove("w", 12))
    assert stream().hash(s, 0, shove("w", 12)) == honest


def test_n17_the_hash_is_that_of_every_place_and_angle() -> None:
    """At the very start the places are whole millimetres and nothing is turned."""
    s = play(load_all(laid()), "* wait:3")
    places = [(58, 6), (48, 6), (38, 6), (28, 6), (18, 6)]
    numbers = [number for x, y in places for number in (x * 0.1, y * 0.1, 0.0)]
    assert stream().hash(s, 0, b"") == f"{zlib.crc32(struct.pack('<15f', *numbers)):08x}"


def test_a_cube_beside_the_flask_is_seen_there() -> None:
    s = bench("- | -", more="out R | -")
    assert stream().look(s, 0, b"")[6] >= 13000
