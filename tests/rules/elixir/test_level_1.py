"""What each curse does, and the two spells of level 1 that are none."""

from __future__ import annotations

from powderkeg.rules.core import NEVER
from powderkeg.rules.elixir.moves import TITLES
from tests.rules.acts import draws, fact, facts, keys
from tests.rules.elixir.table import (
    active,
    asked,
    at,
    brew,
    can,
    choices,
    count,
    discard,
    effect_of,
    effects,
    hand,
    look,
    next_turn,
    of_kind,
    phase,
    play,
    stack,
    told,
    turn_of,
    why,
)

# Butterfingers.


def test_s106_a_random_find_lies_open_until_the_next_own_turn() -> None:
    s = brew("- | left-boot odd-button | -", more="effects 106:0>1=3; active 1")
    play(s, "1 end")
    assert draws(s) == ["lose:left-boot", "lose:odd-button"]
    events = told(s, ". lose:odd-button")
    assert fact(events, "dropped") == {"seat": 1, "find": "odd-button"}
    assert at(s, 1)["bare"] == ["odd-button"]
    assert at(s, 1)["finds"] == 2
    play(s, "**", ".")
    next_turn(s)
    assert at(s, 1)["bare"] == ["odd-button"]
    next_turn(s)
    assert (active(s), at(s, 1)["bare"]) == (1, [])


def test_s106_who_has_nothing_drops_nothing() -> None:
    s = brew("- | - | -", more="effects 106:0>1=3; active 1")
    play(s, "1 end")
    assert (phase(s), at(s, 1)["bare"]) == ("between", [])


def test_x60_106_the_last_one_lies_open_though_the_curse_is_over() -> None:
    s = brew("- | left-boot odd-button | -", more="effects 106:0>1=1; active 1")
    play(s, "1 end", ". lose:odd-button")
    assert effects(s) == []
    play(s, "**", ".")
    assert at(s, 1)["bare"] == ["odd-button"]


def test_x60_106_it_lies_open_as_long_as_one_is_held() -> None:
    hands = "tax-drum | left-boot odd-button | bent-spoon cracked-teapot"
    s = brew(hands, more="bare 1=odd-button")
    play(s, "0 use:tax-drum", "**", "1 give:odd-button", "2 give:bent-spoon")
    assert at(s, 1)["bare"] == []
    assert at(s, 0, eye=2)["bare"] == []


def test_x32_106_the_card_is_closed_before_the_tithe() -> None:
    more = "bare 1=odd-button; effects 302:1"
    s = brew("soggy-almanac | left-boot odd-button | bent-spoon cracked-teapot", more=more)
    play(s, "0 end", "**")
    assert (phase(s), at(s, 1)["bare"]) == ("tithe", [])


# Draws.


def test_s108_the_victim_skips_the_next_draw() -> None:
    s = brew("bottled-yawn | left-boot | -", "108")
    play(s, "0 cast:108", "0 at:1", "**", "0 end")
    events = told(s, "**")
    assert fact(events, "no-draw") == {"seat": 1}
    assert (active(s), phase(s), hand(s, 1), effects(s)) == (1, "turn", "left-boot", [])
    turn_of(s, 1)
    assert count(s, 1) == 2


def test_s109_the_caster_chooses_which_of_two_the_victim_draws() -> None:
    s = brew("rust-petal | left-boot | -", "109")
    play(s, "0 cast:109", "0 at:1", "**", "0 end", "**", ". draw:moth-dust", ". draw:odd-button")
    assert (phase(s), asked(s), choices(s, 0)) == (
        "keep",
        [0],
        {"keep:moth-dust", "keep:odd-button"},
    )
    play(s, "0 keep:odd-button")
    assert (hand(s, 1), discard(s)) == ("left-boot odd-button", "rust-petal moth-dust")
    assert (active(s), phase(s), effects(s)) == (1, "turn", [])


def test_x63_109_only_its_caster_sees_both() -> None:
    s = brew("- | left-boot | -", more="effects 109:0>1")
    play(s, "0 end", "**", ". draw:moth-dust")
    here = [told(s.clone(), ". draw:odd-button", seat=eye) for eye in range(3)]
    assert fact(here[0], "peeked")["finds"] == ["moth-dust", "odd-button"]
    assert fact(here[1], "peeked")["finds"] == fact(here[2], "peeked")["finds"] == []
    play(s, ". draw:odd-button")
    for eye in (1, 2, -3):
        assert "odd-button" not in str(s.view(eye)["ask"])


# The clock.


def test_s110_the_victims_turns_last_twenty_seconds() -> None:
    s = brew("echo-pebble | left-boot | -", "110")
    play(s, "0 cast:110", "0 at:1", "**")
    next_turn(s)
    assert (s.due(), look(s)["seconds"]) == (20, 20)
    events = told(s, "* wait:20")
    assert fact(events, "turn-ended") == {"seat": 1, "why": "time"}
    assert phase(s) == "between"
    next_turn(play(s, "**", "."))
    assert s.due() == 45


