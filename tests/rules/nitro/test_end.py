"""Seven rounds, and who has mixed best."""

from __future__ import annotations

from tests.rules.nitro.bench import (
    at,
    bench,
    can,
    facts,
    history,
    laid,
    lay,
    load_all,
    phase,
    play,
    scores,
    stop_in_turn,
    winners,
)


def last_round(held: str, beaks: str) -> tuple[list[int], list[int]]:
    """The seventh round, in which seats stop in their order: winners and scores."""
    s = bench(beaks, more=f"{history(held, 7)}; poop {held.count('|')}")
    stop_in_turn(s)
    assert phase(s) == "over"
    return winners(s), scores(s)


def test_b17_there_are_seven_rounds_and_then_all_cards_are_spent() -> None:
    s = laid(2)
    for number in range(1, 8):
        assert (at(s)["round"], at(s)["rounds"]) == (number, 7)
        play(load_all(s), "* wait:3")
        stop_in_turn(s)
        lay(s)
    assert phase(s) == "over"
    assert at(s)["box"] + sum(len(seat["cards"]) for seat in at(s)["seats"]) == 35
    assert s.outcome() is not None
    assert not s.actors()


def test_b17_after_six_rounds_there_is_one_more() -> None:
    s = bench("- | -", more=f"{history('- | -', 6)}; poop 0")
    stop_in_turn(s)
    assert (phase(s), at(s)["round"]) == ("lay", 7)
    assert len(s.chances()) == 5


def test_b17_the_last_card_of_each_pile_comes_last() -> None:
    s = bench("- | -", more=f"{history('- | -', 6)}; poop 0")
    stop_in_turn(s)
    assert {move.text[4] for move in s.chances()} == set("GBRYP")


def test_b18_the_highest_sum_wins() -> None:
    won, points = last_round("G11 B7 | R11 Y11", "- | -")
    assert (won, points) == ([1], [18, 22])


def test_b18_what_the_last_round_brings_counts() -> None:
    assert last_round("G11 | R11 | B11", "- | G | -") == ([1], [11, 19, 11])


def test_b18_it_is_the_sum_and_not_the_number_of_cards() -> None:
    assert last_round("G1 B1 R1 P2 | Y11", "- | -") == ([1], [5, 11])


def test_t1_with_equal_sums_more_cards_win() -> None:
    assert last_round("G11 | B6 Y5 | R11", "- | - | -")[0] == [1]
    assert last_round("G11 | Y5 B6 | R1 G10", "- | - | -")[0] == [1, 2]


def test_t1_with_equal_sums_and_cards_the_win_is_shared() -> None:
    assert last_round("G11 | B11", "- | -") == ([0, 1], [11, 11])
    assert last_round("- | - | - | -", "- | - | - | -") == ([0, 1, 2, 3], [0, 0, 0, 0])


def test_t1_cards_do_not_help_who_has_less() -> None:
    assert last_round("G1 B1 R1 P5 | R9", "- | -")[0] == [1]


def test_b18_winners_are_told_and_nobody_acts_any_more() -> None:
    s = bench("- | -", more=f"{history('G11 | B11', 7)}; poop 1")
    events = stop_in_turn(s)
    assert [each["seat"] for each in facts(events, "won-game")] == [0, 1]
    assert s.actors() == []
    assert not can(s, "0 stop") and not can(s, "1 tilt:n")
    outcome = s.outcome()
    assert outcome is not None
    assert outcome.scores == [11, 11]
    assert outcome.teams == [0, 1]


def test_b18_the_sum_alone_decides_or_the_cards_do_as_the_outcome_says() -> None:
    plain = bench("- | -", more=f"{history('G11 | B1', 7)}; poop 1")
    tied = bench("- | -", more=f"{history('G11 | B6 Y5', 7)}; poop 1")
    for s, why in ((plain, "B18"), (tied, "T1")):
        stop_in_turn(s)
        outcome = s.outcome()
        assert outcome is not None
        assert outcome.why.key == why
