"""Spells of level 2 about turns, victims and spells."""

from __future__ import annotations

from tests.rules.acts import draws, fact, facts, keys
from tests.rules.elixir.table import (
    active,
    asked,
    at,
    books,
    brew,
    can,
    choices,
    count,
    effects,
    hand,
    kit,
    left,
    look,
    lying,
    next_turn,
    of_kind,
    phase,
    play,
    points,
    stack,
    told,
    turn_of,
    why,
    winners,
)

# Frost on the Wick, Lead Boots.


def test_s206_the_victim_casts_nothing_on_the_next_own_turn() -> None:
    s = brew(f"{kit('206')} | {kit('217')} bottomless-sack | -", "206 | 217")
    play(s, "0 cast:206", "0 at:1", "**")
    next_turn(s)
    assert active(s) == 1
    assert why(s, "1 cast:217") == "X31"
    assert can(s, "1 use:bottomless-sack")
    turn_of(s, 1)
    assert can(s, "1 cast:217")
    assert effects(s) == []


def test_s213_the_victim_draws_and_plays_no_card() -> None:
    s = brew(f"{kit('213')} | {kit('217')} bottomless-sack flea-market | -", "213 | 217")
    play(s, "0 cast:213", "0 at:1", "**")
    next_turn(s, draw="left-boot")
    assert "left-boot" in hand(s, 1)
    assert choices(s, 1) == {"end"}
    for act in ("1 cast:217", "1 use:bottomless-sack", "1 open:flea-market"):
        assert why(s, act) == "X31"
    turn_of(s, 1)
    assert {"cast:217", "use:bottomless-sack", "open:flea-market"} <= choices(s, 1)


def test_x30_the_oldest_takes_the_next_turn_and_the_one_after_is_free() -> None:
    s = brew(f"- | {kit('217')} bottomless-sack | -", "| 217", "effects 213:0>1 206:2>1")
    next_turn(s)
    assert choices(s, 1) == {"end"}
    assert effects(turn_of(s, 1)) == ["206:2>1"]
    assert {"cast:217", "use:bottomless-sack"} <= choices(s, 1)
    turn_of(s, 1)
    assert can(s, "1 use:bottomless-sack")
    assert why(s, "1 cast:217") == "X31"
    turn_of(s, 1)
    assert (can(s, "1 cast:217"), effects(s)) == (True, [])


def test_x30_extra_turns_are_own_turns() -> None:
    s = brew(f"spare-hourglass {kit('217')} | - | -", "217", "effects 206:1>0; again")
    next_turn(s)
    assert (active(s), look(s)["extra"]) == (0, True)
    assert why(s, "0 cast:217") == "X31"


def test_x31_206_no_spell_of_any_kind_while_the_own_turn_runs() -> None:
    s = brew(
        f"- | {kit('116', '207')} bottomless-sack | candle-snuffer",
        "| 116 207",
        "effects 206:0>1",
    )
    next_turn(s)
    assert not can(s, "1 cast:116")
    play(s, "1 use:bottomless-sack", "2 answer:candle-snuffer", "*")
    assert stack(s) == ["bottomless-sack", "candle-snuffer"]
    assert not can(s, "1 retort:207")
    assert not can(s, "1 retort:116")
    play(s, "**", "1 end")
    assert can(s, "1 retort:116")


def test_x31_206_solvent_does_not_help() -> None:
    s = brew(f"{kit('406')} | {kit('406')} | -", "| 406 217", "effects 206:0>1")
    next_turn(s)
    assert not can(s, "1 cast:406")
    assert not can(s, "1 cast:217")


def test_x31_213_no_card_of_any_kind_and_no_mirror() -> None:
    more = "effects 408:1 213:0>1; discard bottomless-sack"
    s = brew("- | curse-soap cloak-of-nobody | -", more=more)
    next_turn(s)
    assert not can(s, "1 mirror")
    assert choices(s, 1) == {"end"}
    play(s, "1 end")
    assert can(s, "1 answer:cloak-of-nobody")


def test_x31_tithe_and_gifts_are_left_alone() -> None:
    more = "effects 302:1 213:0>1"
    s = brew("soggy-almanac | left-boot | odd-button bent-spoon", more=more)
    play(s, "0 end", "**")
    assert (phase(s), asked(s)) == ("tithe", [1])


# Dud Fuse.


