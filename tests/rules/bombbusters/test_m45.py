"""Mission 45: a Number card is turned, and whoever calls first must cut."""

from __future__ import annotations

import pytest

from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import NEVER
from tests.rules.acts import draws, fact, facts, keys
from tests.rules.bombbusters.table import (
    at,
    boom,
    choices,
    hand,
    kinds,
    lives,
    look,
    of_kind,
    of_seat,
    on,
    phase,
    play,
    refused,
    run_to,
    start,
    tokens,
    told,
    why,
    won,
)

HANDS = "3 8 9 | 3 8 12 | 5 9 | 5 12"
CARDS = "card 8; deck 3 5 9 12; phase call"


def calling(hands: str = HANDS, more: str = CARDS) -> BombBusters:
    return on(45, hands, more)


# Number cards.


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_m45_2_at_every_turn_a_card_is_turned(seats: int) -> None:
    s = start(seats, 45)
    run_to(s, "card")
    assert draws(s) == sorted(f"card:{number}" for number in range(1, 13))
    events = told(s, ". card:7")
    assert facts(events, "card-turned") == [{"value": "7"}]
    assert (look(s)["props"]["deck"], phase(s)) == ({"card": 7, "left": 11}, "call")
    assert s.deciders() == list(range(seats))


def test_m45_2_after_a_cut_the_next_card_is_turned() -> None:
    s = play(calling(), "0 snip", "0 cut:1B=8")
    assert phase(s) == "card"
    assert draws(s) == ["card:12", "card:3", "card:5", "card:9"]


def test_m45_2_a_turned_card_is_not_turned_again_before_the_deck_is_empty() -> None:
    s = calling("3 8 9 | 3 8 8 12 | 5 9 | 5 8 12", "card 8; deck 3; phase call")
    play(s, "0 snip", "0 cut:1B=8")
    assert draws(s) == ["card:3"]
    play(s, ". card:3", "0 snip", "0 cut:1A=3")
    assert "card:8" in draws(s)


def test_m45_2_when_the_deck_is_empty_the_rest_is_shuffled() -> None:
    hands = "3* 8 9 | 3* 8 8 9 9 | 5 5 5 5 9 | 3* 3* 8"
    s = play(
        calling(hands, "card 8; deck 9; turned 5; phase call"), "0 snip", "0 cut:1B=8", ". card:9"
    )
    events = told(play(s, "1 snip"), "1 cut:0C=9")
    assert "cards-shuffled" in keys(events)
    assert draws(s) == ["card:5", "card:8", "card:9"]


def test_m45_2_every_card_is_in_the_deck_once_however_often_it_is_shuffled() -> None:
    s = start(3, 45, clock="calm", calls="free")
    run_to(s, "card")
    for _ in range(27):
        turned = play(s, f". {draws(s)[0]}")
        for seat in turned.deciders():
            play(s, f"{seat} decline")
        play(s, f"{s.deciders()[0]} appoint:{holder(s)}")
        value = look(s)["props"]["deck"]["card"]
        (cutter,) = s.deciders()
        right = [m for m in of_kind(s, "cut", cutter) if m[4:].partition("/")[0] in truth(s)]
        play(s, f"{cutter} {(right or [f'solo:{value}'])[0]}")
        if s.outcome() is not None or phase(s) != "card":
            break
        assert len(set(draws(s))) == len(draws(s))


def holder(s: BombBusters) -> int:
    """Somebody who has the value of the card."""
    value = str(look(s)["props"]["deck"]["card"])
    return next(seat for seat in range(s.seats) if value in closed(s, seat))


def closed(s: BombBusters, seat: int) -> list[str | None]:
    stands = at(s, seat, seat)["stands"]
    return [w["wire"] for stand in stands for w in stand["wires"] if not w["open"]]


def truth(s: BombBusters) -> set[str]:
    return {text for seat in range(s.seats) for text in of_seat(s, seat)}


def test_m45_2_the_card_of_a_finished_number_leaves() -> None:
    s = calling("3 8 | 3 8 | 5 8* 9 | 5 8* 9", "card 8; deck 3; phase call")
    play(s, "0 snip", "0 cut:1B=8", ". card:3", "0 snip")
    play(s, "0 cut:1A=3")
    assert "card:8" not in draws(s)


def test_m45_2_a_finished_number_is_not_turned_from_the_deck() -> None:
    """Its card leaves wherever it lies."""
    s = on(45, "3 8 | 3 8 9 | 5 8* 9 | 5 8*", "card 3; deck 8 9; phase call")
    assert "card:8" in draws(play(s.clone(), "0 snip", "0 cut:1A=3"))
    s = on(45, "3 8* | 3 8* 9 | 5 8* 9 | 5 8*", "card 3; deck 9; phase call")
    play(s, "0 snip", "0 cut:1A=3", ". card:9", "1 snip", "1 cut:2C=9")
    assert "card:8" not in draws(s)


