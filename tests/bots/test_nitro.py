"""Nitro Glyxerol's bots: hands like ours, eyes that are late, and a nose for when to stop."""

from __future__ import annotations

from math import hypot

import pytest

from powderkeg.bots.ladder import make_bot
from powderkeg.research.arena import fixtures, standings
from powderkeg.research.fixtures import play_all
from powderkeg.rules.core import SILENT, Move
from powderkeg.rules.nitro import GAME
from powderkeg.rules.nitro.codec import signed
from powderkeg.rules.nitro.expert import choose
from powderkeg.rules.nitro.moves import Mix
from powderkeg.rules.nitro.standing import right
from powderkeg.rules.nitro.state import Nitro
from powderkeg.rules.rng import Rng
from powderkeg.rules.strategy import LADDER
from tests.rules.nitro.bench import history, scene, shove, still

LEVELS = [1, 2, 3]
CLEVER = [2, 3]
REACTIONS = {1: 21, 2: 15, 3: 11}  # ticks
FULL_TILT = 51  # 600 of 1500 mm/s², as a byte
LATE = 30  # ticks: long enough for anybody to see what was before
GOOD_FIRST = "B7 G8 R1 Y2 P1"  # leave the small ones to others


def choice(s: Nitro, level: int, seat: int = 0) -> Move:
    return choose(s, seat, level, Rng("a"))


def race(beaks: str, level: int, formula: str = GOOD_FIRST, number: int = 7) -> str:
    """Does seat 0 stop? All have looked at how the beaks stand for a while."""
    seats = beaks.count("|") + 1
    won = history(" | ".join("-" * seats), number, formula)
    ticks = " | ".join(["36"] * seats)
    return choice(
        scene(f"seats {seats}; {won}; formula {formula}; beaks {beaks}; ticks {ticks}"), level
    ).text


def mixed(s: Nitro, beats: int, level: int) -> Nitro:
    """Seat 0 mixes, and the other one is as far without moving a hand."""
    rng = Rng("x2")
    for _ in range(beats):
        s.pushes[1] += still(s.setting.step)
        s.play(0, choose(s, 0, level, rng), SILENT)
    return s


def hardest(pushes: bytes) -> float:
    """Of all pushes, as a byte."""
    return max(hypot(signed(x), signed(y)) for x, y in zip(pushes[::2], pushes[1::2], strict=True))


# Hands.


@pytest.mark.parametrize("level", LEVELS)
def test_no_hand_pushes_harder_than_full_tilt(level: int) -> None:
    assert hardest(mixed(scene("seats 2"), 10, level).pushes[0]) <= FULL_TILT


def test_whoever_takes_over_from_a_wild_hand_is_calmer_at_once() -> None:
    s = scene("seats 2; ticks 0 | 12")
    s.pushes[0] = shove("e")
    assert hardest(s.pushes[0]) == 127
    assert hardest(mixed(s, 1, 3).pushes[0][24:]) <= FULL_TILT


@pytest.mark.parametrize("level", LEVELS)
def test_a_hand_moves_for_a_beat_and_never_at_once(level: int) -> None:
    """It takes a moment to follow the mind: the first tick of all is a seventh of a push or so."""
    move = choice(scene("seats 2"), level)
    assert isinstance(move, Mix)
    assert len(move.moved) == 24
    assert signed(move.moved[0]) ** 2 + signed(move.moved[1]) ** 2 < (FULL_TILT / 3) ** 2


def test_an_expert_has_two_cubes_right_after_nine_seconds() -> None:
    s = mixed(scene("seats 2; formula B9 R6 G8 Y2 P1"), 45, 3)
    assert right(s.beak(0), s.wanted(0)) >= 2


def test_an_expert_of_gentle_tilts_has_two_cubes_right_after_sixteen() -> None:
    s = mixed(scene("seats 2; option pace calm; formula B9 R6 G8 Y2 P1"), 16, 3)
    assert right(s.beak(0), s.wanted(0)) >= 2


@pytest.mark.parametrize("level", LEVELS)
def test_a_cube_is_put_back_once_it_was_seen_and_fetched(level: int) -> None:
    soon, late = REACTIONS[level] + 27, REACTIONS[level] + 33
    out = "seats 2; out R | -; ticks"
    assert choice(scene(f"{out} {soon // 12 * 12} | 0"), level).text != "back:R"
    s = scene(f"{out} {late // 12 * 12 + 12} | 0")
    assert choice(s, level).text == "back:R"
    s.play(0, choice(s, level), SILENT)
    assert choice(s, level).text != "back:R"


