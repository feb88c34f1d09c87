"""The arena: ratings that mean something, and intervals that say how much."""

from __future__ import annotations

from powderkeg.research.arena import fixtures, ratings, standings
from powderkeg.research.fixtures import Fixture, Length, Result, length, play, shared_wins


def result(seed: str, bots: tuple[str, ...], *scores: float) -> Result:
    best = max(scores)
    shares = tuple((score == best) / scores.count(best) for score in scores)
    return Result(Fixture("verflixxt", (), bots, seed), scores, shares, 0, 0, 0, 0.0, "")


def test_every_bot_sits_everywhere_and_meets_the_same_dice() -> None:
    todo = fixtures("verflixxt", {}, ["a", "b", "c"], 3, 6, "x")
    assert [fixture.bots for fixture in todo[:3]] == [
        ("a", "b", "c"),
        ("b", "c", "a"),
        ("c", "a", "b"),
    ]
    assert [fixture.seed for fixture in todo] == ["x/0"] * 3 + ["x/1"] * 3


def test_three_wins_in_four_are_about_200_points() -> None:
    rated = ratings(["a", "b"], {("a", "b"): 300.0, ("b", "a"): 100.0})
    assert 185 < rated["a"] - rated["b"] < 195  # 400 · log10(3) = 190.8
    assert rated["a"] + rated["b"] == 3000


def test_who_always_wins_has_twice_the_fair_share() -> None:
    table = standings([result(str(n), ("a", "b"), 5.0, 1.0) for n in range(20)])
    assert [standing.bot for standing in table] == ["a", "b"]
    assert table[0].wins == (2.0, 2.0, 2.0)
    assert table[1].points == (1.0, 1.0, 1.0)


def test_an_even_match_has_an_interval_around_the_middle() -> None:
    games = [result(str(n), ("a", "b"), n % 2, 1 - n % 2) for n in range(40)]
    for standing in standings(games):
        assert standing.rating.low < 1500 < standing.rating.high
        assert abs(standing.rating.value - 1500) < 1


def test_a_length_is_told_without_the_shortest_and_the_longest_tenth() -> None:
    games = [result(str(n), ("a", "b"), 2.0, 1.0)._replace(rounds=n) for n in range(1, 21)]
    assert length(games) == Length(10.5, 3, 18)
    assert Length(10.5, 3, 18).told == "10.5 [3, 18]"


def test_rounds_are_counted_where_the_game_counts_them() -> None:
    counted = play(Fixture("zundstoff", (), ("random", "random"), "count"))
    uncounted = play(Fixture("verflixxt", (), ("random", "random"), "count"))
    assert counted.rounds > 5
    assert length([counted]) == (counted.rounds, counted.rounds, counted.rounds)
    assert length([uncounted]) is None


def test_shared_wins_are_those_of_rivals() -> None:
    alone = result("1", ("a", "b"), 2.0, 1.0)
    shared = result("2", ("a", "b"), 2.0, 2.0)
    together = alone._replace(shares=(1.0, 1.0))
    assert shared_wins([alone, shared, together, alone]) == 0.25
