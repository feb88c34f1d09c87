"""What everyone at the table knows after what was said and shown, and nothing more."""

from __future__ import annotations

import pytest

from powderkeg.rules.bombbusters.pieces import KINDS_OF, RED, VALUE_TEXTS
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import EVERYONE, Seat
from powderkeg.rules.rng import Rng
from tests.rules.bombbusters.table import all_wires, base, hand, look, on, play, run_to, start


def chance(s: BombBusters, eye: Seat, spot: str, value: str) -> float:
    """How likely a wire is of this value, for who looks."""
    owner, letter = int(spot[0]), spot[1]
    stand = 2 * owner + letter.islower()
    wire = s.wire_at(stand, ord(letter.upper()) - ord("A"))
    return s.deals(eye).values(wire)[VALUE_TEXTS.index(value)]


def may_be(s: BombBusters, eye: Seat, spot: str) -> set[str]:
    """What a wire may still be, for who looks."""
    return {value for value in VALUE_TEXTS[1:] if chance(s, eye, spot, value) > 0}


HANDS = "4 8 | 3 8 | 3 4 | 12 12"


def test_r9_who_says_a_value_holds_it() -> None:
    s = base(HANDS)
    assert 0 < chance(s, 2, "0B", "8") < 1
    play(s, "0 cut:1A=8")
    assert chance(s, 2, "0A", "8") + chance(s, 2, "0B", "8") >= 1


def test_r7_a_wire_that_was_missed_is_what_its_token_says() -> None:
    s = play(base(HANDS), "0 cut:1A=8")
    assert may_be(s, 2, "1A") == {"3"}


def test_c1_none_of_the_wires_a_detector_missed_is_of_the_value() -> None:
    s = base("4 8 | 3 5 8 9 | 3 4 9 | 5 8 8")
    play(s, "0 double:8", "0 at:1A", "0 at:1B", "1 tag:1A")
    assert chance(s, 2, "1B", "8") == 0
    assert chance(s, 2, "1D", "8") > 0


def test_e8_the_radar_says_where_a_number_is_and_where_not() -> None:
    s = base("4 8* 9 | 3 8* 9 | 3 4 | 12 12", "equipment radar")
    play(s, "3 radar:4")
    assert chance(s, 3, "1A", "4") == chance(s, 3, "1C", "4") == 0
    assert chance(s, 3, "0A", "4") + chance(s, 3, "0C", "4") == pytest.approx(1)
    assert chance(s, 3, "2A", "4") + chance(s, 3, "2B", "4") == pytest.approx(1)


def test_b22_a_red_that_was_found_is_red_for_all() -> None:
    s = base("4 9* | 3 6.5 9* | 3 4 7.5 | 12 12", "stable")
    play(s, "0 cut:1B=4")
    assert may_be(s, 2, "1B") == {"red"}
    assert may_be(s, 3, "1B") == {"red"}


def test_b27_a_number_that_is_absent_is_in_none_of_the_wires() -> None:
    s = start(2, 43)
    run_to(s, "info", seed="absent 2")
    held = hand(s, 0).split()
    number = next(text for text in map(str, range(1, 13)) if text not in held)
    spots = [f"0{w['place']}" for stand in look(s)["seats"][0]["stands"] for w in stand["wires"]]
    assert any(chance(s, 1, spot, number) > 0 for spot in spots)
    play(s, f". info:{number}")
    assert all(chance(s, 1, spot, number) == 0 for spot in spots)


def test_m52_1_a_false_token_excludes_one_value() -> None:
    s = on(52, "4 8 | 3 8 | 3 4 | 12 12")
    told = on(52, "4 8~4 | 3 8 | 3 4 | 12 12")
    assert chance(s, 2, "0B", "4") > 0
    assert chance(told, 2, "0B", "4") == 0


def test_b12_both_values_of_a_ray_that_missed_are_excluded() -> None:
    s = on(52, "5 8 10* | 3 8 10* 12 | 5 8 12 | 3 5 8", "equipment x-or-y")
    play(s, "0 x-or-y:8+5", "0 at:1D")
    assert chance(s, 2, "1D", "8") == chance(s, 2, "1D", "5") == 0


