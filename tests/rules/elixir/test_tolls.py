"""Tolls and queues: what others' spells ask of a caster."""

from __future__ import annotations

from tests.rules.acts import fact, keys
from tests.rules.elixir.table import (
    active,
    at,
    brew,
    can,
    count,
    discard,
    effects,
    hand,
    kit,
    lying,
    next_turn,
    of_kind,
    phase,
    play,
    stack,
    told,
    turn_of,
    why,
)

# Toll Gate.


def test_s205_an_opponent_who_casts_gives_a_find_first() -> None:
    s = brew(f"{kit('217')} left-boot odd-button | - | -", "217", "effects 205:1=2")
    play(s, "0 cast:217")
    assert of_kind(s, "give") == {"left-boot", "odd-button"}
    play(s, "0 give:left-boot")
    assert (hand(s, 0), hand(s, 1)) == ("odd-button", "left-boot")
    assert phase(s) == "window"


def test_s205_x36_nothing_left_is_nothing_due() -> None:
    s = brew(f"{kit('217')} | - | -", "217", "effects 205:1=2")
    play(s, "0 cast:217")
    assert (phase(s), count(s, 1)) == ("window", 0)


def test_x36_the_payment_is_set_aside_first() -> None:
    s = brew(f"{kit('217')} moth-dust odd-button | - | -", "217", "effects 205:1=2")
    play(s, "0 cast:217", "0 give:moth-dust")
    assert (hand(s, 0), hand(s, 1)) == ("odd-button", "moth-dust")
    assert discard(s) == "moth-dust rust-petal"


def test_x36_two_gates_two_tolls() -> None:
    s = brew(
        f"{kit('217')} left-boot odd-button bent-spoon | - | -",
        "217",
        "effects 205:1=2 306:2=2~205",
    )
    play(s, "0 cast:217", "0 give:left-boot", "0 give:odd-button")
    assert (hand(s, 1), hand(s, 2)) == ("left-boot", "odd-button")


def test_x36_answers_and_free_spells_pay_it_too() -> None:
    s = brew("bottomless-sack | stardrop-salt left-boot odd-button | -", "| 116", "effects 205:2=2")
    play(s, "0 use:bottomless-sack", "1 retort:116", "*", "1 give:left-boot")
    assert (hand(s, 2), stack(s)) == ("left-boot", ["bottomless-sack", "116"])
    s = brew(f"{kit('406')} left-boot odd-button bent-spoon | - | -", "406 217", "effects 205:2=2")
    play(s, "0 cast:406", "0 give:left-boot", "**", "0 cast:217", "0 give:odd-button", "**")
    assert hand(s, 2) == "left-boot odd-button"


def test_s205_the_caster_pays_none_and_objects_are_free() -> None:
    s = brew(f"{kit('217')} left-boot odd-button | - | -", "217", "effects 205:0=2")
    play(s, "0 cast:217")
    assert phase(s) == "window"
    s = brew("bottomless-sack left-boot odd-button | - | -", "", "effects 205:1=2")
    play(s, "0 use:bottomless-sack")
    assert phase(s) == "window"


def test_s205_until_the_casters_second_next_turn() -> None:
    s = brew(f"{kit('205')} | - | -", "205")
    play(s, "0 cast:205", "**")
    turn_of(s, 0)
    assert effects(s) == ["205:0"]
    turn_of(s, 0)
    assert effects(s) == []


def test_x63_only_giver_and_receiver_see_the_toll() -> None:
    s = brew(f"{kit('217')} left-boot odd-button | - | -", "217", "effects 205:1=2")
    play(s, "0 cast:217")
    assert fact(told(s.clone(), "0 give:left-boot", seat=1), "gave")["find"] == "left-boot"
    assert fact(told(s.clone(), "0 give:left-boot", seat=2), "gave")["find"] == "unknown"


# Queue Here.


def test_s307_opponents_cast_one_spell_per_own_turn() -> None:
    s = brew(f"{kit('217', '223')} | - | -", "217 223", "effects 307:1=3")
    play(s, "0 cast:217", "**")
    assert why(s, "0 cast:223") == "X37"
    assert can(turn_of(s, 0), "0 cast:223")


def test_s307_the_caster_casts_as_many_as_it_likes() -> None:
    s = brew(f"{kit('217', '223')} | - | -", "217 223", "effects 307:0=3")
    assert can(play(s, "0 cast:217", "**"), "0 cast:223")


def test_s307_until_the_casters_third_next_turn() -> None:
    s = brew(f"{kit('307')} | - | -", "307")
    play(s, "0 cast:307", "**")
    for _ in range(2):
        turn_of(s, 0)
        assert effects(s) == ["307:0"]
    turn_of(s, 0)
    assert effects(s) == []


def test_x37_any_time_spells_count_in_the_own_turn() -> None:
    s = brew(f"{kit('116', '223')} | - | -", "116 223", "effects 307:1=3")
    play(s, "0 cast:116", "**", ". draw:left-boot", ". draw:odd-button", "0 keep:left-boot")
    assert not can(s, "0 cast:223")
    s = brew(f"{kit('116', '223')} | - | -", "116 223", "effects 307:1=3")
    play(s, "0 cast:223", "**", ".")
    assert not can(s, "0 cast:116")


def test_x37_outside_the_own_turn_they_are_uncounted() -> None:
    s = brew("bottomless-sack | stardrop-salt goblin-sock candle-ghost | -", "| 116 220")
    play(s, "0 use:bottomless-sack", "1 retort:220", "*", "*", "1 retort:116", "*")
    assert stack(s) == ["bottomless-sack", "116"]
    more = "effects 307:2=3"
    s = brew("bottomless-sack | stardrop-salt goblin-sock candle-ghost | -", "| 116 220", more)
    play(s, "0 use:bottomless-sack", "1 retort:220", "*", "*", "1 retort:116", "*")
    assert stack(s) == ["bottomless-sack", "116"]


def test_x37_what_others_cast_does_not_count_for_the_active_player() -> None:
    hands = f"bottomless-sack {kit('217')} | stardrop-salt | -"
    s = brew(hands, "217 | 116", "effects 307:2=3")
    play(s, "0 use:bottomless-sack", "1 retort:116", "*", "*", ". draw:left-boot", ".")
    play(s, "1 keep:left-boot", "**", ".")
    assert can(s, "0 cast:217")


def test_x37_a_burnt_spell_is_not_cast() -> None:
    s = brew(f"{kit('403')} | - | -", "403 217 223", "effects 307:1=3")
    play(s, "0 cast:403", "**", "0 burn:217")
    assert lying(s, 0) == ["403", "217"]


def test_e16_what_lasts_all_game_goes_on() -> None:
    s = brew(f"{kit('304')} | - | -", "304")
    play(s, "0 cast:304", "**")
    for _ in range(2):
        turn_of(s, 0)
        assert effects(s) == ["304:0"]
    assert "ended" not in keys(told(next_turn(s), f"{active(s)} end"))
    assert at(s, 0)["cast"][0]["lasting"]
