"""The laws for what is done in secret, proved by bugs planted in Lantern's dark."""

from __future__ import annotations

from powderkeg.rules.core import Log, Move, Seat
from tests.contract.test_the_laws_themselves import (
    Patch,
    caught,
    nothing_is_told,
    nothing_shows,
    with_view,
)
from tests.lantern.dark import Dark
from tests.lantern.state import Lantern, LanternView


def test_a_secret_window_that_tells_whom_it_is_for_is_caught(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Dark, "secret", False)
    caught(nothing_shows, "who is awaited tells something hidden", "dark")


def test_a_secret_window_that_closes_when_all_have_answered_is_caught(monkeypatch: Patch) -> None:
    honest = Dark.play

    def play(self: Dark, s: Lantern, actor: Seat, move: Move, log: Log) -> None:
        honest(self, s, actor, move, log)
        if actor >= 0 and not self.deciders(s):
            self.close(s, log)

    monkeypatch.setattr(Dark, "play", play)
    caught(nothing_is_told, "notices what is done in secret", "dark")


def test_a_secret_window_that_is_longer_for_those_who_matter_is_caught(monkeypatch: Patch) -> None:
    def due(self: Dark, s: Lantern) -> int:
        return s.left if self.deciders(s) else 1

    monkeypatch.setattr(Dark, "due", due)
    caught(nothing_shows, "the clock tells something hidden", "dark")


def test_a_view_of_what_others_wish_in_secret_is_caught(monkeypatch: Patch) -> None:
    def show_wishes(s: Lantern, seen: LanternView) -> None:
        seen["answers"] = [seat for seat in range(s.seats) if s.wishes[seat] is not None]

    with_view(monkeypatch, show_wishes)
    caught(nothing_shows, "sees something hidden", "dark")


def test_a_silent_step_that_is_told_is_caught(monkeypatch: Patch) -> None:
    def show_half(s: Lantern, seen: LanternView) -> None:
        seen["half"] = "" if s.half is None else s.half.text

    with_view(monkeypatch, show_half)
    caught(nothing_shows, "sees something hidden", "dark")