@pytest.mark.parametrize(
    ("hands", "low", "high"),
    [
        ("8 9 | 8 9 | 3* 3* | 12 12", {"8", "9"}, {"8", "9"}),
        ("8 != 9 | 8 9 | 3* 3* | 12 12", {"8"}, {"9"}),
        ("8 = 8 | 9 9 | 3* 3* | 12 12", {"8", "9"}, {"8", "9"}),
    ],
)
def test_p5_labels_tell_that_neighbours_are_alike_or_not(
    hands: str, low: set[str], high: set[str]
) -> None:
    s = base(hands)
    assert (may_be(s, 3, "0A"), may_be(s, 3, "0B")) == (low, high)
    together = chance(s, 3, "0A", "8") == pytest.approx(chance(s, 3, "0B", "8"))
    assert together == ("=" in hands.split())


def test_p2_who_gave_a_wire_away_knows_it_still() -> None:
    s = base("2* 4 9 | 2* 3 9 | 3 4 | 12 12", "equipment walkie")
    play(s, "0 walkie:0B>1", "1 hand:1B")
    assert hand(s, 1) == "2* 4 9"
    assert may_be(s, 0, "1B") == {"4"}
    assert may_be(s, 1, "0B") == {"3"}
    assert len(may_be(s, 3, "1B")) > 1


def test_m46_2_who_holds_only_sevens_shows_it() -> None:
    s = play(on(46, "5 7 | 5 7 | 7 12 | 7 12"), "0 cut:1A=5")
    assert may_be(s, 2, "1B") == {"7"}


def test_p7_m50_2_what_was_pointed_at_is_remembered() -> None:
    s = play(on(50, "4 8 | 3 5 8 | 3 4 | 5 8 8"), "0 cut:1B=8")
    assert may_be(s, 2, "1B") == {"5"}


def test_p4_m48_1_every_hand_got_a_yellow() -> None:
    s = start(3, 48)
    run_to(s, "turn")
    for owner in (1, 2):
        eye = 3 - owner
        places = look(s)["seats"][owner]["stands"][0]["wires"]
        held = sum(chance(s, eye, f"{owner}{w['place']}", "yellow") for w in places)
        assert held == pytest.approx(1)


def test_m54_4_a_red_that_came_is_red_for_all_and_no_other_is() -> None:
    s = play(on(54, "3 7 | 3 7 | 4 4 | 8 8", "oxygen 3 3 3 3; reserve 20; time 44"), "* wait:1")
    play(s, ". take:5.5")
    assert may_be(s, 2, "0B") == {"red"}
    assert chance(s, 2, "0A", "red") == 0


# Not said, and yet known.


def test_p2_m52_2_a_wire_that_was_missed_and_did_not_explode_is_not_red() -> None:
    s = on(52, "4 8 | 3 5.5 | 3 4 5 | 5 8")
    assert chance(s, 2, "1A", "red") > 0
    play(s, "0 cut:1A=8")
    assert chance(s, 2, "1A", "red") == 0 < chance(s, 2, "1B", "red")


def test_p2_d27_of_wires_that_a_detector_missed_one_is_not_red() -> None:
    s = on(52, "4 8 | 3.5 5.5 6 | 3 4 5 | 5 6 8", "roles double double double double")
    pointed = [s.wire_at(2, 0), s.wire_at(2, 2)]
    assert s.deals(2).all_of(pointed, KINDS_OF[RED]) > 0
    play(s, "0 double:8", "0 at:1A", "0 at:1C", "1 tag:1A")
    assert s.deals(2).all_of(pointed, KINDS_OF[RED]) == 0
    assert chance(s, 2, "1A", "red") > 0


def test_p2_d28_a_post_it_lies_before_blue_only() -> None:
    s = on(52, "4* 8 | 3 4* 5.5 | 3 5 8 | 5 8", "equipment post-it")
    play(s, "1 lie:1A=8")
    assert may_be(s, 2, "1A").isdisjoint({"red", "yellow"})
    assert "red" in may_be(s, 2, "1C")


def test_p2_d26_a_start_token_never_lies_before_yellow() -> None:
    s = on(52, "4 8.1 / 5 | 3.1 4 / 5 8.5", "phase lie")
    play(s, "0 lie:0A=7")
    assert may_be(s, 1, "0A").isdisjoint({"yellow"})
    assert "yellow" in may_be(s, 1, "0B")


