"""Scenes: a position in a line; nonsense is refused with what is wrong."""

from __future__ import annotations

from typing import get_args, get_type_hints

import pytest

from powderkeg.rules.core import WATCHER, Complaint, Log
from powderkeg.rules.nitro import GAME
from powderkeg.rules.nitro.codec import as_text
from powderkeg.rules.nitro.state import Nitro
from powderkeg.rules.nitro.views import Decision
from powderkeg.rules.rng import Rng
from tests.rules.nitro.bench import (
    FORMULA,
    at,
    beak,
    bench,
    cards,
    cube,
    flask,
    history,
    keys,
    laid,
    load_all,
    mixing,
    phase,
    play,
    poop,
    scene,
    scores,
    shove,
    somehow,
    start,
    still,
    stop_in_turn,
    tick,
    told,
)

NONSENSE = {
    "castle 3": "no clause 'castle'",
    "round 1; round 2": "'round' stands twice",
    "round": "'round' says nothing",
    "round 8": "no round '8'",
    "round ١": "no round '١'",
    "seats 5": "no seats '5'",
    "seats 1": "refused by seats",
    "seats 2; poop 2": "no poop '2'",
    "option sand 31": "option sand cannot be '31'",
    "option pace": "expected 'option KEY VALUE'",
    "phase dance": "'phase' is one of",
    "phase mix grab": "'phase' is one of",
    "formula G7 B9 R6 Y2 P1": "no card 'G7'",
    "formula G8 B9 R6 Y2": "one card of each colour",
    "formula G8 G6 R6 Y2 P1": "one card of each colour",
    "won G7 | -": "no card 'G7'",
    "won G2 | G2": "a card stands in two places",
    "won G8; formula G8 B9 R6 Y2 P1": "a card stands in two places",
    "boxed G2; won G2 | -": "a card stands in two places",
    "boxed M1": "no card 'M1'",
    "won - | - | -; seats 2": "3 groups for 2 seats",
    "beaks G G | -": "each once",
    "beaks X | -": "each once",
    "beaks M | -": "each once",
    "loads GBRY | -": "loads 5 cubes",
    "loads GBRYPM | -": "each once",
    "places 58,6 | -": "a place is written 58.6",
    "places 58.x | -": "a place is written 58.6",
    "ticks 13 | -": "steps of 12",
    "option pace calm; ticks 12 | -": "steps of 30",
    "ticks 1812 | -": "at most 1800",
    "ticks many | -": "'ticks' takes one number",
    "ticks 12 24 | -": "'ticks' takes one number",
    "pushes !!! | -": "pairs of bytes in base64",
    "pushes AAAA | -": "pairs of bytes in base64",
    f"pushes {as_text(bytes([127, 127] * 12))} | -": "pairs of bytes in base64",
    "stops 1 | -": "has stopped",
    "stopped 3 | -; stops 2 | -": "from 1 on, each once",
    "stopped 3 | 3; stops 1 | 1": "from 1 on, each once",
    "stopped 3 | 3": "somebody mixes",
    "stopped 3 | -; stops 1 | -; phase grab": "two or more have no stop card",
    "decided 0 1 stop": "decided is written",
    "decided 0 1 luck 3 -": "decided is written",
    "decided 0 1 stop 3 - | 1 2 stop 9999 -": "'decided' is at most 3600",
    "decided 0 1 stop 3 -": "'decided' has every seat",
    "decided 0 1 stop 3 - | 0 2 stop 3 -": "'decided' has every seat",
    "decided 0 2 stop 3 - | 1 1 stop 3 -": "'decided' has every seat",
    "decided 0 1 stop 3 G G2 | 1 2 dealt 3 -": "with cards it has won",
}


@pytest.mark.parametrize("text", NONSENSE)
def test_nonsense_is_refused_with_what_is_wrong(text: str) -> None:
    with pytest.raises(Complaint) as caught:
        scene(text)
    assert NONSENSE[text] in str(caught.value)


# What cannot be, and must not be taken for a position.
IMPOSSIBLE = [
    "round 0",
    "places 58.6 48.6 | -",
    "places 58.6 58.6 38.6 28.6 18.6 99.9 | -",
    "phase countdown; option pace calm",
    "phase grab; option pace calm",
    "seats 3; stopped 3601 | - | -",
    "stopped 1801 | -",
    "stopped 3 | -; ticks - | 1812",
    "phase mix; grabbed 9 | -",
    "phase grab; grabbed 0 | -",
    "phase grab; grabbed 3 | 5",
    "phase load; loads GBRYP | GBRYP",
    "seats 2; ticks 120 | 12",
]


@pytest.mark.parametrize("text", IMPOSSIBLE)
def test_what_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(Complaint):
        scene(text)


def test_an_empty_scene_is_the_first_round() -> None:
    s = scene("")
    assert (at(s)["round"], phase(s), s.deciders(), s.seats) == (1, "mix", [0, 1], 2)
    assert [tick(s, seat) for seat in range(2)] == [0, 0]
    assert beak(s, 0) == beak(s, 1) == []
    assert poop(s) is None