# Calling.


def test_m45_1_the_first_to_call_must_cut_that_value() -> None:
    s = calling()
    events = told(s, "1 snip")
    assert facts(events, "snipped") == [{"seat": 1}]
    assert (look(s)["cutter"], s.deciders()) == (1, [1])
    assert of_kind(s, "cut", 1) == {
        f"cut:{spot}=8" for spot in ("0A", "0B", "0C", "2A", "2B", "3A", "3B")
    }
    assert why(s, "1 cut:0A=3") == "M45-1"
    assert of_kind(s, "double", 1) == {"double:8"}


def test_m45_1_who_comes_second_is_too_late() -> None:
    s = play(calling(), "1 snip")
    assert refused(s, "0 snip") is not None


def test_m45_1_a_solo_cut_will_do() -> None:
    s = play(calling("3 8 8 | 3 12 | 5 9 | 5 9 12"), "0 snip")
    assert of_kind(s, "solo") == {"solo:8"}


def test_m45_1_the_captain_may_call_too() -> None:
    assert "snip" in choices(calling(), 0)


def test_d9_usually_only_holders_are_offered_the_call() -> None:
    s = calling()
    assert [("snip" in choices(s, seat)) for seat in range(4)] == [True, True, False, False]
    assert why(s, "2 snip") == "D9"
    assert "decline" in choices(s, 2)


FREE = f"option calls free; {CARDS}"


def test_m45_3_d9_b25_a_false_call_moves_the_dial_and_ends_the_turn() -> None:
    s = calling(HANDS, FREE)
    events = told(s, "2 snip")
    assert facts(events, "false-call") == [{"seat": 2, "value": "8"}]
    assert (lives(s), phase(s)) == (3, "card")
    assert "card:8" not in draws(s)


def test_m45_3_a_true_call_is_no_false_one() -> None:
    s = calling(HANDS, FREE)
    assert "false-call" not in keys(told(s, "0 snip"))
    assert lives(s) == 4


def test_m45_3_r12_a_false_call_can_be_the_last_mistake() -> None:
    s = calling(HANDS, f"{FREE}; lives 1")
    assert boom(told(s, "2 snip")) == "dial"


# The window.


def test_d10_there_is_a_window_to_call_in() -> None:
    s = calling(HANDS, f"{CARDS}; window 7")
    assert (s.due(), look(s)["props"]["calls"]["window"]) == (7, 7)
    play(s, "* wait:3")
    assert (s.due(), look(s)["props"]["calls"]["window"], phase(s)) == (4, 4, "call")
    play(s, "* wait:4")
    assert (phase(s), s.deciders(), s.due()) == ("appoint", [0], NEVER)


def test_d10_when_all_decline_the_captain_appoints() -> None:
    s = calling()
    play(s, "3 decline", "1 decline", "0 decline")
    assert (phase(s), s.deciders()) == ("call", [2])
    assert sorted(look(s)["props"]["calls"]["declined"]) == [0, 1, 3]
    play(s, "2 decline")
    assert (phase(s), s.deciders()) == ("appoint", [0])


def test_d10_with_every_card_all_are_asked_anew() -> None:
    s = calling(HANDS, f"{CARDS}; window 7")
    play(s, "2 decline", "* wait:3", "0 snip", "0 cut:1B=8", ". card:9")
    assert (s.deciders(), look(s)["props"]["calls"]["declined"]) == ([0, 1, 2, 3], [])
    assert s.due() > 7


def test_d10_calmly_there_is_no_clock() -> None:
    s = calling(HANDS, f"option clock calm; {CARDS}")
    assert s.due() == NEVER


def test_d10_who_has_no_wires_is_not_asked() -> None:
    s = calling("3* | 3* 8 12 | 5 8 9 | 5 9 12")
    assert s.deciders() == [1, 2, 3]


def test_d10_a_captain_without_wires_still_appoints() -> None:
    s = calling("3* | 3* 8 12 | 5 8 9 | 5 9 12")
    play(s, "1 decline", "2 decline", "3 decline")
    assert (phase(s), s.deciders()) == ("appoint", [0])
    assert choices(s) == {"appoint:1", "appoint:2", "appoint:3"}


# The appointment.


def appointing(hands: str = HANDS, more: str = "") -> BombBusters:
    return on(45, hands, f"card 8; deck 3 5 9 12; phase appoint; {more}")


def test_m45_4_the_captain_appoints_anyone_or_itself() -> None:
    s = appointing()
    assert choices(s) == {f"appoint:{seat}" for seat in range(4)}
    events = told(s, "0 appoint:1")
    assert fact(events, "appointed") == {"seat": 0, "to": 1}
    assert (look(s)["cutter"], s.deciders()) == (1, [1])