def test_s207_an_object_is_discarded_without_effect() -> None:
    s = brew(f"bottomless-sack | {kit('207')} | -", "| 207")
    play(s, "0 use:bottomless-sack", "1 retort:207", "*")
    events = told(s, "*")
    assert fact(events, "snuffed")["card"] == "bottomless-sack"
    assert (count(s, 0), phase(s), lying(s, 1)) == (0, "turn", ["207"])


def test_s207_it_answers_no_spell_and_no_transaction() -> None:
    s = brew(f"{kit('217')} flea-market left-boot | {kit('207')} | -", "217 | 207")
    play(s, "0 cast:217")
    assert not can(s, "1 retort:207")
    play(s, "**", "0 open:flea-market")
    assert not can(s, "1 retort:207")


# Backfire.


def test_s208_a_small_spell_gets_another_victim() -> None:
    s = brew(f"moth-dust | {kit('208')} | - | -", "101 | 208")
    play(s, "0 cast:101", "0 at:1", "1 retort:208", "*")
    assert (phase(s, 1), choices(s, 1)) == ("aim", {"at:0", "at:2", "at:3"})
    play(s, "1 at:3", "**")
    assert effects(s) == ["101:0>3"]
    assert lying(s, 1) == ["208"]


def test_s208_no_big_spell_and_no_object() -> None:
    s = brew(f"{kit('401')} | {kit('208')} left-boot | -", "401 | 208", "cast - | 101 | -")
    play(s, "0 cast:401", "0 at:1")
    assert not can(s, "1 retort:208")
    s = brew(f"fishing-rod | {kit('208')} left-boot | odd-button", "| 208")
    play(s, "0 use:fishing-rod", "0 at:1")
    assert not can(s, "1 retort:208")


def test_s208_only_if_it_is_aimed_at_oneself() -> None:
    s = brew(f"moth-dust | {kit('208')} | -", "101 | 208")
    play(s, "0 cast:101", "0 at:2")
    assert not can(s, "1 retort:208")


# Leaky Grimoire.


def test_s211_a_random_uncast_spell_stays_open() -> None:
    s = brew(f"{kit('211')} | - | -", "211 | 101 206 only")
    play(s, "0 cast:211", "0 at:1", "**")
    assert draws(s) == ["stray:101", "stray:206"]
    events = told(s, ". stray:206")
    assert fact(events, "spell-opened") == {"seat": 1, "spell": "206"}
    for eye in (0, 2, -3):
        shown = [book["spell"]["spell"] for book in at(s, 1, eye)["books"] if book["spell"]]
        assert shown == ["206"]
    assert effects(s) == ["211:0>1"]


def test_x39_it_hangs_on_that_card_in_that_hand() -> None:
    s = brew(f"- | {kit('217')} | -", "| 217! 101 only", "effects 211:0>1=217; active 1")
    play(s, "1 cast:217", "**")
    assert effects(s) == ["217:1"]
    assert all(book["spell"] is None for book in at(s, 1, eye=0)["books"])


def test_x39_it_is_closed_when_it_changes_hands() -> None:
    s = brew(f"{kit('305')} | - | -", "305 | 217! only |", "effects 211:0>1=217")
    play(s, "0 cast:305", "**")
    assert "217" in books(s, 2)
    assert not any(spell["open"] for spell in look(s, 2)["spells"])
    assert effects(s) == []


# Second Wind.


def test_s215_one_more_turn_after_this_one() -> None:
    s = brew(f"{kit('215')} | - | -", "215")
    play(s, "0 cast:215", "**")
    assert look(s)["again"]
    next_turn(s)
    assert (active(s), look(s)["extra"], count(s, 0)) == (0, True, 1)
    next_turn(s)
    assert (active(s), look(s)["extra"]) == (1, False)


def test_x43_at_most_one_extra_turn_and_none_out_of_an_extra_turn() -> None:
    s = brew(f"{kit('215', '407')} | - | -", "215 407")
    play(s, "0 cast:215", "**", "0 cast:407", "**")
    next_turn(s)
    assert look(s)["extra"]
    assert not look(s)["again"]
    s = brew(f"{kit('215')} | - | -", "215", "extra")
    play(s, "0 cast:215", "**")
    assert not look(s)["again"]
    next_turn(s)
    assert active(s) == 1


def test_x43_the_rest_of_a_stolen_hour_works_all_the_same() -> None:
    s = brew(f"{kit('407')} | - | -", "407", "extra")
    events = told(play(s, "0 cast:407"), "**")
    assert "skips" in keys(events) and "fizzled" not in keys(events)
    assert not look(s)["again"]
    next_turn(s)
    assert (active(s), count(s, 1)) == (1, 0)


