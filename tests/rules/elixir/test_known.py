"""What one knows of other hands: what one has seen, as long as it must still be there."""

from __future__ import annotations

from powderkeg.rules.core import Seat
from powderkeg.rules.elixir.state import Elixir
from tests.rules.elixir.table import at, brew, kit, play

ONE = "left-boot odd-button"
TWO = "bent-spoon cracked-teapot"


def known(s: Elixir, seat: Seat, eye: Seat) -> str:
    return " ".join(at(s, seat, eye)["known"])


def seen(one: str, two: str, more: str = "", spells: str = "") -> Elixir:
    """Seat 0 has looked at the finds of seat 1."""
    s = brew(f"spyglass {more} | {one} | {two}", spells)
    return play(s, "0 use:spyglass", "0 at:1", "**")


def test_x63_o05_who_has_looked_knows_and_nobody_else() -> None:
    s = seen(ONE, TWO)
    assert known(s, 1, 0) == ONE
    assert known(s, 1, 2) == known(s, 1, -3) == known(s, 2, 0) == ""


def test_x63_giver_and_taker_know_where_it_is() -> None:
    s = brew(f"tax-drum | {ONE} | {TWO}")
    play(s, "0 use:tax-drum", "**", "1 give:odd-button", "2 give:bent-spoon")
    assert (known(s, 0, 1), known(s, 0, 2), known(s, 0, -3)) == ("odd-button", "bent-spoon", "")
    s = brew(f"fishing-rod moth-dust | {ONE} | {TWO}")
    play(s, "0 use:fishing-rod", "0 at:1", "**", ". lose:left-boot")
    assert (known(s, 0, 1), known(s, 0, 2)) == ("left-boot", "")


def test_x63_what_may_have_left_is_known_no_more() -> None:
    s = brew(f"spyglass | {ONE} moth-dust moth-dust | {kit('219')}", "| | 219")
    play(s, "0 use:spyglass", "0 at:1", "**", "0 end", "**", ".", "1 end", "**", ".")
    assert known(s, 1, 0) == "left-boot moth-dust moth-dust odd-button"
    play(s, "2 cast:219", "**", "1 give:odd-button")
    assert known(s, 1, 0) == "moth-dust"
    assert known(s, 1, 2) == ""


def test_x63_what_is_played_before_all_eyes_is_taken_off() -> None:
    s = seen(f"bottomless-sack {ONE}", TWO)
    play(s, "0 end", "**", ".", "1 use:bottomless-sack")
    assert known(s, 1, 0) == ONE


def test_x63_202_knowledge_goes_with_the_hands() -> None:
    s = seen(ONE, TWO, more=f"{kit('202')} moth-dust", spells="202")
    play(s, "0 cast:202", "**", "0 left")
    assert known(s, 1, 0) == "moth-dust"
    assert known(s, 2, 0) == ONE
    assert known(s, 2, 1) == ONE
    assert known(s, 1, 2) == ""
    assert known(s, 0, 2) == TWO


def test_x63_405_of_a_hand_that_is_gone_nothing_is_known() -> None:
    s = seen(ONE, TWO, more=kit("405"), spells="405")
    play(s, "0 cast:405", "**", ".")
    assert known(s, 1, 0) == ""