def test_m45_4_who_lacks_the_value_places_a_token_and_the_dial_moves() -> None:
    s = appointing()
    events = told(s, "0 appoint:2")
    assert facts(events, "lacked") == [{"seat": 2, "value": "8"}]
    assert (phase(s), s.deciders()) == ("penalty", [2])
    assert choices(s, 2) == {"token:2A", "token:2B"}
    events += told(s, "2 token:2B")
    assert fact(events, "tagged") == {"owner": 2, "place": "B", "value": "9", "why": "penalty"}
    assert fact(events, "dialled")["lives"] == 3
    assert (tokens(s, 2), lives(s), phase(s)) == ({"B": "9"}, 3, "card")


def test_d11_the_penalty_token_tells_the_truth_of_a_blue_wire() -> None:
    s = play(appointing("3 8 9 | 3 8 12 | 5 6.5 9* | 5 9* 12"), "0 appoint:2")
    assert choices(s, 2) == {"token:2A"}
    assert why(s, "2 token:2B") == "D11"
    assert why(s, "2 skip") == "D11"
    assert why(s, "2 reveal") == "not-now"


def test_d12_who_holds_only_reds_reveals_them_without_a_penalty() -> None:
    s = appointing("3 8 9 | 3 8 12 | 6.5 | 9 12")
    events = told(s, "0 appoint:2")
    assert fact(events, "reds-revealed")["seat"] == 2
    assert lives(s) == 4
    assert at(s, 2)["closed"] == 0


def test_m45_4_who_has_no_wires_is_not_appointed() -> None:
    s = appointing("3 8 9 | 3 8 12 | 5* | 5* 9 12")
    assert choices(s) == {"appoint:0", "appoint:1", "appoint:3"}
    assert refused(s, "0 appoint:2") is not None


# Only reds.

REDS = "3 8 9 | 3 8 12 | 6.5 | 9 12"


def test_m45_5_b8_who_holds_only_reds_calls_to_reveal_and_the_card_stays() -> None:
    s = calling(REDS)
    (call,) = choices(s, 2) - {"decline"}
    events = told(s, f"2 {call}")
    assert fact(events, "reds-revealed")["seat"] == 2
    assert (look(s)["props"]["deck"]["card"], phase(s), lives(s)) == (8, "call", 4)
    assert hand(s, 2) == "6.5*"
    assert 2 not in s.deciders()


def test_m45_5_who_holds_more_than_reds_does_not() -> None:
    assert kinds(calling("3 8 9 | 3 8 12 | 5 6.5 | 5 9 12"), 2) == {"decline"}


def test_m45_5_reds_are_revealed_also_once_somebody_has_called() -> None:
    s = on(45, "4 4 | 4 4 | 9.5", "markers 9.5; card 4; deck 9; phase call")
    play(s, "0 snip")
    assert refused(s, "1 reveal") is not None
    assert fact(told(s, "2 reveal"), "reds-revealed")["seat"] == 2
    assert (phase(s), s.deciders()) == ("turn", [0])
    play(s, "0 cut:1A=4")


def test_m45_5_reds_are_revealed_also_while_the_captain_appoints() -> None:
    s = on(45, REDS, "card 8; deck 9; phase appoint")
    assert kinds(s, 2) == {"reveal"}
    play(s, "2 reveal")
    assert (phase(s), s.deciders()) == ("appoint", [0])
    assert refused(s, "0 appoint:2") is not None


def test_b8_when_no_card_is_left_the_game_waits_for_the_reds() -> None:
    s = on(45, "8 | 8 | 6.5 8* | 8*", "card 8; phase call")
    play(s, "0 snip", "0 cut:1A=8")
    assert s.outcome() is None
    assert s.deciders() == [2]
    (only,) = choices(s, 2)
    assert keys(told(s, f"2 {only}"))[-1] == "defused"
    assert won(s)


# The cutter's cards.


def test_b7_detectors_and_the_stabilizer_belong_to_who_cuts() -> None:
    s = calling("3 8 9* | 3 8 9* 12 | 5 8 | 5 8 12", f"{CARDS}; equipment stabilizer")
    play(s, "1 snip", "1 stabilizer")
    events = told(s, "1 cut:0A=8")
    assert "missed" in keys(events)
    assert lives(s) == 4
    assert not look(s)["stable"]


def test_m45_1_a_miss_is_a_miss() -> None:
    s = play(calling(), "0 snip", "0 cut:1A=8")
    assert (tokens(s, 1), lives(s), phase(s)) == ({"A": "3"}, 3, "card")


def test_m45_4_who_hands_the_value_away_lacks_it() -> None:
    s = calling("2* 3 8 | 2* 3 12 | 5 8 9 | 5 9 12", f"{CARDS}; equipment walkie")
    play(s, "0 snip", "0 walkie:0C>1")
    assert facts(told(s, "1 hand:1C"), "lacked") == [{"seat": 0, "value": "8"}]
    assert (phase(s), s.deciders()) == ("penalty", [0])
    play(s, "0 token:0B")
    assert (lives(s), phase(s)) == (3, "card")
