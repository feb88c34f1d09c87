"""Mission 25: numbers may not be spoken."""

from __future__ import annotations

from tests.rules.bombbusters.table import look, run_to, start


def test_m25_1_m25_2_values_are_chosen_on_the_table_so_nobody_can_say_one() -> None:
    s = start(4, 25)
    run_to(s, "turn")
    assert look(s)["props"] == {}
    assert look(s)["reds"] == 2