# Eyes.


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("ago", [1, 5, 10])
def test_what_a_rival_did_a_moment_ago_is_not_seen_yet(level: int, ago: int) -> None:
    """It has all right, and whether it stopped makes all the difference, but later."""
    text = "seats 2; formula G8 B9 R6 Y2 P1; beaks G B | G B R Y P; ticks 60 | 60"
    busy, stopped = scene(text), scene(text)
    stopped.stopped[1] = 60 - ago
    stopped.pushes[1] = still(60 - ago)
    assert choice(busy, level).text == choice(stopped, level).text


@pytest.mark.parametrize("level", LEVELS)
def test_what_a_rival_did_earlier_is_seen(level: int) -> None:
    text = "seats 2; formula G8 B9 R6 Y2 P1; beaks G B | G B R Y P; ticks 60 | 60"
    s = scene(f"{text}; stopped - | {60 - LATE}; stops - | 1")
    assert choice(s, level).text == "stop"


@pytest.mark.parametrize("level", LEVELS)
def test_all_that_a_bot_knows_is_in_the_scene(level: int) -> None:
    s = mixed(scene("seats 2"), 6, level)
    assert choice(GAME.scenes.read(GAME.scenes.write(s)), level).text == choice(s, level).text


# When to stop.


@pytest.mark.parametrize("level", CLEVER)
def test_two_good_cards_are_enough_when_somebody_is_close_behind(level: int) -> None:
    assert race("B G | B G | B", level) == "stop"
    assert race("B G | - | -", level) != "stop"


@pytest.mark.parametrize("level", CLEVER)
def test_nobody_stops_for_two_bad_cards_with_good_ones_behind(level: int) -> None:
    assert race("R P | R | R", level, "R1 P1 B7 G8 Y11") != "stop"


@pytest.mark.parametrize("level", CLEVER)
def test_the_mouse_poop_is_a_reason_to_wait(level: int) -> None:
    """Who stops first has it in the next round; after the last one there is none."""
    close = "B G | B G"
    assert race(close, level, number=3) != "stop"
    assert race(close, level, number=7) == "stop"


def test_a_beginner_is_content_with_what_it_has() -> None:
    assert race("B G | -", 1) == "stop"
    assert race("B | B G R Y P", 1) != "stop"


@pytest.mark.parametrize("level", LEVELS)
def test_alone_a_bot_goes_on_while_there_is_something_to_win(level: int) -> None:
    text = f"seats 2; formula {GOOD_FIRST}; stopped - | 24; stops - | 1; ticks 60 | 0; beaks"
    assert choice(scene(f"{text} R | B"), level).text != "stop"
    assert choice(scene(f"{text} B G R Y P | B"), level).text == "stop"


def test_who_has_nothing_to_gain_lets_others_grab_the_first_card() -> None:
    text = "seats 2; phase grab; formula G8 B9 R6 Y2 P1; beaks"
    quick = choice(scene(f"{text} G B R Y P | G B R"), 3).text
    polite = choice(scene(f"{text} G B R Y P | -"), 3).text
    beginner = choice(scene(f"{text} G B R Y P | -"), 1).text
    ticks = [int(text.removeprefix("grab:")) for text in (quick, beginner, polite)]
    assert ticks == sorted(ticks)
    assert ticks[0] >= REACTIONS[3] and ticks[2] > 120


# Before it begins.


@pytest.mark.parametrize("level", CLEVER)
def test_the_clever_load_in_the_order_of_the_formula(level: int) -> None:
    s = scene(f"{history('- | -')}; phase load; formula B9 R6 G8 Y2 P1; poop 1")
    assert [choice(s, level, seat).text for seat in (0, 1)] == ["load:BRGYP", "load:MBRGYP"]


def test_every_level_has_a_bot_and_none_is_weaker_than_the_one_before() -> None:
    assert [*GAME.strategy.ladder] == [*LADDER]
    assert [make_bot(name, GAME).name for name in LADDER] == [*LADDER]
    assert [*GAME.strategy.ladder.values()] == sorted(GAME.strategy.ladder.values())


@pytest.mark.long
@pytest.mark.parametrize(
    ("stronger", "weaker"), [("expert:3", "expert:2"), ("expert:2", "expert:1")]
)
def test_the_stronger_beat_the_weaker(stronger: str, weaker: str) -> None:
    results = list(play_all(fixtures("nitro", {}, [weaker, stronger], 2, 2, "ladder")))
    assert [standing.bot for standing in standings(results)] == [stronger, weaker]