@pytest.mark.parametrize(
    ("mission", "more"), [(44, "reserve 4"), (47, "cards 1 4 5 9"), (49, "oxygen 9 9 9")]
)
def test_p2_who_skips_does_not_hold_reds_only(mission: int, more: str) -> None:
    s = on(mission, "4 9.5 | 4 5 8.5 | 5", more)
    assert s.deals(2).all_of(s.hand(0), KINDS_OF[RED]) > 0
    play(s, "0 skip")
    assert s.deals(2).all_of(s.hand(0), KINDS_OF[RED]) == 0


def test_p2_who_passes_the_coffee_does_not_hold_reds_only() -> None:
    s = base("5.5 11* | 2 11* | 2 6.5", "equipment mug; turn 2")
    assert s.deals(1).all_of(s.hand(2), KINDS_OF[RED]) > 0
    play(s, "2 mug:0")
    assert s.deals(1).all_of(s.hand(2), KINDS_OF[RED]) == 0


def test_p2_b5_a_newcomer_is_less_than_its_right_neighbour() -> None:
    s = on(43, "6 9 | 5+ 6* | 5 6* 9", "tray 6; robot 1; turn 0")
    assert may_be(s, 2, "1A") == {"5"}


def test_p2_a_wire_that_was_handed_over_keeps_its_bounds() -> None:
    """It lay between a 3 and a 4: it is one of them, wherever it goes."""
    s = base("2* 3! 4 4! 9 | 2* 3 9 12 | 3 12 | 8 8", "equipment walkie")
    play(s, "0 walkie:0C>1", "1 hand:1C")
    assert may_be(s, 3, "1C") <= {"3", "4"}


def test_m48_2_who_names_the_yellows_holds_one_if_few_play() -> None:
    s = on(48, "4 6.1 7 | 4 5.1 8 | 3.1 7 8")
    play(s, "0 yellows")
    assert sum(chance(s, 2, spot, "yellow") for spot in ("0A", "0B", "0C")) >= 1


def test_m46_2_who_need_not_name_the_sevens_holds_something_else() -> None:
    s = play(on(46, "5 7 | 5 7 8 | 7 7 | 8"), "0 cut:1A=5")
    assert s.deals(0).all_of(s.hand(1), KINDS_OF[7]) == 0


# Another world that looks the same.


@pytest.mark.parametrize("seat", [0, 2])
def test_r14_a_world_that_a_seat_imagines_looks_to_it_like_this_one(seat: Seat) -> None:
    s = start(4, 44)
    run_to(s, "turn")
    worlds = [s.reimagine(seat, Rng(str(number))) for number in range(6)]
    assert all(world.view(seat) == s.view(seat) for world in worlds)
    others = {tuple(hand(world, (seat + 1) % 4).split()) for world in worlds}
    assert len(others) == 6
    blue = [sorted(w for w in all_wires(world) if "." not in w) for world in worlds]
    assert all(wires == blue[0] for wires in blue)


def test_p6_what_was_put_back_is_imagined_too() -> None:
    s = start(4, 44)
    run_to(s, "turn")
    eye = next(seat for seat in range(4) if ".5" not in hand(s, seat))
    reds = {
        next(name for name in all_wires(s.reimagine(eye, Rng(str(number)))) if ".5" in name)
        for number in range(40)
    }
    shown = {m["wire"] for m in look(s)["markers"] or []}
    assert reds == shown


def test_m43_1_the_robots_wires_are_imagined_too() -> None:
    s = start(4, 43)
    run_to(s, "turn")
    worlds = [s.reimagine(0, Rng(str(number))) for number in range(8)]
    assert len({tuple(sorted(all_wires(world))) for world in worlds}) > 1


def test_m45_2_the_deck_is_no_secret_but_its_order() -> None:
    s = on(45, "3 8 9 | 3 8 12 | 5 9 | 5 12", "card 8; deck 3 5 9 12; phase call")
    assert look(s.reimagine(1, Rng("deck")), EVERYONE)["props"]["deck"]["left"] == 4
