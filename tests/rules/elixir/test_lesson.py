"""The lesson: every position is a real one, and every move does what its words say."""

from __future__ import annotations

import pytest

from powderkeg.rules.core import Event
from powderkeg.rules.elixir import GAME
from powderkeg.rules.elixir.deck import HOUSE
from powderkeg.rules.elixir.lesson import (
    ANY_TIME,
    CURSE,
    DRAFT,
    END,
    FLASK,
    FLEA_MARKET,
    LAST_SPELL,
    LESSON,
    RECIPE,
    ROD,
    SOAP,
    lesson_for,
)
from powderkeg.rules.elixir.state import Elixir
from powderkeg.rules.teaching import Lesson
from tests.rules.acts import fact, facts, keys
from tests.rules.elixir.table import (
    RECIPES,
    books,
    can,
    choices,
    count,
    discard,
    effects,
    hand,
    kit,
    lying,
    of_kind,
    phase,
    play,
    points,
    scene,
    told,
    turn_of,
    winners,
)


def by_key(step: Lesson) -> str:
    return step.key


every_step = pytest.mark.parametrize("step", LESSON, ids=by_key)
every_step_of_a_game = pytest.mark.parametrize("step", LESSON[1:], ids=by_key)


def tried(step: Lesson, move: str = "") -> tuple[Elixir, list[Event]]:
    """The position after a move of the learner (the good one), and what was told of it."""
    s = scene(step.scene)
    events = told(s, f"{step.seat} {move or step.good[0]}", step.seat)
    return s, events


def others(step: Lesson) -> list[str]:
    """What the learner may try instead."""
    return sorted(choices(scene(step.scene)) - set(step.good))


def level(spell: str) -> int:
    return len(RECIPES[spell])


# Every step.


def test_the_steps_are_numbered_from_1() -> None:
    assert GAME.teaching.lesson is LESSON
    assert [step.key for step in LESSON] == [str(number) for number in range(1, 11)]


def test_another_deck_has_no_lesson() -> None:
    assert lesson_for(HOUSE) is LESSON
    assert lesson_for("kitchen") == []


@every_step
def test_the_learner_is_seat_0_and_alone_awaited(step: Lesson) -> None:
    assert step.seat == 0
    assert scene(step.scene).deciders() == [0]


@every_step
def test_there_is_a_choice_with_a_good_move_and_another(step: Lesson) -> None:
    possible = choices(scene(step.scene))
    assert 2 <= len(possible) <= 4
    assert step.good
    assert set(step.good) < possible


@every_step
def test_nothing_is_offered_beside_the_game(step: Lesson) -> None:
    s = scene(step.scene)
    assert {move.text for move in s.moves(0)} == choices(s)


@every_step_of_a_game
def test_all_have_drafted_as_three_players_do(step: Lesson) -> None:
    s = scene(step.scene)
    for seat in range(3):
        levels = [level(spell) for spell in [*books(s, seat), *lying(s, seat)]]
        assert sum(levels) - min(levels) < 11 <= sum(levels)


@every_step_of_a_game
def test_what_was_cast_has_been_paid_for(step: Lesson) -> None:
    s = scene(step.scene)
    paid = kit(*(spell for seat in range(3) for spell in lying(s, seat)))
    assert sorted(discard(s).split()) == sorted(paid.split())


@every_step_of_a_game
def test_nobody_has_won_already(step: Lesson) -> None:
    s = scene(step.scene)
    assert winners(s) == []
    assert all(points(s, seat) for seat in range(3))


# Step by step.


def test_step_1_one_point_is_enough() -> None:
    assert fact(tried(DRAFT)[1], "picked-level")["points"] == 11


def test_step_1_any_other_pile_brings_points_enough_and_work_to_spare() -> None:
    for move in others(DRAFT):
        assert fact(tried(DRAFT, move)[1], "picked-level")["points"] in (12, 13, 14)


def test_step_2_of_four_recipes_one_is_complete() -> None:
    s = scene(RECIPE.scene)
    assert len(books(s, 0)) == 4
    assert of_kind(s, "cast") == {"223"}


def test_step_2_the_recipe_is_discarded_and_finds_come_down() -> None:
    s, events = tried(RECIPE)
    assert fact(events, "cast")["paid"] == ["raven-ink", "cobweb-lace"]
    assert lying(s, 0) == ["223"]
    play(s, "**", ".")
    assert [count(s, seat) for seat in range(3)] == [4 + 3, 5 + 1, 5 + 1]


def test_step_3_without_the_flask_nothing_could_be_cast() -> None:
    s = scene(FLASK.scene.replace("joker-flask", "left-boot"))
    assert of_kind(s, "cast") == set()