# Widdershins.


def test_s216_turns_run_the_other_way() -> None:
    s = brew(f"{kit('216')} | - | -", "216")
    events = told(play(s, "0 cast:216"), "**")
    assert fact(events, "order-turned") == {"way": "right"}
    assert [active(next_turn(s)) for _ in range(3)] == [2, 1, 0]
    assert look(s)["order"] == -1


def test_s216_a_second_reversal_restores_it() -> None:
    s = brew(f"{kit('216')} | - | -", "216", "order right")
    play(s, "0 cast:216", "**")
    assert look(s)["order"] == 1


# Lid On.


def test_s220_nobody_may_choose_the_caster() -> None:
    s = brew(f"{kit('220')} | moth-dust fishing-rod | -", "220 | 101")
    play(s, "0 cast:220", "**")
    assert at(s, 0)["protected"]
    next_turn(s)
    play(s, "1 cast:101")
    play(s, "**")
    assert effects(s) == ["220:0", "101:1>2"]


def test_s220_x29_until_the_very_start_of_the_casters_next_turn() -> None:
    s = brew("- | - | -", more="effects 220:1=1 302:1")
    play(s, "0 end", "**")
    assert "220:1" not in effects(s)
    assert s.chances()


def test_x29_before_an_own_extra_turn_it_is_over_at_once() -> None:
    s = brew(f"{kit('220')} | - | -", "220", "again")
    play(s, "0 cast:220", "**")
    next_turn(s)
    assert (active(s), effects(s)) == (0, [])


def test_x29_only_the_casters_own_turns_count_whichever_way_they_run() -> None:
    s = brew("- | - | - | -", more="effects 203:1=1 205:1=2; order right")
    seen = []
    for _ in range(7):
        next_turn(s)
        seen.append((active(s), effects(s)))
    assert seen[:2] == [(3, ["203:1", "205:1"]), (2, ["203:1", "205:1"])]
    assert seen[2] == (1, ["205:1"])
    assert seen[5] == (2, ["205:1"])
    assert seen[6] == (1, [])


# Extra Homework.


def test_s221_the_victim_draws_a_level_1_spell() -> None:
    s = brew(f"{kit('221')} | - | -", "221 | 206 only")
    play(s, "0 cast:221", "0 at:1", "**")
    assert all(text.startswith("spell:1") for text in draws(s))
    events = told(s.clone(), ". spell:107", seat=0)
    assert fact(events, "spell-drawn") == {"seat": 1, "level": 1, "spell": "unknown"}
    play(s, ". spell:107")
    assert (books(s, 1), points(s, 1)) == ({"206", "107"}, 3)
    assert look(s)["piles"][0] == 15


def test_s221_without_level_1_a_level_2_spell() -> None:
    s = brew(f"{kit('221')} | - | -", "221", "piles - / 201 202 / 301 / -")
    play(s, "0 cast:221", "0 at:1", "**", ". spell:202")
    assert "202" in books(s, 1)


def test_s221_what_was_put_under_the_pile_comes_in_its_order() -> None:
    s = brew(f"{kit('221')} | - | -", "221", "piles - < 105 103 / 201 / 301 / -")
    play(s, "0 cast:221", "0 at:1", "**")
    assert draws(s) == ["spell:105"]
    play(s, ".")
    assert "105" in books(s, 1)
    assert look(s)["piles"] == [1, 1, 1, 0]


def test_x48_both_piles_empty_nothing() -> None:
    s = brew(f"{kit('221')} | - | -", "221", "piles - / - / 301 / -")
    play(s, "0 cast:221", "0 at:1", "**")
    assert (len(books(s, 1)), phase(s)) == (1, "turn")


# Swapped Satchels.


def test_s222_give_a_spell_take_a_random_one() -> None:
    s = brew(f"{kit('222')} | - | -", "222 101 305 only | 206 403 only")
    play(s, "0 cast:222", "0 at:1", "**")
    assert (phase(s), of_kind(s, "hand")) == ("hand", {"101", "305"})
    play(s, "0 hand:305")
    assert draws(s) == ["stray:206", "stray:403"]
    play(s, ". stray:403")
    assert (books(s, 0), books(s, 1)) == ({"101", "403"}, {"206", "305"})


