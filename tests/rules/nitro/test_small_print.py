"""The small print: which rule says no, and what a flask is worth while little is known."""

from __future__ import annotations

from tests.rules.nitro.bench import bench, flask, laid, play, start, still, stopping, why

# Which rule says no.


def test_n18_who_has_stopped_is_told_why_a_second_stop_is_none() -> None:
    s = play(bench("G | - | -"), "0 stop")
    assert why(s, "0 stop") == "N18"
    assert why(s, f"0 {stopping(still(1))}") == "N18"


def test_b6_who_has_stopped_is_told_why_the_flask_rests() -> None:
    s = play(bench("G | - | -"), "0 stop")
    assert why(s, "0 tilt:n") == "B6"


# What a flask is worth.


def test_b10_while_the_formula_is_laid_no_flask_is_worth_anything() -> None:
    s = play(start(), ". lay:G8", ". lay:B9")
    assert [flask(s, seat)["worth"] for seat in (0, 1)] == [0, 0]
    assert [flask(laid(), seat)["worth"] for seat in (0, 1)] == [0, 0]