def test_step_3_the_flask_stands_for_a_swamp_button() -> None:
    s, events = tried(FLASK)
    assert fact(events, "cast")["paid"] == ["thunder-crumb", "joker-flask"]
    assert points(s, 0) == points(scene(FLASK.scene), 0) - 2


def test_step_3_otherwise_it_brings_less() -> None:
    assert of_kind(scene(FLASK.scene), "cast") == {"115", "219"}
    assert points(tried(FLASK, "cast:115")[0], 0) == points(scene(FLASK.scene), 0) - 1


@pytest.mark.parametrize("victim", [1, 2])
def test_step_4_anybody_may_bear_it_or_pay(victim: int) -> None:
    s, _ = tried(CURSE)
    assert of_kind(s, "at") == {"1", "2"}
    play(s, f"0 at:{victim}", "**")
    assert choices(s, victim) == {"buy-off", "bear"}
    play(s, f"{victim} bear")
    assert effects(s) == [f"108:0>{victim}"]


def test_step_4_whoever_buys_it_off_pays_two_finds() -> None:
    s = play(
        tried(CURSE)[0], "0 at:1", "**", "1 buy-off", "1 give:bent-spoon", "1 give:echo-pebble"
    )
    assert hand(s, 0) == "bent-spoon echo-pebble left-boot moon-milk raven-ink"
    assert effects(s) == []


def test_step_5_the_soap_washes_the_curse_off() -> None:
    assert effects(scene(SOAP.scene)) == ["106:1>0"]
    assert effects(play(tried(SOAP)[0], "**")) == []


def test_step_5_nothing_else_does() -> None:
    for move in others(SOAP):
        assert effects(tried(SOAP, move)[0]) == ["106:1>0"]


def test_step_6_the_victim_is_clear_and_loses_one_of_seven_finds() -> None:
    s, events = tried(ROD)
    assert fact(events, "used")["victims"] == [1]
    assert [count(s, seat) for seat in range(3)] == [2, 7, 0]
    play(s, "**", ".")
    assert [count(s, seat) for seat in range(3)] == [3, 6, 0]


def test_step_6_the_library_card_brings_no_find() -> None:
    s, _ = tried(ROD, "use:library-card")
    play(s, "**", "0 return:219", ".")
    assert count(s, 0) == 2


def test_step_7_the_boot_is_laid_and_the_learner_picks_first() -> None:
    s, _ = tried(FLEA_MARKET)
    play(s, "**", "0 lay:left-boot", "1 lay:rust-petal", "2 lay:swamp-button", "**")
    assert phase(s) == "pick"
    assert s.deciders() == [0]
    play(s, "0 pick:swamp-button")
    assert hand(s, 0) == "library-card swamp-button thunder-crumb"


def test_step_8_only_a_swamp_button_is_missing() -> None:
    assert not can(scene(END.scene), "0 cast:301")
    assert can(scene(END.scene.replace("library-card", "swamp-button")), "0 cast:301")


def test_step_8_the_turn_ends_and_the_next_own_one_begins_with_a_draw() -> None:
    s = scene(END.scene)
    before = count(s, 0)
    assert keys(tried(END)[1]) == ["turn-ended"]
    assert count(turn_of(s, 0), 0) == before + 1


def test_step_8_the_library_card_takes_the_spell_away() -> None:
    s = play(tried(END, "use:library-card")[0], "**", "0 return:301", ".")
    assert "301" not in books(s, 0)


def test_step_9_the_spell_is_cast_in_nobodys_turn() -> None:
    s, events = tried(ANY_TIME)
    assert events == []
    told_all = told(s, "*", 1)
    assert facts(told_all, "cast")[0]["card"] == "116"
    assert points(s, 0) == points(scene(ANY_TIME.scene), 0) - 1
    assert discard(s).split()[-1] == "stardrop-salt"


def test_step_9_the_next_turn_is_somebody_elses() -> None:
    s = play(tried(ANY_TIME, "pass")[0], "**", ".")
    assert s.view(0)["active"] == 2


def test_step_10_the_others_hold_one_spell_each() -> None:
    s = scene(LAST_SPELL.scene)
    assert [len(books(s, seat)) for seat in range(3)] == [1, 1, 1]


def test_step_10_the_last_spell_takes_effect_and_wins() -> None:
    s, _ = tried(LAST_SPELL)
    assert winners(s) == []
    play(s, "**", "1 shed:bent-spoon")
    assert winners(s) == [0]


def test_step_10_nothing_else_wins() -> None:
    for move in others(LAST_SPELL):
        assert points(tried(LAST_SPELL, move)[0], 0) == 2