def test_e18_the_open_value_changes_at_once() -> None:
    s = brew(f"{kit('222')} | - | -", "222 101 305 only | 206 403 only")
    play(s, "0 cast:222", "0 at:1", "**", "0 hand:305", ". stray:403")
    assert (points(s, 0), points(s, 1)) == (5, 5)


def test_x63_222_both_see_it_and_nobody_else() -> None:
    s = brew(f"{kit('222')} | - | -", "222 101 305 only | 206 403 only")
    play(s, "0 cast:222", "0 at:1", "**")
    for eye, swapped in enumerate([("305", "403"), ("305", "403"), ("unknown", "unknown")]):
        twin = s.clone()
        events = told(twin, "0 hand:305", eye) + told(twin, ". stray:403", eye)
        handed = {each["seat"]: each["spell"] for each in facts(events, "spell-handed")}
        assert handed == dict(enumerate(swapped))


def test_x25_222_with_nothing_left_to_give_there_is_no_effect() -> None:
    s = brew(f"{kit('222')} | - | -", "222 only | 206 403 only")
    play(s, "0 cast:222", "0 at:1", "**")
    assert winners(s) == [0]
    assert books(s, 1) == {"206", "403"}


def test_x25_222_turned_on_a_caster_without_spells_does_nothing() -> None:
    s = brew(f"{kit('222')} | {kit('208')} | -", "222 only | 208 101 | -")
    play(s, "0 cast:222", "0 at:1", "1 retort:208", "*", "1 at:0", "**")
    assert winners(s) == [0]
    assert books(s, 1) >= {"101"}


# Curse Broom.


def test_s224_all_own_curses_are_swept() -> None:
    s = brew(f"{kit('224')} | - | -", "224", "effects 101:1>0 108:2>0 102:0>1")
    play(s, "0 cast:224")
    assert choices(s) == {"sweep", "lift:101", "lift:108"}
    events = told(play(s, "0 sweep"), "**")
    assert effects(s) == ["102:0>1"]
    assert {each["why"] for each in facts(events, "curse-ended")} == {"broom"}
    assert "fizzled" not in keys(events)


def test_s224_or_one_is_moved_to_an_opponent_who_may_buy_it_off() -> None:
    s = brew(f"{kit('224')} | left-boot odd-button | -", "224", "effects 101:1>0 102:2>0")
    play(s, "0 cast:224", "0 lift:102", "0 at:1", "**")
    assert (phase(s), asked(s)) == ("buy-off", [1])
    borne = play(s.clone(), "1 bear")
    assert effects(borne) == ["101:1>0", "102:0>1"]
    assert lying(borne, 2) == ["102"]


def test_x27_a_curse_that_was_washed_off_meanwhile_costs_nobody_anything() -> None:
    hands = f"{kit('224')} curse-soap | left-boot odd-button bent-spoon | -"
    s = brew(hands, "224", "effects 108:1>0")
    play(s, "0 cast:224", "0 lift:108", "0 at:1", "0 answer:curse-soap", "**")
    assert (phase(s), effects(s)) == ("turn", [])
    assert hand(s, 1) == "bent-spoon left-boot odd-button"


def test_x27_bought_off_it_is_gone_and_the_mover_is_paid() -> None:
    hands = f"{kit('224')} | left-boot odd-button bent-spoon | -"
    s = brew(hands, "224", "effects 101:1>0 102:2>0")
    play(s, "0 cast:224", "0 lift:102", "0 at:1", "**")
    play(s, "1 buy-off", "1 give:left-boot", "1 give:odd-button")
    assert effects(s) == ["101:1>0"]
    assert hand(s, 0) == "left-boot odd-button"


def test_x27_the_duration_starts_again() -> None:
    s = brew(f"{kit('224')} | - | -", "224", "effects 103:2>0=1")
    play(s, "0 cast:224", "0 lift:103", "0 at:1", "**")
    assert (effects(s), left(s, "103")) == (["103:0>1"], 3)


def test_x27_without_a_curse_it_is_cast_without_effect() -> None:
    s = brew(f"{kit('224')} | - | -", "224")
    play(s, "0 cast:224", "**")
    assert (lying(s, 0), phase(s)) == (["224"], "turn")
    assert "curse-ended" not in keys(told(s, "0 end"))


def test_x27_moved_to_its_own_caster() -> None:
    s = brew(f"{kit('224')} | - | -", "224", "effects 103:1>0=1")
    play(s, "0 cast:224", "0 lift:103", "0 at:1", "**")
    assert effects(s) == ["103:0>1"]