def test_s110_three_turns() -> None:
    s = brew("- | left-boot | -", more="effects 110:0>1=1; active 1")
    assert s.due() == 20
    turn_of(s, 1)
    assert s.due() == 45


def test_s110_also_on_a_calm_table() -> None:
    s = brew("- | left-boot | -", more="effects 110:0>1=1; active 1; option clock calm")
    assert s.due() == 20
    assert turn_of(s, 1).due() == NEVER


# Titles and pockets.


def test_s111_the_caster_picks_a_title() -> None:
    s = brew("swamp-button | - | -", "111")
    play(s, "0 cast:111", "0 at:1", "**")
    assert (phase(s), asked(s)) == ("title", [0])
    events = told(s, "0 title:5")
    assert fact(events, "titled") == {"seat": 1, "title": 5}
    assert [at(s, seat)["title"] for seat in range(3)] == [None, 5, None]
    assert effect_of(s, "111")["title"] == 5


def test_x59_there_is_a_list_of_titles() -> None:
    s = brew("swamp-button | - | -", "111")
    play(s, "0 cast:111", "0 at:1", "**")
    assert TITLES == 12
    assert of_kind(s, "title") == {str(number) for number in range(1, 13)}


def test_s111_the_title_goes_with_the_curse() -> None:
    s = brew("curse-soap | - | -", more="effects 111:1>0=5")
    assert at(s, 0)["title"] == 5
    play(s, "0 use:curse-soap", "**")
    assert at(s, 0)["title"] is None


def test_s112_two_ingredients_are_counted_for_all_to_see() -> None:
    s = brew("candle-ghost | moth-dust moth-dust raven-ink | left-boot", "112")
    play(s, "0 cast:112", "0 at:1", "**", "1 bear", "0 name:moth-dust", "0 name:echo-pebble")
    for eye in (0, 1, 2, -3):
        counts = {each["find"]: each["count"] for each in at(s, 1, eye)["counts"]}
        assert counts == {"moth-dust": 2, "echo-pebble": 0}
    next_turn(s, draw="echo-pebble")
    assert {each["find"]: each["count"] for each in at(s, 1)["counts"]}["echo-pebble"] == 1


def test_s112_three_turns_of_the_victim() -> None:
    s = brew("- | left-boot | -", more="effects 112:0>1=moth-dust+raven-ink; active 1")
    assert {each["find"] for each in at(s, 1)["counts"]} == {"moth-dust", "raven-ink"}
    for _ in range(3):
        turn_of(s, 1)
    next_turn(s)
    assert at(s, 1)["counts"] == []


def test_x60_112_two_different_kinds_named_after_the_buy_off() -> None:
    s = brew("candle-ghost | moth-dust left-boot odd-button | -", "112")
    play(s, "0 cast:112", "0 at:1", "**")
    assert phase(s) == "buy-off"
    play(s, "1 bear")
    assert (phase(s), asked(s)) == ("name", [0])
    assert len(of_kind(s, "name")) == 16
    play(s, "0 name:moth-dust")
    assert len(of_kind(s, "name")) == 15
    assert not can(s, "0 name:moth-dust")


# Leave to play.

PLEASE = "effects 113:0>1=3; active 1"


def test_s113_an_opponent_grants_each_card() -> None:
    s = brew("- | bottomless-sack bottomless-sack | -", more=PLEASE)
    assert choices(s, 1) == {"ask", "end"}
    assert why(s, "1 use:bottomless-sack") == "S113"
    events = told(s, "1 ask")
    assert fact(events, "asked-leave") == {"seat": 1}
    assert phase(s) == "leave"
    assert choices(s, 0) == choices(s, 2) == {"grant"}
    assert not can(s, "1 grant")
    events = told(s, "2 grant")
    assert fact(events, "granted") == {"seat": 1, "why": "other"}
    play(s, "1 use:bottomless-sack", "**", ".")
    assert choices(s, 1) == {"ask", "end"}


def test_s113_it_is_granted_by_itself_after_five_seconds() -> None:
    s = brew("- | bottomless-sack | -", more=PLEASE)
    play(s, "1 ask")
    assert s.due() == 5
    events = told(s, "* wait:5")
    assert fact(events, "granted") == {"seat": 1, "why": "time"}
    assert can(s, "1 use:bottomless-sack")


def test_s113_spells_transactions_and_the_mirror_too() -> None:
    more = "effects 113:0>1=3 408:1; active 1; discard bottomless-sack"
    s = brew("- | moth-dust rust-petal flea-market | -", "| 217", more)
    for act in ("1 cast:217", "1 open:flea-market", "1 mirror"):
        assert why(s, act) == "S113"
    play(s, "1 ask", "0 grant")
    for act in ("1 cast:217", "1 open:flea-market", "1 mirror"):
        assert can(s, act)


def test_s113_others_need_no_leave() -> None:
    s = brew("bottomless-sack | - | -", more="effects 113:0>1=3")
    assert choices(s) == {"use:bottomless-sack", "end"}


