"""Mission 34: one of them is bound by a constraint, and nobody else knows who."""

from __future__ import annotations

import pytest

from powderkeg.rules.bombbusters import GAME
from powderkeg.rules.bombbusters.props.link import Link
from powderkeg.rules.core import EVERYONE, NOT_NOW, WATCHER
from powderkeg.rules.rng import Rng
from tests.rules.acts import fact, keys
from tests.rules.bombbusters.table import (
    agreed,
    boom,
    choices,
    kinds,
    lives,
    look,
    of_kind,
    on,
    phase,
    play,
    refusal,
    refused,
    run_to,
    start,
    told,
    turn,
    why,
    wire,
)

HANDS = "2 3 9 | 2 3 9 | 4 5 | 4 5"
SECRETS = "weakest 0; secrets A B C D"


def test_m34_1_not_for_two() -> None:
    problem = GAME.refusal(agreed(2, 34))
    assert problem is not None
    assert problem.rule.key == "M34-1"


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_m34_1_each_sees_only_the_own_two_cards(seats: int) -> None:
    s = start(seats, 34)
    run_to(s, "token")
    everything = look(s, EVERYONE)["props"]["link"]
    weakest = everything["weakest"]
    assert weakest is not None
    cards = [look(s, seat)["props"]["link"]["own"] for seat in range(seats)]
    assert len(set(cards)) == seats
    assert set(cards) <= set("ABCDE")
    for seat in range(seats):
        seen = look(s, seat)["props"]["link"]["weakest"]
        assert seen == (weakest if seat == weakest else None)
    watched = look(s, WATCHER)["props"]["link"]
    assert (watched["own"], watched["weakest"]) == (None, None)


def test_m34_2_m34_7_while_characters_are_hidden_nobody_has_a_power() -> None:
    s = on(34, HANDS, SECRETS)
    assert look(s)["seats"][1]["role"] is None
    assert why(s, "0 double:2") == "M34-2"


def test_m34_3_only_the_weakest_link_is_bound() -> None:
    s = on(34, HANDS, SECRETS)
    assert {move[-2:] for move in of_kind(s, "cut")} == {"=2"}
    s = on(34, HANDS, f"{SECRETS}; turn 1")
    assert {move[-2:] for move in of_kind(s, "cut", 1)} == {"=2", "=3", "=9"}


def test_m34_3_neither_refusal_nor_log_tells_the_constraint() -> None:
    s = on(34, HANDS, SECRETS)
    problem = refusal(s, "0 cut:1B=3")
    assert problem is not None
    assert (problem.rule.key, problem.facts) == ("M34-3", {})
    bound = [event.to_json() for event in told(s, "0 cut:1A=2")]
    free = on(34, HANDS, "weakest 3; secrets D B C A")
    assert [event.to_json() for event in told(free, "0 cut:1A=2")] == bound
    assert look(s, 2)["props"]["link"]["weakest"] is None


def test_m34_3_the_view_of_others_does_not_depend_on_who_it_is() -> None:
    views = []
    for secrets in ("weakest 0; secrets A B C D", "weakest 1; secrets A B C D"):
        views.append(look(on(34, HANDS, secrets), 2))
    assert views[0] == views[1]


def test_m34_4_when_the_link_cannot_play_it_breaks() -> None:
    s = on(34, "3 9 | 3 9 | 4 5 | 4 5", SECRETS)
    assert choices(s) == {"skip"}
    events = told(s, "0 skip")
    assert fact(events, "link-broke") == {"seat": 0}
    assert (lives(s), turn(s)) == (2, 1)
    link = look(s)["props"]["link"]
    assert (link["state"], link["weakest"]) == ("broken", 0)
    assert look(s, 1)["props"]["link"]["own"] is None
    assert why(s, "1 double:3") == "M34-4"


def test_m34_4_it_can_be_the_end_and_others_cannot_skip() -> None:
    s = on(34, "3 9 | 3 9 | 4 5 | 4 5", f"{SECRETS}; lives 2")
    assert boom(told(s, "0 skip")) == "dial"
    assert why(on(34, HANDS, f"{SECRETS}; turn 1"), "1 skip") == "M34-4"
    assert why(on(34, HANDS, SECRETS), "0 skip") == "M34-4"


