"""Mission 50: no markers, and tokens beside the stand."""

from __future__ import annotations

import pytest

from powderkeg.rules.bombbusters import GAME
from powderkeg.rules.core import WATCHER
from tests.rules.acts import facts, keys
from tests.rules.bombbusters.table import (
    agreed,
    at,
    lives,
    look,
    of_kind,
    on,
    play,
    run_to,
    start,
    tokens,
    told,
    wire,
)

HANDS = "3 8 9 | 3 8 9 | 4 6.5 8 | 4 7.1 8"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_m50_1_there_are_no_markers(seats: int) -> None:
    s = start(seats, 50)
    events = run_to(s, "turn")
    assert look(s)["markers"] is None
    assert all(look(s, eye)["markers"] is None for eye in range(seats))
    assert len(facts(events, "drawn")) == (7 if seats == 2 else 4)


def test_m50_1_there_are_no_validation_tokens() -> None:
    s = on(50, "8 9 | 8 9 | 3 8* | 3 8*")
    events = told(s, "0 cut:1A=8")
    assert "validated" not in keys(events)
    assert not any(number["validated"] for number in look(s)["numbers"])


def test_m50_2_d24_a_miss_is_pointed_at_for_a_moment_and_told_beside_the_stand() -> None:
    s = on(50, HANDS)
    events = told(s, "0 cut:1B=9")
    assert facts(events, "pointed") == [{"owner": 1, "place": "B", "value": "8", "why": "miss"}]
    assert facts(events, "set-aside") == [{"owner": 1, "side": 1, "value": "8"}]
    assert "tagged" not in keys(events)
    assert [stand["beside"] for stand in at(s, 1)["stands"]] == [["8"]]
    assert tokens(s, 1) == {}
    assert lives(s) == 3


def test_d24_the_table_does_not_remember_where_it_was() -> None:
    one = play(on(50, "3 8 9 | 3 8 8 | 4 6.5 9 | 4 7.1 8"), "0 cut:1B=9")
    other = play(on(50, "3 8 9 | 3 8 8 | 4 6.5 9 | 4 7.1 8"), "0 cut:1C=9")
    for eye in (0, 2, WATCHER):
        assert one.view(eye)["seats"] == other.view(eye)["seats"]


def test_d24_what_is_pointed_at_is_fleeting() -> None:
    kept = [event.key for event in told(on(50, HANDS), "0 cut:1B=9") if not event.fleeting]
    assert kept == ["set-aside", "dialled", "turn-began"]
    elsewhere = told(on(4, HANDS), "0 cut:1B=9")
    assert not any(event.fleeting for event in elsewhere)


def test_m50_2_each_stand_has_its_own_side() -> None:
    s = on(50, "3 8 / 9 9 | 3 9 / 8 9", "seats 2")
    events = told(s, "0 cut:1a=9")
    assert facts(events, "set-aside") == [{"owner": 1, "side": 2, "value": "8"}]
    assert [stand["beside"] for stand in at(s, 1)["stands"]] == [[], ["8"]]


def test_m50_2_a_yellow_too() -> None:
    s = on(50, HANDS)
    assert facts(told(s, "0 cut:3B=9"), "set-aside")[0]["value"] == "yellow"


def test_m50_2_after_a_detector_too() -> None:
    s = play(on(50, HANDS), "0 double:9", "0 at:1A", "0 at:1B")
    events = told(s, "1 tag:1B")
    assert facts(events, "set-aside") == [{"owner": 1, "side": 1, "value": "8"}]
    assert tokens(s, 1) == {}


def test_m50_2_tokens_gather() -> None:
    s = play(on(50, HANDS, "beside | 3"), "0 cut:1B=9")
    assert sorted(at(s, 1)["stands"][0]["beside"]) == ["3", "8"]


def test_m50_3_d23_a_post_it_stays_before_its_wire() -> None:
    s = on(50, "3 4* 8 9 | 3 4* 8 9 | 4 6.5 8 | 4 7.1 8", "equipment post-it")
    events = told(s, "0 post-it:0C")
    assert facts(events, "tagged") == [{"owner": 0, "place": "C", "value": "8", "why": "post-it"}]
    assert wire(s, "0C")["token"] == "8"
    assert at(s, 0)["stands"][0]["beside"] == []


def test_m50_3_labels_stay_too() -> None:
    s = on(50, "3 8 8 12* | 3 12* | 4 6.5 8 | 4 7.1 8", "equipment alike")
    play(s, "0 alike:0B")
    assert wire(s, "0B")["label"] == "alike"


def test_m50_1_equipment_is_unlocked_as_ever() -> None:
    s = on(50, HANDS, "equipment radar")
    assert facts(told(s, "0 cut:1B=8"), "unlocked") == [{"equipment": "radar"}]


def test_r8_yellows_are_cut_as_ever() -> None:
    s = on(50, "3 5.1 8 9 | 3 8 9 | 4 6.5 8 | 4 7.1 8")
    assert of_kind(s, "cut") >= {"cut:3B=yellow"}
    assert "cut" in keys(told(s, "0 cut:3B=yellow"))


@pytest.mark.parametrize("aid", ["values", "odds"])
def test_m50_1_the_aid_would_remember_for_everyone(aid: str) -> None:
    problem = GAME.refusal(agreed(4, 50, aid=aid))
    assert problem is not None
    assert problem.rule.key == "M50-1"
    assert GAME.refusal(agreed(4, 49, aid=aid)) is None