def test_a_scene_gives_cards_poop_and_round() -> None:
    s = scene("seats 3; round 2; formula Y2 G8 B9 R6 P1; poop 2; won G1 B1 | R1 | -; boxed P2 Y3")
    assert (cards(s, 0), cards(s, 1), cards(s, 2)) == (["B1", "G1"], ["R1"], [])
    assert scores(s) == [2, 1, 0]
    assert (poop(s), at(s)["round"], at(s)["box"]) == (2, 2, 2)
    assert at(s, 2)["wanted"] == ["poop", "yellow", "green", "blue", "red", "purple"]


def test_what_is_not_named_lies_in_the_piles() -> None:
    s = bench("- | -", more=history("G1 | B1"))
    stop_in_turn(s)
    left = {move.text for move in s.chances()}
    assert len(left) == 35 - 10
    assert not {f"lay:{card}" for card in ["G1", "B1", *FORMULA.split()]} & left


def test_a_scene_loads_and_pushes() -> None:
    hand = shove("n", 12)
    s = scene(f"formula {FORMULA}; loads PYRBG | GBRYP; pushes {as_text(hand)} | -")
    assert flask(s, 0)["places"] == [[18, 6], [28, 6], [38, 6], [48, 6], [58, 6]]
    played = scene(f"formula {FORMULA}; loads PYRBG | GBRYP")
    play(played, f"0 {mixing(hand)}")
    assert flask(s, 0) == flask(played, 0)
    assert s.deciders() == [1]


def test_a_scene_begins_in_the_beak_or_beside_the_flask() -> None:
    s = bench("R G | -", more="out B | P")
    assert beak(s, 0) == ["red", "green"]
    assert cube(s, "blue", 0)["out"] and cube(s, "purple", 1)["out"]
    assert not cube(s, "yellow", 0)["out"]


def test_a_scene_knows_who_has_stopped() -> None:
    s = scene(f"seats 3; formula {FORMULA}; ticks - | 24 | 12; stopped 5 | - | -; stops 1 | - | -")
    assert (flask(s, 0)["stopped"], flask(s, 0)["stop_card"], tick(s, 0)) == (5, 1, 5)
    assert (s.deciders(), s.volunteers()) == ([2], [1])
    assert at(s)["next_stop"] == 2


def test_a_stop_that_waits_for_its_card_waits_in_a_scene_too() -> None:
    s = scene(f"seats 2; formula {FORMULA}; ticks - | 12; stopped 15 | -")
    events = told(s, "1 tilt:level")
    assert "took-stop" in keys(events)


# There and back.


def same(s: Nitro) -> Nitro:
    """What is written reads back as it was, and a clone is written so as well."""
    text = GAME.scenes.write(s)
    assert GAME.scenes.write(s.clone()) == text
    again = GAME.scenes.read(text)
    assert GAME.scenes.write(again) == text
    for eye in (*range(s.seats), WATCHER):
        assert again.view(eye) == s.view(eye)
        assert again.moves(eye) == s.moves(eye)
    assert {move.text for move in again.chances()} == {move.text for move in s.chances()}
    assert (again.deciders(), again.volunteers()) == (s.deciders(), s.volunteers())
    assert again.due() == s.due()
    return again


@pytest.mark.parametrize(
    ("seats", "options"), [(2, {}), (3, {"pace": "calm"}), (4, {"sand": "60"})]
)
def test_every_position_of_a_game_can_be_told_and_read_again(
    seats: int, options: dict[str, str]
) -> None:
    s = start(seats, **options)
    rng = Rng("scenes")
    same(s)
    while s.outcome() is None and GAME.strategy.rounds(s) < 3:
        if s.due() > 0 and not rng.below(4):
            s.play(-2, s.moves(-2)[0], Log())
        else:
            actor = rng.pick([*s.actors(), *s.volunteers()])
            s.play(actor, s.moves(-2)[0] if actor == -2 else somehow(s, actor, rng), Log())
        same(s)


@pytest.mark.parametrize("how", get_args(get_type_hints(Decision)["how"]))
def test_however_a_round_was_decided_the_next_one_can_be_told_and_read(how: str) -> None:
    s = same(scene(f"formula {FORMULA}; decided 1 1 stop 3 - | 0 2 {how} 1800 -"))
    assert [each["how"] for each in at(s)["decided"]] == ["stop", how]


def test_half_laid_half_loaded_half_waited_and_half_grabbed_read_back() -> None:
    same(play(start(), ". lay:G8", ". lay:B9"))
    same(play(laid(3), "1 load:PYRBG", "* wait:7"))
    same(play(load_all(laid()), "* wait:2"))
    same(play(bench("G | M B R | -", more=f"{history('- | - | -')}; poop 1"), "1 stop", "0 tilt:e"))
    grab = scene(f"seats 3; formula {FORMULA}; phase grab")
    same(play(grab, "2 grab:7", "* wait:1"))
    over = bench("G | -", more=f"{history('G11 | B11', 7)}; poop 1")
    stop_in_turn(over)
    assert same(over).outcome() is not None


def test_a_scene_plays_on_like_the_game() -> None:
    s = play(bench("G B | -"), f"0 {mixing(shove('e', 24, 60))}", f"1 {mixing(still(12))}")
    again = same(s)
    for act in ("1 tilt:n", "0 tilt:w", "1 stop", "0 stop"):
        one, other = told(s, act), told(again, act)
        assert [event.to_json() for event in one] == [event.to_json() for event in other]