def test_s113_who_has_nothing_to_play_need_not_ask() -> None:
    assert "ask" not in choices(brew("- | - | -", more="effects 113:0>1=3"))


def test_x51_answers_need_no_leave() -> None:
    hands = "fishing-rod left-boot | candle-snuffer odd-button | bent-spoon"
    s = brew(hands, more="effects 113:0>1=3")
    play(s, "0 use:fishing-rod", "0 at:1", "1 answer:candle-snuffer", "*")
    assert (phase(s), stack(s)) == ("window", ["fishing-rod", "candle-snuffer"])


def test_x51_the_clock_of_the_turn_stops_while_leave_is_asked() -> None:
    s = brew("- | bottomless-sack | -", more=PLEASE)
    play(s, "* wait:15", "1 ask", "* wait:5")
    assert (phase(s), s.due()) == ("turn", 30)


def test_x51_it_cannot_be_refused() -> None:
    s = brew("- | bottomless-sack | -", more=PLEASE)
    play(s, "1 ask")
    assert {text for seat in range(3) for text in choices(s, seat)} == {"grant"}


# Powder and luck.


def test_s115_all_pass_one_find_to_the_left_together() -> None:
    s = brew("cobweb-lace left-boot odd-button | moth-dust raven-ink | bent-spoon moon-milk", "115")
    play(s, "0 cast:115", "**")
    assert (phase(s), asked(s)) == ("lay", [0, 1, 2])
    play(s, "2 lay:moon-milk", "0 lay:odd-button")
    assert (count(s, 0), phase(s)) == (2, "lay")
    play(s, "1 lay:raven-ink")
    assert hand(s, 0) == "left-boot moon-milk"
    assert hand(s, 1) == "moth-dust odd-button"
    assert hand(s, 2) == "bent-spoon raven-ink"
    assert phase(s) == "turn"


def test_s115_who_has_nothing_receives_all_the_same() -> None:
    s = brew("cobweb-lace left-boot odd-button | - | bent-spoon moon-milk", "115")
    play(s, "0 cast:115", "**")
    assert asked(s) == [0, 2]
    play(s, "0 lay:odd-button", "2 lay:moon-milk")
    assert (hand(s, 0), hand(s, 1), hand(s, 2)) == (
        "left-boot moon-milk",
        "odd-button",
        "bent-spoon",
    )


def test_x2_115_left_stays_left_when_turns_run_the_other_way() -> None:
    hands = "cobweb-lace left-boot odd-button | - | bent-spoon moon-milk"
    s = brew(hands, "115", "order right")
    play(s, "0 cast:115", "**", "0 lay:odd-button", "2 lay:moon-milk")
    assert hand(s, 1) == "odd-button"


def test_x63_115_only_giver_and_receiver_see_it() -> None:
    s = brew("cobweb-lace left-boot odd-button | - | bent-spoon moon-milk", "115")
    play(s, "0 cast:115", "**", "0 lay:odd-button")
    gifts = [facts(told(s.clone(), "2 lay:moon-milk", seat=eye), "gave") for eye in range(3)]
    seen = [{(each["seat"], each["find"]) for each in gift} for gift in gifts]
    assert seen[0] == {(0, "odd-button"), (2, "moon-milk")}
    assert seen[1] == {(0, "odd-button"), (2, "unknown")}
    assert seen[2] == {(0, "unknown"), (2, "moon-milk")}


def test_s116_draw_two_keep_one() -> None:
    s = brew("stardrop-salt | - | -", "116")
    play(s, "0 cast:116", "**", ". draw:moth-dust", ". draw:left-boot")
    assert (phase(s), choices(s)) == ("keep", {"keep:moth-dust", "keep:left-boot"})
    play(s, "0 keep:moth-dust")
    assert (hand(s, 0), discard(s)) == ("moth-dust", "stardrop-salt left-boot")


def test_s116_at_any_time() -> None:
    s = brew("left-boot | stardrop-salt | -", "| 116")
    play(s, "0 end", "1 retort:116", "*")
    assert stack(s) == ["116"]
    play(s, "*", ". draw:moth-dust", ". draw:odd-button", "1 keep:odd-button")
    assert hand(s, 1) == "odd-button"
    assert phase(s) == "between"


def test_x63_116_the_drawer_alone_sees_them() -> None:
    s = brew("stardrop-salt | - | -", "116")
    play(s, "0 cast:116", "**")
    assert fact(told(s.clone(), ". draw:moth-dust", seat=0), "drew")["find"] == "moth-dust"
    assert fact(told(s.clone(), ". draw:moth-dust", seat=1), "drew")["find"] == "unknown"
    play(s, ". draw:moth-dust", ". draw:left-boot")
    events = told(s, "0 keep:moth-dust", seat=1)
    assert "moth-dust" not in str([event.facts() for event in events])
    assert "left-boot" in str([event.facts() for event in events])
    assert "kept" in keys(events)