def test_n3_the_stabilizer_covers_the_steps_of_the_break() -> None:
    s = on(34, "3 9* | 3 9* | 4 5 | 4 5", f"{SECRETS}; equipment stabilizer")
    assert lives(play(s, "0 stabilizer", "0 skip")) == 4


def test_m34_5_a_wrong_guess_costs_a_step_and_the_turn_goes_on() -> None:
    s = on(34, HANDS, f"{SECRETS}; turn 1")
    for guess in ("link:0=B", "link:2=A"):
        s = on(34, HANDS, f"{SECRETS}; turn 1")
        assert fact(told(s, f"1 {guess}"), "link-named")["right"] == "no"
        assert (lives(s), turn(s), phase(s)) == (3, 1, "turn")
    assert why(s, "1 link:0=A") == "M34-5"
    assert look(s)["props"]["link"]["wrong"] == [{"seat": 2, "constraint": "A"}]


def test_m34_5_both_right_turns_all_characters_up() -> None:
    s = on(34, HANDS, f"{SECRETS}; turn 1")
    assert fact(told(s, "1 link:0=A"), "link-named") == {
        "seat": 1,
        "to": 0,
        "constraint": "A",
        "right": "yes",
    }
    assert lives(s) == 4
    assert "double" in kinds(s, 1)
    assert [seat["role"] for seat in look(s)["seats"]] == ["double"] * 4
    s = on(34, HANDS, f"{SECRETS}; secret named".replace("; secrets A B C D", ""))
    assert {move[-2:] for move in of_kind(s, "cut")} >= {"=2", "=3", "=9"}


def test_m34_5_nobody_names_oneself_and_m34_6_the_link_does_not_guess() -> None:
    assert why(on(34, HANDS, f"{SECRETS}; turn 1"), "1 link:1=A") == "M34-5"
    s = on(34, HANDS, SECRETS)
    assert why(s, "0 link:1=B") == "M34-6"
    assert "link" not in kinds(s)
    assert refused(s, "0 ring:left") is NOT_NOW


def test_m34_8_the_stabilizer_does_not_stop_the_step_of_a_guess() -> None:
    s = on(34, "2 9* | 2 9* | 4 5 | 4 5", f"{SECRETS}; turn 1; equipment stabilizer")
    assert lives(play(s, "1 stabilizer", "1 link:2=B")) == 3


def test_m34_8_with_reds_only_the_link_is_bound_no_more() -> None:
    s = on(34, "3.5 | 3 3 | 5 5 | 9 9", SECRETS)
    assert kinds(s) == {"reveal"}
    assert "link-broke" not in keys(told(s, "0 reveal"))


# What is imagined.


def imagined(text: str, seat: int, count: int = 60) -> set[tuple[int, str]]:
    """The weakest links of many worlds, with their constraints."""
    s = on(34, HANDS, text)
    rng = Rng("secrets")
    found = set()
    for _ in range(count):
        link = s.reimagine(seat, rng).prop(Link)
        found.add((link.weakest, link.cards[link.weakest]))
        assert len(set(link.cards)) == 4
        assert link.cards[seat] == s.prop(Link).cards[seat]
    return found


def test_h11_a_seat_imagines_every_link_and_constraint_that_fits_the_cuts() -> None:
    found = imagined(f"{SECRETS}; turn 1; said 2 | | 3 5 | 7 4", 1, 200)
    assert found == {(0, "A"), (0, "C"), (2, "C"), (3, "E")}


def test_h11_who_guessed_is_not_the_link_and_a_wrong_pair_is_out() -> None:
    found = imagined(f"{SECRETS}; turn 1; guessed 2; wrong 3D", 1, 200)
    assert found == {(0, c) for c in "ACDE"} | {(3, c) for c in "ACE"}


def test_h11_the_link_knows_itself() -> None:
    assert imagined(SECRETS, 0) == {(0, "A")}


def test_h11_the_aid_does_not_use_the_secret() -> None:
    text = "weakest 0; secrets {}; option aid values; turn 2"
    seen = [
        wire(on(34, HANDS, text.format(cards)), "0A", 2)["may"] for cards in ("A B C D", "E B C D")
    ]
    assert seen[0] == seen[1]


def test_m34_3_what_was_said_is_remembered() -> None:
    s = play(on(34, HANDS, SECRETS), "0 cut:1A=2")
    assert "said 2 |" in GAME.scenes.write(s)
